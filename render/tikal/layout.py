"""Where everything lies on the picture of Tikal, in pixels.

The board lies at the same place in all layouts, and the supplies below it on a wide and a tall picture; the players
stand beside them on a wide one and below them on a tall one. On a broad picture all of it is beside the board.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.core.boxes import Box, tiled
from render.core.canvas import Point, Polygon
from render.core.grids import Hexes
from render.core.plans import GAP, MARGIN, STRIP, TOP, Plan, below, beside, footed
from render.core.scene import BROAD, WIDE, Layout

RADIUS = 98
"""From the middle of a space to its corners."""
COLUMNS, ROWS = "abcdefgh", 5
APOTHEM = Hexes(origin=(0, 0), radius=RADIUS).apothem
GRID = Hexes(origin=(MARGIN + RADIUS, TOP + APOTHEM), radius=RADIUS)
BOARD: Box = (MARGIN, TOP, MARGIN + round(12.5 * RADIUS), TOP + round(11 * APOTHEM))
SUPPLIES: Box = (12, 1034, 1238, 1168)

DISPLAYED = 64
"""The radius of tiles on display."""

EDGES = range(6)
"""N, NE, SE, S, SW, NW."""

NAMES = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))

_LOW, _HIGH, _BROAD = 261, 345, 218
"""Heights of a player's panel: among three or four beside the board, between two, and below the board."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats; the spare place is that of the key."""
    _, _, right, bottom = SUPPLIES
    if layout == BROAD:
        return _aside(seats)
    if layout == WIDE:
        column, height = (1248, TOP, 1488, bottom), _HIGH if seats == 2 else _LOW
        return footed(beside(column, seats, height=height, size=(1500, 1180)), STRIP)
    return footed(below(bottom + GAP, right, seats, height=_BROAD, columns=2), STRIP)


_ASIDE: Box = (BOARD[2] + GAP, 10, 1962, BOARD[3])
"""Where all but the turn line lies beside the board of a broad picture."""
_TURNED, _LEVELS, _KEY = 489, 689, 827
"""Where on it the tiles begin, the temple levels, and the key; the players stand above them."""


def _aside(seats: int) -> Plan:
    """Puts the players above the supplies and the key, in one row or, where they are four, in two."""
    left, top, right, bottom = _ASIDE
    rows, columns = (2, 2) if seats > 3 else (1, seats)
    height = (_TURNED - top) // rows - GAP
    return Plan(
        size=(right + MARGIN, bottom + MARGIN),
        bar=(MARGIN, 10, BOARD[2], TOP - GAP),
        players=tiled((left, top, right, bottom), seats, height=height, columns=columns),
        spare=(left, _KEY, right, bottom),
    )


@dataclass(frozen=True, slots=True)
class Shelf:
    """Where the supplies lie."""

    stack: Point
    hand: Box
    """Of the tile that waits to be placed."""
    display: tuple[Point, ...]
    """The middles of the tiles of an auction."""
    levels: Box
    """Of the temple levels that are left."""


def shelf(layout: Layout, tiles: int) -> Shelf:
    """Returns where the supplies lie while so many tiles are on display."""
    if layout == BROAD:
        left, _, right, _ = _ASIDE
        first = left + 2 * RADIUS + 4
        display, hand = (
            _in_row(first, _LEVELS - GAP - 62, (right - first) // 4, tiles),
            (first + 6, 520, first + 312, 648),
        )
        return Shelf((left + RADIUS, (_TURNED + _LEVELS - GAP) // 2), hand, display, (left, _LEVELS, right, _KEY - GAP))
    left, top, right, bottom = SUPPLIES
    first, pitch = left + 2 * RADIUS + 12, 2 * DISPLAYED + 8
    start = first + tiles * pitch + 6 if tiles else round(centre("c6")[0]) + RADIUS + 14
    hand, levels = (first - 4, top + 6, start - 10, bottom), (start, top + 6, right, bottom)
    return Shelf(centre("a6"), hand, _in_row(first, bottom - 57, pitch, tiles), levels)


def _in_row(left: int, y: int, pitch: int, tiles: int) -> tuple[Point, ...]:
    return tuple((left + DISPLAYED + i * pitch, y) for i in range(tiles))


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
