"""What may be chosen next: spaces outlined with their names raised, and the rotations of a tile as a row of tries."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.core import fonts
from render.core.boxes import Box, corners
from render.core.canvas import Polygon
from render.core.palette import CHOICE, CHOSEN
from render.core.pointers import area, plate, target
from render.core.scene import LIES, Marks, Places
from render.core.tries import Tries
from render.tikal import palette, temples, terrain, treasures
from render.tikal.layout import NAMES, RADIUS, Site, lifted
from rules.tikal import data
from rules.tikal.view import View

_TRIES = tuple(f"r{k}" for k in data.ROTATIONS)
_HALF = round(RADIUS * 1.16)
"""From the middle of a space to the edge of what a try shows of its surroundings."""


def _placed(marks: Marks, site: Site) -> Tries:
    """Returns where tries lie: on a turned board in two columns, which leave the space free; where a picture is pressed
    small and beyond the neighbours of the space, which its stones are to fit: what is pointed at is seen on the board
    itself."""
    if marks.pressed:
        columns = 3 if site.turn else 2
        return Tries(board=site.board, side=128, named=0, gap=8, half=_HALF, columns=columns, apart=round(RADIUS * 2.7))
    columns = 2 if site.turn else 3
    return Tries(board=site.board, side=round(2 * _HALF * 0.76), named=34, gap=12, half=_HALF, columns=columns)


def draw_spaces(canvas: Image.Image, marks: Marks, found: Places, site: Site) -> None:
    """Outlines the area of the spaces that may come next, and those already chosen, and raises their names."""
    offered = {name: place for name, place in found.items() if name in NAMES}
    area(canvas, offered.values())
    for name in offered:
        plate(canvas, site.named(name), name, CHOICE)
    for name in marks.chosen:
        if name in NAMES:
            target(canvas, site.space(name), CHOSEN)
            plate(canvas, site.named(name), name, CHOSEN)


def draw_things(canvas: Image.Image, found: Places) -> None:
    """Outlines what else may come next: tiles on display, players, treasures. Tries lie apart and need no outline."""
    for token, place in found.items():
        if token not in NAMES and token not in _TRIES:
            target(canvas, place)


def owner(view: View, marks: Marks) -> int:
    """Returns whose treasures are spoken of: what is taken in an exchange is the other's."""
    if "take" in marks.chosen[2:]:
        return int(marks.chosen[1][1:])
    return marks.seat if marks.seat is not None else view.active or 0


def tries(view: View, marks: Marks, site: Site) -> list[tuple[str, Box]]:
    """Returns the rotations that may be chosen, each with the place where it is tried."""
    found = _rotations(view, marks)
    if not found:
        return []
    return list(zip(found, _placed(marks, site).boxes(len(found), site.centre(_space(marks))), strict=True))


def lying(view: View, marks: Marks, site: Site) -> Iterator[tuple[str, Polygon]]:
    """Yields where the tile would lie in each rotation that may be chosen."""
    for token, _ in tries(view, marks, site):
        yield token + LIES, corners(_placed(marks, site).lies(site.centre(_space(marks))))


def _rotations(view: View, marks: Marks) -> list[str]:
    return [token for token in _TRIES if token in marks.targets] if view.tile and _space(marks) else []


def _space(marks: Marks) -> str:
    """Returns the space that was chosen last, if one was."""
    return next((token for token in reversed(marks.chosen) if token in NAMES), "")


def draw_tries(canvas: Image.Image, view: View, marks: Marks, site: Site) -> None:
    """Shows how the tile would lie in each rotation that may be chosen, with its neighbours, beside the space."""

    def put(shot: Image.Image, rotation: str) -> None:
        lay_tile(shot, (_HALF, _HALF), view.tile, view.rules, site, int(rotation[1:]))

    if rotations := _rotations(view, marks):
        face = fonts.font(36, fonts.BOLD)
        _placed(marks, site).draw(canvas, site.centre(_space(marks)), rotations, put, palette.THEME, face, _degrees)


def _degrees(rotation: str) -> str:
    """Says by how much a tile is turned, as it is said in words."""
    return f"{60 * int(rotation[1:])}°"


def lay_tile(
    canvas: Image.Image,
    middle: tuple[float, float],
    tile: str,
    rules: int,
    site: Site,
    rotation: int = 0,
    *,
    bare: bool = False,
) -> None:
    """Puts a tile with what is printed on it by a version of the rules, but for its stones if it is to be bare."""
    printed, numbers = data.TERRAIN[tile], data.NUMBERS[rules]
    stones = data.LAID[tile][rotation]
    terrain.tile(printed.terrain, stones, site).stamp(canvas, middle)
    if not bare:
        terrain.lay_stones(canvas, stones, site, terrain.spots(middle, stones, site))
    if printed.terrain == "temple":
        temples.temple(numbers.values[tile]).stamp(canvas, lifted(middle))
    elif printed.terrain == "treasure":
        treasures.site(numbers.masks[tile]).stamp(canvas, lifted(middle))
