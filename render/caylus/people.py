"""Who walks about: the workers of the players, the provost and the bailiff."""

from __future__ import annotations

from functools import cache

from render.caylus import palette
from render.core.canvas import Point, Shadow, Sheet, Sprite, mix
from render.core.palette import DARK, SeatLook
from render.core.pieces import block, outline
from rules.caylus.view import View

WORKER = 20
"""The size of a worker on his place."""
_HEIGHT = 8
PLACING = 2
"""The phase in which workers are placed."""


def may_be_placed(view: View) -> bool:
    """Says whether workers are placed or sent on, so that an empty place is to be had."""
    return view.phase == PLACING or view.question == "gate"


@cache
def worker(look: SeatLook, radius: float = WORKER) -> Sprite:
    """Returns a worker, with a heavy dark rim round all of it: a white one was lost on pale plaster."""
    piece = block(look, radius, _HEIGHT)
    sheet = Sheet(piece.image.width, piece.image.height)
    for low in (-_HEIGHT // 2, _HEIGHT // 2):
        sheet.polygon(outline(look.shape, radius, (0, low)), DARK, DARK, radius / 3)
    sprite = sheet.sprite()
    sprite.image.alpha_composite(piece.image, (sprite.anchor[0] - piece.anchor[0], sprite.anchor[1] - piece.anchor[1]))
    return sprite


@cache
def standing(look: SeatLook) -> Sprite:
    """Returns a worker on his place, in the shadow that he casts: without it a white one was overlooked before white
    walls."""
    piece, h = worker(look), float(WORKER)
    sheet = Sheet(piece.image.width + 16, piece.image.height + 10)
    sheet.soft((0.2 * h, 0.25 * h), 1.15 * h, 1.1 * h, DARK, 0.85, h / 4)
    sprite = sheet.sprite()
    corner = (sprite.anchor[0] - piece.anchor[0], sprite.anchor[1] - piece.anchor[1])
    sprite.image.alpha_composite(piece.image, corner)
    return sprite


@cache
def provost(size: int = 34) -> Sprite:
    """Returns the provost: a round disc with a halberd on it."""
    sheet, h = Sheet(size + 14, size + 14), size / 2
    for dy, colour in ((3.0, mix(palette.PROVOST, DARK, 0.5)), (0.0, palette.PROVOST)):
        sheet.ellipse((0, dy), h, h, palette.INK)
        sheet.ellipse((0, dy), h - 1.8, h - 1.8, colour)
    sheet.ellipse((0, 0), h * 0.84, h * 0.84, None, palette.IVORY, max(1.4, size / 20))
    sheet.line([(-0.42 * h, 0.6 * h), (0.3 * h, -0.44 * h)], palette.IVORY, 0.17 * h)
    blade = [(0.0, -0.42), (0.26, -0.66), (0.62, -0.3), (0.52, 0.2), (0.36, -0.02), (0.14, -0.1)]
    sheet.polygon([(x * h, y * h) for x, y in blade], palette.IVORY)
    sheet.soft((-h * 0.35, -h * 0.4), h * 0.5, h * 0.4, (255, 220, 200), 0.35, h / 4)
    return sheet.sprite(Shadow(2, 3, 2.5, 0.6))


@cache
def bailiff(size: int = 64) -> Sprite:
    """Returns the bailiff: a broad figure in a green robe with a golden chain, below a hat with a feather, as a pale or
    slender one was lost on the road."""
    sheet, h = Sheet(size + 12, size + 14), size / 2
    rim = max(1.6, size / 26)

    def spots(*points: Point) -> list[Point]:
        return [(x * h, y * h) for x, y in points]

    robe = spots((-0.3, -0.16), (0.3, -0.16), (0.66, 0.06), (0.84, 0.92), (0.0, 1.0), (-0.84, 0.92), (-0.66, 0.06))
    sheet.polygon(robe, mix(palette.BAILIFF, palette.IVORY, 0.22), palette.INK, rim)
    sheet.polygon(spots((0.1, -0.12), (0.28, -0.12), (0.62, 0.1), (0.78, 0.88), (0.3, 0.95)), palette.BAILIFF)
    for side in (-1, 1):
        sheet.line(spots((side * 0.44, 0.3), (side * 0.5, 0.92)), palette.INK, rim * 0.8)
    sheet.line(spots((-0.42, -0.04), (0, 0.42), (0.42, -0.04)), palette.INK, 0.2 * h)
    sheet.line(spots((-0.4, -0.04), (0, 0.4), (0.4, -0.04)), palette.GLOW, 0.13 * h)
    sheet.ellipse((0, 0.46 * h), 0.15 * h, 0.15 * h, palette.GLOW, palette.INK, rim * 0.7)
    sheet.ellipse((0, -0.36 * h), 0.33 * h, 0.33 * h, palette.SKIN, palette.INK, rim)
    hat = spots((-0.66, -0.5), (-0.56, -0.86), (-0.1, -1.0), (0.42, -0.9), (0.66, -0.5), (0, -0.42))
    sheet.polygon(hat, palette.BAILIFF, palette.INK, rim)
    sheet.line(spots((0.3, -0.6), (0.56, -0.86), (0.84, -0.92)), palette.IVORY, 0.16 * h)
    return sheet.sprite(Shadow(3, 4, 2.5, 0.6))
