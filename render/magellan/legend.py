"""What the signs on the board of Magellan mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners, middle
from render.core.canvas import Point, Polygon
from render.core.scene import TALL, Layout, Legend, Marks, Spots
from render.magellan.layout import FOLD, SCENE, SUPPLIES, berths, field, key, plan, row
from render.magellan.routes import plate_box
from rules.magellan import data
from rules.magellan.view import View


def find(view: View, marks: Marks, layout: Layout) -> Spots:
    """Returns where a number stands beside each sign without covering it."""
    where, below = plan(layout, len(view.players)), layout == TALL
    own, crowns = where.players[0], key(where)
    columbus, pizarro, magellan, polo, gama, cook = range(len(data.EXPLORERS))
    _, top, right, _ = row(columbus)
    last = berths(magellan, 1, 3)[-1]
    return {
        "left": (right - 262, top + 31),
        "crowns": (field(pizarro, 2)[0], field(pizarro, 2)[1] - 80),
        "veto": _under(columbus, 1),
        "swap": _under(polo, 1),
        "draw": _under(gama, 1),
        "tuck": _under(magellan, 3),
        "pile": (last[0] + 4, last[1] + 54),
        "eye": (field(cook, 3)[0] + 62, field(cook, 3)[1] + 43),
        "phase": (FOLD + 64, top + 152),
        "stack": (FOLD, row(magellan)[1] + 156),
        "auction": (SCENE[0] + 440, middle(SCENE)[1]),
        "supply": (SUPPLIES[2] - 20, SUPPLIES[1] + 4),
        "key": (crowns[2] - 24, crowns[3] - (50 if where.spare else 20)),
        "points": (own[0] + 180, own[1] + 104) if below else (own[0] + 120, own[1] + 60),
        "reserve": (own[0] + (106 if below else 204), own[1] + (186 if below else 210)),
    }


_PLATES = {"marco_polo": "swap", "da_gama": "draw", "magellan": "tuck", "cook": "eye"}
"""What stands on the plates of an explorer, where that is not crowns alone."""


def _under(explorer: int, phase: int) -> Point:
    """Returns where a number stands below a field's bay."""
    x, y = field(explorer, phase)
    return (x, y + 104)


def parts(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what is going on, the supplies, the plates of the fields, the stack, and each panel in two parts."""
    where = plan(layout, len(view.players))
    yield from (("auction", corners(SCENE)), ("supply", corners(SUPPLIES)), ("key", corners(key(where))))
    for at, explorer in enumerate(data.EXPLORERS):
        for phase in range(1, data.PHASES + 1):
            has_veto = (explorer, phase) == ("columbus", 1)
            yield "veto" if has_veto else _PLATES.get(explorer, "crowns"), corners(plate_box(at, phase, worded=True))
    x, y = find(view, marks, layout)["stack"]
    yield "stack", corners((round(x) - 40, round(y) - 110, round(x) + 40, round(y)))
    for box in where.players:
        left, top, right, bottom = box
        low = round(top + 0.68 * (bottom - top))
        yield "points", corners((left, top, right, low))
        yield "reserve", corners((left, low, right, bottom))


LEGEND = Legend("ship", find, parts)
