"""The board picture: layers from the table to the labels, then the panels round the chart."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core.canvas import Polygon
from render.core.scene import WIDE, Layout, Marks, Places, Words, outlined, targets_among
from render.magellan import fleets, history, panels, phases, routes, sale, scene, supplies, targets
from render.magellan.fan import WITH_CARDS
from render.magellan.layout import Site, foot, plan, site_of
from render.magellan.reading import current
from rules.magellan.view import View


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the whole picture of a position."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    stocks, sold = foot(layout, where)
    canvas = routes.ground(view, words, where.size, site).copy()
    phases.draw(canvas, view, site)
    fleets.draw_current(canvas, view, current(view), site)
    history.draw_ways(canvas, view, marks, site)
    fleets.draw(canvas, view, site)
    history.draw_badges(canvas, view, marks, site)
    fleets.draw_left(canvas, view, site)
    panels.draw(canvas, view, marks, words, where)
    sale.draw(canvas, sold, view, marks, words, on_chart=layout == WIDE and where.spare is None)
    scene.draw(canvas, site.scene, view, marks, words)
    supplies.draw(canvas, stocks, view, words)
    targets.draw(canvas, outlined(places(view, marks, layout), marks))
    fleets.draw_numbers(canvas, view, marks, site)
    return canvas


def places(view: View, marks: Marks, layout: Layout = WIDE) -> Places:
    """Finds what may be chosen next: on the chart, then in the scene below it."""
    return targets_among(_things(view, marks, site_of(layout)), marks)


def things(view: View, marks: Marks, layout: Layout = WIDE) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: what tokens name. Cards of the hand are pressed themselves, not the card they are
    bid for."""
    return ((name, place) for name, place in _things(view, marks, site_of(layout)) if name not in WITH_CARDS)


def _things(view: View, marks: Marks, site: Site) -> Iterator[tuple[str, Polygon]]:
    """Yields everything on the picture that a token can name, in the order of reading."""
    yield from routes.titles(view, site)
    if (at := current(view)) is not None:
        yield from fleets.things(view, at, marks, site)
    yield from scene.things(site.scene, view, marks)
