"""Boards of squares: cells as (column, row), with neighbours across their sides only."""

from __future__ import annotations

from rules.core.compass import Cell, Compass

SIDES = Compass(("N", "E", "S", "W"), ((0, -1), (1, 0), (0, 1), (-1, 0)))
"""The sides of a square, counted clockwise."""


def name(cell: Cell) -> str:
    """Names a square by the letter of its column and the number of its row.

    >>> name((0, 0)), name((20, 13))
    ('A1', 'U14')
    """
    column, row = cell
    return f"{chr(ord('A') + column)}{row + 1}"


def board(columns: int, rows: int) -> dict[str, Cell]:
    """Names the squares of a board, row by row from the top.

    >>> board(2, 2)
    {'A1': (0, 0), 'B1': (1, 0), 'A2': (0, 1), 'B2': (1, 1)}
    """
    return {name((column, row)): (column, row) for row in range(rows) for column in range(columns)}
