"""The board picture: the plan of the town, the castle and the favours, the road with all that stands along it."""

from __future__ import annotations

from PIL import Image

from render.caylus import bridge, castle, favours, ground, history, palette, panels, road, scorings, special, unbuilt
from render.caylus.layout import BOARD, cuts, house, laid, lines, plan
from render.caylus.places import places
from render.core.boxes import corners
from render.core.canvas import inset
from render.core.palette import CHOICE
from render.core.pointers import outline
from render.core.scene import WIDE, Layout, Marks, Words, outlined
from rules.caylus import data
from rules.caylus.view import View


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the whole picture of a position."""
    where, cut = plan(layout, len(view.players)), cuts(layout)
    canvas = ground.town(BOARD[2:] if cut else where.size, view.provost)
    castle.draw(canvas, view, words)
    scorings.draw(canvas, view, words)
    special.draw(canvas, view, words)
    bridge.draw(canvas, view, words)
    history.draw_ways(canvas, marks)
    road.draw(canvas, view, words)
    unbuilt.draw(canvas, view, words)
    special.draw_workers(canvas, view)
    road.draw_workers(canvas, view)
    _chosen(canvas, view, marks)
    road.draw_officers(canvas, view)
    history.draw_tags(canvas, view, marks)
    canvas = ground.cut_up(canvas, cut, where.size) if cut else canvas
    favours.draw(canvas, view, words, lines(layout), history.favoured(marks))
    panels.draw(canvas, view, marks, words, where)
    _asked(canvas, view, layout)
    for place in outlined(places(view, marks, layout), marks).values():
        outline(canvas, inset(place, 2), CHOICE, 6)
    if marks.chosen[:1] == ("provost",):
        road.draw_officers(canvas, view, layout)
    return canvas


def _chosen(canvas: Image.Image, view: View, marks: Marks) -> None:
    """Draws the worker that is about to be placed, until it is."""
    if marks.seat is None or marks.chosen[:1] != ("place",):
        return
    for place in marks.chosen[1:2]:
        if place.isdecimal():
            road.draw_chosen(canvas, int(place), marks.seat)
        else:
            special.draw_chosen(canvas, view, place, marks.seat)


def _asked(canvas: Image.Image, view: View, layout: Layout) -> None:
    """Outlines what is asked about: the building that is used, or the favour line."""
    if view.at in data.LINES:
        place = corners(favours.row(data.LINES.index(view.at), lines(layout)))
    elif view.at:
        place = laid(corners(house(int(view.at))), layout)
    else:
        return
    outline(canvas, inset(place, -2), palette.GLOW, 5)
