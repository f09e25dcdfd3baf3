"""What the signs on the board of Magellan mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from render.core.boxes import middle
from render.core.canvas import Point
from render.core.scene import TALL, Layout, Legend, Marks, Spots
from render.magellan.layout import FOLD, SCENE, SUPPLIES, berths, field, key, plan, row
from rules.magellan import data
from rules.magellan.view import View


def find(view: View, marks: Marks, layout: Layout) -> Spots:
    """Returns where a number stands beside each sign without covering it."""
    where, below = plan(layout, len(view.players)), layout == TALL
    own, crowns = where.players[0], key(where)
    columbus, _, magellan, polo, gama, cook = range(len(data.EXPLORERS))
    _, top, right, _ = row(columbus)
    last = berths(magellan, 1, 3)[-1]
    return {
        "left": (right - 210, top + 31),
        "crowns": (field(columbus, 2)[0], field(columbus, 2)[1] - 80),
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


def _under(explorer: int, phase: int) -> Point:
    """Returns where a number stands below a field's bay."""
    x, y = field(explorer, phase)
    return (x, y + 104)


LEGEND = Legend("ship", find)
