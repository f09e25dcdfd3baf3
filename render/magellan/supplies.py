"""The supplies: gold cards to draw, the discard pile, and the explorer cards that left the game."""

from __future__ import annotations

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Sprite
from render.core.labels import write
from render.core.panels import lay
from render.core.prices import little
from render.core.scene import Words
from render.magellan import cards, palette
from rules.magellan.view import View

_LOW = 100
"""The height of a box in which the name of a pile stands beside it."""
_CARD = 52
"""How high its card is there."""


def draw(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Draws the three piles side by side, each with its number; in a low box each in a line with its name."""
    lay(canvas, box, palette.PAPER_DARK)
    left, top, right, bottom = box
    discarded = len(view.discards) + view.hidden_discards
    supply = cards.back(56) if view.supply else None
    if view.discards:
        discards: Sprite | None = cards.gold(view.discards[-1], 56, view.rules)
    else:
        discards = cards.back(56) if discarded else None
    removed = cards.explorer(view.removed[-1], 60).faded(0.85) if view.removed else None
    ghost = cards.won(60).faded(0.18)
    third, low = (right - left) / 3, bottom - top < _LOW
    piles = (
        ("supply", view.supply, supply),
        ("discards", discarded, discards),
        ("removed", len(view.removed), removed),
    )
    for i, (name, number, sprite) in enumerate(piles):
        x = left + third * i
        if low:
            _in_line(
                canvas, (x + 46, (top + bottom) / 2), sprite or ghost, number, words(f"magellan-picture-{name}"), third
            )
            continue
        for k in range(max(1, min(3, number))):
            (sprite or ghost).stamp(canvas, (x + 44 + 3 * k, top + 62 - 3 * k))
        write(canvas, (x + 86, top + 62), str(number), fonts.font(44, fonts.BLACK), palette.INK)
        text, face = fonts.fit(words(f"magellan-picture-{name}"), third - 22, (31, 29, 27, 25, 22), fonts.SEMIBOLD)
        write(canvas, (x + 14, bottom - 26), text, face, palette.FAINT_INK)


def _in_line(canvas: Image.Image, at: Point, card: Sprite, number: int, name: str, room: float) -> None:
    """Draws the uppermost card of a pile, behind it the number and the name."""
    x, y = at
    little(card, _CARD).stamp(canvas, at)
    x += 32
    x += write(canvas, (x, y), str(number), fonts.font(44, fonts.BLACK), palette.INK) + 14
    text, face = fonts.fit(name, at[0] - 46 + room - x - 6, (31, 29, 27, 25, 22), fonts.SEMIBOLD)
    write(canvas, (x, y + 3), text, face, palette.FAINT_INK)
