"""Rulings that are said more easily in code than by a scenario."""

from __future__ import annotations

from collections.abc import Sequence

from rules.mexica.events import FigurePlaced, HalfStalled, SecondHalfBegan
from rules.mexica.game import GAME
from rules.mexica.halves import is_last_round
from rules.mexica.state import Vote
from tests.rules.mexica.positions import default_game, play, position, put, random_game, setup

GROWN_UP = (
    "singles = 0",
    "doubles = 0",
    "spare_bridges = 0",
    "display = 12",
    "stock P0 = 0 0 0 0",
    "stock P1 = 0 0 0 0",
)
"""A position in which only an open calpulli keeps the half going, though nothing can grow any more."""


def test_ruling_25_nothing_undoes_the_end_of_a_half() -> None:
    ending = half = 0
    for step in random_game(3, 4):
        if ending and half == step.before.half:
            assert is_last_round(step.before)
        ending, half = is_last_round(step.after), step.after.half
    assert half == 2


def test_ruling_39_without_a_limit_a_half_ends_when_nothing_can_grow() -> None:
    stuck = position(*GROWN_UP, stall_rounds="0", remove_dead_calpulli_in_half_1="off")
    after, events = play(stuck, "end; end")
    assert after.half == 2
    assert [event for event in events if isinstance(event, HalfStalled)] == [HalfStalled(half=1, rounds=1)]
    assert any(isinstance(event, SecondHalfBegan) for event in events)


def test_ruling_39_without_a_limit_idle_rounds_alone_end_nothing() -> None:
    for growing in ("singles = 1", "stock P1 = 1 0 0 0", "display = 9 12"):
        pocket = "canals = F6-F7 F8 J6-J7 J8 G5-H5 I5 G9-H9 I9"
        state = put(position(pocket, *GROWN_UP, stall_rounds="0", remove_dead_calpulli_in_half_1="off"), growing)
        state, _ = play(state, "; ".join(["end"] * 2 * 7))
        assert (state.half, state.idle) == (1, 7), growing


def test_ruling_40_absent_seats_start_on_the_first_free_square() -> None:
    state = setup(4)
    placed = [square for _, events in default_game(state) for square in _placed(events)]
    assert placed == ["H6", "G7", "I7", "H8"]
    state, _ = play(setup(2), "start H6")
    assert GAME.format(GAME.default(state, 1)) == "start G7"


def test_ruling_40_absent_seats_end_their_turns_and_refuse() -> None:
    state = position("display = 12", seats=3)
    assert GAME.format(GAME.default(state, 0)) == "end"
    state, _ = play(state, "propose 12")
    assert isinstance(state.top, Vote)
    assert [GAME.format(GAME.default(state, seat)) for seat in state.top.seats] == ["refuse", "refuse"]


def test_ruling_42_the_last_start_square_is_taken_without_asking() -> None:
    state, events = play(setup(4), "start I7; start H8; start H6")
    assert [event for event in events if isinstance(event, FigurePlaced)][-1] == FigurePlaced(seat=3, square="G7")
    assert [decision.kind for decision in GAME.decisions(state)] == ["turn"]


def _placed(events: Sequence[object]) -> list[str]:
    return [event.square for event in events if isinstance(event, FigurePlaced)]
