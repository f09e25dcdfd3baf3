"""The key of prices: what can be done, each with the sign by which it is told and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from render.core import fonts
from render.core.boxes import Box, tiled
from render.core.canvas import Point, Sprite
from render.core.labels import write
from render.core.palette import Theme
from render.core.panels import lay_plate
from render.core.plans import STRIP
from render.core.pointers import strokes_at

_NARROW = 300
"""The width up to which one that is higher has a single column."""
_SIGN, _BEFORE_PRICE, _AFTER_PRICE = 32, 14, 10
"""The room of a sign, and of what parts a price from its words and from the next sign."""
_SIZES = (38, 36, 34, 32, 30, 28, 26, 24, 22)
"""Of its words."""
_LARGEST, _SHARE = 28, 0.78
"""The greatest of them in columns, and in rows as a share of their height."""
_PIECE = 36
"""How high and broad a piece is that stands for an action."""
_FAINT = 0.35
"""How strong the piece of an action is that cannot be done."""


@dataclass(frozen=True, slots=True)
class Price:
    """An action with what it costs, and the lines of its sign if it has one, or the piece with which it is done."""

    says: str
    price: str
    sign: Sequence[Sequence[Point]] = ()
    piece: Sprite | None = None
    faint: bool = False
    """Whether it cannot be done, as nothing is left for it."""

    @property
    def before(self) -> int:
        if self.piece is not None:
            return _PIECE + _AFTER_PRICE
        return _SIGN if self.sign else _AFTER_PRICE

    def breadth(self, size: int) -> float:
        words, price = fonts.font(size), fonts.font(size + 2, fonts.BLACK)
        return self.before + words.getlength(self.says) + _BEFORE_PRICE + price.getlength(self.price) + _AFTER_PRICE


def key(canvas: Image.Image, box: Box, theme: Theme, title: str, prices: Sequence[Price]) -> None:
    """Lays a key: in one row or two where it is no higher than these, else below its title in one column or two."""
    lay_plate(canvas, box, theme)
    left, top, right, bottom = box
    if bottom - top <= STRIP:
        places, size = _in_rows((left + 8, top, right - 4, bottom), prices, 1)
    elif bottom - top <= 3 * STRIP:
        places, size = _in_rows((left + 22, top + 2, right - 18, bottom - 2), prices, 2)
    else:
        text, face = fonts.fit(title, right - left - 28, (32, 30, 28, 26, 24), fonts.BOLD)
        write(canvas, (left + 14, top + 26), text, face, theme.ink)
        places, size = _in_columns((left + 8, top + 46, right - 8, bottom - 4), prices)
    for one, place in zip(prices, places, strict=True):
        ink = theme.faint if one.faint else theme.ink
        x, y = place[0] + _SIGN / 2 - 3, (place[1] + place[3]) / 2
        if one.piece is not None:
            little(one.piece, _PIECE).faded(_FAINT if one.faint else 1).stamp(canvas, (place[0] + _PIECE / 2, y))
        if one.sign:
            strokes_at(canvas, (x, y), one.sign, ink, 2.6, None)
        write(canvas, (place[0] + one.before, y), one.says, fonts.font(size), ink)
        write(canvas, (place[2] - _AFTER_PRICE, y), one.price, fonts.font(size + 2, fonts.BLACK), ink, "rm")


def _in_rows(box: Box, prices: Sequence[Price], rows: int) -> tuple[list[Box], int]:
    """Returns where all lie in some rows side by side, each as broad as it has to be, and the size of their words."""
    left, top, right, bottom = box
    count = -(-len(prices) // rows)
    lines = [prices[i : i + count] for i in range(0, len(prices), count)]
    height = (bottom - top) // rows
    most = round(_SHARE * height)
    size = _largest(most, lambda one: max(sum(price.breadth(one) for price in line) for line in lines) <= right - left)
    boxes = tiled(box, len(lines), height=height, gap=0)
    return [place for line, row in zip(lines, boxes, strict=True) for place in _in_a_row(row, line, size)], size


def _in_a_row(box: Box, prices: Sequence[Price], size: int) -> Iterator[Box]:
    """Yields where prices of a size lie side by side, with the same air between them."""
    left, top, right, bottom = box
    breadths = [price.breadth(size) for price in prices]
    air = (right - left - sum(breadths)) / len(prices)
    starts = [left + sum(breadths[:i]) + air * i for i in range(len(prices))]
    yield from ((round(x), top, round(x + wide), bottom) for x, wide in zip(starts, breadths, strict=True))


def _in_columns(box: Box, prices: Sequence[Price]) -> tuple[list[Box], int]:
    """Returns where all lie below one another, in two columns if the box is broad, and the size of their words.

    All are as broad as the broadest has to be, so that the prices lie below one another and near their words.
    """
    left, top, right, bottom = box
    columns = 2 if right - left > _NARROW else 1
    height = min(40, (bottom - top) * columns // (len(prices) + columns - 1))
    places = tiled(box, len(prices), height=height, columns=columns, gap=0)
    room = places[0][2] - places[0][0]
    size = _largest(_LARGEST, lambda one: max(price.breadth(one) for price in prices) <= room)
    breadth = min(room, round(max(price.breadth(size) for price in prices)))
    return [(x, y, x + breadth, low) for x, y, _, low in places], size


def _largest(most: int, fits: Callable[[int], bool]) -> int:
    """Returns the greatest size that fits, up to one."""
    return next((size for size in _SIZES if size <= most and fits(size)), _SIZES[-1])


@lru_cache(maxsize=32)
def little(piece: Sprite, side: int) -> Sprite:
    """Returns a piece made so small that it is no higher and no broader than a side."""
    image = piece.image.crop(piece.image.getchannel("A").point([0] * 160 + [255] * 96).getbbox())
    image.thumbnail((side, side))
    return Sprite(image, (image.width // 2, image.height // 2))
