"""The table of the castle: what a part of each section brings, and what its scoring brings for how many own parts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from PIL import Image, ImageDraw

from render.caylus import formulas, palette, signs
from render.caylus.layout import SCORINGS
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Colour, mix
from render.core.labels import write
from render.core.panels import lay
from render.core.pieces import token
from render.core.scene import Words
from rules.caylus.view import SectionView, View

_NAMES, _LAST, _HEAD = 106, 56, 36
"""The widths of the first column and of the last one, which is for more parts, too, and the height of the head."""

_SHEET: Box = (SCORINGS[0] + 4, SCORINGS[1] + 4, SCORINGS[2] - 3, SCORINGS[3] - 3)
"""What is written on; the edge round it is the sheet's."""


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the table, the towers above and the dungeon below, as they stand in the castle."""
    lay(canvas, SCORINGS, palette.PAPER)
    names = tuple(words(f"caylus-section-{section.id}") for section in view.sections)
    canvas.paste(table(view.sections, names, view.building), _SHEET[:2])


@lru_cache(maxsize=32)
def table(sections: tuple[SectionView, ...], names: tuple[str, ...], building: int | None) -> Image.Image:
    """Draws the table without the edge of its sheet."""
    sheet = Image.new("RGB", (SCORINGS[2], SCORINGS[3]), palette.PAPER)
    lay(sheet, SCORINGS, palette.PAPER)
    most = max(len(section.favours) for section in sections)
    left, top, _, _ = SCORINGS
    signs.part(28).stamp(sheet, (left + _NAMES / 2, top + _HEAD / 2))
    for parts in range(most + 1 if most else 0):
        a, b = _column(parts, most)
        more = "+" if parts == most else ""
        write(sheet, ((a + b) / 2, top + _HEAD / 2), f"{parts}{more}", fonts.font(28, fonts.BOLD), palette.INK, "mm")
    for at, (section, name) in enumerate(zip(sections, names, strict=True)):
        _row(sheet, _box(at, len(sections)), section, name, building == at, most)
    return sheet.crop(_SHEET)


def _box(at: int, sections: int) -> Box:
    """Returns where the row of a section lies."""
    left, top, right, bottom = SCORINGS
    height = (bottom - top - _HEAD - 4) / sections
    low = bottom - 4 - round(height * at)
    return (left + 4, low - round(height) + 3, right - 4, low)


def _column(parts: int, most: int) -> tuple[float, float]:
    """Returns from where to where the column for a number of parts reaches."""
    left, right = SCORINGS[0] + _NAMES, SCORINGS[2] - 6 - _LAST
    width = (right - left) / most
    return (left + width * parts, left + width * (parts + 1) if parts < most else right + _LAST)


def _row(canvas: Image.Image, box: Box, section: SectionView, name: str, current: bool, most: int) -> None:
    """Says what a section is called, what a part of it brings and how many stand, and what its scoring will bring."""
    left, top, _, bottom = box
    ground = palette.GLOW if current else palette.PAPER_DARK if section.scored else palette.PAPER
    draw = ImageDraw.Draw(canvas)
    draw.rounded_rectangle(box, 6, fill=ground, outline=mix(ground, palette.INK, 0.3), width=2)
    name, face = fonts.fit(name, _NAMES - 6, (24, 23, 22), fonts.BOLD)
    write(canvas, (left + 6, top + 14), name, face, palette.INK)
    low = bottom - 13
    if section.scored:
        token("tick", 12, palette.PAPER, palette.INK).stamp(canvas, (left + 20, low))
    else:
        signs.shield(str(section.points), 25).stamp(canvas, (left + 20, low))
    standing = f"{len(section.parts)}/{section.capacity}"
    write(canvas, (left + 38, low), standing, fonts.font(24, fonts.SEMIBOLD), palette.INK)
    if section.favours and not section.scored:
        for first, last, says in steps(section, most):
            a, b = _column(first, most)[0] + 2, _column(last, most)[1] - 2
            if says:
                draw.rounded_rectangle((a, top + 4, b, bottom - 4), 6, fill=_tint(says), outline=palette.INK, width=1)
            formulas.centred(canvas, ((a + b) / 2, (top + bottom) / 2), says, 33 if says.endswith("⚜") else 30)


def _tint(says: str) -> Colour:
    return palette.LOSS if says.startswith("−") else palette.GAIN


def steps(section: SectionView, most: int) -> Iterator[tuple[int, int, str]]:
    """Yields from how many own parts to how many a scoring brings what, as a formula."""
    favours = [section.favours[min(parts, len(section.favours)) - 1] for parts in range(1, most + 1)]
    yield 0, 0, f"−{section.loss}★"
    for count, same in groupby(range(1, most + 1), key=lambda parts: favours[parts - 1]):
        run = list(same)
        yield run[0], run[-1], f"{count}⚜" if count else ""


def scoring(section: SectionView) -> str:
    """Returns with how many own parts a scoring brings how much: what none cost, then each step of the favours."""
    steps = {favours: parts for parts, favours in reversed([*enumerate(section.favours, 1)]) if favours}
    return " ".join([f"0:−{section.loss}", *(f"{steps[favours]}:{favours}" for favours in sorted(steps))])
