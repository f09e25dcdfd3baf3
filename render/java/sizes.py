"""How many spaces a village has, written on one of them: that decides which palace can be built there."""

from __future__ import annotations

from collections.abc import Mapping

from PIL import Image

from render.core.scene import Marks
from render.java import history
from render.java.layout import Site
from render.java.palaces import extent
from rules.java.view import View

_SCALE = 0.95
"""How large the sign is, beside that in the list of cities."""


def draw(canvas: Image.Image, signs: Mapping[str, int], site: Site) -> None:
    """Puts each sign where a developer stands on other spaces."""
    aside, below = site.standing
    for name, spaces in signs.items():
        x, y = site.centre(name)
        extent(spaces, _SCALE).stamp(canvas, (x + aside, y + below))


def signs(view: View, marks: Marks) -> dict[str, int]:
    """Returns how many spaces each village of several without a palace has, by the one on which that stands: nobody is
    there, and it is clear of the ways of developers, if it can be. That of a city is in the list.
    """
    crossed = set() if history.begun(view, marks) else history.crossed(marks)
    spaces, found = {space.name: space for space in view.spaces}, {}
    for village in view.villages:
        if village.palace or len(village.spaces) == 1:
            continue
        free = [name for name in village.spaces if spaces[name].developer is None]
        if free:
            found[min(free, key=lambda name: name in crossed)] = len(village.spaces)
    return found
