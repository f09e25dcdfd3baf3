"""The comparison below the board: for each district the sums of the players' buildings, the highest first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from render.core import fonts
from render.core.boxes import middle
from render.core.canvas import Point
from render.core.labels import write
from render.core.overflow import note_sheet
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.scene import Words
from render.mexica import calpulli, palette
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
        return sum(widths) + 4 * _APART if self.lie in ("aside", "under") else max(widths)

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
_LARGEST = 56
"""The greatest size of a sum."""


def compared(view: View) -> list[DistrictView]:
    """Returns the districts with a column: those that score first, the larger before the smaller."""
    shown = [district for district in view.districts if district.calpulli or any(district.totals) or district.neutral]
    shown.sort(key=lambda district: (not district.calpulli, -district.size))
    return shown[:_MOST]


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the columns, or says that there is nothing to compare."""
    left, top, right, bottom = COMPARED
    lay(canvas, COMPARED, palette.PAPER)
    shown = compared(view)
    if not shown:
        text, face = fonts.fit(words("mexica-picture-nothing-built"), right - left - 48, (34, 30, 26, 24, 22))
        write(canvas, middle(COMPARED), text, face, palette.FAINT_INK, "mm")
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


def _size(shown: Sequence[DistrictView], form: _Form, wide: float, row: float) -> int:
    """Returns the greatest size, the same for all sums, with which they have room beside and below one another."""
    sizes = range(min(_LARGEST, round(1.2 * row)), fonts.SMALLEST, -1)
    return next((size for size in sizes if sum(_widths(shown, form, size)) <= wide), fonts.SMALLEST + 1)


def _widths(shown: Sequence[DistrictView], form: _Form, size: int) -> list[float]:
    """Returns how broad each column is whose sums have a size: the broader, the more figures the longest has."""
    longest = [len(str(max(*district.totals, district.neutral))) for district in shown]
    sums = [14 + size * (0.78 + 0.6 * figures) for figures in longest]
    return [max(form.column(district), broad) for district, broad in zip(shown, sums, strict=True)]


def _head(canvas: Image.Image, corner: Point, district: DistrictView, form: _Form) -> None:
    """Draws the size of a district, as a calpulli once founded, its name, and what its places bring.

    The first brings as much as the size, which nobody saw who was told of the others alone.
    """
    left, top = corner[0] + 8, corner[1]
    right = left + form.size(district)
    if district.calpulli:
        calpulli.tablet(district.size, None, form.radius).stamp(canvas, ((left + right) / 2, top + 32))
    else:
        write(canvas, (left, top + 32), str(district.size), form.bare, palette.INK)
    right += _APART
    named = (right, top + 31) if form.lie == "under" else (left, top + (78 if form.lie == "low" else 75))
    write(canvas, named, district.name, fonts.font(_NAME, fonts.SEMIBOLD), palette.FAINT_INK)
    x, y, pitch = {
        "aside": (right, top + 32, 0),
        "under": (left, top + 73, 0),
        "stacked": (right, top + 20, 27),
        "low": (right, top + 14, 21),
    }[form.lie]
    for value in district.values if district.scored else ():
        width = write(canvas, (x, y), str(value), fonts.font(form.lower, fonts.BOLD), palette.RED)
        x, y = x if pitch else x + width + 2 * _APART, y + pitch


def _named(district: DistrictView) -> float:
    """Returns the width of its name."""
    return fonts.font(_NAME, fonts.SEMIBOLD).getlength(district.name)


def _sums(canvas: Image.Image, corner: Point, district: DistrictView, row: float, size: int) -> None:
    """Draws below one another whose buildings are worth how much in a district."""
    left, top = corner
    ranked = ranking(district)
    if not ranked:
        write(canvas, (left + 14, top + row / 2), "–", fonts.font(36, fonts.SEMIBOLD), palette.FAINT_INK)
    for place, (seat, total) in enumerate(ranked):
        y = top + row * (place + 0.5)
        sign = nobody() if seat is None else mark(look_of(seat), round(size * 0.33))
        sign.stamp(canvas, (left + 9 + size * 0.36, y))
        weight = fonts.BLACK if total == ranked[0][1] else fonts.SEMIBOLD
        ink = palette.INK if district.scored else palette.FAINT_INK
        write(canvas, (left + 11 + size * 0.78, y), str(total), fonts.font(round(size * 0.97), weight), ink)


def ranking(district: DistrictView) -> list[tuple[Seat | None, int]]:
    """Returns whose buildings there are in a district with what they are worth, the highest first; nobody's last."""
    totals: list[tuple[Seat | None, int]] = [*enumerate(district.totals), (None, district.neutral)]
    return sorted(((seat, total) for seat, total in totals if total), key=lambda item: -item[1])
