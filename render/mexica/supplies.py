"""What lies on the lake beside the island: canals, bridges and tokens in the supply, and the calpulli on display."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageDraw

from render.core import fonts, pieces
from render.core.boxes import Box, corners, middle
from render.core.canvas import Point, Polygon, Shadow, Sheet, Sprite, mix
from render.core.labels import label
from render.core.pointers import outline
from render.core.scene import Words
from render.mexica import calpulli, canals, palette
from render.mexica.layout import BOARD, RIM
from rules.mexica.view import View

_EDGE = (BOARD[2] - RIM, BOARD[3] - RIM)
"""The lower right corner of what lies within the frame."""
_STORED: Box = (_EDGE[0] - 308, BOARD[1] + RIM, _EDGE[0], BOARD[1] + RIM + 142)
"""The mat on which the supply lies."""
_STORE: dict[str, Point] = {
    "double": (_STORED[0] + 60, _STORED[1] + 38),
    "single": (_STORED[0] + 214, _STORED[1] + 38),
    "bridge": (_STORED[0] + 60, _STORED[1] + 104),
    "token": (_STORED[0] + 214, _STORED[1] + 104),
}
"""Where the things of each kind lie; how many there are stands to their right."""
_LATER: Box = (_EDGE[0] - 550, _EDGE[1] - 108, _EDGE[0] - 334, _EDGE[1])
"""The mat on which the calpulli of the second half wait."""
_NONE_OPEN: Box = (_EDGE[0] - 328, _EDGE[1] - 64, _EDGE[0], _EDGE[1])
"""The mat of the open ones if there is none."""
_STRAND = 11
"""How broad the reeds of a mat are."""
_NONE = 0.55
"""How faintly the sign of a thing is drawn of which none is left: it must still be known by it."""
_FACE = (44, fonts.BLACK)
_COLUMNS = 4
_PITCH = (79, 99)


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Lays out the supply, the open calpulli, and those of the second half as long as the first one lasts."""
    left = {"double": view.doubles, "single": view.singles, "bridge": view.spare_bridges, "token": view.spare_tokens}
    for thing, count in left.items():
        _heap(canvas, thing, count)
    for size, (x, y) in displayed(view):
        calpulli.displayed(size, view.rules).stamp(canvas, (x, y))
        if size == view.proposed:
            outline(canvas, around((x, y)), palette.GLOW, 5)
    if view.later:
        _later(canvas, view, words)
    if view.later and not view.display:
        label(
            canvas, middle(_NONE_OPEN), words("mexica-picture-none-open"),
            fonts.font(30, fonts.BOLD), palette.CHALK, palette.NIGHT, "mm", 3,
        )  # fmt: skip


def mats(view: View) -> tuple[Box, ...]:
    """Returns where the supply, the open calpulli and those of the second half lie, on mats as far as the frame."""
    waiting, spots = (_LATER,) if view.later else (), [at for _, at in displayed(view)]
    if not spots:
        return (_STORED, *waiting, _NONE_OPEN) if view.later else (_STORED,)
    (wide, high), (right, low) = calpulli.DISPLAYED, _EDGE
    left, top = min(x for x, _ in spots) - wide / 2 - 8, min(y for _, y in spots) - high / 2 - 11
    return (_STORED, *waiting, (round(left), round(top), right, low))


def spread(canvas: Image.Image, places: Iterable[Box]) -> None:
    """Spreads mats of reed below what lies on the lake: upon the water it seemed to float."""
    for box in places:
        _mat((box[2] - box[0], box[3] - box[1])).stamp(canvas, middle(box))


@lru_cache(maxsize=8)
def _mat(size: tuple[int, int]) -> Sprite:
    """Returns a mat of plaited reeds with a hem, darker than all land."""
    image = Image.new("RGBA", size, palette.REED_RIM)
    draw, luck = ImageDraw.Draw(image), Random(5)
    for row, y in enumerate(range(0, size[1], _STRAND)):
        for column, x in enumerate(range(0, size[0], _STRAND)):
            shade = mix(palette.REED, palette.REED_DARK, luck.random() * 0.3 + 0.4 * ((row + column) % 2))
            upright = (row + column) % 2
            draw.rectangle(
                (x + upright, y + 1 - upright, x + _STRAND - 1 - upright, y + _STRAND - 2 + upright), fill=shade
            )
            for at in (3, 7):
                ends = (x + at, y, x + at, y + _STRAND - 1) if upright else (x, y + at, x + _STRAND - 1, y + at)
                draw.line(ends, fill=mix(shade, palette.REED_RIM, 0.25))
    right, low = size[0] - 1, size[1] - 1
    for inward, colour, broad in ((0, palette.REED_RIM, 9), (1, palette.RED, 6), (3, palette.GOLD, 2)):
        draw.rectangle((inward, inward, right - inward, low - inward), outline=colour, width=broad)
    return Shadow(4, 6, 4, 0.6).under(image)


def heaps() -> Iterator[tuple[str, Polygon]]:
    """Yields where the supplies lie, by the verb that takes from them."""
    for thing, (x, y) in _STORE.items():
        wide = 96 if thing in ("single", "token") else 128
        place = (round(x) - 52, round(y) - 36, round(x) - 52 + wide + 16, round(y) + 36)
        yield {"token": "take"}.get(thing, thing), corners(place)


def _heap(canvas: Image.Image, thing: str, count: int) -> None:
    x, y = _STORE[thing]
    sprite = _thing(thing)
    for i in reversed(range(min(3, count))):
        sprite.stamp(canvas, (x - 4 * i, y - 4 * i))
    if not count:
        sprite.faded(_NONE).stamp(canvas, (x, y))
    right = x + (40 if thing in ("single", "token") else 56)
    label(canvas, (right, y), str(count), fonts.font(*_FACE), palette.CHALK, palette.NIGHT, "lm", 3)


def _thing(thing: str) -> Sprite:
    match thing:
        case "bridge":
            return canals.bridge("h")
        case "token":
            return token(24)
        case _:
            return canals.tile(thing)


@cache
def token(radius: int) -> Sprite:
    """Returns an action token: a golden disc with a stepped cross."""
    sheet = Sheet(2 * radius + 4, 2 * radius + 4)
    pieces.strike(
        sheet, radius, ((0, palette.KERB_RIM), (1.6, palette.GOLD), (radius * 0.2, palette.GOLD)), (255, 250, 220)
    )
    return sheet.sprite(Shadow(2, 3, 2.5, 0.55))


def displayed(view: View) -> list[tuple[int, Point]]:
    """Returns the sizes of the open calpulli, each with the middle of its place on the lake."""
    count = len(view.display)
    columns, right, low = min(count, _COLUMNS), _EDGE[0] - 46, _EDGE[1] - 60
    found: list[tuple[int, Point]] = []
    for i, size in enumerate(view.display):
        rows = -(-count // _COLUMNS)
        row, column = divmod(i, _COLUMNS)
        x = right - (columns - 1 - column) * _PITCH[0]
        found.append((size, (x, low - (rows - 1 - row) * _PITCH[1])))
    return found


def around(at: Point) -> Polygon:
    """Returns the place of an open calpulli."""
    (x, y), (wide, high) = map(round, at), calpulli.DISPLAYED
    return corners((x - wide // 2, y - high // 2, x + wide // 2, y + high // 2))


def _later(canvas: Image.Image, view: View, words: Words) -> None:
    """Lays the calpulli of the second half in a row, small, behind the number of that half."""
    x, y = _LATER[0] + 42, _EDGE[1] - 54
    for text, size, up in ((words("mexica-picture-second-half"), 24, 34), ("II", 26, 9)):
        label(canvas, (x - 16, y - up), text, fonts.font(size, fonts.BLACK), palette.CHALK, palette.NIGHT, "mm", 3)
    for i, size in enumerate(view.later):
        row, column = divmod(i, 4)
        calpulli.small(size).stamp(canvas, (x + 28 + 39 * column - 18 * row, y - 20 + 42 * row))
