"""A second picture for everybody: where the nuts of each kind are, as far as everybody knows."""

from __future__ import annotations

from PIL import Image

from render.core.boxes import Box, middle, tiled
from render.core.fonts import BLACK, SEMIBOLD, fit, font
from render.core.labels import figure, write
from render.core.panels import lay
from render.core.scene import WIDE, Layout, Marks, Words
from render.core.texture import surface
from rules.toy.data import KINDS
from rules.toy.view import ToyView

from . import cards

SHOWN = ("discards", "larder", "buried", "hidden")
"""Where nuts are: discarded, in open larders, in opened hoards, and where nobody can say."""


def draw_nuts(view: ToyView, marks: Marks, words: Words, layout: Layout) -> Image.Image:
    """Draws a panel for each kind of nut, side by side or below one another."""
    columns = len(KINDS) if layout == WIDE else 1
    right = 1388 if layout == WIDE else 838
    boxes = tiled((12, 12, right, 0), len(KINDS), height=330, columns=columns)
    canvas = surface((right + 12, boxes[-1][3] + 12), cards.GROUND, 7, fine=0.02, broad=0.05)
    for kind, box in zip(KINDS, boxes, strict=True):
        _kind(canvas, box, kind, view, words)
    return canvas


def counts(view: ToyView, kind: str) -> dict[str, int]:
    """Returns how many nuts of a kind are where, from what everybody can see."""
    found = {
        "discards": view.discards.count(kind),
        "larder": sum(player.larder.count(kind) for player in view.players),
        "buried": sum(player.opened.count(kind) for player in view.players),
    }
    return {**found, "hidden": view.numbers.stock[kind] - sum(found.values()) - (view.fallen == kind)}


def _kind(canvas: Image.Image, box: Box, kind: str, view: ToyView, words: Words) -> None:
    where = counts(view, kind)
    left, top, right, _ = box
    lay(canvas, box, cards.PAPER)
    cards.card(kind).stamp(canvas, (left + 54, top + 56))
    text, face = fit(words(f"toy-card-{kind}"), right - left - 190, (40, 36, 32), SEMIBOLD)
    write(canvas, (left + 100, top + 56), text, face, cards.INK)
    write(canvas, (right - 20, top + 56), f"×{view.numbers.stock[kind]}", font(44, BLACK), cards.INK, "rm")
    for line, name in zip(tiled((left, top + 112, right, 0), len(SHOWN), height=42), SHOWN, strict=True):
        _, y = middle(line)
        text, face = fit(words(f"toy-board-{name}"), right - left - 110, (36, 32, 28))
        write(canvas, (left + 26, y), text, face, cards.INK)
        figure(canvas, (right - 46, y), where[name], font(44, BLACK), cards.INK)
