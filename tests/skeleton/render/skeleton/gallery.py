"""Every component once, to be looked at by whoever draws."""

from __future__ import annotations

from PIL import Image

from render.core.palette import LOOKS
from render.core.pieces import block, leader
from render.core.scene import Words

from . import palette
from .board import STONE, THICK


def components(words: Words) -> list[tuple[str, Image.Image]]:
    drawn = []
    for look in LOOKS:
        for what, piece in (("stone", block(look, STONE, THICK)), ("crown", leader(look, STONE))):
            image = Image.new("RGB", (180, 180), palette.LIGHT)
            piece.stamp(image, (90, 90))
            drawn.append((f"{words(f'skeleton-picture-{what}')} {look.shape}", image))
    return drawn
