"""Hexagons with a flat top: cells in axial coordinates, edges counted clockwise from the top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Cell: TypeAlias = tuple[int, int]
"""Axial coordinates: ``q`` grows by one a column to the right, ``r`` by one a cell downwards."""

EDGES = ("N", "NE", "SE", "S", "SW", "NW")
"""The names of the edges; an edge is spoken of by its number, 0 to 5."""

STEPS: tuple[Cell, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""What crossing each edge adds to a cell."""


def opposite(edge: int) -> int:
    """Returns the number that the neighbour across an edge has for the same border."""
    return (edge + 3) % 6


def turned(edges: Sequence[T], steps: int) -> tuple[T, ...]:
    """Returns what lies at each edge after a turn by that many clockwise steps of 60 degrees."""
    return tuple(edges[(edge - steps) % 6] for edge in range(6))


def across(cell: Cell, edge: int) -> Cell:
    """Returns the cell on the other side of an edge."""
    return cell[0] + STEPS[edge][0], cell[1] + STEPS[edge][1]


def distance(one: Cell, other: Cell) -> int:
    """Returns the least number of borders between two cells."""
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def columns(count: int, height: int) -> dict[str, Cell]:
    """Names the cells of a board of equal columns ``a1``, ``a2`` ... ``b1`` ..., down each column, ``a1`` at (0, 0).

    Every second column lies half a cell lower than the first.
    """
    return {
        f"{chr(ord('a') + column)}{row + 1}": (column, row - column // 2)
        for column in range(count)
        for row in range(height)
    }


def neighbours(cells: Mapping[str, Cell]) -> dict[str, tuple[str | None, ...]]:
    """Returns for each named cell its neighbour across each edge, None where the board ends."""
    names = {cell: name for name, cell in cells.items()}
    return {name: tuple(names.get(across(cell, edge)) for edge in range(6)) for name, cell in cells.items()}
