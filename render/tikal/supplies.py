"""The supplies below the board: the stack, the tile to be placed or those on display, the temple levels left."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.core import fonts
from render.core.canvas import Point, Shadow, Sprite, bevel_masks, mask_of, mix
from render.core.labels import label, write
from render.core.panels import lay
from render.core.pointers import stroke
from render.core.scene import Words
from render.tikal import palette, temples, terrain
from render.tikal.layout import APOTHEM, RADIUS, SUPPLIES, centre, hexagon
from render.tikal.targets import lay_tile
from rules.tikal import data
from rules.tikal.view import View


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    _stack(canvas, centre("a6"), view)
    if view.tile:
        _tile(canvas, centre("c6"), view.tile)
    _squares(canvas, view, words)


def _stack(canvas: Image.Image, middle: Point, view: View) -> None:
    """Draws the stack with the letter on its top tile and how many tiles are left."""
    x, y = middle
    if not view.tiles:
        return
    height = min(3, view.tiles)
    for i in range(height):
        back().stamp(canvas, (x + 4 * i - 4, y - 4 * i + 4))
    x, y = x + 4 * (height - 2), y - 4 * (height - 2)
    label(canvas, (x, y - 14), view.letter, fonts.font(84, fonts.BLACK), (240, 228, 180), (22, 34, 18), width=4)
    label(canvas, (x, y + 48), f"×{view.tiles}", fonts.font(38, fonts.BOLD), (240, 228, 180), (22, 34, 18))


@cache
def back() -> Sprite:
    """Returns the back of a tile: canopy under a frame."""
    size = (2 * RADIUS + 8, round(2 * APOTHEM) + 8)
    middle = (size[0] / 2, size[1] / 2)
    ground = terrain.jungle().crop((300, 300, 300 + size[0], 300 + size[1]))
    ground = ground.point([round(i * 0.75) for i in range(256)] * 3)
    corners = hexagon(middle, RADIUS - 12)
    stroke(ground, [*corners, corners[0]], palette.GOLD, 3, None)
    shape = mask_of(size, hexagon(middle, RADIUS - 2))
    light, dark = bevel_masks(shape, 3, 0.6)
    ground.paste((220, 230, 170), (0, 0), light)
    ground.paste((8, 12, 6), (0, 0), dark)
    image = ground.convert("RGBA")
    image.putalpha(shape)
    return Shadow(3, 4, 4, 0.6).under(image)


def _tile(canvas: Image.Image, middle: Point, tile: str) -> None:
    """Lays the tile that waits to be placed, in a bright frame."""
    lay_tile(canvas, middle, tile)
    corners = hexagon(middle, RADIUS - 3)
    stroke(canvas, [*corners, corners[0]], palette.GLOW, 5)
    at = (middle[0] - 37, middle[1] - APOTHEM + 20)
    label(canvas, at, tile, fonts.font(26, fonts.BLACK), palette.GLOW, (30, 26, 12))


def _squares(canvas: Image.Image, view: View, words: Words) -> None:
    """Lays out the temple levels in the supply, each with how many are left."""
    left, top, right, bottom = SUPPLIES
    left = round(centre("c6")[0]) + RADIUS + 14
    lay(canvas, (left, top + 6, right, bottom), palette.PAPER_DARK)
    pitch = (right - left - 16) / len(data.SQUARES)
    for i, count in enumerate(view.squares):
        value = data.LOWEST_SQUARE + i
        x, y = left + 8 + pitch * (i + 0.5), top + 52
        sprite = temples.square(value)
        (sprite if count else sprite.faded(0.25)).stamp(canvas, (x, y))
        ink = palette.INK if count else mix(palette.PAPER_DARK, palette.INK, 0.55)
        write(canvas, (x, bottom - 28), f"×{count}", fonts.font(32, fonts.BOLD), ink, "mm")
