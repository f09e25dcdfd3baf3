"""Chapter 1, the board: which squares lie side by side, and what stands there."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Seat

from .data import INDEX, NEIGHBOURS, SQUARES
from .state import BoardState


def beside(square: str) -> Iterator[str]:
    """Yields the squares that share a side with one."""
    return (other for other in NEIGHBOURS[square] if other is not None)


def stone_on(state: BoardState, square: str) -> Seat | None:
    """Returns whose stone stands on a square."""
    return state.stones[INDEX[square]]


def beside_own(state: BoardState, seat: Seat, square: str) -> bool:
    """Says whether a square lies beside a stone of the seat where the option forbids that (ruling 1)."""
    return state.apart and any(stone_on(state, other) == seat for other in beside(square))


def open_to(state: BoardState, seat: Seat) -> Iterator[str]:
    """Yields the squares on which a seat may place a stone, in the order of reading."""
    return (square for square in SQUARES if stone_on(state, square) is None and not beside_own(state, seat, square))


def worth(state: BoardState, square: str) -> int:
    """Returns the points that a stone on a square brings, placed or crowned there."""
    return state.numbers.points * sum(stone_on(state, other) is not None for other in beside(square))
