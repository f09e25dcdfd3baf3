"""Where everything lies on the picture of Mexica, in pixels.

The board and the supplies on its lake lie at the same place in all layouts, the comparison below them on a wide and a
tall picture. The players stand beside them on a wide one and below them on a tall one, and the key is at the foot. On a
broad picture all but the key stands beside the board.
"""

from __future__ import annotations

from dataclasses import replace

from render.core.boxes import Box
from render.core.canvas import Point, Polygon
from render.core.grids import Squares
from render.core.plans import GAP, MARGIN, STRIP, TOP, Plan, aside, below, beside, footed, telling
from render.core.scene import BROAD, TALL, WIDE, Layout

SIDE = 55
"""The side of a square."""
RIM = 35
"""The frame of the board, on which the coordinates stand."""
COLUMNS, ROWS = 21, 14
GRID = Squares(origin=(MARGIN + RIM + 0.5, TOP + RIM + 0.5), side=SIDE)
"""The middles of its squares are whole pixels, so that what is stamped on them lies everywhere alike."""
BOARD: Box = (MARGIN, TOP, MARGIN + 2 * RIM + COLUMNS * SIDE, TOP + 2 * RIM + ROWS * SIDE)
COMPARED: Box = (MARGIN, BOARD[3] + GAP, BOARD[2], BOARD[3] + GAP + 224)
"""Of the sums that the players have in the districts."""
_HIGHER = 78
"""How much higher that is on a tall picture, where many districts lie in three rows: a phone has the height."""
_KEYS = {WIDE: 2 * STRIP, TALL: 104}
"""The height of the key below all else, in two rows: on a phone one row of it was lost."""
_LOW = BOARD[3] + GAP + STRIP
"""Where a broad picture ends but for its margin."""
_PANEL = 230
"""The height of a player's panel on it: the comparison below has room for as many districts as are compared."""

_BROAD = {2: 220, 3: 260, 4: 220}
"""The height of a player's panel below the board, by the number of players."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats; the spare place is that of the key.

    Below all, the last turn of each other seat has a line, on a tall picture with one to spare; a broad one has no
    room for them, and they stand in words beside it.
    """
    _, _, right, bottom = COMPARED
    if layout == BROAD:
        key = (MARGIN, BOARD[3] + GAP, right, _LOW)
        return replace(aside((right + GAP, TOP, 1688, _LOW), seats, height=_PANEL), spare=key)
    if layout == WIDE:
        height = (bottom - TOP - GAP * (seats - 1)) // seats
        column = (right + GAP, TOP, 1488, bottom)
        found = beside(column, seats, height=height, size=(1500, bottom + MARGIN))
        return telling(footed(found, _KEYS[WIDE]), seats - 1)
    top, columns = bottom + _HIGHER + GAP, 3 if seats == 3 else 2
    return telling(footed(below(top, right, seats, height=_BROAD[seats], columns=columns), _KEYS[TALL]), seats)


def compared(layout: Layout) -> Box:
    """Returns where the districts are compared."""
    if layout == BROAD:
        return (COMPARED[2] + GAP, TOP + 2 * (_PANEL + GAP), 1688, _LOW)
    left, top, right, bottom = COMPARED
    return (left, top, right, bottom + (_HIGHER if layout == TALL else 0))


def centre(name: str) -> Point:
    """Returns the middle of a square."""
    return GRID.centre(cell(name))


def square(name: str, inset: float = 0) -> Polygon:
    """Returns the four corners of a square."""
    return GRID.corners(cell(name), inset)


def cell(name: str) -> tuple[int, int]:
    """Returns the column and the row of a square, both from 0."""
    return (ord(name[0]) - ord("A"), int(name[1:]) - 1)


def box(name: str) -> Box:
    """Returns the pixels of a square."""
    x, y = (round(part) - SIDE // 2 for part in centre(name))
    return (x, y, x + SIDE, y + SIDE)


def turned(point: Point, quarters: int) -> Point:
    """Returns a point turned clockwise round the middle by so many quarters."""
    x, y = point
    for _ in range(quarters):
        x, y = -y, x
    return (x, y)
