"""The picture for a seat alone: its hand, its hoard and what it has secretly chosen."""

from __future__ import annotations

from collections import Counter

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Point
from render.core.fonts import fit, font
from render.core.labels import write
from render.core.panels import lay
from render.core.pointers import target
from render.core.scene import WIDE, Layout, Marks, Places, Words
from render.core.texture import surface
from rules.toy.data import KINDS
from rules.toy.view import OwnView, ToyView

from . import cards

ROW, NAMED = 100, 220


def draw_hand(view: ToyView, marks: Marks, words: Words, layout: Layout) -> Image.Image:
    """Draws what a seat alone knows; for a spectator there is nothing on it."""
    box = _box(layout)
    canvas = surface((box[2] + 12, box[3] + 12), cards.GROUND, 7, fine=0.02, broad=0.05)
    lay(canvas, box, cards.PAPER)
    if view.own is not None:
        for number, (name, row) in enumerate(_rows(view.own).items()):
            x, y = _start(number)
            text, face = fit(words(f"toy-board-{name}"), NAMED - 20, (36, 32, 28))
            write(canvas, (x - NAMED, y), text, face, cards.INK)
            cards.lay(canvas, (x, y), row, _room(layout))
        if view.own.tree:
            _write_tree(canvas, view.own.tree, words)
    for place in find_in_hand(view, marks, layout).values():
        target(canvas, place, cards.GOLD)
    return canvas


def find_in_hand(view: ToyView, marks: Marks, layout: Layout) -> Places:
    """Finds the card of each kind that may be chosen next: the first that was not chosen yet."""
    if view.own is None or marks.chosen[:1] not in (("bury",), ("bid",)):
        return {}
    hand, chosen = view.own.hand, Counter(marks.chosen[1:])
    spots = cards.spots(_start(0), len(hand), _room(layout))
    firsts = {kind: hand.index(kind) + chosen[kind] for kind in KINDS if kind in marks.targets and kind in hand}
    return {kind: cards.edge(spots[first]) for kind, first in firsts.items() if hand[first : first + 1] == (kind,)}


def _rows(own: OwnView) -> dict[str, tuple[str, ...]]:
    return {"hand": own.hand, "buried": own.buried, "own-bid": own.bid}


def _box(layout: Layout) -> Box:
    return (12, 12, 1388 if layout == WIDE else 838, 432)


def _start(row: int) -> Point:
    """Returns where the cards of a row begin, at half their height."""
    return (32 + NAMED, 68 + ROW * row)


def _room(layout: Layout) -> float:
    return _box(layout)[2] - 20 - _start(0)[0]


def _write_tree(canvas: Image.Image, tree: str, words: Words) -> None:
    chosen = f"{words('toy-board-own-tree')}: {words(f'toy-tree-{tree}')}"
    write(canvas, (32, 68 + ROW * 3), chosen, font(36), cards.INK)
