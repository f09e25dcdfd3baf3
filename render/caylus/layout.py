"""Where everything lies on the picture of Caylus, in pixels.

The board lies at the same place on a wide and a tall picture: above the castle and the favours, below them the special
places and the bridge, below that the road in four rows that wind downwards. The players stand beside it on a wide one
and below it on a tall one. For a broad one it is drawn alike and then cut: the road and the special places have all the
height, the castle lies beside them, and so does all else.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from render.caylus.tiles import ROAD
from render.core.boxes import Box, middle, tiled
from render.core.canvas import Point, Polygon
from render.core.plans import GAP, MARGIN, TOP, Plan, below, beside, footed, telling
from render.core.scene import BROAD, TALL, WIDE, Layout
from rules.caylus import data

WIDTH = 1500
"""Of a wide picture."""
COLUMNS = 7
LANE = 38
"""The width of the road."""
PITCH = 166
_ROW = ROAD.height + LANE + 4
_SKY = 20
"""How much more sky is over the castle than on a broad picture: as high as that are the favour lines beside it."""
_FIRST = 650 + _SKY
"""Where the first row of buildings behind the bridge begins."""
_TURN = 40
"""The room of a bend beside a row."""
BOARD: Box = (MARGIN, TOP, 1224, _FIRST + 4 * _ROW + 6)

HILL: Box = (20, TOP + 8, 714, 452 + _SKY)
"""The hill of the castle and the sky above it, on which lie the table and the courtyard, too."""
CASTLE: Box = (20, TOP + 8 + _SKY, 446, 452 + _SKY)
"""The castle itself: its dungeon, its walls and its towers."""
SCORINGS: Box = (446, TOP + 11 + _SKY, 709, 370 + _SKY)
"""The table of what each section brings."""
COURTYARD: Box = (458, 374 + _SKY, 709, 449 + _SKY)
"""Where the builders wait."""
FAVOURS: Box = (722, TOP + 8, 1216, 452 + _SKY)
"""The favour lines where they lie on the board."""
PLACES = (data.GATE, data.POST, data.GUILD, data.JOUST, data.STABLES, data.INN)
"""The special places in the order of the road."""
PLACE = (148, 114)
"""The width and height of a special place."""
_PLACE_TOP, _PLACE_PITCH = 462 + _SKY, 152
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
    """Returns the middle of the milestone of a space, amid its piece of the road: beside the worker of the house before
    it was taken for that one's."""
    return middle(lane(space))


def ahead(space: int) -> Point:
    """Returns where before a space somebody stands on that side of its milestone to which the road goes on."""
    return _beside(space, 1)


def behind(space: int) -> Point:
    """Returns where somebody stands on the other side of the milestone."""
    return _beside(space, -1)


_BESIDE_STONE = 49
"""How far from the milestone they stand."""


def _beside(space: int, way: int) -> Point:
    x, y = milestone(space)
    return (x + way * (_BESIDE_STONE if row_of(space) % 2 else -_BESIDE_STONE), y)


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


@dataclass(frozen=True, slots=True)
class Cut:
    """A part of the board that lies elsewhere on a picture."""

    box: Box
    """What is cut out of the board."""
    corner: tuple[int, int]
    """Where its upper left corner lies."""

    def holds(self, place: Polygon) -> bool:
        left, top, right, bottom = self.box
        return all(left <= x <= right and top <= y <= bottom for x, y in place)

    def moved(self, place: Polygon) -> Polygon:
        dx, dy = self.corner[0] - self.box[0], self.corner[1] - self.box[1]
        return tuple((x + dx, y + dy) for x, y in place)


_SPLIT = 457 + _SKY
"""Where on the board the castle ends and the special places begin."""
_CASTLE: Box = (BOARD[0], BOARD[1] + _SKY, HILL[2] + 14, _SPLIT)
"""What of the board lies beside the road on a broad picture."""
_BESIDE: Box = (BOARD[2] + GAP, 10, BOARD[2] + GAP + 746, 1035)
"""Where all that does lies, as high as the turn line and the road, which has some room above and below."""
_ASIDE = ((_BESIDE[0] + _BESIDE[2] - _CASTLE[2] + _CASTLE[0]) // 2, _BESIDE[1])
"""The upper left corner of the castle there."""
_LINES_TOP = _BESIDE[1] + _CASTLE[3] - _CASTLE[1] + GAP
_NARROW_KEY: Box = (_BESIDE[2] - 277, _LINES_TOP, _BESIDE[2], _LINES_TOP + 322)
"""Of the key in two columns."""
_LINES: Box = (_BESIDE[0], _LINES_TOP, _NARROW_KEY[0] - 8, _NARROW_KEY[3])
"""Of the favour lines beside it."""
_CUTS = {BROAD: (Cut((BOARD[0], _SPLIT, *BOARD[2:]), (BOARD[0], TOP + 17)), Cut(_CASTLE, _ASIDE))}


def cuts(layout: Layout) -> tuple[Cut, ...]:
    """Returns into what the board is cut; nothing where it lies as it is drawn."""
    return _CUTS.get(layout, ())


def laid(place: Polygon, layout: Layout) -> Polygon:
    """Returns where something that is drawn on the board lies on a picture; the favour lines are not."""
    return next((cut.moved(place) for cut in cuts(layout) if cut.holds(place)), place)


def lines(layout: Layout) -> Box:
    """Returns where the favour lines lie on a picture."""
    return _LINES if layout == BROAD else FAVOURS


_KEY = {WIDE: 48, TALL: 78}
"""The height of the key at the foot of a picture."""
_FEW = 2
"""With so many seats there is room for the key beside the board."""
_PAIRED = 4
"""So many seats have their panels in pairs on a tall picture; more three in a row, as large with less air."""
_KEY_BESIDE = 480
"""The least height of the key beside the board."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie for a number of seats; there is always a place for the key.

    Below all the last turns are told, two side by side; on a broad picture there is no room for them, and they stand
    in words beside it.
    """
    _, top, right, bottom = BOARD
    if layout == BROAD:
        return _aside(seats)
    if layout == WIDE:
        column = (right + GAP, top, WIDTH - MARGIN, bottom)
        room = bottom - top - (_KEY_BESIDE if seats <= _FEW else -GAP)
        height = min(390, room // seats - GAP)
        found = beside(column, seats, height=height, size=(WIDTH, bottom + MARGIN), roomy=_KEY_BESIDE - 1)
    else:
        height, columns = (284, 3) if seats > _PAIRED else (244, 2)
        found = below(bottom + GAP, right, seats, height=height, columns=columns)
    return telling(footed(found, _KEY[layout]), 2)


def _aside(seats: int) -> Plan:
    """Puts the key beside the favour lines and the players below both, two or three in a row."""
    left, _, right, bottom = _BESIDE
    top, columns = _LINES[3] + GAP, 2 if seats in (2, 4) else 3
    rows = -(-seats // columns)
    height = (bottom - top - GAP * (rows - 1)) // rows
    return Plan(
        size=(right + MARGIN, bottom + MARGIN),
        bar=(MARGIN, 10, BOARD[2], TOP - GAP),
        players=tiled((left, top, right, bottom), seats, height=height, columns=columns),
        spare=_NARROW_KEY,
    )
