"""Every component once, to be looked at by whoever draws."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core.canvas import Sprite
from render.core.exhibits import exhibits
from render.core.palette import LOOKS
from render.core.pieces import block, leader
from render.core.scene import Words

from . import palette
from .board import STONE, THICK


def components(words: Words) -> list[tuple[str, Image.Image]]:
    return exhibits(_sprites(words), palette.LIGHT)


def _sprites(words: Words) -> Iterator[tuple[str, Sprite]]:
    for look in LOOKS:
        yield f"{words('skeleton-picture-stone')} {look.shape}", block(look, STONE, THICK)
        yield f"{words('skeleton-picture-crown')} {look.shape}", leader(look, STONE)
