"""What the signs on the board of Tikal mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import around, corners
from render.core.canvas import Point, Polygon
from render.core.scene import TALL, Layout, Legend, Marks, Spots
from render.tikal import supplies
from render.tikal.layout import centre, hexagon, plan
from render.tikal.panels import parts_of, supply_boxes, treasure_boxes
from rules.tikal.view import View


def find(view: View, marks: Marks, layout: Layout) -> Spots:
    """Returns where a number stands beside each sign without covering it."""
    where = plan(layout, len(view.players))
    own, shelf = where.players[0], supplies.arranged(view, layout)
    parts, motifs = parts_of(own), treasure_boxes(own)
    between = (motifs[0][1] + motifs[-1][3]) / 2
    outside = own[0] - 22
    below = layout == TALL
    return {
        "border": _beside("c5", 50, -84),
        "figures": _beside("a4", -70, 42),
        "temple": _beside("a4", 62, -28),
        "guard": _beside("b5", 64, 0),
        "treasures": _beside("c5", 70, 0),
        "camp": _beside("c4", 70, 10),
        "badge": _beside("b5", 36, -104),
        "stack": (shelf.stack[0] + 62, shelf.stack[1] - 62),
        "levels": (shelf.levels[2] - 20, shelf.levels[1] + 8),
        "points": (where.bar[2] - 396, (where.bar[1] + where.bar[3]) / 2),
        "score": (parts.score[0] + 66 * parts.scale, parts.score[1]),
        "supply": (own[0] + 180, own[3] + 4) if below else (outside, parts.supply[1]),
        "motifs": (own[2] - 4, between) if below else (outside, between),
    }


def _beside(space: str, dx: float, dy: float) -> Point:
    x, y = centre(space)
    return (x + dx, y + dy)


def parts(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields the turn line, the supplies, and on each panel score, supply and treasures."""
    where, shelf = plan(layout, len(view.players)), supplies.arranged(view, layout)
    yield "points", corners(where.bar)
    yield "stack", hexagon(shelf.stack)
    yield "levels", corners(shelf.levels)
    for box in where.players:
        yield "score", corners(box)
        yield "supply", corners(around(supply_boxes(box).values()))
        yield "motifs", corners(around(treasure_boxes(box)))


LEGEND = Legend("guard", find, parts)
