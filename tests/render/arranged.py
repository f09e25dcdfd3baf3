"""How panels are arranged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from render.core.boxes import Box


def fits(boxes: Sequence[Box], size: tuple[int, int]) -> bool:
    """Says whether boxes lie inside a picture and apart from one another."""
    inside = all(0 < left < right < size[0] and 0 < top < bottom < size[1] for left, top, right, bottom in boxes)
    return inside and not any(meet(one, other) for one, other in combinations(boxes, 2))


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
