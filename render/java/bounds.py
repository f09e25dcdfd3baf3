"""How far each village goes: a fence round it, or round a city a wall."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import TypeAlias

from PIL import Image

from render.core.canvas import Polygon, Sprite
from render.core.grids import border
from render.core.palette import DARK
from render.core.pointers import outline
from render.java import palette
from render.java.layout import Site
from rules.java.view import VillageView

Bound: TypeAlias = tuple[tuple[str, ...], bool]
"""The spaces of a village, and whether it is a city."""


def of(villages: Iterable[VillageView]) -> tuple[Bound, ...]:
    """Returns the bounds of villages, those of cities last, as their walls lie above fences."""
    return tuple(sorted(((one.spaces, bool(one.palace)) for one in villages), key=lambda bound: bound[1]))


def draw(canvas: Image.Image, bounds: Iterable[Bound], site: Site) -> None:
    """Draws the bounds. A wall has no towers: all over a crowded island they were specks as large as what is read."""
    for spaces, walled in bounds:
        for line in border(site.space(name) for name in spaces):
            _bound(line, walled).stamp(canvas, (0, 0))


@lru_cache(maxsize=32)  # from one position to the next most villages stay as they are
def _bound(line: Polygon, walled: bool) -> Sprite:
    left, top = (int(min(part)) - _ROOM for part in zip(*line, strict=True))
    right, bottom = (int(max(part)) + _ROOM for part in zip(*line, strict=True))
    moved = tuple((x - left, y - top) for x, y in line)
    image = Image.new("RGBA", (right - left, bottom - top), (*(DARK if walled else palette.FENCE), 0))
    outline(image, moved, palette.WALL if walled else palette.FENCE, 4 if walled else 5, DARK if walled else None)
    return Sprite(image, (-left, -top))


_ROOM = 16
"""How much room there is for a bound round the line along which it goes."""
