"""What the pictures of Mexica are compared by."""

from __future__ import annotations

from dataclasses import replace

from render.core.scene import BROAD, LAYOUTS, TALL, Marks
from rules.mexica.state import Bridge, Building
from rules.mexica.view import View
from tests.render.goldens import Compared, Scene, with_marks
from tests.render.mexica.samples import MARKS, crowded, middle, start, voting, with_district, with_player

DIGGING = Marks(names=("Anna", "王小明"), chosen=("double",), targets=("C4-D4", "C4-C5", "J10-K10"))
GOLDENS = {
    "start": Scene(start(2), DIGGING),
    "middle": Scene(middle(3), with_marks(MARKS, events=()), language="cs"),
    "crowded": Scene(crowded(4), MARKS),
    "tall": Scene(crowded(4), with_marks(MARKS, events=()), language="cs", layout=TALL),
    "broad": Scene(crowded(4), MARKS, layout=BROAD),
}

CROWDED = crowded(4)


def building(square: str, **changes: int) -> View:
    """Returns the crowded view with one building changed; sums of districts stay as they were."""
    changed = (replace(one, **changes) if one.square == square else one for one in CROWDED.buildings)
    return replace(CROWDED, buildings=tuple(changed))


def moved(square: str, target: str) -> View:
    """Returns the crowded view with one building on another square."""
    changed = (replace(one, square=target) if one.square == square else one for one in CROWDED.buildings)
    return replace(CROWDED, buildings=tuple(changed))


CHANGES: dict[str, View] = {
    "a figure one square further": with_player(CROWDED, 3, figure="E3"),
    "a figure on a bridge": with_player(CROWDED, 2, figure="G10"),
    "a figure not yet placed": with_player(CROWDED, 0, figure=""),
    "two figures changed": with_player(with_player(CROWDED, 0, figure="A11"), 1, figure="D6"),
    "a building one square further": moved("K12", "K11"),
    "a building of another value": building("M12", value=3),
    "a building of another seat": building("K12", seat=3),
    "a building more": replace(CROWDED, buildings=(*CROWDED.buildings, Building(square="J9", value=1, seat=0))),
    "a neutral building": replace(CROWDED, buildings=(*CROWDED.buildings, Building(square="J9", value=1))),
    "a canal more": replace(CROWDED, canals=(*CROWDED.canals, ("J10",))),
    "two tiles for one": replace(CROWDED, canals=tuple((one,) for tile in CROWDED.canals for one in tile)),
    "a bridge less": replace(CROWDED, bridges=CROWDED.bridges[1:]),
    "a bridge that lies the other way": replace(
        CROWDED, bridges=(Bridge(square="N10", direction="v"), *CROWDED.bridges[1:])
    ),
    "a calpulli on another square": with_district(CROWDED, "D7", calpulli="D5"),
    "another founder": with_district(CROWDED, "D7", founder=2),
    "a district not founded": with_district(CROWDED, "P10", founder=None, calpulli=""),
    "another leader": with_district(CROWDED, "P7", totals=(0, 5, 0, 3)),
    "a sum of another figure": with_district(CROWDED, "D7", totals=(3, 3, 0, 9)),
    "a point more": with_player(CROWDED, 3, score=21),
    "a token more": with_player(CROWDED, 1, tokens=3),
    "a building more to be built": with_player(CROWDED, 1, buildings=(0, 0, 1, 0)),
    "an action point less": replace(CROWDED, points=1),
    "another seat's turn": replace(CROWDED, active=2),
    "another round": replace(CROWDED, round=24),
    "not yet the last round": replace(CROWDED, last_round=not CROWDED.last_round),
    "a double canal less": replace(CROWDED, doubles=11),
    "a single canal less": replace(CROWDED, singles=3),
    "a bridge in the supply": replace(CROWDED, spare_bridges=1),
    "a token less in the supply": replace(CROWDED, spare_tokens=6),
    "a calpulli on display": replace(CROWDED, display=(12,)),
}


VOTING = voting(4)
VOTING_CHANGES: dict[str, View] = {
    "another calpulli proposed": replace(VOTING, proposed=VOTING.display[0]),
    "an answer given": replace(VOTING, waiting=(2, 3)),
    "another calpulli on display": replace(VOTING, display=(*VOTING.display[:-2], 9, VOTING.display[-1])),
    "another calpulli of the second half": replace(VOTING, later=(*VOTING.later[:-1], 13)),
    "an area almost enclosed": replace(VOTING, almost=start(2).almost),
}


COMPARED = (
    Compared(Scene(CROWDED, MARKS), CHANGES),
    Compared(Scene(CROWDED, MARKS), {"a step less": with_marks(MARKS, events=MARKS.events[:-1])}),
    Compared(Scene(VOTING), VOTING_CHANGES, LAYOUTS),
)
