"""The list of the cities: who leads each, and how high all others stand there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from PIL import Image
from PIL.ImageFont import FreeTypeFont

from render.core import fonts, pieces
from render.core.boxes import Box
from render.core.canvas import Point
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import lay
from render.core.scene import Words
from render.java import palette
from render.java.palaces import chip, extent, small
from rules.core.contract import Seat
from rules.java.view import View, VillageView

_BROAD, _COLUMN = 500, 4
"""The width from which cities are listed in two columns, if there are more than so many."""
_ROWS = (56, 51, 48, 45, 42, 40, 38, 36, 34, 32, 30, 28, 26, 24)
"""How far the cities of the list may lie apart."""
_FLAT = 36
"""Below this palaces would stand in front of one another: each is a chip."""
_DEEP = 55
"""From which height on a city of a narrow list has two lines; those of a broad one are long enough."""
_DEEPEST = 96
"""How high a city is at the most."""
_TALL, _WORDS = 46, 32
"""From which of these on a palace and what is written beside it are the larger, to be read on a phone."""
_PALACE = 50
"""The room of a palace in the list."""
_TITLE = 33
"""The height of its title, where the cities can be as large below it."""


def draw(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Lists the cities, each with its palace and the levels of all who are there, the highest rank first."""
    lay(canvas, box, palette.PAPER_DARK)
    left, top, right, bottom = box
    found = sorted((village for village in view.villages if village.palace), key=lambda city: -city.value)
    broad = right - left > _BROAD
    columns = 2 if broad and len(found) > _COLUMN else 1
    if -(-len(found) // columns) * _FLAT <= bottom - top - 12 - _TITLE:
        _title(canvas, box, words, any(city.used for city in found))
        top += _TITLE
    if not found:
        text, face = fonts.fit(words("java-picture-no-cities"), right - left - 28, (26, 24, 22))
        write(canvas, (left + 14, top + 26), text, face, palette.SPENT_INK)
        return
    rows = -(-len(found) // columns)
    inside = (left + 8, top + 6, right - 8, bottom - 6)
    if not broad and (inside[3] - inside[1]) // rows >= _DEEP:
        _in_two_lines(canvas, inside, found)
    else:
        _in_one_line(canvas, inside, found, columns)


def _title(canvas: Image.Image, box: Box, words: Words, held: bool) -> None:
    """Writes what the list is of, and what red figures mean if a festival was held."""
    left, top, right, _ = box
    text, face = fonts.fit(words("java-picture-cities"), right - left - 28, (30, 28, 26, 24), fonts.BOLD)
    start = left + 30 + write(canvas, (left + 14, top + 24), text, face, palette.INK)
    says, faces = words("java-picture-held"), (fonts.font(size, fonts.BOLD) for size in (28, 26, 24, 22))
    fitting = next((one for one in faces if one.getlength(says) <= right - 12 - start), None)
    if fitting is not None and held:
        write(canvas, (right - 12, top + 25), says, fitting, palette.USED[0], "rm")


def _in_two_lines(canvas: Image.Image, box: Box, found: Sequence[VillageView]) -> None:
    """Lists cities below one another, with a line between them: its palace, name and spaces, and in a column of their
    own who leads it, and below these all others, as large as there is room."""
    left, top, right, bottom = box
    pitch = min(_DEEPEST, (bottom - top) // len(found))
    tall = min(_LARGEST, pitch / _DEEP)
    start, end = left + _PALACE * tall + _NAMED_BELOW, right - _APART
    for i, city in enumerate(found):
        y, looks = top + pitch * (i + 0.5), tuple(look_of(seat) for seat in city.leader_seats)
        if i:
            canvas.paste(palette.RULE, (left, round(y - pitch / 2) - 1, right, round(y - pitch / 2) + 1))
        small(city.value, city.used, looks, tall).stamp(canvas, (left + _PALACE * tall / 2, y))
        middle = left + _PALACE * tall + _NAMED_BELOW / 2
        face = fonts.font(_NAME, fonts.BOLD)
        write(canvas, (middle, y - pitch * _LINE), city.palace, face, palette.INK, "mm")
        extent(len(city.spaces), _HOUSE).stamp(canvas, (middle, y + pitch * _LINE))
        first = next(slips for slips in _leader_told(city, pitch / _WORDS / 2) if start + _room(slips) <= end + _APART)
        others = next(slips for slips in _others_told(city, first, pitch) if start + _room(slips) <= end + _APART)
        _lay_slips(canvas, (start, y - pitch * _LINE if others else y), first)
        _lay_slips(canvas, (start, y + pitch * _LINE), others)


_HOUSE = 0.9
"""How large the number of its spaces is there, below its name."""
_LINE = 0.245
"""How far above and below the middle of a city in the list its two lines are, as a share of its height."""
_NAME, _NAMED_BELOW, _LARGEST = 27, 51, 1.1
"""The size of the name of a city, the room of it above how many spaces that has, and how large a palace is beside it
at the most: most room is for who leads."""


def _room(slips: Sequence[_Slip]) -> float:
    return sum(map(_wide, slips))


def _in_one_line(canvas: Image.Image, box: Box, found: Sequence[VillageView], columns: int) -> None:
    """Lists cities with their ranks beside their names as far as there is room, and counts those without any."""
    left, top, right, bottom = box
    width, room, rows = (right - left) // columns, bottom - top, -(-len(found) // columns)
    pitch = next((one for one in _ROWS if one * rows <= room), _ROWS[-1])
    rows = room // pitch
    listed = found if len(found) <= rows * columns else found[: rows * columns - 1]
    scale = max(1.0, min(pitch / _WORDS, width / max(map(_breadth, found))))
    tall = 0.0 if pitch < _FLAT else min(scale, max(1.0, pitch / _TALL))
    spots = [(left + width * (i // rows), top + pitch * (i % rows + 0.5)) for i in range(rows * columns)]
    for at, city in zip(spots, listed, strict=False):
        _city(canvas, at, width, city, scale, tall)
    if more := len(found) - len(listed):
        write(canvas, spots[-1], f"+{more}", fonts.font(fonts.SMALLEST, fonts.BOLD), palette.INK)


def _breadth(city: VillageView) -> float:
    """Returns how broad the row of a city is that says who leads it and who is next, where it is as large as it is at
    least."""
    tellings = (_ranked(city, most, 1, 1)[:2] for most in (1, 2, 3, None))
    slips = next((slips for slips in tellings if len(slips) > 1 and _tells_apart(slips)), _ranked(city, 2, 1, 1))
    return _PALACE + _NAMED + sum(_wide(slip) for slip in slips)


def _city(canvas: Image.Image, at: Point, width: int, city: VillageView, scale: float, tall: float) -> None:
    """Writes who stands how high in a city: who leads it largest, and the others behind as far as there is room.

    Its palace is so ``tall``, or a chip.
    """
    start, end = _headed(canvas, at, at[1], city, scale, tall), at[0] + width - _APART
    told = next(slips for slips in _told(city, scale) if start + sum(map(_wide, slips)) <= end + _APART)
    _lay_slips(canvas, (start, at[1]), told)


def _headed(canvas: Image.Image, at: Point, line: float, city: VillageView, scale: float, tall: float) -> float:
    """Draws the palace of a city, and on a line its name and how many spaces it has; returns where these end."""
    x, y = at
    looks = tuple(look_of(seat) for seat in city.leader_seats)
    palace = small(city.value, city.used, looks, tall) if tall else chip(city.value, city.used, looks)
    built = _PALACE * (tall or 1)
    palace.stamp(canvas, (x + built / 2, y))
    write(canvas, (x + built + 5, line), city.palace, fonts.font(round(_NAME * scale), fonts.BOLD), palette.INK)
    end = x + built + _NAMED * scale
    extent(len(city.spaces), scale).stamp(canvas, (end - 19 * scale, line))
    return end


_NAMED = 88
"""The room of the name of a city and of its spaces in the list."""
_APART = 8
"""How far those lie apart who have different ranks: side by side on a phone they ran into one another."""
_LEADING, _BEHIND = 33, 26
"""The size of what is written there of who leads, and of the others."""


@dataclass(frozen=True, slots=True)
class _Slip:
    """Those who share a rank in a city, with their levels."""

    seats: tuple[Seat, ...]
    levels: str
    face: FreeTypeFont
    mark: int
    """Half the width of a seat's mark."""


def _told(city: VillageView, scale: float) -> Iterator[list[_Slip]]:
    """Yields what can be told of the ranks of a city, the most first.

    That is all ranks, the first two, or who leads, with all levels or the highest ones, as far as these are different.
    Where it can be, who is next is told, if without levels: who read that of the leader alone took it that nobody else
    is there.
    """
    middle = (scale + 1) / 2
    large = ((scale, scale), (scale, middle), (middle, middle), (scale, 1.0))
    for ranks, sizes, levels in (
        (None, (*large, (middle, 1.0), (1.0, 1.0)), (None, 3, 2)),
        (2, (*large, (1.0, 1.0)), (None, 3, 2, 1)),
    ):
        for leading, behind in sizes:
            for most in levels:
                slips = _ranked(city, most, leading, behind)[:ranks]
                if _tells_apart(slips):
                    yield slips
    for most in (None, 3, 2, 1):
        yield [slip if at == 0 else replace(slip, levels="") for at, slip in enumerate(_ranked(city, most, 1, 1)[:2])]
    yield from _leader_told(city, scale)


def _leader_told(city: VillageView, scale: float) -> Iterator[list[_Slip]]:
    """Yields what can be told of who leads a city, the most first."""
    for leading in (scale, 1.0):
        for most in (None, 3, 2, 1):
            yield _ranked(city, most, leading, 1.0)[:1]
    yield []


def _others_told(city: VillageView, first: Sequence[_Slip], pitch: float) -> Iterator[list[_Slip]]:
    """Yields what can be told on a line of their own of those who do not lead a city, the most first and that large."""
    for most in (None, 3, 2, 1):
        for behind in (min(size, pitch * _LINE * 2 / _BEHIND) for size in (1.6, 1.4, 1.2, 1.0, 0.85)):
            slips = _ranked(city, most, 1, behind)[1:]
            if _tells_apart([*first, *slips]):
                yield slips
    yield [replace(slip, levels="") for slip in _ranked(city, 1, 1, 1)[1:]]
    yield []


def _tells_apart(slips: Sequence[_Slip]) -> bool:
    """Says whether ranks that differ have levels that differ."""
    return all(one.levels != other.levels for one, other in pairwise(slips))


def _ranked(city: VillageView, most: int | None, leading: float, behind: float) -> list[_Slip]:
    """Returns the ranks of a city, the highest first, each with all its levels or the highest ones.

    Who leads is written on one scale, the others on another.
    """
    slips: list[_Slip] = []
    for levels, same in groupby(city.ranks, key=lambda rank: rank.levels):
        size = round(_BEHIND * behind if slips else _LEADING * leading)
        says = "-".join(map(str, levels[:most])) + ("+" if len(levels) > (most or len(levels)) else "")
        face = fonts.font(size, fonts.BOLD if slips else fonts.BLACK)
        slips.append(_Slip(tuple(rank.seat for rank in same), says, face, round(size * 0.38)))
    return slips


def _wide(slip: _Slip) -> float:
    """Returns the room of a slip with what is left free beside it."""
    return len(slip.seats) * (2 * slip.mark + 4) + slip.face.getlength(slip.levels) + _APART


def _lay_slips(canvas: Image.Image, at: Point, slips: Sequence[_Slip]) -> None:
    """Lays slips side by side."""
    x, y = at
    for slip in slips:
        _lay_slip(canvas, (x, y), slip)
        x += _wide(slip)


def _lay_slip(canvas: Image.Image, at: Point, slip: _Slip) -> None:
    x, y = at
    high = round(slip.face.size * 0.45)
    canvas.paste(palette.PAPER, (round(x), round(y) - high, round(x + _wide(slip)) - _APART + 4, round(y) + high))
    x += 2
    for seat in slip.seats:
        pieces.mark(look_of(seat), slip.mark).stamp(canvas, (x + slip.mark, y))
        x += 2 * slip.mark + 4
    write(canvas, (x, y), slip.levels, slip.face, palette.INK)
