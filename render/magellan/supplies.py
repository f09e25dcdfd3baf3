"""The supplies: gold cards to draw, the discard pile, and the explorer cards that left the game."""

from __future__ import annotations

from PIL import Image

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Sprite
from render.core.labels import write
from render.core.panels import lay
from render.core.scene import Words
from render.magellan import cards, palette
from rules.magellan.view import View


def draw(canvas: Image.Image, box: Box, view: View, words: Words) -> None:
    """Draws the three piles side by side, each with its number."""
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
    third = (right - left) / 3
    piles = (
        ("supply", view.supply, supply),
        ("discards", discarded, discards),
        ("removed", len(view.removed), removed),
    )
    for i, (name, number, sprite) in enumerate(piles):
        x = left + third * i
        for k in range(max(1, min(3, number))):
            (sprite or ghost).stamp(canvas, (x + 44 + 3 * k, top + 62 - 3 * k))
        write(canvas, (x + 86, top + 62), str(number), fonts.font(44, fonts.BLACK), palette.INK)
        text, face = fonts.fit(words(f"magellan-picture-{name}"), third - 22, (31, 29, 27, 25, 22), fonts.SEMIBOLD)
        write(canvas, (x + 14, bottom - 26), text, face, palette.FAINT_INK)
