"""Where on the picture lies what may be chosen: squares, double canals, tries of a bridge, calpulli, buildings."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners
from render.core.canvas import Polygon
from render.core.plans import Plan
from render.core.scene import Layout, Marks, Places
from render.mexica import panels, supplies, targets
from render.mexica.layout import plan, square
from rules.mexica import data
from rules.mexica.view import View


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the picture: the board row by row, then the open calpulli, then the buildings."""
    return dict(_all(view, marks, plan(layout, len(view.players))))


def things(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: squares, ways by water, double canals, tries of a bridge, the supplies, and what
    stands on the panel of who acts."""
    where = plan(layout, len(view.players))
    owner = marks.seat if marks.seat is not None else view.active or 0
    for name in data.SQUARES:
        yield name, square(name)
    yield from targets.joined(marks)
    for token, box in targets.tries(marks):
        yield token, corners(box)
    yield from supplies.heaps()
    for size, middle in supplies.displayed(view):
        for name in (f"found {size}", str(size), f"propose {size}"):
            yield name, supplies.around(middle)
    yield from _founding(view, owner)
    for value, box in enumerate(panels.stock_boxes(where.players[owner]), 1):
        yield f"build {value}", corners(box)
    if figure := view.players[owner].figure:
        yield from ((verb, square(figure)) for verb in ("move", "jump"))


def _founding(view: View, owner: int) -> Iterator[tuple[str, Polygon]]:
    """Yields the calpulli with which the district of a figure can be founded, before its square is asked."""
    figure = view.players[owner].figure
    fitting = {district.size for district in view.districts if district.fits and figure in district.squares}
    yield from (("found", supplies.around(middle)) for size, middle in supplies.displayed(view) if size in fitting)


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
