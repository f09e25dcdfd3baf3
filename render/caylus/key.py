"""The key to the signs, where no player sits."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.caylus import palette, signs
from render.caylus.people import bailiff, provost
from render.core import fonts
from render.core.boxes import Box, tiled
from render.core.canvas import Sprite
from render.core.labels import write
from render.core.panels import lay
from render.core.scene import Words
from rules.caylus import data

_SIZE, _WIDTH, _ROW, _ROOMY = 32, 150, 42, 58
"""Of a sign, of the room that it has with its word at least, and of the height that it has at most."""


def draw(canvas: Image.Image, box: Box, words: Words) -> None:
    """Lays out as many signs with their words as there is room for, the most needed first."""
    left, top, right, bottom = box
    columns = (right - left) // _WIDTH
    entries = list(_signs())
    rows = min((bottom - top - 12) // _ROW, -(-len(entries) // columns))
    height = min(_ROOMY, (bottom - top - 16) // rows)
    lay(canvas, (left, top, right, top + rows * height + 16), palette.PAPER_DARK)
    shown = entries[: rows * columns]
    cells = tiled((left + 8, top + 8, right - 4, bottom), columns * rows, height=height, columns=columns, gap=0)
    by_column = [cell for column in range(columns) for cell in cells[column::columns]]
    for (name, sprite), (x, y, end, low) in zip(shown, by_column, strict=False):
        sprite.stamp(canvas, (x + 20, (y + low) / 2))
        text, face = fonts.fit(words(f"caylus-picture-key-{name}"), end - x - 44, (26, 24, 22))
        write(canvas, (x + 42, (y + low) / 2), text, face, palette.INK)


def _signs() -> Iterator[tuple[str, Sprite]]:
    """Yields what each sign is called and how it looks."""
    for letter in (*data.GOODS, data.ANY_CUBE, data.BASIC_CUBE):
        yield letter, signs.cube(letter, _SIZE)
    yield "denier", signs.coin("$", _SIZE)
    yield "point", signs.shield("", _SIZE)
    yield "favour", signs.lily(_SIZE)
    yield "builds", signs.hammer(_SIZE)
    for kind in (data.WOOD, data.STONE, data.RESIDENTIAL, data.PRESTIGE, signs.OWNER):
        yield kind, signs.house(kind, _SIZE)
    yield "provost", provost(_SIZE)
    yield "bailiff", bailiff(40)
