"""Palaces: curved roofs in the colour of who ranks highest in the city, over the value on its white or red side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.canvas import Point, Shadow, Sheet, Sprite, mix
from render.core.labels import figure
from render.core.palette import SeatLook
from render.java import palette


@lru_cache(maxsize=128)
def palace(value: int, used: bool, leaders: tuple[SeatLook, ...] = (), scale: float = 1.0) -> Sprite:
    """Returns a palace with two roofs; those who share the highest rank share them."""
    painted = Sheet(round(88 * scale), round(90 * scale))
    _wall(painted, used, scale)
    _roof(painted, leaders, (-23, 19, 14), scale)
    finial = [(-2.2, -23), (2.2, -23), (0.8, -31), (-0.8, -31)]
    painted.polygon(_scaled(finial, scale), palette.GOLD, palette.FOOT, scale)
    _roof(painted, leaders, (-11, 29, 19), scale)
    return _numbered(painted, value, used, scale)


@lru_cache(maxsize=128)
def on_board(value: int, used: bool, leaders: tuple[SeatLook, ...]) -> Sprite:
    """Returns a palace as it lies on its space, below the name of that."""
    painted = Sheet(96, 96)
    _flank(painted, used)
    _wall(painted, used, 1, _LOW, -5)
    _roof(painted, leaders, (-15, 30, 12), 1, 0.56)
    return _numbered(painted, value, used, 1, 32, _LOW - 11)


@lru_cache(maxsize=128)
def small(value: int, used: bool, leaders: tuple[SeatLook, ...], scale: float = 1.0) -> Sprite:
    """Returns a palace as it stands in a list: its wall below the eaves of its roof."""
    painted = Sheet(round(56 * scale), round(44 * scale))
    front = _scaled([(-20, -6), (20, -6), (20, 17), (-20, 17)], scale)
    ink, wall = palette.USED if used else palette.FRESH
    painted.polygon(front, wall, palette.FOOT, 1.6 * scale)
    _roof(painted, leaders, (-17, 23, 12), scale, 0.56)
    sprite = painted.sprite(Shadow(2, 2, 2, 0.5))
    x, y = sprite.anchor
    figure(sprite.image, (x, y + 6 * scale), value, fonts.font(round(25 * scale), fonts.BLACK), ink)
    return sprite


@lru_cache(maxsize=4)
def model(scale: float) -> Sprite:
    """Returns a palace of no value and of nobody, as it stands for any."""
    painted = Sheet(round(56 * scale), round(44 * scale))
    painted.polygon(
        _scaled([(-20, -6), (20, -6), (20, 17), (-20, 17)], scale), palette.FRESH[1], palette.FOOT, 1.6 * scale
    )
    _roof(painted, (), (-17, 23, 14), scale, 0.56)
    return painted.sprite(Shadow(2, 2, 2, 0.5))


_LOW = 18
"""Where the wall of a palace on the board ends: it leaves the name of the space below to be read."""


@lru_cache(maxsize=128)
def chip(value: int, used: bool, leaders: tuple[SeatLook, ...]) -> Sprite:
    """Returns a palace as it stands in a long list: its value below a roof that is a mere line."""
    painted = Sheet(44, 30)
    ink, wall = palette.USED if used else palette.FRESH
    painted.polygon([(-18, -11), (18, -11), (18, 11), (-18, 11)], wall, palette.FOOT, 1.4)
    colours = [look.colour for look in leaders] or [palette.THATCH]
    width = 36 / len(colours)
    for left, colour in zip((-18 + width * i for i in range(len(colours))), colours, strict=True):
        painted.polygon([(left, -11), (left + width, -11), (left + width, -6), (left, -6)], colour)
    sprite = painted.sprite()
    x, y = sprite.anchor
    figure(sprite.image, (x, y + 3), value, fonts.font(22, fonts.BLACK), ink)
    return sprite


@lru_cache(maxsize=128)
def extent(spaces: int, scale: float) -> Sprite:
    """Returns how many spaces a village has: pale on a red house, as a level is dark on clay.

    It is as large as a line of the list of cities is high.
    """
    half = 16 * scale
    painted = Sheet(round(2 * half + 6), round(2 * half + 6))
    house = [(-13, 15), (-13, -4), (-16, -4), (0, -16), (16, -4), (13, -4), (13, 15)]
    painted.polygon(_scaled(house, scale), palette.ROOF, palette.CHALK, 1.8 * scale)
    sprite = painted.sprite()
    x, y = sprite.anchor
    figure(sprite.image, (x, y + 3 * scale), spaces, fonts.font(round(25 * scale), fonts.BLACK), palette.CHALK)
    return sprite


def _numbered(painted: Sheet, value: int, used: bool, scale: float, size: int = 35, middle: float = 21) -> Sprite:
    """Writes its value on a palace."""
    sprite = painted.sprite(Shadow(3, 4, 3, 0.55))
    x, y = sprite.anchor
    ink, _ = palette.USED if used else palette.FRESH
    figure(sprite.image, (x, y + middle * scale), value, fonts.font(round(size * scale), fonts.BOLD), ink)
    return sprite


def _scaled(points: Sequence[Point], scale: float) -> list[Point]:
    return [(x * scale, y * scale) for x, y in points]


def _wall(painted: Sheet, used: bool, scale: float, low: float = 36, top: float = 4) -> None:
    """Draws the front of the palace, on which its value stands."""
    _, wall = palette.USED if used else palette.FRESH
    painted.polygon(_scaled([(-24, top), (24, top), (24, low), (-24, low)], scale), wall, palette.FOOT, 1.8 * scale)
    eaves = [(-24, top), (24, top), (24, top + 6), (-24, top + 6)]
    painted.polygon(_scaled(eaves, scale), mix(wall, palette.FOOT, 0.3))
    for side in (-1, 1):
        post = [(side * 24, top), (side * 19.5, top), (side * 19.5, low - 1), (side * 24, low - 1)]
        painted.polygon(_scaled(post, scale), mix(palette.ROOF, palette.FOOT, 0.2), palette.FOOT, 1.0 * scale)
    step = [(-26, low - 1), (26, low - 1), (27, low + 2), (-27, low + 2)]
    painted.polygon(_scaled(step, scale), palette.WALL_LIT, palette.FOOT, 1.6 * scale)


def _flank(painted: Sheet, used: bool) -> None:
    """Draws the side of a palace that lies in the shade."""
    _, wall = palette.USED if used else palette.FRESH
    painted.polygon([(24, -6), (31, -11), (31, _LOW - 6), (24, _LOW)], mix(wall, palette.FOOT, 0.45), palette.FOOT, 1.8)


def _dim(painted: Sheet, area: Sequence[Point]) -> None:
    """Lays a shade over a part of what is drawn."""
    (width, height), fine = painted.size, painted.oversize
    spots = [((x + width / 2) * fine, (y + height / 2) * fine) for x, y in area]
    left, top = (math.floor(min(side)) for side in zip(*spots, strict=True))
    right, bottom = (math.ceil(max(side)) for side in zip(*spots, strict=True))
    shade = Image.new("L", (right - left, bottom - top))
    ImageDraw.Draw(shade).polygon([(x - left, y - top) for x, y in spots], fill=56)
    painted.tint(palette.FOOT, shade, (left, top))


def _eaves(ridge: float) -> list[Point]:
    """Returns the right half of a roof, from the end of its ridge down to its eaves, which are curved upwards."""
    slope = [(ridge, 0.0), (ridge + 0.1, 0.42), (ridge + 0.26, 0.74)]
    return [*slope, (1.0, 0.86), (1.04, 0.6), (1.1, 0.98), (0.72, 1.0), (0.0, 1.04)]


def _roof(
    painted: Sheet, leaders: tuple[SeatLook, ...], at: tuple[float, float, float], scale: float, ridge: float = 0.32
) -> None:
    """Draws a roof with its ridge so high, so broad and so tall, parted among those whose colours it has."""
    top, half, tall = at
    right = [(half * x, top + tall * y) for x, y in _eaves(ridge)]
    whole = [*right, *((-x, y) for x, y in reversed(right))]
    colours = [look.colour for look in leaders] or [palette.THATCH]
    painted.polygon(_scaled(whole, scale), colours[0], palette.FOOT, 2 * scale)
    width = 2.2 * half / len(colours)
    for i, colour in enumerate(colours):
        start = width * i - 1.1 * half
        part = [(max(start, min(start + width, x)), y) for x, y in whole]
        painted.polygon(_scaled(part, scale), colour)
        upper = [(x, min(y, top + tall * 0.45)) for x, y in part]
        painted.polygon(_scaled(upper, scale), mix(colour, palette.FOAM, 0.3))
        rib = mix(colour, palette.FOOT, 0.32)
        for share in (-0.82, -0.58, -0.34, -0.1, 0.14, 0.38, 0.62, 0.86):
            if start <= share * half < start + width:
                line = [(share * half * (ridge + 0.1), top + tall * 0.1), (share * half * 1.02, top + tall * 0.9)]
                painted.line(_scaled(line, scale), rib, 0.9 * scale)
    dark = [(half * ridge * 0.4, top), (half * ridge, top), (half * 1.04, top + tall), (half * 0.5, top + tall)]
    _dim(painted, _scaled(dark, scale))
    painted.line(_scaled([(-half * ridge, top), (half * ridge, top)], scale), palette.GOLD, 2.2 * scale)
    for side in (-1, 1):
        painted.ellipse((side * half * ridge * scale, top * scale), 1.9 * scale, 1.9 * scale, palette.GOLD)
