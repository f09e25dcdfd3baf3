"""Where on the picture lies what may be chosen: spaces, tries of a tile, tiles on display, players, treasures."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners
from render.core.canvas import Polygon
from render.core.plans import Plan
from render.core.scene import Layout, Marks, Places, targets_among
from render.tikal import panels, supplies, targets
from render.tikal.layout import NAMES, hexagon, plan, space
from rules.tikal import data
from rules.tikal.view import View


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the picture: the board column by column, then the supplies, then the players."""
    return targets_among(_all(view, marks, plan(layout, len(view.players))), marks)


def _all(view: View, marks: Marks, where: Plan) -> Iterator[tuple[str, Polygon]]:
    """Yields everything on the picture that a token can name."""
    for name in NAMES:
        yield name, space(name)
    for token, box in targets.tries(view, marks):
        yield token, corners(box)
    for tile, middle in supplies.displayed(view):
        yield tile, hexagon(middle, supplies.DISPLAYED)
    for seat, box in enumerate(where.players):
        yield f"P{seat}", corners(box)
    for motif, box in zip(data.MOTIFS, panels.treasure_boxes(where.players[targets.owner(view, marks)]), strict=True):
        yield motif, corners(box)
