"""From an image to the bytes that a chat is sent."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any, Literal, TypeAlias

from PIL import Image, ImageChops

Format: TypeAlias = Literal["webp", "jpeg"]
"""What a chat takes: ``webp`` where it can, as it needs the fewest bytes, or ``jpeg``."""

WEBP: Format = "webp"
JPEG: Format = "jpeg"

LIMIT = 250_000
PREVIEW_LIMIT = 60_000
"""Bytes that a picture, and a preview, shall have at the most."""
WIDEST = 1600
SMALLER = 0.8
"""What is left of the width of a photo that is too rich: of 1500 pixels 1200; a screen of usual size shows 1280."""
PREVIEW = 320_000
"""Pixels of a preview: each press of a panel loads one, so they are most of what a game sends."""

CELL = 8
"""Pixels of the squares by which one picture is compared with another."""
MOST_CHANGED = 0.3
"""Share of a picture above which it is sent whole: what follows is compared with this one again, and is less."""

_QUALITIES = {WEBP: (75, 66, 56, 50), JPEG: (60, 52)}
"""The first is what is wanted; the others are for the picture that is too rich for it."""
_ALL_OR_NOTHING = (0, *(255,) * 255)
_SETTINGS: dict[Format, dict[str, Any]] = {WEBP: {"method": 2}, JPEG: {"subsampling": "4:2:0", "progressive": True}}
"""A higher method of WebP takes twice the time for one byte less in thirty."""


def encode(image: Image.Image, format: Format = WEBP, limit: int = LIMIT) -> bytes:
    """Returns the image with nothing but the picture in it, at the first quality in which it fits the limit.

    A JPEG that fits in none is made smaller; nothing is ever pressed on one. Where an image fits in no way it gets the
    last one; raises `ValueError` when the image is too wide.
    """
    if image.width > WIDEST:
        raise ValueError(f"a picture {image.width} pixels wide is wider than {WIDEST}")
    plain = image.convert("RGB")
    plain.info = {}
    data = b""
    for data in _tries(plain, format):
        if len(data) <= limit:
            break
    return data


def encode_changes(image: Image.Image, before: Image.Image, limit: int = LIMIT) -> bytes | None:
    """Returns the image where it differs from another one, to be laid on that, and nothing elsewhere.

    It is as large as the image, and clear where nothing differs. Returns None where a whole picture is to be sent: the
    other one has another size, or too much differs.
    """
    if image.size != before.size:
        return None
    cells = _changed(image.convert("RGB"), before.convert("RGB"))
    if cells.histogram()[255] > MOST_CHANGED * cells.width * cells.height:
        return None
    seen = cells.resize((cells.width * CELL, cells.height * CELL), Image.Resampling.NEAREST)
    changes = Image.new("RGBA", image.size)
    changes.paste(image.convert("RGB"), mask=seen.crop((0, 0, *image.size)))
    return next((data for data in _tries(changes, WEBP) if len(data) <= limit), None)


def _changed(image: Image.Image, before: Image.Image) -> Image.Image:
    """Returns a mask of the cells in which two images differ, a pixel for each."""
    red, green, blue = ImageChops.difference(image, before).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(_ALL_OR_NOTHING).reduce(CELL).point(_ALL_OR_NOTHING)


def _tries(image: Image.Image, format: Format) -> Iterator[bytes]:
    yield from (_saved(image, format, quality) for quality in _QUALITIES[format])
    if format == JPEG:
        size = (round(image.width * SMALLER), round(image.height * SMALLER))
        smaller = image.resize(size, Image.Resampling.HAMMING)
        yield from (_saved(smaller, format, quality) for quality in _QUALITIES[format])


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
