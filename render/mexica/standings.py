"""The comparison below the board: for each district the sums of the players' buildings, the highest first."""

from __future__ import annotations

from collections.abc import Collection

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.pieces import mark
from render.core.plans import GAP
from render.mexica import calpulli, labels, palette
from render.mexica.buildings import nobody
from render.mexica.layout import COMPARED
from rules.core.contract import Seat
from rules.mexica import data
from rules.mexica.view import DistrictView, View

_MOST = len(data.CALPULLI)
"""So many districts have a column; more are seldom built in, and the text board has them all."""
_WIDE, _ROOM = 96, 540
"""The width of a column, and that of what has its place beside few of them."""
_HEAD, _ROW = 46, 56
"""The height of the line that names a district, and the greatest of a sum."""


def compared(view: View) -> list[DistrictView]:
    """Returns the districts with a column: those that score first, the larger before the smaller."""
    shown = [district for district in view.districts if district.calpulli or any(district.totals) or district.neutral]
    shown.sort(key=lambda district: (not district.calpulli, -district.size))
    return shown[:_MOST]


def draw(canvas: Image.Image, view: View) -> Box | None:
    """Draws the columns; returns the room to their right if much is left."""
    left, top, right, bottom = COMPARED
    shown = compared(view)
    full = labels.occupied(view)
    if not shown:
        return COMPARED
    edge = left + _WIDE * len(shown) + 8
    beside = right - edge > _ROOM
    pitch = _WIDE if beside else (right - left - 8) / len(shown)
    lay(canvas, (left, top, edge if beside else right, bottom), palette.PAPER)
    row = _row(bottom - top - _HEAD, max(len(ranking(district)) for district in shown))
    for i, district in enumerate(shown):
        _column(canvas, left + 6 + pitch * i, view, district, full, pitch, row)
    return (edge + GAP, top, right, bottom) if beside else None


def _row(height: float, rows: int) -> float:
    """Returns the height of a sum: the larger, the fewer stand below one another."""
    return min(_ROW, height / max(rows, 1))


def _column(
    canvas: Image.Image,
    left: float,
    view: View,
    district: DistrictView,
    full: Collection[str],
    pitch: float,
    row: float,
) -> None:
    top, size = COMPARED[1], min(row, (pitch - 24) * 0.62)
    scores = bool(district.calpulli) or view.half > 1
    end = left + 44.0
    if district.calpulli:
        calpulli.tablet(district.size, None, 20).stamp(canvas, (left + 25, top + 25))
    else:
        face = fonts.font(30 if district.size < 100 else 24, fonts.BLACK)
        end = left + 10 + write(canvas, (left + 8, top + 26), str(district.size), face, palette.INK)
    name = district.calpulli or labels.spot(district.squares, full)
    write(canvas, (end, top + 27), name, fonts.font(26 if pitch > 90 else 22, fonts.SEMIBOLD), palette.FAINT_INK)
    ranked = ranking(district)
    if not ranked:
        write(canvas, (left + 18, top + _HEAD + 18), "–", fonts.font(36, fonts.SEMIBOLD), palette.FAINT_INK)
    for place, (seat, total) in enumerate(ranked):
        y = top + _HEAD + row * (place + 0.5)
        sign = nobody() if seat is None else mark(look_of(seat), round(size * 0.33))
        sign.stamp(canvas, (left + 9 + size * 0.36, y))
        weight = fonts.BLACK if total == ranked[0][1] else fonts.SEMIBOLD
        ink = palette.INK if scores else palette.FAINT_INK
        write(canvas, (left + 11 + size * 0.78, y), str(total), fonts.font(round(size * 0.97), weight), ink)


def ranking(district: DistrictView) -> list[tuple[Seat | None, int]]:
    """Returns whose buildings there are in a district with what they are worth, the highest first; nobody's last."""
    totals: list[tuple[Seat | None, int]] = [*enumerate(district.totals), (None, district.neutral)]
    return sorted(((seat, total) for seat, total in totals if total), key=lambda item: -item[1])
