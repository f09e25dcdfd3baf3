"""Where everything lies on the board picture, in pixels."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.boxes import Box, tiled
from render.core.scene import WIDE, Layout
from rules.toy.data import TREES

GAP = 10
CLEARING = 560
"""The least height of what the seats share."""
PANEL = 184


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a layout arranges."""

    size: tuple[int, int]
    bar: Box
    clearing: Box
    players: tuple[Box, ...]

    @property
    def trees(self) -> dict[str, Box]:
        """Where the trees stand, side by side in the clearing."""
        left, top, right, _ = self.clearing
        boxes = tiled((left + 12, top + 76, right - 12, 0), len(TREES), height=230, columns=len(TREES))
        return dict(zip(TREES, boxes, strict=True))


def plan(layout: Layout, seats: int) -> Plan:
    """Returns where everything lies: the players beside the clearing, or below it."""
    if layout == WIDE:
        players = tiled((632, 94, 1388, 0), seats, height=PANEL, gap=GAP)
        bottom = max(players[-1][3], 94 + CLEARING)
        return Plan(size=(1400, bottom + 12), bar=(12, 10, 1388, 84), clearing=(12, 94, 622, bottom), players=players)
    below = 94 + CLEARING + GAP
    players = tiled((12, below, 838, 0), seats, height=PANEL, gap=GAP)
    size = (850, players[-1][3] + 12)
    return Plan(size=size, bar=(12, 10, 838, 84), clearing=(12, 94, 838, below - GAP), players=players)
