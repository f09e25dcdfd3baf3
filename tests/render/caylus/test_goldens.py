"""Pictures that were judged good stay as they are.

``python -m tests.render.caylus.test_goldens`` draws them anew: look at each before it is kept.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.caylus import ARTIST
from render.core.scene import ALL_LAYOUTS, BROAD, TALL, WIDE, Layout, Marks
from rules.caylus.view import View
from tests.render.caylus import samples
from tests.render.pictures import LARGEST, differs, distance, keep, reduced

FOLDER = Path(__file__).parent / "goldens"

PLACING = Marks(names=("Anna", "王小明"), chosen=("place",), targets=("castle", "gate", "inn", "1", "4", "8", "16"))
BUILDING = Marks(names=samples.MARKS.names, chosen=("build",), targets=("mason", "bank", "statue"))
GOLDENS: dict[str, tuple[str, View, Marks, str, Layout]] = {
    "start": ("board", samples.start(2), PLACING, "en", WIDE),
    "crowded": ("board", samples.crowded(5), samples.BUSY, "cs", WIDE),
    "tall": ("board", samples.middle(3, "effect"), samples.MARKS, "cs", TALL),
    "broad": ("board", samples.crowded(5), samples.BUSY, "en", BROAD),
    "buildings": ("buildings", samples.middle(4), BUILDING, "en", WIDE),
    "tall-buildings": ("buildings", samples.crowded(3), samples.MARKS, "cs", TALL),
}


def drawn(picture: str, view: View, marks: Marks, language: str, layout: Layout) -> Image.Image:
    return ARTIST.draw(picture, view, marks, Words(language), layout)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_judged_good_stays_as_it_is(name: str) -> None:
    assert differs(drawn(*GOLDENS[name]), FOLDER / f"{name}.webp") <= LARGEST


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


@pytest.fixture(scope="module", params=ALL_LAYOUTS)
def before(request: pytest.FixtureRequest) -> tuple[Layout, Image.Image]:
    return request.param, reduced(drawn("board", CROWDED, samples.MARKS, "en", request.param))


@pytest.mark.parametrize("change", CHANGES)
def test_the_comparison_sees_every_change(change: str, before: tuple[Layout, Image.Image]) -> None:
    layout, image = before
    assert CHANGES[change] != CROWDED
    assert distance(image, reduced(drawn("board", CHANGES[change], samples.MARKS, "en", layout))) > 2 * LARGEST


def test_the_comparison_sees_a_step_less(before: tuple[Layout, Image.Image]) -> None:
    layout, _ = before
    fewer = msgspec.structs.replace(samples.BUSY, events=samples.BUSY.events[:-1])
    shown = [reduced(drawn("board", CROWDED, marks, "en", layout)) for marks in (samples.BUSY, fewer)]
    assert distance(*shown) > 2 * LARGEST


def test_the_same_position_is_the_same_picture(before: tuple[Layout, Image.Image]) -> None:
    layout, image = before
    assert distance(image, reduced(drawn("board", CROWDED, samples.MARKS, "en", layout))) == 0


if __name__ == "__main__":
    for name, scene in GOLDENS.items():
        keep(drawn(*scene), FOLDER / f"{name}.webp")
