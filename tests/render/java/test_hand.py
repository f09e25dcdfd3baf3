"""The picture of a hand: all its cards, what they are worth, and what festivals they could win."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations, product

import msgspec
import pytest
from PIL import Image, ImageChops

from bot.app.speech.language import Words
from render.core.encode import LIMIT, encode
from render.core.scene import LAYOUTS, WIDE, Layout, Marks
from render.java import things as board_things
from render.java.hand import draw, places, things
from render.java.text import write_hand
from rules.java import data
from rules.java.view import OwnView, ProspectView, View
from tests.render.java.samples import SAMPLES

VIEW = SAMPLES["middle-3-own"]
MARKS = Marks(seat=0, names=("Anna", "Bo", "Cecil"))
CITY = ProspectView(palace="F5", value=6, score=3, total=3, rival_seats=(1, 2), most=(4, 6))
LAYOUT = pytest.mark.parametrize("layout", LAYOUTS)


def held(*cards: str, prospects: tuple[ProspectView, ...] = (), card: str = "MD", **changes: object) -> View:
    worth = tuple(len(set(one) & set(card)) for one in cards)
    own = OwnView(hand=cards, worth=worth, prospects=prospects)
    return replace(VIEW, card=card, own=own, **changes)  # type: ignore[arg-type]


def shown(view: View, marks: Marks = MARKS, layout: Layout = WIDE) -> Image.Image:
    return draw(view, marks, Words("en"), layout)


def differ(one: View, other: View, layout: Layout = WIDE) -> bool:
    return ImageChops.difference(shown(one, layout=layout), shown(other, layout=layout)).getbbox() is not None


EVERYTHING = tuple(card for card, count in data.NUMBERS[1].cards.items() for _ in range(count))
CITIES = tuple(replace(CITY, palace=name) for name in data.BOARDS["150"].names[20:32])


@LAYOUT
@pytest.mark.parametrize("hand", [(), ("M",), ("M", "M", "D", "MP"), tuple(data.CARDS), EVERYTHING], ids=len)
def test_all_that_can_be_chosen_lies_inside_and_apart(hand: tuple[str, ...], layout: Layout) -> None:
    view = held(*hand, prospects=CITIES)
    marks = msgspec.structs.replace(MARKS, targets=(*data.CARDS, *(city.palace for city in CITIES)))
    found = places(view, marks, layout)
    assert set(found) == {*hand, *(city.palace for city in CITIES)}
    width, height = shown(view, marks, layout).size
    boxes = [
        (min(x for x, _ in p), min(y for _, y in p), max(x for x, _ in p), max(y for _, y in p)) for p in found.values()
    ]
    assert all(0 < left < right < width and 100 < top < bottom < height for left, top, right, bottom in boxes)
    for one, other in combinations(boxes, 2):
        assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@LAYOUT
def test_the_largest_hand_there_can_be_fits(layout: Layout) -> None:
    assert len(encode(shown(held(*EVERYTHING, prospects=CITIES), layout=layout))) <= LIMIT


@LAYOUT
@pytest.mark.parametrize(
    "other",
    [
        held("M", "D", "DP", prospects=(CITY,)),
        held("M", "M", "D", "MP", prospects=(CITY,)),
        held("M", "D", "MP", prospects=(CITY,), card="M"),
        held("M", "D", "MP"),
        held("M", "D", "MP", prospects=(replace(CITY, palace="J6"),)),
        held("M", "D", "MP", prospects=(replace(CITY, value=8, score=4),)),
        held("M", "D", "MP", prospects=(replace(CITY, most=(4, 5)),)),
        held("M", "D", "MP", prospects=(replace(CITY, rival_seats=(1,), most=(4,)),)),
        held("M", "D", "MP", prospects=(replace(CITY, sure=True),)),
    ],
    ids=(
        "another card",
        "one more",
        "the open card",
        "no city",
        "the city",
        "its value",
        "the rivals' cards",
        "who",
        "sure",
    ),
)
def test_everything_that_a_seat_alone_knows_is_seen(other: View, layout: Layout) -> None:
    assert differ(held("M", "D", "MP", prospects=(CITY,)), other, layout)


@pytest.mark.parametrize("begun", [("festival", "F5"), ("play",)])
def test_cards_of_a_notation_being_put_together_are_raised_and_chosen_only_once(begun: tuple[str, ...]) -> None:
    view = held("M", "M", "D")
    one, both = (
        msgspec.structs.replace(MARKS, chosen=(*begun, *cards), targets=("M", "D")) for cards in (["M"], ["M", "M"])
    )
    assert set(places(view, one)) == {"M", "D"}
    assert set(places(view, both)) == {"D"}
    assert ImageChops.difference(shown(view, one), shown(view, both)).getbbox() is not None


def test_who_is_asked_in_a_festival_presses_the_cards_themselves_and_nothing_before_them() -> None:
    view, asked = SAMPLES["festival-4-own"], msgspec.structs.replace(MARKS, chosen=(), targets=("play",))
    assert view.own is not None
    in_hand = {name for name, _ in things(view, asked)}
    assert {f"play {card}" for card in view.own.hand} <= in_hand
    assert "play" not in {name for name, _ in board_things(view, asked, WIDE)}


def test_letters_of_a_rotation_raise_no_card() -> None:
    placing = msgspec.structs.replace(MARKS, chosen=("place", "three", "D7"))
    assert ImageChops.difference(shown(VIEW, placing), shown(VIEW)).getbbox() is None


@LAYOUT
def test_a_running_festival_shows_what_each_has_played_and_who_has_passed(layout: Layout) -> None:
    view = SAMPLES["festival-4-own"]
    given = view.festival
    assert given is not None
    more = tuple((*cards, "M") for cards in given.laid)
    others = (
        replace(given, laid=more),
        replace(given, totals=tuple(total + 1 for total in given.totals)),
        replace(given, active=given.active[1:]),
        replace(given, value=given.value + 2),
    )
    assert all(differ(view, replace(view, festival=other), layout) for other in others)


def test_every_card_and_every_symbol_looks_different() -> None:
    shots = {card: shown(held(card)).tobytes() for card in data.CARDS}
    assert len(set(shots.values())) == len(data.CARDS)
    for card, count in product(data.CARDS, (1, 2, 3, 4)):
        assert differ(held(*[card] * count), held(*[card] * (count + 1))), (card, count)


def test_who_only_watches_sees_no_hand() -> None:
    assert differ(replace(VIEW, own=None), held())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["the open card is mask and drum (MD)", "2 × drum (D): 1 symbol each", "puppet (P): worth nothing now"]),
        ("cs", ["odkrytá je maska a buben (MD)", "2× buben (D): 1 symbol každá", "loutka (P): teď neplatí nic"]),
    ],
)
def test_a_hand_is_told_in_words_and_not_in_signs(language: str, said: list[str]) -> None:
    view = held("D", "P", "D", "MP", prospects=(CITY, replace(CITY, palace="H7", sure=True)))
    told = write_hand(view, MARKS, Words(language))
    assert [one for one in said if one not in told] == []
    assert "Bo" in told and "Cecil" in told and "=" not in told and len(told) <= 700
    assert write_hand(held(), MARKS, Words(language)).count("\n") == 2, "what else is in hand is told without a card"
