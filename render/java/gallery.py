"""Every component of Java once, for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core.canvas import Sprite
from render.core.exhibits import exhibits
from render.core.palette import LOOKS
from render.core.pieces import block, emblem, mark
from render.core.scene import Words
from render.java import palette, symbols, terraces, terrain
from render.java.palaces import palace
from rules.java import data


def components(words: Words) -> list[tuple[str, Image.Image]]:
    """Draws every component of the game, with its caption."""
    return exhibits(_sprites(words), palette.LAND)


def _sprites(words: Words) -> Iterator[tuple[str, Sprite]]:
    for kind, terrains in data.TERRAINS.items():
        yield kind, terrain.tile(terrains, 30)
    yield words("java-text-waters"), terrain.tile((data.WATER,), 30)
    for level in range(1, len(palette.RICE) + 1):
        yield f"{data.RICE} {level}", terrain.ground("H9", data.RICE, level, 0)
        yield f"{data.VILLAGE} {level}", _village(level)
    for value in data.PALACES:
        for used in (False, True):
            side = words(f"java-text-side-{'red' if used else 'white'}")
            yield f"{value} {side}", palace(value, used)
    for seat, look in enumerate(LOOKS[:4]):
        yield look.shape, mark(look, 22)
        yield look.shape, emblem(look, 13)
        yield look.shape, block(look, terraces.DEVELOPER, 6, seat + 1)
        yield f"{look.shape} {look.mark}", palace(6, False, (look,))
    yield "+1", symbols.token(1.25)
    for card in data.CARDS:
        yield card, symbols.card(card, 110)
    yield "×17", symbols.back(110, 17)


def _village(level: int) -> Sprite:
    soil = terrain.ground("H9", data.VILLAGE, level, 0)
    image = soil.image.copy()
    for sprite in (terrain.houses(level % terrain.LOOKS, 0), terraces.number(data.VILLAGE, level)):
        sprite.stamp(image, soil.anchor)
    return Sprite(image, soil.anchor)
