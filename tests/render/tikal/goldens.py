"""What the pictures of Tikal are compared by."""

from __future__ import annotations

from dataclasses import replace

from render.core.scene import ALL_LAYOUTS, BROAD, TALL, Marks
from rules.tikal.view import View
from tests.render.goldens import Compared, Scene, with_marks
from tests.render.tikal.samples import MARKS, auction, crowded, start, with_player, with_space

PLACING = Marks(names=("Anna", "王小明"), chosen=("place",), targets=("a3", "b3", "c4", "c5"))
GOLDENS = {
    "start": Scene(start(2), PLACING),
    "auction": Scene(auction(3), with_marks(MARKS, events=()), language="cs"),
    "crowded": Scene(crowded(4), MARKS),
    "tall": Scene(auction(3), MARKS, language="cs", layout=TALL),
    "broad": Scene(crowded(4), MARKS, layout=BROAD),
    "broad-two": Scene(crowded(2), MARKS, layout=BROAD),
}

CROWDED = crowded(4)
CHANGES: dict[str, View] = {
    "a worker one space further": with_space(
        with_space(CROWDED, "a1", workers=(2, 6, 0, 0)), "a2", workers=(1, 0, 3, 0)
    ),
    "a worker more": with_space(CROWDED, "a2", workers=(0, 0, 4, 0)),
    "a worker more in a numbered group": with_space(CROWDED, "a1", workers=(3, 7, 0, 0)),
    "a leader elsewhere": with_space(with_space(CROWDED, "a1", leaders=()), "b4", leaders=(1,)),
    "workers of another seat": with_space(CROWDED, "b4", workers=(0, 0, 0, 3)),
    "a guard instead of a majority": with_space(CROWDED, "a2", guard=2, guard_figure="worker"),
    "a stone more": with_space(CROWDED, "h1", stones=(0, 0, 1, 0, 0, 3)),
    "a level more": with_space(CROWDED, "c5", value=4),
    "a treasure more": with_space(CROWDED, "b2", treasures=2),
    "a camp of another seat": with_space(CROWDED, "a1", camp=1),
    "a point more": with_player(CROWDED, 3, score=128),
    "a gain of another figure": with_player(CROWDED, 0, gained=32),
    "a worker more in the supply": with_player(CROWDED, 1, workers=2),
    "a guard more": with_player(CROWDED, 0, guards=1),
    "another motif": with_player(CROWDED, 2, treasures=("m1", "m3", "m3", "m5", "m6", "m7")),
    "a third of a motif": with_player(CROWDED, 2, treasures=("m2", "m3", "m3", "m3", "m5", "m6", "m7")),
    "an action point less": replace(CROWDED, points=9),
    "another seat's turn": replace(CROWDED, active=3),
    "a temple level less": replace(CROWDED, squares=(0, 0, 0, 2, 2, 1, 1, 0, 0)),
}


AUCTION = auction(3)
AUCTION_CHANGES: dict[str, View] = {
    "a higher bid": replace(AUCTION, bids=(0, 13, 4)),
    "another highest bidder": replace(AUCTION, bids=(0, 4, 12)),
    "a bidder who has passed": replace(AUCTION, bids=(0, 12, 0), passed=(2,)),
    "an indicator not turned yet": with_player(AUCTION, 0, moved=False),
    "another tile on display": replace(AUCTION, display=("D2", "D3")),
}


COMPARED = (
    Compared(Scene(CROWDED, MARKS), CHANGES),
    Compared(Scene(CROWDED, MARKS), {"a step less": with_marks(MARKS, events=MARKS.events[:-1])}),
    Compared(Scene(AUCTION), AUCTION_CHANGES, ALL_LAYOUTS),
)
