"""Rows of gold cards: where each lies, and what can be seen of it where the next one lies over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Point, Polygon
from render.magellan import cards


@dataclass(frozen=True, slots=True)
class Lying:
    """A card of a row."""

    card: int
    at: Point
    """Its middle."""
    raised: bool = False
    lowered: bool = False
    taken: bool = False
    """Whether it is already chosen, or paid by what is chosen."""


def laid(shown: Sequence[int], at: Point, right: float, width: int) -> list[Lying]:
    """Lays cards side by side to the right of a point, one over the other where there is no room."""
    pitch = min(width + _GAP, (right - at[0] - width) / max(1, len(shown) - 1))
    return [Lying(card, (at[0] + width / 2 + pitch * i, at[1])) for i, card in enumerate(shown)]


_GAP = 4
"""Between cards that lie side by side in lines."""
_LINES = ((104, 1), (78, 1), (52, 2), (cards.SMALL_WIDTH, 4))
"""Widths of cards that lie in lines, and in how many lines, the first for the fewest."""


def in_lines(shown: Sequence[int], at: Point, right: float) -> tuple[int, list[list[Lying]]]:
    """Lays cards to the right of a point so that each is seen: the more, the smaller, and in more lines.

    Returns their width and the lines.
    """
    room = right - at[0]
    width, most = next(
        (size for size in _LINES if size[0] <= room and len(shown) <= size[1] * _across(room, size[0])),
        (cards.SMALL_WIDTH, 4),
    )
    across = max(_across(room, width), -(-len(shown) // most))
    lines = [shown[start : start + across] for start in range(0, len(shown), across)]
    step = cards.height(width) + _GAP
    first = at[1] - step * (len(lines) - 1) / 2
    return width, [laid(line, (at[0], first + step * i), right, width) for i, line in enumerate(lines)]


def _across(room: float, width: int) -> int:
    """Returns how many cards lie side by side."""
    return max(1, int((room + _GAP) // (width + _GAP)))


def stamp(canvas: Image.Image, row: Iterable[Lying], width: int, rules: int) -> None:
    """Puts a row on a canvas, the last card on top."""
    for lying in row:
        sprite = cards.small_gold(lying.card) if width == cards.SMALL_WIDTH else cards.gold(lying.card, width, rules)
        sprite.stamp(canvas, lying.at)


def seen(row: Sequence[Lying], width: int) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be seen of the cards of each value that may still be chosen; they lie side by side in a row."""
    free = [found for found in zip(row, _boxes(row, width), strict=True) if not found[0].taken]
    for card, same in groupby(free, key=lambda found: found[0].card):
        yield str(card), _area([box for _, box in same])


def _boxes(row: Sequence[Lying], width: int) -> Iterator[Box]:
    """Yields the part of each card that the next one leaves free."""
    height = cards.height(width)
    lefts = [round(lying.at[0] - width / 2) for lying in row]
    for lying, left, following in zip(row, lefts, (*lefts[1:], lefts[-1] + width), strict=True):
        top = round(lying.at[1] - height / 2)
        yield (left, top, min(left + width, following), top + height)


def _area(boxes: Sequence[Box]) -> Polygon:
    """Returns the area of boxes that stand side by side, with a step wherever one stands higher than the next."""
    runs = [list(run) for _, run in groupby(boxes, key=lambda box: box[1])]
    edges = list(pairwise([*(run[0][0] for run in runs), boxes[-1][2]]))
    upper = [(x, run[0][1]) for run, edge in zip(runs, edges, strict=True) for x in edge]
    lower = [(x, run[0][3]) for run, edge in zip(runs, edges, strict=True) for x in edge]
    return (*upper, *reversed(lower))
