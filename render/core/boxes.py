"""Boxes: the rectangles in which panels and rows of things lie, in pixels."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from render.core.canvas import Point, Polygon

Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom."""


def middle(box: Box) -> Point:
    return ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)


def extent(box: Box) -> tuple[int, int]:
    """Returns how broad and how high a box is."""
    return (box[2] - box[0], box[3] - box[1])


def corners(box: Box) -> Polygon:
    """Returns the corners of a box, clockwise from the upper left."""
    left, top, right, bottom = box
    return ((left, top), (right, top), (right, bottom), (left, bottom))


def around(boxes: Iterable[Box]) -> Box:
    """Returns the smallest box around some."""
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def tiled(box: Box, count: int, *, height: int, columns: int = 1, gap: int = 10) -> tuple[Box, ...]:
    """Returns boxes of one height that fill another one row by row, from its upper left corner."""
    width = (box[2] - box[0] - gap * (columns - 1)) / columns
    lefts = [round(box[0] + (width + gap) * column) for column in range(columns)]
    tops = [box[1] + (height + gap) * (i // columns) for i in range(count)]
    return tuple(
        (lefts[i % columns], top, round(lefts[i % columns] + width), top + height) for i, top in enumerate(tops)
    )
