"""The key of the costs on the sea: what a developer pays for crossing a border or changing terrain, and all else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from PIL import Image

from render.core import fonts, pieces
from render.core.boxes import tiled
from render.core.canvas import Sheet, Sprite
from render.core.labels import write
from render.core.panels import lay
from render.core.scene import Words
from render.java import palaces, palette, symbols, terrain
from render.java.layout import Site
from rules.java import data
from rules.java.data import Numbers
from rules.java.view import View

_TITLE, _ROWS = 38, 5
_COIN = 15
_Part: TypeAlias = tuple[Sprite, float]
"""A piece or a sign, and how far from the left its middle stands."""


def draw(canvas: Image.Image, view: View, words: Words, site: Site) -> None:
    """Lays the key: in each row the pieces of an action, and at its end a coin with the points that it costs."""
    left, top, right, bottom = site.costs
    lay(canvas, site.costs, palette.PAPER_DARK)
    text, title = fonts.fit(words("java-picture-costs"), right - left - 20, (28, 26, 24, 22), fonts.BOLD)
    write(canvas, (left + 12, top + 6 + _TITLE / 2 - 3), text, title, palette.INK)
    inside = (left + 8, top + _TITLE, right - 4, bottom - 4)
    rows = tiled(inside, _ROWS, height=(inside[3] - inside[1]) // _ROWS, gap=0)
    face = fonts.font(26, fonts.BLACK)
    for (start, upper, end, lower), (parts, cost, before) in zip(rows, _listed(view.numbers), strict=True):
        y = (upper + lower) / 2
        for part, along in parts:
            part.stamp(canvas, (start + along, y))
        coin = (end - _COIN - 2, y)
        pieces.token("", _COIN, palette.GOLD, palette.INK).stamp(canvas, coin)
        write(canvas, (coin[0], y + 1), str(cost), face, palette.INK, "mm")
        write(canvas, (coin[0] - _COIN - 1, y + 1), before, face, palette.INK, "rm")


def _listed(numbers: Numbers) -> Iterator[tuple[tuple[_Part, ...], int, str]]:
    """Yields what is paid for, how much, and what stands before that: borders, change of terrain, a tile that hangs
    over a border, and a tile, a palace or a card."""
    for border in (data.HIGHLAND, data.LOWLAND):
        crossed = ((terrain.border(border, 15), 13), (either_way(), 38), (terrain.developer(), 62))
        yield crossed, numbers.rates[border], ""
    rice, village = (terrain.tile((kind,), 13) for kind in (data.RICE, data.VILLAGE))
    yield ((rice, 13), (either_way(), 37), (village, 60)), numbers.change, ""
    hanging = ((terrain.border(data.LOWLAND, 14), 38), (terrain.tile(data.TERRAINS[data.TWO], 10), 19))
    yield hanging, numbers.overhang, "+"
    laid = (terrain.tile(data.TERRAINS[data.THREE], 8), palaces.model(0.56), symbols.back(19))
    yield tuple(zip(laid, (12, 39, 64), strict=True)), numbers.place, ""


@cache
def either_way() -> Sprite:
    """Returns two half arrows, between what is crossed at the same cost there and back."""
    painted = Sheet(28, 28)
    for line in (((-8, -4), (8, -4)), ((3, -9), (8, -4)), ((8, 4), (-8, 4)), ((-3, 9), (-8, 4))):
        painted.line(line, palette.INK, 3.4)
    return painted.sprite()
