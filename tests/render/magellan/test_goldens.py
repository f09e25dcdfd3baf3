"""Pictures that were judged good stay as they are.

``python -m tests.render.magellan.test_goldens`` draws them anew: look at each before it is kept.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import msgspec
import pytest
from PIL import Image

from bot.app.speech.language import Words
from render.core.scene import LAYOUTS, TALL, WIDE, Draw, Layout, Marks
from render.magellan import board, hand
from rules.magellan.view import ShipView, View
from tests.render.magellan import samples
from tests.render.pictures import LARGEST, differs, distance, keep, reduced

FOLDER = Path(__file__).parent / "goldens"

SHIPS = msgspec.structs.replace(samples.MARKS, chosen=("ship",), targets=("2", "3"))
CARDS = msgspec.structs.replace(samples.MARKS, seat=0, chosen=("bid", "1"), targets=("1", "2", "4", "5", "7", "9"))
GOLDENS: dict[str, tuple[Draw, View, Marks, str, Layout]] = {
    "start": (board.draw, samples.moments(3, 7, **samples.B)[0].view, samples.MARKS, "cs", WIDE),
    "middle": (board.draw, samples.bidding(6).view, samples.BUSY, "en", WIDE),
    "full": (board.draw, samples.full(6), samples.MARKS, "en", WIDE),
    "draw": (board.draw, samples.staged("draw", 3), samples.MARKS, "cs", WIDE),
    "hand": (hand.draw, samples.SAMPLES["own-sums-6"], samples.MARKS, "en", WIDE),
    "tall": (board.draw, samples.staged("ship", 6), SHIPS, "cs", TALL),
    "tall-hand": (hand.draw, samples.SAMPLES["own-sums-6"], CARDS, "en", TALL),
}


def drawn(view: View, marks: Marks = samples.MARKS, layout: Layout = WIDE) -> Image.Image:
    return board.draw(view, marks, Words("en"), layout)


@pytest.mark.parametrize("name", GOLDENS)
def test_a_picture_judged_good_stays_as_it_is(name: str) -> None:
    draw, view, marks, language, layout = GOLDENS[name]
    assert differs(draw(view, marks, Words(language), layout), FOLDER / f"{name}.webp") <= LARGEST


FULL = replace(
    samples.full(6), card="cook", best=1, bid=12, bid_cards=(5, 7), bidders=(0, 1, 5), passed=(4, 2), awaited=(0,),
    vetoed=("cook",), stack=8, removed=("pizarro",), supply=27, discards=(3, 8),
)  # fmt: skip


def fleet(*seats: int) -> tuple[ShipView, ...]:
    return tuple(ShipView(seat=seat, number=1) for seat in seats)


CHANGES: dict[str, View] = {
    "a ship of another seat": samples.with_field(FULL, 0, 1, ships=fleet(0, 1, 3)),
    "ships in another order": samples.with_field(FULL, 0, 1, ships=fleet(1, 0, 2)),
    "a ship less": samples.with_field(FULL, 0, 3, ships=()),
    "a card more in a pile": samples.with_field(FULL, 2, 1, ships=(ShipView(seat=0, number=1, pile=2), *fleet(1, 2))),
    "another card in a pile": samples.with_field(
        FULL, 2, 3, ships=(ShipView(seat=5, number=1, pile=3, cards=(7, 2, 8)),)
    ),
    "the other half": samples.with_field(FULL, 4, 3, ships=(ShipView(seat=5, number=1, half="right"),)),
    "another crown": samples.with_field(FULL, 1, 1, crowns=3),
    "another sack": samples.with_field(FULL, 1, 1, sacks=2),
    "another effect": samples.with_field(FULL, 1, 1, effect="open-hand"),
    "a card less to come": samples.with_explorer(FULL, 3, left=(0, 0, 1)),
    "another side": replace(FULL, sides=("B", "B")),
    "another phase": replace(FULL, phase=3),
    "another card": replace(FULL, card="columbus"),
    "a higher bid": replace(FULL, bid=13),
    "another best bidder": replace(FULL, best=5),
    "other cards laid": replace(FULL, bid_cards=(4, 8)),
    "one more has passed": replace(FULL, passed=(4, 2, 3)),
    "one less is in": replace(FULL, bidders=(0, 1)),
    "another seat's turn": replace(FULL, awaited=(5,)),
    "another vetoed card": replace(FULL, vetoed=("da_gama",)),
    "a card less in the stack": replace(FULL, stack=7),
    "a card less in the supply": replace(FULL, supply=26),
    "a discard more": replace(FULL, discards=(3, 5, 8)),
    "another discard on top": replace(FULL, discards=(3, 9)),
    "one more unsold": replace(FULL, removed=("pizarro", "pizarro")),
    "a point more": samples.with_player(FULL, 3, points=FULL.players[3].points + 1),
    "a card less in hand": samples.with_player(FULL, 4, hand=FULL.players[4].hand - 1),
    "a veto": samples.with_player(FULL, 2, vetoes=1),
    "an open hand": samples.with_player(FULL, 5, open=True, cards=(2, 6)),
}
BEFORE: dict[str, View] = {
    "a ship less in reserve": samples.with_player(replace(FULL, phase=1), 0, reserve=5),
    "another card drawn": replace(samples.staged("draw", 6), drawn=(5, 3, 8)),
    "an exchange of places": samples.with_player(samples.staged("over", 6), 0, place=1, points=99),
}


@cache
def before(layout: Layout) -> Image.Image:
    return reduced(drawn(FULL, layout=layout))


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("change", CHANGES)
def test_the_comparison_sees_every_change(change: str, layout: Layout) -> None:
    assert CHANGES[change] != FULL
    assert distance(before(layout), reduced(drawn(CHANGES[change], layout=layout))) > 2 * LARGEST


@pytest.mark.parametrize(
    ("change", "plain"),
    list(zip(BEFORE, (replace(FULL, phase=1), samples.staged("draw", 6), samples.staged("over", 6)), strict=True)),
)
def test_the_comparison_sees_changes_of_other_stages(change: str, plain: View) -> None:
    assert distance(reduced(drawn(plain)), reduced(drawn(BEFORE[change]))) > 2 * LARGEST


def test_the_comparison_sees_a_step_more() -> None:
    view = samples.bidding(6).view
    assert distance(reduced(drawn(view, samples.BUSY)), reduced(drawn(view))) > 2 * LARGEST


def test_the_comparison_sees_a_target_more() -> None:
    fewer = msgspec.structs.replace(SHIPS, targets=("2",))
    assert distance(*(reduced(drawn(samples.staged("ship", 6), marks)) for marks in (SHIPS, fewer))) > 2 * LARGEST


def test_the_same_position_is_the_same_picture() -> None:
    assert distance(before(WIDE), reduced(drawn(replace(FULL)))) == 0


if __name__ == "__main__":
    for name, (draw, view, marks, language, layout) in GOLDENS.items():
        keep(draw(view, marks, Words(language), layout), FOLDER / f"{name}.webp")
