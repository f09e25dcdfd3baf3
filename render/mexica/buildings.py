"""Buildings: stepped pyramids seen from above, the higher the more they are worth, in the colour of their owner."""

from __future__ import annotations

from functools import cache

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.fonts import BLACK, font
from render.core.labels import figure
from render.core.palette import DARK, SeatLook
from render.core.pieces import outline
from render.mexica import palette

_TOP = 17.5
"""Half the width of the platform on which the value stands."""
_STEP = 2.2
"""How much broader each step is than that above."""


@cache
def building(value: int, look: SeatLook | None, scale: float = 1.0) -> Sprite:
    """Returns a building of a value with its owner's mark beside it; one of nobody is of bare stone."""
    colour, ink = (look.colour, look.ink) if look is not None else (palette.KERB, DARK)
    half = (_TOP + _STEP * value) * scale
    sheet = Sheet(2 * round(32 * scale) + 1, 2 * round(32 * scale) + 1)
    sheet.polygon(_box(half + 1.8), DARK)
    for step in range(value):
        outer = half - _STEP * scale * step
        _step(sheet, outer, outer - 0.55 * _STEP * scale, colour)
    top = _TOP * scale
    sheet.polygon(_box(top), mix(colour, DARK, 0.55))
    sheet.polygon(_box(top - 1.2), colour)
    shadow = Shadow(2 + value, 3 + value, 2.5 + value / 3, 0.6)
    if look is not None:
        sheet.polygon(outline(look.shape, 8 * scale, (-12 * scale, -12 * scale)), ink, look.colour, 2.4 * scale)
    sprite = sheet.sprite(shadow)
    aside = 0 if look is None else 4.5 * scale
    at = (sprite.anchor[0] + aside, sprite.anchor[1] + 0.8 * aside)
    figure(sprite.image, at, value, font(round(36 * scale), BLACK), ink)
    return sprite


@cache
def nobody() -> Sprite:
    """Returns the sign that stands for neutral buildings together, where the players have their marks."""
    sheet = Sheet(30, 30)
    sheet.polygon(_box(12), DARK)
    _step(sheet, 10.8, 6.5, palette.KERB)
    return sheet.sprite(Shadow(1, 2, 1.5, 0.4))


def _box(half: float) -> list[Point]:
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def _step(sheet: Sheet, outer: float, inner: float, colour: Colour) -> None:
    """Draws the four faces of a step, lit from the upper left, and the tread above them."""
    bright, dark = mix(colour, (255, 252, 236), 0.4), mix(colour, (20, 12, 6), 0.45)
    faces: tuple[tuple[list[Point], Colour], ...] = (
        ([(-outer, -outer), (outer, -outer), (inner, -inner), (-inner, -inner)], bright),
        ([(-outer, -outer), (-inner, -inner), (-inner, inner), (-outer, outer)], mix(bright, colour, 0.3)),
        ([(outer, -outer), (outer, outer), (inner, inner), (inner, -inner)], mix(dark, colour, 0.3)),
        ([(-outer, outer), (-inner, inner), (inner, inner), (outer, outer)], dark),
    )
    for points, shade in faces:
        sheet.polygon(points, shade)
    sheet.polygon(_box(inner), mix(colour, DARK, 0.12))
