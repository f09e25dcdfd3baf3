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
    sheet = Sheet(round(76 * scale), round(92 * scale))

    def spots(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x * s, y * s) for x, y in points]

    rim = 2.2 * s
    sheet.line(spots((0, -37), (0, 24)), DARK, 3.4 * s)
    sheet.polygon(spots((1, -38), (17, -34), (1, -29)), look.colour, DARK, 1.4 * s)
    hull = spots((-28, 12), (-19, 17), (16, 17), (21, 13), (29, 10), (23, 30), (15, 35), (-15, 35), (-23, 30))
    sheet.polygon(hull, palette.HULL, DARK, rim)
    sheet.line(spots((-24, 22), (25, 21)), mix(palette.HULL, palette.GOLD, 0.55), 2.2 * s)
    sail = spots((-22, -29), (22, -29), (26, -18), (26, 0), (22, 11), (0, 7), (-22, 11), (-26, 0), (-26, -18))
    sheet.polygon(sail, look.colour, DARK if look.rim == DARK else look.rim, rim)
    sheet.polygon(spots((-22, -27), (-16, -27), (-20, -10), (-17, 8), (-21, 9), (-24, 0), (-24, -18)), look.lit)
    sheet.line(spots((-24, -29), (24, -29)), mix(palette.HULL, DARK, 0.4), 3.2 * s)
    low = 1.5 if look.shape == "triangle" else 0.0
    sheet.polygon(outline(look.shape, 12.5 * s, (0.5 * s, (-9.5 + low) * s)), look.ink)
    sheet.bevel(1.4 * s, 0.25)
    return sheet.sprite(Shadow(2, 3, 3, 0.5))
