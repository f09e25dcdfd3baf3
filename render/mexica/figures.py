"""Figures: Mexica nobles in a robe of their colour, with their mark on it, under a crown of feathers."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageDraw, ImageFilter

from render.core.canvas import Shadow, Sheet, Sprite, mix, polar
from render.core.palette import DARK, SeatLook
from render.core.pieces import outline
from render.mexica import palette

_FEATHERS = ((190, 30), (216, 30), (244, 28), (270, 28), (296, 28), (324, 30), (350, 30))
"""Directions and lengths of the feathers, in hundredths: they do not reach into the square above."""


@cache
def noble(look: SeatLook, scale: float = 1.0) -> Sprite:
    """Returns a figure, anchored on the middle of the square on which it stands."""
    sheet = Sheet(2 * round(34 * scale) + 1, 2 * round(38 * scale) + 1)

    def at(x: float, y: float) -> tuple[float, float]:
        return (x * scale, y * scale)

    crown = at(0, -6)
    for angle, long in _FEATHERS:
        tip = polar(crown, long * 0.5 * scale, angle)
        sheet.line([crown, tip], palette.CHALK, 11.5 * scale)
    for angle, long in _FEATHERS:
        tip = polar(crown, long * 0.5 * scale, angle)
        sheet.line([crown, tip], DARK, 9 * scale)
    for i, (angle, long) in enumerate(_FEATHERS):
        tip = polar(crown, long * 0.5 * scale, angle)
        sheet.line([crown, tip], palette.FEATHER if i % 2 else palette.GOLD, 5.5 * scale)
        sheet.line(
            [polar(crown, long * 0.32 * scale, angle), tip], palette.RED if i % 2 else palette.FEATHER, 5.5 * scale
        )
    robe = [at(*p) for p in ((-11, -1), (11, -1), (21, 27), (-21, 27))]
    sheet.polygon(robe, palette.CHALK, palette.CHALK, 6 * scale)
    sheet.polygon(robe, DARK, DARK, 3.4 * scale)
    sheet.polygon([at(*p) for p in ((-10.5, -1), (10.5, -1), (20, 26), (-20, 26))], look.colour)
    sheet.polygon(
        [at(*p) for p in ((-10.5, -1), (-2, -1), (-7, 26), (-20, 26))], mix(look.colour, (255, 252, 236), 0.3)
    )
    sheet.ellipse(crown, 9 * scale, 9 * scale, palette.SKIN, DARK, 1.8 * scale)
    sheet.polygon([at(*p) for p in ((-8.5, -9), (8.5, -9), (8.5, -13), (-8.5, -13))], palette.GOLD, DARK, 1.2 * scale)
    sheet.polygon(outline(look.shape, 9 * scale, at(0, 14)), look.ink)
    return sheet.sprite(Shadow(4, 5, 3, 0.6))


@cache
def light() -> Sprite:
    """Returns light that falls on the ground round a figure."""
    spot = Image.new("L", (141, 141))
    ImageDraw.Draw(spot).ellipse((28, 26, 112, 116), fill=255)
    image = Image.new("RGBA", spot.size, palette.GLOW)
    image.putalpha(spot.filter(ImageFilter.GaussianBlur(9)))
    return Sprite(image, (70, 70))
