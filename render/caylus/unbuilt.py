"""What can still be built: how many tiles of each kind, on the site of the next one, and the prestige buildings."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.caylus import formulas, palette, signs
from render.caylus.effects import price_of
from render.caylus.layout import BOARD, COLUMNS, house
from render.core import fonts
from render.core.boxes import Box, middle
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
    """Writes on the next site how many tiles of each kind are left, and hangs out the prestige buildings below."""
    free = site(view)
    if free is None:
        return
    x, y = middle(house(free))
    for i, kind in enumerate(KINDS):
        at = x + 37 * (i - 1)
        signs.house(kind, 34).stamp(canvas, (at, y - 26))
        left = sum(data.COLOURS[building] == kind for building in view.supply)
        figure(canvas, (at, y + 9), left, fonts.font(34, fonts.BLACK), palette.INK)
    if has_notice(view):
        box = notice_box()
        names = tuple((building, words(f"caylus-building-{building}")) for building in _prestige(view))
        canvas.paste(notice((box[2] - box[0], box[3] - box[1]), names, view.rules, view.lawyer_points), box[:2])


def _prestige(view: View) -> tuple[str, ...]:
    return tuple(building for building in view.supply if data.COLOURS[building] == data.PRESTIGE)


def has_notice(view: View) -> bool:
    """Says whether there is room for the notice, and something to stand on it."""
    return (site(view) or data.ROAD) < _LAST and bool(_prestige(view))


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
