"""The second picture for everybody: all buildings that can be built, those that stand already faint."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from PIL import Image

from render.caylus import ground, palette
from render.caylus.fronts import front
from render.caylus.panels import turn
from render.caylus.road import stone
from render.caylus.tiles import PLAN, tile
from render.core.boxes import Box, corners, middle
from render.core.canvas import Polygon, inset
from render.core.palette import CHOICE, look_of
from render.core.pieces import mark
from render.core.plans import MARGIN, TOP
from render.core.pointers import outline
from render.core.scene import WIDE, Layout, Marks, Places, Words, outlined
from rules.caylus import data
from rules.caylus.view import SpaceView, View

_GAP = 12


@dataclass(frozen=True, slots=True)
class Entry:
    """A tile of the catalogue: where it lies, and on which space of the road it stands if it does."""

    building: str
    box: Box
    space: SpaceView | None


def entries(view: View, layout: Layout) -> list[Entry]:
    """Lays out the tiles colour by colour, each always on the same place."""
    columns = 5 if layout == WIDE else 4
    left = (_width(layout) - columns * (PLAN.width + _GAP) + _GAP) // 2
    found, top = [], TOP + 4
    for _, same in groupby(_tiles(view), key=lambda tile: _shelf(tile[0])):
        row = list(same)
        for i, (building, space) in enumerate(row):
            x, y = left + (PLAN.width + _GAP) * (i % columns), top + (PLAN.height + _GAP) * (i // columns)
            found.append(Entry(building, (x, y, x + PLAN.width, y + PLAN.height), space))
        top += (PLAN.height + _GAP) * -(-len(row) // columns)
    return found


def _shelf(building: str) -> str:
    """Returns on which shelf a tile lies: the residence lies with what replaces it."""
    colour = data.COLOURS[building]
    return data.PRESTIGE if colour == data.RESIDENTIAL else colour


def _tiles(view: View) -> Iterator[tuple[str, SpaceView | None]]:
    """Yields all tiles of the game with where they stand; there are always residences."""
    standing = {space.building: space for space in view.spaces}
    both = [space for space in view.spaces if space.building == "architect"]
    for building in view.numbers.buildings.values():
        if building.colour in (data.WOOD, data.STONE, data.PRESTIGE):
            free = view.supply.count(building.id)
            spaces = both if building.copies > 1 else [standing[building.id]] if building.id in standing else []
            yield from ((building.id, None) for _ in range(free))
            yield from ((building.id, space) for space in spaces)
        elif building.id == data.RESIDENCE:
            yield building.id, None


def _width(layout: Layout) -> int:
    return 1600 if layout == WIDE else 1250


def draw(view: View, marks: Marks, words: Words, layout: Layout = WIDE) -> Image.Image:
    """Draws the catalogue under the turn line."""
    laid = entries(view, layout)
    size = (_width(layout), laid[-1].box[3] + _GAP + MARGIN)
    canvas = ground.table(size).copy()
    turn(canvas, (MARGIN, 10, size[0] - MARGIN, TOP - 10), view, marks, words)
    for entry in laid:
        _show(canvas, entry, view, words)
    for place in outlined(places(view, marks, layout), marks).values():
        outline(canvas, inset(place, 1), CHOICE, 5)
    for chosen in {entry.building: entry for entry in reversed(laid) if entry.building in marks.chosen}.values():
        outline(canvas, corners(chosen.box), palette.GLOW, 5)
    return canvas


def _show(canvas: Image.Image, entry: Entry, view: View, words: Words) -> None:
    """Draws a tile; of one that stands only its name, where and whose it is."""
    shown, at = front(entry.building, words, view.rules, view.lawyer_points), middle(entry.box)
    if entry.space is None:
        tile(shown, None, PLAN).stamp(canvas, at)
        return
    tile(replace(shown, lines=(), price=""), None, PLAN).faded(0.4).stamp(canvas, at)
    x, y = at[0], at[1] + PLAN.roof / 2
    stone(entry.space.number).stamp(canvas, (x + 34, y))
    if entry.space.owner is not None:
        mark(look_of(entry.space.owner), 26).stamp(canvas, (x - 32, y))


def places(view: View, marks: Marks, layout: Layout) -> Places:
    """Finds the tiles that may be built, each for the one line offered with it; what follows it is not chosen here."""
    if marks.chosen not in ((), ("build",)):
        return {}
    lines = {target: (*marks.chosen, *target.split()) for target in marks.targets}
    return {
        target: corners(box)
        for building, box in _free(view, layout).items()
        for target, line in lines.items()
        if line[:2] == ("build", building)
    }


def things(view: View, marks: Marks, layout: Layout) -> Iterator[tuple[str, Polygon]]:
    """Yields the tiles that can be pressed to be built."""
    for building, box in _free(view, layout).items():
        yield f"build {building}", corners(box)
        yield building, corners(box)


def _free(view: View, layout: Layout) -> dict[str, Box]:
    """Returns where the tiles lie that are not built, of two the first one."""
    return {entry.building: entry.box for entry in reversed(entries(view, layout)) if entry.space is None}
