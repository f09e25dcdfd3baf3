"""Temples: stepped pyramids from the front that grow with their value; a flag or a guard tells whose they are."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageChops

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.fonts import BLACK, font
from render.core.labels import figure, write
from render.core.palette import DARK, SeatLook
from render.core.pieces import block, leader, outline
from render.core.texture import cloud, grain
from render.tikal import palette
from render.tikal.layout import lifted
from rules.tikal import data
from rules.tikal.view import SpaceView

_FOOT = 27
"""How far below the middle of its space a temple ends."""
_BASE, _SUMMIT = 37.0, 16.0
"""Half its width on the ground and on the top."""
_ASIDE = 12
"""How far right of the middle a temple stands beside a flag or a guard."""
_PLAQUE = (25, 38)
"""Half the width and the height of the stone at its foot, on which the value stands."""


def height_of(value: int) -> float:
    """Returns how high the steps of a temple are: it grows as it is uncovered."""
    return 34 + 3.4 * value


def is_tied(space: SpaceView) -> bool:
    """Says whether nobody holds a temple because several have the most figures there."""
    return space.kind == "temple" and space.holder is None and bool(space.leaders or any(space.workers))


def stands(middle: Point, space: SpaceView) -> Point:
    """Returns the middle of a temple in its space: it leaves the left to a flag or a guard."""
    x, y = lifted(middle)
    return (x + _ASIDE, y) if space.holder is not None or is_tied(space) else (x, y)


def flown(middle: Point, space: SpaceView) -> Point | None:
    """Returns the middle of the flag beside a temple, or of its guard; None if there is neither."""
    x, y = lifted(middle)
    return (x - 30, y - 18) if space.holder is not None or is_tied(space) else None


@lru_cache(maxsize=128)
def temple(value: int, holder: SeatLook | None = None, guard: str = "", lead: int = 0, *, tied: bool = False) -> Sprite:
    """Returns a temple of a value, held by a seat or by nobody; a guard is a ``worker`` or a ``leader``.

    Beside it flies the flag of who holds it now, with the seat's mark and the ``lead`` over the next one, or where it
    is tied a bare one; who guards it has it for good, with walls and a roof in the seat's colour and the figure before
    it.
    """
    pyramid = _pyramid(value, holder if guard else None)
    sprite = Sprite(pyramid.image.copy(), pyramid.anchor)
    (x, y), aside = sprite.anchor, _ASIDE if tied or holder is not None else 0
    shown = Sprite(Image.new("RGBA", sprite.image.size), (x, y))
    shown.image.alpha_composite(sprite.image.crop((0, 0, sprite.image.width - aside, sprite.image.height)), (aside, 0))
    if holder is not None and guard:
        _guard(shown, holder, guard)
    elif holder is not None:
        _flag(holder).stamp(shown.image, (x, y))
        write(shown.image, (x - 22, y - 24), str(lead), font(36 if lead < 10 else 24, BLACK), holder.ink, "mm")
    elif tied:
        _bare_flag().stamp(shown.image, (x, y))
    ink = holder.ink if holder is not None and guard else DARK
    at = (x + aside, y + _FOOT - _PLAQUE[1] / 2 - 1)
    figure(shown.image, at, value, font(46 if value < 10 else 40, BLACK), ink)
    return shown


@cache
def _pyramid(value: int, guarded: SeatLook | None) -> Sprite:
    """Returns the steps of a temple from the front, with its house on the top and the stone for its value."""
    sheet = Sheet(118, 148)
    high, steps = height_of(value), 2 + (value + 1) // 2
    walls = palette.TEMPLE if guarded is None else mix(palette.TEMPLE, guarded.colour, 0.7)
    rise, back = high / steps, (_BASE - _SUMMIT) / steps
    boxes = [(_BASE - back * step, _FOOT - rise * step) for step in range(steps)]
    top = _FOOT - high
    for half, bottom in boxes:
        sheet.polygon(_box(half + 2, bottom + 2, bottom - rise - 2), palette.STONE_RIM)
    _house(sheet, top, None if guarded is None else guarded.colour)
    for step, (half, bottom) in enumerate(boxes):
        _step(sheet, half, bottom, rise, walls, step / steps)
    _stairs(sheet, top)
    if value <= 5 and guarded is None:
        _overgrow(sheet, value)
    _weather(sheet)
    _plaque(sheet, guarded)
    return sheet.sprite(Shadow(5, 5, 5, 0.6))


def _house(sheet: Sheet, low: float, colour: Colour | None) -> None:
    """Draws the house on the top with its door, and the comb of its roof."""
    sheet.polygon(_box(12, low, low - 11), mix(palette.TEMPLE, (255, 250, 232), 0.25), palette.STONE_RIM, 2)
    sheet.polygon(_box(4, low, low - 8), palette.STONE_RIM)
    roof = [(-15, low - 10), (-10, low - 19), (10, low - 19), (15, low - 10)]
    sheet.polygon(roof, mix(palette.TEMPLE, palette.ROCK, 0.35) if colour is None else colour, palette.STONE_RIM, 2)


def _plaque(sheet: Sheet, guarded: SeatLook | None) -> None:
    (half, high), face = _PLAQUE, palette.BARE if guarded is None else guarded.lit
    sheet.polygon(_box(half, _FOOT - 0.5, _FOOT - high), palette.STONE_RIM)
    sheet.polygon(_box(half - 1.8, _FOOT - 2.3, _FOOT - high + 1.8), mix(face, (255, 255, 255), 0.6))
    sheet.polygon(
        [
            (4 - half, _FOOT - 2.3),
            (4 - half, _FOOT - high + 4),
            (half - 1.8, _FOOT - high + 4),
            (half - 1.8, _FOOT - 2.3),
        ],
        mix(face, (255, 255, 255), 0.3 if guarded is None else 0),
    )


@cache
def _flag(holder: SeatLook) -> Sprite:
    """Returns the flag of who holds a temple now: a pennant with the seat's mark, and an arrow before the lead, which
    after a plus was taken for points."""
    sheet = _pennant(holder.colour)
    sheet.polygon(outline(holder.shape, 7, (-30, -4)), holder.ink)
    for line in ([(-41, -14), (-41, -34)], [(-47, -27), (-41, -34), (-35, -27)]):
        sheet.line(line, holder.ink, 4.5)
    return sheet.sprite(Shadow(2, 3, 2, 0.5))


@cache
def _bare_flag() -> Sprite:
    """Returns the flag of nobody, with the sign that several have the same."""
    sheet = _pennant(palette.UNDYED)
    for y in (-27, -13):
        sheet.line([(-41, y), (-19, y)], DARK, 6.5)
    return sheet.sprite(Shadow(2, 3, 2, 0.5))


def _pennant(colour: Colour) -> Sheet:
    """Draws a cloth of a colour on its staff."""
    sheet = Sheet(114, 116)
    cloth = [(-51, -41), (-9, -41), (-9, 10), (-30, 4), (-51, 10)]
    sheet.polygon(cloth, colour, DARK, 2.4)
    sheet.line([(-55, -41), (-5, -41)], DARK, 6)
    sheet.line([(-55, -41), (-5, -41)], palette.CANVAS, 3)
    return sheet


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
    """Returns a guard still to be placed: the shield that a guard carries."""
    sheet, wide, high = Sheet(round(44 * scale), round(44 * scale)), 13 * scale, 15 * scale
    rim = [(-wide, -high), (wide, -high), (wide, high * 0.2), (0, high * 1.1), (-wide, high * 0.2)]
    sheet.polygon(rim, look.colour, DARK, 2.2 * scale)
    sheet.bevel(3 * scale, 0.5)
    sheet.polygon(outline(look.shape, 7 * scale, (0, -high * 0.2)), look.ink)
    return sheet.sprite(Shadow(2, 4, 2.5, 0.6))


def _guard(sprite: Sprite, look: SeatLook, guard: str) -> None:
    """Puts the guard before the left side: on a plinth, with a shield, larger than those that come and go."""
    x, y = sprite.anchor[0] - 38, sprite.anchor[1] - 6
    _plinth(look).stamp(sprite.image, (x, y - 8))
    (leader(look, 19) if guard == data.LEADER else block(look, 18, 20)).stamp(sprite.image, (x - 2, y - 12))
    _shield(look).stamp(sprite.image, (x + 17, y + 10))


@cache
def _plinth(look: SeatLook) -> Sprite:
    """Returns what a guard stands on, in the seat's colour."""
    sheet = Sheet(64, 96)
    sheet.polygon(_box(22, 35, 15), palette.STONE_RIM)
    sheet.polygon(_box(20, 33, 24), mix(look.colour, DARK, 0.25))
    sheet.polygon([(-20, 24), (-17, 17), (17, 17), (20, 24)], look.lit)
    return sheet.sprite(Shadow(2, 3, 2.5, 0.5))


@cache
def _shield(look: SeatLook) -> Sprite:
    """Returns the shield of a guard, with the seat's mark."""
    sheet = Sheet(40, 44)
    rim = [(-13, -15), (13, -15), (13, 2), (0, 17), (-13, 2)]
    sheet.polygon(rim, palette.CANVAS, DARK, 3)
    sheet.polygon(outline(look.shape, 7, (0, -4)), look.colour, DARK, 1.4)
    return sheet.sprite(Shadow(1, 2, 1.5, 0.4))


def _square(half: float) -> list[Point]:
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def _box(half: float, bottom: float, top: float) -> list[Point]:
    return [(-half, bottom), (-half, top), (half, top), (half, bottom)]


def _step(sheet: Sheet, half: float, bottom: float, rise: float, colour: Colour, height: float) -> None:
    """Draws one step: its front, the sides in light and in shade, and the tread above it; the higher, the paler."""
    front = mix(mix(colour, palette.ROCK, 0.16), colour, height)
    bright, dark = mix(colour, (255, 250, 232), 0.55), mix(colour, (50, 38, 26), 0.45)
    top = bottom - rise
    sheet.polygon(_box(half, bottom, top), front)
    sheet.polygon([(half, bottom), (half, top), (half - 5, top), (half - 5, bottom)], dark)
    sheet.polygon([(-half, bottom), (-half, top), (-half + 3, top), (-half + 3, bottom)], bright)
    sheet.polygon(_box(half, top + 2.6, top), bright)


def _stairs(sheet: Sheet, top: float) -> None:
    """Draws the stairs up the front."""
    pale, dark = mix(palette.STONE, (255, 255, 255), 0.2), mix(palette.TEMPLE, (50, 40, 30), 0.55)
    sheet.polygon(_box(8, _FOOT, top), pale)
    y = top + 3.0
    while y < _FOOT - _PLAQUE[1]:
        sheet.line([(-8, y), (8, y)], dark, 0.9)
        y += 3.2
    for side in (-8, 8):
        sheet.line([(side, top), (side, _FOOT)], dark, 1.4)


def _overgrow(sheet: Sheet, value: int) -> None:
    """Lays moss over the lower steps, the more the less is uncovered."""
    luck = Random(value)
    for _ in range(5 * (6 - value)):
        x, y = luck.uniform(-_BASE, _BASE), luck.uniform(_FOOT - height_of(value), _FOOT)
        green = mix(palette.MOSS, (60, 86, 40), luck.random())
        sheet.soft((x, y), luck.uniform(4, 8), luck.uniform(3, 6), green, 0.8, 1.6)


def _weather(sheet: Sheet) -> None:
    """Darkens stone in blotches."""
    size = sheet.image.size
    noise = ImageChops.add(cloud(size, 4, 20, 0.10), grain(size, 5, 0.05), 1, -128)
    sheet.tint((40, 30, 20), noise.point([max(0, 128 - i) for i in range(256)]))
