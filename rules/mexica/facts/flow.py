"""The course of the game: placing the figures, turns, rounds, halves, votes."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from rules.core.contract import Seat
from rules.core.facts import NOTHING, Where, list_text, number_of, seat_of, seat_text, words_of, yes_text
from rules.core.seats import clockwise, with_player
from rules.core.sequence import push, with_top
from rules.mexica import data, flow, halves
from rules.mexica.board import figures_at
from rules.mexica.facts.words import fact, size_of, sizes_of
from rules.mexica.state import MexicaState, Placing, Round, Turn, Vote, round_of, turn_of, with_turn
from rules.mexica.view import view_of

_MOST = 9999
_LATER_ROUND = 2
"""The round that a turn is set in where none was being played: one in which the rule of the first no longer holds."""


def _read_turn(state: MexicaState, where: Where) -> str:
    turns = (frame.seat for frame in state.frames if isinstance(frame, Turn))
    return seat_text(next(turns, None))


def _write_turn(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Begins a turn; figures that have not been placed are put on the first free start squares."""
    seat = seat_of(state, value)
    for other in clockwise(state, state.first):
        if not state.players[other].figure:
            free = next(square for square in data.STARTS if square not in figures_at(state))
            state = with_player(state, other, figure=free)
    return _in_turn(state, round_of(state) or _LATER_ROUND, seat)


def _in_turn(state: MexicaState, number: int, seat: Seat) -> MexicaState:
    order = clockwise(state, state.first)
    later = order[order.index(seat) + 1 :]
    return replace(state, frames=(Round(number=number, seats=later), Turn(seat=seat, points=state.numbers.points)))


def _read_placing(state: MexicaState, where: Where) -> str:
    return list_text(seat_text(frame.seat) for frame in reversed(state.frames) if isinstance(frame, Placing))


def _write_placing(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Lets seats place their figures, which are taken from the board."""
    seats = _seats(state, value)
    if not seats:
        raise ValueError("somebody has still to place a figure: where nobody has, set turn")
    for seat in seats:
        state = with_player(state, seat, figure="")
    return push(replace(state, frames=()), *map(Placing, seats), Round(number=0))


def _write_round(state: MexicaState, where: Where, value: str) -> MexicaState:
    number = number_of(value, _MOST)
    below, *others = state.frames
    if not number or not isinstance(below, Round):
        raise ValueError("rounds count from 1, and only while the game goes on")
    return replace(state, frames=(msgspec.structs.replace(below, number=number), *others))


def _write_half(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Begins the second half as it begins in a game: with its calpulli and buildings for all."""
    if value != "2" or state.half != 1:
        raise ValueError("only the second half can be set, and only in the first")
    return halves.begin_second(state).state


def _write_first(state: MexicaState, where: Where, value: str) -> MexicaState:
    state = replace(state, first=seat_of(state, value))
    return _in_turn(state, round_of(state), state.top.seat) if isinstance(state.top, Turn) else state


def _write_points(state: MexicaState, where: Where, value: str) -> MexicaState:
    return with_turn(_in_a_turn(state), points=number_of(value, state.numbers.points + state.numbers.tokens))


def _write_taken(state: MexicaState, where: Where, value: str) -> MexicaState:
    return with_turn(_in_a_turn(state), taken=number_of(value, state.numbers.tokens_a_turn))


def _write_refused(state: MexicaState, where: Where, value: str) -> MexicaState:
    return with_turn(_in_a_turn(state), refused=sizes_of(state, value))


def _in_a_turn(state: MexicaState) -> MexicaState:
    if not isinstance(state.top, Turn):
        raise ValueError("nobody has a turn now: set turn first")
    return state


def _turn(state: MexicaState) -> Turn:
    return turn_of(_in_a_turn(state))


def _read_proposed(state: MexicaState, where: Where) -> str:
    return str(state.top.size) if isinstance(state.top, Vote) else NOTHING


def _write_proposed(state: MexicaState, where: Where, value: str) -> MexicaState:
    """Begins a vote that the seat whose turn it is has proposed."""
    seat = _turn(state).seat
    _, *others = clockwise(state, seat)
    return push(state, Vote(seat=seat, size=size_of(state, value), seats=tuple(others)))


def _read_waiting(state: MexicaState, where: Where) -> str:
    return list_text(map(seat_text, state.top.seats)) if isinstance(state.top, Vote) else NOTHING


def _write_waiting(state: MexicaState, where: Where, value: str) -> MexicaState:
    if not isinstance(state.top, Vote):
        raise ValueError("nothing is proposed: set proposed first")
    seats = _seats(state, value)
    if not seats or state.top.seat in seats:
        raise ValueError("somebody has still to vote, and not who has proposed it")
    return with_top(state, msgspec.structs.replace(state.top, seats=seats))


def _seats(state: MexicaState, value: str) -> tuple[Seat, ...]:
    seats = tuple(seat_of(state, word) for word in words_of(value))
    if len(set(seats)) < len(seats):
        raise ValueError("each seat is named once")
    return seats


FACTS = (
    fact("turn = SEAT, whose turn it is; setting it begins one with 6 points", _read_turn, _write_turn),
    fact("placing = SEATS that have still to place their figure, the active first", _read_placing, _write_placing),
    fact(
        "active = SEAT that is asked, or has proposed a vote", lambda state, where: seat_text(flow.active_seat(state))
    ),
    fact("phase = place, turn, vote or over", lambda state, where: view_of(state).phase),
    fact("round = NUMBER of the round", lambda state, where: str(round_of(state)), _write_round),
    fact("half = NUMBER of the half", lambda state, where: str(state.half), _write_half),
    fact("first = SEAT with which rounds begin", lambda state, where: seat_text(state.first), _write_first),
    fact("points = NUMBER of action points left", lambda state, where: str(_turn(state).points), _write_points),
    fact("taken = NUMBER of tokens taken in this turn", lambda state, where: str(_turn(state).taken), _write_taken),
    fact(
        "refused = SIZES whose removal was refused in this turn",
        lambda state, where: list_text(map(str, _turn(state).refused)),
        _write_refused,
    ),
    fact("proposed = SIZE of the calpulli that is voted on", _read_proposed, _write_proposed),
    fact("waiting = SEATS that have still to vote", _read_waiting, _write_waiting),
    fact(
        "idle = NUMBER of rounds without progress, one after the other",
        lambda state, where: str(state.idle),
        lambda state, where, value: replace(state, idle=number_of(value, _MOST)),
    ),
    fact(
        "finished = SEATS that have built all they have",
        lambda state, where: list_text(map(seat_text, halves.finished(state))),
    ),
    fact(
        "last_round = yes or no, whether the half ends with this round",
        lambda state, where: yes_text(halves.is_last_round(state)),
    ),
)
