"""The castle: sketched on its hill, it rises in stone part by part, each under the banner of whoever built it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.caylus import palette
from render.caylus.layout import CASTLE, COURTYARD, HILL
from render.caylus.road import banner as flag
from render.caylus.road import initial
from render.core import fonts
from render.core.boxes import Box, middle
from render.core.canvas import Point, Shadow, Sheet, Sprite, bevel_masks, mask_of, mix, softened
from render.core.labels import figure
from render.core.palette import SeatLook, look_of
from render.core.pieces import outline
from render.core.pointers import curve
from render.core.scene import Words
from render.core.texture import cloud, crown, surface, textured
from rules.caylus import data
from rules.caylus.view import View
from rules.core.contract import Seat

_FINE = 2
"""How many times larger stone is painted."""
_MERLON, _SPIRE = 9, 30
"""How high the battlements stand on the walls, and how high the roofs stand out above the towers."""
QUEUE = max(numbers.rooms[data.CASTLE] for numbers in data.NUMBERS.values())
"""How many workers may wait in the castle."""


@dataclass(frozen=True, slots=True)
class _Floor:
    """Where the parts of a section stand side by side, so many of them on one another."""

    box: Box
    stages: int = 1
    apart: int = 0


_LEFT, _TOP, _, _FOOT = CASTLE
_FLOORS = (
    _Floor((_LEFT + 10, _FOOT - 76, _LEFT + 316, _FOOT - 10), apart=4),
    _Floor((_LEFT + 8, _FOOT - 151, _LEFT + 416, _FOOT - 85)),
    _Floor((_LEFT + 12, _TOP + 35, _LEFT + 413, _FOOT - 153), stages=2, apart=12),
)
"""The dungeon in the rock, on it the walls, on these the towers."""
_LOWER = (14, 0, 20, 4, 20, 0, 14)
"""How much lower than the highest each tower is, so that they stand against the sky as a castle does. Parts of a
section have as few sizes as can be: each is painted by itself."""


def part_box(section: int, capacity: int, at: int) -> Box:
    """Returns where a part of a section stands, counted from 0: a tower is built up before the next."""
    floor = _FLOORS[section]
    left, top, right, bottom = floor.box
    column, stage = divmod(at, floor.stages)
    wide = (right - left) / -(-capacity // floor.stages)
    high = (bottom - top - (_LOWER[column % len(_LOWER)] if floor.stages > 1 else 0)) / floor.stages
    x, low = left + wide * column, bottom - high * stage
    return (round(x + floor.apart / 2), round(low - high), round(x + wide - floor.apart / 2), round(low))


_PITCH = (COURTYARD[2] - COURTYARD[0] - 12) / QUEUE


def queue(number: int) -> Point:
    """Returns where the worker with a number stands in the courtyard, counted from 1."""
    return (COURTYARD[0] + 6 + _PITCH * (number - 0.5), (COURTYARD[1] + COURTYARD[3]) / 2 + 4)


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the castle and its courtyard."""
    looks = tuple(look_of(seat) for seat in range(len(view.players)))
    sections = tuple((section.capacity, tuple(sorted(section.parts)), section.scored) for section in view.sections)
    letters = tuple(initial(section.id, words) for section in view.sections)
    _risen(sections, looks, letters).stamp(canvas, middle(HILL))
    court().stamp(canvas, middle(COURTYARD))


@lru_cache(maxsize=32)
def _risen(
    sections: tuple[tuple[int, tuple[Seat, ...], bool], ...], looks: tuple[SeatLook, ...], letters: tuple[str, ...]
) -> Sprite:
    """Returns the castle on its hill: parts that stand, with a banner for each builder of a section, and what may rise.

    Of each section it takes how many parts it has, whose stand, and whether it was scored, and the letter on its flag.
    """
    ground = site()
    castle = Sprite(ground.image.copy(), ground.anchor)
    for at, (capacity, seats, scored) in reversed(list(enumerate(sections))):
        boxes = [part_box(at, capacity, i) for i in range(capacity)]
        for i, box in enumerate(boxes):
            kind, size = _kind(at, i), (box[2] - box[0], box[3] - box[1])
            part = stone(kind, size) if i < len(seats) else sketch(kind, size, scored, i == len(seats))
            part.stamp(castle.image, _on(ground, HILL, middle(box)))
        flag(letters[at], scored).stamp(castle.image, _on(ground, HILL, flown(at)))
        for seat, look in enumerate(looks if seats or scored else ()):
            banner(look, seats.count(seat)).stamp(castle.image, _on(ground, HILL, hung(at, seat, len(looks))))
    return castle


def hung(section: int, seat: Seat, seats: int) -> Point:
    """Returns where the banner of a seat hangs in a section: all side by side in the order of the seats."""
    left, _, right, _ = _FLOORS[section].box
    left += _FLAG
    pitch = min(_BANNERS, (right - left - 2) / seats)
    return ((left + right) / 2 + pitch * (seat - (seats - 1) / 2), _low(section))


def flown(section: int) -> Point:
    """Returns where the flag of a section stands, which is that on the road and in the table: before the banners."""
    return (_FLOORS[section].box[0] + _FLAG / 2, _low(section) + 2)


def _low(section: int) -> float:
    """Returns how far down the banners of a section hang."""
    _, top, _, bottom = _FLOORS[section].box
    return (top + bottom) / 2 if _FLOORS[section].stages == 1 else bottom - _ON_TOWERS


_BANNERS, _ON_TOWERS, _FLAG = 84, 32, 44
"""How far from one another banners hang at the most, how far above the walls on towers, and the room for the flag
before them."""


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
    fifth, top = size[0] / 5, _MERLON - y
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
            teeth = [(-x, -y), (-x + fifth, -y), (-x + fifth, top), (-x + 2 * fifth, top), (-x + 2 * fifth, -y)]
            return [(-x, y), *teeth, *((-a, b) for a, b in reversed(teeth)), (x, y)]


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
    match kind:
        case "vault":
            foot = max(y for _, y in line)
            hollow = [((x - large[0] / 2) * 0.78 + large[0] / 2, (y - foot) * 0.84 + foot) for x, y in line]
            wall.paste(mix(palette.STONE_DARK, palette.INK, 0.7), (0, 0), mask_of(large, hollow, 1))
        case "wall":
            _walk(wall, size)
        case _:
            wall.paste(mix(palette.STONE_DARK, palette.INK, 0.4), (0, 0), _rounded(large, size[0] * _FINE))
            _loop(wall, size, kind)
    if kind == "head":
        _spire(wall, size)
    return _standing(wall, shape, Shadow(4, 5, 4, 0.6))


def _standing(wall: Image.Image, shape: Image.Image, shadow: Shadow) -> Sprite:
    """Cuts masonry out by its shape and gives it light and dark edges, an outline and a shadow."""
    light, dark = bevel_masks(shape, 6, 0.5)
    wall.paste((255, 250, 230), (0, 0), light)
    wall.paste((20, 12, 4), (0, 0), dark)
    wall.paste(palette.INK, (0, 0), ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(5))))
    image = wall.convert("RGBA")
    image.putalpha(shape)
    return shadow.under(image.reduce(_FINE))


def _rounded(size: tuple[int, int], wide: int) -> Image.Image:
    """Returns how much shade lies on a round tower, more and more to its right."""
    shade = Image.new("L", size)
    round_ = Image.linear_gradient("L").rotate(90).resize((wide, size[1]))
    shade.paste(round_.point([max(0, i - 90) for i in range(256)]), ((size[0] - wide) // 2, 0))
    return shade


def _loop(wall: Image.Image, size: tuple[int, int], kind: str) -> None:
    """Cuts an arrow loop into a tower, and a course of stone round its head."""
    x, y, dark = wall.width // 2, wall.height // 2, mix(palette.STONE_DARK, palette.INK, 0.75)
    draw = ImageDraw.Draw(wall)
    draw.rounded_rectangle((x - 4, y - 16, x + 4, y + 20), 3, fill=dark)
    draw.rectangle((x - 10, y - 2, x + 10, y + 4), fill=dark)
    if kind == "foot":
        low, half = y + size[1] - 8, size[0]
        draw.rectangle((x - half, low, x + half, low + 8), fill=mix(palette.STONE, palette.INK, 0.3))


def _walk(wall: Image.Image, size: tuple[int, int]) -> None:
    """Draws the ledge below the battlements of a wall, and the shade at its foot."""
    x, y, half = wall.width // 2, wall.height // 2, size[0]
    draw, ledge = ImageDraw.Draw(wall), y - size[1] + 2 * _MERLON + 14
    draw.rectangle((x - half, ledge, x + half, ledge + 5), fill=mix(palette.STONE, (255, 250, 230), 0.5))
    draw.rectangle((x - half, ledge + 5, x + half, ledge + 10), fill=mix(palette.STONE_DARK, palette.INK, 0.3))


def _spire(wall: Image.Image, size: tuple[int, int]) -> None:
    """Draws the roof of a tower, its right side in the shade, and the eaves below."""
    x, y = wall.width / 2, wall.height / 2 - (size[1] / 2 - _MERLON) * _FINE
    half, tip = size[0] * _FINE / 2, y - (_SPIRE + _MERLON) * _FINE
    draw = ImageDraw.Draw(wall)
    draw.polygon([(x - half, y), (x, tip), (x + half, y)], fill=palette.SLATE)
    draw.polygon([(x - half, y), (x, tip), (x - half * 0.4, y)], fill=mix(palette.SLATE, (236, 240, 255), 0.35))
    draw.polygon([(x + half * 0.2, y), (x, tip), (x + half, y)], fill=mix(palette.SLATE, palette.INK, 0.4))
    for row in (0.3, 0.52, 0.76):
        draw.line(
            (x - half * row, tip + (y - tip) * row, x + half * row, tip + (y - tip) * row), fill=palette.INK, width=1
        )
    draw.line((x - half - 8, y, x + half + 8, y), fill=palette.INK, width=3)


def _ashlar(size: tuple[int, int], seed: int) -> Image.Image:
    """Paints courses of cut stone, none quite like the next."""
    wall, luck = surface(size, palette.STONE, 9, fine=0.0, broad=0.01), Random(seed)
    draw, line = ImageDraw.Draw(wall), mix(palette.STONE, palette.INK, 0.12)
    for course, y in enumerate(range(-6, size[1], 22)):
        for x in range(-34 * (course % 2) // 2 - 8, size[0], 34):
            shade = mix(palette.STONE, palette.STONE_DARK, luck.random() * 0.14)
            draw.rectangle((x, y, x + 34, y + 22), fill=shade, outline=line, width=1)
    return wall


@lru_cache(maxsize=64)
def sketch(kind: str, size: tuple[int, int], closed: bool, next_: bool) -> Sprite:
    """Returns a part that does not stand yet as it was drawn, the next one of a section behind its scaffold; one that
    never will is boarded up."""
    if closed:
        return _boarded(kind, size)
    paper, pen, line = Sheet(*_drawn(size)), Sheet(*_drawn(size)), _contour(kind, size)
    paper.polygon(line, palette.WASH)
    whole = paper.sprite().faded(_WASHED)
    pen.line([*line, line[0]], palette.OCHRE, 2)
    for stroke in _strokes(kind, size):
        pen.line(stroke, palette.OCHRE, 0.9)
    for pole in _scaffold(kind, size) if next_ else ():
        pen.line(pole, palette.POLE, 2.6)
    return Sprite(Image.alpha_composite(whole.image, pen.sprite().image), whole.anchor)


_WASHED = 0.14
"""How strong the paper is on which it is drawn: a stronger one looked like towers of glass."""
_STAKE = 10
"""About how broad the stakes and boards are."""


def _boarded(kind: str, size: tuple[int, int]) -> Sprite:
    """Paints what was put up instead of a part: a palisade on the walls, boards before a vault and a tower."""
    sheet, (x, y) = Sheet(*_drawn(size)), (size[0] / 2, size[1] / 2)
    count, dark = round(size[0] / _STAKE), mix(palette.PLANK, palette.INK, 0.55)
    wide = size[0] / count
    for i in range(count):
        left, right = wide * i - x, wide * (i + 1) - x
        top = _MERLON - y + (3 if i % 2 else 0) if kind == "wall" else _height_at(kind, size, (left + right) / 2)
        tip = ((left + right) / 2, top - (7 if kind == "wall" else 0))
        board = mix(palette.PLANK, palette.INK, 0.08 * (i % 3))
        sheet.polygon([(left, y), (left, top), tip, (right, top), (right, y)], board, dark, 1.2)
    for low in (y * 0.35 - y, y * 1.5 - y):
        sheet.line([(-x, low), (x, low)], dark, 3.4)
    return _PLACED.under(sheet.sprite().image)


_PLACED = Shadow(3, 4, 3, 0.5)


def _height_at(kind: str, size: tuple[int, int], x: float) -> float:
    """Returns how high the outline of a part is above a point of its foot."""
    line = _contour(kind, size)
    for (ax, ay), (bx, by) in pairwise([*line, line[0]]):
        if ax < bx and ax <= x <= bx:
            return ay + (by - ay) * (x - ax) / (bx - ax)
    return -size[1] / 2


def _scaffold(kind: str, size: tuple[int, int]) -> Iterator[list[Point]]:
    """Yields the poles, planks and braces before a part."""
    x, y = size[0] / 2, size[1] / 2
    low, top, planks = y, (_MERLON if kind in ("head", "vault") else 0) - y, (0.08, 0.52, 0.96)
    for side in (-1, 0, 1):
        yield [(side * (x - 3), low), (side * (x - 3), top)]
    for share in planks:
        yield [(-x - 1, low + (top - low) * share), (x + 1, low + (top - low) * share)]
    for below, above in pairwise(planks):
        yield [(3 - x, low + (top - low) * below), (x - 3, low + (top - low) * above)]


def _strokes(kind: str, size: tuple[int, int]) -> Iterator[list[Point]]:
    """Yields the lines of a drawing within the outline of a part: ledges and eaves."""
    x, y = size[0] / 2, size[1] / 2
    match kind:
        case "vault":
            yield [(-x * 0.74, y), (-x * 0.74, 18 - y), (-x * 0.5, 11 - y), (0, 7 - y), (x * 0.5, 11 - y)]
            yield [(x * 0.5, 11 - y), (x * 0.74, 18 - y), (x * 0.74, y)]
        case "wall":
            yield [(-x, 2 * _MERLON - y + 8), (x, 2 * _MERLON - y + 8)]
        case "head":
            yield [(-x - 4, _MERLON - y + 2), (x + 4, _MERLON - y + 2)]


@lru_cache(maxsize=256)
def banner(look: SeatLook, number: int = 1) -> Sprite:
    """Returns the banner of a seat: its shape, and beside it how many parts it built; that of who built none is bare
    cloth with its mark, as nobody saw which one was missing.
    """
    half = 24 if number < 10 else 33
    sheet = Sheet(2 * half + 14, 54)
    cloth, ink = (look.colour, look.ink) if number else (palette.PAPER_DARK, palette.INK)
    sheet.polygon([(-half, -17), (half, -17), (half, 12), (0, 21), (-half, 12)], cloth, look.rim, 2)
    sheet.bevel(2, 0.3)
    sheet.line([(-half - 2, -18), (half + 2, -18)], palette.INK, 3.4)
    sheet.polygon(
        outline(look.shape, 9.2, (12.5 - half, -2)), ink if number else look.colour, None if number else look.rim, 1.6
    )
    sprite = sheet.sprite(Shadow(2, 3, 2, 0.55))
    at = (sprite.anchor[0] + 11, sprite.anchor[1] - 1)
    figure(sprite.image, at, number, fonts.font(36 if number < 10 else 32, fonts.BLACK), ink)
    return sprite


@cache
def site() -> Sprite:
    """Paints where the castle is built: the sky, hills far off, and before them the rock with the gate and its way."""
    left, top, right, foot = HILL
    size = width, height = right - left, foot - top
    image, luck = _sky(size), Random(4)
    for line, colour in (
        (_hills(width, height - 150, 34, 5), mix(palette.FAR, palette.SKY, 0.5)),
        (_hills(width, height - 112, 24, 9), palette.FAR),
        (_crag(width, height, luck), palette.ROCK),
    ):
        area = mask_of(size, [*line, (width + 20, height), (-20, height)], 2)
        image.paste(surface(size, colour, 61, fine=0.0, broad=0.03), (0, 0), area)
        if colour == palette.FAR:
            _woods(image, line)
    light, dark = bevel_masks(area, 9, 0.5)
    image.paste(palette.HALO, (0, 0), light)
    image.paste(palette.INK, (0, 0), dark)
    draw = ImageDraw.Draw(image)
    for _ in range(40):
        x, y, broad = luck.randrange(width), luck.randrange(height - 84, height), luck.randint(5, 22)
        draw.line((x, y, x + broad, y + luck.randint(-3, 4)), fill=mix(palette.ROCK, palette.INK, 0.2), width=1)
    shape = Image.new("L", size)
    ImageDraw.Draw(shape).rounded_rectangle((2, 2, width - 3, height - 3), 10, fill=255)
    image.paste(palette.INK, (0, 0), ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(5))))
    painted = image.convert("RGBA")
    painted.putalpha(shape)
    gatehouse().stamp(painted, (CASTLE[2] - left - 50, height - 46))
    return Shadow(3, 5, 5, 0.6).under(painted)


def _woods(image: Image.Image, line: list[Point]) -> None:
    """Plants woods on the nearer hills."""
    luck, trees = Random(12), [crown(radius, palette.LEAVES_FAR, 70 + radius) for radius in (5, 6, 7)]
    for x, y in line[:: max(1, len(line) // 60)]:
        if math.sin(x / 47) + math.sin(x / 19) > 0.1:
            for deep in (4, 13):
                luck.choice(trees).stamp(image, (x + luck.uniform(-4, 4), y + deep + luck.uniform(-2, 3)))


def _sky(size: tuple[int, int]) -> Image.Image:
    """Paints the sky, warm towards the hills, with a few clouds lit from below."""
    shade = Image.linear_gradient("L").resize(size).point([min(255, i * 4 // 3) for i in range(256)])
    sky = Image.new("RGB", size, palette.SKY)
    sky.paste(palette.HORIZON, (0, 0), shade)
    clouds, draw = Image.new("L", size), Random(8)
    pencil = ImageDraw.Draw(clouds)
    for x, y, wide in _CLOUDS:
        for i in range(9):
            at, half = x + wide * (i / 8 - 0.5), wide * (0.1 + 0.07 * (4 - abs(i - 4)) / 4)
            pencil.ellipse((at - half, y - half * draw.uniform(0.4, 0.7), at + half, y + half * 0.35), fill=150)
    sky.paste(palette.HALO, (0, 0), softened(clouds, 4))
    return textured(sky, cloud(size, 71, 60, 0.01))


_CLOUDS = ((70, 34, 130), (330, 22, 160), (560, 40, 150), (230, 84, 110), (640, 96, 90))
"""Where clouds are in the sky, and how broad."""


def _hills(width: int, top: int, swell: int, seed: int) -> list[Point]:
    """Returns the line of hills far off."""
    luck = Random(seed)
    return curve([(x, top + luck.randint(-swell, swell)) for x in range(-40, width + 100, 70)])


def _crag(width: int, height: int, luck: Random) -> list[Point]:
    """Returns the line of the rock, which carries the castle and falls off beside it."""
    edge = CASTLE[2] - HILL[0]
    high = [(x, height - 86 + luck.randint(-4, 3)) for x in range(0, edge, 22)]
    return [(-20, height - 80), *high, (edge + 30, height - 74), (edge + 70, height - 40), (width + 20, height - 24)]


@cache
def gatehouse() -> Sprite:
    """Paints the gate between its turrets, with the portcullis down."""
    size = (112, 104)
    large = (size[0] * _FINE, size[1] * _FINE)
    wall, shape = _ashlar(large, 5), Image.new("L", large)
    mask = ImageDraw.Draw(shape)
    mask.rectangle((40, 48, 183, large[1]), fill=255)
    for x in range(52, 170, 28):
        mask.rectangle((x, 34, x + 13, 50), fill=255)
    for left in (2, 166):
        mask.rectangle((left, 40, left + 55, large[1]), fill=255)
        mask.polygon([(left - 2, 42), (left + 27, 0), (left + 57, 42)], fill=255)
        shade = _rounded((56, large[1]), 56)
        wall.paste(mix(palette.STONE_DARK, palette.INK, 0.4), (left, 0), shade)
    draw = ImageDraw.Draw(wall)
    for left in (2, 166):
        draw.polygon([(left - 4, 42), (left + 27, 0), (left + 59, 42)], fill=palette.SLATE)
        draw.polygon([(left + 34, 42), (left + 27, 0), (left + 59, 42)], fill=mix(palette.SLATE, palette.INK, 0.4))
        draw.line((left - 4, 42, left + 59, 42), fill=palette.INK, width=3)
        draw.rounded_rectangle((left + 23, 70, left + 32, 106), 4, fill=mix(palette.STONE_DARK, palette.INK, 0.75))
    _gate(draw, (76, 84, 148, large[1]))
    return _standing(wall, shape, Shadow(5, 5, 5, 0.6))


def _gate(draw: ImageDraw.ImageDraw, box: Box) -> None:
    """Draws the gate with its portcullis."""
    left, top, right, bottom = box
    dark = mix(palette.STONE_DARK, palette.INK, 0.7)
    for grow, colour in ((12, palette.INK), (9, palette.STONE), (2, palette.INK), (0, dark)):
        draw.pieslice((left - grow, top - grow, right + grow, top + (right - left) + grow), 180, 360, fill=colour)
        draw.rectangle((left - grow, (top + top + right - left) // 2, right + grow, bottom), fill=colour)
    for x in range(left + 12, right, 16):
        draw.line((x, top + 12, x, bottom - 30), fill=palette.STONE_DARK, width=4)
    for y in range(top + 24, bottom - 30, 18):
        draw.line((left + 4, y, right - 4, y), fill=palette.STONE_DARK, width=4)


@cache
def court() -> Sprite:
    """Paints the courtyard of the builders: cobbles within a low wall."""
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
    return Shadow(3, 4, 4, 0.55).under(image.reduce(_FINE))
