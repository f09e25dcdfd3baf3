"""Festivals: who is asked, who wins, and what becomes of the cards."""

from __future__ import annotations

import pytest

from rules.java.events import CardsPlayed, FestivalBegan, FestivalEnded, SeatPassed
from rules.java.game import GAME
from rules.java.prospects import most_worth, prospects
from tests.rules.java.positions import CITY, play, position, put, read, refusal


def test_a_festival_is_told_from_its_beginning_to_its_end() -> None:
    state = position(*CITY, "hand P0 = M", "hand P1 = D DP", "hand P2 = -", seats=3)
    state, events = play(state, "festival J8 M; play D DP")
    assert events[:4] == [
        FestivalBegan(seat=0, space="J8", value=6),
        CardsPlayed(seat=0, cards=("M",), total=1),
        CardsPlayed(seat=1, cards=("D", "DP"), total=2),
        SeatPassed(seat=2, empty=True),
    ]
    assert FestivalEnded(space="J8", seats=(1,), count=1, total=2, score=3) in events
    assert read(state, "palace J8") == "6 red"
    assert read(state, "turn") == "P1"


def test_cards_without_the_symbol_do_not_tell_that_they_are_held() -> None:
    state = position(*CITY, "hand P0 = M", "hand P1 = P", "hand P2 = -", seats=3)
    state, _ = play(state, "festival J8 M")
    assert read(state, "asked") == "P1"
    found = refusal(state, "play P")
    assert (found.code, found.hidden) == ("card-worthless", False)
    found = refusal(state, "play M")
    assert (found.code, found.hidden) == ("not-in-hand", True)


@pytest.mark.parametrize(
    ("facts", "text", "code"),
    [
        ((), "festival J7 M", "no-palace"),
        (("palace J8 = 6 red",), "festival J8 M", "festival-held"),
        (("developer J7 = -",), "festival J8 M", "nobody-of-yours-there"),
        ((), "festival J8 P", "card-worthless"),
        ((), "festival J8 M M", "not-in-hand"),
        ((), "play M", "not-now"),
        ((), "pass", "not-now"),
    ],
)
def test_a_refusal_names_the_rule(facts: tuple[str, ...], text: str, code: str) -> None:
    assert refusal(position(*CITY, "hand P0 = M P", *facts, seats=3), text).code == code


def test_who_is_asked_is_told_what_there_is_to_win_or_to_share() -> None:
    state = position(*CITY, "hand P0 = M", "hand P1 = D", "hand P2 = D", seats=3)
    state, _ = play(state, "festival J8 M")
    (asked,) = GAME.decisions(state)
    assert asked.status is not None
    assert (asked.status.args["score"], asked.status.args["shared"]) == (3, 2)


def test_what_is_asked_in_a_festival_is_not_what_is_done_in_a_turn() -> None:
    state = position(*CITY, "hand P0 = M", "hand P1 = P", seats=3)
    state, _ = play(state, "festival J8 M")
    assert refusal(state, "end").params == {"waiting": "festival"}


def test_ruling_33_a_shared_palace_of_two_brings_nothing_and_is_turned_over() -> None:
    state = position(*CITY, "palace J8 = 2 white", "hand P0 = M", "hand P1 = D", "hand P2 = -", seats=3)
    state, events = play(state, "festival J8 M; play D")
    assert FestivalEnded(space="J8", seats=(0, 1), count=2, total=1, score=0) in events
    assert read(state, "palace J8") == "2 red"


def test_an_empty_pile_is_made_of_what_was_played() -> None:
    state = position(*CITY, "hand P0 = M", "hand P1 = -", "hand P2 = -", "pile = -", seats=3)
    state, _ = play(state, "festival J8 M")
    assert (read(state, "pile"), read(state, "discards")) == ("M", "-")


def test_what_others_can_reach_is_reckoned_from_what_everybody_knows() -> None:
    state = position(*CITY, "hand P1 = P D MD", "known P1 = P D", seats=3)
    assert most_worth(state, 1) == 3
    assert most_worth(put(state, "card = P"), 1) == 2


def test_in_a_festival_what_has_been_played_counts_and_who_has_passed_adds_nothing() -> None:
    state = position(*CITY, "hand P0 = M MD", "hand P1 = D DP", "hand P2 = MD", seats=3)
    state, _ = play(state, "festival J8 M; play D")
    (seen,) = prospects(state, 2)
    assert (seen.total, seen.rivals) == (2, ((0, 3), (1, 3)))
    state, _ = play(state, "pass")
    (seen,) = prospects(state, 0)
    assert (seen.total, seen.rivals) == (3, ((1, 3), (2, 0)))
