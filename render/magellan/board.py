"""The board picture: layers from the table to the labels, then the panels round the chart."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core.canvas import Polygon
from render.core.scene import WIDE, Layout, Marks, Places, Words, outlined, targets_among
from render.magellan import fleets, history, panels, phases, routes, scene, supplies, targets
from render.magellan.fan import WITH_CARDS
from render.magellan.layout import SCENE, SUPPLIES, plan
from render.magellan.reading import current
from rules.magellan.view import View


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the whole picture of a position."""
    where = plan(layout, len(view.players))
    canvas = routes.ground(view, words, where.size).copy()
    phases.draw(canvas, view)
    fleets.draw_current(canvas, view, current(view))
    history.draw_ways(canvas, view, marks)
    fleets.draw(canvas, view)
    history.draw_badges(canvas, view, marks)
    fleets.draw_left(canvas, view)
    panels.draw(canvas, view, marks, words, where)
    scene.draw(canvas, SCENE, view, marks, words)
    supplies.draw(canvas, SUPPLIES, view, words)
    targets.draw(canvas, outlined(places(view, marks, layout), marks))
    fleets.draw_numbers(canvas, view, marks)
    return canvas


def places(view: View, marks: Marks, layout: Layout = WIDE) -> Places:
    """Finds what may be chosen next: on the chart, then in the scene below it, which lie alike in both layouts."""
    return targets_among(_things(view, marks), marks)


def things(view: View, marks: Marks, layout: Layout = WIDE) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: what tokens name. Cards of the hand are pressed themselves, not the card they are
    bid for."""
    return ((name, place) for name, place in _things(view, marks) if name not in WITH_CARDS)


def _things(view: View, marks: Marks) -> Iterator[tuple[str, Polygon]]:
    """Yields everything on the picture that a token can name, in the order of reading."""
    yield from routes.titles(view)
    if (at := current(view)) is not None:
        yield from fleets.things(view, at, marks)
    yield from scene.things(SCENE, view, marks)
