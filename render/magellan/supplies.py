"""The supplies: gold cards to draw, the explorer cards that left the game, and the discard pile by values."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, mix
from render.core.labels import figure, write
from render.core.panels import lay
from render.core.prices import little
from render.core.scene import Words
from render.magellan import cards, palette, signs
from rules.magellan import data
from rules.magellan.view import View

_LONG = 600
"""From this width on words stand beside what they name, not below or above it."""
_STOCKS = {False: 152, True: 246}
"""The room of the supply and of the unsold cards, by whether a box is so long."""
_TITLE = 128
"""The room of a title beside the discards."""
_CARD = 54
"""How high a card of a pile is."""
_EMBLEMS = 62
"""From one explorer whose cards are unsold to the next, where there is room for their numbers."""


def draw(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Draws the supply above the cards that nobody bought, and beside them how often each value is discarded."""
    lay(canvas, box, palette.PAPER_DARK)
    left, top, right, bottom = box
    long = right - left > _LONG
    table = table_of(box)[0]
    names = [words(f"magellan-picture-{name}") for name in ("supply", "removed")]
    room = [fonts.font(fonts.SMALLEST, fonts.SEMIBOLD).getlength(name) + 20 if long else 0 for name in names]
    ys = [top + (bottom - top) * share - (0 if long else 12) for share in (0.26, 0.74)]
    ends = (
        _supply(canvas, (left + 36, ys[0]), view.supply),
        _unsold(canvas, (left + 36, ys[1]), table - room[1], view),
    )
    for name, end, y in zip(names, ends, ys, strict=True):
        said = (end + 10, y + 3) if long else (left + 14, y + 38)
        text, face = fonts.fit(name, table - said[0] - 6, (28, 26, 24, 22), fonts.SEMIBOLD)
        write(canvas, said, text, face, palette.FAINT_INK)
    ImageDraw.Draw(canvas).line((table, top + 14, table, bottom - 14), palette.FAINT_INK, 2)
    _discards(canvas, table_of(box), view, words, long)


def table_of(box: Box) -> Box:
    """Returns where in the box of the supplies the discards lie."""
    left, top, right, bottom = box
    return (left + _STOCKS[right - left > _LONG], top, right, bottom)


def _supply(canvas: Image.Image, at: Point, number: int) -> float:
    """Draws the supply with its number, and returns where that ends."""
    x, y = at
    card = cards.back(56) if number else cards.back(56).faded(0.25)
    little(card, _CARD).stamp(canvas, at)
    return x + 30 + write(canvas, (x + 30, y), str(number), fonts.font(44, fonts.BLACK), palette.INK)


def _unsold(canvas: Image.Image, at: Point, right: float, view: View) -> float:
    """Draws the explorers whose cards nobody bought, each with how many, or how many in all where they are many."""
    (x, y), unsold = at, Counter(view.removed)
    face = fonts.font(38, fonts.BLACK)
    if not unsold:
        cards.won(36).faded(0.25).stamp(canvas, at)
        return x + 30 + write(canvas, (x + 30, y), "0", face, palette.FAINT_INK)
    pitch = min(_EMBLEMS, (right - x - (49 if len(unsold) == 1 else 72)) / max(1, len(unsold) - 1))
    for i, (name, number) in enumerate(unsold.items()):
        signs.emblem(name, 18).stamp(canvas, (x + pitch * i, y))
        if pitch == _EMBLEMS:
            write(canvas, (x + 23 + pitch * i, y), str(number), face, palette.INK)
    end = x + pitch * (len(unsold) - 1) + 23
    return end + (26 if pitch == _EMBLEMS else write(canvas, (end, y), str(len(view.removed)), face, palette.INK))


def _discards(canvas: Image.Image, box: Box, view: View, words: Words, long: bool) -> None:
    """Draws a column for each value: above those with as many crowns as one another these, below each how many lie on
    the pile; those that lie face down come last."""
    left, top, right, bottom = box[0] + 6, box[1], box[2] - 8, box[3]
    number = len(view.discards) + view.hidden_discards
    at, room = ((left + 6, top + 34), _TITLE - 10) if long else ((left + 8, top + 24), right - left - 70)
    text, face = fonts.fit(words("magellan-picture-discards"), room, (30, 28, 26, 24, 22), fonts.SEMIBOLD)
    wide = write(canvas, at, text, face, palette.FAINT_INK)
    behind = (at[0], at[1] + 42) if long else (at[0] + wide + 12, at[1])
    write(canvas, behind, str(number), fonts.font(40 if long else 34, fonts.BLACK), palette.INK)
    start = left + (_TITLE if long else 0)
    pitch = (right - start) / (len(data.GOLD) + (1 if view.hidden_discards else 0))
    columns = [start + pitch * (i + 0.5) for i in range(len(data.GOLD) + 1)]
    low = bottom - 23
    broad = 36 if long else 30
    _crowns(canvas, columns, low - (84 if long else 80), view)
    for value, x in zip(data.GOLD, columns, strict=False):
        cards.small_gold(value, broad).stamp(canvas, (x, low - 41))
        _count(canvas, (x, low), view.discards.count(value))
    if view.hidden_discards:
        cards.small_back(broad).stamp(canvas, (columns[-1], low - 41))
        _count(canvas, (columns[-1], low), view.hidden_discards)


def _count(canvas: Image.Image, at: Point, number: int) -> None:
    if number:
        figure(canvas, at, number, fonts.font(36, fonts.BLACK), palette.INK)
    else:
        write(canvas, at, "–", fonts.font(28), mix(palette.PAPER_DARK, palette.FAINT_INK, 0.6), "mm")


def _crowns(canvas: Image.Image, columns: Sequence[float], y: float, view: View) -> None:
    """Writes the crowns of gold cards on a band above the values that bear as many; small ones could not be counted."""
    printed = view.numbers.crowns
    draw = ImageDraw.Draw(canvas)
    half = (columns[1] - columns[0]) / 2 - 3
    for crowns, same in groupby(zip(data.GOLD, columns, strict=False), key=lambda one: printed[one[0]]):
        places = [x for _, x in same]
        middle = (places[0] + places[-1]) / 2
        band = (places[0] - half, y - 15, places[-1] + half, y + 15)
        draw.rounded_rectangle(band, 8, palette.PAPER, palette.FAINT_INK, 2)
        signs.crown(12).stamp(canvas, (middle - 14, y))
        figure(canvas, (middle + 13, y), crowns, fonts.font(28, fonts.BLACK), palette.INK)
