"""Where on the board lies what may be chosen: favours, special places, the bridge, spaces of the road."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from render.caylus import bridge, favours
from render.caylus.layout import house, lane
from render.caylus.special import box_of
from render.core.boxes import Box, corners
from render.core.canvas import Polygon
from render.core.scene import Layout, Marks, Places, targets_among
from rules.caylus import data
from rules.caylus.view import View

Line = tuple[str, ...]
"""A whole notation."""


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the board, from the castle along the road to its end; it lies alike in both layouts.

    A target is a word, or all words of a notation that are still missing.
    """
    begun = len(marks.chosen)
    lines = chain(_lines(view), _replaced(marks.chosen))
    ends = ((" ".join(line[begun:]), corners(box)) for line, box in lines if line[:begun] == marks.chosen)
    return targets_among(ends, marks)


def things(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: whole notations, and what is left of them behind the verb that was chosen."""
    verb = marks.chosen[:1]
    for line, box in chain(_lines(view), _replaced(marks.chosen)):
        yield " ".join(line), corners(box)
        for at in range(1, len(line)):
            if line[:at] == marks.chosen[:at] or not verb:
                yield " ".join(line[at:]), corners(box)


def _replaced(chosen: Line) -> Iterator[tuple[Line, Box]]:
    """Yields the notations by which a tile that was chosen replaces what stands on a space."""
    if chosen[:1] == ("build",):
        yield from (((*chosen, str(space)), house(space)) for space in range(1, data.ROAD + 1))


def _lines(view: View) -> Iterator[tuple[Line, Box]]:
    """Yields the notations that name something on the board, each with where that lies."""
    yield ("joust",), box_of(data.JOUST)
    yield ("home",), box_of(data.GATE)
    yield ("pass",), bridge.slab(min(len(view.passed) + 1, bridge.FIELDS))
    for at, line in enumerate(data.LINES):
        yield ("favour", line), favours.row(at)
        if line == view.at:
            yield from ((("use", str(column)), favours.cell(at, column)) for column in range(1, data.COLUMNS + 1))
    for place in data.SPECIAL:
        yield from (((verb, place), box_of(place)) for verb in ("place", "send"))
    for space in range(1, data.ROAD + 1):
        yield from (((verb, str(space)), house(space)) for verb in ("place", "send", "transform"))
        yield ("provost", str(space)), lane(space)
