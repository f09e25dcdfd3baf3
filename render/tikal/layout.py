"""Where everything lies on the picture of Tikal, in pixels.

The board and the supplies below it lie at the same place in both layouts; the players stand beside them on a wide
picture and below them on a tall one.
"""

from __future__ import annotations

from render.core.boxes import Box
from render.core.canvas import Point, Polygon
from render.core.grids import Hexes
from render.core.plans import GAP, MARGIN, STRIP, TOP, Plan, below, beside, footed
from render.core.scene import WIDE, Layout

RADIUS = 98
"""From the middle of a space to its corners."""
COLUMNS, ROWS = "abcdefgh", 5
APOTHEM = Hexes(origin=(0, 0), radius=RADIUS).apothem
GRID = Hexes(origin=(MARGIN + RADIUS, TOP + APOTHEM), radius=RADIUS)
BOARD: Box = (MARGIN, TOP, MARGIN + round(12.5 * RADIUS), TOP + round(11 * APOTHEM))
SUPPLIES: Box = (12, 1034, 1238, 1168)

EDGES = range(6)
"""N, NE, SE, S, SW, NW."""

NAMES = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))

_LOW, _HIGH, _BROAD = 261, 345, 218
"""Heights of a player's panel: among three or four beside the board, between two, and below the board."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats; the spare place is that of the key."""
    _, _, right, bottom = SUPPLIES
    if layout == WIDE:
        column, height = (1248, TOP, 1488, bottom), _HIGH if seats == 2 else _LOW
        return footed(beside(column, seats, height=height, size=(1500, 1180)), STRIP)
    return footed(below(bottom + GAP, right, seats, height=_BROAD, columns=2), STRIP)


def cell(name: str) -> tuple[int, int]:
    """Returns the axial coordinates of a space; a6, c6, e6 and g6 are the notches below the board."""
    column, row = COLUMNS.index(name[0]), int(name[1:])
    return (column, row - 1 - column // 2)


def centre(name: str) -> Point:
    """Returns the middle of a space."""
    return GRID.centre(cell(name))


def space(name: str) -> Polygon:
    """Returns the six corners of a space."""
    return GRID.corners(cell(name))


def named(name: str) -> Point:
    """Returns where the name of an explored space stands: in its upper left corner."""
    x, y = centre(name)
    return (x - 33, y - 67)


def hexagon(middle: Point, radius: float = RADIUS) -> Polygon:
    """Returns the six corners of a tile that lies anywhere."""
    return Hexes(origin=middle, radius=radius).corners((0, 0))


def edge_angle(edge: int) -> float:
    """Returns the direction of an edge from the middle, in degrees clockwise from the right."""
    return -90 + 60 * edge
