"""The comparison of the districts: for each of them the sums of the players' buildings, the highest first.

Below the board each has a column, beside it a row.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Literal

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from render.core import fonts
from render.core.boxes import Box, middle
from render.core.canvas import Colour, Point, Sprite
from render.core.labels import write
from render.core.overflow import note_sheet
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.scene import Words
from render.mexica import calpulli, labels, palette
from render.mexica.buildings import nobody
from render.mexica.layout import COMPARED
from rules.core.contract import Seat
from rules.mexica.view import DistrictView, View

_MOST = 18
"""So many districts have a column: of what nobody has founded few are built in. The text board has them all."""
_LOOSE = 60
"""How far columns stand apart at most: fewer keep together in the middle."""
_HEAD = 90
"""The height of the lines that name a district."""


@dataclass(frozen=True, slots=True)
class _Form:
    """How large it is written in these lines what the places of a district bring."""

    radius: int
    """Of a calpulli, which has the size."""
    lower: int
    """The size of the font for what the places bring."""
    lie: Literal["aside", "under", "stacked", "low"]
    """Where these stand: in a line beside the size; in one under the size, which has the name beside it; below one
    another beside size and name; or beside the size alone, with the name below all."""

    @property
    def bare(self) -> FreeTypeFont:
        """The font of a size that stands on no calpulli, but beside some."""
        return fonts.font(round(1.4 * self.radius), fonts.BLACK)

    def size(self, district: DistrictView) -> float:
        """Returns the width of its size, and of its name if that stands below it with places beside both."""
        wide = 2 * self.radius if district.calpulli else self.bare.getlength(str(district.size))
        return max(wide, _named(district)) if self.lie == "stacked" else wide

    def places(self, district: DistrictView) -> float:
        """Returns the width of what the places bring; it has none as long as the district does not score."""
        widths = [fonts.font(self.lower, fonts.BOLD).getlength(str(value)) for value in district.values]
        if not district.scored:
            return 0
        return sum(widths) + 2 * _BANDED * len(widths) if self.lie in ("aside", "under") else max(widths) + _BANDED

    def column(self, district: DistrictView) -> float:
        """Returns how broad the column of a district must be for these lines."""
        beside, below = self.places(district), _named(district)
        if self.lie == "under":
            beside, below = below, beside
        return 14 + max(self.size(district) + (_APART + beside if beside else 0), below)


_FORMS = (
    _Form(25, 38, "aside"),
    _Form(24, 38, "under"),
    _Form(24, 34, "under"),
    _Form(24, 34, "stacked"),
    _Form(22, 34, "stacked"),
    _Form(22, 28, "low"),
    _Form(18, 24, "low"),
)
"""The first with which all columns have room is taken."""
_APART, _NAME = 7, 28
_BANDED = 5
"""How much broader than its number a plate is at each side."""
_LARGEST = 56
"""The greatest size of a sum."""


def compared(view: View) -> list[DistrictView]:
    """Returns the districts with a column: those that score first, the larger before the smaller.

    Each is named by the square that bears its number on the board: the first of its squares.
    """
    bearing = labels.sites(view)
    shown = [
        replace(district, squares=tuple(sorted(district.squares, key=lambda one: one != bearing[district.name])))
        for district in view.districts
        if district.calpulli or any(district.totals) or district.neutral
    ]
    shown.sort(key=lambda district: (not district.calpulli, -district.size))
    return shown[:_MOST]


def draw(canvas: Image.Image, view: View, words: Words, box: Box = COMPARED) -> None:
    """Draws the columns, or rows in a narrow box, or says that there is nothing to compare."""
    left, top, right, bottom = box
    lay(canvas, box, palette.PAPER)
    shown = compared(view)
    if not shown:
        text, face = fonts.fit(words("mexica-picture-nothing-built"), right - left - 48, (34, 30, 26, 24, 22))
        write(canvas, middle(box), text, face, palette.FAINT_INK, "mm")
        return
    if right - left < _NARROW:
        _list(canvas, box, shown)
        return
    if lines := _parted(box, shown):
        _several_rows(canvas, box, lines, _Row(_WRITTEN))
        return
    rows = max(1, *(len(ranking(district)) for district in shown))
    wide, high = right - left - 8, bottom - top - _HEAD - 6
    form = next((one for one in _FORMS if sum(map(one.column, shown)) <= wide), _FORMS[-1])
    size = _size(shown, form, wide, high / rows)
    widths = _widths(shown, form, size)
    row, gap = min(1.25 * size, high / rows), min(_LOOSE, (wide - sum(widths)) / len(shown))
    start = left + 6 + (wide - sum(widths) - gap * len(shown)) / 2
    y = top + (high - row * rows) / 2
    for i, district in enumerate(shown):
        x = start + sum(widths[:i]) + gap * i
        column = (round(x), top, round(x + widths[i] + gap), bottom)
        note_sheet(canvas, column)
        if i % 2:  # a sum was read in the next column
            canvas.paste(palette.PAPER_STRIPE, (column[0], top + 6, column[2], bottom - 6))
        _head(canvas, (x, y), district, form)
        _sums(canvas, (x, y + _HEAD), district, row, size)


_ALONE = 3
"""So many forms keep what the places of a district bring in one line; with any other they lie in several rows if they
can."""
_WRITTEN = 36
"""The size of what is written in several rows: a smaller one is lost on a phone."""
_LOWEST = 98
"""The least height of one of several rows."""
_CELL = 24
"""The radius of a calpulli there."""


def _parted(box: Box, shown: Sequence[DistrictView]) -> list[Sequence[DistrictView]]:
    """Parts districts into as few rows as have room for them, none if one is enough or none are."""
    wide, most = box[2] - box[0] - 12, (box[3] - box[1] - 8) // _LOWEST
    if any(sum(map(form.column, shown)) <= wide for form in _FORMS[:_ALONE]):
        return []
    for rows in range(2, most + 1):
        length = -(-len(shown) // rows)
        lines = [shown[i : i + length] for i in range(0, len(shown), length)]
        if all(_breadth(_Row(_WRITTEN), line) <= wide for line in lines):
            return lines
    return []


def _breadth(row: _Row, line: Sequence[DistrictView]) -> float:
    """Returns how broad the districts of a line are together."""
    return sum(_named_part(district) + _beside_name(row, district) + 26 for district in line)


def _named_part(district: DistrictView) -> float:
    return max(2.0 * _CELL, _named(district))


def _beside_name(row: _Row, district: DistrictView) -> float:
    """Returns the width of what stands beside the size and the name: what the places bring, above the sums."""
    return max(row.brings(district), *(row.width(line) for line in _lines(district)))


def _lines(district: DistrictView) -> tuple[list[Sum], list[Sum]]:
    """Returns the sums in two lines, the highest first."""
    sums = told(district)
    half = max(2, -(-len(sums) // 2))
    return sums[:half], sums[half:]


def _several_rows(canvas: Image.Image, box: Box, lines: Sequence[Sequence[DistrictView]], row: _Row) -> None:
    """Draws the districts in rows: size and name, beside them what the places bring, and below that the sums.

    They stand below one another if all have room for that.
    """
    left, top, right, bottom = box
    wide, high = right - left - 12, (bottom - top - 8) / len(lines)
    breadths = [[_breadth(row, [district]) for district in line] for line in lines]
    below = [max(column) for column in zip_longest(*breadths, fillvalue=0.0)]
    for at, line in enumerate(lines):
        widths = below if sum(below) <= wide else breadths[at]
        spare = (wide - sum(widths)) / len(widths)
        x, y = left + 6.0, top + 4 + high * at
        for i, district in enumerate(line):
            width = widths[i] + spare
            cell = (round(x), round(y) + 2, round(x + width), round(y + high) - 2)
            note_sheet(canvas, cell)
            if (i + at) % 2:
                canvas.paste(palette.PAPER_STRIPE, cell)
            _cell(canvas, (x + 8, y + (high - _LOWEST) / 2), district, row)
            x += width


def _cell(canvas: Image.Image, corner: Point, district: DistrictView, row: _Row) -> None:
    (left, top), part = corner, _named_part(district)
    _size_in_row(canvas, (left + part / 2, top + 29), district, _CELL)
    write(
        canvas, (left + part / 2, top + 71), district.name, fonts.font(_NAME, fonts.SEMIBOLD), palette.FAINT_INK, "mm"
    )
    _places(canvas, (left + part + 10, top + 18), district, row.face())
    for line, y in zip(_lines(district), (top + 50, top + 82), strict=True):
        _sums_in_row(canvas, (left + part + 10, y), district, row, line)
    if not ranking(district):
        write(canvas, (left + part + 10, top + 50), "–", row.face(), palette.FAINT_INK)


def _size(shown: Sequence[DistrictView], form: _Form, wide: float, row: float) -> int:
    """Returns the greatest size, the same for all sums, with which they have room beside and below one another."""
    sizes = range(min(_LARGEST, round(1.2 * row)), fonts.SMALLEST, -1)
    return next((size for size in sizes if sum(_widths(shown, form, size)) <= wide), fonts.SMALLEST + 1)


def _widths(shown: Sequence[DistrictView], form: _Form, size: int) -> list[float]:
    """Returns how broad each column is whose sums have a size: the broader, the more figures the longest has."""
    longest = [max((len(one.says) for one in told(district)), default=1) for district in shown]
    sums = [14 + size * (0.78 + 0.6 * figures) for figures in longest]
    return [max(form.column(district), broad) for district, broad in zip(shown, sums, strict=True)]


def _head(canvas: Image.Image, corner: Point, district: DistrictView, form: _Form) -> None:
    """Draws the size of a district, as a calpulli once founded, its name, and what its places bring.

    The first brings as much as the size, which nobody saw who was told of the others alone.
    """
    left, top = corner[0] + 8, corner[1]
    right = left + form.size(district)
    if district.calpulli:
        _tablet(district, form.radius).stamp(canvas, ((left + right) / 2, top + 32))
    else:
        write(canvas, (left, top + 32), str(district.size), form.bare, palette.INK)
    right += _APART
    named = (right, top + 31) if form.lie == "under" else (left, top + (78 if form.lie == "low" else 75))
    write(canvas, named, district.name, fonts.font(_NAME, fonts.SEMIBOLD), palette.FAINT_INK)
    x, y, pitch = {
        "aside": (right, top + 32, 0),
        "under": (left, top + 71, 0),
        "stacked": (right, top + 20, 29),
        "low": (right, top + 14, 21),
    }[form.lie]
    _places(canvas, (x, y), district, fonts.font(form.lower, fonts.BOLD), pitch)


def _tablet(district: DistrictView, radius: int) -> Sprite:
    """Returns the calpulli of a district as on the board, with its founder's colour and mark."""
    founder = district.founder
    return calpulli.tablet(district.size, None if founder is None else look_of(founder), radius)


def _places(canvas: Image.Image, at: Point, district: DistrictView, face: FreeTypeFont, pitch: int = 0) -> float:
    """Writes what the places of a district bring, if it scores, and returns how broad that is.

    They stand on red plates as on the calpulli themselves: bare they were read as sums of somebody. The plates lie side
    by side, or as far below one another as is said.
    """
    x, y = at
    widths = [face.getlength(str(value)) for value in district.values]
    for value, width in zip(district.values, widths, strict=True) if district.scored else ():
        wide, high = (max(widths) + _BANDED, pitch) if pitch else (width + 2 * _BANDED, 0.96 * face.size)
        plate = (round(x), round(y - high / 2), round(x + wide) - (2 if pitch else 4), round(y + high / 2) - 1)
        canvas.paste(palette.RED, plate)
        write(canvas, middle(plate), str(value), face, palette.CHALK, "mm")
        x, y = (x, y + pitch) if pitch else (x + wide, y)
    return x - at[0]


_NARROW = 800
"""The width of a sheet up to which districts have rows."""
_PITCH, _LARGEST_LISTED = 52, 38
"""How far rows stand apart at most, and the greatest size of what is written in them."""
_TABLET = 18
"""The least radius of a calpulli that has a size on it."""
_NOBODY = 28
"""The width of the sign of neutral buildings."""
_BETWEEN = 10
"""What is left free between the parts of a row."""


@dataclass(frozen=True, slots=True)
class _Row:
    """How it is written in a row what the places of a district bring, and the sums."""

    size: int

    def face(self, weight: str = fonts.BOLD) -> FreeTypeFont:
        return fonts.font(self.size, weight)

    @property
    def gap(self) -> float:
        """What is left free behind each number."""
        return 0.3 * self.size

    def sign(self, seat: Seat | None) -> Sprite:
        """Returns whose sum it is."""
        return nobody() if seat is None else mark(look_of(seat), round(0.33 * self.size))

    def before(self, seat: Seat | None) -> float:
        """Returns the room of that before the sum."""
        return (0.66 * self.size if seat is not None else _NOBODY) + 5

    def brings(self, district: DistrictView) -> float:
        """Returns the width of what the places bring; it has none as long as the district does not score."""
        widths = [self.face().getlength(str(value)) + 2 * _BANDED for value in district.values]
        return sum(widths) + self.gap if district.scored else 0

    def sums(self, district: DistrictView) -> float:
        """Returns the width of the sums."""
        return self.width(told(district))

    def width(self, sums: Iterable[Sum]) -> float:
        """Returns the width of some sums."""
        faces = self.face(fonts.BLACK)
        return sum(self.before(one.seat) + faces.getlength(one.says) + self.gap for one in sums)


def _list(canvas: Image.Image, box: Box, shown: Sequence[DistrictView]) -> None:
    """Draws a row for each district: its size and name, what its places bring, then the sums, the highest first.

    The sums begin below one another, but for those of a row that has no room for them there: it is written smaller.
    """
    left, top, right, bottom = box
    high = min(_PITCH, (bottom - top - 12) / len(shown))
    radius = min(22, round(high / 2) - 1)
    named = left + 2 * radius + 18
    start = named + max(map(_named, shown)) + 2 * _BETWEEN
    largest = max(fonts.SMALLEST, min(_LARGEST_LISTED, round(0.8 * high)))
    rows = [_Row(size) for size in range(largest, fonts.SMALLEST - 1, -1)]
    room = right - 6 - start
    aligned = max((rows[0].brings(one) for one in shown if _fits(rows[0], one, room)), default=0.0) + _BETWEEN
    name = fonts.font(min(_NAME, largest), fonts.SEMIBOLD)
    for i, district in enumerate(shown):
        y = top + 6 + high * (i + 0.5)
        if i % 2:
            canvas.paste(palette.PAPER_STRIPE, (left + 6, round(y - high / 2), right - 6, round(y + high / 2)))
        _size_in_row(canvas, (left + 10 + radius, y), district, radius)
        write(canvas, (named, y), district.name, name, palette.FAINT_INK)
        row = next((row for row in rows if _fits(row, district, room)), rows[-1])
        x = start
        x += _places(canvas, (x, y), district, row.face()) + row.gap if district.scored else 0
        x = max(x, min(start + aligned, right - 6 - row.sums(district)))
        _sums_in_row(canvas, (x, y), district, row, told(district))
        if not ranking(district):
            write(canvas, (x, y), "–", row.face(), palette.FAINT_INK)


def _sums_in_row(canvas: Image.Image, at: Point, district: DistrictView, row: _Row, sums: Iterable[Sum]) -> None:
    """Writes sums side by side, each behind whose it is."""
    x, y = at
    for one in sums:
        before = row.before(one.seat)
        row.sign(one.seat).stamp(canvas, (x + (before - 5) / 2, y))
        weight, ink = _weighed(district, one.total)
        x += before + write(canvas, (x + before, y), one.says, row.face(weight), ink) + row.gap


def _fits(row: _Row, district: DistrictView, room: float) -> bool:
    return row.brings(district) + row.sums(district) <= room


def _size_in_row(canvas: Image.Image, at: Point, district: DistrictView, radius: int) -> None:
    """Draws the size of a district, as a calpulli once founded; where rows are too low for one, on a dark ground."""
    (x, y), founded = at, bool(district.calpulli)
    if founded and radius >= _TABLET:
        _tablet(district, radius).stamp(canvas, at)
        return
    face = fonts.font(max(fonts.SMALLEST, round(1.2 * radius)), fonts.BLACK)
    if founded:
        canvas.paste(palette.NIGHT, (round(x) - 18, round(y) - radius, round(x) + 18, round(y) + radius))
    write(canvas, at, str(district.size), face, palette.CHALK if founded else palette.INK, "mm")


def _weighed(district: DistrictView, total: int) -> tuple[str, Colour]:
    """Returns how strongly a sum is written: the highest ones boldly, faintly where nothing scores."""
    highest = max(*district.totals, district.neutral)
    return fonts.BLACK if total == highest else fonts.SEMIBOLD, palette.INK if district.scored else palette.FAINT_INK


def _named(district: DistrictView) -> float:
    """Returns the width of its name."""
    return fonts.font(_NAME, fonts.SEMIBOLD).getlength(district.name)


def _sums(canvas: Image.Image, corner: Point, district: DistrictView, row: float, size: int) -> None:
    """Draws below one another whose buildings are worth how much in a district."""
    left, top = corner
    sums = told(district)
    if not sums:
        write(canvas, (left + 14, top + row / 2), "–", fonts.font(36, fonts.SEMIBOLD), palette.FAINT_INK)
    for place, one in enumerate(sums):
        y = top + row * (place + 0.5)
        sign = nobody() if one.seat is None else mark(look_of(one.seat), round(size * 0.33))
        sign.stamp(canvas, (left + 9 + size * 0.36, y))
        weight, ink = _weighed(district, one.total)
        write(canvas, (left + 11 + size * 0.78, y), one.says, fonts.font(round(size * 0.97), weight), ink)


@dataclass(frozen=True, slots=True)
class Sum:
    """What the buildings of a player, or of nobody, are worth together in a district."""

    seat: Seat | None
    total: int
    tied: bool
    """Whether the one that is told next has as much."""

    @property
    def says(self) -> str:
        """What is written of it; a tie was not noticed by equal numbers alone."""
        return f"{self.total}=" if self.tied else str(self.total)


def told(district: DistrictView) -> list[Sum]:
    """Returns the sums in a district as they are written, the highest first."""
    ranked = ranking(district)
    below = [total for _, total in ranked[1:]]
    return [Sum(seat, total, total == lower) for (seat, total), lower in zip_longest(ranked, below)]


def ranking(district: DistrictView) -> list[tuple[Seat | None, int]]:
    """Returns whose buildings there are in a district with what they are worth, the highest first; nobody's last."""
    totals: list[tuple[Seat | None, int]] = [*enumerate(district.totals), (None, district.neutral)]
    return sorted(((seat, total) for seat, total in totals if total), key=lambda item: -item[1])
