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
    return dict(_all(view, marks, plan(layout, len(view.players))))


def _all(view: View, marks: Marks, where: Plan) -> Iterator[tuple[str, Polygon]]:
    yield from targets.of_squares(marks)
    yield from targets.of_pairs(marks)
    for token, box in targets.tries(marks):
        yield token, corners(box)
    sizes = targets.offered(marks, "propose")
    for size, middle in supplies.displayed(view):
        if str(size) in sizes:
            yield sizes[str(size)], supplies.around(middle)
    values = targets.offered(marks, "build")
    owner = marks.seat if marks.seat is not None else view.active or 0
    for value, box in enumerate(panels.stock_boxes(where.players[owner]), 1):
        if str(value) in values:
            yield values[str(value)], corners(box)
