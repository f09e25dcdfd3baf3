"""Figures: Mexica nobles in a robe of their colour, with their mark on it, under a crown of feathers in that colour."""

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
_LONG = 13
"""How far they reach: within the square, otherwise a figure is read in that above."""


@cache
def noble(look: SeatLook, scale: float = 1.0) -> Sprite:
    """Returns a figure, anchored on the middle of the square on which it stands.

    Robe and feathers have its colour: on a phone feathers of many colours blend into a dark one.
    """
    sheet = Sheet(2 * round(34 * scale) + 1, 2 * round(38 * scale) + 1)

    def at(x: float, y: float) -> tuple[float, float]:
        return (x * scale, y * scale)

    crown = at(0, -10)
    tips = [polar(crown, _LONG * scale, angle) for angle in _FEATHERS]
    robe = [at(*p) for p in ((-13, -5), (11, -5), (16, 23), (-23, 23))]
    staff = [at(20, -19), at(20, 21)]
    for colour, more in ((palette.CHALK, 6.4), (DARK, 3.2)):
        for tip in tips:
            sheet.line([crown, tip], colour, (5.5 + more) * scale)
        sheet.polygon(robe, colour, colour, more * scale)
        sheet.line(staff, colour, (3.4 + more) * scale)
    for i, tip in enumerate(tips):
        sheet.line([crown, tip], look.lit if i % 2 else mix(look.colour, DARK, 0.12), 5.5 * scale)
    sheet.line(staff, palette.BRIGHT_GOLD, 3.4 * scale)
    sheet.polygon(robe, look.colour)
    sheet.polygon([at(*p) for p in ((-13, -5), (-9, -5), (-17, 23), (-23, 23))], mix(look.colour, _LIGHT, 0.4))
    sheet.ellipse(crown, 6.8 * scale, 6.8 * scale, palette.SKIN, DARK, 1.8 * scale)
    sheet.polygon([at(*p) for p in ((-7, -12), (7, -12), (7, -15.5), (-7, -15.5))], palette.GOLD, DARK, 1.2 * scale)
    sheet.polygon(outline(look.shape, 9.4 * scale, at(-3, 11)), look.ink)
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
