"""The vocabulary of scenarios: every part of a position by name, to be compared and set. ``-`` stands for nothing."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Fact
from rules.core.facts import (
    NOTHING,
    Judge,
    Read,
    Where,
    Write,
    each,
    fact,
    list_text,
    player_number,
    seat_of,
    seat_text,
    words_of,
)
from rules.core.seats import with_player

from .board import stone_on, worth
from .data import SQUARES
from .state import BoardState, Round, Turn


def _square_of(state: BoardState, word: str) -> int:
    if word not in SQUARES:
        raise ValueError(f"{word!r} is no square; squares are {SQUARES[0]} to {SQUARES[-1]}")
    return SQUARES.index(word)


_VALUES: dict[str, Judge] = {"SQUARE": _square_of, "SQUARES": each(_square_of)}


def _fact(usage: str, read: Read, write: Write | None = None) -> Fact[BoardState]:
    """Makes a fact of its usage; the words in capitals are read and judged by what stands here for them."""
    return fact(usage, {"SEAT": seat_of, "SQUARE": _square_of}, read, write, _VALUES)


def _read_stones(state: BoardState, where: Where) -> str:
    return list_text(square for square in SQUARES if stone_on(state, square) == where[0])


def _write_stones(state: BoardState, where: Where, value: str) -> BoardState:
    """Makes the seat's stones stand there and nowhere else; a stone of another seat is taken away."""
    wanted = {_square_of(state, word) for word in words_of(value)}
    kept = (None if stone == where[0] else stone for stone in state.stones)
    return replace(state, stones=tuple(where[0] if at in wanted else stone for at, stone in enumerate(kept)))


def _read_turn(state: BoardState, where: Where) -> str:
    return seat_text(None if state.over else state.frames[-1].seat)


def _write_turn(state: BoardState, where: Where, value: str) -> BoardState:
    seat = seat_of(state, value)
    return replace(state, frames=(Round((seat + 1) % len(state.players)), Turn(seat)))


def _write_crown(state: BoardState, where: Where, value: str) -> BoardState:
    crowned = "" if value == NOTHING else SQUARES[_square_of(state, value)]
    return with_player(state, where[0], crowned=crowned)


FACTS: tuple[Fact[BoardState], ...] = (
    _fact("stones SEAT = SQUARES with its stones", _read_stones, _write_stones),
    _fact("turn = SEAT whose turn it is", _read_turn, _write_turn),
    _fact("crown SEAT = SQUARE with its crown", lambda s, at: s.players[at[0]].crowned or NOTHING, _write_crown),
    player_number("points", "points", lambda state: 4 * state.numbers.points * len(SQUARES)),
    _fact("worth SQUARE = NUMBER of points for a stone there", lambda state, at: str(worth(state, SQUARES[at[0]]))),
)
