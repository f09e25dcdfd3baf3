"""Where the panels of a picture lie: the turn line above all, the players beside the board or below it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from render.core.boxes import Box, tiled

MARGIN, GAP = 12, 10
TOP = 94
"""Where what lies under the turn line begins."""
STRIP = 38
"""The height of a strip at the foot with a single row in it."""
EDGE = 5
"""Of a strip with several rows, above and below them."""
_ROOMY = 160
"""The least height of a place beside the board for more than the players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a layout arranges for a number of seats."""

    size: tuple[int, int]
    bar: Box
    """Of the turn line."""
    players: tuple[Box, ...]
    spare: Box | None
    """Where no player sits, if there is such a place."""
    told: Box | None = None
    """Where the last turns are told, in a game that tells them in a strip."""


def beside(column: Box, seats: int, *, height: int, size: tuple[int, int], gap: int = GAP, roomy: int = _ROOMY) -> Plan:
    """Puts the players below one another in a column at the right end of a wide picture.

    Where they leave more than ``roomy`` of its height, that is the spare place.
    """
    left, _, right, bottom = column
    players = tiled(column, seats, height=height, gap=gap)
    rest = players[-1][3] + gap
    spare = (left, rest, right, bottom) if bottom - rest > roomy else None
    return Plan(size=size, bar=_bar(right), players=players, spare=spare)


def below(top: int, right: int, seats: int, *, height: int, columns: int, gap: int = GAP) -> Plan:
    """Puts the players side by side below all else on a tall picture, which is as high as they need."""
    cells = tiled((MARGIN, top, right, top), columns * -(-seats // columns), height=height, columns=columns, gap=gap)
    spare = cells[seats] if seats < len(cells) else None
    size = (right + MARGIN, cells[-1][3] + MARGIN)
    return Plan(size=size, bar=_bar(right), players=cells[:seats], spare=spare)


def aside(column: Box, seats: int, *, height: int, gap: int = GAP) -> Plan:
    """Puts the players at the head of a broad column at the right end of a picture that is no higher.

    Four of them are in two rows of a height, fewer have the same room below one another. What is below that is the
    spare place.
    """
    left, top, right, bottom = column
    columns = 1 if seats < 4 else 2
    rows = -(-seats // columns)
    players = tiled(column, seats, height=(2 * height - gap * (rows - 2)) // rows, columns=columns, gap=gap)
    spare = (left, top + 2 * (height + gap), right, bottom)
    return Plan(size=(right + MARGIN, bottom + MARGIN), bar=_bar(right), players=players, spare=spare)


def footed(plan: Plan, height: int) -> Plan:
    """Adds a strip at the foot of a picture where every other place is taken by players."""
    if plan.spare is not None:
        return plan
    width, low = plan.size
    top = low - MARGIN + GAP
    return replace(plan, size=(width, top + height + MARGIN), spare=(MARGIN, top, width - MARGIN, top + height))


def telling(plan: Plan, lines: int) -> Plan:
    """Adds a strip at the foot of a picture in which the last turns are told in so many lines."""
    width, low = plan.size
    top, height = low - MARGIN + GAP, lines * STRIP + 2 * EDGE
    return replace(plan, size=(width, top + height + MARGIN), told=(MARGIN, top, width - MARGIN, top + height))


def _bar(right: int) -> Box:
    return (MARGIN, 10, right, TOP - GAP)
