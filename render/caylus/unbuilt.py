"""What can still be built: tiles of wood and stone and prestige buildings, on fields where nothing stands yet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFont

from render.caylus import formulas, palette, signs
from render.caylus.effects import price_of
from render.caylus.layout import BOARD, COLUMNS, house, row_of
from render.core import fonts
from render.core.boxes import Box, extent, middle
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
    kinds, rows = (data.CRAFT, row_of(_LAST)) if has_notice(view) else (KINDS, row_of(_LAST) + 1)
    listed = _listed(canvas, view, kinds, rows, words)
    if has_notice(view):
        box = notice_box()
        names, head = _named(view, data.PRESTIGE, words), words(f"caylus-picture-unbuilt-{data.PRESTIGE}")
        canvas.paste(notice(extent(box), head, names, view.rules, view.lawyer_points), box[:2])
    told = (*(kinds if listed else ()), *((data.PRESTIGE,) if has_notice(view) else ()))
    _count(canvas, free, view, [kind for kind in KINDS if kind not in told], words)


def _count(canvas: Image.Image, free: int, view: View, kinds: list[str], words: Words) -> None:
    """Writes on the next site how many tiles of some kinds are left."""
    if not kinds:
        return
    x, y = middle(house(free))
    text, face = fonts.fit(words("caylus-picture-left"), 116, (26, 24, 22), fonts.BOLD)
    write(canvas, (x, y - 33), text, face, palette.INK, "mm")
    for i, kind in enumerate(kinds):
        at = x + 37 * (i - (len(kinds) - 1) / 2)
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
    """Hangs out the tiles of some kinds and what they cost, each kind by itself where all have no room together.

    Costs are left out only where they have no room in either way. Says whether there was room for all names.
    """
    fields = free_fields(view, rows)
    groups = tuple(
        (kind, words(f"caylus-picture-unbuilt-{kind}"), named) for kind in kinds if (named := _named(view, kind, words))
    )
    ways: tuple[list[tuple[_Group, ...]], ...] = ([groups], [(group,) for group in groups]) if groups else ()
    for priced, notices in product((True, False), ways):
        hung = [
            (box, sheet)
            for box, hung_out in zip(fields, notices, strict=False)
            if (sheet := listing(extent(box), hung_out, priced, view.rules, view.lawyer_points))
        ]
        if len(hung) == len(notices):
            for box, sheet in hung:
                canvas.paste(sheet, box[:2])
            return True
    return False


def _named(view: View, kind: str, words: Words) -> tuple[tuple[str, str], ...]:
    left = (building for building in view.supply if data.COLOURS[building] == kind)
    return tuple((building, words(f"caylus-building-{building}")) for building in left)


_Group: TypeAlias = tuple[str, str, tuple[tuple[str, str], ...]]
"""A kind of buildings with its heading, and those of it that are left with their names."""
_NAME, _COST = 22, 24
"""The least size of a name, and that of what it costs."""
_ICON, _AIR = 34, 10
"""The room of the sign before a name, and what is left free behind it."""


@lru_cache(maxsize=8)
def listing(
    size: tuple[int, int], groups: tuple[_Group, ...], priced: bool, rules: int, lawyer_points: int
) -> Image.Image | None:
    """Returns the notice of tiles, each kind in columns of its own below its heading: each name behind the sign of its
    kind, and behind it what it costs if ``priced``; None where there is not enough room.
    """
    width, height = size
    tiles = [tile for _, _, named in groups for tile in named]
    prices = {one: price_of(data.NUMBERS[rules].buildings[one], lawyer_points).split(" > ")[0] for one, _ in tiles}
    costs = prices if priced else {}
    behind = {one: formulas.width(cost, _COST) + 2 * _AIR for one, cost in costs.items()}
    bold = fonts.font(_NAME, fonts.BOLD)
    named = max(bold.getlength(name) + behind.get(one, 0) for one, name in tiles) + _AIR
    headed = max(named, *(bold.getlength(head) + _AIR + 4 for _, head, _ in groups))
    for needed, lines, icon in ((headed, 4, 0), *(() if priced else ((named, 3, _ICON), (named, 4, _ICON)))):
        columns = _columns(groups, lines, headed=not icon)
        if (needed + icon) * len(columns) <= width - 16:
            break
    else:
        return None
    sheet = Image.new("RGB", size, palette.FIELDS[0])
    lay(sheet, (3, 3, width - 4, height - 4), palette.PAPER)
    cell, step = (width - 16) / len(columns), (height - 20) / lines
    face = _face([(name, cell - icon - _AIR - behind.get(one, 0)) for one, name in tiles])
    for i, column in enumerate(columns):
        for k, (building, text) in enumerate(column):
            x, y = 10 + cell * i, 10 + step * (k + 0.5)
            if building in KINDS:
                _head(sheet, (round(x - 4), round(y - 14), round(x + cell - _AIR), round(y + 14)), building, text)
                continue
            if icon:
                signs.house(data.COLOURS[building], 26).stamp(sheet, (x + 15, y))
            end = x + icon + write(sheet, (x + icon, y), text, face, palette.INK)
            if building in costs:
                formulas.draw(sheet, (end + _AIR, y), costs[building], _COST)
    return sheet


def _face(names: Sequence[tuple[str, float]]) -> ImageFont.FreeTypeFont:
    """Returns the largest font in which each name has its room, as names of one list are written alike."""
    tried = [fonts.font(size, fonts.BOLD) for size in (28, 26, 24, 23, _NAME)]
    return next((face for face in tried if all(face.getlength(name) <= room for name, room in names)), tried[-1])


def _columns(groups: Sequence[_Group], lines: int, *, headed: bool) -> list[list[tuple[str, str]]]:
    """Returns what stands in each column of a listing: buildings with their names, and, if there is room, kinds with
    their headings, each of which begins a column."""
    lists = [[*([(kind, head)] if headed else []), *named] for kind, head, named in groups]
    lists = lists if headed else [[tile for one in lists for tile in one]]
    return [one[at : at + lines] for one in lists for at in range(0, len(one), lines)]


def _head(sheet: Image.Image, box: Box, kind: str, text: str) -> None:
    """Writes the heading of a kind on a band in its colour."""
    ImageDraw.Draw(sheet).rounded_rectangle(box, 5, fill=palette.ROOFS[kind])
    says, face = fonts.fit(text, box[2] - box[0] - 8, (25, 24, 23, _NAME), fonts.BOLD)
    write(sheet, middle(box), says, face, palette.HALO, "mm")


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
        cost, brings = price_of(data.NUMBERS[rules].buildings[building], lawyer_points).split(" > ")
        for share, formula in ((0.49, cost), (0.79, brings)):
            fitting = (one for one in (32, 30, 28, 26, 24) if formulas.width(formula, one) <= cell - 8)
            formulas.centred(sheet, (x, height * share), formula, next(fitting, 22))
    return sheet
