"""The favour lines: what each column brings, which columns are open, and where everybody's marker stands."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image, ImageDraw

from render.caylus import formulas, palette
from render.caylus.effects import effect_lines
from render.caylus.layout import FAVOURS
from render.core.boxes import Box
from render.core.canvas import Colour, Point, bevel_masks
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.pointers import stroke
from rules.caylus import data
from rules.caylus.view import View

_START = 76
"""The width of the column before the first."""
_BELOW, _ALONE = (16, 15, 12, 11, 11), (16, 15, 15, 15, 12)
"""The radius of the markers of a field by how many lie there, below a sign and where there is none."""
_LOW = 22
"""How far above its foot the groove of a line is."""
_ABREAST = 3
"""So many markers lie side by side below a sign; more of them lie in two rows."""
_FORMULAS = (48, 44, 40, 36, 32, 30, 28, 26, 25, 24)
"""What a column brings is set with signs of the largest of these sizes for which there is room."""


def cell(line: int, column: int, lines: Box = FAVOURS) -> Box:
    """Returns the field of a column of a line; column 0 is where the markers begin."""
    left, top, right, bottom = lines
    height = (bottom - top - 4) / len(data.LINES)
    wide = (right - left - _START - 4) / data.COLUMNS
    x = left + 2 + (_START + wide * (column - 1) if column else 0)
    y = top + 2 + height * line
    return (round(x), round(y), round(x + (wide if column else _START)), round(y + height))


def row(line: int, lines: Box = FAVOURS) -> Box:
    left, top, _, bottom = cell(line, 0, lines)
    return (left, top, cell(line, data.COLUMNS, lines)[2], bottom)


def draw(canvas: Image.Image, view: View, lines: Box = FAVOURS) -> None:
    """Draws the lines, or what a favour is worth in the simplified game."""
    left, top, right, bottom = lines
    lay(canvas, lines, palette.PAPER)
    if view.simplified:
        formulas.centred(canvas, ((left + right) / 2, (top + bottom) / 2), f"1⚜ > {view.numbers.simple_favour}★", 96)
        return
    canvas.paste(_table(lines, view.rules, view.limit), (left, top), None)
    for line in range(len(data.LINES)):
        for column in range(data.COLUMNS + 1):
            _markers(canvas, view, line, column, cell(line, column, lines))


@lru_cache(maxsize=8)
def _table(lines: Box, rules: int, limit: int) -> Image.Image:
    """Paints the lines without markers, each a plank with a groove in which the markers run; columns that are not open
    yet lie in the shade."""
    left, top, right, bottom = lines
    size = (right - left, bottom - top)
    table, masks = Image.new("RGB", size, palette.BEAM), Image.new("L", size)
    draw, raised = ImageDraw.Draw(table), ImageDraw.Draw(masks)
    for line in range(len(data.LINES)):
        for column in range(data.COLUMNS + 1):
            a, b, c, d = cell(line, column, lines)
            box = (a - left + 1, b - top + 2, c - left - 2, d - top - 3)
            draw.rectangle(box, fill=_ground(column, limit))
            raised.rectangle(box, fill=255)
        _groove(draw, line, lines)
    light, dark = bevel_masks(masks, 3, 0.4)
    table.paste(palette.HALO, (0, 0), light)
    table.paste(palette.INK, (0, 0), dark)
    for line, name in enumerate(data.LINES):
        for column in range(1, data.COLUMNS + 1):
            a, b, c, d = cell(line, column, lines)
            formula = " ".join(effect_lines(data.NUMBERS[rules].favour_lines[name][column - 1])).removeprefix("⚒ ")
            if formula:
                high, wide = 0.5 * (d - b), c - a - 3
                sizes = (one for one in _FORMULAS if one <= high and formulas.width(formula, one) <= wide)
                formulas.centred(table, ((a + c) / 2 - left, b - top + 0.26 * (d - b)), formula, next(sizes, 22))
    return table


def _groove(draw: ImageDraw.ImageDraw, line: int, lines: Box) -> None:
    """Cuts the groove of a line, with a hole in each of its fields."""
    boxes = [cell(line, column, lines) for column in range(data.COLUMNS + 1)]
    y = boxes[0][3] - _LOW - lines[1]
    holes = [(round((a + c) / 2) - lines[0]) for a, _, c, _ in boxes]
    for low, colour in ((1, palette.HALO), (0, palette.GROUT)):
        draw.line((holes[0], y + low, holes[-1], y + low), fill=colour, width=4)
        for x in holes:
            draw.ellipse((x - 9, y + low - 9, x + 9, y + low + 9), fill=colour)


def _ground(column: int, limit: int) -> Colour:
    if not column:
        return palette.PAPER_DARK
    return palette.PAPER if column <= limit else palette.LOCKED


def _markers(canvas: Image.Image, view: View, line: int, column: int, box: Box) -> None:
    """Lays the markers of a field side by side, below its sign; one whose line is used up for now is struck out."""
    seats = [seat for seat, player in enumerate(view.players) if player.levels[line] == column]
    for seat, (x, y) in zip(seats, spots(box, len(seats), column > 0), strict=True):
        half = radius(len(seats), column > 0)
        mark(look_of(seat), half).stamp(canvas, (x, y))
        if data.LINES[line] in view.players[seat].used:
            stroke(canvas, [(x - half, y + half), (x + half, y - half)], palette.PAPER, 2, palette.INK)


def radius(count: int, low: bool) -> int:
    """Returns how large so many markers of a field are, which may have only the room below a sign."""
    return (_BELOW if low else _ALONE)[count - 1]


def spots(box: Box, count: int, low: bool) -> list[Point]:
    """Returns where so many markers lie in a field: in a row at its foot, more of them in two."""
    y, pitch = box[3] - _LOW, 2 * radius(count, low) + 2
    if count <= (_ABREAST if low else 2):
        return _in_row(box, count, y, pitch)
    first, high, down = -(-count // 2), *((y - 12, y + 11) if low else (y - 36, y))
    return [*_in_row(box, count - first, high, pitch), *_in_row(box, first, down, pitch)]


def _in_row(box: Box, count: int, y: float, pitch: float) -> list[Point]:
    x = (box[0] + box[2]) / 2 - pitch * (count - 1) / 2
    return [(x + pitch * i, y) for i in range(count)]
