"""Where everything lies on the picture, in pixels: the board at the same place in both layouts, the players beside it
on a wide picture and below it on a tall one."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.boxes import Box, tiled
from render.core.canvas import Polygon
from render.core.grids import Squares
from render.core.scene import WIDE, Layout
from rules.skeleton.data import CELLS, COLUMNS, ROWS

SIDE = 176
GRID = Squares(origin=(92, 160), side=SIDE)
COORDINATES = 40
"""From the edge of the board to the names of its columns and rows."""
BOARD: Box = (92, 160, 92 + SIDE * len(COLUMNS), 160 + SIDE * len(ROWS))


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a layout arranges."""

    size: tuple[int, int]
    bar: Box
    players: tuple[Box, ...]


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats."""
    right, below = BOARD[2] + 92, BOARD[3] + 92
    if layout == WIDE:
        players = tiled((right, 104, right + 320, below), seats, height=220, gap=14)
        return Plan(size=(right + 332, below), bar=(12, 10, right + 320, 84), players=players)
    players = tiled((12, below, right - 12, 0), seats, height=220, columns=2, gap=14)
    return Plan(size=(right, players[-1][3] + 14), bar=(12, 10, right - 12, 84), players=players)


def square(name: str) -> Polygon:
    """Returns the corners of a square."""
    return GRID.corners(CELLS[name])
