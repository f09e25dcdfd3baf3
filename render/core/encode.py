"""From an image to the bytes that a chat is sent."""

from __future__ import annotations

import io

from PIL import Image

LIMIT = 400 * 1024
WIDEST = 1600
_FIRST = 70
_SIZES = {88: 1.62, 82: 1.36, 76: 1.16, _FIRST: 1.0, 64: 0.9, 56: 0.81, 46: 0.71, 34: 0.6}
"""Qualities to choose from, and how large a picture usually gets in each, compared with the one tried first."""


def encode(image: Image.Image) -> bytes:
    """Returns the image as JPEG with full colour resolution and nothing but the picture in it.

    It gets the best quality in which it fits the limit, guessed from a first try so that there are few; raises
    `ValueError` when the image is too wide or never fits.
    """
    if image.width > WIDEST:
        raise ValueError(f"a picture {image.width} pixels wide is wider than {WIDEST}")
    plain = image.convert("RGB")
    plain.info = {}
    tried = {_FIRST: _jpeg(plain, _FIRST)}
    share = LIMIT / len(tried[_FIRST])
    for quality in (quality for quality, size in _SIZES.items() if size <= share or quality == min(_SIZES)):
        data = tried.get(quality) or _jpeg(plain, quality)
        if len(data) <= LIMIT:
            return data
    raise ValueError(f"the picture needs more than {LIMIT} bytes at any quality")


def _jpeg(image: Image.Image, quality: int) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "JPEG", quality=quality, subsampling=0)
    return stream.getvalue()
