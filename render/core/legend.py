"""The legend: a board with a number beside each sign that it bears, and below it what each of them means."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image, ImageFont

from render.core import fonts
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite
from render.core.labels import figure, write
from render.core.palette import Theme
from render.core.panels import lay
from render.core.plans import MARGIN
from render.core.scene import TALL, Layout, Spots

RADIUS = 25
_VIOLET: Colour = (112, 40, 150)
_PALE: Colour = (255, 250, 236)
"""What the numbers are made of, which is no seat's colour and no piece's."""
_APART, _PAD = 14, 26
_SIZES = {False: (2, 0.0227), True: (1, 0.0336)}
"""By whether the picture is tall: in how many columns the signs are explained, and how large for its width."""


def draw(board: Image.Image, spots: Spots, says: Callable[[str], str], theme: Theme, layout: Layout) -> Image.Image:
    """Draws the numbers on a board and what they mean on a sheet below it."""
    columns, share = _SIZES[layout == TALL]
    size = round(share * board.width)
    face, leading = fonts.font(size), round(size * 1.25)
    room = (board.width - 2 * MARGIN - 2 * _PAD) // columns
    width = room - 2 * RADIUS - _PAD
    told = [wrapped(says(sign), width, face) for sign in spots]
    first = _first_column([len(lines) for lines in told], columns)
    tall = max(_height(told[:first], leading), _height(told[first:], leading))
    canvas = Image.new("RGB", (board.width, board.height + tall + 2 * _PAD + MARGIN), theme.ink)
    canvas.paste(board, (0, 0))
    lay(canvas, (MARGIN, board.height, board.width - MARGIN, canvas.height - MARGIN), theme.paper)
    for number, at in enumerate(spots.values(), 1):
        _number(canvas, at, number)
    for column, start in enumerate((0, first)):
        x, y = MARGIN + _PAD + column * room, board.height + _PAD
        for number, lines in list(enumerate(told, 1))[start : first if column == 0 else len(told)]:
            _number(canvas, (x + RADIUS, y + leading // 2), number)
            for line in lines:
                write(canvas, (x + 2 * RADIUS + 14, y + leading // 2), line, face, theme.ink)
                y += leading
            y += _APART
    return canvas


def tell(spots: Spots, says: Callable[[str], str]) -> str:
    """Writes what the numbers mean, for whoever does not see the picture."""
    return "\n".join(f"{number}. {says(sign)}" for number, sign in enumerate(spots, 1))


def wrapped(text: str, width: float, face: ImageFont.FreeTypeFont) -> list[str]:
    """Returns a text in lines that fit a width."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if face.getlength(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _first_column(heights: list[int], columns: int) -> int:
    """Returns how many stand in the first column, so that the columns are about equally high."""
    if columns == 1:
        return len(heights)
    return min(range(len(heights)), key=lambda at: abs(sum(heights[:at]) - sum(heights[at:])))


def _height(told: list[list[str]], leading: int) -> int:
    return sum(len(lines) * leading + _APART for lines in told)


def _number(canvas: Image.Image, at: Point, number: int) -> None:
    _disc().stamp(canvas, at)
    figure(canvas, at, number, fonts.font(34, fonts.BOLD), _PALE)


def _disc() -> Sprite:
    disc = Sheet(2 * RADIUS + 4, 2 * RADIUS + 4)
    disc.ellipse((0, 0), RADIUS, RADIUS, _VIOLET, _PALE, 4)
    return disc.sprite(Shadow(1, 2, 3, 0.6))
