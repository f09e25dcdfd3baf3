"""Tries: how a piece would lie in each way that may be chosen, on a sheet over the other half of the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from render.core.boxes import Box, tiled
from render.core.canvas import Point
from render.core.labels import write
from render.core.palette import Theme
from render.core.panels import lay

MARGIN = 14
"""The room left and right of the tries on their sheet."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tries:
    """Where tries lie on a board: squares of a side, each with its name below, in columns."""

    board: Box
    side: int
    named: int
    """The room for the name of a try; 0 where it is not written."""
    gap: int
    half: int
    """From the middle of the space to the edge of what a try shows of its surroundings."""
    away: int = 6
    """The room between the sheet and the edge of the board."""
    near: int = 0
    """How far from the middle of the space the sheet stays above or below it, where it cannot be beside it."""
    columns: int = 3
    """The most of them that fit beside the space."""
    apart: int = 0
    """How far from the middle of the space their sheet begins beside it, along the longer side of the board; 0 where it
    lies on the other half of the board."""

    def sheet(self, count: int, space: Point) -> Box:
        """Returns the place of so many tries of a tile on the space with this middle."""
        columns = self._columns(count)
        rows = -(-count // columns)
        width = columns * (self.side + self.gap) - self.gap + 2 * MARGIN
        height = rows * (self.side + self.named + self.gap) + self.gap + 4
        left, top, right, bottom = self.board
        if self.apart:
            x, y = (round(part) for part in space)
            if right - left > bottom - top:
                x, y = self._beyond(x, width, right), _within(y - height // 2, top, bottom - height)
            else:
                x, y = _within(x - width // 2, left, right - width), self._beyond(y, height, bottom)
            return (x, y, x + width, y + height)
        x = right - width - self.away if space[0] < (left + right) / 2 else left + self.away
        y = (top + bottom - height) // 2
        if x - self.near < space[0] < x + width + self.near:  # it would lie on the space: on a phone both are in view
            above, below = round(space[1]) - self.half - height, round(space[1]) + self.half
            y = max(top, above) if space[1] > (top + bottom) / 2 else min(below, bottom - height)
        return (x, y, x + width, y + height)

    def boxes(self, count: int, space: Point) -> tuple[Box, ...]:
        """Returns the places of the tries on their sheet, each with its name."""
        left, top, right, _ = self.sheet(count, space)
        inner = (left + MARGIN, top + self.gap, right - MARGIN, 0)
        return tiled(inner, count, height=self.side + self.named, columns=self._columns(count), gap=self.gap)

    def lies(self, space: Point) -> Box:
        """Returns the square of the board that each of the tries shows, in the upper square of its place."""
        x, y = (round(part) for part in space)
        return (x - self.half, y - self.half, x + self.half, y + self.half)

    def draw(
        self,
        canvas: Image.Image,
        space: Point,
        names: Sequence[str],
        put: Callable[[Image.Image, str], None],
        theme: Theme,
        face: FreeTypeFont,
        called: Callable[[str], str] = str,
    ) -> None:
        """Draws each try with what it is called below: a piece of the board, larger or smaller, on which `put` puts the
        piece.

        The middle of the space is that of the piece of the board.
        """
        shots = [self._shot(canvas, space, name, put) for name in names]
        if not shots:
            return
        lay(canvas, self.sheet(len(names), space), theme.paper)
        for name, shot, (left, top, right, bottom) in zip(names, shots, self.boxes(len(names), space), strict=True):
            canvas.paste(shot, (left + (right - left - self.side) // 2, top))
            if self.named:
                write(canvas, ((left + right) / 2, bottom - self.named // 2), called(name), face, theme.ink, "mm")

    def _shot(
        self, canvas: Image.Image, space: Point, name: str, put: Callable[[Image.Image, str], None]
    ) -> Image.Image:
        shot = canvas.crop(self.lies(space))
        put(shot, name)
        return shot.resize((self.side, self.side), Image.Resampling.LANCZOS)

    def _columns(self, count: int) -> int:
        return 2 if count == 4 else min(self.columns, count)

    def _beyond(self, middle: int, length: int, end: int) -> int:
        fits = middle + self.apart + length <= end
        return middle + self.apart if fits else middle - self.apart - length


def _within(at: int, least: int, most: int) -> int:
    return max(least, min(at, most))
