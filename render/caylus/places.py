"""Where on the board lies what may be chosen: special places, spaces of the road, favour lines and their columns."""

from __future__ import annotations

from collections.abc import Iterator

from render.caylus import favours
from render.caylus.layout import house, lane
from render.caylus.special import box_of
from render.core.boxes import Box, corners
from render.core.scene import Layout, Marks, Places
from rules.caylus import data
from rules.caylus.view import View


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the board, from the castle along the road to its end; it lies alike in both layouts."""
    return {token: corners(box) for token, box in _things(view, marks) if token in marks.targets}


def _things(view: View, marks: Marks) -> Iterator[tuple[str, Box]]:
    """Yields what the words of a notation stand for: a number is a column of the line that is used, or a space."""
    verb = marks.chosen[0] if marks.chosen else ""
    if verb == "use":
        line = data.LINES.index(view.at)
        yield from ((str(column), favours.cell(line, column)) for column in range(1, data.COLUMNS + 1))
        return
    yield from ((line, favours.row(at)) for at, line in enumerate(data.LINES))
    yield from ((place, box_of(place)) for place in data.SPECIAL)
    yield from ((str(space), lane(space) if verb == "provost" else house(space)) for space in range(1, data.ROAD + 1))
