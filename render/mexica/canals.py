"""Canals dug into the island and bordered with stone, and the bridges across them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import copysign
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from render.core.canvas import Point, Shadow, Sheet, Sprite, mix
from render.core.kept import kept
from render.core.texture import cloud, surface, textured
from render.mexica import palette
from render.mexica.layout import BOARD, SIDE, box, cell, centre, turned
from rules.core.squares import SIDES, name
from rules.mexica import data

_KERB = 10
"""How broad the stones along a canal are."""
_MOUTH = 8
"""How far beyond a canal the lake lies where foam and sand were."""
_HALF = SIDE / 2
_SHEET = SIDE + 6
"""The side of what is drawn for a square: odd like that, so that its middle is a pixel."""
_CORNERS = ((1, -1), (1, 1), (-1, 1), (-1, -1))
"""NE, SE, SW, NW: each lies between the side of its number and the next."""


def dig(canvas: Image.Image, canals: Sequence[Sequence[str]]) -> None:
    """Digs canals, each a tile of one square or two: water, seams between tiles, stones towards the land."""
    tile_of = {spot: number for number, tile in enumerate(canals) for spot in tile}
    for spot in tile_of:
        for side in _outer(spot):
            _mouth(side).stamp(canvas, centre(spot))
    for spot in tile_of:
        _flood(canvas, spot)
    for spot in tile_of:
        _edge(canvas, spot, tile_of)


def _outer(spot: str) -> list[int]:
    """Returns the sides on which a square meets the lake."""
    return [side for side, near in enumerate(_near(spot)) if near in data.CELLS and near not in data.INDEX]


def _flood(canvas: Image.Image, spot: str) -> None:
    """Fills a square with water, with a rim where it meets the lake."""
    left, top, right, bottom = box(spot)
    canvas.paste(_water().crop((left - BOARD[0], top - BOARD[1], right - BOARD[0], bottom - BOARD[1])), (left, top))
    for side in _outer(spot):
        _sill(side).stamp(canvas, centre(spot))


def _edge(canvas: Image.Image, spot: str, tile_of: Mapping[str, int]) -> None:
    """Lays stones along the land and where two banks meet at a corner, and seams along other tiles."""
    middle, near = centre(spot), _near(spot)
    dry = [other in data.INDEX and other not in tile_of for other in near]
    for side, other in enumerate(near):
        if dry[side]:
            _kerb(side).stamp(canvas, middle)
        elif other in tile_of and tile_of[other] != tile_of[spot]:
            _seam(side).stamp(canvas, middle)
    for corner, (dx, dy) in enumerate(_CORNERS):
        column, row = cell(spot)
        diagonal = name((column + dx, row + dy))
        if not dry[corner] and not dry[(corner + 1) % 4] and diagonal in data.INDEX and diagonal not in tile_of:
            _post(corner).stamp(canvas, middle)


def _near(spot: str) -> list[str]:
    """Returns the neighbours on all sides; what lies outside the board is no land."""
    return [name(SIDES.across(cell(spot), side)) for side in range(4)]


@kept
def _water() -> Image.Image:
    """Returns the water of canals, as much as the board is large: smooth, for waves are those of the lake."""
    size = (BOARD[2] - BOARD[0], BOARD[3] - BOARD[1])
    return textured(surface(size, palette.CANAL, 61, fine=0.0, broad=0.02), cloud(size, 63, 70, 0.03))


@cache
def _kerb(side: int) -> Sprite:
    """Returns the stones along a side of a square, with the shadow of the bank where the light comes over it."""
    image = Image.new("RGBA", (_SHEET, _SHEET))
    middle = (image.width / 2, image.height / 2)
    bank = Sheet(*image.size)
    deep = _KERB + (6 if side in (0, 3) else 2)
    bank.polygon(_strip(side, -_HALF, _HALF, deep), (8, 34, 44))
    Sprite(bank.sprite().image.filter(ImageFilter.GaussianBlur(1)), (_SHEET // 2, _SHEET // 2)).faded(0.5).stamp(
        image, middle
    )
    stones, luck = Sheet(*image.size), Random(side)
    start = -_HALF
    for end in (0.5, _HALF):
        shade = mix(palette.KERB, palette.JOINT, luck.random() * 0.5)
        stones.polygon(_strip(side, start, end, _KERB), shade, palette.KERB_RIM, 1)
        start = end
    stones.bevel(1.6, 0.5)
    stones.sprite().stamp(image, middle)
    return Sprite(image, (_SHEET // 2, _SHEET // 2))


@cache
def _sill(side: int) -> Sprite:
    """Returns the plain rim of a canal towards the lake, broader than a seam."""
    sheet = Sheet(_SHEET, _SHEET)
    sheet.polygon(_strip(side, -_HALF, _HALF, 6.4), palette.KERB_RIM)
    sheet.polygon(_strip(side, -_HALF, _HALF, 4.8), palette.KERB)
    return sheet.sprite()


def _strip(side: int, start: float, end: float, deep: float) -> list[Point]:
    """Returns a strip along a side of a square, from one point of the side to another, so deep into the square."""
    strip = ((start, -_HALF), (end, -_HALF), (end, -_HALF + deep), (start, -_HALF + deep))
    return [turned(point, side) for point in strip]


@cache
def _post(corner: int) -> Sprite:
    """Returns the stone at a corner where the banks of two neighbours meet."""
    sheet = Sheet(_SHEET, _SHEET)
    dx, dy = _CORNERS[corner]
    far, near = _HALF, _HALF - _KERB
    box = ((dx * near, dy * near), (dx * far, dy * near), (dx * far, dy * far), (dx * near, dy * far))
    sheet.polygon(box, palette.KERB, palette.KERB_RIM, 1.3)
    sheet.bevel(1.6, 0.5)
    return sheet.sprite()


@cache
def _seam(side: int) -> Sprite:
    """Returns the half of a seam between two tiles that lies on one of them.

    It is of darker water: one of stone was taken for the shore of a district.
    """
    sheet = Sheet(_SHEET, _SHEET)
    sheet.polygon(_strip(side, -_HALF, _HALF, 2.0), mix(palette.CANAL, palette.LAKE, 0.4))
    return sheet.sprite()


@cache
def _mouth(side: int) -> Sprite:
    """Returns the water of the lake that laps against a canal where the shore was, its edges soft."""
    wide = SIDE + 2 * _MOUTH
    mask = Image.new("L", (2 * wide, 2 * wide))
    corners = [(x + wide / 2, y + wide / 2) for x, y in _strip(side, -_HALF + 5, _HALF - 5, 8)]
    out = [(x + wide / 2, y + wide / 2) for x, y in _strip(side, -_HALF + 5, _HALF - 5, -_MOUTH + 3)]
    points = [(2 * x, 2 * y) for x, y in (*corners, *out)]
    box = (min(x for x, _ in points), min(y for _, y in points), max(x for x, _ in points), max(y for _, y in points))
    ImageDraw.Draw(mask).rectangle(box, fill=235)
    image = Image.new("RGBA", (wide, wide), (*palette.LAKE, 255))
    image.putalpha(mask.filter(ImageFilter.GaussianBlur(7)).reduce(2))
    return Sprite(image, (wide // 2, wide // 2))


@cache
def bridge(way: str) -> Sprite:
    """Returns a bridge, ``h`` or ``v``: dark planks between two pale rails that open towards both banks, as on maps.

    It leaves water in view on both its sides, otherwise it is taken for paving, and ends with its square: of one that
    reached beyond, the square was guessed.
    """
    sheet = Sheet(SIDE + 28, SIDE + 28)
    long, broad, luck = _HALF - 1.0, 12.0, Random(3)
    sheet.polygon([_laid(way, p) for p in _rect(-long, -broad, long, broad)], palette.WOOD_RIM)
    count = 7
    for i in range(count):
        start, end = -long + 1 + (2 * long - 2) * i / count, -long + 1 + (2 * long - 2) * (i + 1) / count
        shade = mix(palette.TIMBER, palette.WOOD, 0.1 + luck.random() * 0.5)
        sheet.polygon([_laid(way, p) for p in _rect(start + 0.5, -broad, end - 0.9, broad)], shade)
    for y in (-broad, broad):
        flare = y + copysign(8, y)
        rail = [(4 - long, flare), (10 - long, y), (long - 10, y), (long - 4, flare)]
        for thick, colour in ((9.4, palette.WOOD_RIM), (6.0, palette.CHALK)):
            sheet.line([_laid(way, p) for p in rail], colour, thick)
    sheet.bevel(1.5, 0.35)
    return sheet.sprite(Shadow(4, 6, 3, 0.6))


def _rect(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def _laid(way: str, point: Point) -> Point:
    return point if way == "h" else (-point[1], point[0])


@cache
def tile(kind: str) -> Sprite:
    """Returns a canal tile as it lies in the supply, ``single`` or ``double``."""
    wide = 40 if kind == "single" else 76
    sheet = Sheet(wide + 8, 48)
    for inward, colour in ((0.0, palette.KERB_RIM), (1.4, palette.KERB), (6.0, palette.KERB_RIM), (7.2, palette.CANAL)):
        sheet.polygon(_rect(-wide / 2 + inward, -20 + inward, wide / 2 - inward, 20 - inward), colour)
    sheet.bevel(2, 0.4)
    return sheet.sprite(Shadow(3, 4, 3, 0.55))


@cache
def planned() -> Sprite:
    """Returns a square on which a canal would close a district: the land with a breath of water, which is not there
    yet: hatched it was taken for some."""
    sheet = Sheet(_SHEET, _SHEET)
    sheet.polygon(_rect(-_HALF, -_HALF, _HALF, _HALF), palette.CANAL)
    return sheet.sprite().faded(_BREATH)


_BREATH = 0.4
