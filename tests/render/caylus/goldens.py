"""What the pictures of Caylus are compared by."""

from __future__ import annotations

from dataclasses import replace

from render.core.scene import ALL_LAYOUTS, BROAD, TALL, Marks
from rules.caylus.view import View
from tests.render.caylus import samples
from tests.render.goldens import Compared, Scene, with_marks

PLACING = Marks(names=("Anna", "王小明"), chosen=("place",), targets=("castle", "gate", "inn", "1", "4", "8", "16"))
BUILDING = Marks(names=samples.MARKS.names, chosen=("build",), targets=("mason", "bank", "statue"))
GOLDENS = {
    "start": Scene(samples.start(2), PLACING),
    "crowded": Scene(samples.crowded(5), samples.BUSY, language="cs"),
    "tall": Scene(samples.middle(3, "effect"), samples.MARKS, language="cs", layout=TALL),
    "broad": Scene(samples.crowded(5), samples.BUSY, layout=BROAD),
    "buildings": Scene(samples.middle(4), BUILDING, picture="buildings"),
    "tall-buildings": Scene(samples.crowded(3), samples.MARKS, picture="buildings", language="cs", layout=TALL),
}

CROWDED = samples.with_space(samples.crowded(5), 20, building="mason", owner=0, worker=2)
CROWDED = samples.with_space(CROWDED, 11, building="bank", owner=1, worker=None)
CROWDED = samples.with_space(CROWDED, 26, building="tailor", owner=3, worker=4)
CROWDED = samples.with_place(samples.with_place(CROWDED, "castle", 0, 1), "stables", 2, 3)
CROWDED = samples.with_player(
    CROWDED, 2, score=58, deniers=8, goods=(2, 0, 4, 1, 11), workers=3, levels=(1, 2, 3, 0), used=(), delivered=None
)
CHANGES: dict[str, View] = {
    "a worker of another seat": samples.with_space(CROWDED, 20, worker=3),
    "a worker one space further": samples.with_space(samples.with_space(CROWDED, 11, worker=2), 20, worker=None),
    "a worker less in the dusk": samples.with_space(CROWDED, 26, worker=None),
    "a building of another owner": samples.with_space(CROWDED, 20, owner=4),
    "another building": samples.with_space(CROWDED, 20, building="wood_sawmill"),
    "a residence to come": samples.with_space(CROWDED, 20, reserved=0),
    "a residence to come of another seat": samples.with_space(CROWDED, 20, reserved=3),
    "a worker more in the castle": samples.with_place(CROWDED, "castle", 0, 1, 4),
    "another order in the stables": samples.with_place(CROWDED, "stables", 3, 2),
    "another resident of the inn": replace(CROWDED, resident=((CROWDED.resident or 0) + 1) % 5),
    "the provost one space further": replace(CROWDED, provost=22),
    "the bailiff one space back": replace(CROWDED, bailiff=18),
    "another turn order": replace(CROWDED, order=(*CROWDED.order[1:], CROWDED.order[0])),
    "a seat less on the bridge": replace(CROWDED, passed=CROWDED.passed[:-1]),
    "a part more in the towers": samples.with_parts(CROWDED, 2, *CROWDED.sections[2].parts, 0),
    "a part of another seat": samples.with_parts(CROWDED, 0, 4, *CROWDED.sections[0].parts[1:]),
    "a marker one column further": samples.with_player(CROWDED, 2, levels=(1, 3, 3, 0)),
    "a line that is used up": samples.with_player(CROWDED, 2, used=("resources",)),
    "a column less open": replace(CROWDED, limit=4),
    "a point more": samples.with_player(CROWDED, 2, score=59),
    "a denier more": samples.with_player(CROWDED, 2, deniers=9),
    "a cube more": samples.with_player(CROWDED, 2, goods=(2, 0, 4, 2, 11)),
    "the first cube of a kind": samples.with_player(CROWDED, 2, goods=(2, 1, 4, 1, 11)),
    "a worker more at home": samples.with_player(CROWDED, 2, workers=4),
    "a denier more each round": samples.with_player(CROWDED, 2, income=CROWDED.players[2].income + 1),
    "a batch handed in": samples.with_player(CROWDED, 0, delivered=1),
    "another seat's turn": replace(CROWDED, active=((CROWDED.active or 0) + 1) % 5),
}


COMPARED = (
    Compared(Scene(CROWDED, samples.MARKS), CHANGES, ALL_LAYOUTS),
    Compared(
        Scene(CROWDED, samples.BUSY),
        {"a step less": with_marks(samples.BUSY, events=samples.BUSY.events[:-1])},
        ALL_LAYOUTS,
    ),
)
