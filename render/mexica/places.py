"""Where on the picture lies what may be chosen: squares, double canals, tries of a bridge, calpulli, buildings."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners
from render.core.canvas import Polygon
from render.core.plans import Plan
from render.core.scene import ALSO, Layout, Marks, Places
from render.mexica import labels, panels, supplies, targets
from render.mexica.layout import plan, square
from rules.mexica import data
from rules.mexica.view import View


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the picture: the board row by row, then the open calpulli, then the buildings."""
    return dict(_all(view, marks, plan(layout, len(view.players))))


def things(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: squares, ways by water, double canals, tries of a bridge, the supplies, the
    calpulli that is voted on, and what stands on the panel of who acts."""
    where = plan(layout, len(view.players))
    owner = marks.seat if marks.seat is not None else view.active or 0
    for name in data.SQUARES:
        yield name, square(name)
    yield from targets.joined(marks)
    for token, box in targets.tries(marks):
        yield token, corners(box)
    yield from targets.lying(marks)
    yield from supplies.heaps()
    for size, middle in supplies.displayed(view):
        for verb in ("found", "propose"):
            yield f"{verb} {size}", supplies.around(middle)
    yield from _founding(view, owner)
    for value, box in enumerate(panels.stock_boxes(where.players[owner]), 1):
        yield f"build {value}", corners(box)
    if view.players[owner].tokens:
        yield "use", corners(panels.token_box(where.players[owner]))
    for size, middle in supplies.displayed(view):
        if size == view.proposed:
            yield from ((answer, supplies.around(middle)) for answer in ("agree", "refuse"))
    if figure := view.players[owner].figure:
        yield from ((verb, square(figure)) for verb in ("move", "jump"))


def _founding(view: View, owner: int) -> Iterator[tuple[str, Polygon]]:
    """Yields where founding the district of a figure begins, before a square is asked for the calpulli: with the
    calpulli on display, and with each free square of the district."""
    figure, full = view.players[owner].figure, labels.occupied(view)
    fitting = {district.size: district for district in view.districts if district.fits and figure in district.squares}
    yield from (("found", supplies.around(middle)) for size, middle in supplies.displayed(view) if size in fitting)
    for district in fitting.values():
        free = (name for name in district.squares if name in data.PLAIN and name not in full)
        yield from ((f"found{ALSO}{name}", square(name)) for name in free)


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
