"""Boards of equal cells on a picture: hexagons of either orientation, and squares with coordinates along the rim."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PIL import Image, ImageFont

from render.core.canvas import Colour, Point, Polygon, around
from render.core.labels import write
from rules.core.compass import Cell

_ACROSS = math.sqrt(3)
"""From one edge of a hexagon to the opposite one, for a radius of 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Hexes:
    """Hexagons whose cells have axial coordinates, as in `rules.core.hexes`.

    With flat tops ``q`` counts columns to the right and ``r`` cells downwards; with pointed ones ``r`` counts rows
    downwards and ``q`` cells to the right.
    """

    origin: Point
    """The middle of the cell (0, 0)."""
    radius: float
    """From the middle of a cell to its corners."""
    pointed: bool = False

    @property
    def apothem(self) -> float:
        """From the middle of a cell to its edges."""
        return self.radius * _ACROSS / 2

    def centre(self, cell: Cell) -> Point:
        q, r = cell
        far, near = 1.5 * self.radius, self.apothem
        x, y = self.origin
        return (x + near * (2 * q + r), y + far * r) if self.pointed else (x + far * q, y + near * (2 * r + q))

    def corners(self, cell: Cell, inset: float = 0) -> Polygon:
        """Returns the corners of a cell, or of a smaller hexagon inside it, clockwise."""
        return tuple(around(self.radius - inset, 6, 30 if self.pointed else 0, self.centre(cell)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Squares:
    """Squares whose cells are counted from the upper left one: ``(column, row)``, both from 0."""

    origin: Point
    """The upper left corner of the cell (0, 0)."""
    side: float

    def centre(self, cell: Cell) -> Point:
        return (self.origin[0] + self.side * (cell[0] + 0.5), self.origin[1] + self.side * (cell[1] + 0.5))

    def corners(self, cell: Cell, inset: float = 0) -> Polygon:
        """Returns the corners of a cell, or of a smaller square inside it, clockwise from the upper left."""
        (x, y), half = self.centre(cell), self.side / 2 - inset
        return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def draw_coordinates(
    canvas: Image.Image,
    board: Squares,
    columns: Sequence[str],
    rows: Sequence[str],
    face: ImageFont.FreeTypeFont,
    ink: Colour,
    gap: float,
) -> None:
    """Writes the names of the columns above and below a board, those of the rows on both sides, at a distance."""
    left, top = board.origin
    right, bottom = left + board.side * len(columns), top + board.side * len(rows)
    for i, name in enumerate(columns):
        for y in (top - gap, bottom + gap):
            write(canvas, (board.centre((i, 0))[0], y), name, face, ink, "mm")
    for i, name in enumerate(rows):
        for x in (left - gap, right + gap):
            write(canvas, (x, board.centre((0, i))[1]), name, face, ink, "mm")


def border(cells: Iterable[Polygon]) -> list[Polygon]:
    """Returns the outlines of an area made of cells: one round each of its pieces, and one in each hole.

    All cells go round in the same direction, so an edge that two of them share is met once each way and is inside.
    """
    spots: dict[_Key, Point] = {}
    edges: set[tuple[_Key, _Key]] = set()
    for cell in cells:
        keys = [(round(x), round(y)) for x, y in cell]
        spots.update(zip(keys, cell, strict=True))
        edges |= set(zip(keys, (*keys[1:], keys[0]), strict=True))
    outer = sorted((start, end) for start, end in edges if (end, start) not in edges)
    return [tuple(spots[key] for key in loop) for loop in _loops(outer)]


_Key: TypeAlias = tuple[int, int]
"""A corner to the nearest pixel, which is the same for all cells that meet there."""


def _loops(edges: Iterable[tuple[_Key, _Key]]) -> Iterator[list[_Key]]:
    """Yields the closed ways that directed edges form."""
    ahead: dict[_Key, list[_Key]] = {}
    for start, end in edges:
        ahead.setdefault(start, []).append(end)
    for start in ahead:
        while ahead[start]:
            loop, here = [start], ahead[start].pop()
            while here != start:
                loop.append(here)
                here = ahead[here].pop()
            yield loop
