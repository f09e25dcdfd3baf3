"""The supplies: the stack, the tile in hand or those on display, the temple levels left."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.core import fonts
from render.core.canvas import Point, Polygon, Shadow, Sprite, cut_out, mask_of
from render.core.labels import label, write
from render.core.panels import lay
from render.core.pointers import outline
from render.core.scene import WIDE, Layout, Words
from render.tikal import palette, temples, terrain
from render.tikal.layout import DISPLAYED, RADIUS, Shelf, Site, shelf, site_of
from render.tikal.targets import lay_tile
from rules.tikal import data
from rules.tikal.view import View


def draw(canvas: Image.Image, view: View, words: Words, layout: Layout = WIDE) -> None:
    """Draws the stack, then the tiles turned up, then the temple levels left."""
    where, site = arranged(view, layout), site_of(layout)
    _stack(canvas, where, view, site)
    if view.display:
        _display(canvas, view, words, layout)
    elif view.tile:
        _hand(canvas, where, view, words, site)
    _squares(canvas, where, view)


def arranged(view: View, layout: Layout) -> Shelf:
    """Returns where the supplies lie."""
    return shelf(layout, len(view.players), len(_turned(view)))


def _turned(view: View) -> list[str]:
    """Returns the tiles of an auction; one that was taken and waits lies before the others."""
    return [*([view.tile] if view.tile else []), *view.display] if view.display else []


def displayed(view: View, layout: Layout) -> list[tuple[str, Point]]:
    """Returns the tiles of an auction with their middles."""
    return [*zip(_turned(view), arranged(view, layout).display, strict=True)]


def _display(canvas: Image.Image, view: View, words: Words, layout: Layout) -> None:
    """Lays out the tiles of the auction with their names above them, one taken in a bright frame."""
    site, high = site_of(layout), arranged(view, layout).named
    for tile, (x, y) in displayed(view, layout):
        small_tile(tile, view.rules, site).stamp(canvas, (x, y))
        if tile == view.tile:
            outline(canvas, site.hexagon((x, y), DISPLAYED - 2), palette.GLOW, 5)
        text, face = fonts.fit(
            words("tikal-picture-tile", tile=tile), 2 * DISPLAYED - 4, (30, 28, 26, 24, 22), fonts.BLACK
        )
        label(canvas, (x, y - high), text, face, palette.PARCHMENT, palette.DEEP)


@lru_cache(maxsize=16)
def small_tile(tile: str, rules: int, site: Site, radius: int = DISPLAYED) -> Sprite:
    """Returns a tile as it lies on display, reduced to a radius but for its stones, which are counted."""
    room = 2 * RADIUS + 24
    image = Image.new("RGBA", (room, room))
    lay_tile(image, (room / 2, room / 2), tile, rules, site, bare=True)
    side = room * radius // RADIUS
    small = Sprite(image.resize((side, side), Image.Resampling.LANCZOS), (side // 2, side // 2))
    terrain.lay_held(small.image, small.anchor, data.LAID[tile][0], site, radius)
    return small


def _stack(canvas: Image.Image, where: Shelf, view: View, site: Site) -> None:
    """Draws the stack with the letter on its top tile and how many tiles are left."""
    x, y = where.stack
    if not view.tiles:
        return
    height = min(3, view.tiles)
    for i in range(height):
        back(canvas.size, site, where.pile).stamp(canvas, (x + 4 * i - 4, y - 4 * i + 4))
    x, y = x + 4 * (height - 2), y - 4 * (height - 2)
    scale = where.pile / RADIUS
    face = fonts.font(round(84 * scale), fonts.BLACK)
    label(canvas, (x, y - 14 * scale), view.letter, face, palette.PARCHMENT, palette.DEEP, width=4)
    label(canvas, (x, y + 48 * scale), f"×{view.tiles}", fonts.font(38, fonts.BOLD), palette.PARCHMENT, palette.DEEP)


@lru_cache(maxsize=4)
def back(size: tuple[int, int], site: Site, radius: int = RADIUS) -> Sprite:
    """Returns the back of a tile: a piece of the canopy of a picture of some size, under a frame."""
    width, height = (part - 2 * (RADIUS - radius) for part in site.tile)
    middle = (width / 2, height / 2)
    ground = terrain.jungle(size, site).crop((300, 300, 300 + width, 300 + height))
    ground = ground.point([round(i * 0.75) for i in range(256)] * 3)
    outline(ground, site.hexagon(middle, radius - 12), palette.GOLD, 3, None)
    shape = mask_of((width, height), site.hexagon(middle, radius - 2))
    return Shadow(3, 4, 4, 0.6).under(cut_out(ground, shape, 3, 0.6, (220, 230, 170), (8, 12, 6)))


def held(view: View, layout: Layout) -> Polygon:
    """Returns the shape of the tile that waits to be placed, where it lies: in hand, or among those of an auction."""
    where, site = arranged(view, layout), site_of(layout)
    if view.display:
        return site.hexagon(where.display[0], DISPLAYED)
    return site.hexagon(where.in_hand, where.held)


def _hand(canvas: Image.Image, where: Shelf, view: View, words: Words, site: Site) -> None:
    """Lays the tile that waits to be placed on a sheet of paper beside its name, or below that where the sheet is high:
    it is in hand, not on the board."""
    lay(canvas, where.hand, palette.PAPER)
    small_tile(view.tile, view.rules, site, where.held).stamp(canvas, where.in_hand)
    left, top, right, _ = where.hand
    start, lines = (left, (26, 66)) if where.high else (left + 2 * where.held + 8, (46, 92))
    x, room = (start + 4 + right) / 2, right - start - 16
    for says, y, weight, ink, largest in (
        (_terrain(view, words), lines[0], fonts.BOLD, palette.INK, 40),
        (f"{words('tikal-picture-kind')} {view.tile}", lines[1], fonts.SEMIBOLD, palette.FAINT_INK, 36),
    ):
        text, face = fonts.fit(says, room, tuple(range(largest, 21, -2)), weight)
        write(canvas, (x, top + y), text, face, ink, "mm")


def _terrain(view: View, words: Words) -> str:
    """Says of what kind the tile in hand is, with what its temple is worth or how many treasures lie on it."""
    kind = data.TILES[view.tile].terrain
    number = {"temple": view.numbers.values, "treasure": view.numbers.masks}.get(kind, {}).get(view.tile)
    said = words(f"tikal-text-terrain-{kind}")
    return said if number is None else f"{said} {number}"


def _squares(canvas: Image.Image, where: Shelf, view: View) -> None:
    """Lays out the temple levels in the supply, each on a slip with how many are left: else that was read as
    that of the next one. In one row the number stands below its level, in several beside it.
    """
    left, top, right, bottom = where.levels
    lay(canvas, where.levels, palette.PAPER_DARK)
    columns = len(view.numbers.squares) // where.rows
    pitch, high = (right - left - 12) / columns, (bottom - top - 12) / where.rows
    room = pitch - 6 if where.rows == 1 else pitch - high - 4
    half = min(26, int(min(pitch, high) / 2) - 3)
    _, face = fonts.fit(f"×{max(view.squares)}", room, (42, 38, 34, 30, 26), fonts.BLACK)
    for i, count in enumerate(view.squares):
        x, y = left + 6 + pitch * (i % columns + 0.5), top + 6 + high * (i // columns)
        slip = (round(x - pitch / 2) + 2, round(y) + 2, round(x + pitch / 2) - 2, round(y + high) - 2)
        canvas.paste(palette.SLIP, slip)
        level, number = (
            ((x, top + 42), (x, bottom - 30))
            if where.rows == 1
            else ((x - (pitch - high) / 2, y + high / 2), (x + high / 2 - 2, y + high / 2))
        )
        sprite = temples.square(data.LOWEST_SQUARE + i, half)
        (sprite if count else sprite.faded(0.25)).stamp(canvas, level)
        ink = palette.INK if count else palette.SPENT_INK
        write(canvas, number, f"×{count}", face, ink, "mm")
