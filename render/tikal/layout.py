"""Where everything lies on the picture of Tikal, in pixels."""

from __future__ import annotations

import math
from typing import TypeAlias

from render.core.canvas import Point, around

Box: TypeAlias = tuple[int, int, int, int]

WIDTH, HEIGHT = 1500, 1180

RADIUS = 98
"""From the middle of a space to its corners."""
APOTHEM = RADIUS * math.sqrt(3) / 2
LEFT, TOP = 12, 94
"""The upper left corner of the board."""
COLUMNS, ROWS = "abcdefgh", 5
BOARD: Box = (LEFT, TOP, LEFT + round(12.5 * RADIUS), TOP + round(11 * APOTHEM))

BAR: Box = (12, 10, 1488, 84)
PLAYERS: Box = (1248, 94, 1488, 1168)
SUPPLIES: Box = (12, 1034, 1238, 1168)

EDGES = range(6)
"""N, NE, SE, S, SW, NW."""

NAMES = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, ROWS + 1))


def centre(name: str) -> Point:
    """Returns the middle of a space; a6, c6, e6 and g6 are the notches below the board."""
    column, row = COLUMNS.index(name[0]), int(name[1:])
    return (
        LEFT + RADIUS * (1 + 1.5 * column),
        TOP + APOTHEM * (2 * row - 1 + column % 2),
    )


def hexagon(middle: Point, radius: float = RADIUS) -> list[Point]:
    """Returns the six corners of a space."""
    return around(radius, 6, 0, middle)


def edge_angle(edge: int) -> float:
    """Returns the direction of an edge from the middle, in degrees clockwise from the right."""
    return -90 + 60 * edge


def polar(middle: Point, radius: float, angle: float) -> Point:
    """Returns the point in a direction, in degrees clockwise from the right."""
    return (
        middle[0] + radius * math.cos(math.radians(angle)),
        middle[1] + radius * math.sin(math.radians(angle)),
    )
