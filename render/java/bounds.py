"""How far each village goes: a fence round it, or round a city a wall."""

from __future__ import annotations

from collections.abc import Container, Iterable
from functools import cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from PIL import Image

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.grids import border
from render.java import palette
from render.java.layout import Site
from render.java.terrain import SOLID
from rules.java.view import VillageView

Bound: TypeAlias = tuple[tuple[str, ...], bool]
"""The spaces of a village, and whether it is a city."""


def of(villages: Iterable[VillageView]) -> tuple[Bound, ...]:
    """Returns the bounds of villages, those of cities last, as their walls lie above fences."""
    return tuple(sorted(((one.spaces, bool(one.palace)) for one in villages), key=lambda bound: bound[1]))


def draw(canvas: Image.Image, bounds: Iterable[Bound], joints: Container[Point], site: Site) -> None:
    """Draws the bounds, with a gate at each of the ``joints``, where a tile goes on beyond: else one sees no more how
    far tiles go. A wall has no towers: all over a crowded island they were specks as large as what is read.
    """
    for spaces, walled in bounds:
        for line in border(site.space(name) for name in spaces):
            edges = [_Edge(*start, *end) for start, end in pairwise((*line, line[0]))]
            for layer in _WALL if walled else _FENCE:
                for edge in edges:
                    open_ = middle((edge.x, edge.y), (edge.u, edge.v)) in joints
                    layer(*edge.reach, open_).stamp(canvas, edge.middle)


def middle(start: Point, end: Point) -> Point:
    """Returns the middle of an edge to the nearest pixel, the same from both its sides."""
    return (round((start[0] + end[0]) / 2), round((start[1] + end[1]) / 2))


class _Edge(NamedTuple):
    """An edge of a space along which a bound goes."""

    x: float
    y: float
    u: float
    v: float

    @property
    def middle(self) -> Point:
        return ((self.x + self.u) / 2, (self.y + self.v) / 2)

    @property
    def reach(self) -> tuple[int, int]:
        """Returns how far it goes to the right and down, the same for all edges in one direction."""
        return (round(self.u - self.x), round(self.v - self.y))


def _rail(
    reach: Point, gate: bool, colour: Colour, width: float, *, lit: float = 0, shadow: Shadow | None = None
) -> Sprite:
    """Returns a stroke along an edge, moved so far towards the light and open in the middle where there is a gate."""
    sheet, (dx, dy) = Sheet(2 * _ROOM, 2 * _ROOM), reach
    for start, end in ((-0.5, -_GATE), (_GATE, 0.5)) if gate else ((-0.5, 0.5),):
        sheet.line([(dx * start - lit, dy * start - lit), (dx * end - lit, dy * end - lit)], colour, width)
    return sheet.sprite(shadow).trimmed()


@cache
def _foot(dx: int, dy: int, gate: bool) -> Sprite:
    return _rail((dx, dy), gate, palette.FOOT, 12, shadow=Shadow(2, 3, 1.5, 0.5))


@cache
def _flank(dx: int, dy: int, gate: bool) -> Sprite:
    return _rail((dx, dy), gate, mix(palette.WALL, palette.FOOT, 0.4), 9)


@cache
def _top(dx: int, dy: int, gate: bool) -> Sprite:
    return _rail((dx, dy), gate, palette.WALL, 7, lit=0.8)


@cache
def _rails(dx: int, dy: int, gate: bool) -> Sprite:
    return _rail((dx, dy), gate, palette.FENCE, 5, shadow=Shadow(2, 3, 1.5, 0.5))


@cache
def _posts(dx: int, dy: int, gate: bool) -> Sprite:
    sheet, share = Sheet(2 * _ROOM, 2 * _ROOM), (_GATE + 0.5) / 2 if gate else 0.25
    for along in (-share, share):
        sheet.ellipse((dx * along, dy * along), 2.2, 2.2, palette.POST)
    return sheet.sprite().trimmed()


_WALL, _FENCE = (_foot, _flank, _top), (_rails, _posts)
"""What lies on one another along the edges: of a wall of sandstone, and of a fence of bamboo."""
_GATE = 0.5 - SOLID
"""How far from the middle of an edge a gate reaches, as a share of its length."""
_ROOM = 25
"""From the middle of an edge to the ends of what is drawn along it."""
