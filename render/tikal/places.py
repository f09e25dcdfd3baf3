"""Where on the picture lies what may be chosen: spaces, tries of a tile, tiles on display, players, treasures."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners
from render.core.canvas import Point, Polygon, around
from render.core.scene import PART, Layout, Marks, Places, targets_among
from render.tikal import figures, panels, room, supplies, targets, temples
from render.tikal.layout import DISPLAYED, NAMES, lifted, plan, site_of
from rules.tikal import data
from rules.tikal.view import View


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the picture: the board column by column, then the supplies, then the players."""
    return targets_among(_all(view, marks, layout), marks)


def clear(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Point]]:
    """Yields where on each explored space a price lies."""
    yield from room.clear_spots(view, site_of(layout))


_DUG = 34
"""From the middle of what is dug out, a temple or treasures, to its edge."""


def things(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: figures and what is dug out where they are, then all that tokens name, and on the
    panel of who acts what comes from the supply; the tile that waits to be placed."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    seat = marks.seat if marks.seat is not None else view.active or 0
    for space in view.spaces:
        hat = figures.hat(site.centre(space.name), space, site, seat)
        for verb in ("move", "transfer"):
            yield f"{verb} {space.name}", site.space(space.name)
            if hat is not None:
                yield f"{verb} {space.name}{PART}L", corners(hat)
        temple = temples.stands(site.centre(space.name), space)
        yield f"uncover {space.name}", _dug(temple)
        yield f"recover {space.name}", _dug(lifted(site.centre(space.name)))
    yield from _all(view, marks, layout)
    yield from targets.lying(view, marks, site)
    if view.tile:
        yield "place", supplies.held(view, layout)
    for thing, box in panels.supply_boxes(where.players[seat]).items():
        yield thing, corners(box)
    for other, box in enumerate(where.players):
        yield f"exchange P{other}", corners(box)


def _dug(middle: Point) -> Polygon:
    return tuple(around(_DUG, 8, 22.5, middle))


def _all(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields everything on the picture that a token can name."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    for name in NAMES:
        yield name, site.space(name)
    for token, box in targets.tries(view, marks, site):
        yield token, corners(box)
    for tile, middle in supplies.displayed(view, layout):
        yield tile, site.hexagon(middle, DISPLAYED)
    for seat, box in enumerate(where.players):
        yield f"P{seat}", corners(box)
    for motif, box in zip(data.MOTIFS, panels.treasure_boxes(where.players[targets.owner(view, marks)]), strict=True):
        yield motif, corners(box)
