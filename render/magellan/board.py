"""The board picture: layers from the table to the labels, then the panels round the chart."""

from __future__ import annotations

from PIL import Image

from render.core.scene import WIDE, Layout, Marks, Words
from render.magellan import auction, fleets, history, panels, phases, routes
from render.magellan.reading import current
from rules.magellan.view import View


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the whole picture of a position."""
    canvas = routes.ground(view, words).copy()
    phases.draw(canvas, view)
    fleets.draw_current(canvas, view, current(view))
    history.draw_ways(canvas, view, marks)
    fleets.draw(canvas, view)
    history.draw_badges(canvas, view, marks)
    fleets.draw_left(canvas, view)
    fleets.draw_numbers(canvas, view)
    panels.draw(canvas, view, marks, words)
    auction.draw(canvas, view, marks, words)
    return canvas
