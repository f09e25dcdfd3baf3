"""From an image to the bytes that a chat is sent."""

from __future__ import annotations

import io
from typing import Any, Literal, TypeAlias

from PIL import Image

Format: TypeAlias = Literal["webp", "jpeg"]
"""What a chat takes: ``webp`` where it can, as it needs the fewest bytes, or ``jpeg``."""

WEBP: Format = "webp"
JPEG: Format = "jpeg"

LIMIT = 250_000
PREVIEW_LIMIT = 60_000
"""Bytes that a picture, and a preview, shall have at the most."""
WIDEST = 1600
PREVIEW = 320_000
"""Pixels of a preview: each press of a panel loads one, so they are most of what a game sends."""

_QUALITIES = {WEBP: (75, 66, 56, 50), JPEG: (60, 52)}
"""The first is what is wanted; the others are for the picture that is too rich for it."""
_SETTINGS: dict[Format, dict[str, Any]] = {WEBP: {"method": 2}, JPEG: {"subsampling": "4:2:0", "progressive": True}}
"""A higher method of WebP takes twice the time for one byte less in thirty."""


def encode(image: Image.Image, format: Format = WEBP, limit: int = LIMIT) -> bytes:
    """Returns the image with nothing but the picture in it, at the first quality in which it fits the limit.

    Where it fits in none it gets the last one; raises `ValueError` when the image is too wide.
    """
    if image.width > WIDEST:
        raise ValueError(f"a picture {image.width} pixels wide is wider than {WIDEST}")
    plain = image.convert("RGB")
    plain.info = {}
    data = b""
    for quality in _QUALITIES[format]:
        data = _saved(plain, format, quality)
        if len(data) <= limit:
            break
    return data


def _saved(image: Image.Image, format: Format, quality: int) -> bytes:
    stream = io.BytesIO()
    image.save(stream, format, quality=quality, **_SETTINGS[format])
    return stream.getvalue()


def preview(image: Image.Image) -> Image.Image:
    """Returns the image with so few pixels that it makes a preview."""
    scale = (PREVIEW / (image.width * image.height)) ** 0.5
    if scale >= 1:
        return image
    return image.resize((round(image.width * scale), round(image.height * scale)), Image.Resampling.HAMMING)
