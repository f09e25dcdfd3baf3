"""The board picture: layers from the sea to the names of the spaces, then the panels round it."""

from __future__ import annotations

from collections.abc import Container, Iterator
from itertools import pairwise

from msgspec import structs
from PIL import Image

from render.core.canvas import Point, inset
from render.core.palette import look_of
from render.core.pointers import outline, strokes
from render.core.scene import WIDE, Layout, Marks, Words, outlined
from render.java import history, names, palette, panels, sizes, targets, terraces
from render.java.layout import Site, plan, site_of
from render.java.places import places
from render.java.water import extent, gaps, prize
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
    signs = sizes.signs(view, marks)
    terraces.stand(canvas, view.spaces, terraces.leaders_of(view.villages), site, signed=signs)
    sizes.draw(canvas, signs, site)
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
    """Says on each open water, on a space in its middle without a name if it can be, how many spaces of its shore are
    bare, and below that what it will bring to whom as they rank now; and on another space of several how many it has.
    The only bare space of a shore has a dashed ring.
    """
    for system in view.systems:
        bare = [name for name in system.spaces if name not in named] or system.spaces
        middle = bare[len(bare) // 2]
        if system.gaps:
            x, y = site.centre(middle)
            won = bool(system.leader_seats) and middle not in named
            if len(system.gaps) == 1:
                strokes(canvas, list(_dashes(system.gaps[0], site)), palette.DEPTH, 4, None)
            gaps(len(system.gaps)).stamp(canvas, (x, y + _SHORE if middle in named else y - _OVER * won))
            if won:
                looks = tuple(look_of(seat) for seat in system.leader_seats)
                prize(system.score, looks).stamp(canvas, (x, y + _PRIZE))
        if len(system.spaces) >= (_SEEN if system.gaps else _STILL):
            others = [name for name in system.spaces if not system.gaps or name != middle]
            name = next((one for one in others if one not in named), others[0])
            x, y = site.centre(name)
            extent(len(system.spaces)).stamp(canvas, (x, y + _SHORE if name in named else y))


def _dashes(name: str, site: Site) -> Iterator[tuple[Point, Point]]:
    """Yields the dashes of a ring inside a space: two on each of its edges."""
    ring = inset(site.space(name), _WITHIN)
    for (x, y), (u, v) in pairwise((*ring, ring[0])):
        for start, end in _DASHES:
            yield (x + (u - x) * start, y + (v - y) * start), (x + (u - x) * end, y + (v - y) * end)


_WITHIN, _DASHES = 7, ((0.06, 0.34), (0.66, 0.94))
"""How far inside its edge that ring goes, and from where to where along an edge its dashes reach. It is dark
and has no casing: bright and cased it was the outline of a blue player's tile."""
_SEEN, _STILL = 2, 3
"""From how many spaces on it stands there how many an open water has, and one that is enclosed."""
_SHORE = 13
"""How far below the middle of its space that number stands, clear of the name."""
_OVER, _PRIZE = 10, 17
"""How far above the middle that number stands where below it stands what is won, and that below the middle."""


def _names(canvas: Image.Image, view: View, site: Site, named: set[str], loud: set[str]) -> None:
    """Writes the names of some spaces, loud where something was done."""
    for space in view.spaces:
        if space.name in named:
            terraces.name(canvas, space, site, space.name in loud)
