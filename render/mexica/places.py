"""Where on the picture lies what may be chosen: squares, double canals, tries of a bridge, calpulli, buildings."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners
from render.core.canvas import Polygon
from render.core.plans import Plan
from render.core.scene import Layout, Marks, Places
from render.mexica import panels, supplies, targets
from render.mexica.layout import plan
from rules.mexica.view import View


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the picture: the board row by row, then the open calpulli, then the buildings."""
    found = dict(_all(view, marks, plan(layout, len(view.players))))
    return {token: place for token, place in found.items() if token in marks.targets}


def _all(view: View, marks: Marks, where: Plan) -> Iterator[tuple[str, Polygon]]:
    """Yields everything on the picture that a token can name."""
    yield from targets.of_squares(marks)
    yield from targets.of_pairs(marks)
    for token, box in targets.tries(marks):
        yield token, corners(box)
    if marks.chosen[:1] == ("propose",):
        for size, middle in supplies.displayed(view):
            yield str(size), supplies.around(middle)
    if marks.chosen[:1] == ("build",):
        owner = marks.seat if marks.seat is not None else view.active or 0
        for value, box in enumerate(panels.stock_boxes(where.players[owner]), 1):
            yield str(value), corners(box)
