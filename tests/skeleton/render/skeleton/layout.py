"""Where everything lies on the picture, in pixels: the board at the same place in both layouts, the players beside it
on a wide picture and below it on a tall one."""

from __future__ import annotations

from render.core.boxes import Box
from render.core.canvas import Polygon
from render.core.grids import Squares
from render.core.plans import Plan, below, beside
from render.core.scene import WIDE, Layout
from rules.skeleton.data import CELLS, COLUMNS, ROWS

SIDE = 176
GRID = Squares(origin=(92, 160), side=SIDE)
COORDINATES = 40
"""From the edge of the board to the names of its columns and rows."""
BOARD: Box = (92, 160, 92 + SIDE * len(COLUMNS), 160 + SIDE * len(ROWS))


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats."""
    right, bottom = BOARD[2] + 92, BOARD[3] + 92
    if layout == WIDE:
        return beside((right, 104, right + 320, bottom), seats, height=220, size=(right + 332, bottom), gap=14)
    return below(bottom, right - 12, seats, height=220, columns=2, gap=14)


def square(name: str) -> Polygon:
    """Returns the corners of a square."""
    return GRID.corners(CELLS[name])
