"""Where everything lies on the picture of Magellan, in pixels."""

from __future__ import annotations

from typing import TypeAlias

from render.core.canvas import Point

Box: TypeAlias = tuple[int, int, int, int]

WIDTH, HEIGHT = 1500, 1160

BAR: Box = (12, 10, 1488, 84)
BOARD: Box = (12, 94, 1238, 974)
AUCTION: Box = (12, 984, 1238, 1150)
PLAYERS: Box = (1248, 94, 1488, 1150)

RIM = 17
"""The width of the scale round the chart."""
FOLD = (BOARD[0] + BOARD[2]) // 2
"""Where the two halves of the chart meet; the space beside it belongs to the compass rose."""

PITCH = 179
PLATE = 170
"""The width of what is printed at a field, and of the largest bay."""
ROW = 281
_FIRST = (BOARD[0] + RIM + 8, FOLD + 62)
_TOP = BOARD[1] + RIM + 3

_BERTHS = {1: 55, 2: 64, 3: 55}
"""From one ship to the next, by how many a field holds."""


def row(explorer: int) -> tuple[int, int, int, int]:
    """Returns the space of an explorer's row: three in each half."""
    left, top = _FIRST[explorer // 3], _TOP + ROW * (explorer % 3)
    return (left, top, left + 3 * PITCH - 4, top + ROW)


def field(explorer: int, phase: int) -> Point:
    """Returns the middle of the upper edge of a field's bay; the plate with its numbers ends there."""
    left, top, _, _ = row(explorer)
    return (left + PITCH * (phase - 1) + PLATE / 2, top + 148)


def berths(explorer: int, phase: int, capacity: int) -> list[Point]:
    """Returns where the ships of a field lie, the middle of each."""
    x, y = field(explorer, phase)
    return [(x + _BERTHS[capacity] * (i - (capacity - 1) / 2), y + 43) for i in range(capacity)]


def bay(explorer: int, phase: int, capacity: int) -> Box:
    """Returns the water in which the ships of a field lie."""
    x, y = field(explorer, phase)
    half = _BERTHS[capacity] * capacity // 2 + 4
    return (round(x) - half, round(y) - 6, round(x) + half, round(y) + 80)
