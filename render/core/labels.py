"""Text on a picture: plain on paper, with a halo on uneven ground."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import ceil, floor
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from render.core.boxes import Box
from render.core.canvas import Colour, Point
from render.core.overflow import note_text


def write(
    canvas: Image.Image, at: Point, text: str, face: ImageFont.FreeTypeFont, ink: Colour, anchor: str = "lm"
) -> float:
    """Writes a line and returns its width; the anchor says which point of it stands at the place."""
    found = _printed(text, face, anchor)
    note_text(canvas, at, found.box, text)
    _paste(canvas, at, found, ink)
    return found.width


def _paste(canvas: Image.Image, at: Point, found: _Print, ink: Colour) -> None:
    left, top, right, bottom = found.box
    if left < right and top < bottom:
        canvas.paste(ink, (round(at[0]) + left, round(at[1]) + top), found.mask)


class _Print(NamedTuple):
    """A line as it is written anywhere."""

    mask: Image.Image
    box: Box
    """Where it lies round the point at which it is anchored."""
    width: float


@lru_cache(maxsize=1024)  # panels say the same in one picture after the other
def _printed(text: str, face: ImageFont.FreeTypeFont, anchor: str, halo: int = 0) -> _Print:
    left, top, right, bottom = box = _whole(face.getbbox(text, anchor=anchor, stroke_width=halo))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)))
    ImageDraw.Draw(mask).text((-left, -top), text, font=face, fill=255, anchor=anchor, stroke_width=halo)
    return _Print(mask, box, face.getlength(text))


def _whole(box: tuple[float, float, float, float]) -> Box:
    left, top, right, bottom = box
    return (floor(left), floor(top), ceil(right), ceil(bottom))


def label(
    canvas: Image.Image,
    at: Point,
    text: str,
    face: ImageFont.FreeTypeFont,
    ink: Colour,
    halo: Colour,
    anchor: str = "mm",
    width: int = 3,
) -> None:
    """Writes a line with a halo round it, readable on any ground."""
    found = _printed(text, face, anchor)
    note_text(canvas, at, found.box, text)
    _paste(canvas, at, _printed(text, face, anchor, width), halo)
    _paste(canvas, at, found, ink)


def figure(
    canvas: Image.Image,
    at: Point,
    number: int,
    face: ImageFont.FreeTypeFont,
    ink: Colour,
    halo: Colour | None = None,
    width: int = 3,
) -> None:
    """Writes a number whose figures, not whose line, are centred on the place."""
    text = str(number)
    left, top, right, bottom = face.getbbox("0" * len(text), anchor="ls")
    corner = (round(at[0] - (left + right) / 2), round(at[1] - (top + bottom) / 2))
    note_text(canvas, corner, (left, top, right, bottom), text)
    if halo is not None:
        _paste(canvas, corner, _printed(text, face, "ls", width), halo)
    _paste(canvas, corner, _printed(text, face, "ls"), ink)


_JOINED = 3
"""From so many on numbers that follow one another are joined."""


def runs(numbers: Iterable[int]) -> list[str]:
    """Returns numbers with those that follow one another joined, if they are enough: 4, 7–12, 15."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [
        text
        for run in found
        for text in ([f"{run[0]}–{run[-1]}"] if len(run) >= _JOINED else [str(one) for one in run])
    ]
