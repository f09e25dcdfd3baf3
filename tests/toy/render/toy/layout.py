"""Where everything lies on the board picture, in pixels."""

from __future__ import annotations

from render.core.boxes import Box, tiled
from render.core.plans import GAP, MARGIN, TOP, Plan, below, beside
from render.core.scene import WIDE, Layout
from rules.toy.data import TREES

CLEARING = 560
"""The least height of what the seats share."""
PANEL = 184


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where the panels lie: the players beside the clearing, or below it."""
    if layout == WIDE:
        bottom = TOP + max(CLEARING, seats * (PANEL + GAP) - GAP)
        return beside((632, TOP, 1388, bottom), seats, height=PANEL, size=(1400, bottom + MARGIN))
    return below(TOP + CLEARING + GAP, 838, seats, height=PANEL, columns=1)


def clearing(layout: Layout, where: Plan) -> Box:
    """Returns where that lies which the seats share: it has the room that the players leave."""
    left, top, right, _ = where.players[0]
    if layout == WIDE:
        return (MARGIN, TOP, left - GAP, where.size[1] - MARGIN)
    return (MARGIN, TOP, right, top - GAP)


def trees(box: Box) -> dict[str, Box]:
    """Returns where the trees stand, side by side in the clearing."""
    left, top, right, _ = box
    boxes = tiled((left + 12, top + 76, right - 12, 0), len(TREES), height=230, columns=len(TREES))
    return dict(zip(TREES, boxes, strict=True))
