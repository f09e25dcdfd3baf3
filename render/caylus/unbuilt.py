"""What can still be built: tiles of wood and stone and prestige buildings, on fields where nothing stands yet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from PIL import Image, ImageDraw

from render.caylus import formulas, palette, signs
from render.caylus.effects import income, price_of
from render.caylus.layout import BOARD, COLUMNS, house, row_of
from render.core import fonts
from render.core.boxes import Box, extent, middle
from render.core.canvas import Point
from render.core.labels import figure, write
from render.core.panels import lay
from render.core.scene import Words
from rules.caylus import data
from rules.caylus.view import View

KINDS = (data.WOOD, data.STONE, data.PRESTIGE)
_LAST = data.ROAD - COLUMNS + 1
"""The first space of the last row, on whose fields the notice lies until something is built there."""
_HEAD, _CELL = 110, 150
"""The room of the sign that the notice begins with, and the most that a building has on it."""


def site(view: View) -> int | None:
    """Returns the space of the next building, None where the road is full."""
    return next((space.number for space in view.spaces if not space.building), None)


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Hangs out the tiles and the prestige buildings that are left, and counts on the next site those that find no
    room."""
    free = site(view)
    if free is None:
        return
    if not has_notice(view):
        if not _listed(canvas, view, KINDS, row_of(_LAST) + 1, words):
            _count(canvas, free, view, words)
        return
    box, names = notice_box(), named(view, data.PRESTIGE, words)
    if _listed(canvas, view, data.CRAFT, row_of(_LAST), words):
        head = words(f"caylus-picture-unbuilt-{data.PRESTIGE}")
        canvas.paste(notice(extent(box), head, names, view.rules, view.lawyer_points), box[:2])
    elif sheet := running(extent(box), _groups(view, KINDS, words), view.rules, view.lawyer_points, brings=True):
        canvas.paste(sheet, box[:2])


def _count(canvas: Image.Image, free: int, view: View, words: Words) -> None:
    """Writes on the next site how many tiles of each kind are left."""
    x, y = middle(house(free))
    text, face = fonts.fit(words("caylus-picture-left"), 116, (26, 24, 22), fonts.BOLD)
    write(canvas, (x, y - 33), text, face, palette.INK, "mm")
    for i, kind in enumerate(KINDS):
        at = x + 37 * (i - 1)
        signs.house(kind, 34).stamp(canvas, (at, y - 5))
        left = sum(data.COLOURS[building] == kind for building in view.supply)
        figure(canvas, (at, y + 28), left, fonts.font(34, fonts.BLACK), palette.INK)


def free_fields(view: View, rows: int) -> list[Box]:
    """Returns the stretches of bare fields behind the next site in the first rows, the longest first."""
    _, *bare = (space.number for space in view.spaces if not space.building)
    stretches: list[list[int]] = []
    for number in (number for number in bare if row_of(number) < rows):
        if stretches and number == stretches[-1][-1] + 1 and row_of(number) == row_of(stretches[-1][-1]):
            stretches[-1].append(number)
        else:
            stretches.append([number])
    return [_around(stretch) for stretch in sorted(stretches, key=len, reverse=True)]


def _around(stretch: list[int]) -> Box:
    ends = (house(stretch[0]), house(stretch[-1]))
    left, right = min(box[0] for box in ends), max(box[2] for box in ends)
    return (left + 2, ends[0][1] + 2, right - 2, ends[0][3] - 2)


def _listed(canvas: Image.Image, view: View, kinds: tuple[str, ...], rows: int, words: Words) -> bool:
    """Hangs out the tiles of some kinds and what they cost, all together where each kind has no field of its own.

    Where not each has room with its costs, all that cost the same run on behind these. Says whether there was room.
    """
    fields, groups = free_fields(view, rows), _groups(view, kinds, words)
    ways: tuple[_Way, ...] = (listing, running)
    shared: tuple[list[tuple[_Group, ...]], ...] = ([(group,) for group in groups], [groups])
    for way, notices in product(ways, shared if groups else ()):
        hung = [
            (box, sheet)
            for box, told in zip(fields, notices, strict=False)
            if (sheet := way(extent(box), told, view.rules, view.lawyer_points))
        ]
        if len(hung) == len(notices):
            for box, sheet in hung:
                canvas.paste(sheet, box[:2])
            return True
    return not groups


def _groups(view: View, kinds: tuple[str, ...], words: Words) -> tuple[_Group, ...]:
    """Returns the kinds of which buildings are left, with their headings and these buildings."""
    return tuple(
        (kind, words(f"caylus-picture-unbuilt-{kind}"), tiles) for kind in kinds if (tiles := named(view, kind, words))
    )


def named(view: View, kind: str, words: Words) -> tuple[tuple[str, str], ...]:
    """Returns the buildings of a kind that are left, with their names."""
    left = (building for building in view.supply if data.COLOURS[building] == kind)
    return tuple((building, words(f"caylus-building-{building}")) for building in left)


_Group: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...]]
"""A kind of buildings with its heading, and those of it that are left with their names."""
_Way: TypeAlias = Callable[[tuple[int, int], tuple[_Group, ...], int, int], Image.Image | None]
"""How a notice of some kinds is written, after the size of it and before the rules and the points of the lawyer."""
_Column: TypeAlias = list[tuple[str, str, int]]
"""Buildings below one another, with their names and how many of each are left."""
_SIZES = ((30, 38), (28, 34), (26, 30), (25, 28), (24, 26), (23, 25), (22, 24))
"""The sizes of a name and of the signs of what it costs, the largest first."""
_NAME = 22
"""The least size of a name."""
_ICON, _AIR, _HEADING = 34, 10, 27
"""The room of the sign before a name, what is left free behind a name, and the height of a heading."""


@lru_cache(maxsize=8)
def listing(size: tuple[int, int], groups: tuple[_Group, ...], rules: int, lawyer_points: int) -> Image.Image | None:
    """Returns the notice of tiles: each kind below a heading as broad as its columns, and behind each name what it
    costs, in the fewest lines for which there is room. None where there is not enough room.
    """
    prices, sheet = _prices(groups, rules, lawyer_points), _sheet(size)
    for lines, (name, cost) in product((2, 3, 4), _SIZES):
        columns = [_columns([group], lines) for group in groups]
        cell, step = (size[0] - 16) / sum(map(len, columns)), (size[1] - _HEADING - 11) / lines
        headed = all(_heads(head, len(column) * cell) for (_, head, _), column in zip(groups, columns, strict=True))
        fits = max(name, cost - 2) <= step and headed
        if fits and max(_broad(one, prices, name, cost) for each in columns for one in each) <= cell - _AIR:
            left = 8.0
            for (kind, head, _), each in zip(groups, columns, strict=True):
                _head(sheet, (round(left), 6, round(left + cell * len(each) - _AIR / 2), 6 + _HEADING), kind, head)
                for column in each:
                    _list(sheet, (left + 3, _HEADING + 6), step, column, prices, name, cost)
                    left += cell
            return sheet
    return None


def _sheet(size: tuple[int, int]) -> Image.Image:
    """Returns an empty notice."""
    sheet = Image.new("RGB", size, palette.FIELDS[0])
    lay(sheet, (3, 3, size[0] - 4, size[1] - 4), palette.PAPER)
    return sheet


def _prices(groups: Sequence[_Group], rules: int, lawyer_points: int, brings: bool = False) -> dict[str, str]:
    """Returns what each building costs, and behind that what it ``brings``."""
    numbers = data.NUMBERS[rules].buildings
    whole = {
        building: f"{price_of(numbers[building], lawyer_points)} {income(numbers[building])}".strip()
        for _, _, tiles in groups
        for building, _ in tiles
    }
    return whole if brings else {building: price.split(" > ")[0] for building, price in whole.items()}


@lru_cache(maxsize=8)
def running(
    size: tuple[int, int], groups: tuple[_Group, ...], rules: int, lawyer_points: int, brings: bool = False
) -> Image.Image | None:
    """Returns the notice of tiles in lines that run on: the sign of a kind and a cost, perhaps with what it
    ``brings``, then the names of all that cost this.

    Each cost begins a line where there is room for that. None where there is not enough room.
    """
    prices = _prices(groups, rules, lawyer_points, brings)
    for fresh, (name, cost) in product((True, False), (*_SIZES, (_NAME, _NAME))):
        lines = _lines(priced(groups, prices, fresh), (name, cost), size[0] - 2 * _BORDER, fresh)
        step = (size[1] - 2 * _BORDER) / len(lines)
        if step < max(name, cost):
            continue
        sheet = _sheet(size)
        for i, line in enumerate(lines):
            for x, word in line:
                word.draw(sheet, (_BORDER + x, _BORDER + step * (i + 0.5)))
        return sheet
    return None


_BORDER = 8
"""What is left free round lines that run on."""


@dataclass(frozen=True, slots=True)
class _Word:
    """A part of a line that runs on: the name of a building, or what the next ones cost, perhaps with their kind."""

    says: str
    size: int
    cost: bool = False
    kind: str = ""

    @property
    def _sign(self) -> int:
        return self.size + 3 if self.kind else 0

    @property
    def width(self) -> float:
        if self.cost:
            return self._sign + formulas.width(self.says, self.size) + 3
        return fonts.font(self.size, fonts.BOLD).getlength(self.says) + 8

    def draw(self, sheet: Image.Image, at: Point) -> None:
        x, y = at
        if self.kind:
            signs.house(self.kind, self.size).stamp(sheet, (x + self.size / 2, y))
        if self.cost:
            formulas.draw(sheet, (x + self._sign, y), self.says, self.size)
        else:
            write(sheet, at, self.says, fonts.font(self.size, fonts.BOLD), palette.INK)


def _lines(
    costs: Iterable[tuple[str, str, list[str]]], sizes: tuple[int, int], room: float, fresh: bool
) -> list[list[tuple[float, _Word]]]:
    """Returns what stands in each line, and how far from its beginning; what belongs to a cost that begins a line
    is set in below it."""
    lines, x = list[list[tuple[float, _Word]]](), room
    for kind, cost, names in costs:
        first, *others = [_Word(name, sizes[0]) for name in names]
        head, indent = _Word(cost, sizes[1], True, kind), 0.0
        for words in ((head, first), *((word,) for word in others)):
            if x + sum(word.width for word in words) > room or (fresh and head in words):
                lines.append([])
                x = indent
            for word in words:
                lines[-1].append((x, word))
                x += word.width
            indent = head.width if fresh else 0.0
        x += _AIR
    return lines


def priced(groups: Sequence[_Group], prices: Mapping[str, str], fresh: bool) -> Iterator[tuple[str, str, list[str]]]:
    """Yields each cost with the names of all that cost this, and with their kind before the first one of a kind or of
    a line."""
    for kind, _, tiles in groups:
        for at, cost in enumerate(dict.fromkeys(prices[building] for building, _ in tiles)):
            same = [tile for tile in tiles if prices[tile[0]] == cost]
            *names, last = [f"{name}{_often(same.count((one, name)))}" for one, name in dict.fromkeys(same)]
            yield "" if at and not fresh else kind, cost, [*(f"{name}," for name in names), last]


def _columns(groups: Sequence[_Group], lines: int) -> list[_Column]:
    """Returns what stands in each column of a listing, of so many lines at most and as equal as can be."""
    tiles = [(*tile, same.count(tile)) for _, _, same in groups for tile in dict.fromkeys(same)]
    high = -(-len(tiles) // -(-len(tiles) // lines))
    return [tiles[at : at + high] for at in range(0, len(tiles), high)]


def _broad(column: _Column, prices: Mapping[str, str], name: int, cost: int) -> float:
    """Returns how much room a column needs whose names and signs are so large."""
    face = fonts.font(name, fonts.BOLD)
    costs = (formulas.width(prices[one], cost) + _AIR for one, _, _ in column)
    return max(
        face.getlength(f"{text}{_often(count)}") + behind
        for (_, text, count), behind in zip(column, costs, strict=True)
    )


def _often(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


def _list(
    sheet: Image.Image, at: Point, step: float, column: _Column, prices: Mapping[str, str], name: int, cost: int
) -> None:
    """Writes names below one another, and behind each what it costs."""
    face = fonts.font(name, fonts.BOLD)
    for i, (building, text, count) in enumerate(column):
        x, y = at[0], at[1] + step * (i + 0.5)
        x += write(sheet, (x, y), text, face, palette.INK)
        if count > 1:
            x += write(sheet, (x, y), _often(count), face, palette.FAINT_INK)
        formulas.draw(sheet, (x + _AIR, y), prices[building], cost)


def _heads(text: str, room: float) -> bool:
    """Says whether a heading has room behind its sign."""
    return fonts.font(_NAME, fonts.BOLD).getlength(text) + _ICON + 2 * _AIR <= room


def _head(sheet: Image.Image, box: Box, kind: str, text: str) -> None:
    """Writes the heading of a kind on a band in its colour, with its sign before it."""
    left, top, right, bottom = box
    ImageDraw.Draw(sheet).rounded_rectangle(box, 5, fill=palette.ROOFS[kind])
    signs.house(kind, 26).stamp(sheet, (left + 20, (top + bottom) / 2))
    says, face = fonts.fit(text, right - left - _ICON - 2 * _AIR + 6, (25, 24, 23, _NAME), fonts.BOLD)
    write(sheet, (left + _ICON + 4, (top + bottom) / 2), says, face, palette.HALO)


def has_notice(view: View) -> bool:
    """Says whether there is room for the notice, and something to stand on it."""
    return (site(view) or data.ROAD) < _LAST and any(
        data.COLOURS[building] == data.PRESTIGE for building in view.supply
    )


def notice_box() -> Box:
    """Returns where the notice lies: across the fields of the last row."""
    _, top, _, bottom = house(_LAST)
    return (BOARD[0] + 46, top + 2, BOARD[2] - 12, bottom - 2)


@lru_cache(maxsize=8)
def notice(
    size: tuple[int, int], head: str, names: tuple[tuple[str, str], ...], rules: int, lawyer_points: int
) -> Image.Image:
    """Returns the notice: behind its heading each building with its name, below it what it costs, and last what it
    brings."""
    width, height = size
    sheet = Image.new("RGB", size, palette.FIELDS[0])
    lay(sheet, (3, 3, width - 4, height - 4), palette.PAPER)
    signs.house(data.PRESTIGE, 46).stamp(sheet, (_HEAD / 2 + 4, height * 0.28))
    for i, word in enumerate(head.split()):
        text, face = fonts.fit(word, _HEAD - 10, (24, 23, _NAME), fonts.BOLD)
        write(sheet, (_HEAD / 2 + 4, height * (0.62 + 0.2 * i)), text, face, palette.INK, "mm")
    cell = min(_CELL, (width - _HEAD - 8) / len(names))
    for i, (building, name) in enumerate(names):
        x = _HEAD + cell * (i + 0.5)
        text, face = fonts.fit(name, cell - 8, (26, 25, 24, 23, 22), fonts.BOLD)
        write(sheet, (x, height * 0.2), text, face, palette.INK, "mm")
        numbers = data.NUMBERS[rules].buildings[building]
        cost, brings = price_of(numbers, lawyer_points).split(" > ")
        for share, formula in ((0.49, cost), (0.79, f"{brings} {income(numbers)}".strip())):
            fitting = (one for one in (32, 30, 28, 26, 24) if formulas.width(formula, one) <= cell - 8)
            formulas.centred(sheet, (x, height * share), formula, next(fitting, 22))
    return sheet
