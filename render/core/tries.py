"""Tries: how a tile would lie in each rotation, drawn on a sheet over the half of the board where its space is not."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.boxes import Box, tiled
from render.core.canvas import Point

MARGIN = 14
"""The room left and right of the tries on their sheet."""
AWAY = 6
"""The room between the sheet and the edge of the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tries:
    """Where tries lie on a board: squares of a side, each with its name below, in up to three columns."""

    board: Box
    side: int
    named: int
    """The room for the name of a try."""
    gap: int

    def sheet(self, count: int, space: Point) -> Box:
        """Returns the place of so many tries of a tile on the space with this middle."""
        columns = _columns(count)
        rows = -(-count // columns)
        width = columns * (self.side + self.gap) - self.gap + 2 * MARGIN
        height = rows * (self.side + self.named + self.gap) + self.gap + 4
        left, top, right, bottom = self.board
        x = right - width - AWAY if space[0] < (left + right) / 2 else left + AWAY
        y = (top + bottom - height) // 2
        return (x, y, x + width, y + height)

    def boxes(self, count: int, space: Point) -> tuple[Box, ...]:
        """Returns the places of the tries on their sheet, each with its name."""
        left, top, right, _ = self.sheet(count, space)
        inner = (left + MARGIN, top + self.gap, right - MARGIN, 0)
        return tiled(inner, count, height=self.side + self.named, columns=_columns(count), gap=self.gap)


def _columns(count: int) -> int:
    return 2 if count == 4 else min(3, count)
