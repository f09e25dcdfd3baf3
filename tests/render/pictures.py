"""Compares pictures before they are encoded, so tightly that a moved piece or another figure shows."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from PIL import Image, ImageChops

from render.core import labels

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


@contextmanager
def texts_written() -> Iterator[list[str]]:
    """Gives a list to which every text is added that is written on a picture, but for what lies ready from another."""
    found: list[str] = []

    def note(canvas: Image.Image, at: Any, ink: Any, text: str) -> None:
        found.append(text)

    with patch.object(labels, "note_text", note):
        yield found
