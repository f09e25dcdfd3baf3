"""Signs: goods, money, points, favours, buildings; the same letters stand for them in text."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageFont

from render.caylus import palette
from render.core import fonts
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, mix
from render.core.labels import figure, write
from render.core.pieces import outline
from rules.caylus import data

_LIGHT: Colour = (255, 252, 240)
_FLAT = Shadow(1, 1, 1, 0.45)

OWNER = "owner"
"""The kind of house that stands for whoever owns a building."""


def _face(size: float) -> ImageFont.FreeTypeFont:
    return fonts.font(max(fonts.SMALLEST, round(size)), fonts.BLACK)


def _written(sprite: Sprite, text: str, size: float, ink: Colour, dx: float = 0.0, dy: float = 0.0) -> Sprite:
    """Writes a letter or a number on a sign."""
    at = (sprite.anchor[0] + dx, sprite.anchor[1] + dy + 0.6)
    face = _face(size)
    if text.isdigit():
        figure(sprite.image, at, int(text), face, ink)
    else:
        left, top, right, bottom = face.getbbox(text, anchor="ls")
        corner = (round(at[0] - (left + right) / 2), round(at[1] - (top + bottom) / 2))
        write(sprite.image, corner, text, face, ink, "ls")
    return sprite


@cache
def cube(letter: str, size: int) -> Sprite:
    """Returns a cube of goods with its letter on it.

    ``A`` is any cube, white; ``B`` any but gold, in four colours.
    """
    sheet = Sheet(size + 16, size + 16)
    half, deep = size * 0.44, size * 0.17
    x, y = -deep / 2, deep / 2
    rim = max(1.6, size / 20)
    top = [
        (x - half, y - half),
        (x - half + deep, y - half - deep),
        (x + half + deep, y - half - deep),
        (x + half, y - half),
    ]
    side = [
        (x + half, y - half),
        (x + half + deep, y - half - deep),
        (x + half + deep, y + half - deep),
        (x + half, y + half),
    ]
    colour = palette.GOODS.get(letter, palette.GOODS["A"])
    sheet.polygon(top, mix(colour, _LIGHT, 0.5), palette.INK, rim)
    sheet.polygon(side, mix(colour, palette.INK, 0.42), palette.INK, rim)
    front = [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    sheet.polygon(front, colour, palette.INK, rim)
    if letter == "B":
        for i, good in enumerate("FWSC"):
            left, high = x - half + half * (i % 2), y - half + half * (i // 2)
            quarter = [(left, high), (left + half, high), (left + half, high + half), (left, high + half)]
            sheet.polygon(quarter, palette.GOODS[good])
        sheet.line([*front, front[0]], palette.INK, rim)
        sheet.ellipse((x, y), half * 0.76, half * 0.76, palette.PAPER)
    ink = palette.GOODS_INK.get(letter, palette.INK)
    return _written(sheet.sprite(_FLAT), letter, size * 0.72, ink, x, y)


@cache
def hollow(letter: str, size: int) -> Sprite:
    """Returns the hollow in which cubes would lie if there were any, with their letter."""
    sheet, half, rim = Sheet(size + 16, size + 16), size * 0.44, mix(palette.PAPER_DARK, palette.INK, 0.22)
    x, y = -size * 0.085, size * 0.085
    sheet.polygon(
        [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)],
        palette.PAPER_DARK,
        rim,
        max(1.2, size / 28),
    )
    return _written(sheet.sprite().faded(0.6), letter, size * 0.66, mix(palette.PAPER_DARK, palette.INK, 0.42), x, y)


APART = 0.74
"""How far apart two cubes of a pair lie, in sizes of one."""


@cache
def pair(letter: str, size: int) -> Sprite:
    """Returns two cubes of a kind side by side."""
    one, aside = cube(letter, size), round(size * APART)
    image = Image.new("RGBA", (one.image.width + aside, one.image.height))
    for x in (0, aside):
        image.alpha_composite(one.image, (x, 0))
    return Sprite(image, (image.width // 2, one.anchor[1]))


@cache
def coin(text: str, size: int) -> Sprite:
    """Returns a silver coin with a number on it."""
    sheet = Sheet(size + 8, size + 8)
    half = size / 2
    for inward, colour in ((0, palette.INK), (size / 18, palette.SILVER_DARK), (size / 9, palette.SILVER)):
        sheet.ellipse((0, 0), half - inward, half - inward, colour)
    sheet.soft((-half * 0.35, -half * 0.4), half * 0.5, half * 0.4, (255, 255, 255), 0.8, half / 4)
    return _written(sheet.sprite(_FLAT), text, size * (0.76 if len(text) < 2 else 0.62), palette.INK)


def shield_line(half: float) -> list[Point]:
    """Returns the outline of a shield."""
    line = [(-0.86, -0.92), (0.86, -0.92), (0.88, -0.1), (0.74, 0.36), (0.42, 0.74), (0, 1.04)]
    mirrored = [(-x, y) for x, y in reversed(line[2:-1])]
    return [(x * half, y * half) for x, y in (*line, *mirrored)]


@cache
def shield(text: str, size: int) -> Sprite:
    """Returns a red shield with a number of prestige points on it, or with the star that stands for them in text."""
    sheet = Sheet(size + 10, size + 10)
    half = size / 2
    sheet.polygon(shield_line(half), palette.SHIELD, palette.INK, max(1.6, size / 18))
    sheet.soft((-half * 0.3, -half * 0.45), half * 0.5, half * 0.35, (255, 190, 170), 0.4, half / 4)
    if not text:
        sheet.polygon(outline("star", half * 0.46, (0, -half * 0.08)), palette.PAPER)
        return sheet.sprite(_FLAT)
    return _written(sheet.sprite(_FLAT), text, size * (0.74 if len(text) < 2 else 0.62), palette.PAPER, 0, -size * 0.05)


@cache
def lily(size: int, colour: Colour = palette.LILY) -> Sprite:
    """Returns a fleur-de-lis, a royal favour."""
    sheet = Sheet(size + 8, size + 8)
    h = size / 2

    def spots(*points: Point) -> list[Point]:
        return [(x * h, y * h) for x, y in points]

    rim, thin = palette.HALO, max(1.2, size / 22)
    petal = [
        (0, -1.0),
        (0.2, -0.66),
        (0.27, -0.34),
        (0.2, 0.0),
        (0.12, 0.3),
        (-0.12, 0.3),
        (-0.2, 0.0),
        (-0.27, -0.34),
        (-0.2, -0.66),
    ]
    wing = [
        (0.16, 0.3),
        (0.26, 0.0),
        (0.4, -0.3),
        (0.62, -0.46),
        (0.84, -0.36),
        (0.92, -0.1),
        (0.8, 0.12),
        (0.6, 0.14),
        (0.66, -0.06),
        (0.6, -0.2),
        (0.48, -0.14),
        (0.42, 0.06),
        (0.4, 0.3),
    ]
    foot = [
        (-0.1, 0.44),
        (0.1, 0.44),
        (0.2, 0.7),
        (0.42, 0.84),
        (0.1, 0.84),
        (0, 1.0),
        (-0.1, 0.84),
        (-0.42, 0.84),
        (-0.2, 0.7),
    ]
    for part in (wing, [(-x, y) for x, y in wing], petal, foot):
        sheet.polygon(spots(*part), colour, rim, thin * 2)
    for part in (wing, [(-x, y) for x, y in wing], petal, foot):
        sheet.polygon(spots(*part), colour)
    sheet.polygon(spots((-0.5, 0.26), (0.5, 0.26), (0.5, 0.46), (-0.5, 0.46)), colour, rim, thin)
    return sheet.sprite(_FLAT)


@cache
def house(kind: str, size: int) -> Sprite:
    """Returns a small building in the colour of its kind."""
    sheet = Sheet(size + 8, size + 8)
    h = size / 2
    rim = max(1.6, size / 18)
    wall = [(-0.74 * h, -0.2 * h), (0.74 * h, -0.2 * h), (0.74 * h, 0.92 * h), (-0.74 * h, 0.92 * h)]
    sheet.polygon(wall, palette.WALLS[kind], palette.INK, rim)
    sheet.polygon([(-0.2 * h, 0.3 * h), (0.2 * h, 0.3 * h), (0.2 * h, 0.92 * h), (-0.2 * h, 0.92 * h)], palette.INK)
    roof = [(-1.0 * h, -0.12 * h), (-0.6 * h, -0.92 * h), (0.6 * h, -0.92 * h), (1.0 * h, -0.12 * h)]
    sheet.polygon(roof, palette.ROOFS.get(kind, palette.ROOF), palette.INK, rim)
    return sheet.sprite(_FLAT)


@cache
def part(size: int) -> Sprite:
    """Returns a part of the castle: a block of stone with battlements and a banner that is nobody's."""
    sheet, h = Sheet(size + 8, size + 8), size / 2
    wall = [(-0.9, -0.9), (-0.4, -0.9), (-0.4, -0.6), (0.4, -0.6), (0.4, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]
    sheet.polygon([(x * h, y * h) for x, y in wall], palette.STONE, palette.INK, max(1.6, size / 16))
    flag = [(-0.4, -0.3), (0.4, -0.3), (0.4, 0.4), (0.0, 0.66), (-0.4, 0.4)]
    sheet.polygon([(x * h, y * h) for x, y in flag], palette.PAPER, palette.INK, max(1.2, size / 22))
    return sheet.sprite(_FLAT)


@cache
def hammer(size: int) -> Sprite:
    """Returns a hammer: who stands here may build."""
    sheet = Sheet(size + 8, size + 8)
    h = size / 2
    sheet.line([(-0.62 * h, 0.78 * h), (0.24 * h, -0.3 * h)], palette.INK, 0.36 * h)
    sheet.line([(-0.62 * h, 0.78 * h), (0.24 * h, -0.3 * h)], (164, 112, 60), 0.2 * h)
    block = [(-0.34, -0.62), (0.06, -0.98), (0.9, -0.08), (0.5, 0.3)]
    sheet.polygon([(x * h, y * h) for x, y in block], palette.SILVER_DARK, palette.INK, max(1.6, size / 18))
    return sheet.sprite(_FLAT)


def line(name: str, size: int) -> Sprite:
    """Returns the sign of what a favour line brings: points, deniers, resources or buildings."""
    match name:
        case "prestige":
            return shield("", size)
        case "deniers":
            return coin("$", size)
        case "resources":
            return cube(data.ANY_CUBE, size)
        case _:
            return hammer(size)


@cache
def chevron(size: int, colour: Colour = palette.INK) -> Sprite:
    """Returns an open arrow: what is paid stands before it, what is got behind it."""
    sheet = Sheet(size, size + 4)
    h = size / 2
    sheet.line([(-0.34 * h, -0.52 * h), (0.34 * h, 0), (-0.34 * h, 0.52 * h)], colour, 0.3 * h)
    return sheet.sprite()


@cache
def ring(size: int) -> Sprite:
    """Returns a place for a worker."""
    sheet = Sheet(size + 6, size + 6)
    _dashed(sheet, size * 0.42, max(3.0, size / 9))
    return sheet.sprite()


@cache
def circle(radius: int, free: bool = True) -> Sprite:
    """Returns a place on which workers stand, hollow in a dashed rim, as a bright one was taken for a white worker, or
    sunk into its ground while nobody is placed."""
    sheet = Sheet(2 * radius + 10, 2 * radius + 10)
    if not free:
        sunk = mix(palette.SPOT, palette.GROUT, 0.7)
        sheet.ellipse((0, 0), radius - 1, radius - 1, mix(sunk, palette.INK, 0.3))
        sheet.ellipse((1, 1.5), radius - 3, radius - 3, sunk)
        return sheet.sprite().faded(0.6)
    _dashed(sheet, radius - 4, 4)
    return sheet.sprite()


_DASHES = 6
"""Round a free place."""


def _dashed(sheet: Sheet, radius: float, width: float) -> None:
    """Draws a ring of dashes, twice as long as what is between them."""
    line = around(radius, 6 * _DASHES, 90)
    for at in range(0, len(line), 6):
        sheet.line(line[at : at + 5], palette.RIM, width)
