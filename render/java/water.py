"""What is seen on the water: lotus where it is enclosed, and a ship on the sea."""

from __future__ import annotations

from functools import cache, lru_cache

from render.core import fonts
from render.core.canvas import Point, Shadow, Sheet, Sprite, around
from render.core.labels import figure, label
from render.core.palette import SeatLook
from render.core.pieces import mark
from render.java import palette

_LEAVES = (((-13, 10), (9, 20)), ((12, 10), (-9, 20)), ((-12, 20), (12, 13)))
"""Where leaves of lotus lie on a space, clear of its name; the first of them with a flower."""
LOOKS = len(_LEAVES)


@cache
def lotus(look: int) -> Sprite:
    """Returns the lotus on a space of enclosed water, in one of `LOOKS`."""
    painted = Sheet(66, 76)
    for i, (x, y) in enumerate(_LEAVES[look]):
        painted.ellipse((x, y), 9, 6, palette.PAD, palette.LEAF, 1)
        painted.line([(x, y), (x + 7, y + 3)], palette.STILL, 1.4)
        if not i:
            _flower(painted, (x - 1, y - 3))
    return painted.sprite(Shadow(1, 2, 2, 0.4))


_PETALS = ((7.5, 3), (-7.5, 3), (4, 8), (-4, 8), (0, 9))
"""How far the tip of each petal leans and how high it stands, the outer ones first."""


def _flower(painted: Sheet, at: Point) -> None:
    x, y = at
    for lean, tall in _PETALS:
        side = y + 1 - tall * 0.6
        petal = [(-2.4, y + 2), (lean - 2.2, side), (lean, y + 1 - tall), (lean + 2.2, side), (2.4, y + 2)]
        colour = palette.PETAL if lean else palette.CHALK
        painted.polygon([(x + dx, py) for dx, py in petal], colour, palette.SOIL, 0.5)
    painted.ellipse((x, y + 0.5), 2.2, 1.5, palette.GOLD)


@cache
def gaps(count: int) -> Sprite:
    """Returns how many spaces of a shore are still bare: an empty space, and their number."""
    painted = Sheet(76, 46)
    painted.polygon(around(11, 6, 30, (-16, 0)), palette.LAND, palette.DEPTH, 1.6)
    sprite = painted.sprite()
    x, y = sprite.anchor
    figure(sprite.image, (x + 12, y), count, fonts.font(40, fonts.BLACK), palette.CHALK, palette.DEPTH, 2)
    return sprite


@lru_cache(maxsize=64)
def prize(score: int, leaders: tuple[SeatLook, ...]) -> Sprite:
    """Returns what an open water will bring to who ranks highest on its shore now: the mark, and the points.

    Those who are tied get nothing, and have an equals sign between them: with the points behind them they were taken
    for those who score.
    """
    face, tied = fonts.font(26, fonts.BLACK), len(leaders) > 1
    half, apart, text = (8, _EQUALS, "0") if tied else (10, 2, f"+{score}")
    wide = round(len(leaders) * (2 * half + apart) + face.getlength(text)) - (apart - 2)
    painted = Sheet(wide + 20, 40)
    sprite = painted.sprite()
    x, y = sprite.anchor[0] - wide / 2, sprite.anchor[1]
    for at, look in enumerate(leaders):
        if at:
            small = fonts.font(fonts.SMALLEST, fonts.BLACK)
            label(sprite.image, (round(x - apart / 2), y - 1), "=", small, palette.CHALK, palette.DEPTH, width=1)
        mark(look, half).stamp(sprite.image, (x + half, y))
        x += 2 * half + apart
    x += 2 - apart
    label(sprite.image, (round(x + face.getlength(text) / 2), y), text, face, palette.CHALK, palette.DEPTH, width=2)
    return sprite


_EQUALS = 13
"""The room of an equals sign between two marks."""


@lru_cache(maxsize=64)
def extent(spaces: int) -> Sprite:
    """Returns how many spaces a water has: pale on a drop, as that of a village is on a house."""
    painted = Sheet(44, 52)
    drop = [(0, -22), *around(14, 20, -40, (0, 4))[:14]]
    painted.polygon(drop, palette.DEPTH, palette.CHALK, 2)
    sprite = painted.sprite()
    x, y = sprite.anchor
    figure(sprite.image, (x, y + 5), spaces, fonts.font(26, fonts.BLACK), palette.CHALK)
    return sprite


_MASTS = ((-18, -30, 82), (30, -16, 62))
"""Where the masts of the ship stand, how far their sails lean, and how tall they are."""


@cache
def ship() -> Sprite:
    """Returns a ship with two sails and an outrigger."""
    painted = Sheet(180, 170)
    for mast in _MASTS:
        _sail(painted, *mast)
    hull = [(-66, 26), (-52, 34), (0, 38), (52, 34), (70, 20), (56, 46), (34, 54), (-34, 54), (-54, 46)]
    painted.polygon(hull, palette.BATIK, palette.FOOT, 1.6)
    painted.line([(-56, 42), (0, 46), (58, 40)], palette.GOLD, 2.4)
    for x in (-24, 26):
        painted.line([(x, 48), (x - 10, 66)], palette.WALL_DARK, 2.6)
    painted.line([(-56, 64), (-40, 67), (30, 67), (44, 63)], palette.WALL_DARK, 5)
    for y, half in ((60, 70), (74, 44)):
        painted.line([(-half, y), (-half * 0.4, y + 3), (half * 0.4, y + 1), (half, y + 3)], palette.FOAM, 1.6)
    return painted.sprite(Shadow(4, 6, 5, 0.35))


def _sail(painted: Sheet, mast: float, lean: float, tall: float) -> None:
    """Draws a sail on its mast, with three seams from edge to edge."""
    painted.line([(mast, 34), (mast + lean * 0.4, 34 - tall)], palette.WALL_DARK, 3)
    tack, peak = (mast - 14, 28.0), (mast + lean, 30 - tall * 1.12)
    head, clew = (mast + lean * 0.5 + 16, 34 - tall), (mast + lean + 0.76 * tall, 26 - tall * 0.86)
    painted.polygon([tack, peak, head, clew, (mast + 24, 0)], palette.PAPER, palette.FOOT, 1.6)
    for share in (0.3, 0.55, 0.8):
        painted.line([_on(tack, peak, share), _on(tack, clew, share)], palette.ROOF, 2)


def _on(start: Point, end: Point, share: float) -> Point:
    return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
