"""Calpulli: dark tablets with eight sides and a golden rim; on the board it has the founder's colour, with the mark."""

from __future__ import annotations

from functools import cache

from render.core.canvas import Point, Shadow, Sheet, Sprite, around, mix
from render.core.fonts import BLACK, BOLD, font
from render.core.labels import figure, write
from render.core.palette import SeatLook
from render.core.pieces import outline
from render.mexica import palette
from rules.mexica import data

DISPLAYED = (76, 96)
"""The size of a tile on display."""


_MARKED = 24
"""The least radius of one with the mark of its founder."""


@cache
def tablet(size: int, founder: SeatLook | None = None, radius: int = 26) -> Sprite:
    """Returns a calpulli as it lies on a square, its rim and its foot, with the mark, of its founder's colour.

    A small one, as in rows, has room for the rim alone: the number must be read.
    """
    sheet = Sheet(2 * radius + 7, 2 * radius + 7)
    rim, broad = (palette.GOLD, 2.6) if founder is None else (founder.colour, 0.27 * radius)
    for inward, colour in ((0.0, palette.KERB_RIM), (1.4, rim), (1.4 + broad, palette.NIGHT)):
        sheet.polygon(_octagon(radius - inward), colour)
    large, low = 34 if size < 10 else 29, 0.0
    if founder is not None and radius >= _MARKED:
        large, low = 27 if size < 10 else 25, -0.46 * radius
        split = -0.04 * radius
        sheet.polygon([(x, max(y, split)) for x, y in _octagon(radius - 1.4)], founder.colour)
        sheet.line([(-radius + 2.4, split), (radius - 2.4, split)], palette.KERB_RIM, 1.4)
        sheet.polygon(outline(founder.shape, 0.46 * radius, (0, 0.46 * radius)), founder.ink)
    sheet.bevel(2.5, 0.45)
    sprite = sheet.sprite(Shadow(3, 5, 3, 0.7))
    at = (sprite.anchor[0], sprite.anchor[1] + low)
    figure(sprite.image, at, size, font(round(large * radius / 23), BLACK), palette.CHALK, palette.NIGHT, 3)
    return sprite


def _octagon(radius: float) -> list[Point]:
    return around(radius * 1.05, 8, 22.5)


def _rectangle(x: float, y: float, right: float = 0, down: float = 0) -> list[Point]:
    """Returns a rectangle, given half its sides and its middle."""
    return [(right + a, down + b) for a, b in ((-x, -y), (x, -y), (x, y), (-x, y))]


def _tablet(x: float, y: float, cut: float) -> list[Point]:
    """Returns a rectangle without its corners, given half its sides."""
    right = [(x - cut, -y), (x, -y + cut), (x, y - cut), (x - cut, y)]
    return [*right, *((-a, -b) for a, b in right)]


@cache
def displayed(size: int, rules: int) -> Sprite:
    """Returns a calpulli on display: the size, which is also worth the first place, above the second and the third."""
    width, height = DISPLAYED
    sheet = Sheet(width + 4, height + 4)
    for inward, colour in ((0.0, palette.KERB_RIM), (1.6, palette.GOLD), (5.0, palette.RED)):
        sheet.polygon(_tablet(width / 2 - inward, height / 2 - inward, 14 - inward / 2), colour)
    upper = [(x, min(y, 15)) for x, y in _tablet(width / 2 - 5, height / 2 - 5, 11.5)]
    sheet.polygon(upper, palette.NIGHT)
    sheet.line([(0, 19), (0, height / 2 - 7)], mix(palette.RED, palette.NIGHT, 0.6), 2)
    sheet.bevel(2, 0.4)
    sprite = sheet.sprite(Shadow(3, 4, 3, 0.55))
    x, y = sprite.anchor
    figure(sprite.image, (x, y - 16), size, font(56, BLACK), palette.CHALK)
    for dx, number in zip((-17, 17), data.NUMBERS[rules].values[size][1:], strict=True):
        write(sprite.image, (x + dx, y + 30), str(number), font(26, BOLD), palette.CHALK, "mm")
    return sprite


@cache
def ring() -> Sprite:
    """Returns the ring in which the size of a district stands that could be founded."""
    sheet = Sheet(59, 59)
    loop = _octagon(23.5)
    sheet.polygon(loop, palette.PAPER)
    sheet.line([*loop, loop[0]], palette.KERB_RIM, 10)
    sheet.line([*loop, loop[0]], palette.BRIGHT_GOLD, 5.6)
    return sheet.sprite()


@cache
def tag(figures: int, planned: bool = False) -> Sprite:
    """Returns the pale tag, a square that grows broader, on which the size of land stands that nobody has founded; its
    rim is broken while that is only to be enclosed."""
    half, high = min(26.0, max(17.0, 5.0 + 9.5 * figures)), 17.0
    sheet = Sheet(2 * round(half) + 5, 2 * round(high) + 5)
    corners = _rectangle(half, high)
    sheet.polygon(corners, palette.SOIL)
    if planned:
        for x in range(-3, 4):
            sheet.polygon(_rectangle(3, high, 10.0 * x), palette.PAPER)
        for y in range(-2, 3):
            sheet.polygon(_rectangle(half, 3, 0, 10.0 * y), palette.PAPER)
    sheet.polygon(_rectangle(half - 2.4, high - 2.4), palette.PAPER)
    return sheet.sprite(Shadow(2, 2, 2, 0.4))


@cache
def corner(figures: int) -> Sprite:
    """Returns the tablet on which a number of so many figures stands at the corner of a square that is built on."""
    half = 5.0 + 8.5 * figures
    sheet = Sheet(2 * round(half) + 5, 37)
    for inward, colour in ((0.0, palette.CHALK), (1.6, palette.NIGHT)):
        sheet.polygon(_tablet(half - inward, 16 - inward, 5), colour)
    return sheet.sprite(Shadow(2, 2, 2, 0.5))


@cache
def small(size: int) -> Sprite:
    """Returns a calpulli of the second half, as it waits for it."""
    sheet = Sheet(44, 44)
    sheet.polygon(_octagon(18.5), palette.KERB_RIM)
    sheet.polygon(_octagon(17), palette.NIGHT)
    sprite = sheet.sprite(Shadow(2, 2, 2, 0.5))
    figure(sprite.image, sprite.anchor, size, font(28, BOLD), palette.CHALK)
    return sprite
