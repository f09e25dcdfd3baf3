"""Figures: Mexica nobles in a robe of their colour, with their mark on it, under a crown of feathers in that colour.

Each stands before a round pale shield with a rim of their colour: buildings are angular, and on a phone a
figure of the same size was taken for one."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.canvas import Shadow, Sheet, Sprite, mix, polar
from render.core.palette import DARK, SeatLook
from render.core.pieces import outline
from render.mexica import palette
from render.mexica.layout import SIDE

_LIGHT = (255, 252, 236)
_FEATHERS = (188, 215, 242, 270, 298, 325, 352)
"""The directions of the feathers."""
_SHIELD, _RIM = 22.2, 4.4
"""The radius of the shield, and how broad its rim is: round it the ground of the square is seen."""
_DRAWN = 0.9
"""How large the noble is drawn of the size in which its shape is given."""
_LONG = 11.5
"""How far they reach: within the square, otherwise a figure is read in that above."""


@cache
def noble(look: SeatLook, scale: float = 1.0) -> Sprite:
    """Returns a figure, anchored on the middle of the square on which it stands.

    Robe and feathers have its colour: on a phone feathers of many colours blend into a dark one.
    """
    sheet = Sheet(2 * round(34 * scale) + 1, 2 * round(38 * scale) + 1)
    for radius, colour in (
        (_SHIELD + 1.4, palette.CHALK),
        (_SHIELD, DARK),
        (_SHIELD - 1.4, look.colour),
        (_SHIELD - _RIM, palette.CHALK),
    ):
        sheet.ellipse((0, 0), radius * scale, radius * scale, colour)

    def at(x: float, y: float) -> tuple[float, float]:
        return (_DRAWN * x * scale, _DRAWN * y * scale)

    crown = at(0, -9)
    tips = [polar(crown, _LONG * scale, angle) for angle in _FEATHERS]
    robe = [at(*p) for p in ((-10, -3), (10, -3), (16, 20.5), (-16, 20.5))]
    for tip in tips:
        sheet.line([crown, tip], DARK, 7.8 * scale)
    sheet.polygon(robe, DARK, DARK, 3.6 * scale)
    for i, tip in enumerate(tips):
        sheet.line([crown, tip], look.lit if i % 2 else mix(look.colour, DARK, 0.12), 4.9 * scale)
    sheet.polygon(robe, look.colour)
    sheet.polygon([at(*p) for p in ((-10, -3), (-7, -3), (-11.5, 20.5), (-16, 20.5))], mix(look.colour, _LIGHT, 0.4))
    sheet.ellipse(crown, 5.6 * scale, 5.6 * scale, palette.SKIN, DARK, 1.8 * scale)
    sheet.polygon([at(*p) for p in ((-6.6, -11), (6.6, -11), (6.6, -14), (-6.6, -14))], palette.GOLD, DARK, 1.2 * scale)
    sheet.polygon(outline(look.shape, 8.4 * scale, at(0, 10)), look.ink)
    return sheet.sprite(Shadow(4, 5, 3, 0.7))


@cache
def light() -> Sprite:
    """Returns light that falls on the square on which a figure stands, hardly beyond it."""
    half = SIDE // 2
    spot = Image.new("L", (101, 101))
    ImageDraw.Draw(spot).rounded_rectangle((50 - half, 50 - half, 50 + half, 50 + half), 8, fill=230)
    image = Image.new("RGBA", spot.size, palette.GLOW)
    image.putalpha(ImageChops.lighter(spot, spot.filter(ImageFilter.GaussianBlur(5))))
    return Sprite(image, (50, 50))
