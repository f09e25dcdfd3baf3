"""The board picture: layers from the ground to the labels, then the panels round it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from math import atan2, degrees, hypot
from zlib import crc32

from PIL import Image

from render.core import fonts
from render.core.canvas import Point
from render.core.kept import kept
from render.core.labels import label
from render.core.palette import look_of
from render.core.scene import WIDE, Layout, Marks, Words, outlined
from render.tikal import figures, history, palette, panels, targets, temples, terrain, treasures
from render.tikal.layout import RADIUS, Site, lifted, plan, site_of
from render.tikal.places import places
from render.tikal.room import lone_stones
from rules.core.contract import Seat
from rules.tikal.view import SpaceView, View


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the whole picture of a position."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    found = outlined(places(view, marks, layout), marks)
    explored = _explored(view)
    open_to = frozenset(frozenset(crossing.spaces) for crossing in view.crossings)
    canvas = ground(explored, open_to, where.size, site).copy()
    history.draw_ways(canvas, marks, site)
    _steps(canvas, view, history.crossed(marks), site)
    _things(canvas, view, site)
    _pieces(canvas, view, site)
    lay_stones(canvas, view, open_to, site)
    targets.draw_spaces(canvas, marks, found, site)
    _costs(canvas, view, site)
    history.draw_signs(canvas, marks, figures.with_stones_that_lie(view), site)
    _labels(canvas, view, marks, site)
    targets.draw_tries(canvas, view, marks, site)
    panels.draw(canvas, view, marks, words, layout)
    targets.draw_things(canvas, found)
    return canvas


_Laid = tuple[str, str, terrain.Stones]
"""An explored space: its name, terrain and stones."""


def _explored(view: View) -> tuple[_Laid, ...]:
    return tuple((space.name, space.kind, space.stones) for space in view.spaces if space.kind != "unexplored")


@kept
def ground(
    explored: tuple[_Laid, ...], open_to: frozenset[frozenset[str]], size: tuple[int, int], site: Site
) -> Image.Image:
    """Paints everything that changes only when a tile is placed: canopy, terrain, paths and thickets."""
    canvas = terrain.jungle(size, site).copy()
    for name, kind, stones in explored:
        terrain.tile(kind, stones, site, crc32(name.encode()) % terrain.LOOKS).stamp(canvas, site.centre(name))
    for at, angle, open_ in _borders(explored, open_to, site):
        (terrain.gate if open_ else terrain.thicket)(angle).stamp(canvas, at)
    return canvas


def lay_stones(canvas: Image.Image, view: View, open_to: frozenset[frozenset[str]], site: Site) -> None:
    """Lays the stones on borders that nobody can cross yet, over the outline of a tile that was placed."""
    for space in view.spaces:
        if space.kind != "unexplored":
            terrain.lay_stones(canvas, space.stones, site, lone_stones(space, open_to, site))


def _borders(
    explored: tuple[_Laid, ...], open_to: frozenset[frozenset[str]], site: Site
) -> Iterator[tuple[Point, int, bool]]:
    """Yields the middle and the direction of each border of two explored spaces, and whether figures can cross it.

    Beside a volcano there is nothing to be asked.
    """
    for pair in combinations([name for name, kind, _ in explored if kind != "volcano"], 2):
        (x, y), (u, v) = map(site.centre, pair)
        if hypot(u - x, v - y) < 2 * RADIUS:
            yield ((x + u) / 2, (y + v) / 2), round(degrees(atan2(v - y, u - x))), frozenset(pair) in open_to


def _steps(canvas: Image.Image, view: View, crossed: Mapping[frozenset[str], tuple[Seat, str]], site: Site) -> None:
    """Draws the steps of the last turn over borders, to lie under all pieces and under the lead on a flag."""
    for crossing in view.crossings:
        if (passed := crossed.get(frozenset(crossing.spaces))) is None:
            continue
        seat, target = passed
        (x, y), (a, b) = sorted(map(site.centre, crossing.spaces), key=lambda spot: spot == site.centre(target))
        angle = round(degrees(atan2(b - y, a - x)))
        terrain.step(angle, look_of(seat), crossing.points).stamp(canvas, ((x + a) / 2, (y + b) / 2))


def _costs(canvas: Image.Image, view: View, site: Site) -> None:
    """Lays on every border that figures can cross what it costs each of them, above all else that might cover it."""
    for points, angle, at in figures.stones(view, site):
        terrain.crossing(points, angle % 180).stamp(canvas, at)


def _things(canvas: Image.Image, view: View, site: Site) -> None:
    """Puts what stays on the terrain: temples, treasures, camps."""
    for space in view.spaces:
        draw_thing(canvas, lifted(site.centre(space.name)), space)


def draw_thing(canvas: Image.Image, middle: tuple[float, float], space: SpaceView) -> None:
    match space.kind:
        case "temple":
            look = None if space.holder is None else look_of(space.holder)
            tied = temples.is_tied(space)
            temples.temple(space.value, look, space.guard_figure, space.lead, tied=tied).stamp(canvas, middle)
        case "treasure":
            treasures.site(space.treasures).stamp(canvas, middle)
        case "base-camp":
            figures.base_camp().stamp(canvas, middle)
    if space.camp is not None:
        figures.camp(look_of(space.camp)).stamp(canvas, middle)


def _pieces(canvas: Image.Image, view: View, site: Site) -> None:
    for space in view.spaces:
        figures.stand(canvas, site.centre(space.name), space, site)


def _labels(canvas: Image.Image, view: View, marks: Marks, site: Site) -> None:
    """Writes the name of every space: in the middle of the unexplored, in a corner of the others."""
    for space in view.spaces:
        if (space.name in marks.targets and not marks.pressed) or space.name in marks.chosen:
            continue
        if space.kind == "unexplored":
            face = fonts.font(36, fonts.SEMIBOLD)
            label(canvas, site.centre(space.name), space.name, face, palette.LEAF, palette.DEEP)
        else:
            label(
                canvas,
                site.named(space.name),
                space.name,
                fonts.font(29, fonts.SEMIBOLD),
                palette.CHALK,
                palette.SOIL,
                width=3,
            )
