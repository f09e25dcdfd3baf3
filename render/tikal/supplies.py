"""The supplies: the stack, the tile in hand or those on display, the temple levels left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Shadow, Sprite, cut_out, mask_of
from render.core.labels import label, write
from render.core.panels import lay
from render.core.pointers import outline
from render.core.scene import WIDE, Layout, Words
from render.tikal import palette, temples, terrain
from render.tikal.layout import APOTHEM, DISPLAYED, RADIUS, Shelf, hexagon, shelf
from render.tikal.targets import lay_tile
from rules.tikal import data
from rules.tikal.view import View


def draw(canvas: Image.Image, view: View, words: Words, layout: Layout = WIDE) -> None:
    """Draws the stack, then the tiles turned up, then the temple levels left."""
    where = arranged(view, layout)
    _stack(canvas, where.stack, view)
    if view.display:
        _display(canvas, view, words, layout)
    elif view.tile:
        _hand(canvas, where.hand, view, words)
    _squares(canvas, where.levels, view)


def arranged(view: View, layout: Layout) -> Shelf:
    """Returns where the supplies lie."""
    return shelf(layout, len(_turned(view)))


def _turned(view: View) -> list[str]:
    """Returns the tiles of an auction; one that was taken and waits lies before the others."""
    return [*([view.tile] if view.tile else []), *view.display] if view.display else []


def displayed(view: View, layout: Layout) -> list[tuple[str, Point]]:
    """Returns the tiles of an auction with their middles."""
    return [*zip(_turned(view), arranged(view, layout).display, strict=True)]


def _display(canvas: Image.Image, view: View, words: Words, layout: Layout) -> None:
    """Lays out the tiles of the auction with their names above them, one taken in a bright frame."""
    for tile, (x, y) in displayed(view, layout):
        small_tile(tile, view.rules).stamp(canvas, (x, y))
        if tile == view.tile:
            outline(canvas, hexagon((x, y), DISPLAYED - 2), palette.GLOW, 5)
        text, face = fonts.fit(
            words("tikal-picture-tile", tile=tile), 2 * DISPLAYED - 4, (30, 28, 26, 24, 22), fonts.BLACK
        )
        label(canvas, (x, y - 68), text, face, palette.PARCHMENT, palette.DEEP)


@lru_cache(maxsize=16)
def small_tile(tile: str, rules: int) -> Sprite:
    """Returns a tile as it lies on display, reduced."""
    room = 2 * RADIUS + 24
    image = Image.new("RGBA", (room, room))
    lay_tile(image, (room / 2, room / 2), tile, rules)
    side = room * DISPLAYED // RADIUS
    return Sprite(image.resize((side, side), Image.Resampling.LANCZOS), (side // 2, side // 2))


def _stack(canvas: Image.Image, middle: Point, view: View) -> None:
    """Draws the stack with the letter on its top tile and how many tiles are left."""
    x, y = middle
    if not view.tiles:
        return
    height = min(3, view.tiles)
    for i in range(height):
        back(canvas.size).stamp(canvas, (x + 4 * i - 4, y - 4 * i + 4))
    x, y = x + 4 * (height - 2), y - 4 * (height - 2)
    label(canvas, (x, y - 14), view.letter, fonts.font(84, fonts.BLACK), palette.PARCHMENT, palette.DEEP, width=4)
    label(canvas, (x, y + 48), f"×{view.tiles}", fonts.font(38, fonts.BOLD), palette.PARCHMENT, palette.DEEP)


@lru_cache(maxsize=4)
def back(size: tuple[int, int]) -> Sprite:
    """Returns the back of a tile: a piece of the canopy of a picture of some size, under a frame."""
    width, height = 2 * RADIUS + 8, round(2 * APOTHEM) + 8
    middle = (width / 2, height / 2)
    ground = terrain.jungle(size).crop((300, 300, 300 + width, 300 + height))
    ground = ground.point([round(i * 0.75) for i in range(256)] * 3)
    outline(ground, hexagon(middle, RADIUS - 12), palette.GOLD, 3, None)
    shape = mask_of((width, height), hexagon(middle, RADIUS - 2))
    return Shadow(3, 4, 4, 0.6).under(cut_out(ground, shape, 3, 0.6, (220, 230, 170), (8, 12, 6)))


def _hand(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Lays the tile that waits to be placed on a sheet of paper, beside its name: it is in hand, not on the board."""
    lay(canvas, box, palette.PAPER)
    left, top, right, bottom = box
    small_tile(view.tile, view.rules).stamp(canvas, (left + DISPLAYED + 10, (top + bottom) / 2))
    x = (left + 2 * DISPLAYED + 16 + right) / 2
    kind, face = fonts.fit(
        words("tikal-picture-kind"), right - left - 2 * DISPLAYED - 26, (36, 32, 28, 24), fonts.SEMIBOLD
    )
    write(canvas, (x, top + 36), kind, face, palette.FAINT_INK, "mm")
    write(canvas, (x, top + 82), view.tile, fonts.font(60, fonts.BLACK), palette.INK, "mm")


def _squares(canvas: Image.Image, box: Box, view: View) -> None:
    """Lays out the temple levels in the supply, each on a slip with how many are left: else that was read as
    that of the next one.
    """
    left, top, right, bottom = box
    lay(canvas, box, palette.PAPER_DARK)
    pitch = (right - left - 12) / len(view.numbers.squares)
    half = min(26, int(pitch / 2) - 3)
    _, face = fonts.fit(f"×{max(view.squares)}", pitch - 6, (42, 38, 34, 30, 26), fonts.BLACK)
    for i, count in enumerate(view.squares):
        x = left + 6 + pitch * (i + 0.5)
        slip = (round(x - pitch / 2) + 2, top + 8, round(x + pitch / 2) - 2, bottom - 8)
        canvas.paste(palette.SLIP, slip)
        sprite = temples.square(data.LOWEST_SQUARE + i, half)
        (sprite if count else sprite.faded(0.25)).stamp(canvas, (x, top + 42))
        ink = palette.INK if count else palette.SPENT_INK
        write(canvas, (x, bottom - 30), f"×{count}", face, ink, "mm")
