"""Where everything lies on the pictures of Magellan, in pixels.

The chart and the strip below it lie at the same place in both layouts; the players stand beside them on a wide picture
and below them on a tall one. A hand lies in one row on a wide picture, in two on a tall one.
"""

from __future__ import annotations

from dataclasses import dataclass

from render.core.boxes import Box
from render.core.canvas import Point
from render.core.plans import GAP, TOP, Plan, below, beside
from render.core.scene import WIDE, Layout

BOARD: Box = (12, 94, 1238, 974)
SCENE: Box = (12, 984, 807, 1150)
"""Below the chart: what is going on."""
SUPPLIES: Box = (817, 984, 1238, 1150)

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

_TALLEST, _BELOW = 256, 224
"""Heights of a player's panel: the most beside the chart, and below it."""


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels of the board picture lie for a number of seats."""
    bottom = SCENE[3]
    if layout == WIDE:
        height = min(_TALLEST, (bottom - TOP - GAP * (seats - 1)) // seats)
        return beside((1248, TOP, 1488, bottom), seats, height=height, size=(1500, 1160))
    return below(bottom + GAP, BOARD[2], seats, height=_BELOW, columns=4 if seats == 4 else 3)


def key(where: Plan) -> Box:
    """Returns where the crowns of the gold cards stand: where no player sits, or below the last row of the chart."""
    left, _, right, bottom = row(5)
    return where.spare or (left + 2, bottom - 43, right - 2, bottom - 3)


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
    (left, _, middle, _), (start, _, right, _) = SCENE, SUPPLIES
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


def row(explorer: int) -> Box:
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
