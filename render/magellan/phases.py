"""The fold of the chart: the three phases, and the stack of explorer cards with the seals of the vetoed ones."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.core import fonts
from render.core.canvas import Shadow, Sheet, Sprite
from render.core.labels import label, write
from render.magellan import cards, palette, signs
from render.magellan.layout import BOARD, FOLD
from rules.magellan import data
from rules.magellan.view import View

_TOP = BOARD[1] + 84
_STACK = BOARD[3] - 222


def draw(canvas: Image.Image, view: View) -> None:
    """Draws the phases as a column of discs, the present one bright, and the stack below the rose."""
    for phase in range(1, data.PHASES + 1):
        disc(phase, phase == view.phase and view.stage != "over").stamp(canvas, (FOLD, _TOP + 88 * (phase - 1)))
    _stack(canvas, view)


@cache
def disc(phase: int, lit: bool) -> Sprite:
    """Returns the disc of a phase."""
    half = 38 if lit else 31
    sheet = Sheet(half * 2 + 10, half * 2 + 10)
    colour = palette.GLOW if lit else palette.PAST
    sheet.ellipse((0, 0), half, half, colour, palette.INK, 2.5)
    sheet.ellipse((0, 0), half - 5, half - 5, None, palette.ROUTE if lit else palette.FAINT_INK, 1.6)
    sprite = sheet.sprite(Shadow(2, 3, 3, 0.5))
    ink = palette.INK if lit else palette.FAINT_INK
    face = fonts.font(46 if lit else 34, fonts.BLACK)
    write(sprite.image, sprite.anchor, cards.PHASES[phase], face, ink, "mm")
    return sprite


def _stack(canvas: Image.Image, view: View) -> None:
    """Draws the stack of the phase, and below it the seals of the vetoed cards, the next to come first."""
    if not view.stack:
        return
    for i in range(max(1, min(3, view.stack - len(view.vetoed)))):
        cards.chart_back(72, view.phase).stamp(canvas, (FOLD + 3 * i - 3, _STACK - 3 * i))
    for i, name in enumerate(view.vetoed):
        signs.emblem(name, 21).stamp(canvas, (FOLD, _STACK + 78 + 46 * i))
    label(
        canvas, (FOLD, _STACK - 72), f"×{view.stack}", fonts.font(38, fonts.BLACK), palette.INK, palette.HALO, width=4
    )
