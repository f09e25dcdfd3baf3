"""Pictures that were judged good stay as they are.

``python -m tests.render.tikal.test_goldens`` draws them anew: look at each before it is kept.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.core.scene import ALL_LAYOUTS, BROAD, TALL, WIDE, Layout, Marks
from render.tikal.board import draw
from rules.tikal.view import View
from tests.render.pictures import LARGEST, differs, distance, keep, reduced
from tests.render.tikal.samples import MARKS, auction, crowded, start, with_player, with_space

FOLDER = Path(__file__).parent / "goldens"

PLACING = Marks(names=("Anna", "王小明"), chosen=("place",), targets=("a3", "b3", "c4", "c5"))
GOLDENS: dict[str, tuple[View, Marks, str, Layout]] = {
    "start": (start(2), PLACING, "en", WIDE),
    "auction": (auction(3), msgspec.structs.replace(MARKS, events=()), "cs", WIDE),
    "crowded": (crowded(4), MARKS, "en", WIDE),
    "tall": (auction(3), MARKS, "cs", TALL),
    "broad": (crowded(4), MARKS, "en", BROAD),
}


def drawn(view: View, marks: Marks, language: str, layout: Layout = WIDE) -> Image.Image:
    return draw(view, marks, Words(language), layout)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_judged_good_stays_as_it_is(name: str) -> None:
    assert differs(drawn(*GOLDENS[name]), FOLDER / f"{name}.webp") <= LARGEST


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


@pytest.mark.parametrize("layout", ALL_LAYOUTS)
@pytest.mark.parametrize("change", AUCTION_CHANGES)
def test_the_comparison_sees_every_change_of_an_auction(change: str, layout: Layout) -> None:
    pictures = [reduced(drawn(view, Marks(), "en", layout)) for view in (AUCTION, AUCTION_CHANGES[change])]
    assert distance(*pictures) > 2 * LARGEST


@pytest.fixture(scope="module")
def before() -> Image.Image:
    return reduced(drawn(CROWDED, MARKS, "en"))


@pytest.mark.parametrize("change", CHANGES)
def test_the_comparison_sees_every_change(change: str, before: Image.Image) -> None:
    assert CHANGES[change] != CROWDED
    assert distance(before, reduced(drawn(CHANGES[change], MARKS, "en"))) > 2 * LARGEST


def test_the_comparison_sees_a_step_less(before: Image.Image) -> None:
    fewer = msgspec.structs.replace(MARKS, events=MARKS.events[:-1])
    assert distance(before, reduced(drawn(CROWDED, fewer, "en"))) > 2 * LARGEST


def test_the_same_position_is_the_same_picture(before: Image.Image) -> None:
    assert distance(before, reduced(drawn(crowded(4), MARKS, "en"))) == 0


if __name__ == "__main__":
    for name, scene in GOLDENS.items():
        keep(drawn(*scene), FOLDER / f"{name}.webp")
