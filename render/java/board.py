"""The board picture: layers from the sea to the names of the spaces, then the panels round it."""

from __future__ import annotations

from collections.abc import Container

from msgspec import structs
from PIL import Image

from render.core.canvas import inset
from render.core.pointers import outline
from render.core.scene import WIDE, Layout, Marks, Words, outlined
from render.java import history, names, palette, panels, sizes, targets, terraces
from render.java.layout import Site, plan, site_of
from render.java.places import places
from render.java.water import extent, gaps
from rules.java.view import View


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the whole picture of a position."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    told = marks
    if history.begun(view, marks):
        marks = structs.replace(marks, events=())
    named = names.named(view, marks)
    found, spaces = outlined(places(view, marks, layout), marks), terraces.by_name(view)
    canvas = terraces.ground(view, where.size, site).copy()
    history.draw_areas(canvas, marks, site)
    history.draw_ways(canvas, marks, view, site)
    _shores(canvas, view, site, named)
    terraces.stand(canvas, view.spaces, terraces.leaders_of(view.villages), site, named=named)
    sizes.draw(canvas, view, site, named, history.crossed(marks))
    panels.draw(canvas, view, told, words, where, site)
    if view.festival is not None:
        outline(canvas, inset(site.space(view.festival.palace), 1), palette.GLOW, 6)
    if where.told is None:  # else the strip names the cards that were taken, and tags hid what lies open
        history.draw_tags(canvas, marks, site)
    _names(canvas, view, site, named - names.raised(marks), history.touched(marks))
    targets.dim(canvas, marks, found, spaces, site)
    history.draw_heads(canvas, marks, view, site)
    targets.draw_spaces(canvas, marks, found, spaces, site)
    targets.draw_tries(canvas, view, marks, site)
    targets.draw_things(canvas, found, spaces, site)
    return canvas


def _shores(canvas: Image.Image, view: View, site: Site, named: Container[str]) -> None:
    """Says on each open water, on its space in the middle, how many spaces of its shore are bare, and on another one
    of several how many it has."""
    for system in view.systems:
        middle = system.spaces[len(system.spaces) // 2]
        if system.gaps:
            x, y = site.centre(middle)
            gaps(len(system.gaps)).stamp(canvas, (x, y + _SHORE if middle in named else y))
        if len(system.spaces) >= (_SEEN if system.gaps else _STILL):
            others = [name for name in system.spaces if not system.gaps or name != middle]
            name = next((one for one in others if one not in named), others[0])
            x, y = site.centre(name)
            extent(len(system.spaces)).stamp(canvas, (x, y + _SHORE if name in named else y))


_SEEN, _STILL = 2, 3
"""From how many spaces on it stands there how many an open water has, and one that is enclosed."""
_SHORE = 13
"""How far below the middle of its space that number stands, clear of the name."""


def _names(canvas: Image.Image, view: View, site: Site, named: set[str], loud: set[str]) -> None:
    """Writes the names of some spaces, loud where something was done."""
    for space in view.spaces:
        if space.name in named:
            terraces.name(canvas, space, site, space.name in loud)
