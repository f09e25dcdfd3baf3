"""The picture of a hand: all its cards, what is laid or chosen, what can be bid."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.encode import LIMIT, encode
from render.core.scene import LAYOUTS, TALL, WIDE, Layout, Marks
from render.magellan.chart import wood
from render.magellan.fan import fan
from render.magellan.hand import draw
from render.magellan.layout import hand_plan
from rules.magellan import data
from rules.magellan.view import OwnView, ShipView, View
from tests.render.arranged import fits
from tests.render.magellan.samples import MARKS, staged, with_field

VIEW = replace(staged("bid", 3), own=OwnView(hand=(1, 2, 2, 5, 8)))


LAYOUT = pytest.mark.parametrize("layout", LAYOUTS)


def shown(view: View = VIEW, marks: Marks = MARKS, layout: Layout = WIDE) -> Image.Image:
    return draw(view, marks, Words("en"), layout)


def with_own(**changes: object) -> View:
    assert VIEW.own is not None
    return replace(VIEW, own=replace(VIEW.own, **changes))  # type: ignore[arg-type]


def differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, other).getbbox()


LARGEST = tuple(sorted(data.NUMBERS[1].pack))


@LAYOUT
@pytest.mark.parametrize("hand", [(), (1, 2, 2, 5, 8), tuple(range(1, 10)), LARGEST], ids=len)
def test_what_is_laid_out_lies_inside_and_apart(hand: tuple[int, ...], layout: Layout) -> None:
    where = hand_plan(layout, len(hand))
    rows = fan(where, OwnView(hand=hand, laid=hand[:1], swap=hand[-1:]), MARKS)
    assert tuple(lying.card for row in rows for lying in row) == hand
    boxes = [where.bar, *where.papers, where.scene, where.kept]
    for row in filter(None, rows):
        left, right = row[0].at[0] - where.card / 2, row[-1].at[0] + where.card / 2
        top, bottom = (pick(lying.at[1] for lying in row) for pick in (min, max))
        boxes.append((round(left), round(top - where.card * 0.71), round(right), round(bottom + where.card * 0.71)))
    assert fits(boxes, where.size)


@LAYOUT
def test_the_largest_hand_there_can_be_fits(layout: Layout) -> None:
    image = shown(with_own(hand=LARGEST, sums=tuple(range(1, 315, 2)), swapped=LARGEST), layout=layout)
    assert len(encode(image)) <= LIMIT
    edge = (0, 110, 12, hand_plan(layout, len(LARGEST)).papers[0][1] - 20)
    assert differ(image.crop(edge), wood(image.size).crop(edge)) is None


@LAYOUT
def test_few_cards_are_larger_than_many(layout: Layout) -> None:
    sizes = [hand_plan(layout, count).card for count in (4, 7, 8)]
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] >= 200


def test_equal_cards_lie_side_by_side_in_one_row() -> None:
    hand = (1, 1, 2, 4, 4, 4, 4, 4, 4, 9)
    first, second = fan(hand_plan(TALL, len(hand)), OwnView(hand=hand), MARKS)
    assert {lying.card for lying in first}.isdisjoint({lying.card for lying in second})


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": (1, 2, 3, 5, 8)},
        {"hand": (1, 2, 2, 5)},
        {"laid": (5,)},
        {"laid": (2,)},
        {"sums": (13,)},
        {"swap": (2,)},
        {"swapped": (9,)},
    ],
    ids=str,
)
def test_everything_that_a_seat_alone_knows_is_seen(changes: dict[str, object]) -> None:
    assert differ(shown(with_own(**changes)), shown()) is not None


def test_of_two_equal_cards_one_is_laid() -> None:
    one, both = shown(with_own(laid=(2,))), shown(with_own(laid=(2, 2)))
    assert differ(one, both) is not None


def test_cards_of_a_notation_being_put_together_are_raised() -> None:
    chosen = msgspec.structs.replace(MARKS, chosen=("bid", "5", "8"))
    cards = (0, 84, 1500, 474)
    assert differ(shown(marks=chosen).crop(cards), shown(with_own(laid=(5, 8))).crop(cards)) is None


@pytest.mark.parametrize("chosen", [("bid", "sum", "8"), ("ship", "2"), ("pass",)])
def test_other_notations_raise_no_card(chosen: tuple[str, ...]) -> None:
    assert differ(shown(marks=msgspec.structs.replace(MARKS, chosen=chosen)), shown()) is None


def test_only_ones_own_piles_are_laid_out() -> None:
    ship = ShipView(seat=1, number=2, pile=2, cards=(3, 9))
    view = with_field(VIEW, 2, 2, ships=(ship,))
    mine, theirs = (msgspec.structs.replace(MARKS, seat=seat) for seat in (1, 0))
    empty = with_field(VIEW, 2, 2, ships=())
    assert differ(shown(view, mine), shown(empty, mine)) is not None
    assert differ(shown(view, theirs), shown(empty, theirs)) is None


def test_who_only_watches_sees_no_hand() -> None:
    assert differ(shown(replace(VIEW, own=None)), shown(with_own(hand=()))) is not None


def test_the_winner_is_told_what_to_pay_and_the_leader_his_bid() -> None:
    words = Words("en")
    laid = replace(staged("bid", 3), best=0, bid=7, own=OwnView(hand=(1, 2, 5), laid=(2, 5)))
    told = [draw(replace(laid, **changes), MARKS, words) for changes in ({}, {"stage": "pay"}, {"bid": 8})]
    band = (12, 474, 900, 654)
    assert all(differ(one.crop(band), other.crop(band)) for one, other in pairwise((*told, told[0])))
