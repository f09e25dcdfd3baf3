"""Districts on the board: ploughed while they are small enough to be founded, then paved in the leader's colour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from random import Random

from PIL import Image, ImageDraw, ImageFilter

from render.core.canvas import Colour, Sheet, Sprite, mix
from render.core.palette import SeatLook, look_of
from render.core.texture import cloud, surface, textured
from render.mexica import palette, terrain
from render.mexica.layout import BOARD, ROWS, SIDE, box, cell, centre, turned
from rules.core.squares import SIDES, name
from rules.mexica import data
from rules.mexica.view import View

TINT = 0.42
"""How much of the leader's colour a paved square takes on."""
_HEM = 7
"""How broad the hem along the border of a founded district is."""


@dataclass(frozen=True, slots=True)
class Lot:
    """A district as far as its ground tells of it."""

    squares: tuple[str, ...]
    ground: str
    """``paved``, ``ploughed`` or empty."""
    hemmed: bool
    looks: tuple[SeatLook, ...]
    """Those who lead there, whose colours its squares have by turns."""

    def look(self, square: str) -> SeatLook | None:
        return self.looks[sum(cell(square)) % len(self.looks)] if self.looks else None


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
    """Paves lots in the colours of those who lead there, and ploughs others."""
    for lot in found:
        for square in lot.squares if lot.ground else ():
            _cover(canvas, square, paving(lot.look(square)) if lot.ground == "paved" else field())


def hem(canvas: Image.Image, found: Iterable[Lot]) -> None:
    """Draws a hem in the same colours along the borders of lots, upon the stones of the canals."""
    for lot in found:
        for square in lot.squares if lot.hemmed else ():
            for side in range(4):
                if name(SIDES.across(cell(square), side)) not in lot.squares:
                    _hem(lot.look(square), side).stamp(canvas, centre(square))


def _cover(canvas: Image.Image, square: str, ground: Image.Image) -> None:
    """Covers a square with a piece of a ground as large as the board; start squares and emblem stay as they are."""
    if square not in data.PLAIN:
        return
    left, top, right, bottom = box(square)
    piece = (left - BOARD[0], top - BOARD[1], right - BOARD[0], bottom - BOARD[1])
    canvas.paste(ground.crop(piece), (left, top), terrain.dry().crop(piece))


@cache
def paving(look: SeatLook | None) -> Image.Image:
    """Returns flagstones as much as the board is large, tinted by the colour of a look."""
    stones = _flagstones()
    return stones if look is None else Image.blend(stones, Image.new("RGB", stones.size, look.colour), TINT)


@cache
def _flagstones() -> Image.Image:
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
    image.paste(palette.KERB_RIM, (0, 0), terrain.lines(110))
    return image


@cache
def _hem(look: SeatLook | None, side: int) -> Sprite:
    """Returns the hem along one side of a square."""
    sheet = Sheet(SIDE + 6, SIDE + 6)
    half = SIDE / 2
    colour: Colour = palette.KERB if look is None else look.colour
    for deep, shade in ((_HEM + 1.4, palette.KERB_RIM), (_HEM + 0.0, colour)):
        strip = ((-half, -half), (half, -half), (half, -half + deep), (-half, -half + deep))
        sheet.polygon([turned(point, side) for point in strip], shade)
    return sheet.sprite()


@cache
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
            at = y + 7 + line * 10.3
            draw.line((x + 4, at, x + SIDE - 4, at), fill=mix(palette.FURROW, palette.FIELD, 0.25), width=3)
            for plant in range(6):
                px = x + 7 + plant * 8.2 + luck.uniform(-1.5, 1.5)
                draw.ellipse((px - 2, at - 4, px + 2, at), fill=mix(palette.HERBS, (90, 116, 44), luck.random()))
    return image.filter(ImageFilter.BoxBlur(0.4))
