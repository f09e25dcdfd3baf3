"""Temples: stepped pyramids seen from above; whoever holds one gives its top a colour and a mark."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random

from PIL import ImageChops

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.fonts import BLACK, font
from render.core.labels import figure, write
from render.core.palette import DARK, SeatLook
from render.core.pieces import block, leader, outline
from render.core.texture import cloud, grain
from render.tikal import palette
from rules.tikal import data

_BESIDE_GUARD, _BESIDE_LEAD = 3, -15
"""How far right of the middle the value stands beside a guard, and beside the lead on a flag."""
_PLATE = 24
"""Half the width of the top, on which the value stands."""


def half_of(value: int) -> float:
    """Returns half the width of a temple; higher ones are a little wider."""
    return 34 + value * 0.8


@lru_cache(maxsize=128)
def temple(value: int, holder: SeatLook | None = None, guard: str = "", lead: int = 0) -> Sprite:
    """Returns a temple of a value, held by a seat or by nobody; a guard is a ``worker`` or a ``leader``.

    A flag is on the temple of who holds it now, with the ``lead`` over the next one beside the value, and above it a
    pennant with the seat's mark; who guards it has it for good, walled in and roofed in the seat's colour, with the
    figure before it.
    """
    half = half_of(value)
    pyramid = _pyramid(value, bool(guard))
    sprite = Sprite(pyramid.image.copy(), pyramid.anchor)
    if guard and holder is not None:
        _frame(holder, half).stamp(sprite.image, sprite.anchor)
    _top(holder if guard else None).stamp(sprite.image, sprite.anchor)
    if holder is not None and not guard:
        _flag(holder).stamp(sprite.image, sprite.anchor)
        (x, y), face = sprite.anchor, font(34, BLACK)
        write(sprite.image, (x + 23, y + 1), f"+{lead}", face, holder.ink, "mm")
    if holder is not None and guard:
        _guard(sprite, holder, half, guard)
    (x, y), ink = sprite.anchor, DARK if holder is None else holder.ink
    aside = 0 if holder is None else _BESIDE_GUARD if guard else _BESIDE_LEAD
    figure(sprite.image, (x + aside, y), value, font(46 if value < 10 else 38, BLACK), ink)
    return sprite


@cache
def _pyramid(value: int, guarded: bool) -> Sprite:
    """Returns the steps of a temple without its top; a guard takes the lowest step for its frame."""
    sheet = Sheet(116, 116)
    half = half_of(value)
    steps = 2 + (value + 1) // 4
    sheet.polygon(_square(half + 2), palette.STONE_RIM)
    if guarded:
        half -= 8
    for step in range(steps):
        outer = half - (half - _PLATE - 1) * step / steps
        _step(sheet, outer, half - (half - _PLATE - 1) * (step + 1) / steps, step / steps)
    _stairs(sheet, half)
    if value <= 5 and not guarded:
        _overgrow(sheet, half, value)
    _weather(sheet)
    return sheet.sprite(Shadow(4, 6, 5, 0.62))


@cache
def _frame(look: SeatLook, half: float) -> Sprite:
    """Returns the frame in a seat's colour round a temple that it guards."""
    sheet = Sheet(108, 108)
    corners = _square(half - 3)
    sheet.line([*corners, corners[0]], look.rim, 12)
    sheet.line([*corners, corners[0]], look.colour, 9)
    return sheet.sprite()


@cache
def _top(holder: SeatLook | None) -> Sprite:
    """Returns the top of a temple: in the colour of who guards it, or of bare stone."""
    sheet = Sheet(2 * _PLATE + 4, 2 * _PLATE + 4)
    sheet.polygon(_square(_PLATE), palette.STONE_RIM)
    sheet.polygon(_square(_PLATE - 1.5), palette.BARE if holder is None else holder.colour)
    sheet.polygon(_square(_PLATE - 4), palette.BARE if holder is None else holder.lit)
    return sheet.sprite()


@cache
def _flag(holder: SeatLook) -> Sprite:
    """Returns the flag of who holds a temple now, with a swallow's tail, and the seat's mark on a pennant above it."""
    sheet = Sheet(108, 108)
    cloth = [(-35, -22), (49, -22), (43, 0), (49, 22), (-35, 22)]
    pennant = [(-35, -48), (-2, -48), (-8, -36), (-2, -24), (-35, -24)]
    for area in (cloth, pennant):
        sheet.polygon(area, holder.colour, DARK, 2.4)
    sheet.polygon([(-35, -22), (49, -22), (47, -15), (-35, -15)], holder.lit)
    sheet.line([(-37, -50), (-37, 30)], DARK, 6)
    sheet.line([(-37, -50), (-37, 30)], palette.CANVAS, 3)
    sheet.polygon(outline(holder.shape, 7, (-22, -36)), holder.ink)
    return sheet.sprite(Shadow(2, 3, 2, 0.5))


@cache
def square(value: int, half: int = 26) -> Sprite:
    """Returns a temple level as it lies in the supply."""
    sheet = Sheet(2 * half + 8, 2 * half + 8)
    sheet.polygon(_square(half), palette.STONE_RIM)
    sheet.polygon(_square(half - 1.5), palette.TEMPLE)
    sheet.polygon(_square(half - 5), mix(palette.TEMPLE, (255, 255, 255), 0.16))
    sheet.bevel(2, 0.4)
    sprite = sheet.sprite(Shadow(2, 3, 2.5, 0.5))
    figure(sprite.image, sprite.anchor, value, font(40 if value < 10 and half > 23 else 36, BLACK), DARK)
    return sprite


@cache
def small_guard(look: SeatLook, scale: float = 1.0) -> Sprite:
    """Returns a guard still to be placed: a small temple with the seat's figure on it."""
    side = 2 * round(16 * scale)
    sheet = Sheet(side, side)
    sheet.polygon(_square(13 * scale), palette.STONE_RIM)
    sheet.polygon(_square(11.5 * scale), mix(palette.TEMPLE, palette.ROCK, 0.2))
    sheet.polygon(_square(9 * scale), palette.STONE)
    sheet.bevel(2, 0.4)
    sprite = sheet.sprite(Shadow(2, 3, 2, 0.5))
    block(look, 6 * scale, 5 * scale).stamp(sprite.image, sprite.anchor)
    return sprite


def _guard(sprite: Sprite, look: SeatLook, half: float, guard: str) -> None:
    """Puts the guard before the left side, a figure for good, larger than those that come and go."""
    at = (sprite.anchor[0] - half - 4, sprite.anchor[1] + 2)
    (leader(look, 19) if guard == data.LEADER else block(look, 18, 16)).stamp(sprite.image, at)


def _square(half: float) -> list[Point]:
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def _step(sheet: Sheet, outer: float, inner: float, height: float) -> None:
    """Draws one step: a slope lit from the upper left and the flat tread above it."""
    slope = inner + (outer - inner) * 0.5
    bright, dark = mix(palette.TEMPLE, (255, 250, 232), 0.45), mix(palette.TEMPLE, (60, 46, 32), 0.62)
    faces: tuple[tuple[list[Point], Colour], ...] = (
        ([(-outer, -outer), (outer, -outer), (slope, -slope), (-slope, -slope)], bright),
        ([(-outer, -outer), (-slope, -slope), (-slope, slope), (-outer, outer)], mix(bright, palette.TEMPLE, 0.35)),
        ([(outer, -outer), (outer, outer), (slope, slope), (slope, -slope)], mix(dark, palette.TEMPLE, 0.3)),
        ([(-outer, outer), (-slope, slope), (slope, slope), (outer, outer)], dark),
    )
    for points, shade in faces:
        sheet.polygon(points, shade)
    sheet.polygon(_square(slope), mix(mix(palette.TEMPLE, palette.ROCK, 0.22), palette.STONE, height))


def _stairs(sheet: Sheet, half: float) -> None:
    """Draws the four flights of stairs up to the top."""
    pale, dark = mix(palette.STONE, (255, 255, 255), 0.2), mix(palette.TEMPLE, (50, 40, 30), 0.55)
    for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
        far, near, wide = half, float(_PLATE), 6.0
        corners = [(-wide, far), (wide, far), (wide, near), (-wide, near)]
        sheet.polygon([_facing(p, dx, dy) for p in corners], pale)
        reach = near + 1.5
        while reach < far:
            sheet.line([_facing((-wide, reach), dx, dy), _facing((wide, reach), dx, dy)], dark, 0.9)
            reach += 3
        for side in (-wide, wide):
            sheet.line([_facing((side, near), dx, dy), _facing((side, far), dx, dy)], dark, 1.1)


def _facing(point: Point, dx: int, dy: int) -> Point:
    across, out = point
    return (dx * out - dy * across, dy * out + dx * across)


def _overgrow(sheet: Sheet, half: float, value: int) -> None:
    """Lays moss over the lower steps, the more the less is uncovered."""
    luck = Random(value)
    for _ in range(5 * (6 - value)):
        x, y = luck.uniform(-half, half), luck.uniform(-half, half)
        if max(abs(x), abs(y)) < _PLATE + 2:
            continue
        green = mix(palette.MOSS, (60, 86, 40), luck.random())
        sheet.soft((x, y), luck.uniform(4, 8), luck.uniform(3, 6), green, 0.8, 1.6)


def _weather(sheet: Sheet) -> None:
    """Darkens stone in blotches."""
    size = sheet.image.size
    noise = ImageChops.add(cloud(size, 4, 20, 0.10), grain(size, 5, 0.05), 1, -128)
    sheet.tint((40, 30, 20), noise.point([max(0, 128 - i) for i in range(256)]))
