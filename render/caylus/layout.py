"""Where everything lies on the picture of Caylus, in pixels.

The board lies at the same place in both layouts: above the castle and the favours, below them the special places and
the bridge, below that the road in four rows that wind downwards. The players stand beside it on a wide picture and
below it on a tall one.
"""

from __future__ import annotations

from itertools import pairwise

from render.caylus.tiles import ROAD
from render.core.boxes import Box
from render.core.canvas import Point
from render.core.plans import GAP, MARGIN, TOP, Plan, below, beside, footed
from render.core.scene import TALL, WIDE, Layout
from rules.caylus import data

WIDTH = 1500
"""Of a wide picture."""
COLUMNS = 7
LANE = 38
"""The width of the road."""
PITCH = 166
_ROW = ROAD.height + LANE + 4
_FIRST = 580
"""Where the first row of buildings behind the bridge begins."""
_TURN = 40
"""The room of a bend beside a row."""
BOARD: Box = (MARGIN, TOP, 1224, _FIRST + 4 * _ROW + 6)

CASTLE: Box = (20, TOP + 8, 398, 386)
"""The castle itself: its dungeon, its walls and its towers."""
SCORINGS: Box = (404, TOP + 8, 744, 302)
"""The table of what each section brings."""
COURTYARD: Box = (404, 308, 744, 386)
"""Where the builders wait."""
FAVOURS: Box = (752, TOP + 8, 1216, 386)
PLACES = (data.GATE, data.POST, data.GUILD, data.JOUST, data.STABLES, data.INN)
"""The special places in the order of the road."""
PLACE = (148, 110)
"""The width and height of a special place."""
_PLACE_TOP, _PLACE_PITCH = 396, 152
LANE_0 = _PLACE_TOP + PLACE[1] + 4 + LANE // 2
"""The middle of the road on the castle's side."""
BRIDGE: Box = (936, _PLACE_TOP + 2, 1178, LANE_0 + LANE // 2 + 2)
"""The five fields of the bridge, and the turn order above it."""


def row_of(space: int) -> int:
    """Returns the row of a space, 0 to 3 from above."""
    return (space - 1) // COLUMNS


def _column(space: int) -> int:
    """Returns the column of a space in its row, from the left: the road winds."""
    at = (space - 1) % COLUMNS
    return COLUMNS - 1 - at if row_of(space) % 2 == 0 else at


def house(space: int) -> Box:
    """Returns where the building of a space stands."""
    row = row_of(space)
    left = BOARD[0] + 5 + _TURN * (row % 2) + PITCH * _column(space)
    top = _FIRST + _ROW * row
    return (left, top, left + ROAD.width, top + ROAD.height)


def lane(space: int) -> Box:
    """Returns the piece of the road before a building."""
    left, _, _, bottom = house(space)
    return (left - 3, bottom + 2, left + PITCH - 3, bottom + 2 + LANE)


def milestone(space: int) -> Point:
    left, top, _, bottom = lane(space)
    return (left + 26, (top + bottom) / 2)


def place(name: str) -> Box:
    """Returns where a special place stands."""
    left = CASTLE[0] + _PLACE_PITCH * PLACES.index(name)
    return (left, _PLACE_TOP, left + PLACE[0], _PLACE_TOP + PLACE[1])


def field(number: int) -> Point:
    """Returns the middle of a field of the bridge, counted from 1."""
    left, _, right, _ = BRIDGE
    return (left + (right - left) * (number - 0.5) / 5, LANE_0)


def middle_of(row: int) -> float:
    """Returns the middle line of the road in a row behind the bridge."""
    _, top, _, bottom = lane(1 + COLUMNS * row)
    return (top + bottom) / 2


def bends() -> list[tuple[Point, Point, float]]:
    """Returns where each row of the road ends and the next begins, and how far aside the bend between them lies."""
    left, right = BOARD[0] + 5, BOARD[2] - 4
    ends = [LANE_0, *(middle_of(row) for row in range(4))]
    sides = [(right, -1) if i % 2 == 0 else (left, 1) for i in range(4)]
    return [
        ((x + inward * _TURN, above), (x + inward * _TURN, under), x + inward * LANE / 2)
        for (above, under), (x, inward) in zip(pairwise(ends), sides, strict=True)
    ]


_KEY = {WIDE: 88, TALL: 126}
"""The height of the key at the foot of a picture."""
_FEW = 2
"""With so many seats there is room for the key beside the board."""
_KEY_BESIDE = 720
"""The least height of the key beside the board."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats; there is always a place for the key."""
    _, top, right, bottom = BOARD
    if layout == WIDE:
        column = (right + GAP, top, WIDTH - MARGIN, bottom)
        room = bottom - top - (_KEY_BESIDE if seats <= _FEW else -GAP)
        height = min(390, room // seats - GAP)
        found = beside(column, seats, height=height, size=(WIDTH, bottom + MARGIN), roomy=_KEY_BESIDE - 1)
    else:
        found = below(bottom + GAP, right, seats, height=232, columns=2)
    return footed(found, _KEY[layout])
