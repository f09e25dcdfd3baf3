"""What the signs on the board of Tikal mean, and where they stand after a step of its lesson."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import Box, around, corners
from render.core.canvas import Point, Polygon
from render.core.scene import TALL, Layout, Legend, Marks, Spots
from render.tikal import supplies
from render.tikal.layout import plan, site_of
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
        **_beside(layout),
        "stack": (shelf.stack[0] + 62, shelf.stack[1] - 62),
        "levels": (shelf.levels[2] - 20, shelf.levels[1] + (8 if shelf.rows == 1 else -12)),
        "points": (where.bar[2] - 396, (where.bar[1] + where.bar[3]) / 2),
        "score": (parts.score[0] + 66 * parts.scale, parts.score[1]),
        "supply": (own[0] + 143, own[3] - 1) if below else (outside, parts.supply[1]),
        "motifs": (own[2] - 4, between) if below else (outside, between),
        **_turns(where.told),
    }


def _turns(told: Box | None) -> Spots:
    """Returns where the number stands beside the last turns, where they are told."""
    return {} if told is None else {"turns": (told[2] - 30, (told[1] + told[3]) / 2)}


_BESIDE: dict[bool, dict[str, tuple[str, float, float]]] = {
    False: {
        "border": ("c5", 62, -86),
        "figures": ("a4", -70, 42),
        "temple": ("a4", 62, -28),
        "guard": ("b5", 64, 0),
        "treasures": ("c5", 70, 0),
        "camp": ("c4", 70, 10),
        "badge": ("b5", 62, 60),
    },
    True: {
        "border": ("a5", 46, -36),
        "figures": ("a4", -62, 80),
        "temple": ("a4", 52, -46),
        "guard": ("b5", -88, -42),
        "treasures": ("c5", 70, 0),
        "camp": ("c4", 58, -44),
        "badge": ("b5", 44, 62),
    },
}
"""Beside which space, and how far from its middle, the numbers of signs on the board stand: upright, and turned."""


def _beside(layout: Layout) -> Spots:
    site = site_of(layout)
    signs = _BESIDE[site.turn > 0].items()
    return {sign: _from(site.centre(space), dx, dy) for sign, (space, dx, dy) in signs}


def _from(at: Point, dx: float, dy: float) -> Point:
    return (at[0] + dx, at[1] + dy)


def parts(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields the turn line, the supplies, and on each panel score, supply and treasures."""
    where, shelf = plan(layout, len(view.players)), supplies.arranged(view, layout)
    yield "points", corners(where.bar)
    yield "stack", site_of(layout).hexagon(shelf.stack, shelf.pile)
    yield "levels", corners(shelf.levels)
    if where.told is not None:
        yield "turns", corners(where.told)
    for box in where.players:
        yield "score", corners(box)
        yield "supply", corners(around(supply_boxes(box).values()))
        yield "motifs", corners(around(treasure_boxes(box)))


LEGEND = Legend("guard", find, parts)
