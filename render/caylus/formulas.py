"""Formulas: what is paid and got, in the letters of the text board, set with the signs of the picture.

A formula is a line such as ``2F / 1C``, ``2$ > 3★`` or ``1$ 1C > ⌂R``: numbers with the letter of what they count,
``>`` between what is paid and what is got, ``/`` between alternatives. Of two cubes both are drawn, of more one with
their number before it, and then of two in that line, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image, ImageFont

from render.caylus import palette, signs
from render.caylus.people import provost
from render.core import fonts
from render.core.canvas import Colour, Point, Sprite
from render.core.labels import write
from rules.caylus import data

KINDS = {"W": "wood", "S": "stone", "P": "prestige", "R": "residential", "": "owner"}
"""The kinds of buildings by the letter behind the sign of a house."""
_TERM = re.compile(r"([+−]?[0-9]*)(.*)")
_CUBES = (*data.GOODS, data.ANY_CUBE, data.BASIC_CUBE)
_Part = Callable[[], Sprite] | str


def _parts(formula: str, size: int) -> Iterator[tuple[_Part, float]]:
    """Yields signs and figures with their widths; a sign is painted as it is drawn, not for each size that is tried."""
    terms = [found.groups() for found in map(_TERM.fullmatch, formula.split()) if found]
    many = any(sign in _CUBES and number not in ("", "1", "2") for number, sign in terms)
    for at, (number, sign) in enumerate(terms):
        if sign in _CUBES:
            if number == "2" and not many:
                yield partial(signs.pair, sign, size), size * (1.02 + signs.APART)
                continue
            if number not in ("", "1"):
                if at:
                    yield " ", size * 0.22
                yield number, _figures(size).getlength(number) + 1
            yield partial(signs.cube, sign, size), size * 1.02
        elif sign == "$":
            yield partial(signs.coin, number, size), size
        elif sign == "★":
            yield partial(signs.shield, number, size), size * 0.98
        elif sign == "⚜":
            if number not in ("", "1"):
                yield number, _figures(size).getlength(number) + 1
            yield partial(signs.lily, size), size
        elif sign == ">":
            yield partial(signs.chevron, round(size * 0.74)), size * 0.46
        elif sign == "/":
            yield "/", _figures(size).getlength("/") + 5
        elif sign == "○":
            yield partial(signs.ring, size), size
        elif sign == "P":
            yield partial(provost, size), size * 1.06
        elif sign == "⚒":
            yield partial(signs.hammer, size), size * 1.02
        elif sign.startswith("⌂"):
            yield partial(signs.house, KINDS[sign[1:]], size), size * 1.06
        else:
            yield sign, _figures(size).getlength(sign) + 2


def _figures(size: int) -> ImageFont.FreeTypeFont:
    return fonts.font(max(fonts.SMALLEST, round(size * 0.9)), fonts.BLACK)


def width(formula: str, size: int) -> float:
    return sum(wide for _, wide in _parts(formula, size))


def draw(canvas: Image.Image, at: Point, formula: str, size: int, ink: Colour = palette.INK) -> float:
    """Draws a formula to the right of a point on its middle line and returns where it ends."""
    x, y = at
    for part, wide in _parts(formula, size):
        if isinstance(part, str):
            write(canvas, (x + wide / 2, y - 1), part, _figures(size), ink, "mm")
        else:
            part().stamp(canvas, (x + wide / 2, y))
        x += wide
    return x


def centred(canvas: Image.Image, at: Point, formula: str, size: int, ink: Colour = palette.INK) -> None:
    draw(canvas, (at[0] - width(formula, size) / 2, at[1]), formula, size, ink)
