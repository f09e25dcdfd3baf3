"""The board picture: layers from the ground to the labels, then the panels round it."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import replace

from PIL import Image

from render.core.boxes import Box
from render.core.kept import kept
from render.core.palette import look_of
from render.core.pieces import CHOSEN_SHARE
from render.core.scene import WIDE, Layout, Marks, Words, outlined
from render.mexica import (
    buildings,
    calpulli,
    canals,
    districts,
    figures,
    history,
    labels,
    names,
    panels,
    supplies,
    targets,
    terrain,
)
from render.mexica.layout import BOARD, RIM, centre, compared, plan
from render.mexica.places import places
from rules.mexica import data
from rules.mexica.view import View

_HIGHEST = BOARD[1] + RIM + 34
"""Above it a figure would hide the names of the columns by its feathers."""


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the whole picture of a position."""
    where, ended = plan(layout, len(view.players)), bool(marks.ended)
    if ended or view.phase == "over":
        view = replace(view, almost=())  # nobody encloses anything any more
    found = outlined(places(view, marks, layout), marks)
    canvas = _ground(where.size, districts.lots(view), view.canals, supplies.mats(view)).copy()
    labels.draw_areas(canvas, view)
    names.draw(canvas, view)
    supplies.draw(canvas, view, words)
    _bridges(canvas, view)
    standing = {player.figure for player in view.players if player.figure}
    history.draw_ways(canvas, marks, standing | _built(view))
    labels.draw_sizes(canvas, view)
    if not ended:
        _shine(canvas, view)
    _things(canvas, view)
    history.draw_rims(canvas, marks)
    fresh = {square for squares in history.new(marks).values() for square in squares}
    _things(canvas, view, fresh)
    labels.draw_crowded_sizes(canvas, view)
    targets.draw_squares(canvas, marks, found)
    _figures(canvas, view)
    if not (ended or view.phase == "over"):
        labels.draw_start_points(canvas, view)
    _beginning(canvas, marks)
    targets.draw_tries(canvas, marks)
    panels.draw(canvas, view, marks, words, where, compared(layout))
    targets.draw_things(canvas, found)
    return canvas


@kept
def _ground(
    size: tuple[int, int],
    lots: tuple[districts.Lot, ...],
    dug: tuple[tuple[str, ...], ...],
    mats: tuple[Box, ...],
) -> Image.Image:
    canvas = terrain.island(size).copy()
    districts.lay_out(canvas, lots)
    canals.dig(canvas, dug)
    districts.shore(canvas, lots)
    districts.hem(canvas, lots)
    terrain.shade_columns(canvas)
    supplies.spread(canvas, mats)
    return canvas


def _bridges(canvas: Image.Image, view: View) -> None:
    for bridge in view.bridges:
        canals.bridge(bridge.direction).stamp(canvas, centre(bridge.square))


def _shine(canvas: Image.Image, view: View) -> None:
    """Lights the ground below the figures of those who are awaited or have won, as the frames of their panels shine."""
    for seat in panels.bright(view):
        if figure := view.players[seat].figure:
            figures.light().stamp(canvas, centre(figure))


def _things(canvas: Image.Image, view: View, squares: Container[str] = data.CELLS) -> None:
    """Puts on some squares what stays where it is for good: buildings and calpulli."""
    for building in view.buildings:
        if building.square not in squares:
            continue
        look = None if building.seat is None else look_of(building.seat)
        buildings.building(building.value, look).stamp(canvas, centre(building.square))
    for district in view.districts:
        if district.calpulli in squares and district.founder is not None:
            calpulli.tablet(district.size, look_of(district.founder)).stamp(canvas, centre(district.calpulli))


def _built(view: View) -> set[str]:
    """Returns the squares on which something lies that is read."""
    built = {one.square for one in view.buildings} | {one.square for one in view.bridges}
    return built | {one.calpulli for one in view.districts if one.calpulli}


def _figures(canvas: Image.Image, view: View) -> None:
    """Puts the figures, those further up first."""
    standing = [(player.figure, seat) for seat, player in enumerate(view.players) if player.figure]
    for square, seat in sorted(standing, key=lambda item: centre(item[0])[1]):
        x, y = centre(square)
        figures.noble(look_of(seat)).stamp(canvas, (x, max(y, _HIGHEST)))


def _beginning(canvas: Image.Image, marks: Marks) -> None:
    """Puts a figure faintly on the square on which a seat is about to begin."""
    if marks.seat is not None and marks.chosen[:1] == ("start",):
        for square in marks.chosen[1:2]:
            figures.noble(look_of(marks.seat)).faded(CHOSEN_SHARE).stamp(canvas, centre(square))
