"""The fold of the chart: the three phases, and the stack of explorer cards with the seals of the vetoed ones."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.core import fonts
from render.core.canvas import Shadow, Sheet, Sprite
from render.core.labels import label, write
from render.magellan import cards, palette, signs
from render.magellan.layout import Site
from rules.magellan import data
from rules.magellan.view import View


def draw(canvas: Image.Image, view: View, site: Site) -> None:
    """Draws the phases as a line of discs, the present one bright, and the stack beyond the rose."""
    for phase in range(1, data.PHASES + 1):
        disc(phase, phase == view.phase and view.stage != "over").stamp(canvas, site.along(84 + 88 * (phase - 1)))
    _stack(canvas, view, site)


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


def _stack(canvas: Image.Image, view: View, site: Site) -> None:
    """Draws the stack of the phase, and beyond it the seals of the vetoed cards, the next to come first."""
    if not view.stack:
        return
    for i in range(max(1, min(3, view.stack - len(view.vetoed)))):
        x, y = site.along(site.stack)
        cards.chart_back(72, view.phase).stamp(canvas, (x + 3 * i - 3, y - 3 * i))
    for i, name in enumerate(view.vetoed):
        signs.emblem(name, 21).stamp(canvas, site.along(site.stack + 78 + 46 * i))
    at, face = site.along(site.stack - 72), fonts.font(38, fonts.BLACK)
    label(canvas, at, f"×{view.stack}", face, palette.INK, palette.HALO, width=4)
