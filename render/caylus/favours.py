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

_WIDTHS = (70, 66, 93, 93, 104, 66)
"""How wide the columns are to one another, from that before the first on: some bring what takes a longer formula."""
_FORMULAS = (46, 44, 42, 40, 38, 36, *range(34, 24, -1))
"""What a column brings is set with signs of the largest of these sizes for which there is room."""
_ALONE, _BELOW = 15, 12
"""The radius of a marker at the most where all have their places side by side, and where these lie in two lanes."""
_DEEP = 3
"""How far a lane's markers keep from the foot of their line."""


def cell(line: int, column: int, lines: Box = FAVOURS) -> Box:
    """Returns the field of a column of a line; column 0 is where the markers begin."""
    left, top, right, bottom = lines
    height, scale = (bottom - top - 4) / len(data.LINES), (right - left - 4) / sum(_WIDTHS)
    x, y = left + 2 + scale * sum(_WIDTHS[:column]), top + 2 + height * line
    return (round(x), round(y), round(x + scale * _WIDTHS[column]), round(y + height))


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
    canvas.paste(_table(lines, view.rules, view.limit, len(view.players)), (left, top), None)
    for line in range(len(data.LINES)):
        _markers(canvas, view, line, lines)


@lru_cache(maxsize=8)
def _table(lines: Box, rules: int, limit: int, seats: int) -> Image.Image:
    """Paints the lines without markers, each a plank with grooves in which the markers run; columns that are not open
    yet lie in the shade behind a beam."""
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
        _grooves(draw, line, lines, seats)
    if limit < data.COLUMNS:
        edge = cell(0, limit, lines)[2] - left
        draw.rectangle((edge - 5, 0, edge + 4, size[1]), fill=palette.INK)
        raised.rectangle((edge - 5, 0, edge + 4, size[1]), fill=255)
    light, dark = bevel_masks(masks, 3, 0.4)
    table.paste(palette.HALO, (0, 0), light)
    table.paste(palette.INK, (0, 0), dark)
    for line, name in enumerate(data.LINES):
        for column in range(1, data.COLUMNS + 1):
            a, b, c, d = cell(line, column, lines)
            formula = " ".join(effect_lines(data.NUMBERS[rules].favour_lines[name][column - 1])).removeprefix("⚒ ")
            if formula:
                high, wide = spot(line, column, 0, seats, lines)[1] - radius(seats, lines) - b - 3, c - a - 3
                sizes = (one for one in _FORMULAS if one <= high and formulas.width(formula, one) <= wide)
                formulas.centred(table, ((a + c) / 2 - left, b - top + 3 + high / 2), formula, next(sizes, 22))
    return table


def _grooves(draw: ImageDraw.ImageDraw, line: int, lines: Box, seats: int) -> None:
    """Cuts the grooves of a line, in each of which so many markers run abreast."""
    for seat in range(0, seats, _abreast(seats)):
        (x, y), (end, _) = (spot(line, column, seat, seats, lines) for column in (0, data.COLUMNS))
        across = (
            x - lines[0],
            y - lines[1],
            end + 2 * radius(seats, lines) * (_abreast(seats) - 1) - lines[0],
            y - lines[1],
        )
        draw.line(across, fill=palette.GROUT, width=4)


def _ground(column: int, limit: int) -> Colour:
    if not column:
        return palette.PAPER_DARK
    return palette.PAPER if column <= limit else palette.LOCKED


def _markers(canvas: Image.Image, view: View, line: int, lines: Box) -> None:
    """Lays everybody's marker of a line where it has come to; one whose line is used up for now is struck out."""
    count = len(view.players)
    half = radius(count, lines)
    for seat, player in enumerate(view.players):
        x, y = spot(line, player.levels[line], seat, count, lines)
        mark(look_of(seat), half).stamp(canvas, (x, y))
        if data.LINES[line] in player.used:
            stroke(canvas, [(x - half, y + half), (x + half, y - half)], palette.PAPER, 2, palette.INK)


def _lanes(seats: int) -> int:
    """Returns in how many lanes the markers of a line run: two of them have room side by side."""
    return 1 if seats <= 2 else 2


def _abreast(seats: int) -> int:
    """Returns how many markers run in one lane."""
    return -(-seats // _lanes(seats))


def radius(seats: int, lines: Box = FAVOURS) -> int:
    """Returns how large the markers of so many seats are: all of a lane have room in one field."""
    narrowest = min(c - a for a, _, c, _ in (cell(0, column, lines) for column in range(data.COLUMNS + 1)))
    return min(_ALONE if _lanes(seats) == 1 else _BELOW, (narrowest - 4) // (2 * _abreast(seats)))


def spot(line: int, column: int, seat: int, seats: int, lines: Box = FAVOURS) -> Point:
    """Returns where the marker of a seat lies in a field: each seat has its own place in all of them."""
    (left, _, right, bottom), half = cell(line, column, lines), radius(seats, lines)
    lane, at = divmod(seat, _abreast(seats))
    x = (left + right) / 2 + 2 * half * (at - (_abreast(seats) - 1) / 2)
    return (round(x), bottom - _DEEP - half - 2 * (half - 1) * (_lanes(seats) - 1 - lane))
