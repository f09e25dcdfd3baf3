"""The course of a game: how the scores went, a line for each seat, and the turning points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from PIL import Image, ImageDraw

from render.core import fonts
from render.core.canvas import Colour, Point, mix
from render.core.labels import write
from render.core.palette import Theme, look_of
from render.core.panels import lay, name_of
from render.core.pieces import mark
from render.core.scene import TALL, Layout, Marks, Words
from render.core.texture import surface

SIZES = {False: (1200, 800), True: (900, 1080)}
"""By whether it is tall."""
EDGE = 28
HEAD, FOOT, LEFT = 84, 74, 78
NAMES = 280
"""The width of the column behind the ends of the lines."""
LINE, APART = 5, 8
"""How thick a line is, and how far apart lines run at least: none covers another one, also where they end together."""
BESIDE, TAIL = 4, 20
"""How far apart lines rise that rise at once, and how far a line goes on at its end, to be seen there."""
LEAST_BETWEEN = 54
"""Between the names of two seats."""
MARKED = 6
"""Into so many parts a line is divided by the marks of its seat."""


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The scores along a game: of each seat at each of some entries, those after which a score was another."""

    entries: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """By seat, as many as there are entries."""
    turning: tuple[int, ...] = ()
    """Entries that are pointed out, by their numbers and in their order."""
    places: tuple[int, ...] = ()
    """The place of each seat in the end, where it is known."""
    sources: tuple[tuple[tuple[str, int], ...], ...] = ()
    """Where the points of each seat came from: ids of words with points, as the game names them."""

    @property
    def moves(self) -> bool:
        """Whether any score has ever changed."""
        return any(len(set(line)) > 1 for line in self.points)


class _Plot:
    """Where on a picture an entry and a score lie."""

    def __init__(self, course: Course, size: tuple[int, int]) -> None:
        width, height = size
        self.left, self.right = EDGE + LEFT, width - EDGE - NAMES
        self.top, self.bottom = EDGE + HEAD + 44, height - EDGE - FOOT
        self.last = max(1, course.entries[-1])
        every = [points for line in course.points for points in line]
        self.step = _step(max(every) - min(0, *every))
        self.least = min(0, *every) // self.step * self.step
        self.most = -(-max(1, *every) // self.step) * self.step

    def x(self, entry: int) -> float:
        return self.left + (self.right - self.left) * entry / self.last

    def y(self, points: float) -> float:
        return self.bottom - (self.bottom - self.top) * (points - self.least) / (self.most - self.least)

    def heights(self, points: Sequence[int]) -> list[float]:
        """Returns where the line of each seat runs with these points, apart from all others."""
        order = sorted(range(len(points)), key=lambda seat: (-points[seat], seat))
        lines = spread([self.y(points[seat]) for seat in order], APART, self.top, self.bottom)
        return [lines[order.index(seat)] for seat in range(len(points))]


def draw(course: Course, theme: Theme, marks: Marks, words: Words, layout: Layout) -> Image.Image:
    """Draws the scores over the entries, on the paper of a game; below them all places and where points came from."""
    width, height = SIZES[layout == TALL]
    plot, table = _Plot(course, (width, height)), _table_height(course)
    size = (width, height + table)
    canvas = surface(size, mix(theme.paper, theme.ink, 0.55), sum(size), fine=0.02, broad=0.05).copy()
    lay(canvas, (EDGE // 2, EDGE // 2, size[0] - EDGE // 2, size[1] - EDGE // 2), theme.paper)
    _titles(canvas, plot, theme, marks, words)
    _grid(canvas, plot, theme, words)
    _turning(canvas, plot, theme, course)
    heights = [plot.heights(points) for points in zip(*course.points, strict=True)]
    for seat in range(len(course.points)):
        _line(canvas, plot, course, seat, [lines[seat] for lines in heights])
    _names(canvas, plot, theme, marks, course, heights[-1])
    if table:
        _table(canvas, height - EDGE // 2, theme, marks, words, course)
    return canvas


def _titles(canvas: Image.Image, plot: _Plot, theme: Theme, marks: Marks, words: Words) -> None:
    middle = EDGE + HEAD / 2
    title, face = fonts.fit(words("course-title"), plot.right - plot.left, (44, 40, 36, 32), fonts.BOLD)
    write(canvas, (EDGE + 14, middle), title, face, theme.ink)
    table, small = fonts.fit_name(fonts.writable(marks.table), NAMES, (28, 24, 22))
    write(canvas, (canvas.width - EDGE - 14, middle), table, small, theme.faint, "rm")


def _grid(canvas: Image.Image, plot: _Plot, theme: Theme, words: Words) -> None:
    """Draws the lines of equal scores with their numbers, and below them numbers of entries."""
    draw, face = ImageDraw.Draw(canvas), fonts.font(26)
    for points in range(plot.least, plot.most + 1, plot.step):
        y = plot.y(points)
        weight = 0.5 if points == 0 else 0.18
        draw.line((plot.left, y, plot.right, y), fill=mix(theme.paper, theme.ink, weight), width=2)
        write(canvas, (plot.left - 14, y), str(points), face, theme.ink, "rm")
    step = _step(plot.last)
    for entry in range(0, plot.last + 1, step):
        write(canvas, (plot.x(entry), plot.bottom + 28), str(entry), face, theme.faint, "mm")
    says, small = fonts.fit(words("course-entries"), NAMES - 10, (26, 24, 22))
    write(canvas, (plot.right + 36, plot.bottom + 28), says, small, theme.faint)


def _turning(canvas: Image.Image, plot: _Plot, theme: Theme, course: Course) -> None:
    """Draws a dashed line at each turning point, with the number of its entry above."""
    draw, face = ImageDraw.Draw(canvas), fonts.font(26, fonts.BOLD)
    width = face.getlength(str(plot.last)) + 24
    places = spread([plot.x(entry) for entry in course.turning], width + 6, plot.left, plot.right + 30)
    for entry, at in zip(course.turning, places, strict=True):
        x = plot.x(entry)
        for y in range(plot.top, plot.bottom, 16):
            draw.line((x, y, x, min(y + 8, plot.bottom)), fill=mix(theme.paper, theme.ink, 0.6), width=3)
        draw.rounded_rectangle((at - width / 2, plot.top - 46, at + width / 2, plot.top - 8), 10, fill=theme.ink)
        write(canvas, (at, plot.top - 27), str(entry), face, theme.paper, "mm")


def _line(canvas: Image.Image, plot: _Plot, course: Course, seat: int, heights: Sequence[float]) -> None:
    """Draws a seat's line in its colour with its marks on it."""
    look = look_of(seat)
    aside = (seat - (len(course.points) - 1) / 2) * BESIDE
    corners = [(x + aside, y) for x, y in _corners(plot, course, heights)]
    corners[0] = (plot.left, heights[0])
    corners[-1] = (plot.right + TAIL, heights[-1])
    draw = ImageDraw.Draw(canvas)
    draw.line(corners, fill=look.rim, width=LINE + 2, joint="curve")
    draw.line(corners, fill=look.colour, width=LINE, joint="curve")
    for part in range(1, MARKED):
        entry = plot.last * (part + seat / 8) / MARKED
        at = sum(one <= entry for one in course.entries)
        mark(look, 13).stamp(canvas, (plot.x(0) + (plot.x(1) - plot.x(0)) * entry, heights[max(0, at - 1)]))


def _corners(plot: _Plot, course: Course, heights: Sequence[float]) -> Iterator[Point]:
    """Yields the corners of a line that stays level until an entry changes a score."""
    before = heights[0]
    for entry, height in zip(course.entries, heights, strict=True):
        yield plot.x(entry), before
        yield plot.x(entry), height
        before = height
    yield plot.right, before


def _names(canvas: Image.Image, plot: _Plot, theme: Theme, marks: Marks, course: Course, ends: Sequence[float]) -> None:
    """Writes behind each line whose it is and how many points it ends with, in the order of the ends."""
    order = sorted(range(len(ends)), key=lambda seat: (ends[seat], seat))
    heights = spread([ends[seat] for seat in order], LEAST_BETWEEN, plot.top, plot.bottom - 10)
    draw = ImageDraw.Draw(canvas)
    for seat, y in zip(order, heights, strict=True):
        draw.line((plot.right + TAIL, ends[seat], plot.right + 28, y), fill=_soft(theme), width=2)
        mark(look_of(seat), 16).stamp(canvas, (plot.right + 44, y))
        points = write(
            canvas,
            (canvas.width - EDGE - 14, y),
            str(course.points[seat][-1]),
            fonts.font(34, fonts.BLACK),
            theme.ink,
            "rm",
        )
        room = canvas.width - EDGE - 14 - points - 10 - (plot.right + 68)
        name, face = fonts.fit_name(name_of(marks, seat), room, (30, 26, 24, 22), fonts.SEMIBOLD)
        write(canvas, (plot.right + 68, y), name, face, theme.ink)


_TITLES, _ROWS, _SOURCES = 84, 42, 0.27
"""Heights of the head of the table and of its rows, and the share of the width that the names of the sources have."""


def _table_height(course: Course) -> int:
    return _TITLES + _ROWS * (len(_named(course)) + 1) + EDGE if course.sources else 0


def _named(course: Course) -> list[str]:
    """Returns all sources from which anybody had points, in the order of the game."""
    brought = {name for found in course.sources for name, points in found if points}
    return [name for name in dict.fromkeys(name for found in course.sources for name, _ in found) if name in brought]


def _table(canvas: Image.Image, top: int, theme: Theme, marks: Marks, words: Words, course: Course) -> None:
    """Writes a column for each seat, the winner first: its place and name, then its points source by source."""
    left, right, names = EDGE + 14, canvas.width - EDGE - 14, _named(course)
    first = left + (right - left) * _SOURCES
    order = sorted(range(len(course.points)), key=lambda seat: (course.places[seat], seat))
    width, draw = (right - first) / len(order), ImageDraw.Draw(canvas)
    rows = [top + _TITLES + _ROWS * (row + 0.5) for row in range(len(names) + 1)]
    for name, y in zip((*names, "course-total"), rows, strict=True):
        draw.line((left, y - _ROWS / 2, right, y - _ROWS / 2), fill=_soft(theme), width=2)
        weight = fonts.BOLD if name == "course-total" else fonts.REGULAR
        says, face = fonts.fit(words(name), first - left - 8, (28, 26, 24, 22), weight)
        write(canvas, (left, y), says, face, theme.ink)
    for column, seat in enumerate(order):
        middle, found = first + width * (column + 0.5), dict(course.sources[seat])
        write(canvas, (middle - 6, top + 22), f"{course.places[seat]}.", fonts.font(34, fonts.BLACK), theme.ink, "rm")
        mark(look_of(seat), 16).stamp(canvas, (middle + 20, top + 22))
        called, face = fonts.fit_name(name_of(marks, seat), width - 10, (28, 26, 24, 22), fonts.SEMIBOLD)
        write(canvas, (middle, top + 60), called, face, theme.ink, "mm")
        for name, y in zip(names, rows, strict=False):
            if found.get(name):
                number = str(found[name]).replace("-", "−")
                write(canvas, (middle + 20, y), number, fonts.font(30), theme.ink, "rm")
        total = str(course.points[seat][-1])
        write(canvas, (middle + 20, rows[-1]), total, fonts.font(34, fonts.BLACK), theme.ink, "rm")


def spread(wanted: Sequence[float], least: float, top: float, bottom: float) -> list[float]:
    """Moves places that come in order apart from one another, as far as they must be, between top and bottom."""
    found: list[float] = []
    for height in wanted:
        found.append(max(height, found[-1] + least if found else top))
    for at in range(len(found) - 1, -1, -1):
        lowest = bottom if at == len(found) - 1 else found[at + 1] - least
        found[at] = min(found[at], lowest)
    return found


def _soft(theme: Theme) -> Colour:
    return mix(theme.paper, theme.ink, 0.4)


def _step(span: int) -> int:
    """Returns a round number that divides a span into about six parts."""
    steps = (size * int("1" + "0" * zeros) for zeros in range(9) for size in (1, 2, 5))
    return next(step for step in steps if step * 7 >= span)
