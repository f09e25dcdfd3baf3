"""The bridge: above it the turn order, on it who has passed, and what the next worker costs while somebody has not."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.caylus import palette, signs
from render.caylus.layout import BRIDGE, LANE_0, field
from render.caylus.people import PLACING, may_be_placed
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Shadow, Sheet, Sprite, mix
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.scene import Words
from render.core.texture import surface
from rules.caylus.view import View

ORDER: Box = (BRIDGE[0] - 4, BRIDGE[1] - 10, BRIDGE[2] + 42, BRIDGE[1] + 73)
FIELDS = 5
_MARK, _IN_ORDER = 22, 25
"""The radius of a seat's mark on the bridge, and above it."""
_SLAB = (48, 50)


def slab(number: int) -> Box:
    """Returns where a field of the bridge lies, counted from 1."""
    x, y = map(round, field(number))
    return (x - _SLAB[0] // 2, y - 30, x + _SLAB[0] // 2, y - 30 + _SLAB[1])


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    pencil = ImageDraw.Draw(canvas)
    for post in (ORDER[0] + 26, BRIDGE[2] - 22):
        pencil.rectangle(
            (post - 6, ORDER[3] - 8, post + 6, LANE_0 - 50), fill=palette.BEAM, outline=palette.INK, width=2
        )
    deck().stamp(canvas, ((BRIDGE[0] + BRIDGE[2]) // 2, LANE_0 - 20))
    text, face = fonts.fit(words(says(view)), BRIDGE[2] - BRIDGE[0] - 4, (28, 27, 26, 25, 24, 23, 22), fonts.BOLD)
    write(canvas, ((BRIDGE[0] + BRIDGE[2]) / 2, LANE_0 - 47), text, face, palette.INK, "mm")
    for number in range(1, len(view.players) + 1):
        (x, y), (fill, rim, width) = field(number), (palette.SLAB, palette.STONE_DARK, 2)
        due = number == next_price(view)
        box = slab(number)
        if due:
            fill, rim, width, box = palette.GLOW, palette.INK, 3, _around(box, 3)
        pencil.rounded_rectangle(box, 7, fill=fill, outline=rim, width=width)
        if number <= len(view.passed):
            mark(look_of(view.passed[number - 1]), _MARK).stamp(canvas, (x, y - 5))
        elif number <= len(view.prices):
            coin = signs.coin(str(view.prices[number - 1]), 48 if due else 32)
            (coin if due else coin.faded(0.6)).stamp(canvas, (x, y - 5))
    _order(canvas, view, words)


def says(view: View) -> str:
    """Returns the id of what is written above the fields: while workers are placed of what each of them costs."""
    if len(view.passed) == len(view.players):
        return "caylus-picture-all-passed"
    return "caylus-picture-costs" if may_be_placed(view) else "caylus-picture-passed"


def next_price(view: View) -> int | None:
    """Returns the field with what the next worker costs, counted from 1, while workers are placed."""
    number = len(view.passed) + 1
    return number if number <= min(len(view.players), len(view.prices)) and view.phase == PLACING else None


AIR = 5
"""What is free round a slab on its sheet."""


@lru_cache(maxsize=8)
def passed(text: str, size: int) -> Sprite:
    """Returns a slab of the bridge that says of a seat that it stands there."""
    face = fonts.font(max(fonts.SMALLEST, size), fonts.BOLD)
    x, y = face.getlength(text) / 2 + 3, size * 0.72
    sheet = Sheet(round(2 * (x + AIR)), round(2 * (y + AIR)))
    sheet.polygon([(-x, -y), (x, -y), (x, y), (-x, y)], palette.SLAB, palette.STONE_DARK, 2)
    sprite = sheet.sprite(Shadow(1, 2, 2, 0.4))
    write(sprite.image, sprite.anchor, text, face, palette.INK, "mm")
    return sprite


@cache
def turn(number: int) -> Sprite:
    """Returns a sign of wood, as that of the turn order is, with the place of a seat in it."""
    sheet = Sheet(58, 50, 2)
    sheet.polygon([(-22, -18), (22, -18), (22, 18), (-22, 18)], palette.BEAM, palette.INK, 2)
    sheet.polygon([(-18, -14), (18, -14), (18, 14), (-18, 14)], palette.BOARD, palette.INK, 1)
    sprite = sheet.sprite(Shadow(1, 2, 2, 0.4))
    write(sprite.image, sprite.anchor, f"{number}.", fonts.font(30, fonts.BLACK), palette.INK, "mm")
    return sprite


def _around(box: Box, by: int) -> Box:
    left, top, right, bottom = box
    return (left - by, top - by, right + by, bottom + by)


def _order(canvas: Image.Image, view: View, words: Words) -> None:
    lay(canvas, ORDER, palette.BEAM)
    left, top, right, bottom = ORDER
    ImageDraw.Draw(canvas).rectangle(
        (left + 5, top + 5, right - 6, bottom - 6), fill=palette.BOARD, outline=palette.INK
    )
    text, face = fonts.fit(words("caylus-picture-order"), right - left - 16, (24, 23, 22), fonts.BOLD)
    write(canvas, ((left + right) / 2, top + 14), text, face, palette.INK, "mm")
    for i, seat in enumerate(view.order):
        mark(look_of(seat), _IN_ORDER).stamp(canvas, (left + 34 + (right - left - 68) * i / (FIELDS - 1), bottom - 32))


_DECK = mix(palette.COBBLE, palette.PAPER, 0.35)
"""The colour of the bridge: pale as the road that leads over it, in grey it lay beside that like a slab."""


@cache
def deck() -> Sprite:
    """Paints the bridge: five arches over the river."""
    scale = 2
    width, height = BRIDGE[2] - BRIDGE[0] + 26, 96
    large = (width * scale, height * scale)
    stone = surface(large, _DECK, 14, fine=0.0, broad=0.01)
    draw = ImageDraw.Draw(stone)
    for y in range(0, large[1], 22):
        draw.line((0, y, large[0], y), fill=mix(_DECK, palette.INK, 0.06), width=2)
    shape = Image.new("L", large)
    mask = ImageDraw.Draw(shape)
    mask.rounded_rectangle((0, 0, large[0] - 1, large[1] - 26), 14, fill=255)
    for i in range(6):
        x = 13 + (width - 26) * i / 5
        mask.rectangle(((x - 6) * scale, large[1] - 28, (x + 6) * scale, large[1] - 1), fill=255)
    for row, y in enumerate(range(0, large[1], 22)):
        for x in range(-22 * (row % 2), large[0], 44):
            draw.line((x, y, x, y + 22), fill=mix(_DECK, palette.INK, 0.06), width=2)
    for top, bottom in ((0, 12), (large[1] - 40, large[1] - 26)):
        draw.rectangle((0, top, large[0], bottom), fill=palette.STONE)
        draw.line((0, bottom, large[0], bottom), fill=palette.STONE_DARK, width=3)
    image = stone.convert("RGBA")
    image.putalpha(shape)
    return Shadow(4, 6, 4, 0.6).under(image.reduce(scale))
