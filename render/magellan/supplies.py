"""The supplies: gold cards to draw, the explorer cards that left the game, the discard pile by values, and the key of
the crowns on gold cards."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from operator import itemgetter

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Sprite
from render.core.labels import write
from render.core.panels import lay
from render.core.prices import little
from render.core.scene import Words
from render.magellan import cards, palette, signs
from rules.magellan.view import View

_LONG = 600
"""From this width on words stand beside what they name, not below or above it."""
_STOCKS = {False: 152, True: 246}
"""The room of the supply and of the unsold cards, by whether a box is so long."""
_TITLE = 128
"""The room of a title beside the discards."""
_CARD = 54
"""How high a card of a pile is."""
_FEW = 4
"""Up to so many piles of discards their numbers are written larger."""
_LARGEST, _CROWNED = 58, 42
"""How broad their cards are at the most, and from which width on their crowns can be counted."""
_KEY, _STRIP, _SAID = 48, 40, 28
"""The height of the key of the crowns, of a strip in it, and of the word before them where it has room."""
_LEAST_APART, _MOST_APART = 16, 24
"""From that word to the strips, and from one of these to the next at the most."""
_EMBLEMS = 62
"""From one explorer whose cards are unsold to the next, where there is room for their numbers."""


def draw(canvas: Image.Image, sheet: Box, view: View, words: Words) -> None:
    """Draws the supply above the cards that nobody bought, beside them how often each value is discarded, and below
    all the crowns on gold cards, which are seen on few that lie there."""
    lay(canvas, sheet, palette.PAPER_DARK)
    _key(canvas, key_of(sheet), view, words)
    box = (*sheet[:3], key_of(sheet)[1])
    left, top, right, bottom = box
    long = right - left > _LONG
    table = table_of(sheet)[0]
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
    _discards(canvas, table_of(sheet), view, words, long)


def table_of(sheet: Box) -> Box:
    """Returns where on the sheet of the supplies the discards lie."""
    left, top, right, _ = sheet
    return (left + _STOCKS[right - left > _LONG], top, right, key_of(sheet)[1])


def key_of(sheet: Box) -> Box:
    """Returns where on the sheet of the supplies the key of the crowns lies."""
    left, _, right, bottom = sheet
    return (left, bottom - _KEY, right, bottom)


def _key(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Lays a strip of card for all values with as many crowns, behind the word for them."""
    left, top, right, bottom = box
    ImageDraw.Draw(canvas).line((left + 14, top, right - 14, top), palette.FAINT_INK, 2)
    middle = (top + bottom) / 2 - 1
    numbers = sorted(view.numbers.crowns.items())
    strips = [
        cards.crowned(tuple(value for value, _ in same), crowns, _STRIP)
        for crowns, same in groupby(numbers, key=itemgetter(1))
    ]
    broad = sum(strip.image.width for strip in strips)
    text, face = words("magellan-picture-gold"), fonts.font(_SAID, fonts.SEMIBOLD)
    x, room = left + 14.0, right - left - 28.0 - broad
    if face.getlength(text) + _LEAST_APART * len(strips) <= room:
        x += write(canvas, (x, middle), text, face, palette.FAINT_INK) + _LEAST_APART
        room -= x - left - 14
    air = min(_MOST_APART, room / (len(strips) - 1))
    for strip in strips:
        strip.stamp(canvas, (x + strip.anchor[0], middle))
        x += strip.image.width + air


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
    """Lays a card of each value that is on the pile, and behind it how often; those that lie face down come last."""
    left, top, right, bottom = box[0] + 6, box[1], box[2] - 10, box[3]
    number = len(view.discards) + view.hidden_discards
    at, room = ((left + 6, top + 34), _TITLE - 10) if long else ((left + 8, top + 24), right - left - 70)
    text, face = fonts.fit(words("magellan-picture-discards"), room, (30, 28, 26, 24, 22), fonts.SEMIBOLD)
    wide = write(canvas, at, text, face, palette.FAINT_INK)
    behind = (at[0], at[1] + 42) if long else (at[0] + wide + 12, at[1])
    write(canvas, behind, str(number), fonts.font(40 if long else 34, fonts.BLACK), palette.INK)
    piles: list[tuple[int | None, int]] = sorted(Counter(view.discards).items())
    if view.hidden_discards:
        piles.append((None, view.hidden_discards))
    space = (left + (_TITLE if long else 4), top + (8 if long else 38), right, bottom - 8)
    if piles:
        _lay_piles(canvas, space, piles, view.rules)


def _lay_piles(canvas: Image.Image, space: Box, piles: list[tuple[int | None, int]], rules: int) -> None:
    """Lays piles in as many lines as let their cards be largest, behind each how many cards it has."""
    face = fonts.font(36 if len(piles) <= _FEW else 28, fonts.BLACK)
    said = max(face.getlength(f"×{count}") for _, count in piles) + 10
    left, top, right, bottom = space

    def sized(lines: int) -> tuple[int, int]:
        across = -(-len(piles) // lines)
        high = (bottom - top) / lines - 3
        tall = high / 1.42 if high >= 1.42 * _CROWNED else min(_CROWNED - 1, 0.75 * high)
        return int(min(_LARGEST, (right - left) / across - said, tall)), lines

    width, lines = max(map(sized, (1, 2, 3)), key=lambda found: found[0])
    across, high = -(-len(piles) // lines), (bottom - top) / lines
    pitch = min((right - left) / across, width + said + 8)
    for i, (value, count) in enumerate(piles):
        x, y = left + pitch * (i % across) + width / 2, top + high * (i // across + 0.5)
        _card(value, width, rules).stamp(canvas, (x, y))
        write(canvas, (x + width / 2 + 4, y), f"×{count}", face, palette.INK)


def _card(value: int | None, width: int, rules: int) -> Sprite:
    """Returns a card with a value, with its crowns if these can be counted, or from behind if it has none."""
    if value is None:
        return cards.back(width)
    return cards.gold(value, width, rules) if width >= _CROWNED else cards.small_gold(value, width)
