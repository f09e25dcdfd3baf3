"""Sets of squares as the bits of a number, for what must be found out of hundreds of positions at once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from rules.mexica.data import CELLS, COLUMNS, NEAR, SQUARES

_WIDTH = COLUMNS + 1
"""Bits of a row: one more than it has squares, so that the end of a row does not touch the next one."""

BIT = {square: 1 << (row * _WIDTH + column) for square, (column, row) in CELLS.items()}


@lru_cache(maxsize=4096)
def tile_mask(squares: tuple[str, ...]) -> int:
    """Returns the bits of few squares, which are asked for again and again."""
    return mask_of(squares)


def mask_of(squares: Iterable[str]) -> int:
    """Returns the bits of squares."""
    return sum(BIT[square] for square in set(squares))


def squares_of(mask: int) -> tuple[str, ...]:
    """Returns the squares of bits, in the order of reading."""
    return tuple(square for square in SQUARES if BIT[square] & mask)


BESIDE = {square: mask_of(near) for square, near in NEAR.items()}
"""The squares of the board beside each, as bits."""


def parts_of(open_squares: int) -> Iterator[int]:
    """Yields the parts of squares that hang together over their sides."""
    while open_squares:
        part = spread(open_squares & -open_squares, open_squares)
        yield part
        open_squares &= ~part


def spread(start: int, open_squares: int, most: int = len(SQUARES)) -> int:
    """Returns the open squares that are connected with those one starts from, over their sides.

    Once they are more than ``most`` it does not go on, and returns some of them.
    """
    reached = start & open_squares
    while True:
        wider = reached | reached << 1 | reached >> 1 | reached << _WIDTH | reached >> _WIDTH
        if (wider := wider & open_squares) == reached or wider.bit_count() > most:
            return wider
        reached = wider
