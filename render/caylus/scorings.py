"""The table of the castle: what a part of each section brings, and what its scoring brings for how many own parts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby

from PIL import Image, ImageDraw

from render.caylus import palette, signs
from render.caylus.layout import SCORINGS
from render.caylus.road import banner
from render.core import fonts
from render.core.boxes import Box, middle
from render.core.canvas import Point, mix
from render.core.labels import write
from render.core.panels import lay
from render.core.pieces import token
from render.core.scene import Words
from rules.caylus.view import SectionView, View

_HEAD, _FOLDED, _MARGIN, _ZERO = 30, 36, 47, 44
"""The height of the head and of the row of a section that was scored, where the columns begin, and how broad the one of
no parts is, whose loss must be legible."""
_LARGER = 1.16
"""How much higher the row of the section under construction is than the others."""

_SHEET: Box = (SCORINGS[0] + 4, SCORINGS[1] + 4, SCORINGS[2] - 3, SCORINGS[3] - 3)
"""What is written on; the edge round it is the sheet's."""


def draw(canvas: Image.Image, view: View, words: Words) -> None:
    """Draws the table, the towers above and the dungeon below, as they stand in the castle."""
    lay(canvas, SCORINGS, palette.BEAM)
    names = tuple(words(f"caylus-section-{section.id}") for section in view.sections)
    canvas.paste(table(view.sections, names, view.building), _SHEET[:2])


@lru_cache(maxsize=32)
def table(sections: tuple[SectionView, ...], names: tuple[str, ...], building: int | None) -> Image.Image:
    """Draws the table without the edge of its sheet."""
    sheet = Image.new("RGB", (SCORINGS[2], SCORINGS[3]), palette.PAPER)
    lay(sheet, SCORINGS, palette.PAPER)
    most = max(len(section.favours) for section in sections)
    for parts in range(most + 1 if most else 0):
        more = "+" if parts == most else ""
        at = (_column(parts, most), SCORINGS[1] + _HEAD / 2 + 2)
        write(sheet, at, f"{parts}{more}", fonts.font(28, fonts.BOLD), palette.INK, "mm")
    signs.part(26).stamp(sheet, (SCORINGS[0] + 24, SCORINGS[1] + _HEAD / 2 + 2))
    for section, name, box in zip(sections, names, _boxes(sections, building), strict=True):
        current = building is not None and sections[building] is section
        _row(sheet, box, section, name, current, most)
    return sheet.crop(_SHEET)


def _boxes(sections: tuple[SectionView, ...], building: int | None) -> list[Box]:
    """Returns where the row of each section lies, from below: those that were scored are folded to a line."""
    left, top, right, bottom = SCORINGS
    shares = [0 if one.scored else _LARGER if at == building else 1 for at, one in enumerate(sections)]
    folded = _FOLDED if any(shares) else (bottom - top - _HEAD - 8) // len(sections)
    room = bottom - top - _HEAD - 8 - folded * shares.count(0)
    boxes, low = [], bottom - 6
    for share in shares:
        high = round(room * share / sum(shares)) if share else folded
        boxes.append((left + 5, low - high + 3, right - 5, low))
        low -= high
    return boxes


def _column(parts: int, most: int) -> float:
    """Returns the middle of the column for a number of parts."""
    first = SCORINGS[0] + _MARGIN
    return first + _ZERO + _pitch(most) * (parts - 0.5) if parts else first + _ZERO / 2


def _pitch(most: int) -> float:
    return (SCORINGS[2] - SCORINGS[0] - _MARGIN - _ZERO - 8) / max(1, most)


def _row(canvas: Image.Image, box: Box, section: SectionView, name: str, current: bool, most: int) -> None:
    """Says what a section is called, what a part of it brings and how many stand, and what its scoring will bring."""
    left, top, right, bottom = box
    ground = palette.GLOW if current else palette.PAPER_DARK if section.scored else palette.PAPER
    draw = ImageDraw.Draw(canvas)
    draw.rounded_rectangle(box, 6, fill=ground, outline=mix(ground, palette.INK, 0.3), width=2)
    head = middle(box)[1] if section.scored else top + 16
    if section.scored:
        token("tick", 13, palette.PAPER, palette.INK).stamp(canvas, (left + 19, head))
    else:
        signs.shield(str(section.points), 30).stamp(canvas, (left + 19, head))
    standing, bold = f"{len(section.parts)}/{section.capacity}", fonts.font(31, fonts.BLACK)
    write(canvas, (right - 6, head), standing, bold, palette.INK, "rm")
    says, face = fonts.fit(
        name, right - left - 52 - bold.getlength(standing), (29, 28, 27, 26, 25, 24, 23, 22), fonts.BOLD
    )
    write(canvas, (left + 39, head), says, face, palette.INK, "lm")
    if section.favours and not section.scored:
        _cells(canvas, (left, top + 32, right, bottom - 3), section, name[:1], most)


def _cells(canvas: Image.Image, box: Box, section: SectionView, letter: str, most: int) -> None:
    """Says below each number of own parts what the scoring takes or how many favours it gives, behind the flag that
    stands on the road where it comes."""
    left, top, _, bottom = box
    draw, y = ImageDraw.Draw(canvas), (top + bottom) / 2
    banner(letter, section.scored).stamp(canvas, (left + 19, y + 2))
    for first, last, says in steps(section, most):
        takes, count = says.startswith("−"), says.rstrip("★⚜")
        tint = palette.LOSS if takes else palette.GAIN if says else mix(palette.PAPER, palette.PAPER_DARK, 0.5)
        for parts in range(first, last + 1):
            x, half = _column(parts, most), (_pitch(most) if parts else _ZERO) / 2 - 1.5
            draw.rounded_rectangle((x - half, top, x + half, bottom), 4, fill=tint, outline=palette.FAINT_INK, width=1)
            _cell(canvas, (x, y), bottom - top, takes, count)


def _cell(canvas: Image.Image, at: Point, height: float, takes: bool, count: str) -> None:
    """Writes how many points or favours there are, above the sign of these, or on it where the cell is low."""
    (x, y), low = at, height < _LOW
    if not count:
        write(canvas, at, "0", fonts.font(34, fonts.BLACK), palette.FAINT_INK, "mm")
    else:
        sign = signs.shield("", _SIGN) if takes else signs.lily(_SIGN)
        if low:
            sign = (signs.shield("", 34) if takes else signs.lily(30)).faded(0.25)
        sign.stamp(canvas, (x, y if low else y + _APART))
        face, ink = fonts.font(34, fonts.BLACK), palette.SHIELD if takes else palette.LILY
        write(canvas, (x, y if low else y - _APART), count, face, ink, "mm")


_SIGN, _APART, _LOW = 27, 17, 64
"""The size of the sign below a number, how far both are from the middle, and from which height on a cell has room for
both."""


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
