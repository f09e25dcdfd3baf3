"""A game as a moving picture: which turns it shows, and that it shows no more than everybody saw."""

from __future__ import annotations

from bot.app.play.films import Turn, joined, last_round, turns_of
from rules.core.log import Entry

TURNS = [Turn(-1, 0, 0), Turn(0, 1, 3), Turn(1, 4, 4), Turn(0, 5, 5), Turn(1, 6, 8), Turn(0, 9, 9)]


def entry(n: int, seat: int) -> Entry:
    return Entry(n=n, seat=seat, by="player", action="end", outcomes=(), digest="", chain="", barrier=True)


def test_entries_of_one_seat_that_follow_one_another_are_a_turn() -> None:
    entries = [entry(n, turn.seat) for turn in TURNS for n in range(turn.first, turn.last + 1)]
    assert turns_of(entries) == TURNS


def test_the_last_round_is_as_short_as_it_can_be_with_a_turn_of_everybody() -> None:
    assert last_round(TURNS, (0, 1)) == TURNS[-2:]
    assert last_round(TURNS, (0, 1, 2)) == TURNS, "who has had no turn yet"
    assert last_round(TURNS, (0,)) == TURNS[-1:]


def test_turns_are_joined_evenly_and_the_last_always_stays() -> None:
    assert joined(TURNS, 3) == [TURNS[1], TURNS[3], TURNS[5]]
    assert joined(TURNS, 4)[-1] == TURNS[-1] and joined(TURNS, 40) == TURNS
