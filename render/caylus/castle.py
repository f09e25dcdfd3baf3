"""The castle: sketched on its hill, it rises in stone part by part, each under the banner of whoever built it."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.caylus import palette, signs
from render.caylus.layout import CASTLE, COURTYARD
from render.core import fonts
from render.core.boxes import Box, middle
from render.core.canvas import Point, Shadow, Sheet, Sprite, bevel_masks, mask_of, mix
from render.core.labels import figure, write
from render.core.palette import SeatLook, look_of
from render.core.pieces import outline
from render.core.pointers import curve
from render.core.texture import cloud, surface, textured
from rules.caylus import data
from rules.caylus.view import View
from rules.core.contract import Seat

_FINE = 2
"""How many times larger stone is painted."""
_MERLON, _SPIRE = 9, 24
"""How high the battlements stand on the walls, and how high the roofs stand out above the towers."""
QUEUE = max(numbers.rooms[data.CASTLE] for numbers in data.NUMBERS.values())
"""How many workers may wait in the castle."""


@dataclass(frozen=True, slots=True)
class _Floor:
    """Where the parts of a section stand side by side, so many of them on one another."""

    box: Box
    stages: int = 1
    apart: int = 0


_LEFT, _TOP, _RIGHT, _FOOT = CASTLE
_FLOORS = (
    _Floor((_LEFT + 14, _FOOT - 78, _LEFT + 284, _FOOT - 10), apart=5),
    _Floor((_LEFT + 8, _FOOT - 154, _RIGHT - 8, _FOOT - 90)),
    _Floor((_LEFT + 6, _TOP + 32, _RIGHT - 6, _FOOT - 163), stages=2, apart=8),
)
"""The dungeon in the rock, on it the walls, on these the towers."""


def part_box(section: int, capacity: int, at: int) -> Box:
    """Returns where a part of a section stands, counted from 0: a tower is built up before the next."""
    floor = _FLOORS[section]
    left, top, right, bottom = floor.box
    wide = (right - left) / -(-capacity // floor.stages)
    high = (bottom - top) / floor.stages
    x, low = left + wide * (at // floor.stages), bottom - high * (at % floor.stages)
    return (round(x + floor.apart / 2), round(low - high), round(x + wide - floor.apart / 2), round(low))


_PITCH = (COURTYARD[2] - COURTYARD[0] - 12) / QUEUE


def queue(number: int) -> Point:
    """Returns where the worker with a number stands in the courtyard, counted from 1."""
    return (COURTYARD[0] + 6 + _PITCH * (number - 0.5), (COURTYARD[1] + COURTYARD[3]) / 2 + 4)


def draw(canvas: Image.Image, view: View) -> None:
    """Draws the castle and its courtyard."""
    looks = tuple(look_of(seat) for seat in range(len(view.players)))
    sections = tuple((section.capacity, tuple(sorted(section.parts)), section.scored) for section in view.sections)
    _risen(sections, looks).stamp(canvas, middle(CASTLE))
    court().stamp(canvas, middle(COURTYARD))


@lru_cache(maxsize=32)
def _risen(sections: tuple[tuple[int, tuple[Seat, ...], bool], ...], looks: tuple[SeatLook, ...]) -> Sprite:
    """Returns the castle on its site: parts that stand, those of a seat together, and the sketch of those that do not.

    Of each section it takes how many parts it has, whose stand, and whether it was scored.
    """
    ground = site()
    castle = Sprite(ground.image.copy(), ground.anchor)
    for at, (capacity, seats, scored) in enumerate(sections):
        for i in range(capacity):
            box, kind = part_box(at, capacity, i), _kind(at, i)
            size, spot = (box[2] - box[0], box[3] - box[1]), _on(ground, CASTLE, middle(box))
            if i >= len(seats):
                sketch(kind, size, scored).stamp(castle.image, spot)
                continue
            stone(kind, size).stamp(castle.image, spot)
            count = seats.count(seats[i]) if i == seats.index(seats[i]) else 0
            banner(looks[seats[i]], count).stamp(castle.image, spot)
    return castle


def _on(sprite: Sprite, box: Box, point: Point) -> Point:
    """Returns where a point of the picture lies on a sprite that is stamped on the middle of a box."""
    (x, y), (left, top) = middle(box), sprite.anchor
    return (point[0] - x + left, point[1] - y + top)


def latest(view: View, at: int, seat: Seat) -> Point:
    """Returns the middle of the last part of a seat in a section."""
    section = view.sections[at]
    parts = sorted(section.parts)
    return middle(part_box(at, section.capacity, parts.index(seat) + parts.count(seat) - 1))


def _kind(section: int, at: int) -> str:
    """Returns what a part is: a vault, a piece of the wall, the foot of a tower or its head."""
    return "head" if section == 2 and at % _FLOORS[2].stages else ("vault", "wall", "foot")[section]


def _contour(kind: str, size: tuple[int, int]) -> list[Point]:
    """Returns the outline of a part round its middle."""
    x, y = size[0] / 2, size[1] / 2
    third, top = size[0] / 3, _MERLON - y
    match kind:
        case "vault":
            return [(-x, y), (-x, 14 - y), (-x * 0.7, 4 - y), (0, -y), (x * 0.7, 4 - y), (x, 14 - y), (x, y)]
        case "foot":
            return [(-x, y), (-x, -y), (x, -y), (x, y)]
        case "head":
            low = top + 9
            eaves = [
                (-x - 4, low - 5),
                (-x - 4, top),
                (-x, top),
                (0, -y - _SPIRE),
                (x, top),
                (x + 4, top),
                (x + 4, low - 5),
            ]
            return [(-x, y), (-x, low), *eaves, (x, low), (x, y)]
        case _:
            tooth = [(-x + third, -y), (-x + third, top), (x - third, top), (x - third, -y)]
            return [(-x, y), (-x, -y), *tooth, (x, -y), (x, y)]


def _drawn(size: tuple[int, int]) -> tuple[int, int]:
    """Returns how large a sheet must be for a part with all that stands out from it."""
    return (size[0] + 14, size[1] + 2 * _SPIRE + 4)


@lru_cache(maxsize=64)
def stone(kind: str, size: tuple[int, int]) -> Sprite:
    """Paints a part that stands."""
    wide, high = _drawn(size)
    large = (wide * _FINE, high * _FINE)
    line = [(x * _FINE + large[0] / 2, y * _FINE + large[1] / 2) for x, y in _contour(kind, size)]
    shape = mask_of(large, line, 1)
    wall = _ashlar(large, len(kind))
    if kind == "vault":
        foot = max(y for _, y in line)
        hollow = [((x - large[0] / 2) * 0.8 + large[0] / 2, (y - foot) * 0.86 + foot) for x, y in line]
        wall.paste(mix(palette.STONE_DARK, palette.INK, 0.6), (0, 0), mask_of(large, hollow, 1))
    if kind == "head":
        _spire(wall, size)
    light, dark = bevel_masks(shape, 6, 0.5)
    wall.paste((255, 250, 230), (0, 0), light)
    wall.paste((20, 12, 4), (0, 0), dark)
    wall.paste(palette.INK, (0, 0), ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(5))))
    image = wall.convert("RGBA")
    image.putalpha(shape)
    return Shadow(3, 4, 3, 0.55).under(image.reduce(_FINE))


def _spire(wall: Image.Image, size: tuple[int, int]) -> None:
    """Draws the roof of a tower, its right side in the shade, and the eaves below."""
    x, y = wall.width / 2, wall.height / 2 - (size[1] / 2 - _MERLON) * _FINE
    half, tip = size[0] * _FINE / 2, y - (_SPIRE + _MERLON) * _FINE
    draw = ImageDraw.Draw(wall)
    draw.polygon([(x - half, y), (x, tip), (x + half, y)], fill=palette.SLATE)
    draw.polygon([(x + half * 0.2, y), (x, tip), (x + half, y)], fill=mix(palette.SLATE, palette.INK, 0.35))
    for row in (0.3, 0.52, 0.76):
        draw.line(
            (x - half * row, tip + (y - tip) * row, x + half * row, tip + (y - tip) * row), fill=palette.INK, width=1
        )
    draw.line((x - half - 8, y, x + half + 8, y), fill=palette.INK, width=3)


def _ashlar(size: tuple[int, int], seed: int) -> Image.Image:
    """Paints courses of cut stone, none quite like the next."""
    wall, luck = surface(size, palette.STONE, 9, fine=0.0, broad=0.03), Random(seed)
    draw, line = ImageDraw.Draw(wall), mix(palette.STONE, palette.INK, 0.2)
    for course, y in enumerate(range(-6, size[1], 22)):
        for x in range(-34 * (course % 2) // 2 - 8, size[0], 34):
            shade = mix(palette.STONE, palette.STONE_DARK, luck.random() * 0.22)
            draw.rectangle((x, y, x + 34, y + 22), fill=shade, outline=line, width=1)
    return wall


@lru_cache(maxsize=64)
def sketch(kind: str, size: tuple[int, int], closed: bool) -> Sprite:
    """Returns a part that is only drawn on the plan; one that will never stand is struck out."""
    paper, pen = Sheet(*_drawn(size)), Sheet(*_drawn(size))
    line = [(x * 0.94, y * 0.96) for x, y in _contour(kind, size)]
    paper.polygon(line, palette.CLOSED if closed else palette.FREE)
    for (ax, ay), (bx, by) in pairwise([*line, line[0]]):
        steps = max(1, round(math.dist((ax, ay), (bx, by)) / 9))
        for i in range(steps):
            pen.line(
                [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (i / steps, (i + 0.5) / steps)], palette.PLAN, 1.8
            )
    if closed:
        x, y = size[0] * 0.3, size[1] * 0.28
        pen.line([(-x, y), (x, -y)], palette.INK, 3)
    sprite = paper.sprite().faded(0.8 if closed else 0.6)
    sprite.image.alpha_composite(pen.sprite().image)
    return sprite


@lru_cache(maxsize=256)
def banner(look: SeatLook, number: int = 0) -> Sprite:
    """Returns a banner in a seat's colour, with a number or the seat's shape on it."""
    sheet = Sheet(44, 50)
    sheet.polygon([(-15, -16), (15, -16), (15, 13), (0, 20), (-15, 13)], look.colour, look.rim, 2)
    sheet.bevel(2, 0.3)
    sheet.line([(-17, -17), (17, -17)], palette.INK, 3)
    if not number:
        sheet.polygon(outline(look.shape, 9), look.ink)
    sprite = sheet.sprite(Shadow(1, 2, 1.5, 0.5))
    if number:
        at = (sprite.anchor[0], sprite.anchor[1] - 1)
        figure(sprite.image, at, number, fonts.font(34 if number < 10 else 26, fonts.BLACK), look.ink)
    return sprite


@cache
def site() -> Sprite:
    """Paints where the castle is built: the sky, hills far off, and before them the rock with the gate."""
    width, height = _RIGHT - _LEFT, _FOOT - _TOP
    large = (width * _FINE, height * _FINE)
    image = _sky(large)
    top, luck = height - 92, Random(4)
    far = curve(
        [(-20, top - 26), (60, top - 58), (150, top - 22), (240, top - 64), (330, top - 30), (width + 20, top - 50)]
    )
    for line, colour in ((far, palette.FAR), (_ridge(width, top, luck), palette.ROCK)):
        spots = [(x * _FINE, y * _FINE) for x, y in (*line, (width + 20, height), (-20, height))]
        image.paste(surface(large, colour, 61, fine=0.0, broad=0.06), (0, 0), mask_of(large, spots, 1))
    draw = ImageDraw.Draw(image)
    for _ in range(40):
        x, y, broad = luck.randrange(large[0]), luck.randrange((top + 14) * _FINE, large[1]), luck.randint(10, 44)
        draw.line((x, y, x + broad, y + luck.randint(-5, 8)), fill=mix(palette.ROCK, palette.INK, 0.2), width=2)
    _gate(draw, (300, height - 74, 356, height - 4))
    shape = Image.new("L", large)
    ImageDraw.Draw(shape).rounded_rectangle((4, 4, large[0] - 5, large[1] - 5), 20, fill=255)
    image.paste(palette.INK, (0, 0), ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(5))))
    painted = image.convert("RGBA")
    painted.putalpha(shape)
    return Shadow(3, 5, 5, 0.6).under(painted.reduce(_FINE))


def _sky(size: tuple[int, int]) -> Image.Image:
    """Paints the sky, paler towards the hills."""
    shade = Image.linear_gradient("L").resize(size)
    sky = Image.new("RGB", size, palette.SKY)
    sky.paste(palette.HALO, (0, 0), shade)
    return textured(sky, cloud(size, 71, 90, 0.03))


def _ridge(width: int, top: int, luck: Random) -> list[Point]:
    return [(-20, top + 8), *((x, top + luck.randint(-4, 3)) for x in range(0, width, 22)), (width + 20, top + 4)]


def _gate(draw: ImageDraw.ImageDraw, box: Box) -> None:
    """Draws the gate with its portcullis."""
    left, top, right, bottom = (part * _FINE for part in box)
    dark = mix(palette.STONE_DARK, palette.INK, 0.7)
    for grow, colour in ((14, palette.INK), (11, palette.STONE), (2, palette.INK), (0, dark)):
        draw.pieslice((left - grow, top - grow, right + grow, top + (right - left) + grow), 180, 360, fill=colour)
        draw.rectangle((left - grow, (top + top + right - left) // 2, right + grow, bottom), fill=colour)
    for x in range(left + 14, right, 24):
        draw.line((x, top + 16, x, bottom - 30), fill=palette.STONE_DARK, width=4)
    for y in range(top + 30, bottom - 30, 24):
        draw.line((left + 4, y, right - 4, y), fill=palette.STONE_DARK, width=4)


@cache
def court() -> Sprite:
    """Paints the courtyard: cobbles within a low wall, on them the places of the builders."""
    left, top, right, bottom = COURTYARD
    size = (right - left, bottom - top)
    large = (size[0] * _FINE, size[1] * _FINE)
    wall = _ashlar(large, 5)
    draw = ImageDraw.Draw(wall)
    draw.rounded_rectangle(
        (14, 34, large[0] - 15, large[1] - 15), 14, fill=palette.COBBLE, outline=palette.INK, width=3
    )
    shape = Image.new("L", large)
    mask, step = ImageDraw.Draw(shape), 2 * _MERLON * _FINE
    mask.rectangle((0, _MERLON * _FINE, *large), fill=255)
    for x in range(0, large[0], 2 * step):
        mask.rectangle((x, 0, x + step, 30), fill=255)
    light, dark = bevel_masks(shape, 6, 0.5)
    wall.paste((255, 250, 230), (0, 0), light)
    wall.paste((20, 12, 4), (0, 0), dark)
    wall.paste(palette.INK, (0, 0), ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(5))))
    image = wall.convert("RGBA")
    image.putalpha(shape)
    sprite = Shadow(3, 4, 4, 0.55).under(image.reduce(_FINE))
    for number in range(1, QUEUE + 1):
        spot = _on(sprite, COURTYARD, queue(number))
        signs.circle(24).stamp(sprite.image, spot)
        write(sprite.image, spot, str(number), fonts.font(34, fonts.BLACK), palette.FAINT_INK, "mm")
    return sprite
