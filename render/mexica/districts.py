"""Districts on the board: ploughed while they are small enough to be founded, then paved, with a hem in the
leader's colour."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.canvas import Colour, Point, Polygon, Sheet, Sprite, mix
from render.core.grids import border
from render.core.kept import kept
from render.core.palette import SeatLook, look_of
from render.core.texture import cloud, surface, textured
from render.mexica import layout, palette, terrain
from render.mexica.layout import BOARD, ROWS, SIDE, box, cell, centre, turned
from rules.core.squares import SIDES, name
from rules.mexica import data
from rules.mexica.view import View

_HEM = 9
"""How broad the hem along the border of a founded district is."""
_LIT, _LINES = 110, 190
"""How strong the lines between its squares are in the light and in the shade, of 255: on a phone, too, squares are
counted, but the shore round all of them is firmer by far."""
_SHORE = 9
"""How broad that is."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A district as far as its ground tells of it."""

    squares: tuple[str, ...]
    ground: str
    """``paved``, ``ploughed`` or empty."""
    hemmed: bool
    looks: tuple[SeatLook, ...]
    """Those who lead there, whose colours its squares have by turns."""


def lots(view: View) -> tuple[Lot, ...]:
    """Returns the districts as they are painted: what is founded is paved, and what could be is ploughed.

    In the second half whatever is led by somebody has a hem, for all of it will score.
    """
    return tuple(
        Lot(
            squares=one.squares,
            ground="paved" if one.calpulli else "ploughed" if one.size <= data.LARGEST else "",
            hemmed=bool(one.calpulli or (one.scored and one.leader_seats)),
            looks=tuple(look_of(seat) for seat in one.leader_seats),
        )
        for one in view.districts
    )


def lay_out(canvas: Image.Image, found: Iterable[Lot]) -> None:
    """Paves lots, and ploughs others."""
    for lot in found:
        for square in lot.squares if lot.ground else ():
            _cover(canvas, square, paving() if lot.ground == "paved" else field())


def shore(canvas: Image.Image, found: Iterable[Lot]) -> None:
    """Draws the shore of each lot as one firm line: which squares a small one has was misread without it."""
    draw = ImageDraw.Draw(canvas)
    for lot in found:
        for loop in _loops(lot.squares):
            draw.line([*loop, loop[0], loop[1]], fill=palette.SHORE, width=_SHORE, joint="curve")


@lru_cache(maxsize=256)
def _loops(squares: tuple[str, ...]) -> list[Polygon]:
    """Returns the lines round a district."""
    return border(layout.square(square) for square in squares)


def hem(canvas: Image.Image, found: Iterable[Lot]) -> None:
    """Draws a hem in the same colours along the borders of lots, upon the stones of the canals."""
    for lot in found:
        for square in lot.squares if lot.hemmed else ():
            for side in range(4):
                if name(SIDES.across(cell(square), side)) not in lot.squares:
                    _hem(lot.looks, side).stamp(canvas, centre(square))


def _cover(canvas: Image.Image, square: str, ground: Image.Image) -> None:
    """Covers a square with a piece of a ground as large as the board; start squares and emblem stay as they are."""
    if square not in data.PLAIN:
        return
    left, top, right, bottom = box(square)
    piece = (left - BOARD[0], top - BOARD[1], right - BOARD[0], bottom - BOARD[1])
    canvas.paste(ground.crop(piece), (left, top), terrain.dry().crop(piece))


def _part(ground: Image.Image) -> None:
    """Parts a ground into slabs of a square each, in the light on two sides and in the shade on the others: as many as
    a district has are counted on a phone."""
    ground.paste(palette.CHALK, (0, 0), ImageChops.offset(terrain.lines(_LIT), 2, 2))
    ground.paste(palette.KERB_RIM, (0, 0), terrain.lines(_LINES, 4))


@cache
def paving() -> Image.Image:
    """Returns flagstones of sandstone as much as the board is large."""
    size = (BOARD[2] - BOARD[0], BOARD[3] - BOARD[1])
    image = surface(size, palette.JOINT, 71, fine=0.0, broad=0.01)
    luck, draw = Random(9), ImageDraw.Draw(image)
    third = SIDE / 3
    left, top = (part - corner - SIDE / 2 for part, corner in zip(centre("A1"), BOARD, strict=False))
    for row in range(3 * ROWS):
        x, y = left + (row % 2) * 9, top + row * third
        while x < size[0]:
            wide = luck.choice((18.0, 22.0, 27.0))
            shade = mix(palette.PAVING, palette.JOINT, luck.random() * 0.22)
            draw.rounded_rectangle((x + 1, y + 1, x + wide - 1, y + third - 1), 3, fill=shade)
            x += wide
    image = textured(image.filter(ImageFilter.BoxBlur(0.5)), cloud(size, 73, 90, 0.02))
    _part(image)
    return image


@cache
def _hem(looks: tuple[SeatLook, ...], side: int) -> Sprite:
    """Returns the hem along one side of a square, in dashes by turns where several lead together."""
    sheet, half = Sheet(SIDE + 6, SIDE + 6), SIDE / 2
    colours: Sequence[Colour] = [look.colour for look in looks] or [palette.KERB]
    dashes = (1, 4, 3)[len(looks) - 1] if len(looks) in (1, 2, 3) else max(1, len(looks))
    sheet.polygon(_strip(side, -half, half, _HEM + 1.8), palette.KERB_RIM)
    for i in range(dashes):
        start, end = (SIDE * part / dashes - half for part in (i, i + 1))
        sheet.polygon(_strip(side, start, end, _HEM), colours[i % len(colours)])
        if i:
            sheet.polygon(_strip(side, start - 0.7, start + 0.7, _HEM), palette.KERB_RIM)
    return sheet.sprite()


def _strip(side: int, start: float, end: float, deep: float) -> list[Point]:
    """Returns a strip along a side of a square, from one point of the side to another, so deep into the square."""
    half = SIDE / 2
    strip = ((start, -half), (end, -half), (end, -half + deep), (start, -half + deep))
    return [turned(point, side) for point in strip]


@kept
def field() -> Image.Image:
    """Returns ploughed fields as much as the board is large."""
    size = (BOARD[2] - BOARD[0], BOARD[3] - BOARD[1])
    image = surface(size, palette.FIELD, 75, fine=0.0, broad=0.02)
    luck, draw = Random(10), ImageDraw.Draw(image)
    left, top = (part - corner - SIDE / 2 for part, corner in zip(centre("A1"), BOARD, strict=False))
    for spot in data.SQUARES:
        column, row = cell(spot)
        x, y = left + column * SIDE, top + row * SIDE
        for line in range(5):
            at = y + 6 + line * SIDE / 5
            draw.line((x, at, x + SIDE, at), fill=mix(palette.FURROW, palette.FIELD, 0.35), width=3)
            for plant in range(5):
                px = x + 5 + plant * SIDE / 5 + luck.uniform(-1.5, 1.5)
                shade = mix(palette.HERBS, palette.FIELD, 0.2 + 0.4 * luck.random())
                draw.ellipse((px - 2, at - 4, px + 2, at), fill=shade)
    image = image.filter(ImageFilter.BoxBlur(0.4))
    _part(image)
    return image
