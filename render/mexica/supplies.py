"""What lies on the lake beside the island: canals, bridges and tokens in the supply, and the calpulli on display."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PIL import Image

from render.core import fonts, pieces
from render.core.boxes import corners
from render.core.canvas import Point, Polygon, Shadow, Sheet, Sprite
from render.core.labels import label
from render.core.pointers import outline
from render.mexica import calpulli, canals, palette
from render.mexica.layout import BOARD, RIM, centre
from rules.mexica.view import View

_STORE: dict[str, Point] = {
    "double": (centre("P1")[0] + 10, centre("Q2")[1] - 30),
    "single": (centre("S1")[0] + 20, centre("Q2")[1] - 30),
    "bridge": (centre("P1")[0] + 10, centre("Q3")[1] + 18),
    "token": (centre("S1")[0] + 20, centre("Q3")[1] + 18),
}
"""Where the things of each kind lie; how many there are stands to their right."""
_FACE = (44, fonts.BLACK)
_COLUMNS = 4
_PITCH = (82, 108)


def draw(canvas: Image.Image, view: View) -> None:
    """Lays out the supply, the open calpulli, and those of the second half as long as the first one lasts."""
    left = {"double": view.doubles, "single": view.singles, "bridge": view.spare_bridges, "token": view.spare_tokens}
    for thing, count in left.items():
        _heap(canvas, thing, count)
    for size, (x, y) in displayed(view):
        calpulli.displayed(size, view.rules).stamp(canvas, (x, y))
        if size == view.proposed:
            outline(canvas, around((x, y)), palette.GLOW, 5)
    if view.later:
        _later(canvas, view)


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
        sprite.faded(0.3).stamp(canvas, (x, y))
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
    right, low = BOARD[2] - RIM - 50, BOARD[3] - RIM - 62
    found: list[tuple[int, Point]] = []
    for i, size in enumerate(view.display):
        rows = -(-count // _COLUMNS)
        row, column = divmod(i, _COLUMNS)
        x = right - (_COLUMNS - 1 - column) * _PITCH[0]
        found.append((size, (x, low - (rows - 1 - row) * _PITCH[1])))
    return found


def around(middle: Point) -> Polygon:
    """Returns the place of an open calpulli."""
    (x, y), (wide, high) = map(round, middle), calpulli.DISPLAYED
    return corners((x - wide // 2, y - high // 2, x + wide // 2, y + high // 2))


def _later(canvas: Image.Image, view: View) -> None:
    """Lays the calpulli of the second half in a row, small, behind the number of that half."""
    x, y = centre("L14")[0], centre("L14")[1] - 26
    label(canvas, (x - 26, y - 20), "II", fonts.font(28, fonts.BLACK), palette.CHALK, palette.NIGHT, "lm", 3)
    for i, size in enumerate(view.later):
        row, column = divmod(i, 4)
        calpulli.small(size).stamp(canvas, (x + 28 + 42 * column - 20 * row, y - 20 + 42 * row))
