"""Where everything lies on the pictures of Java, in pixels.

The island and the supplies on the sea below it lie at the same place in both layouts; the players stand beside them
on a wide picture and below them on a tall one.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from render.core.boxes import Box
from render.core.canvas import Point, Polygon
from render.core.grids import Hexes
from render.core.plans import GAP, MARGIN, TOP, Plan, below, beside, footed
from render.core.scene import WIDE, Layout
from rules.core.compass import Cell

RADIUS = 37
"""From the middle of a space to its corners."""
APOTHEM = Hexes(origin=(0, 0), radius=RADIUS).apothem
RULER = 34
"""The height of the sea above the island, and of that below it, on which the numbers of the columns stand."""
RULED = 2
"""Each column of so many has the names of its spaces on plates: of two, so that each other space is between two; beside
one alone, spaces two columns away were taken for one."""
_NORTH = TOP + RULER
GRID = Hexes(origin=(MARGIN + APOTHEM, _NORTH + RADIUS + 0.25), radius=RADIUS, pointed=True)
"""A little lower than it might be, so that no corner lies halfway between two pixels and is taken for another one."""
BOARD: Box = (MARGIN, _NORTH, MARGIN + round(38 * APOTHEM), _NORTH + 23 * RADIUS)
_SOUTH = BOARD[3] + RULER
BOTTOM = 1222
"""Where the supplies on the sea end."""
CARDS: Box = (MARGIN, BOTTOM - 284, 318, BOTTOM)
PALACES: Box = (328, _SOUTH + 6, 736, BOTTOM)
TILES: Box = (746, _SOUTH + 6, 934, BOTTOM)
CITIES: Box = (944, 864, BOARD[2], BOTTOM)
"""Where the cities are listed if there is no larger place for them."""

_BESIDE = {2: 315, 3: 369, 4: 274}
"""The height of a player's panel beside the board, by the number of seats."""
_BROAD = 204
"""The same below the board."""
_LISTED = 268
"""The height of the list of cities at the foot of a tall picture, if there is no place for it among the players."""
_COLUMN = BOARD[2] + GAP, 1488


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats, and where the cities are listed."""
    if layout == WIDE:
        column = (_COLUMN[0], TOP, _COLUMN[1], BOTTOM)
        where = beside(column, seats, height=_BESIDE[seats], size=(1500, BOTTOM + MARGIN))
    else:
        where = footed(below(BOTTOM + GAP, BOARD[2], seats, height=_BROAD, columns=2), _LISTED)
    return replace(where, spare=where.spare or CITIES)


@cache
def cell(name: str) -> Cell:
    """Returns the axial coordinates of a space; the rows have letters, A in the north."""
    row = ord(name[0]) - ord("A")
    return (int(name[1:]) - row // 2 - 1, row)


def ruled(column: int) -> bool:
    """Says whether the spaces of a column are found first; all others lie between two of them."""
    return column % RULED == 0


def column(number: int) -> float:
    """Returns the middle of a column, whose spaces lie by turns a quarter of a space to the left and to the right."""
    return GRID.origin[0] + APOTHEM * (2 * number - 1.5)


@cache
def centre(name: str) -> Point:
    """Returns the middle of a space."""
    return GRID.centre(cell(name))


@cache
def space(name: str) -> Polygon:
    """Returns the six corners of a space."""
    return GRID.corners(cell(name))
