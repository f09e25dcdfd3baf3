"""Who walks about: the workers of the players, the provost and the bailiff, and the houses put up in the castle."""

from __future__ import annotations

from functools import cache

from render.caylus import palette
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.fonts import BLACK, font
from render.core.labels import figure
from render.core.palette import DARK, SeatLook
from render.core.pieces import block, outline

WORKER, SMALL = 20, 15.5
"""The sizes of a worker before a house and in a narrow place."""


def worker(look: SeatLook, radius: float = WORKER) -> Sprite:
    return block(look, radius, 8)


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
    """Returns the bailiff: a tall pawn in a long robe, with a chain of office."""
    sheet, h = Sheet(size + 10, size + 12), size / 2
    rim = max(1.6, size / 22)
    robe = [(-0.26, -0.2), (0.26, -0.2), (0.42, 0.3), (0.58, 0.9), (0.0, 1.0), (-0.58, 0.9), (-0.42, 0.3)]
    sheet.polygon([(x * h, y * h) for x, y in robe], palette.IVORY, palette.INK, rim)
    fold = [(0.1, -0.16), (0.24, -0.16), (0.38, 0.3), (0.54, 0.88), (0.2, 0.94)]
    sheet.polygon([(x * h, y * h) for x, y in fold], mix(palette.IVORY, palette.BAILIFF, 0.3))
    sheet.line([(-0.26 * h, -0.08 * h), (0, 0.2 * h), (0.26 * h, -0.08 * h)], palette.GLOW, 0.12 * h)
    sheet.ellipse((0, -0.42 * h), 0.3 * h, 0.3 * h, (236, 200, 168), palette.INK, rim)
    hat = [(-0.48, -0.5), (-0.36, -0.86), (0.0, -1.0), (0.36, -0.86), (0.48, -0.5)]
    sheet.polygon([(x * h, y * h) for x, y in hat], palette.BAILIFF, palette.INK, rim)
    return sheet.sprite(Shadow(3, 4, 2.5, 0.6))


def _front(width: float, height: float) -> list[Point]:
    x, y = width / 2, height / 2
    return [(-x, -y * 0.3), (0, -y), (x, -y * 0.3), (x, y), (-x, y)]


@cache
def part(look: SeatLook, number: int = 0, width: int = 32, height: int = 46) -> Sprite:
    """Returns a house that somebody has put up in the castle, with a number or the seat's shape on it."""
    sheet = Sheet(width + 8, height + 8)
    sheet.polygon(_front(width - 2, height - 2), look.colour, look.rim, 2)
    sheet.bevel(2.5, 0.4)
    if not number:
        sheet.polygon(outline(look.shape, width * 0.22, (0, height * 0.14)), look.ink)
    sprite = sheet.sprite(Shadow(1, 2, 1.5, 0.5))
    if number:
        figure(
            sprite.image,
            (sprite.anchor[0], sprite.anchor[1] + height * 0.14),
            number,
            font(32 if number < 10 else 24, BLACK),
            look.ink,
        )
    return sprite


@cache
def gap(colour: Colour, width: int = 32, height: int = 46) -> Sprite:
    """Returns the niche in which a part of the castle is still missing."""
    sheet = Sheet(width + 8, height + 8)
    sheet.polygon(_front(width - 4, height - 4), colour, palette.STONE_DARK, 1.6)
    return sheet.sprite()
