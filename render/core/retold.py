"""The last turns told in a strip: whose each was, and what was done in it, in signs and names of places.

On the board ways of figures cross, and there is no room for the order of steps: there they could not be followed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeAlias

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Colour, Point, Sheet, Sprite
from render.core.labels import write
from render.core.palette import SeatLook, Theme, look_of
from render.core.panels import lay_plate, name_of
from render.core.pieces import emblem
from render.core.plans import EDGE
from render.core.pointers import Sign
from render.core.prices import little
from render.core.scene import Marks
from rules.core.contract import Seat

Part: TypeAlias = str | Sign | Sprite
"""Words, the strokes of a sign, or a piece that is drawn small."""
Deed: TypeAlias = tuple[Part, ...]
"""A step of a turn, or several that are told as one."""
ARROW: Sign = (((-8, 0), (6, 0)), ((1, -6), (7, 0), (1, 6)))
"""From where a way began to where it ended."""

_SIZES = (32, 30, 28, 26, 24, 22)
"""Of the words, the largest that has room."""
_LINE, _SIGN, _PIECE, _AIR, _BETWEEN = 1.15, 0.9, 1.5, 0.16, 0.8
"""As shares of that size: the height of a line, how broad a sign and a piece are, and what parts what is said of a
step, and the steps."""
_SIDE = 16
_NAME, _NARROW = 160, 1000
"""The greatest breadth of a name, and of a strip in which the mark of a seat stands for it to leave room for steps."""


@dataclass(frozen=True, slots=True)
class Told:
    """A turn: whose it was, and what was done, in that order."""

    seat: Seat
    deeds: tuple[Deed, ...]


def by_turn(
    marks: Marks, began: type[Any], acts: tuple[type[Any], ...], deeds: Callable[[Seat, Sequence[Any]], Iterable[Deed]]
) -> list[Told]:
    """Returns the last turn of each seat in the order in which they were played, of those in which something was done.

    A turn begins with an event ``began``; what a seat does itself is among ``acts``, and what follows belongs to
    the same turn.
    """
    found: dict[Seat, list[Any]] = {}
    acting: Seat | None = None
    for event in marks.events:
        if isinstance(event, acts):
            acting = event.seat
        if isinstance(event, began):
            found.pop(event.seat, None)
        elif acting is not None:
            found.setdefault(acting, []).append(event)
    told = (Told(seat, tuple(deeds(seat, done))) for seat, done in found.items())
    return [turn for turn in told if turn.deeds]


def retell(canvas: Image.Image, box: Box, theme: Theme, marks: Marks, turns: Sequence[Told]) -> None:
    """Tells the last turns, each from a new line on, as large as there is room; lays nothing where there are none."""
    if not turns:
        return
    lay_plate(canvas, box, theme)
    left, top, right, bottom = box
    breadth = right - left - 2 * _SIDE
    names = {turn.seat: name_of(marks, turn.seat) if breadth > _NARROW else "" for turn in turns}
    lines, size, indent = _arranged(turns, names, breadth, bottom - top - 2 * EDGE)
    pitch = min((bottom - top - 2 * EDGE) / len(lines), 1.4 * size)
    middle = (top + bottom - pitch * (len(lines) - 1)) / 2
    for number, line in enumerate(lines):
        y = middle + pitch * number
        if line.starts:
            room = (indent - 8, round(pitch) - 4)
            _head(canvas, (left + _SIDE, y), room, look_of(line.seat), names[line.seat])
        _tell(canvas, (left + _SIDE + indent, y), line.deeds, size, theme)


@dataclass(frozen=True, slots=True)
class _Line:
    """What is told on a line, and whether the turn starts on it."""

    seat: Seat
    deeds: tuple[Deed, ...]
    starts: bool


def _arranged(
    turns: Sequence[Told], names: Mapping[Seat, str], breadth: int, height: int
) -> tuple[list[_Line], int, int]:
    """Returns all lines, the size of their words, and the room for the names before them."""
    for size in _SIZES:
        longest = max(fonts.font(size, fonts.BOLD).getlength(name) for name in names.values())
        indent = round(1.6 * size + min(longest, _NAME))
        lines = [line for turn in turns for line in _broken(turn, breadth - indent, size)]
        if len(lines) * _LINE * size <= height:
            break
    return lines, size, indent


def _broken(turn: Told, breadth: float, size: int) -> Iterator[_Line]:
    """Yields a turn line by line."""
    there: list[Deed] = []
    starts, room = True, breadth
    for deed in turn.deeds:
        room -= _breadth(deed, size) + (_BETWEEN * size if there else 0)
        if room < 0 and there:
            yield _Line(turn.seat, tuple(there), starts)
            there, starts, room = [], False, breadth - _breadth(deed, size)
        there.append(deed)
    yield _Line(turn.seat, tuple(there), starts)


def _breadth(deed: Deed, size: int) -> float:
    return sum(_wide(part, size) for part in deed) + _AIR * size * (len(deed) - 1)


def _wide(part: Part, size: int) -> float:
    match part:
        case str():
            return fonts.font(size, fonts.SEMIBOLD).getlength(part)
        case Sprite():
            return _PIECE * size
        case _:
            return _SIGN * size


def _head(canvas: Image.Image, at: Point, room: tuple[int, int], look: SeatLook, name: str) -> None:
    """Lays the name of a seat with its shape on its colour."""
    (x, y), (wide, high) = at, room
    canvas.paste(look.colour, (round(x), round(y - high / 2), round(x) + wide, round(y - high / 2) + high))
    emblem(look, round(high * 0.28)).stamp(canvas, (x + high * 0.5, y))
    if name:
        text, face = fonts.fit_name(name, wide - high * 0.95 - 1, _SIZES, fonts.BOLD)
        write(canvas, (x + high * 0.95, y), text, face, look.ink)


def _tell(canvas: Image.Image, at: Point, deeds: Sequence[Deed], size: int, theme: Theme) -> None:
    """Tells what was done on one line, with dots between the steps."""
    x, y = at
    for number, deed in enumerate(deeds):
        if number:
            write(canvas, (x + _BETWEEN * size / 2, y), "·", fonts.font(size, fonts.BLACK), theme.faint, "mm")
            x += _BETWEEN * size
        for part in deed:
            _put(canvas, (x, y), part, size, theme)
            x += _wide(part, size) + _AIR * size
        x -= _AIR * size


def _put(canvas: Image.Image, at: Point, part: Part, size: int, theme: Theme) -> None:
    x, y = at
    match part:
        case str():
            write(canvas, at, part, fonts.font(size, fonts.SEMIBOLD), theme.ink)
        case Sprite():
            little(part, round(_PIECE * size)).stamp(canvas, (x + _PIECE * size / 2, y))
        case _:
            _sign(part, size, theme.ink).stamp(canvas, (x + _SIGN * size / 2, y + 1))


@lru_cache(maxsize=128)
def _sign(sign: Sign, size: int, ink: Colour) -> Sprite:
    """Returns a sign as high as the words beside it."""
    scale = _SIGN * size / 18
    sheet = Sheet(size + 8, size + 8)
    for line in sign:
        sheet.line([(x * scale, y * scale) for x, y in line], ink, 0.12 * size)
    return sheet.sprite()
