"""Standing orders: bids within a limit and passes, for one festival or for all."""

from __future__ import annotations

import pytest

from rules.core import match, standing
from rules.core.contract import GameError
from rules.core.log import Header
from rules.core.standing import Held
from rules.java.game import GAME
from rules.java.orders import ORDERS, BidAlways, BidUpTo, PassAlways, PassFestival
from rules.java.state import JavaState
from tests.rules.java.positions import CITY, play, position, put, read


def festival(*facts: str, start: str = "M") -> JavaState:
    """Returns a festival in which P1 is asked after P0 has begun it with these cards."""
    state, _ = play(position(*CITY, "hand P0 = M M MD", *facts, seats=3), f"festival J8 {start}")
    assert read(state, "asked") == "P1"
    return state


def given(state: JavaState, seat: int, text: str) -> list[Held]:
    return [Held(seat=seat, order=ORDERS.read(text, state, seat))]


def carried_out(state: JavaState, held: list[Held]) -> tuple[list[str], list[str]]:
    """Carries orders out; returns what they played, and why orders have ended."""
    header = Header(game="java", seats=3, options=GAME.meta.read_options({}), rules=1, secret="orders")
    moved, left = standing.carry_out(match.from_state(GAME, header, state), held)
    return [f"P{entry.seat} {entry.action}" for entry in moved.entries], [one.ended.id for one in left if one.ended]


@pytest.mark.parametrize(
    ("hand", "limit", "played"),
    [
        ("M D MD", 9, "play MD"),
        ("M D DP", 9, "play M D"),
        ("M D", 1, "play M"),
        ("M", 9, "play M"),
        ("MD", 1, "pass"),
        ("P", 9, "pass"),
    ],
)
def test_ruling_50_a_limit_plays_as_few_cards_as_put_one_in_front(hand: str, limit: int, played: str) -> None:
    state = festival(f"hand P1 = {hand}", "hand P2 = P")
    entries, ended = carried_out(state, given(state, 1, f"upto {limit}"))
    assert entries == [f"P1 {played}"]
    assert not ended


def test_who_would_share_for_nothing_passes() -> None:
    state = festival("palace J8 = 2 white", "hand P1 = M", "hand P2 = P")
    assert carried_out(state, given(state, 1, "upto 9"))[0] == ["P1 pass"]


def test_who_is_in_front_passes() -> None:
    state, _ = play(festival("hand P1 = M D MD", "hand P2 = M M"), "play M MD; play M; play M")
    assert read(state, "asked") == "P1"
    assert carried_out(state, given(state, 1, "upto 9"))[0] == ["P1 pass"]


def test_orders_of_all_tell_a_festival_without_a_stop() -> None:
    state = festival("hand P1 = M D", "hand P2 = D D D")
    orders = [*given(state, 0, "pass"), *given(state, 1, "upto 2"), *given(state, 2, "upto 3 J8")]
    entries, ended = carried_out(state, orders)
    assert entries == ["P1 play M D", "P2 play D D D", "P0 pass"]
    assert ended == ["held"]


def test_an_order_about_a_palace_ends_with_its_festival() -> None:
    state = position(*CITY, seats=3)
    held = given(state, 1, "pass J8")
    assert carried_out(state, held) == ([], [])
    assert carried_out(put(state, "palace J8 = 6 red"), held) == ([], ["held"])


@pytest.mark.parametrize(
    ("text", "order"),
    [
        ("upto 3", BidAlways(limit=3)),
        ("UPTO 3 all", BidAlways(limit=3)),
        ("upto 3 j8", BidUpTo(space="J8", limit=3)),
        ("pass", PassAlways()),
        ("pass all", PassAlways()),
        ("pass J8", PassFestival(space="J8")),
    ],
)
def test_orders_are_read(text: str, order: object) -> None:
    assert ORDERS.read(text, position(*CITY, seats=3), 1) == order


@pytest.mark.parametrize("text", ["", "upto", "upto 0", "upto J8", "pass J99", "pass J7", "pass J8 J8", "bid 3"])
def test_what_is_no_order_is_refused(text: str) -> None:
    with pytest.raises(GameError):
        ORDERS.read(text, position(*CITY, seats=3), 1)


def test_a_later_order_takes_the_place_of_one_about_the_same() -> None:
    orders = [ORDERS.read(text, position(*CITY, seats=3), 1) for text in ("upto 3", "pass", "upto 2 J8", "pass J8")]
    assert [ORDERS.subject(order) for order in orders] == ["all", "all", "J8", "J8"]
