"""Ships: each seat's have its colour and its shape on the sail."""

from __future__ import annotations

from functools import cache

from render.core.canvas import Shadow, Sheet, Sprite, mix
from render.core.palette import DARK, SeatLook
from render.core.pieces import outline
from render.magellan import palette


@cache
def ship(look: SeatLook, scale: float = 1.0) -> Sprite:
    """Returns a ship under full sail, seen from the side, the middle of its sail a little above its own."""
    s = scale * 0.95
    sheet = Sheet(round(78 * scale), round(100 * scale))

    def spots(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * s, y * s) for x, y in points]

    rim = 2.2 * s
    for x, top in ((-15, -40), (14, -42)):
        sheet.line(spots((x, top), (x, 24)), DARK, 3 * s)
    sheet.line(spots((20, 18), (33, 4)), DARK, 3 * s)
    sheet.polygon(spots((15, -43), (29, -39), (15, -34)), look.colour, DARK, 1.4 * s)
    hull = spots(
        (-30, 10), (-24, 10), (-21, 18), (16, 18), (22, 12), (30, 11), (24, 30), (16, 36), (-15, 36), (-25, 30)
    )
    sheet.polygon(hull, palette.HULL, DARK, rim)
    sheet.line(spots((-26, 23), (26, 22)), mix(palette.HULL, palette.GOLD, 0.55), 2.4 * s)
    for x in (-14, -4, 6, 16):
        sheet.ellipse(spots((x, 29))[0], 1.9 * s, 1.9 * s, DARK)
    sheet.line(spots((-27, -34), (25, -34)), mix(palette.HULL, DARK, 0.4), 3.6 * s)
    sail = spots(
        *((-24, -34), (23, -34), (28, -22), (29, -6), (25, 10), (14, 14), (0, 15), (-14, 14)),
        *((-25, 10), (-21, -6), (-22, -22)),
    )
    sheet.polygon(sail, look.colour, DARK if look.rim == DARK else look.rim, rim)
    sheet.polygon(
        spots((-22, -32), (-13, -32), (-15, -18), (-14, -2), (-18, 10), (-22, 9), (-19, -6), (-20, -22)), look.lit
    )
    sheet.soft(spots((18, 2))[0], 9 * s, 14 * s, mix(look.colour, DARK, 0.5), 0.5, 5 * s)
    low = 1.5 if look.shape == "triangle" else 0.0
    sheet.polygon(outline(look.shape, 13 * s, (3.5 * s, (-10 + low) * s)), look.ink)
    sheet.bevel(1.4 * s, 0.25)
    return sheet.sprite(Shadow(2, 3, 3, 0.5))
