"""Where everything lies on the pictures of Java, in pixels.

The island and the supplies in the corners of its sea lie at the same place in all layouts; players and cities are below
them on a wide and on a tall picture, and beside them on a broad one.
"""

from __future__ import annotations

from functools import cache

from render.core.boxes import Box, tiled
from render.core.canvas import Point, Polygon
from render.core.grids import Hexes
from render.core.plans import GAP, MARGIN, TOP, Plan, aside, below, footed
from render.core.scene import BROAD, WIDE, Layout
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
CARDS: Box = (MARGIN, TOP + 34, 192, TOP + 150)
TILES: Box = (1050, CARDS[1], BOARD[2], CARDS[3])
PALACES: Box = (MARGIN, _SOUTH - 103, 306, _SOUTH - 3)
"""The supplies lie on the sea in three corners of the island: the board takes the full width of the picture."""
BOTTOM = 1229
"""Where a wide picture ends but for its margin: it is a little less high than broad."""
CITIES: Box = (944, 864, BOARD[2], BOTTOM)
"""Where the cities are listed on a wide picture: in the fourth corner, down to its end."""
SHIP: Point = (1120, 932)
"""Where a ship is on the pictures that list the cities elsewhere."""

_STRIP: Box = (MARGIN, _SOUTH + 5, CITIES[0] - GAP, BOTTOM)
"""Where the players lie on a wide picture, side by side below the island."""
_COLUMN: Box = (BOARD[2] + GAP, TOP, 1688, _SOUTH - 9)
"""Where the players lie on a broad picture, in two rows, and below them the cities: as high as the island is."""
_BESIDE, _BELOW = 211, 204
"""The height of a player's panel beside the island, and below it on a tall picture."""
_LISTED = 268
"""The height of the list of cities at the foot of a tall picture, if there is no place for it among the players."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats, and where the cities are listed."""
    if layout == BROAD:
        return aside(_COLUMN, seats, height=_BESIDE)
    if layout != WIDE:
        return footed(below(_SOUTH + 5, BOARD[2], seats, height=_BELOW, columns=2), _LISTED)
    right, bottom = BOARD[2] + MARGIN, BOTTOM + MARGIN
    players = tiled(_STRIP, seats, height=_STRIP[3] - _STRIP[1], columns=seats, gap=GAP)
    return Plan(size=(right, bottom), bar=(MARGIN, 10, BOARD[2], TOP - GAP), players=players, spare=CITIES)


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
