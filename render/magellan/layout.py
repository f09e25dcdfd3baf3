"""Where everything lies on the pictures of Magellan, in pixels.

On a wide picture the chart lies open like a book, three explorers on each half, and the players stand beside it. On a
tall one the explorers lie below one another, three above the fold and three below it, so that all is half as large
again on a phone; below the chart are what is going on, the supplies and the players. A hand lies in one row on a wide
picture, in two on a tall one.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from render.core.boxes import Box
from render.core.canvas import Point
from render.core.plans import GAP, MARGIN, TOP, Plan, below, beside
from render.core.scene import TALL, WIDE, Layout

RIM = 17
"""The width of the scale round the chart."""
PITCH = 179
PLATE = 170
"""The width of what is printed at a field, and of the largest bay."""
_BERTHS = {1: 55, 2: 64, 3: 57}
"""From one ship to the next, by how many a field holds."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Site:
    """How the chart lies on a picture, and where on it and below it everything has its place."""

    board: Box
    fold: tuple[Point, Point]
    """Where the two halves of the chart meet, from one end to the other; on it lie phases, rose and stack."""
    rose: float
    stack: float
    """How far along the fold the middle of the rose and of the stack lie."""
    west: float
    east: float
    """The longitudes between which the chart shows the world."""
    rows: tuple[Box, ...]
    """The space of each explorer's row, three in each half."""
    sides: tuple[tuple[int, int], tuple[int, int]]
    """Where on the frame stands which side of a half is played."""
    title: int
    """How broad the room of an explorer's name is."""
    counts: int
    """How far below his name stands how many of his cards are to come."""
    field: Point
    """From the corner of a row to the middle of the upper edge of its first bay, where a plate with numbers ends."""
    scene: Box
    """Below the chart: what is going on."""
    supplies: Box
    sale: Box
    """Where the last sale is told if no place is left by players."""

    def along(self, far: float) -> Point:
        """Returns the point so far along the fold."""
        (x, y), (end, _) = self.fold
        return (x + far, y) if end > x else (x, y + far)

    def bay_edge(self, explorer: int, phase: int) -> Point:
        """Returns the middle of the upper edge of a field's bay."""
        left, top, _, _ = self.rows[explorer]
        return (left + self.field[0] + PITCH * (phase - 1), top + self.field[1])

    def berths(self, explorer: int, phase: int, capacity: int) -> list[Point]:
        """Returns where the ships of a field lie, the middle of each."""
        x, y = self.bay_edge(explorer, phase)
        return [(x + _BERTHS[capacity] * (i - (capacity - 1) / 2), y + 43) for i in range(capacity)]

    def bay(self, explorer: int, phase: int, capacity: int) -> Box:
        """Returns the water in which the ships of a field lie."""
        x, y = self.bay_edge(explorer, phase)
        half = _BERTHS[capacity] * capacity // 2 + 4
        return (round(x) - half, round(y) - 6, round(x) + half, round(y) + 80)


_EDGE = RIM + 8
"""From the edge of the chart to what stands on it."""


def _open_book() -> Site:
    """Returns how the chart lies on a wide picture: its fold from top to bottom."""
    board = (MARGIN, TOP, 1238, 974)
    middle, high, wide = (board[0] + board[2]) // 2, 281, 3 * PITCH - 4
    corners = [(left, board[1] + RIM + 3 + high * i) for left in (board[0] + _EDGE, middle + 62) for i in range(3)]
    left, top = corners[-1]
    return Site(
        board=board,
        fold=((middle, board[1]), (middle, board[3])),
        rose=442,
        stack=658,
        west=-126.0,
        east=158.0,
        rows=tuple((x, y, x + wide, y + high) for x, y in corners),
        sides=((board[0] + 300, board[1] + 13), (middle + 313, board[1] + 13)),
        title=wide,
        counts=0,
        field=(PLATE / 2, 148),
        scene=(MARGIN, 984, 757, 1186),
        supplies=(767, 984, 1238, 1186),
        sale=(left + 2, top + high - 43, left + wide - 2, top + high - 3),
    )


def _scroll() -> Site:
    """Returns how the chart lies on a tall picture: its fold across, and what belongs to ships below some bays."""
    name, wide, band = 232, 236 + 3 * PITCH - 4, 92
    heights = (168, 168, 206, band, 168, 200, 168)
    tops = list(accumulate(heights, initial=TOP + RIM + 3))
    left, right = MARGIN + _EDGE, MARGIN + 2 * _EDGE + wide
    rows = [(left, top, left + wide, top + high) for top, high in zip(tops, heights, strict=False)]
    across, bottom = tops[3] + band // 2, tops[-1] + RIM + 3
    strip, low = bottom + GAP, bottom + GAP + 166 + GAP
    return Site(
        board=(MARGIN, TOP, right, bottom),
        fold=((MARGIN, across), (right, across)),
        rose=412,
        stack=606,
        west=-92.0,
        east=31.0,
        rows=(*rows[:3], *rows[4:]),
        sides=((left + 140, TOP + 13), (left + 140, bottom - 13)),
        title=name,
        counts=64,
        field=(236 + PLATE / 2, 84),
        scene=(MARGIN, strip, right, strip + 166),
        supplies=(MARGIN, low, right, low + 174),
        sale=(MARGIN, low + 174 + GAP, right, low + 176 + GAP + 46),
    )


OPEN, SCROLL = _open_book(), _scroll()
_TALLEST = 256
"""The most height of a player's panel beside the chart."""
_COLUMNS = {4: 2}
"""In how many columns the players sit below it, for how many; three for all others."""
_BELOW = {2: 158, 3: 176}
"""Heights of their panels there, by how many columns."""


def site_of(layout: Layout) -> Site:
    return SCROLL if layout == TALL else OPEN


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels of the board picture lie for a number of seats."""
    bottom = OPEN.scene[3]
    if layout == WIDE:
        height = min(_TALLEST, (bottom - TOP - GAP * (seats - 1)) // seats)
        return beside((1248, TOP, 1488, bottom), seats, height=height, size=(1500, bottom + 10))
    columns = _COLUMNS.get(seats, 3)
    last = SCROLL.supplies if seats % columns else SCROLL.sale
    return below(last[3] + GAP, SCROLL.board[2], seats, height=_BELOW[columns], columns=columns)


def foot(layout: Layout, where: Plan) -> tuple[Box, Box]:
    """Returns where the supplies lie, and where the last sale is told: where no player sits, if there is a place."""
    site = site_of(layout)
    return site.supplies, where.spare or site.sale


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPlan:
    """What a layout of the picture of a hand arranges."""

    size: tuple[int, int]
    bar: Box
    card: int
    """The width of a card."""
    rows: tuple[int, ...]
    """The middles of the rows of cards, downwards."""
    sums: Box
    totals: Box
    """Where the gold, the crowns and the number of the cards stand."""
    papers: tuple[Box, ...]
    """The sheets under these two."""
    scene: Box
    kept: Box


_IN_A_ROW = 8
"""How many cards lie side by side on a tall picture; more lie in two rows, over one another if need be."""
_LARGE, _SMALL = 220, 144
"""Widths of cards on a tall picture: the most, and that of so many in a row."""
LIFT = 40
"""By how much a card is raised for a bid, or lowered to be swapped."""


def _card(width: int, count: int, least: int, most: int) -> int:
    """Returns how broad cards are that lie side by side on a picture: as broad as they have room."""
    return max(least, min(most, (width - 60) // max(1, count) - 4))


def hand_plan(layout: Layout, count: int) -> HandPlan:
    """Returns where everything lies on the picture of a hand of so many cards."""
    if layout == WIDE:
        return HandPlan(
            size=(1500, 900), bar=(12, 10, 1488, 84), card=_card(1500, count, 158, 210), rows=(279,),
            sums=(12, 474, 1188, 654), totals=(1188, 474, 1488, 654), papers=((12, 474, 1488, 654),),
            scene=(12, 668, 807, 886), kept=(819, 668, 1488, 886),
        )  # fmt: skip
    (left, _, middle, _), (start, _, right, _) = OPEN.scene, OPEN.supplies
    lines = 2 if count > _IN_A_ROW else 1
    card = _card(right + 12, -(-count // lines), _SMALL, _LARGE)
    half = round(0.71 * card)
    rows = tuple(84 + LIFT + 14 + half + (2 * half + LIFT + 14) * line for line in range(lines))
    low = rows[-1] + half + LIFT + 14
    sums, totals, kept = (
        (left, low, right, low + 180),
        (start, low + 194, right, low + 374),
        (left, low + 388, right, low + 606),
    )
    return HandPlan(
        size=(right + 12, kept[3] + 14), bar=(left, 10, right, 84), card=card, rows=rows,
        sums=sums, totals=(start + 70, *totals[1:]), papers=(sums, totals),
        scene=(left, totals[1], middle, totals[3]), kept=kept,
    )  # fmt: skip
