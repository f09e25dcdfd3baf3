"""The picture for a seat alone: its hand, its hoard and what it has secretly chosen."""

from __future__ import annotations

from PIL import Image

from render.core.fonts import font
from render.core.scene import Layout, Marks, Words
from rules.toy.view import ToyView

from .cards import INK, draw_cards, sheet


def draw_hand(view: ToyView, marks: Marks, words: Words, layout: Layout) -> Image.Image:
    """Draws what a seat alone knows; for a spectator there is nothing on it."""
    own = view.own
    rows = [] if own is None else [("hand", own.hand), ("buried", own.buried), ("own-bid", own.bid)]
    image, draw = sheet(1000, 400)
    for row, (what, cards) in enumerate(rows):
        top = 20 + 100 * row
        draw.text((20, top + 38), words(f"toy-board-{what}"), INK, font(36), anchor="lm")
        draw_cards(draw, (260, top), cards)
    if own is not None and own.tree:
        chosen = f"{words('toy-board-own-tree')}: {words(f'toy-tree-{own.tree}')}"
        draw.text((20, 358), chosen, INK, font(36), anchor="lm")
    return image
