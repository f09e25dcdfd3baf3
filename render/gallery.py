"""Contact sheets: every component of a game and sample boards, to be looked at by whoever draws."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.scene import WIDE, Layout, Marks, Words
from render.core.studio import artist

_WIDTH, _GAP, _CAPTION = 1500, 14, 34
_PAPER, _INK = (236, 228, 208), (40, 30, 20)


def draw_gallery(game: str, words: Words, samples: Mapping[str, tuple[Any, Marks]]) -> list[tuple[str, Image.Image]]:
    """Draws a contact sheet of all components, captioned ``components``, and each sample under its own caption.

    A sample is a view of the game with marks; each of the game's pictures is drawn of it, in each layout.
    """
    shown = artist(game)
    boards = [
        (_caption(caption, name, layout), shown.draw(name, view, marks, words, layout))
        for caption, (view, marks) in samples.items()
        for name, picture in shown.pictures.items()
        for layout in picture.layouts
    ]
    return [("components", contact_sheet(shown.gallery(words))), *boards]


def _caption(sample: str, name: str, layout: Layout) -> str:
    """Names a picture of a sample by what it is other than the wide board."""
    return "-".join([sample, *([name] if name != "board" else []), *([layout] if layout != WIDE else [])])


def contact_sheet(things: Iterable[tuple[str, Image.Image]]) -> Image.Image:
    """Lays captioned images out in rows."""
    face = fonts.font(fonts.SMALLEST, fonts.SEMIBOLD)
    places: list[tuple[int, int, int, str, Image.Image]] = []
    x = y = _GAP
    row = 0
    for caption, image in things:
        width = max(image.width, round(face.getlength(caption)) + 8)
        if x + width + _GAP > _WIDTH:
            x, y, row = _GAP, y + row + _CAPTION + _GAP, 0
        places.append((x, y, width, caption, image))
        x, row = x + width + _GAP, max(row, image.height)
    sheet = Image.new("RGB", (_WIDTH, y + row + _CAPTION + _GAP), _PAPER)
    draw = ImageDraw.Draw(sheet)
    for left, top, width, caption, image in places:
        sheet.paste(image, (left + (width - image.width) // 2, top))
        draw.text((left + width / 2, top + image.height + 4), caption, font=face, fill=_INK, anchor="ma")
    return sheet
