"""The vocabulary of scenarios: every part of a position by name, to be compared and set. ``-`` stands for nothing."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Seat
from rules.core.facts import Vocabulary, one_of
from rules.core.seats import with_player

from .board import stone_on, worth
from .data import SQUARES
from .state import BoardState, Round, Turn

_SAID = Vocabulary(BoardState, {"SQUARE": one_of(SQUARES, "square")})
"""The words in capitals, and how each is read; SEAT and NUMBER are known, and SQUARES are a SQUARE each."""
fact, field = _SAID.fact, _SAID.field


def _stones(state: BoardState, seat: Seat) -> list[str]:
    return [square for square in SQUARES if stone_on(state, square) == seat]


def _with_stones(state: BoardState, seat: Seat, squares: tuple[str, ...]) -> BoardState:
    """Makes the seat's stones stand there and nowhere else; a stone of another seat is taken away."""
    kept = (None if stone == seat else stone for stone in state.stones)
    stones = (seat if square in squares else stone for square, stone in zip(SQUARES, kept, strict=True))
    return replace(state, stones=tuple(stones))


def _begin_turn(state: BoardState, seat: Seat) -> BoardState:
    return replace(state, frames=(Round((seat + 1) % len(state.players)), Turn(seat)))


FACTS = (
    fact("stones SEAT = SQUARES with its stones", _stones, _with_stones),
    field("turn = SEAT whose turn it is", "seat", frame=Turn, write=_begin_turn),
    field(
        "crown SEAT = SQUARE with its crown",
        "crowned",
        write=lambda s, seat, square: with_player(s, seat, crowned=square or ""),
        or_nothing=True,
    ),
    field("points SEAT = NUMBER of points"),
    fact("worth SQUARE = NUMBER of points for a stone there", worth),
)
