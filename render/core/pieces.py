"""Wooden pieces: every seat's have its own colour and its own shape, in all games."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from render.core.boxes import Box
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, mix
from render.core.fonts import BLACK, font
from render.core.labels import figure
from render.core.palette import DARK, SeatLook

CHOSEN_SHARE = 0.7
"""Of the opacity of a piece where it is about to be put."""
_ROUND = 24
FELT: Colour = (150, 92, 44)
"""Of a leader's hat."""


def outline(shape: str, radius: float, centre: Point = (0.0, 0.0)) -> list[Point]:
    """Returns the outline of a seat's shape; all shapes of one radius look equally large."""
    x, y = centre
    match shape:
        case "disc":
            return around(radius, _ROUND, 0, centre)
        case "square":
            return around(radius * 1.27, 4, 45, centre)
        case "triangle":
            return around(radius * 1.38, 3, -90, (x, y + radius * 0.26))
        case "diamond":
            return around(radius * 1.24, 4, 0, centre)
        case "hexagon":
            return around(radius * 1.08, 6, 0, centre)
        case "star":
            tips, dents = around(radius * 1.3, 5, -90, (x, y + 1)), around(radius * 0.62, 5, -54, (x, y + 1))
            return [point for pair in zip(tips, dents, strict=True) for point in pair]
    raise ValueError(f"no shape {shape}")


@cache
def mark(look: SeatLook, radius: int) -> Sprite:
    """Returns a seat's mark: its flat shape in its colour, to stand beside a name."""
    sheet = Sheet(radius * 3, radius * 3)
    sheet.polygon(outline(look.shape, radius - 1), look.colour, look.rim, max(1.5, radius / 8))
    sheet.bevel(radius / 4, 0.5)
    return sheet.sprite(Shadow(1, 2, 1.5, 0.4))


@cache
def emblem(look: SeatLook, radius: int) -> Sprite:
    """Returns a seat's shape in its ink, to stand on its colour."""
    sheet = Sheet(radius * 4, radius * 4)
    sheet.polygon(outline(look.shape, radius), look.ink)
    return sheet.sprite()


@cache
def block(look: SeatLook, radius: float, height: float, number: int = 0, size: int = 36) -> Sprite:
    """Returns a wooden block seen from above and a little from the front; a number so large may stand on its top."""
    if number:
        return _numbered(block(look, radius, height), look, number, height, size)
    room = round(radius * 3.2 + height)
    sheet = Sheet(room, room)
    _solid(sheet, look, radius, height)
    return sheet.sprite(Shadow(3, 4, 2.5, 0.75))


@cache
def leader(look: SeatLook, radius: float, number: int = 0, size: int = 36) -> Sprite:
    """Returns a leader: a taller block with a hat on it; a number of workers may stand at its foot."""
    height = radius * 0.5
    led = _leader(look, radius, height, leads=bool(number))
    return _numbered(led, look, number, height - radius * 0.9, size) if number else led


@cache
def _leader(look: SeatLook, radius: float, height: float, *, leads: bool) -> Sprite:
    """Returns a leader, alone or with workers, whose number is yet to be written."""
    room = round(radius * 4 + height)
    sheet = Sheet(room, room)
    _solid(sheet, look, radius, height)
    _hat(sheet, (0, _worn(look, radius, leads=leads)), radius * _BRIM, look)
    return sheet.sprite(Shadow(4, 5, 3, 0.7))


_BRIM = 1.2
"""Half of how broad a hat is, in radii of the block under it."""


def _worn(look: SeatLook, radius: float, *, leads: bool) -> float:
    """Returns how far below the middle of a leader, with workers or without, its hat is."""
    low = radius * 0.2 if look.shape == "triangle" else 0
    lift = radius * 0.55 if leads else 0
    return low - radius * 0.75 - lift


def hat_box(look: SeatLook, radius: float, number: int, at: Point) -> Box:
    """Returns where a leader that stands somewhere has its hat, with a little air around."""
    (x, y), half = at, radius * _BRIM
    y += _worn(look, radius, leads=bool(number))
    return (round(x - 1.2 * half), round(y - 0.9 * half), round(x + 1.2 * half), round(y + 0.62 * half))


def _solid(sheet: Sheet, look: SeatLook, radius: float, height: float) -> None:
    side = mix(look.colour, DARK, 0.45) if look.rim == DARK else mix(look.colour, (150, 146, 140), 0.3)
    rim = max(1.6, radius / 9)
    levels = range(int(height), -1, -2)
    for i in levels:
        sheet.polygon(outline(look.shape, radius, (0, i - height / 2)), side, look.rim, rim)
    for i in levels[:-1]:
        sheet.polygon(outline(look.shape, radius - rim / 2, (0, i - height / 2)), side)
    sheet.lay(_top(look, radius - rim * 0.3), (0, -height / 2))


def _top(look: SeatLook, radius: float) -> Sheet:
    """Returns the top of a block: painted wood with a round edge, on which the light falls."""
    half = round(radius * 1.4)
    top = Sheet(2 * half, 2 * half)
    top.polygon(outline(look.shape, radius), look.colour)
    top.bevel(radius / 5, 0.62)
    top.soft((-radius * 0.35, -radius * 0.4), radius * 0.5, radius * 0.35, (255, 252, 236), 0.3, radius / 4)
    return top


def _hat(sheet: Sheet, centre: Point, half: float, look: SeatLook) -> None:
    """Draws an explorer's hat from the front, of brown felt with a band in the seat's colour.

    Pale as straw it was lost on pale ground.
    """
    x, y = centre
    crown = [(-0.56, 0.3), (-0.5, -0.42), (-0.22, -0.6), (0, -0.46), (0.22, -0.6), (0.5, -0.42), (0.56, 0.3)]
    spots = [(x + half * a, y + half * b) for a, b in crown]
    sheet.ellipse((x, y + half * 0.32), half + 2, half * 0.3 + 2, DARK)
    sheet.polygon(spots, DARK, DARK, 4)
    sheet.ellipse((x, y + half * 0.32), half, half * 0.3, FELT)
    sheet.polygon(spots, FELT)
    sheet.line(
        [(x - half * 0.48, y + half * 0.08), (x + half * 0.48, y + half * 0.08)],
        look.colour,
        half * 0.24,
    )


def _numbered(piece: Sprite, look: SeatLook, number: int, height: float, size: int) -> Sprite:
    """Returns a piece with a number on it; what it is written on takes most of the time, and is drawn once for all."""
    sprite = Sprite(piece.image.copy(), piece.anchor)
    low = 4 if look.shape == "triangle" else 0
    at = (sprite.anchor[0], sprite.anchor[1] - height / 2 + low)
    face, (x, y) = font(size, BLACK), at
    figure(sprite.image, (x + 1, y + 2), number, face, look.edge, look.colour, 2)
    figure(sprite.image, at, number, face, look.ink)
    return sprite


def strike(
    sheet: Sheet, radius: int, rings: Sequence[tuple[float, Colour]], gleam: Colour, shade: Colour | None = None
) -> None:
    """Draws a round of metal: a coin, or what something is engraved on.

    Each ring has its distance from the edge; the light gleams on it, and its other side may lie in a shade.
    """
    for inward, colour in rings:
        sheet.ellipse((0, 0), radius - inward, radius - inward, colour)
    sheet.soft((-radius * 0.35, -radius * 0.4), radius * 0.5, radius * 0.4, gleam, 0.7, radius / 5)
    if shade is not None:
        sheet.soft((radius * 0.4, radius * 0.45), radius * 0.5, radius * 0.45, shade, 0.45, radius / 4)


_SIGNS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "tick": (((-8, 1), (-2, 8), (9, -8)),),
    "cross": (((-7, -7), (7, 7)), ((-7, 7), (7, -7))),
    "plus": (((0, -9), (0, 9)), ((-9, 0), (9, 0))),
    "minus": (((-9, 0), (9, 0)),),
    "": (),
}
"""The strokes of a sign on a token with a radius of 18."""


@cache
def token(sign: str, radius: int, paper: Colour, ink: Colour, weight: float = 4 / 18) -> Sprite:
    """Returns a paper token with a ``tick``, a ``cross``, a ``plus`` or a ``minus`` on it, or one to be written on.

    ``weight`` is how thick the strokes are, as a share of the radius.
    """
    sheet, scale = Sheet(2 * radius + 10, 2 * radius + 10), radius / 18
    sheet.ellipse((0, 0), radius, radius, paper, ink, min(2, 0.12 * radius))
    for line in _SIGNS[sign]:
        sheet.line([(x * scale, y * scale) for x, y in line], ink, weight * radius)
    return sheet.sprite(Shadow(1, 2, 2, 0.4))
