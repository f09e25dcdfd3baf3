"""Where on the board picture lies what may be chosen: spaces, tries of a tile, kinds of tiles, palaces, cards."""

from __future__ import annotations

from collections.abc import Iterator

from render.core.boxes import corners
from render.core.canvas import Point, Polygon
from render.core.plans import Plan
from render.core.scene import Layout, Marks, Places, targets_among
from render.java import panels, sizes, supplies, targets, terraces
from render.java.layout import Site, plan, site_of
from rules.java.view import View


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the targets on the picture: the board row by row, then the supplies, then the tiles of who chooses."""
    return targets_among(_all(view, marks, plan(layout, len(view.players)), site_of(layout)), marks)


def things(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields what can be pressed: the spaces, for what stands there and for themselves, then tries, supplies, and what
    lies on the panel of who acts."""
    where, site = plan(layout, len(view.players)), site_of(layout)
    for one in view.spaces:
        for name in (one.name, *(f"{verb} {one.name}" for verb in ("move", "leave", "build", "enlarge", "festival"))):
            yield name, site.space(one.name)
    for letter, box in targets.tries(view, marks, site):
        yield letter, corners(box)
    yield from targets.lying(view, marks, site)
    for token, place in supplies.places(site):
        yield supplies.PRESSED.get(token, token), place
        yield token, place
    seat = marks.seat if marks.seat is not None else view.active or 0
    yield from panels.stock_places(where.players[seat])
    for tile, place in panels.tile_places(where.players[seat]):
        yield f"place {tile}", place


def clear(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Point | None]]:
    """Yields where on each space that is built on a price lies: nowhere where there is a palace, the number of a
    village's spaces, or a developer beside the number of its level."""
    site = site_of(layout)
    signs = sizes.signs(view, marks)
    for one in view.spaces:
        if one.level:
            yield one.name, None if one.name in signs else terraces.clear_spot(one, site)


def _all(view: View, marks: Marks, where: Plan, site: Site) -> Iterator[tuple[str, Polygon]]:
    """Yields everything on the picture that a token can name."""
    for one in view.spaces:
        yield one.name, site.space(one.name)
    yield from targets.palaces(marks, site)
    for letter, box in targets.tries(view, marks, site):
        yield letter, corners(box)
    yield from supplies.places(site)
    seat = marks.seat if marks.seat is not None else view.active or 0
    yield from panels.tile_places(where.players[seat])
