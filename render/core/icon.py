"""The mark of Longtable as a picture, for pages and accounts: a long table and who sits at it."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw

PAPER, TABLE, PLAYER = "#f7f4ed", "#2f7d69", "#c98a2b"
UNITS = 44
"""The width of the icon: that of the mark, and so much around it that it may be cut round."""
MARGIN = 6
FINER = 4


def draw_icon(size: int, kind: str = "PNG") -> bytes:
    """Draws the mark as a square picture of that size."""
    unit = size * FINER / UNITS
    image = Image.new("RGB", (size * FINER, size * FINER), PAPER)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle([unit * (MARGIN + at) for at in (3, 11, 29, 21)], unit * 3, TABLE)
    for x in (8, 16, 24):
        for y in (6, 26):
            draw.circle((unit * (MARGIN + x), unit * (MARGIN + y)), unit * 2.6, PLAYER)
    file = io.BytesIO()
    image.resize((size, size), Image.Resampling.LANCZOS).save(file, kind)
    return file.getvalue()
