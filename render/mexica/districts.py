"""Districts on the board: ploughed while they are small enough to be founded, then paved in the leader's colour."""

from __future__ import annotations

from collections.abc import Sequence
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
from rules.mexica.view import DistrictView, View

TINT = 0.46
"""How much of the leader's colour a paved square takes on."""
_HEM = 5
"""How broad the hem along the border of a founded district is."""


def lay_out(canvas: Image.Image, found: Sequence[DistrictView]) -> None:
    """Paves what is founded and ploughs what could be."""
    for district in found:
        if district.calpulli:
            _pave(canvas, district)
        elif district.size <= data.LARGEST:
            for square in district.squares:
                _cover(canvas, square, field())


def _pave(canvas: Image.Image, district: DistrictView) -> None:
    """Paves a district in the colours of those who lead there."""
    for square in district.squares:
        _cover(canvas, square, _paving(_look(district, square)))


def hem(canvas: Image.Image, view: View) -> None:
    """Draws a hem in the same colours along the borders of what is founded, upon the stones of the canals.

    In the second half whatever is led by somebody has one, for all of it will score.
    """
    for district in view.districts:
        hemmed = district.calpulli or (district.scored and district.leader_seats)
        for square in district.squares if hemmed else ():
            for side in range(4):
                if name(SIDES.across(cell(square), side)) not in district.squares:
                    _hem(_look(district, square), side).stamp(canvas, centre(square))


def _look(district: DistrictView, square: str) -> SeatLook | None:
    """Returns whose colour a square of a district has: those who lead there take turns."""
    looks = [look_of(seat) for seat in district.leader_seats]
    return looks[sum(cell(square)) % len(looks)] if looks else None


def _cover(canvas: Image.Image, square: str, ground: Image.Image) -> None:
    """Covers a square with a piece of a ground as large as the board; start squares and emblem stay as they are."""
    if square not in data.PLAIN:
        return
    left, top, right, bottom = box(square)
    piece = (left - BOARD[0], top - BOARD[1], right - BOARD[0], bottom - BOARD[1])
    canvas.paste(ground.crop(piece), (left, top), terrain.dry().crop(piece))


@cache
def _paving(look: SeatLook | None) -> Image.Image:
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
    image = textured(image.filter(ImageFilter.GaussianBlur(0.5)), cloud(size, 73, 90, 0.02))
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
    return image.filter(ImageFilter.GaussianBlur(0.5))
