"""What points something out on top of a position: outlines, arrows and numbered badges, all with smooth edges."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache, partial
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Colour, Point, Polygon, Shadow, Sheet, Sprite, inset
from render.core.grids import border
from render.core.labels import write
from render.core.palette import CHOICE, CHOICE_CORE, DARK, PALE, SeatLook, look_of
from rules.core.contract import Seat

_SMOOTH = 3
_INSIDE = 5.0
"""From the edge of a place to the middle of its outline, so that all of that lies inside."""
_THICK = 6
_CORE = 0.4
"""Which share of a line round what may be chosen its pale core is."""


def stroke(
    canvas: Image.Image,
    line: Sequence[Point],
    colour: Colour,
    width: float,
    rim: Colour | None = DARK,
    strength: float = 1.0,
) -> None:
    """Draws a line with round corners and a rim, closed if it ends where it begins."""
    strokes(canvas, [line], colour, width, rim, strength)


def strokes(
    canvas: Image.Image,
    lines: Sequence[Sequence[Point]],
    colour: Colour,
    width: float,
    rim: Colour | None = DARK,
    strength: float = 1.0,
) -> None:
    """Draws lines as one, such as an arrow with its head: no rim parts them, and where they meet they are as faint."""
    layers = [*([] if rim is None else [(width + 4, rim)]), (width, colour)]
    if colour == CHOICE:
        layers.append((width * _CORE, CHOICE_CORE))
    with _fading(canvas, _room([spot for line in lines for spot in line], width + 4), strength):
        for thick, fill in layers:
            for line in lines:
                _paint(canvas, line, thick, fill, partial(_line, width=thick * _SMOOTH))


def strokes_at(
    canvas: Image.Image,
    at: Point,
    lines: Iterable[Iterable[Point]],
    colour: Colour,
    width: float,
    rim: Colour | None = DARK,
    strength: float = 1.0,
) -> None:
    """Draws lines as `strokes` does, measured from a place, and keeps them: for what is on picture after picture."""
    _kept(tuple(map(tuple, lines)), colour, width, rim, strength).stamp(canvas, at)


@lru_cache(maxsize=256)
def _kept(
    lines: tuple[tuple[Point, ...], ...],
    colour: Colour,
    width: float,
    rim: Colour | None,
    strength: float,
) -> Sprite:
    left, top, right, bottom = _room([spot for line in lines for spot in line], width + 4)
    image = Image.new("RGBA", (right - left, bottom - top), (*(rim or colour), 0))
    strokes(image, [[(x - left, y - top) for x, y in line] for line in lines], colour, width, rim)
    sprite = Sprite(image, (-left, -top))
    return sprite if strength == 1 else sprite.faded(strength)


def outline(
    canvas: Image.Image,
    area: Sequence[Point],
    colour: Colour,
    width: float = 6,
    rim: Colour | None = DARK,
    strength: float = 1.0,
) -> None:
    """Draws a line round an area."""
    stroke(canvas, [*area, area[0]], colour, width, rim, strength)


def road(
    canvas: Image.Image, lines: Sequence[Sequence[Point]], colour: Colour, width: float, strength: float = 1.0
) -> None:
    """Draws lines like roads on a map, pale between dark edges with a colour in the middle.

    In a seat's colour alone lines are lost on ground of a colour like it, and taken for borders that are printed there.
    """
    strokes(canvas, lines, PALE, width + 5, DARK, strength)
    strokes(canvas, lines, colour, width, None, strength)


def target(canvas: Image.Image, place: Polygon, colour: Colour = CHOICE) -> None:
    """Outlines a place that may be chosen, or was, just inside its edge: neighbours are outlined beside it."""
    outline(canvas, inset(place, _INSIDE), colour, _THICK)


def area(canvas: Image.Image, places: Iterable[Polygon]) -> None:
    """Outlines spaces of a board that may be chosen as one area: often it is most of the board, and a frame round each
    space would hide it."""
    for edge in border(places):
        outline(canvas, edge, CHOICE, _THICK)


def plate(canvas: Image.Image, at: Point, text: str, colour: Colour, ink: Colour = DARK) -> None:
    """Writes the name of a place on a plate, in the colour of its outline if it has one: large enough for a phone."""
    _plate(text, colour, ink).stamp(canvas, at)


@lru_cache(maxsize=256)
def _plate(text: str, colour: Colour, ink: Colour) -> Sprite:
    face = fonts.font(34, fonts.BLACK)
    half = max(24, round(face.getlength(text) / 2) + 4)
    sheet = Sheet(2 * half + 4, 38)
    for grow, fill in ((2, DARK), (0, colour)):
        x, y, cut = half + grow - 2, 15 + grow, 7
        right = [(x - cut, -y), (x, cut - y), (x, y - cut), (x - cut, y)]
        sheet.polygon([*right, *((-x, y) for x, y in reversed(right))], fill)
    sprite = sheet.sprite()
    write(sprite.image, (sprite.anchor[0], sprite.anchor[1] + 1), text, face, ink, "mm")
    return sprite


def dots(
    canvas: Image.Image,
    line: Sequence[Point],
    colour: Colour,
    radius: float,
    rim: Colour | None = DARK,
    strength: float = 1.0,
) -> None:
    """Draws a line as a row of dots with a rim."""
    with _fading(canvas, _room(line, 2 * radius + 4), strength):
        for size, fill in (*([] if rim is None else [(radius + 2, rim)]), (radius, colour)):
            _paint(canvas, line, size * 2, fill, partial(_dots, radius=size * _SMOOTH))


def chevron(start: Point, tip: Point, size: float) -> list[Point]:
    """Returns the head of an arrow that comes from one point and ends in another.

    It is drawn as a line, for a filled one is a triangle, and that is somebody's piece.
    """
    dx, dy = tip[0] - start[0], tip[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    dx, dy = size * dx / length, size * dy / length
    return [(tip[0] - dx - dy, tip[1] - dy + dx), tip, (tip[0] - dx + dy, tip[1] - dy - dx)]


Sign: TypeAlias = tuple[tuple[Point, ...], ...]
"""The strokes of a sign, in pixels from its middle, up to 8 in each direction."""
_HIGH, _BAND = 30, 27
"""The height of a badge, and the width of the part of it that has its seat's colour."""


def badge(canvas: Image.Image, at: Point, text: str, seat: Seat, sign: Sign = (), anchor: str = "mm") -> None:
    """Puts a tab on a place: a sign of what was done on a seat's colour, and on paper which steps of the turn it was.

    Neither is it round nor all in that colour, so that nobody takes it for a piece. Its middle lies on the place, or
    with the anchor ``rm`` that of its right edge.
    """
    left = _half(text) if anchor == "rm" else 0
    _tab(look_of(seat), text, sign).stamp(canvas, (at[0] - left, at[1]))


def _half(text: str) -> int:
    """Returns half the width of a badge."""
    return round((_BAND + fonts.font(28, fonts.BLACK).getlength(text) + 10) / 2)


@lru_cache(maxsize=256)
def _tab(look: SeatLook, text: str, sign: Sign) -> Sprite:
    face = fonts.font(28, fonts.BLACK)
    half, high = _half(text), _HIGH / 2
    sheet = Sheet(2 * half + 8, _HIGH + 8)
    for grow, colour in ((2, DARK), (0, PALE)):
        sheet.polygon(_box(-half - grow, -high - grow, half + grow, high + grow), colour)
    sheet.polygon(_box(-half, -high, _BAND - half, high), look.colour)
    for line in sign:
        sheet.line([(x + _BAND / 2 - half, y) for x, y in line], look.ink, 3)
    sprite = sheet.sprite(Shadow(1, 2, 1.5, 0.5))
    write(sprite.image, (sprite.anchor[0] + _BAND / 2, sprite.anchor[1] + 1), text, face, DARK, "mm")
    return sprite


def _box(left: float, top: float, right: float, bottom: float) -> list[Point]:
    return [(left, top), (right, top), (right, bottom), (left, bottom)]


def towards(start: Point, end: Point, far: float) -> Point:
    """Returns the point so far from one point on the way to another."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return (start[0] + dx / length * far, start[1] + dy / length * far)


def curve(spots: Sequence[Point]) -> list[Point]:
    """Returns a smooth line through some points."""
    if len(spots) < 3:
        return list(spots)
    padded = [spots[0], *spots, spots[-1]]
    line = [_between(padded[i : i + 4], step / 8) for i in range(len(padded) - 3) for step in range(8)]
    return [*line, spots[-1]]


def _between(four: Sequence[Point], t: float) -> Point:
    """Returns a point of the Catmull-Rom curve between the second and the third of four points."""

    def one(axis: int) -> float:
        a, b, c, d = (spot[axis] for spot in four)
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)

    return (one(0), one(1))


def bow(start: Point, end: Point, bulge: float) -> list[Point]:
    """Returns an arc from one point to another, bulging to its left by a share of its length."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = ((start[0] + end[0]) / 2 + dy * bulge, (start[1] + end[1]) / 2 - dx * bulge)
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * (1 - t) * t * middle[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * (1 - t) * t * middle[1] + t * t * end[1],
        )
        for t in (i / 16 for i in range(17))
    ]


@contextmanager
def _fading(canvas: Image.Image, box: Box, strength: float) -> Iterator[None]:
    """Lets the ground shine through what is drawn meanwhile, as a whole: else its rim would darken its colour."""
    ground = canvas.crop(box) if strength < 1 else None
    yield
    if ground is not None:
        canvas.paste(Image.blend(ground, canvas.crop(box), strength), box)


def _room(line: Sequence[Point], thick: float) -> Box:
    """Returns the pixels that a line of a thickness may touch."""
    room = thick / 2 + 3
    return (
        int(min(x for x, _ in line) - room),
        int(min(y for _, y in line) - room),
        int(max(x for x, _ in line) + room) + 1,
        int(max(y for _, y in line) + room) + 1,
    )


def _paint(
    canvas: Image.Image,
    line: Sequence[Point],
    thick: float,
    fill: Colour,
    put: Callable[[ImageDraw.ImageDraw, list[Point]], None],
) -> None:
    """Draws in a mask just large enough, several times its size, and paints it in a colour."""
    box = left, top, right, bottom = _room(line, thick)
    large = Image.new("L", ((right - left) * _SMOOTH, (bottom - top) * _SMOOTH))
    put(ImageDraw.Draw(large), [((x - left) * _SMOOTH, (y - top) * _SMOOTH) for x, y in line])
    canvas.paste(fill, box, large.reduce(_SMOOTH))


def _line(draw: ImageDraw.ImageDraw, spots: list[Point], width: float) -> None:
    draw.line(spots, fill=255, width=round(width), joint="curve")
    r = width / 2
    for x, y in (spots[0], spots[-1]):
        draw.ellipse((x - r, y - r, x + r, y + r), fill=255)


def _dots(draw: ImageDraw.ImageDraw, spots: list[Point], radius: float) -> None:
    for x, y in spots:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=255)
