"""What is laid on the land: paddies, ground of villages, water; and the steps from one level to the next.

Ground is cut out of large sheets painted once for each level, so that dams run on from space to space.
"""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, radians, sin
from typing import Literal, TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, mask_of, mix, polar
from render.core.kept import kept
from render.core.texture import cloud, surface, textured
from render.java import palette
from render.java.layout import APOTHEM, RADIUS, UPRIGHT
from rules.java import data

_STEP, _LEAN, _LINE = 4.0, 2.0, 1.3
"""How broad the step from one level to the next is, and by how much more towards who looks, and the dark line
at its foot."""
STEEPEST = 4
"""How many steps are drawn at most; what is steeper is told by its numbers alone."""
_REACH = 38
"""From the middle of a space to the edges of its sprites, however the island lies."""
_HALF = (_REACH, _REACH)
SIZE = (2 * _REACH, 2 * _REACH)
STILL = "still"
"""Terrain for the picture alone: water that is enclosed."""
_SUN = 225
"""From where the light falls, in degrees clockwise from the right."""


@cache
def _shape(tilt: int) -> Image.Image:
    """Returns the mask of a space, hardly larger than it is, so that neighbours leave no gap."""
    return mask_of(SIZE, around(RADIUS + 0.6, 6, 30 + tilt, _HALF))


@lru_cache(maxsize=256)
def ground(name: str, terrain: str, level: int, turn: int) -> Sprite:
    """Returns what covers a space, without its houses: nothing where there is no terrain."""
    if not terrain:
        return Sprite(Image.new("RGBA", SIZE), _HALF)
    (x, y), (west, north, *_) = (round(part) for part in UPRIGHT.centre(name)), UPRIGHT.board
    left, top = x - west - _REACH, y - north - _REACH
    image = sheet(terrain, level).crop((left, top, left + SIZE[0], top + SIZE[1])).convert("RGBA")
    if turn:
        image = image.transpose(Image.Transpose.ROTATE_90)
    image.putalpha(_shape(turn % 60))
    return Sprite(image, _HALF)


def sheet(terrain: str, level: int) -> Image.Image:
    """Returns the painted ground of a level, as large as the board."""
    match terrain:
        case data.RICE:
            return _paddies(palette.shade(palette.RICE, level))
        case data.WATER:
            return _water(palette.WATER)
        case _ if terrain == STILL:
            return _water(palette.STILL)
        case _:
            return _soil(palette.shade(palette.VILLAGE, level))


def _extent() -> tuple[int, int]:
    left, top, right, bottom = UPRIGHT.board
    return (right - left + 1, bottom - top + 1)


@cache
def _dams() -> Image.Image:
    """Returns how much light falls on paddies along a gentle relief, each with the dam of the next one above it."""
    relief = cloud(_extent(), 61, 104, 0.5).filter(ImageFilter.GaussianBlur(3))
    beds = [(i * 5) % 128 / 127 for i in range(256)]
    return relief.point([round(255 * (0.36 + 0.4 * bed if bed > 0.2 else 0.7 * bed)) for bed in beds]).filter(
        ImageFilter.GaussianBlur(1.1)
    )


@kept
def _paddies(tint: Colour) -> Image.Image:
    dark, light = mix(tint, (6, 44, 20), 0.24), mix(tint, (240, 248, 150), 0.14)
    channels = [
        _dams().point([round(a + (b - a) * i / 255) for i in range(256)]) for a, b in zip(dark, light, strict=True)
    ]
    return Image.merge("RGB", channels)


@kept
def _soil(tint: Colour) -> Image.Image:
    return surface(_extent(), tint, 63, fine=0.004, broad=0.03)


@kept
def _water(tint: Colour) -> Image.Image:
    """Paints water with long soft ripples."""
    swell, ripples = _waves()
    image = textured(Image.new("RGB", swell.size, tint), swell)
    image.paste(palette.FOAM, (0, 0), ripples)
    return image


@cache
def _waves() -> tuple[Image.Image, Image.Image]:
    """Returns how bright water of any tint is, and where it has ripples."""
    extent = _extent()
    coarse = cloud(
        (extent[0] // 3, extent[1]), 65, 7, 0.5
    )  # soft anyhow, and three times as long as high when stretched
    ripples = coarse.resize(extent, Image.Resampling.BICUBIC)
    lit = ripples.point([44 if abs(i - 128) < 9 else 0 for i in range(256)]).filter(ImageFilter.GaussianBlur(1))
    return cloud(extent, 64, 40, 0.05), lit


# --- steps ------------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def steps(angle: int, drop: int, before: int, after: int) -> Sprite:
    """Returns the steps down to the lower neighbour at an angle, drawn inside the higher space.

    ``before`` and ``after`` are the drops to the neighbours clockwise and counterclockwise of that one: where they are
    other ones, the steps run out into those of that side.
    """
    painted = Sheet(*SIZE)
    wall = mix(palette.WALL_DARK, palette.WALL_LIT, max(0.0, min(1.0, 0.42 + 0.55 * _light(angle))))
    lip = mix(wall, palette.WALL_LIT, 0.6)
    for step in range(drop):
        for near, far, colour in ((0.0, 1.0, wall), (0.0, _LINE / _step(angle), palette.FOOT), (0.8, 1.0, lip)):
            outer = _line(angle, drop, before, after, step + near)
            inner = _line(angle, drop, before, after, step + far)
            painted.polygon([*outer, *reversed(inner)], colour)
    return painted.sprite()


def _line(angle: int, drop: int, before: int, after: int, up: float) -> list[Point]:
    """Returns the line so many steps up from a neighbour, as far as it runs inside the space."""
    sides = ((angle - 60, before), (angle + 60, after))
    return [_meeting(angle, _step(angle) * up, side, _step(side) * max(0.0, up + fall - drop)) for side, fall in sides]


def _step(angle: int) -> float:
    """Returns how broad a step is on an edge: whoever looks sees a terrace a little from the front."""
    return _STEP + _LEAN * -sin(radians(angle))


def _meeting(one: int, inset: float, other: int, aside: float) -> Point:
    """Returns where the edges in two directions side by side meet when they are moved inwards so far."""
    (ax, ay), (bx, by) = _towards(one), _towards(other)
    far, wide = APOTHEM + 0.3 - inset, APOTHEM + 0.3 - aside
    turn = ax * by - ay * bx
    return ((far * by - wide * ay) / turn, (wide * ax - far * bx) / turn)


def _towards(angle: int) -> Point:
    """Returns the unit step at an angle, in degrees counterclockwise from the right."""
    return (cos(radians(angle)), -sin(radians(angle)))


def _light(angle: int) -> float:
    """Returns how much light falls on a wall that faces so, from -1 to 1."""
    return cos(radians(angle + _SUN))


def shaded(angle: int) -> bool:
    """Says whether a higher neighbour at an angle throws its shadow into a space."""
    return _light(angle) > 0.1


@lru_cache(maxsize=32)
def shadow(angle: int, rise: int) -> Sprite:
    """Returns the shadow that a neighbour higher by so many levels throws into a space."""
    strength = _light(angle)
    reach = (9 + 5 * rise) * strength
    (ax, ay), far = _towards(angle), APOTHEM - reach
    mask = Image.new("L", SIZE)
    spots = [(_HALF[0] + ax * out - ay * side, _HALF[1] + ay * out + ax * side) for out, side in (
        (far, 60), (far, -60), (far + 40, -60), (far + 40, 60),
    )]  # fmt: skip
    ImageDraw.Draw(mask).polygon(spots, fill=round(176 * strength))
    mask = mask.filter(ImageFilter.GaussianBlur(2.2 + rise * 0.5))
    image = Image.new("RGBA", SIZE, (*palette.FOOT, 0))
    image.putalpha(ImageChops.multiply(mask, _shape(angle % 60)))
    return Sprite(image, _HALF)


_SEAM, _LIP, _WITHIN = 3.8, 2.2, 1.6
"""Half the breadth of the line between two tiles, the breadth of the lit rim of each beside it, and half that of the
line between two spaces of one tile."""


@cache
def seam(angle: int, tint: Colour, lip: Colour | None = None) -> Sprite:
    """Returns the groove between two tiles of one level, half of which is drawn in each of them: dark between the rims
    of both, as on ground that is as dark as it is one line was lost in a small picture."""
    painted = Sheet(*SIZE)
    for near, far, colour in ((_SEAM, _SEAM + _LIP, lip), (0.0, _SEAM, tint)):
        if colour is not None:
            painted.polygon([*_along(angle, near), *reversed(_along(angle, far))], colour)
    return painted.sprite()


@cache
def joint(angle: int, tint: Colour, path: Colour) -> Sprite:
    """Returns what is seen of the edge between two spaces of one tile: a line at its ends, and between these half of a
    path, which tells how far a tile reaches that was laid long ago."""
    painted = Sheet(*SIZE)
    (start, end), (inner, last) = _along(angle, 0.0), _along(angle, _WITHIN)
    for one, other, deep, deeper in ((start, end, inner, last), (end, start, last, inner)):
        painted.polygon([one, _part(one, other), _part(deep, deeper), deep], tint)
    half = [_at(angle, *spot) for spot in ((0, -_PATH), (0, _PATH), (_DEEP, _PATH - 2), (_DEEP, 2 - _PATH))]
    painted.polygon(half, path)
    return painted.sprite()


_PATH, _DEEP = 5.0, 11.5
"""Half the breadth of a path between spaces of one tile, and how far into each of them it leads."""


def _at(angle: int, inset: float, aside: float) -> Point:
    """Returns a place so far inside the middle of an edge, and so far along it."""
    (x, y), far = _towards(angle), APOTHEM + 0.3 - inset
    return (x * far - y * aside, y * far + x * aside)


def _along(angle: int, inset: float) -> list[Point]:
    """Returns the edge at an angle, so far inside the space."""
    return inside(angle, inset, False, False)


def inside(angle: int, inset: float, before: bool, after: bool) -> list[Point]:
    """Returns the edge at an angle, so far inside the space, where the edges beside it may lie as far inside, too."""
    sides = ((angle - 60, before), (angle + 60, after))
    return [_meeting(angle, inset, side, inset if also else 0) for side, also in sides]


def _part(start: Point, end: Point) -> Point:
    """Returns where the line at an end of an edge stops."""
    return (start[0] + (end[0] - start[0]) * SOLID, start[1] + (end[1] - start[1]) * SOLID)


SOLID = 0.18
"""Which share of an edge between two spaces of one tile is drawn at each end of it."""


# --- houses -----------------------------------------------------------------------------------------------------------

LOOKS = 4
Room: TypeAlias = Literal["beside", "above", "below", "all"]
"""Where houses stand on a space: clear of its name and its number, above its number, below its name, or all over it,
but for the corner of a developer."""
_PLOTS: dict[int, dict[Room, tuple[Point, ...]]] = {
    0: {
        "beside": ((-21, 15), (21, 15), (1, 25)),
        "above": ((-12, -14), (13, -16)),
        "below": ((-17, 11), (16, 9), (0, 19)),
        "all": ((-14, -12), (14, -14), (-17, 11), (17, 9), (0, 21)),
    },
    90: {
        "beside": ((-9, 25), (9, 25)),
        "above": ((-14, -16), (13, -18)),
        "below": ((-19, 10), (18, 8), (1, 19)),
        "all": ((-13, -15), (14, -16), (-22, 8), (20, 11), (-1, 18)),
    },
}
"""The same by how the island lies."""
_LARGE = 1.15
"""How much larger houses are where there is room for them."""


@cache
def houses(look: int, turn: int, room: Room = "beside") -> Sprite:
    """Returns the houses of a village space, in one of `LOOKS`: some stand turned."""
    painted = Sheet(*SIZE)
    for i, at in enumerate(_PLOTS[turn][room]):
        house(painted, at, (look >> i % 2) % 2 > 0, 1.0 if room == "beside" else _LARGE)
    return painted.sprite(Shadow(2, 3, 2, 0.55))


def house(painted: Sheet, at: Point, turned: bool = False, scale: float = 1.0) -> None:
    """Draws a house a little from the front: its thatch in the light, and its wall below, or its gable where it stands
    turned."""
    lit, dim = mix(palette.ROOF, (255, 176, 120), 0.36), mix(palette.ROOF, (30, 8, 6), 0.34)
    wall, dark = mix(palette.WALL_LIT, palette.ROOF, 0.12), mix(palette.ROOF, (20, 6, 4), 0.7)

    def spots(*points: Point) -> list[Point]:
        return [(at[0] + x * scale, at[1] + y * scale) for x, y in points]

    if turned:
        painted.polygon(spots((-6, 0), (0, -8), (6, 0), (6, 7), (-6, 7)), wall, dark, 0.8 * scale)
        painted.polygon(spots((-9, 2), (-1, -10), (1, -10), (-6, 3)), lit, dark, 0.8 * scale)
        painted.polygon(spots((9, 2), (1, -10), (-1, -10), (6, 3)), dim, dark, 0.8 * scale)
        painted.polygon(spots((-1.8, 7), (-1.8, 1.5), (1.8, 1.5), (1.8, 7)), dark)
        return
    painted.polygon(spots((-8, 0), (8, 0), (8, 7), (-8, 7)), wall, dark, 0.8 * scale)
    painted.polygon(spots((3.5, 0), (8, 0), (8, 7), (3.5, 7)), mix(wall, dark, 0.3))
    painted.polygon(spots((-10.5, 1.5), (-6, -9), (6, -9), (10.5, 1.5)), palette.ROOF, dark, 0.8 * scale)
    painted.polygon(spots((-10, 1.2), (-5.8, -8.6), (0, -8.6), (-2, 1.2)), lit)
    painted.polygon(spots((-1.8, 7), (-1.8, 3), (1.8, 3), (1.8, 7)), dark)


# --- tiles that do not lie on the board -----------------------------------------------------------------------------


@lru_cache(maxsize=32)
def tile(terrains: tuple[str, ...], radius: float) -> Sprite:
    """Returns a tile as it lies in a stock: one, two or three spaces side by side, the first of them the village."""
    far = 3**0.5 * radius
    spots = [(0.0, 0.0), polar((0, 0), far, 0), polar((0, 0), far, -60)][: len(terrains)]
    x, y = (sum(part) / len(spots) for part in zip(*spots, strict=True))
    painted = Sheet(round(4.4 * radius) // 2 * 2 + 8, round(4.4 * radius) // 2 * 2 + 8)
    for terrain, (dx, dy) in zip(terrains, spots, strict=True):
        _miniature(painted, terrain, (dx - x, dy - y), radius)
    painted.bevel(1.6, 0.4)
    return painted.sprite(Shadow(2, 3, 2.5, 0.6))


@lru_cache(maxsize=8)
def border(kind: str, radius: float) -> Sprite:
    """Returns a space of the highland or lowland border, with a mountain or trees."""
    painted = Sheet(round(2 * radius) + 8, round(2 * radius) + 8)
    ground = {"highland": palette.HIGHLAND, "lowland": palette.LOWLAND}[kind]
    painted.polygon(around(radius, 6, 30), ground, palette.FOOT, 1.6)

    def spots(*points: Point) -> list[Point]:
        return [(x * radius, y * radius) for x, y in points]

    if kind == data.HIGHLAND:
        painted.polygon(spots((-0.62, 0.42), (-0.05, -0.6), (0.62, 0.42)), palette.PEAK, palette.GORGE, radius / 12)
        painted.polygon(spots((0.1, 0.42), (-0.05, -0.6), (0.62, 0.42)), palette.GORGE)
    else:
        for x, y in spots((-0.34, -0.14), (0.36, -0.2), (0.04, 0.36)):
            painted.ellipse((x, y), 0.27 * radius, 0.27 * radius, palette.GROVE, palette.LEAF, radius / 14)
    painted.bevel(1.6, 0.4)
    return painted.sprite()


@cache
def developer() -> Sprite:
    """Returns a developer of nobody, as it stands in the key of the costs."""
    painted = Sheet(40, 44)
    body = [(-8, 12), (-6, 2), (-4, -2), (4, -2), (6, 2), (8, 12)]
    painted.polygon(body, palette.CHALK, palette.INK, 2)
    painted.ellipse((0, -7), 6, 6, palette.CHALK, palette.INK, 2)
    painted.bevel(1.6, 0.4)
    return painted.sprite(Shadow(2, 3, 2, 0.5))


def _miniature(painted: Sheet, terrain: str, at: Point, radius: float) -> None:
    """Draws a single space of a tile."""
    x, y = at
    tint = {data.RICE: palette.RICE[1], data.WATER: palette.WATER}.get(terrain, palette.VILLAGE[2])
    painted.polygon(around(radius, 6, 30, at), tint, palette.FOOT, 1.6)
    match terrain:
        case data.VILLAGE:
            house(painted, at, scale=radius / 15)
        case _:
            colour = mix(tint, (240, 248, 200), 0.45)
            for line in (-0.42, 0.0, 0.42):
                wave = [
                    (x + radius * part, y + radius * (line + 0.1 * (i % 2)))
                    for i, part in enumerate((-0.6, -0.2, 0.2, 0.6))
                ]
                painted.line(wave, colour, max(1.3, radius / 12))
