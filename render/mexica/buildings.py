"""Buildings: stepped pyramids seen from the front, the higher the more they are worth, in the colour of their owner."""

from __future__ import annotations

from functools import cache

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.fonts import BLACK, font
from render.core.labels import figure
from render.core.palette import DARK, SeatLook
from render.core.pieces import outline
from render.mexica import palette

_BASE = {1: 18.0, 2: 19.5, 3: 20.5, 4: 21.5}
"""Half the width of the lowest step, by the value."""
_FOOT = 22.0
"""How far below the middle of its square a building ends."""
_PLINTH = 3.0
"""The height of the pale stone below it, which parts it from paving of its own colour."""
_HIGH = {1: 26.0, 2: 31.0, 3: 36.0, 4: 40.0}
"""The height of the steps by the value."""
_BACK = {1: 0.0, 2: 4.9, 3: 4.0, 4: 3.4}
"""How far each step stands back behind that below, by the value."""
_TREAD = 3
"""How much of the top of a step is seen from the front."""
_MARK = 8.5
"""The radius of the mark on the top."""


@cache
def building(value: int, look: SeatLook | None, scale: float = 1.0) -> Sprite:
    """Returns a building of a value with its owner's mark upon it; one of nobody is of bare stone."""
    colour, ink = (look.colour, look.ink) if look is not None else (palette.KERB, DARK)
    sheet = Sheet(2 * round(28 * scale) + 1, 2 * round(39 * scale) + 1)
    if look is not None:
        summit = _FOOT - _PLINTH - _HIGH[value]
        crest = outline(look.shape, _MARK * scale, (0, (summit - 10 + 1.2 * value) * scale))
        for rim, more in ((palette.CHALK, 6.0), (DARK, 3.6)):
            sheet.polygon(crest, rim, rim, more * scale)
        sheet.polygon(crest, look.lit)
    _pyramid(sheet, value, colour, scale)
    sprite = sheet.sprite(Shadow(3 + value, 4, 2.5 + value / 3, 0.75))
    at = (sprite.anchor[0], sprite.anchor[1] + 5.5 * scale)
    figure(sprite.image, at, value, font(round(38 * scale), BLACK), ink)
    return sprite


def _pyramid(sheet: Sheet, value: int, colour: Colour, scale: float) -> None:
    """Draws the steps from the lowest to the highest, on a plinth of pale stone."""
    low, high, back = _FOOT * scale, _HIGH[value] * scale / value, _BACK[value] * scale
    foot, base = _PLINTH * scale, _BASE[value] * scale
    boxes = [(base - back * step, low - foot - high * step) for step in range(value)]
    for rim, more in ((palette.CHALK, 3.0), (DARK, 1.8)):
        sheet.polygon(_face(base + more * scale, low + more * scale, low - foot), rim)
        for half, bottom in boxes:
            sheet.polygon(_face(half + more * scale, bottom, bottom - high - more * scale), rim)
    sheet.polygon(_face(base, low, low - foot), palette.KERB)
    for half, bottom in boxes:
        _step(sheet, half, bottom, high, colour, scale)
    plain = min(14.0 * scale, boxes[-1][0] - 2.2 * scale)
    sheet.polygon(_face(plain, low - foot, boxes[-1][1] - high + _TREAD * scale), colour)


def _step(sheet: Sheet, half: float, bottom: float, high: float, colour: Colour, scale: float) -> None:
    """Draws a step: its front, the edges in light and in shade, and the tread above them."""
    bright, dark = mix(colour, (255, 252, 236), 0.5), mix(colour, (20, 12, 6), 0.45)
    edge, top, tread = 4.2 * scale, bottom - high, _TREAD * scale
    sheet.polygon(_face(half, bottom, top), colour)
    sheet.polygon([(-half, bottom), (-half, top), (edge / 2 - half, top + tread), (edge / 2 - half, bottom)], bright)
    sheet.polygon([(half, bottom), (half, top), (half - edge, top + tread), (half - edge, bottom)], dark)
    sheet.polygon(_face(half, top + tread, top), bright)
    sheet.line([(-half, bottom), (half - edge, bottom)], mix(colour, dark, 0.7), 1.2 * scale)


def _face(half: float, bottom: float, top: float) -> list[Point]:
    return [(-half, bottom), (-half, top), (half, top), (half, bottom)]


@cache
def nobody() -> Sprite:
    """Returns the sign that stands for neutral buildings together, where the players have their marks."""
    sheet = Sheet(30, 30)
    for half, bottom in ((12.0, 11.0), (8.0, 4.0), (4.0, -3.0)):
        sheet.polygon(_face(half + 1.6, bottom + 1.6, bottom - 8.6), DARK)
    for half, bottom in ((12.0, 11.0), (8.0, 4.0), (4.0, -3.0)):
        _step(sheet, half, bottom, 7, palette.KERB, 0.6)
    return sheet.sprite(Shadow(1, 2, 1.5, 0.4))
