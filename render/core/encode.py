"""From an image to the bytes that a chat is sent."""

from __future__ import annotations

import io

from PIL import Image

LIMIT = 400 * 1024
WIDEST = 1600
_QUALITIES = (88, 82, 76, 70, 64, 56, 46, 34)


def encode(image: Image.Image) -> bytes:
    """Returns the image as JPEG with full colour resolution and nothing but the picture in it.

    The quality is lowered until it fits the limit; raises `ValueError` when the image is too wide or never fits.
    """
    if image.width > WIDEST:
        raise ValueError(f"a picture {image.width} pixels wide is wider than {WIDEST}")
    plain = image.convert("RGB")
    plain.info = {}
    for quality in _QUALITIES:
        data = _jpeg(plain, quality)
        if len(data) <= LIMIT:
            return data
    raise ValueError(f"the picture needs more than {LIMIT} bytes at any quality")


def _jpeg(image: Image.Image, quality: int) -> bytes:
    stream = io.BytesIO()
    image.save(stream, "JPEG", quality=quality, subsampling=0)
    return stream.getvalue()
