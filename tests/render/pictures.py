"""Compares pictures before they are encoded, so tightly that a moved piece or another figure shows."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageChops

CELL = 8
LARGEST = 5.0
"""How far the mean of any cell may be off, of 255: less than any change of a piece, more than another FreeType."""


def reduced(image: Image.Image) -> Image.Image:
    """Returns a picture at half size, as goldens are kept."""
    return image.convert("RGB").reduce(2)


def distance(one: Image.Image, other: Image.Image) -> float:
    """Returns by how much the most different cells of two pictures differ, 0 to 255."""
    if one.size != other.size:
        return 255.0
    channels = ImageChops.difference(one, other).split()
    cells = (one.width // CELL, one.height // CELL)
    return max(float(channel.resize(cells, Image.Resampling.BOX).getextrema()[1]) for channel in channels)  # type: ignore[arg-type]


def differs(image: Image.Image, golden: Path) -> float:
    """Returns how far a picture is from a golden one kept in a file."""
    with Image.open(golden) as kept:
        return distance(reduced(image), kept.convert("RGB"))


def keep(image: Image.Image, golden: Path) -> None:
    """Writes a golden picture."""
    reduced(image).save(golden, "WEBP", lossless=True, quality=100, method=6)
