"""Every component of Tikal once, for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core.canvas import Sprite
from render.core.exhibits import exhibits
from render.core.palette import LOOKS
from render.core.pieces import emblem, mark
from render.core.scene import WIDE, Words
from render.tikal import figures, palette, supplies, temples, treasures
from render.tikal.layout import RADIUS, UPRIGHT, plan
from render.tikal.targets import lay_tile
from rules.tikal import data

RULES = max(data.NUMBERS)


def components(words: Words) -> list[tuple[str, Image.Image]]:
    """Draws every component of the game, with its caption."""
    return [*_tiles(), *exhibits(_sprites(words), palette.CLEARING)]


def _tiles() -> Iterator[tuple[str, Image.Image]]:
    for tile in data.TERRAIN:
        canvas = Image.new("RGB", (2 * RADIUS + 16, 2 * RADIUS - 8), palette.PAPER)
        lay_tile(canvas, (canvas.width / 2, canvas.height / 2), tile, RULES, UPRIGHT)
        yield tile, canvas


def _sprites(words: Words) -> Iterator[tuple[str, Sprite]]:
    yield "A–G", supplies.back(plan(WIDE, 2).size, UPRIGHT)
    for value in range(1, data.HIGHEST_SQUARE + 1):
        yield str(value), temples.temple(value)
        if value >= data.LOWEST_SQUARE:
            yield f"×{data.NUMBERS[RULES].squares[value - data.LOWEST_SQUARE]}", temples.square(value)
    for seat, look in enumerate(LOOKS[:4]):
        yield look.shape, mark(look, 22)
        yield look.shape, emblem(look, 13)
        yield look.shape, temples.temple(4 + seat, look)
        yield words("tikal-text-guard", seat=f"P{seat}", figure="1"), temples.temple(4 + seat, look, guard=data.WORKER)
        yield "1", figures.figures(look, 1)
        yield "12", figures.figures(look, 12)
        yield "L", figures.figures(look, 0, True)
        yield "3+L", figures.figures(look, 3, True)
        yield words("tikal-text-camp", seat=f"P{seat}"), figures.camp(look)
    yield words("tikal-text-terrain-base-camp"), figures.base_camp()
    for motif in data.MOTIFS:
        yield f"{motif} {words(f'tikal-picture-motif-{motif}')}", treasures.treasure(motif)
    for count in range(5):
        yield str(count), treasures.site(count)
