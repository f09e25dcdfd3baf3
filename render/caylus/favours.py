"""The favour lines: what each column brings, which columns are open, and where everybody's marker stands."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.caylus import formulas, palette, signs
from render.caylus.effects import effect_lines
from render.caylus.layout import FAVOURS
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Colour, Point, Sheet, Sprite, bevel_masks
from render.core.labels import figure, write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.pointers import stroke
from render.core.scene import Words
from rules.caylus import data
from rules.caylus.view import View
from rules.core.contract import Seat

_WIDTHS = (92, 77, 79, 77, 93, 77)
"""How wide the columns are to one another, from that of the names on: some bring what takes a longer formula."""
_NUMBERS = 26
"""The height of the head on which the columns are numbered, as turns that are told call them by their numbers."""
_FORMULAS = range(42, 21, -1)
"""What a column brings is set with signs of the largest of these sizes for which there is room."""
_HEAD = 0.38
"""The share of the height of a line in which stands what its columns bring; below it markers have their places."""
_MOST = 20
"""The radius of a marker at the most."""
_CORNERS = ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0))
"""In which corners of a field markers lie, the fifth amid the others."""


def cell(line: int, column: int, lines: Box = FAVOURS) -> Box:
    """Returns the field of a column of a line; column 0 is that of its name."""
    left, top, right, bottom = lines
    top += _NUMBERS
    height, scale = (bottom - top - 4) / len(data.LINES), (right - left - 4) / sum(_WIDTHS)
    x, y = left + 2 + scale * sum(_WIDTHS[:column]), top + 2 + height * line
    return (round(x), round(y), round(x + scale * _WIDTHS[column]), round(y + height))


def row(line: int, lines: Box = FAVOURS) -> Box:
    left, top, _, bottom = cell(line, 0, lines)
    return (left, top, cell(line, data.COLUMNS, lines)[2], bottom)


def draw(
    canvas: Image.Image, view: View, words: Words, lines: Box = FAVOURS, used: frozenset[tuple[Seat, str]] = frozenset()
) -> None:
    """Draws the lines, or what a favour is worth in the simplified game; round the marker of a line that was ``used``
    by a seat lies a ring."""
    left, top, right, bottom = lines
    lay(canvas, lines, palette.PAPER)
    if view.simplified:
        formulas.centred(canvas, ((left + right) / 2, (top + bottom) / 2), f"1⚜ > {view.numbers.simple_favour}★", 96)
        return
    names = tuple(words(f"caylus-picture-line-{line}") for line in data.LINES)
    canvas.paste(_table(lines, view.rules, view.limit, names), (left, top), None)
    for line in range(len(data.LINES)):
        _markers(canvas, view, line, lines, used)


@lru_cache(maxsize=8)
def _table(lines: Box, rules: int, limit: int, names: tuple[str, ...]) -> Image.Image:
    """Paints the lines without markers below the numbers of their columns, each a plank with its name and the sign of
    what it brings; columns that are not open yet lie in the shade behind a beam."""
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
    if limit < data.COLUMNS:
        edge = cell(0, limit, lines)[2] - left
        draw.rectangle((edge - 5, 0, edge + 4, size[1]), fill=palette.INK)
        raised.rectangle((edge - 5, 0, edge + 4, size[1]), fill=255)
    light, dark = bevel_masks(masks, 3, 0.4)
    table.paste(palette.HALO, (0, 0), light)
    table.paste(palette.INK, (0, 0), dark)
    for column in range(1, data.COLUMNS + 1):
        a, _, c, _ = cell(0, column, lines)
        draw.rectangle((a - left + 1, 3, c - left - 2, _NUMBERS), fill=_ground(column, limit))
        figure(table, ((a + c) / 2 - left, _NUMBERS / 2 + 1), column, fonts.font(26, fonts.BLACK), palette.INK)
    for line, name in enumerate(data.LINES):
        a, b, c, d = cell(line, 0, lines)
        y, high = round((d - b) * _HEAD / 2) + 3, round((d - b) * _HEAD)
        signs.line(name, round((d - b) * 0.45)).stamp(table, ((a + c) / 2 - left, b - top + (d - b) * 0.32))
        text, face = fonts.fit(names[line], c - a - 8, (28, 26, 24, 23, 22), fonts.BOLD)
        write(table, ((a + c) / 2 - left, b - top + (d - b) * 0.76), text, face, palette.INK, "mm")
        for column in range(1, data.COLUMNS + 1):
            a, b, c, d = cell(line, column, lines)
            formula = " ".join(effect_lines(data.NUMBERS[rules].favour_lines[name][column - 1])).removeprefix("⚒ ")
            if formula:
                sizes = (one for one in _FORMULAS if one <= high and formulas.width(formula, one) <= c - a - 3)
                formulas.centred(table, ((a + c) / 2 - left, b - top + y), formula, next(sizes, 22))
    return table


def _ground(column: int, limit: int) -> Colour:
    if not column:
        return palette.PAPER_DARK
    return palette.PAPER if column <= limit else palette.LOCKED


def _markers(canvas: Image.Image, view: View, line: int, lines: Box, used: frozenset[tuple[Seat, str]]) -> None:
    """Lays everybody's marker of a line where it has come to, none of who has not begun it; one whose line is used up
    for now is struck out."""
    for seat, player in enumerate(view.players):
        if player.levels[line]:
            (x, y), half = stands(view, line, seat, lines)
            if (seat, data.LINES[line]) in used:
                ring(half).stamp(canvas, (x, y))
            mark(look_of(seat), half).stamp(canvas, (x, y))
            if data.LINES[line] in player.used:
                stroke(canvas, [(x - half, y + half), (x + half, y - half)], palette.PAPER, 2, palette.INK)


def stands(view: View, line: int, seat: Seat, lines: Box = FAVOURS) -> tuple[Point, int]:
    """Returns where the marker of a seat stands on the column to which it has come, and its radius: as large as there
    is room for all that are there."""
    level = view.players[seat].levels[line]
    there = [other for other, player in enumerate(view.players) if player.levels[line] == level]
    return spot(line, level, there.index(seat), len(there), lines), radius(len(there), lines)


@cache
def ring(radius: int) -> Sprite:
    """Returns the ring round a marker by which a favour was used since the round began."""
    sheet, half = Sheet(2 * radius + 24, 2 * radius + 24), radius + 5
    sheet.ellipse((0, 0), half + 2, half + 2, palette.INK)
    sheet.ellipse((0, 0), half, half, palette.GLOW)
    return sheet.sprite()


def _reach(lines: Box) -> Point:
    """Returns how far from the middle of their room markers of a field may reach, aside and up or down."""
    boxes = [cell(0, column, lines) for column in range(1, data.COLUMNS + 1)]
    height = boxes[0][3] - boxes[0][1]
    return min(right - left for left, _, right, _ in boxes) / 2 - 2, (height * (1 - _HEAD) - 5) / 2


def _places(count: int) -> tuple[Point, ...]:
    """Returns in which corners so many markers lie; one lies amid its field, two have room side by side."""
    return {1: ((0, 0),), 2: ((-1, 0), (1, 0)), 3: ((-1, -1), (1, -1), (0, 1))}.get(count, _CORNERS[:count])


def radius(count: int, lines: Box = FAVOURS) -> int:
    """Returns how large so many markers in a field are, so that all have room."""
    aside, up = _reach(lines)
    return int(min(_MOST, aside if count == 1 else aside / 2, up if count <= 2 else up / 2))


def spot(line: int, column: int, at: int, count: int, lines: Box = FAVOURS) -> Point:
    """Returns where one of so many markers lies in a field, counted from 0."""
    left, _, right, bottom = cell(line, column, lines)
    half, (aside, up), (dx, dy) = radius(count, lines), _reach(lines), _places(count)[at]
    return ((left + right) // 2 + round(dx * (aside - half)), round(bottom - 3 - up + dy * (up - half)))
