"""The picture of a hand: all its cards, what is laid or chosen, what can be bid."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.encode import LIMIT, encode
from render.core.scene import Marks
from render.magellan.hand import HEIGHT, WIDTH, draw
from rules.magellan import data
from rules.magellan.view import OwnView, ShipView, View
from tests.render.magellan.samples import MARKS, SAMPLES, staged, with_field

VIEW = replace(staged("bid", 3), own=OwnView(hand=(1, 2, 2, 5, 8)))


def shown(view: View = VIEW, marks: Marks = MARKS) -> Image.Image:
    return draw(view, marks, Words("en"))


def with_own(**changes: object) -> View:
    assert VIEW.own is not None
    return replace(VIEW, own=replace(VIEW.own, **changes))  # type: ignore[arg-type]


def differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    return ImageChops.difference(one, other).getbbox()


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", SAMPLES)
def test_every_hand_is_drawn_in_every_language(name: str, language: str) -> None:
    image = draw(SAMPLES[name], MARKS, Words(language))
    assert (image.mode, image.size) == ("RGB", (WIDTH, HEIGHT))


def test_the_largest_hand_there_can_be_fits() -> None:
    hand = tuple(sorted(data.GOLD * data.SETS))
    image = shown(with_own(hand=hand, sums=tuple(range(1, 315, 2)), swapped=hand))
    assert len(encode(image)) <= LIMIT
    assert differ(image.crop((0, 84, 12, HEIGHT)), shown().crop((0, 84, 12, HEIGHT))) is None


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
    cards = (0, 84, WIDTH, 474)
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
