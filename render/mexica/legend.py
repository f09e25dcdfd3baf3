"""What the signs on the board of Mexica mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import Box, around, corners, middle
from render.core.canvas import Polygon
from render.core.scene import BROAD, Layout, Legend, Marks, Spots
from render.mexica import supplies
from render.mexica.layout import centre, compared, plan
from render.mexica.panels import parts_of, stock_boxes
from rules.mexica.view import View


def find(view: View, marks: Marks, layout: Layout) -> Spots:
    """Returns where a number stands beside each sign without covering it."""
    where, sums = plan(layout, len(view.players)), compared(layout)
    own, bar = where.players[0], where.bar
    parts = parts_of(own)
    open_first = supplies.displayed(view)[0][1]
    return {
        "start": centre("F7"),
        "figure": centre("J7"),
        "size": centre("J8"),
        "almost": centre("S7"),
        "founded": centre("A10"),
        "badge": centre("B14"),
        "supply": (centre("O3")[0] - 8, centre("O3")[1] - 24),
        "display": (open_first[0] - 78, open_first[1]),
        "later": (centre("L14")[0] - 26, centre("L13")[1] - 44),
        "points": (bar[2] - 290, middle(bar)[1]),
        "score": (own[0] + 104, parts.score[1]),
        "token": (own[2] - 94, own[1] + parts.head / 2),
        "stock": (middle(parts.stock[1])[0] + 30, own[3] + 4),
        "compared": (sums[2] - 40 if layout == BROAD else sums[0] + 98, sums[1] + 26),
        **_turns(where.told),
    }


def _turns(told: Box | None) -> Spots:
    """Returns where the number stands beside the last turns, where they are told."""
    return {} if told is None else {"turns": (told[2] - 30, (told[1] + told[3]) / 2)}


def parts(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields the turn line, the supplies, what the districts are worth, and on each panel score and buildings;
    and where they are told the last turns."""
    where = plan(layout, len(view.players))
    yield from (("points", corners(where.bar)), ("compared", corners(compared(layout))))
    yield from (("supply", place) for _, place in supplies.heaps())
    yield from (("display", supplies.around(at)) for _, at in supplies.displayed(view))
    if where.told is not None:
        yield "turns", corners(where.told)
    for box in where.players:
        yield "score", corners(box)
        yield "stock", corners(around(stock_boxes(box)))


LEGEND = Legend("build", find, parts)
