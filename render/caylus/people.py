"""Who walks about: the workers of the players, the provost and the bailiff."""

from __future__ import annotations

from functools import cache

from render.caylus import palette
from render.core.canvas import Shadow, Sheet, Sprite, mix
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
    """Returns a worker, with a dark rim round all of it: a white one was lost on a pale place."""
    piece = block(look, radius, _HEIGHT)
    sheet = Sheet(piece.image.width, piece.image.height)
    for low in (-_HEIGHT // 2, _HEIGHT // 2):
        sheet.polygon(outline(look.shape, radius, (0, low)), DARK, DARK, radius / 7)
    sprite = sheet.sprite()
    sprite.image.alpha_composite(piece.image, (sprite.anchor[0] - piece.anchor[0], sprite.anchor[1] - piece.anchor[1]))
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
def bailiff(size: int = 46) -> Sprite:
    """Returns the bailiff: a tall pawn in a long green robe, as a pale one was lost on the road."""
    sheet, h = Sheet(size + 10, size + 12), size / 2
    rim = max(1.6, size / 22)
    robe = [(-0.26, -0.2), (0.26, -0.2), (0.42, 0.3), (0.58, 0.9), (0.0, 1.0), (-0.58, 0.9), (-0.42, 0.3)]
    sheet.polygon([(x * h, y * h) for x, y in robe], mix(palette.BAILIFF, palette.IVORY, 0.25), palette.INK, rim)
    fold = [(0.1, -0.16), (0.24, -0.16), (0.38, 0.3), (0.54, 0.88), (0.2, 0.94)]
    sheet.polygon([(x * h, y * h) for x, y in fold], palette.BAILIFF)
    sheet.line([(-0.26 * h, -0.08 * h), (0, 0.2 * h), (0.26 * h, -0.08 * h)], palette.GLOW, 0.12 * h)
    sheet.ellipse((0, -0.42 * h), 0.3 * h, 0.3 * h, (236, 200, 168), palette.INK, rim)
    hat = [(-0.48, -0.5), (-0.36, -0.86), (0.0, -1.0), (0.36, -0.86), (0.48, -0.5)]
    sheet.polygon([(x * h, y * h) for x, y in hat], palette.BAILIFF, palette.INK, rim)
    return sheet.sprite(Shadow(3, 4, 2.5, 0.6))
