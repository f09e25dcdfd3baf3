"""Text on a picture: plain on paper, with a halo on uneven ground."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageDraw, ImageFont

from render.core.canvas import Colour, Point
from render.core.overflow import note_text


def write(
    canvas: Image.Image, at: Point, text: str, face: ImageFont.FreeTypeFont, ink: Colour, anchor: str = "lm"
) -> float:
    """Writes a line and returns its width; the anchor says which point of it stands at the place."""
    note_text(canvas, at, face.getbbox(text, anchor=anchor), text)
    ImageDraw.Draw(canvas).text((round(at[0]), round(at[1])), text, font=face, fill=ink, anchor=anchor)
    return face.getlength(text)


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
    note_text(canvas, at, face.getbbox(text, anchor=anchor), text)
    ImageDraw.Draw(canvas).text(
        (round(at[0]), round(at[1])), text, font=face, fill=ink, anchor=anchor, stroke_width=width, stroke_fill=halo
    )


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
    draw = ImageDraw.Draw(canvas)
    if halo is None:
        draw.text(corner, text, font=face, fill=ink, anchor="ls")
    else:
        draw.text(corner, text, font=face, fill=ink, anchor="ls", stroke_width=width, stroke_fill=halo)


def runs(numbers: Iterable[int], least: int = 3) -> list[str]:
    """Returns numbers with those that follow one another joined, from so many on: 4, 7–12, 15."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return [
        text for run in found for text in ([f"{run[0]}–{run[-1]}"] if len(run) >= least else [str(one) for one in run])
    ]
