"""Text on a picture: plain on paper, with a halo on uneven ground."""

from __future__ import annotations

from PIL import Image, ImageDraw, ImageFont

from render.core.canvas import Colour, Point


def write(
    canvas: Image.Image, at: Point, text: str, face: ImageFont.FreeTypeFont, ink: Colour, anchor: str = "lm"
) -> float:
    """Writes a line and returns its width; the anchor says which point of it stands at the place."""
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
    draw = ImageDraw.Draw(canvas)
    if halo is None:
        draw.text(corner, text, font=face, fill=ink, anchor="ls")
    else:
        draw.text(corner, text, font=face, fill=ink, anchor="ls", stroke_width=width, stroke_fill=halo)
