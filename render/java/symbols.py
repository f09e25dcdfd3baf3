"""The symbols of festivals, mask, drum and puppet, and the cards that show them."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw, ImageFont

from render.core import fonts, pieces
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, cut_out, mix
from render.core.labels import figure, write
from render.core.texture import surface
from render.java import palette

_CLOTH: dict[str, Colour] = {"M": (196, 64, 44), "D": (214, 150, 52), "P": (60, 96, 128)}
"""The cloth behind each symbol."""


@cache
def symbol(kind: str, half: float) -> Sprite:
    """Returns a symbol on a round of its cloth."""
    room = round(half * 2.4) // 2 * 2 + 8
    painted = Sheet(room, room)
    painted.ellipse((0, 0), half, half, _CLOTH[kind], palette.INK, max(1.2, half / 16))
    painted.ellipse((0, 0), half * 0.88, half * 0.88, None, mix(_CLOTH[kind], palette.PAPER, 0.6), max(0.8, half / 24))
    _PAINTERS[kind](painted, half / 40)
    return painted.sprite()


def _scaled(scale: float, *points: Point) -> list[Point]:
    return [(x * scale, y * scale) for x, y in points]


def _mask(painted: Sheet, scale: float) -> None:
    """Draws a dancer's mask with a golden crown, slit eyes and red lips."""
    rim = 1.6 * scale
    crown = _scaled(
        scale, (-20, -8), (-24, -22), (-13, -17), (-9, -30), (0, -20), (9, -30), (13, -17), (24, -22), (20, -8)
    )
    painted.polygon(crown, palette.GOLD, palette.INK, rim)
    face = _scaled(scale, (-19, -9), (19, -9), (18, 8), (11, 22), (0, 28), (-11, 22), (-18, 8))
    painted.polygon(face, (252, 244, 226), palette.INK, rim)
    for side in (-1, 1):
        eye = _scaled(scale, (side * 3.5, 1), (side * 9, -3), (side * 15, -1), (side * 9, 2.5))
        painted.polygon(eye, palette.INK)
        painted.line(_scaled(scale, (side * 4, -5.5), (side * 15, -6.5)), palette.INK, 1.8 * scale)
    painted.line(_scaled(scale, (0, -2), (-2, 9), (2, 9)), (150, 110, 80), 1.6 * scale)
    painted.polygon(_scaled(scale, (-7, 15), (0, 13), (7, 15), (0, 20)), (190, 34, 28))


def _drum(painted: Sheet, scale: float) -> None:
    """Draws a barrel drum lying on its side, laced from skin to skin."""
    rim = 1.6 * scale
    body = _scaled(scale, (-22, -14), (-8, -19), (8, -19), (22, -14), (22, 14), (8, 19), (-8, 19), (-22, 14))
    painted.polygon(body, (122, 62, 30), palette.INK, rim)
    for x in (-14, -5, 5, 14):
        painted.line(_scaled(scale, (x - 4, -16), (x + 4, 16)), palette.PAPER, 1.6 * scale)
        painted.line(_scaled(scale, (x + 4, -16), (x - 4, 16)), palette.PAPER, 1.6 * scale)
    for x in (-23, 23):
        painted.ellipse((x * scale, 0), 6.5 * scale, 15.5 * scale, (250, 238, 214), palette.INK, rim)
        painted.ellipse((x * scale, 0), 2.6 * scale, 6.5 * scale, palette.INK)


def _puppet(painted: Sheet, scale: float) -> None:
    """Draws a shadow puppet: a slim figure in profile with long arms on its sticks."""
    gold, dark = (238, 196, 84), palette.INK
    painted.line(_scaled(scale, (0, 8), (0, 36)), (250, 238, 214), 2.4 * scale)
    skirt = _scaled(scale, (-5, 2), (5, 2), (13, 26), (-11, 26))
    painted.polygon(skirt, gold, dark, 1.4 * scale)
    painted.polygon(_scaled(scale, (-9, -10), (8, -10), (5, 4), (-5, 4)), (176, 44, 32), dark, 1.4 * scale)
    for arm in (((8, -9), (21, -2), (27, 12)), ((-9, -9), (-20, 2), (-14, 14))):
        painted.line(_scaled(scale, *arm), dark, 4.6 * scale)
        painted.line(_scaled(scale, *arm), gold, 2.4 * scale)
    head = _scaled(
        scale, (-7, -12), (4, -11), (6, -16), (16, -18), (6, -22), (3, -28), (-10, -36), (-6, -26), (-13, -22)
    )
    painted.polygon(head, gold, dark, 1.4 * scale)
    painted.ellipse((4 * scale, -20 * scale), 1.5 * scale, 1.5 * scale, dark)


_PAINTERS = {"M": _mask, "D": _drum, "P": _puppet}


def height(width: int) -> int:
    """Returns the height of a card."""
    return round(width * 1.4)


@lru_cache(maxsize=64)
def card(kind: str, width: int) -> Sprite:
    """Returns a festival card: its symbols, and their letters as in the notation."""
    image = _blank(width, palette.PAPER)
    half = width * (0.36 if len(kind) == 1 else 0.27)
    spots = ((0.5, 0.42),) if len(kind) == 1 else ((0.33, 0.245), (0.67, 0.565))
    for letter, (x, y) in zip(kind, spots, strict=True):
        symbol(letter, half).stamp(image, (width * x, image.height * y))
    face = fonts.font(max(fonts.SMALLEST, round(width * 0.3)), fonts.BLACK)
    write(image, (width / 2, image.height * 0.865), kind, face, palette.INK, "mm")
    return Shadow(2, 3, 3, 0.5).under(image)


@lru_cache(maxsize=16)
def little(kind: str, width: int) -> Sprite:
    """Returns a small festival card: its letters as large as they can be below its symbols."""
    image = _blank(width, palette.PAPER)
    far = width * 0.22 * (len(kind) - 1)
    for letter, x in zip(kind, (-far, far), strict=False):
        symbol(letter, width * (0.36 - 0.14 * (len(kind) - 1))).stamp(image, (width / 2 + x, image.height * 0.3))
    face = fonts.font(round(width * 0.58), fonts.BLACK)
    write(image, (width / 2, image.height * 0.73), kind, face, palette.INK, "mm")
    return Shadow(2, 3, 3, 0.5).under(image)


@lru_cache(maxsize=32)
def slip(kind: str, high: int) -> Sprite:
    """Returns a small card with nothing but the letters of its symbols, framed so that two of them are seen as one."""
    wide = slip_width(kind, high)
    image = Image.new("RGBA", (wide, high), palette.INK)
    image.paste(palette.CARD, (3, 3, wide - 3, high - 3))
    x = 7.0
    for letter in kind:
        x += write(image, (x, high / 2), letter, _letters(high), mix(_CLOTH[letter], palette.INK, 0.45))
    return Shadow(1, 2, 2, 0.5).under(image)


def slip_width(kind: str, high: int) -> int:
    return round(_letters(high).getlength(kind)) + 14


def _letters(high: int) -> ImageFont.FreeTypeFont:
    return fonts.font(max(fonts.SMALLEST, round(high * 0.75)), fonts.BLACK)


def token(scale: float) -> Sprite:
    """Returns an action token: the point that it adds."""
    return pieces.token("plus", round(15 * scale), palette.GOLD, palette.INK)


@lru_cache(maxsize=16)
def back(width: int, count: int | None = None) -> Sprite:
    """Returns the back of a card, with the number of those that lie there if wanted."""
    image = _blank(width, palette.BATIK)
    pale = mix(palette.BATIK, palette.GOLD, 0.55)
    draw = ImageDraw.Draw(image)
    middle, step = (width / 2, image.height / 2), width / 4
    for row in range(-2, 3):
        for column in range(-1, 2):
            x, y = middle[0] + step * (column + 0.5 * (row % 2)), middle[1] + step * row
            if abs(x - middle[0]) < width * 0.36 and width >= 60:
                draw.polygon(around(width * 0.07, 4, 0, (x, y)), outline=pale)
    if count is not None:
        face = fonts.font(round(width * 0.66), fonts.BLACK)
        figure(image, (middle[0], image.height * 0.73), count, face, palette.CHALK, palette.BATIK, 4)
    return Shadow(2, 3, 3, 0.5).under(image)


def _blank(width: int, colour: Colour) -> Image.Image:
    """Returns a card with round corners and a printed frame."""
    size = (width, height(width))
    paper = surface(size, colour, width + size[1], fine=0.0, broad=0.02)
    corner = max(3, width // 11)
    large = Image.new("L", (size[0] * 4, size[1] * 4))
    ImageDraw.Draw(large).rounded_rectangle((0, 0, size[0] * 4 - 1, size[1] * 4 - 1), corner * 4, fill=255)
    gap = max(2, width // 26)
    ImageDraw.Draw(paper).rounded_rectangle(
        (gap, gap, size[0] - 1 - gap, size[1] - 1 - gap),
        corner - gap // 2,
        outline=palette.GOLD,
        width=max(1, width // 40),
    )
    return cut_out(paper, large.reduce(4), 1.5, 0.4)
