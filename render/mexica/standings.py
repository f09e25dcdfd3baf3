"""The comparison below the board: for each district the sums of the players' buildings, the highest first."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point
from render.core.labels import write
from render.core.overflow import note_sheet
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.plans import GAP
from render.mexica import calpulli, palette
from render.mexica.buildings import nobody
from render.mexica.layout import COMPARED
from rules.core.contract import Seat
from rules.mexica.view import DistrictView, View

_MOST = 18
"""So many districts have a column: of what nobody has founded few are built in. The text board has them all."""
_WIDE, _ROOM = 96, 540
"""The width of a column beside the summary of costs, and what that needs of it."""
_HEAD, _LEAST = 72, 60
"""The height of the two lines that name a district, and the width that they need."""
_LARGEST = 56
"""The greatest size of a sum."""


def compared(view: View) -> list[DistrictView]:
    """Returns the districts with a column: those that score first, the larger before the smaller."""
    shown = [district for district in view.districts if district.calpulli or any(district.totals) or district.neutral]
    shown.sort(key=lambda district: (not district.calpulli, -district.size))
    return shown[:_MOST]


def draw(canvas: Image.Image, view: View) -> Box | None:
    """Draws the columns; returns the room to their right if much is left."""
    left, top, right, bottom = COMPARED
    shown = compared(view)
    if not shown:
        return COMPARED
    edge = left + _WIDE * len(shown) + 8
    beside = right - edge > _ROOM
    end = edge if beside else right
    lay(canvas, (left, top, end, bottom), palette.PAPER)
    rows = max(1, *(len(ranking(district)) for district in shown))
    wide, high = end - left - 8, bottom - top - _HEAD - 6
    size = _size(shown, wide, high / rows)
    widths = _widths(shown, size)
    row, gap = min(1.25 * size, high / rows), (wide - sum(widths)) / len(shown)
    y = top + (high - row * rows) / 2
    for i, district in enumerate(shown):
        x = left + 6 + sum(widths[:i]) + gap * i
        note_sheet(canvas, (round(x), top, round(x + widths[i] + gap), bottom))
        _head(canvas, (x, y), district)
        _sums(canvas, (x, y + _HEAD), district, row, size)
    return (edge + GAP, top, right, bottom) if beside else None


def _size(shown: Sequence[DistrictView], wide: float, row: float) -> int:
    """Returns the greatest size, the same for all sums, with which they have room beside and below one another."""
    sizes = range(min(_LARGEST, round(1.2 * row)), fonts.SMALLEST, -1)
    return next((size for size in sizes if sum(_widths(shown, size)) <= wide), fonts.SMALLEST + 1)


def _widths(shown: Sequence[DistrictView], size: int) -> list[float]:
    """Returns how broad each column is whose sums have a size: the broader, the more figures the longest has."""
    longest = [len(str(max(*district.totals, district.neutral))) for district in shown]
    return [max(_LEAST, 14 + size * (0.78 + 0.6 * figures)) for figures in longest]


def _head(canvas: Image.Image, corner: Point, district: DistrictView) -> None:
    """Draws the size of a district above its name, as a calpulli once it is founded."""
    left, top = corner
    if district.calpulli:
        calpulli.tablet(district.size, None, 20).stamp(canvas, (left + 29, top + 25))
    else:
        face = fonts.font(30 if district.size < 100 else 24, fonts.BLACK)
        write(canvas, (left + 8, top + 26), str(district.size), face, palette.INK)
    write(canvas, (left + 8, top + 58), district.name, fonts.font(28, fonts.SEMIBOLD), palette.FAINT_INK)


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
