"""The key to the signs, with every number of seats: where no player sits, or at the foot of the picture."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from PIL import Image, ImageFont

from render.caylus import palette, signs
from render.caylus.history import tag
from render.caylus.people import bailiff, provost
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Sprite
from render.core.labels import write
from render.core.overflow import note_cut
from render.core.palette import SeatLook
from render.core.panels import lay
from render.core.scene import Words
from rules.caylus import data

_SIZE, _EDGE = 32, 8
"""Of a sign at most, and of the edge round all."""
_ROWS = (29, 25)
"""The least height of a row; lower only where the words have no room otherwise."""
_NOBODY = SeatLook(name="", colour=palette.PAPER, rim=palette.INK, ink=palette.INK, shape="disc", mark="")
"""The look of a sign that bears a seat's colour where it is nobody's."""
_SIGN = 40
"""How far a word stands from where its sign begins."""


def draw(canvas: Image.Image, box: Box, words: Words) -> None:
    """Lays the key: all signs with their words."""
    left, top, right, bottom = box
    lay(canvas, box, palette.PAPER_DARK)
    texts = tuple(words(f"caylus-picture-key-{name}") for name, _ in key_signs())
    canvas.paste(written((right - left, bottom - top), texts), (left + _EDGE, top + _EDGE))


@lru_cache(maxsize=8)
def written(size: tuple[int, int], texts: tuple[str, ...]) -> Image.Image:
    """Draws the signs column by column, each as wide as its longest word needs, and cuts off the edge of the sheet."""
    sheet = Image.new("RGB", size, palette.PAPER_DARK)
    lay(sheet, (0, 0, *size), palette.PAPER_DARK)
    width, height = (side - 2 * _EDGE for side in size)
    tried = [_columns(texts, height // row) for row in _ROWS]
    columns = next((found for found in tried if sum(_widths(found, fonts.font(fonts.SMALLEST))) <= width), tried[-1])
    pitch = height / len(columns[0])
    sprites = iter([sprite for _, sprite in key_signs(min(_SIZE, int(pitch) - 3))])
    face, widths = _fitting(columns, width)
    x, air = float(_EDGE), (width - sum(widths)) / len(columns)
    for column, broad in zip(columns, widths, strict=True):
        for row, text in enumerate(column):
            y = _EDGE + pitch * (row + 0.5)
            next(sprites).stamp(sheet, (x + 20, y))
            write(sheet, (x + _SIGN, y), text, face, palette.INK)
        x += broad + air
    return sheet.crop((_EDGE, _EDGE, _EDGE + width, _EDGE + height))


def _columns(texts: tuple[str, ...], rows: int) -> list[list[str]]:
    """Returns texts in columns of about the same height, none of which has more rows than so many."""
    high = -(-len(texts) // -(-len(texts) // rows))
    return [list(texts[at : at + high]) for at in range(0, len(texts), high)]


def _fitting(columns: list[list[str]], room: float) -> tuple[ImageFont.FreeTypeFont, list[float]]:
    """Returns the largest font in which all words have room, and how wide each column is then."""
    tried = [(face, _widths(columns, face)) for face in map(fonts.font, (28, 26, 24, 23, fonts.SMALLEST))]
    if sum(tried[-1][1]) > room:
        note_cut(" ".join(columns[0]))
    return next((found for found in tried if sum(found[1]) <= room), tried[-1])


def _widths(columns: list[list[str]], face: ImageFont.FreeTypeFont) -> list[float]:
    return [_SIGN + 4 + max(map(face.getlength, texts)) for texts in columns]


def key_signs(size: int = _SIZE) -> Iterator[tuple[str, Sprite]]:
    """Yields what each sign is called and how it looks: those that no heading on the picture names.

    Points, deniers and what is built are named at the favour lines, tiles by the notices of what is left.
    """
    for letter in (*data.GOODS, data.ANY_CUBE, data.BASIC_CUBE):
        yield letter, signs.cube(letter, size)
    yield "income", signs.coin("+2", size)
    yield "favour", signs.lily(size)
    yield "step", _as_high(tag(_NOBODY, 1), size + 3)
    yield "provost", _as_high(provost(size), size + 3)
    yield "bailiff", _as_high(bailiff(size + 8), size + 3)


def _as_high(sprite: Sprite, most: int) -> Sprite:
    """Returns a sign of the board with its middle on its place and no higher than a row."""
    image = sprite.trimmed().image
    if image.height > most:
        image = image.resize((round(image.width * most / image.height), most), Image.Resampling.LANCZOS)
    return Sprite(image, (image.width // 2, image.height // 2))
