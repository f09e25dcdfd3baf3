"""The icon under which the page stands on a phone, drawn: a long table and who sits at it."""

from __future__ import annotations

import io

from PIL import Image, ImageDraw

PAPER, TABLE, PLAYER = "#f7f4ed", "#2f7d69", "#c98a2b"
SIZES = (192, 512)
UNITS = 44
"""The width of the icon: that of ``mark.svg``, and so much around it that a phone may cut it round."""
MARGIN = 6
FINER = 4


def draw_icon(size: int) -> bytes:
    """Draws the mark of the pages as a square picture of that size."""
    unit = size * FINER / UNITS
    image = Image.new("RGB", (size * FINER, size * FINER), PAPER)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle([unit * (MARGIN + at) for at in (3, 11, 29, 21)], unit * 3, TABLE)
    for x in (8, 16, 24):
        for y in (6, 26):
            draw.circle((unit * (MARGIN + x), unit * (MARGIN + y)), unit * 2.6, PLAYER)
    file = io.BytesIO()
    image.resize((size, size), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()
