"""Names of some squares on the board: the letters and numbers of the frame are far from the middle of the island."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PIL import Image

from render.core import fonts
from render.core.canvas import Colour, Sheet, Sprite, mix
from render.core.labels import label
from render.mexica import palette, supplies
from render.mexica.labels import occupied, open_ground, sites, spot
from render.mexica.layout import centre
from rules.mexica import data
from rules.mexica.view import View

NAMED = tuple(column + row for row in ("3", "6", "9", "12") for column in "CFILOR")
"""Every third square of every third row: all others lie round them or along the frame."""


def draw(canvas: Image.Image, view: View) -> None:
    """Writes the names faintly where nothing else lies."""
    dug = {square for tile in view.canals for square in tile}
    paved = {square for one in view.districts if one.size <= data.LARGEST for square in one.squares}
    for square in free(view):
        ground = (
            palette.CANAL if square in dug
            else palette.LAKE if square not in data.INDEX
            else palette.FIELD if square in paved
            else palette.MEADOW
        )  # fmt: skip
        name(square, ground).stamp(canvas, centre(square))


def free(view: View) -> Iterator[str]:
    """Yields those squares on which nothing lies."""
    full = occupied(view) | {*sites(view).values()} | {bridge.square for bridge in view.bridges}
    full |= {one for area in open_ground(view) for one in (*area.tiles[0], spot(area.squares, full) or "")}
    mats = supplies.mats(view)
    for square in NAMED:
        x, y = centre(square)
        under = any(left < x < right and top < y < bottom for left, top, right, bottom in mats)
        if square not in full and not under:
            yield square


@cache
def name(square: str, ground: Colour) -> Sprite:
    """Returns the name of a square in the ink of its ground: half as strong as what is counted."""
    dark = ground == palette.LAKE
    ink = mix(ground, palette.CHALK if dark else palette.SOIL, _DARK if dark else _PALE)
    sprite = Sheet(72, 44).sprite()
    label(
        sprite.image, sprite.anchor, square, fonts.font(28 if len(square) < 3 else 25, fonts.BOLD), ink, ground, width=2
    )
    return sprite


_PALE, _DARK = 0.66, 0.55
"""How far from its ground towards what is written there the ink of a name is."""
