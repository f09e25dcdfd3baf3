"""What can still be built: tiles of wood and stone and prestige buildings, on fields where nothing stands yet."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from PIL import Image

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
_HEAD, _CELL = 96, 150
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
        canvas.paste(notice(extent(box), _named(view, data.PRESTIGE, words), view.rules, view.lawyer_points), box[:2])
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
    """Hangs out the tiles of some kinds, each kind by itself where there is no room for all together.

    Says whether there was room for all names.
    """
    fields = free_fields(view, rows)
    tiles = [named for kind in kinds if (named := _named(view, kind, words))]
    for notices in ([tuple(chain(*tiles))], tiles) if tiles else ():
        hung = [
            (box, sheet)
            for box, named in zip(fields, notices, strict=False)
            if (sheet := listing(extent(box), named, view.rules, view.lawyer_points))
        ]
        if len(hung) == len(notices):
            for box, sheet in hung:
                canvas.paste(sheet, box[:2])
            return True
    return False


def _named(view: View, kind: str, words: Words) -> tuple[tuple[str, str], ...]:
    left = (building for building in view.supply if data.COLOURS[building] == kind)
    return tuple((building, words(f"caylus-building-{building}")) for building in left)


_NAME = 22
"""The least size of a name."""
_ICON, _AIR = 34, 10
"""The room of the sign before a name, and what is left free behind it."""


@lru_cache(maxsize=8)
def listing(
    size: tuple[int, int], tiles: tuple[tuple[str, str], ...], rules: int, lawyer_points: int
) -> Image.Image | None:
    """Returns the notice of tiles: each name behind the sign of its kind, and behind it what it
    costs if there is room; None where there is not even room for the names."""
    width, height = size
    costs = [price_of(data.NUMBERS[rules].buildings[building], lawyer_points).split(" > ")[0] for building, _ in tiles]
    named = max(fonts.font(_NAME, fonts.BOLD).getlength(name) for _, name in tiles) + _ICON + _AIR
    priced = named + max(formulas.width(cost, _NAME) for cost in costs) + _AIR
    for needed, lines in ((priced, 2), (priced, 3), (priced, 4), (named, 3), (named, 4)):
        columns = -(-len(tiles) // lines)
        if needed * columns <= width - 16:
            break
    else:
        return None
    sheet = Image.new("RGB", size, palette.FIELDS[0])
    lay(sheet, (3, 3, width - 4, height - 4), palette.PAPER)
    cell, step = (width - 16) / columns, (height - 20) / lines
    for i, ((building, name), cost) in enumerate(zip(tiles, costs, strict=True)):
        x, y = 8 + cell * (i // lines), 10 + step * (i % lines + 0.5)
        signs.house(data.COLOURS[building], 26).stamp(sheet, (x + 17, y))
        room = cell - _ICON - _AIR - (priced - named if needed == priced else 0)
        text, face = fonts.fit(name, room, (28, 26, 24, 23, _NAME), fonts.BOLD)
        end = x + _ICON + write(sheet, (x + _ICON, y), text, face, palette.INK)
        if needed == priced:
            formulas.draw(sheet, (end + _AIR, y), cost, min(30, round(step) - 2))
    return sheet


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
def notice(size: tuple[int, int], names: tuple[tuple[str, str], ...], rules: int, lawyer_points: int) -> Image.Image:
    """Returns the notice: each building with its name, below it what it costs, and last what it brings."""
    width, height = size
    sheet = Image.new("RGB", size, palette.FIELDS[0])
    lay(sheet, (3, 3, width - 4, height - 4), palette.PAPER)
    signs.house(data.PRESTIGE, 54).stamp(sheet, (_HEAD / 2, height / 2))
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
