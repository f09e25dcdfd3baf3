"""Panels, in the same order and manner in all games: turn and clock, players, supplies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol, TypeAlias

from PIL import Image, ImageDraw

from render.core import fonts, materials
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.labels import figure, write
from render.core.overflow import note_sheet
from render.core.palette import Theme, look_of
from render.core.pieces import emblem, mark
from render.core.scene import Marks, Words
from rules.core.contract import Seat

Box: TypeAlias = tuple[int, int, int, int]


class Placed(Protocol):
    """What a view has of a player: at least the place, 1 for who leads."""

    @property
    def place(self) -> int: ...


def winners(players: Iterable[Placed]) -> tuple[Seat, ...]:
    """Returns the seats with the first place, which they may share."""
    return tuple(seat for seat, player in enumerate(players) if player.place == 1)


class Scored(Placed, Protocol):
    """What a view has of a player whose points all can see."""

    @property
    def score(self) -> int: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """Where the parts of a player's panel lie, and how large they are; a game adds those that it has."""

    head: int
    """The height of its head."""
    score: Point
    right: float
    """Where what stands beside the score ends."""
    scale: float = 1.0

    def size(self, points: int) -> int:
        """Returns the size of a font."""
        return round(points * self.scale)


def name_of(marks: Marks, seat: Seat) -> str:
    """Returns a player's name as the font can write it; where nothing is to be seen the seat's mark stands for it."""
    return fonts.writable(marks.names[seat]) if seat < len(marks.names) else ""


def lay(canvas: Image.Image, box: Box, colour: Colour) -> None:
    """Lays a sheet of paper on a box of the canvas."""
    _put(canvas, box, materials.paper(box[2] - box[0], box[3] - box[1], colour))


def lay_plate(canvas: Image.Image, box: Box, theme: Theme) -> None:
    """Lays a leaf of paper on its board on a box of the canvas."""
    _put(canvas, box, materials.plate(box[2] - box[0], box[3] - box[1], theme.paper, theme.material))


def _put(canvas: Image.Image, box: Box, sheet: Sprite) -> None:
    note_sheet(canvas, box)
    left, top, right, bottom = box
    sheet.stamp(canvas, (left + (right - left) // 2, top + (bottom - top) // 2))


def frame(canvas: Image.Image, box: Box, colour: Colour, width: int = 6) -> None:
    """Draws a frame round a box."""
    left, top, right, bottom = box
    draw = ImageDraw.Draw(canvas)
    draw.rounded_rectangle((left - 5, top - 5, right + 4, bottom + 4), 14, outline=(24, 18, 10), width=width + 3)
    draw.rounded_rectangle((left - 4, top - 4, right + 3, bottom + 3), 13, outline=colour, width=width)


_NAME, _SHARE = 330, 0.27
"""The width that a name in the turn line has in any case, and its share of a narrow line; it has more where what is
asked leaves more."""


def turn_line(
    canvas: Image.Image,
    box: Box,
    theme: Theme,
    marks: Marks,
    *,
    seats: tuple[Seat, ...],
    says: str,
    points: int | None = None,
    out_of: int = 0,
    also: tuple[int, Sprite] | None = None,
    ranked: Sequence[tuple[int, Seat, int]] = (),
) -> None:
    """Draws the first panel: who is awaited and what for, the points left, the clock and the table's name.

    ``also`` has what may be done in the turn besides: how many times still, and its sign.
    ``ranked`` has who comes after those seats, the best first: the place, the seat and its points. Of a match that has
    ended before its game it says that alone.
    """
    if marks.ended:
        seats, says, points = (), marks.ended, None
    lay_plate(canvas, box, theme)
    left, top, right, bottom = box
    middle, named = (top + bottom) / 2, min(_NAME, _SHARE * (right - left))
    clock_left = _clock(canvas, box, theme, marks)
    points_left = clock_left if points is None else _points(canvas, clock_left - 18, middle, theme, points, out_of)
    if also is not None:
        points_left = _allowed(canvas, points_left, middle, theme, *also)
    if ranked:
        points_left = _ranking(canvas, clock_left - 24, middle, theme, ranked)
    x = left + 26.0
    for seat in seats:
        mark(look_of(seat), 22).stamp(canvas, (x + 22, middle))
        x += 54
        if len(seats) == 1 and (name := name_of(marks, seat)):
            room = points_left - x - 34
            spare = room - fonts.font(34).getlength(says)
            longest = max(fonts.font(_SAID[-1]).getlength(line) for line in _halves(says))
            allowed = spare if ranked else max(min(named, room - longest), spare)
            text, face = fonts.fit_name(name, allowed, (44, 40, 36), fonts.BOLD)
            x += write(canvas, (x, middle), text, face, theme.ink) + 18
    _say(canvas, (x, middle + 2), says, points_left - x - 16, theme)


def _say(canvas: Image.Image, at: Point, says: str, room: float, theme: Theme) -> None:
    """Writes what is asked, in two lines where one of them does not hold it."""
    (x, y), lines = at, [says]
    sizes: tuple[int, ...] = (34, 32, 30, 28, 26, 24)
    if fonts.font(sizes[-1]).getlength(says) > room and " " in says:
        lines, sizes = _halves(says), _SAID
    for number, line in enumerate(lines):
        text, face = fonts.fit(line, room, sizes, fonts.REGULAR)
        write(canvas, (x, y + 30 * (number - (len(lines) - 1) / 2)), text, face, theme.ink)


_SAID = (26, 24, 22)
"""The sizes of what is asked in two lines."""


def _halves(says: str) -> list[str]:
    """Returns a text in two lines as equal as can be."""
    spaces = [i for i, letter in enumerate(says) if letter == " "]
    if not spaces:
        return [says]
    cut = min(spaces, key=lambda i: abs(2 * i - len(says)))
    return [says[:cut], says[cut + 1 :]]


def result_line(
    canvas: Image.Image, box: Box, theme: Theme, marks: Marks, players: Sequence[Scored], words: Words, over: str
) -> None:
    """Draws the first panel of a finished game: who has won, as the message ``over`` says it, and all other places."""
    won = winners(players)
    ranked = sorted((one.place, seat, one.score) for seat, one in enumerate(players) if one.place > 1)
    turn_line(canvas, box, theme, marks, seats=won, says=words(over, winners=len(won)), ranked=ranked)


def _clock(canvas: Image.Image, box: Box, theme: Theme, marks: Marks) -> float:
    """Writes the clock and the table's name at the right end and returns where they begin."""
    _, top, right, bottom = box
    middle, width = (top + bottom) / 2, 240
    table = fonts.writable(marks.table)
    lines = [
        (marks.clock, fonts.fit(marks.clock, width, (36, 32, 28, 24), fonts.SEMIBOLD), theme.ink),
        (table, fonts.fit_name(table, width, (24, 22)), theme.faint),
    ]
    shown = [(fitted, ink) for text, fitted, ink in lines if text]
    start = float(right - 28)
    for i, ((words, face), ink) in enumerate(shown):
        y = middle if len(shown) == 1 else middle + (-13 if i == 0 else 20)
        start = min(start, right - 28 - write(canvas, (right - 28, y), words, face, ink, "rm"))
    return start


def _points(canvas: Image.Image, right: float, middle: float, theme: Theme, points: int, out_of: int) -> float:
    """Draws the points left as a row of pips and as a number; returns where they begin."""
    pitch, radius = 27, 11
    number = fonts.font(48, fonts.BLACK)
    start = right - out_of * pitch - 62
    figure(canvas, (start + 28, middle), points, number, theme.ink)
    for i in range(out_of):
        _pip(i < points, radius, theme).stamp(canvas, (start + 62 + pitch * (i + 0.5), middle))
    return start


def _allowed(canvas: Image.Image, right: float, middle: float, theme: Theme, times: int, sign: Sprite) -> float:
    """Draws how many times something may still be done, its sign and a rule before the points; returns where that
    begins."""
    rule = (round(right), round(middle) - 20, round(right) + 2, round(middle) + 20)
    canvas.paste(mix(theme.paper, theme.ink, 0.4), rule)
    x = right - 12 - sign.image.width / 2
    sign.stamp(canvas, (x, middle))
    x -= sign.image.width / 2 + 17
    figure(canvas, (x, middle), times, fonts.font(48, fonts.BLACK), theme.ink)
    return x - 14


def _ranking(
    canvas: Image.Image, right: float, middle: float, theme: Theme, ranked: Sequence[tuple[int, Seat, int]]
) -> float:
    """Writes places with marks and points side by side, and returns where they begin."""
    for place, seat, points in reversed(ranked):
        right -= fonts.font(34, fonts.BLACK).getlength(str(points))
        write(canvas, (right, middle), str(points), fonts.font(34, fonts.BLACK), theme.ink)
        mark(look_of(seat), 16).stamp(canvas, (right - 24, middle))
        right -= 50 + write(canvas, (right - 50, middle), f"{place}.", fonts.font(30), theme.faint, "rm") + 22
    return right


@lru_cache(maxsize=8)
def _pip(full: bool, radius: int, theme: Theme) -> Sprite:
    pip = Sheet(radius * 2 + 4, radius * 2 + 4)
    if full:
        pip.ellipse((0, 0), radius, radius, (28, 20, 12))
        pip.ellipse((0, 0), radius - 1.8, radius - 1.8, (222, 164, 40))
        pip.soft((-radius * 0.35, -radius * 0.4), radius * 0.4, radius * 0.35, (255, 250, 220), 0.85, 1.6)
        return pip.sprite(Shadow(1, 2, 1.5, 0.5))
    pip.ellipse(
        (0, 0), radius - 1, radius - 1, mix(theme.paper, theme.ink, 0.12), mix(theme.paper, theme.ink, 0.5), 1.6
    )
    return pip.sprite()


def player_head(
    canvas: Image.Image,
    box: Box,
    theme: Theme,
    marks: Marks,
    seat: Seat,
    *,
    active: bool,
    height: int = 46,
    tail: int = 0,
    size: int = 32,
) -> None:
    """Lays a player's panel: the mark and name on the colour, a bright frame for who is awaited while the match lasts.

    ``tail`` is the room that the game wants to the right of the name, ``size`` the largest in which that is written.
    """
    look = look_of(seat)
    wide, high = box[2] - box[0], box[3] - box[1]
    _put(canvas, box, materials.panel(wide, high, theme.paper, theme.material, mix(look.colour, look.lit, 0.5), height))
    if active and not marks.ended:
        frame(canvas, box, theme.glow)
    left, top, right, _ = box
    middle = top + height / 2
    emblem(look, 13).stamp(canvas, (left + 26, middle))
    if name := name_of(marks, seat):
        sizes = tuple(one for one in (40, 36, 32, 30, 28, 26, 24, 22) if one <= size)
        text, face = fonts.fit_name(name, right - left - 60 - tail, sizes, fonts.BOLD)
        write(canvas, (left + 50, middle), text, face, look.ink)
