"""Where everything lies on the picture of Tikal, in pixels.

The board and the supplies below it lie at the same place in both layouts; the players stand beside them on a wide
picture and below them on a tall one.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.core.boxes import Box, tiled
from render.core.canvas import Point, Polygon
from render.core.grids import Hexes
from render.core.scene import WIDE, Layout

RADIUS = 98
"""From the middle of a space to its corners."""
LEFT, TOP = 12, 94
"""The upper left corner of the board."""
COLUMNS, ROWS = "abcdefgh", 5
APOTHEM = Hexes(origin=(0, 0), radius=RADIUS).apothem
GRID = Hexes(origin=(LEFT + RADIUS, TOP + APOTHEM), radius=RADIUS)
BOARD: Box = (LEFT, TOP, LEFT + round(12.5 * RADIUS), TOP + round(11 * APOTHEM))
SUPPLIES: Box = (12, 1034, 1238, 1168)

EDGES = range(6)
"""N, NE, SE, S, SW, NW."""

NAMES = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))

GAP = 10
_LOW, _HIGH, _BROAD = 261, 345, 218
"""Heights of a player's panel: among three or four beside the board, between two, and below the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a layout arranges."""

    size: tuple[int, int]
    bar: Box
    players: tuple[Box, ...]
    costs: Box | None
    """Where no player sits, if there is such a place."""
    names: tuple[int, int]
    """The sizes in which unexplored and explored spaces are named; a tall picture is looked at on a phone."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats."""
    return _wide(seats) if layout == WIDE else _tall(seats)


def _wide(seats: int) -> Plan:
    left, right, bottom = 1248, 1488, SUPPLIES[3]
    players = tiled((left, TOP, right, bottom), seats, height=_HIGH if seats == 2 else _LOW, gap=GAP)
    costs = (left, players[-1][3] + GAP, right, bottom) if seats < 4 else None
    return Plan(size=(1500, 1180), bar=(12, 10, right, 84), players=players, costs=costs, names=(26, 22))


def _tall(seats: int) -> Plan:
    left, _, right, bottom = SUPPLIES
    *players, last = tiled((left, bottom + GAP, right, 0), 2 * -(-seats // 2), height=_BROAD, columns=2, gap=GAP)
    odd = seats % 2 == 1
    return Plan(
        size=(right + 12, last[3] + 12),
        bar=(12, 10, right, 84),
        players=tuple(players) if odd else (*players, last),
        costs=last if odd else None,
        names=(36, 30),
    )


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


def hexagon(middle: Point, radius: float = RADIUS) -> Polygon:
    """Returns the six corners of a tile that lies anywhere."""
    return Hexes(origin=middle, radius=radius).corners((0, 0))


def edge_angle(edge: int) -> float:
    """Returns the direction of an edge from the middle, in degrees clockwise from the right."""
    return -90 + 60 * edge
