"""The castle: three sections of parts, each with who built how many of them."""

from __future__ import annotations

from functools import cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.caylus import palette, signs
from render.caylus.layout import CASTLE
from render.caylus.people import gap, part
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Colour, Point, Shadow, Sprite, bevel_masks, mix
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import token
from render.core.scene import Words
from render.core.texture import surface
from rules.caylus import data
from rules.caylus.view import SectionView, View
from rules.core.contract import Seat

SLOT = 34
"""The width of a part."""
_TOWERS, _ASIDE = ((0, 5), (5, 9), (9, 14)), 14
"""Which parts make a tower, and how far the towers stand apart."""
_LEFT = CASTLE[0] + 204
"""Where the masonry begins."""
_RIGHT = CASTLE[2] - 4
ROW = 66
_FINE = 2
_SIZE = (_RIGHT - _LEFT, CASTLE[3] - CASTLE[1])
QUEUE = max(numbers.rooms[data.CASTLE] for numbers in data.NUMBERS.values())
"""How many workers may wait in the castle."""


def row(section: int) -> int:
    """Returns the middle of the parts of a section, the dungeon below."""
    return CASTLE[3] - 31 - ROW * section


def label_box(section: int) -> Box:
    y = row(section)
    return (CASTLE[0], y - 30, _LEFT - 8, y + 31)


def slots(section: int, capacity: int) -> list[Point]:
    """Returns the middle of each part of a section: the towers stand in three groups."""
    y = row(section)
    if section == 2:
        return [
            (_LEFT + 4 + SLOT * (i + 0.5) + _ASIDE * sum(i >= end for _, end in _TOWERS), y) for i in range(capacity)
        ]
    first = _LEFT + 16 + SLOT / 2 if section == 0 else (_LEFT + _RIGHT) / 2 - SLOT * (capacity - 1) / 2
    return [(first + i * SLOT, y) for i in range(capacity)]


QUEUE_PITCH = 46


def queue(number: int) -> Point:
    """Returns where the worker with a number stands in the courtyard, counted from 1."""
    return (_RIGHT - 6 - QUEUE_PITCH * (5 - number + 0.5), row(0) + 2)


def courtyard() -> Box:
    left, y = queue(1)
    return (round(left - QUEUE_PITCH / 2 - 2), round(y - 30), _RIGHT - 4, round(y + 27))


@cache
def masonry() -> Sprite:
    """Paints the castle without its parts: the towers, the wall, the vault of the dungeon, the gate, the courtyard."""
    large = (_SIZE[0] * _FINE, _SIZE[1] * _FINE)
    shape = _outline(large)
    wall = _ashlar(large)
    vault = (6, row(0) - 27, 20 + 6 * SLOT + 8, CASTLE[3] - 4)
    _hollow(wall, vault, mix(palette.STONE_DARK, palette.INK, 0.45))
    _gate(wall, (vault[2] + 14, row(0) - 30, courtyard()[0] - _LEFT - 10, CASTLE[3] - 2))
    left, top, right, bottom = courtyard()
    _hollow(wall, (left - _LEFT, top, right - _LEFT, bottom), palette.COBBLE)
    light, dark = bevel_masks(shape, 6, 0.5)
    wall.paste((255, 250, 230), (0, 0), light)
    wall.paste((20, 12, 4), (0, 0), dark)
    wall.paste(palette.INK, (0, 0), ImageChops.subtract(shape, shape.filter(ImageFilter.MinFilter(5))))
    image = wall.convert("RGBA")
    image.putalpha(shape)
    _pennants(image)
    return Shadow(5, 6, 5, 0.6).under(image.reduce(_FINE))


def _ashlar(size: tuple[int, int]) -> Image.Image:
    """Paints courses of cut stone."""
    wall = surface(size, palette.STONE, 9, fine=0.0, broad=0.03)
    draw, line = ImageDraw.Draw(wall), mix(palette.STONE, palette.INK, 0.14)
    for course, y in enumerate(range(0, size[1], 26)):
        draw.line((0, y, size[0], y), fill=line, width=2)
        for x in range(30 * (course % 2), size[0], 60):
            draw.line((x, y, x, y + 26), fill=line, width=2)
    return wall


def _outline(size: tuple[int, int]) -> Image.Image:
    """Returns a mask of the castle: the wall and the towers, all with battlements."""
    shape = Image.new("L", size)
    draw = ImageDraw.Draw(shape)
    for left, right, top in [*_towers(), (2, _SIZE[0] - 3, row(1) - 25 - CASTLE[1])]:
        draw.rectangle((left * _FINE, top * _FINE, right * _FINE, size[1]), fill=255)
        count = max(3, round((right - left) / 24))
        step = (right - left) / (count * 2 - 1)
        for i in range(count):
            x = left + 2 * i * step
            draw.rectangle((x * _FINE, (top - 9) * _FINE, (x + step) * _FINE, (top + 2) * _FINE), fill=255)
    return shape


def _towers() -> list[tuple[float, float, float]]:
    """Returns left, right and top of each tower on the sprite."""
    top, spots = row(2) - 27 - CASTLE[1], [x - _LEFT for x, _ in slots(2, 14)]
    return [(spots[first] - SLOT / 2 - 3, spots[end - 1] + SLOT / 2 + 3, top) for first, end in _TOWERS]


def _hollow(wall: Image.Image, box: Box, colour: Colour) -> None:
    """Lays an open space into the masonry; its top and bottom are those of the picture."""
    left, top, right, bottom = box
    area = [part * _FINE for part in (left, top - CASTLE[1], right, bottom - CASTLE[1])]
    ImageDraw.Draw(wall).rounded_rectangle(area, 16, fill=colour, outline=palette.STONE_DARK, width=4)


def _gate(wall: Image.Image, box: Box) -> None:
    """Draws the gate with its portcullis."""
    left, top, right, bottom = (part * _FINE for part in (box[0], box[1] - CASTLE[1], box[2], box[3] - CASTLE[1]))
    draw, dark = ImageDraw.Draw(wall), mix(palette.STONE_DARK, palette.INK, 0.7)
    for grow, colour in ((8, palette.STONE_DARK), (0, dark)):
        draw.pieslice((left - grow, top - grow, right + grow, top + (right - left) + grow), 180, 360, fill=colour)
        draw.rectangle((left - grow, (top + top + right - left) // 2, right + grow, bottom), fill=colour)
    for x in range(left + 12, right, 16):
        draw.line((x, top + 10, x, top + 64), fill=palette.STONE_DARK, width=3)
    for y in range(top + 20, top + 64, 16):
        draw.line((left + 4, y, right - 4, y), fill=palette.STONE_DARK, width=3)


def _pennants(image: Image.Image) -> None:
    """Puts a pennant on the corner of each tower."""
    draw = ImageDraw.Draw(image)
    for left, _, top in _towers():
        a, b = (left + 5) * _FINE, (top - 9) * _FINE
        draw.line((a, b, a, b - 32), fill=palette.INK, width=4)
        draw.polygon([(a + 2, b - 32), (a + 36, b - 24), (a + 2, b - 14)], fill=palette.SHIELD, outline=palette.INK)


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the castle, the parts of each section by their owners, and what a section brings."""
    masonry().stamp(canvas, ((_LEFT + _RIGHT) // 2, (CASTLE[1] + CASTLE[3]) // 2))
    for at, section in enumerate(view.sections):
        _label(canvas, view, at, words)
        spots, parts = slots(at, section.capacity), sorted(section.parts)
        for i, seat in enumerate(parts):
            first = i == parts.index(seat)
            part(look_of(seat), parts.count(seat) if first else 0).stamp(canvas, spots[i])
        for spot in spots[len(parts) :]:
            gap(palette.CLOSED if section.scored else palette.FREE).stamp(canvas, spot)
    for number in range(1, QUEUE + 1):
        signs.circle(20).stamp(canvas, queue(number))
        write(canvas, queue(number), str(number), fonts.font(28, fonts.BLACK), palette.FAINT_INK, "mm")


def latest(view: View, at: int, seat: Seat) -> Point:
    """Returns where the last part of a seat in a section stands."""
    section = view.sections[at]
    parts = sorted(section.parts)
    return slots(at, section.capacity)[parts.index(seat) + parts.count(seat) - 1]


def _label(canvas: Image.Image, view: View, at: int, words: Words) -> None:
    """Says what a section is called, what a part of it brings, and what its scoring will."""
    section, box = view.sections[at], label_box(at)
    left, top, right, bottom = box
    colour = palette.PAPER_DARK if section.scored else palette.GLOW if view.building == at else palette.PAPER
    lay(canvas, box, colour)
    y = (top + bottom) / 2 if section.scored else top + 18
    name, face = fonts.fit(words(f"caylus-section-{section.id}"), right - left - 58, (30, 28, 26, 24, 22), fonts.BOLD)
    write(canvas, (left + 10, y), name, face, palette.INK)
    if section.scored:
        token("tick", 18, palette.PAPER, palette.INK).stamp(canvas, (right - 24, y))
    if section.scored or not section.favours:
        return
    signs.shield(str(section.points), 32).stamp(canvas, (right - 22, y))
    steps, face = fonts.fit(scoring(section), right - left - 44, (25, 24, 23, 22), fonts.SEMIBOLD)
    write(canvas, (left + 10, top + 44), steps, face, palette.INK)
    signs.lily(26).stamp(canvas, (right - 20, top + 45))


def scoring(section: SectionView) -> str:
    """Returns with how many own parts a scoring brings how much: what none cost, then each step of the favours."""
    steps = {favours: parts for parts, favours in reversed([*enumerate(section.favours, 1)]) if favours}
    return " ".join([f"0:−{section.loss}", *(f"{steps[favours]}:{favours}" for favours in sorted(steps))])
