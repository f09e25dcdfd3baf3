"""Boards of hexagons: cells in axial coordinates, ``q`` along the columns and ``r`` along the rows."""

from __future__ import annotations

from rules.core.compass import Cell, Compass

FLAT_TOP = Compass(("N", "NE", "SE", "S", "SW", "NW"), ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)))
"""Hexagons that stand in columns, each side by side with its neighbours. Directions are counted clockwise."""

POINTED_TOP = Compass(("E", "NE", "NW", "W", "SW", "SE"), ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)))
"""Hexagons that stand in rows. Directions are counted counterclockwise, as in a circle of degrees."""


def name_in_column(cell: Cell) -> str:
    """Names a cell by the letter of its column and its number down it; every second column lies half a cell lower.

    >>> name_in_column((0, 0)), name_in_column((1, 0)), name_in_column((2, -1))
    ('a1', 'b1', 'c1')
    """
    q, r = cell
    return f"{chr(ord('a') + q)}{r + q // 2 + 1}"


def name_in_row(cell: Cell) -> str:
    """Names a cell by the letter of its row and its number along it; every second row lies half a cell further.

    >>> name_in_row((0, 0)), name_in_row((0, 1)), name_in_row((5, 3))
    ('A1', 'B1', 'D7')
    """
    q, r = cell
    return f"{chr(ord('A') + r)}{q + r // 2 + 1}"


def columns(count: int, height: int) -> dict[str, Cell]:
    """Names the cells of a board of equal columns, column by column: a1, a2 and so on, with a1 at (0, 0).

    >>> columns(2, 2)
    {'a1': (0, 0), 'a2': (0, 1), 'b1': (1, 0), 'b2': (1, 1)}
    """
    cells = ((q, row - q // 2) for q in range(count) for row in range(height))
    return {name_in_column(cell): cell for cell in cells}
