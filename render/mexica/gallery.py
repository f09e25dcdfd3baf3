"""Every component of Mexica once, for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core.canvas import Sprite
from render.core.exhibits import exhibits
from render.core.palette import LOOKS
from render.core.pieces import emblem, mark
from render.core.scene import Words
from render.mexica import buildings, calpulli, canals, figures, palette, supplies, terrain
from rules.mexica import data


def components(words: Words) -> list[tuple[str, Image.Image]]:
    """Draws every component of the game, with its caption."""
    return exhibits(_sprites(words), palette.MEADOW)


def _sprites(words: Words) -> Iterator[tuple[str, Sprite]]:
    yield data.STARTS[0], terrain.start_square()
    yield data.EMBLEM, terrain.emblem()
    yield words("mexica-picture-cost-canal"), canals.tile("double")
    yield words("mexica-picture-cost-canal"), canals.tile("single")
    for direction in data.DIRECTIONS:
        yield f"{words('mexica-picture-cost-bridge')} {direction}", canals.bridge(direction)
    yield words("mexica-picture-cost-token"), supplies.token(24)
    for size in data.SIZES:
        yield str(size), calpulli.displayed(size, max(data.NUMBERS))
        yield str(size), calpulli.tablet(size)
    for seat, look in enumerate(LOOKS[:4]):
        yield look.shape, mark(look, 22)
        yield look.shape, emblem(look, 13)
        yield look.shape, figures.noble(look)
        yield look.shape, calpulli.tablet(3 + seat, look)
        for value in range(1, data.HIGHEST + 1):
            yield f"{look.shape} {value}", buildings.building(value, look)
    for value in range(1, data.HIGHEST + 1):
        yield words("mexica-text-neutral", total=value), buildings.building(value, None)
