"""How many spaces a village has, written on one of them: that decides which palace can be built there."""

from __future__ import annotations

from collections.abc import Container, Iterator

from PIL import Image

from render.core.canvas import Point
from render.java.layout import Site
from render.java.palaces import extent
from rules.java.view import SpaceView, View

_ROOMY, _NARROW = 1.1, 0.9
"""How large the sign is on an empty space, and on another one, beside that in the list of cities."""
_HIGHER = 5
"""How much higher than a name the sign stands that is there instead, clear of the number of the level."""


def draw(canvas: Image.Image, view: View, site: Site, named: Container[str], crossed: Container[str] = ()) -> None:
    """Puts the sign on each village of several spaces without a palace: that of a city is in the list."""
    for spaces, at, scale in spots(view, site, named, crossed):
        extent(spaces, scale).stamp(canvas, at)


def spots(
    view: View, site: Site, named: Container[str], crossed: Container[str] = ()
) -> Iterator[tuple[int, Point, float]]:
    """Yields the spaces of each village, with where the sign covers nothing and how large it is there.

    It is clear of the ways of developers, if it can be.
    """
    spaces = {space.name: space for space in view.spaces}
    for village in view.villages:
        if village.palace or len(village.spaces) == 1:
            continue
        free = [
            (name not in crossed, found)
            for name in village.spaces
            if (found := _spot(spaces[name], site, name in named))
        ]
        if free:
            _, (at, scale) = max(free, key=lambda spot: (spot[0], spot[1][1]))
            yield len(village.spaces), at, scale


def _spot(space: SpaceView, site: Site, named: bool) -> tuple[Point, float] | None:
    """Returns where on a space the sign stands: in the middle of an empty one, below its name, or where that would
    be."""
    x, y = site.centre(space.name)
    if space.level == 1 and space.developer is None:
        return ((x, y + site.low), _NARROW) if named else ((x, y), _ROOMY)
    return None if named else ((x, y - site.high - _HIGHER), _NARROW)
