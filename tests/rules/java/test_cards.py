"""Festival cards taken, and action tokens."""

from __future__ import annotations

import pytest

from rules.core.contract import Seat
from rules.java.events import CardTaken, CardTurnedUp, PileShuffled, TokenUsed
from rules.java.game import GAME
from tests.rules.java.positions import play, position, read, refusal


def test_the_open_card_is_taken_for_all_to_see_and_replaced() -> None:
    state, events = play(position("card = MD", "pile = P D", "hand P0 = M"), "take open")
    assert events == [CardTaken(seat=0, card="MD", drawn=False), CardTurnedUp(card="P")]
    assert [read(state, fact) for fact in ("card", "pile", "hand P0", "known P0")] == ["P", "D", "M MD", "MD"]


@pytest.mark.parametrize(("eye", "card"), [(0, "P"), (1, ""), (None, "")])
def test_only_who_draws_learns_the_card(eye: Seat | None, card: str) -> None:
    state, events = play(position("pile = P D", "hand P0 = M"), "take pile")
    assert GAME.show(events[0], eye) == CardTaken(seat=0, card=card, drawn=True, known=bool(card))
    assert read(state, "known P0") == "-"


def test_an_empty_pile_is_made_of_the_discards_at_once() -> None:
    state, events = play(position("pile = P", "discards = M D MD"), "take pile")
    assert events[-1] == PileShuffled(cards=3)
    assert (read(state, "piled"), read(state, "discards")) == ("3", "-")


def test_a_card_that_is_played_is_known_of_no_hand_any_more() -> None:
    facts = ("land J7 = two a", "palace J7 = 2 white", "land K7 = village", "developer K7 = P0", "placed = yes")
    state = position(*facts, "card = M", "hand P0 = M M MD", "known P0 = M MD")
    state, _ = play(state, "festival J7 M")
    assert (read(state, "hand P0"), read(state, "known P0")) == ("M MD", "MD")


@pytest.mark.parametrize(
    ("facts", "text", "code"),
    [
        (("taken = 2",), "take open", "cards-enough"),
        (("pile = -",), "take open", "pile-empty"),
        (("pile = -",), "take pile", "pile-empty"),
        (("points = 0",), "take pile", "too-few-points"),
        (("used = 1",), "token", "token-used"),
        (("tokens P0 = 0",), "token", "no-token-left"),
    ],
)
def test_a_refusal_names_the_rule(facts: tuple[str, ...], text: str, code: str) -> None:
    assert refusal(position("placed = yes", *facts), text).code == code


def test_a_token_adds_a_point() -> None:
    state, events = play(position(), "token")
    assert events == [TokenUsed(seat=0, left=2)]
    assert read(state, "points") == "7"


def test_the_table_may_want_tokens_first() -> None:
    state = position(action_token_timing="start_of_turn")
    play(state, "token; take open")
    taken, _ = play(state, "take open")
    assert refusal(taken, "token").code == "token-first"
