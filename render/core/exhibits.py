"""Exhibits: the components of a game one by one, for the contact sheet."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.core.canvas import Colour, Sprite

_LEAST = 110
"""The least width and height of the ground on which something is shown."""


def exhibits(sprites: Iterable[tuple[str, Sprite]], ground: Colour) -> list[tuple[str, Image.Image]]:
    """Shows each sprite by itself on a ground, with its caption."""
    return [(caption, _shown(sprite, ground)) for caption, sprite in sprites]


def _shown(sprite: Sprite, ground: Colour) -> Image.Image:
    wide, high = sprite.image.size
    canvas = Image.new("RGB", (max(_LEAST, wide), max(_LEAST, high)), ground)
    x, y = sprite.anchor
    sprite.stamp(canvas, ((canvas.width - wide) / 2 + x, (canvas.height - high) / 2 + y))
    return canvas
