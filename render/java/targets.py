"""What may be chosen next: spaces outlined with their names raised, and the rotations of a tile as a row of tries."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import dist

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.boxes import Box, corners, tiled
from render.core.canvas import Colour, Point, Polygon, inset
from render.core.grids import border
from render.core.labels import label
from render.core.palette import CHOICE, CHOSEN, DARK
from render.core.pointers import area, outline, target
from render.core.scene import ALSO, LIES, Marks, Places
from render.core.tries import Tries
from render.java import palette, terraces
from render.java.layout import RADIUS, TURNED, UPRIGHT, Site
from rules.java import data
from rules.java.view import SpaceView, View

_HALF = round(RADIUS * 2.55)
"""From the middle of a space to the edge of what a try shows of its surroundings."""
_PLACED = {
    UPRIGHT: Tries(board=UPRIGHT.board, side=186, named=40, gap=10, half=_HALF, near=RADIUS),
    TURNED: Tries(board=TURNED.board, side=186, named=40, gap=10, half=_HALF, near=RADIUS, columns=2),
}


_NEAR = Tries(board=UPRIGHT.board, side=84, named=0, gap=8, half=_HALF, apart=round(RADIUS * 2.7))
"""Where a picture is pressed on a desk they are small: what is pointed at is seen on the board itself."""


_VEIL = 90
"""How deep the shade is over what cannot be chosen, of 255."""


def dim(canvas: Image.Image, marks: Marks, found: Places, spaces: Iterable[str], site: Site) -> None:
    """Lays a shade over the spaces that cannot be chosen where some can: outlines alone are a net over the island."""
    lit = {name.split()[0] for name in found if name.split()[0] in spaces}
    if not lit:
        return
    veil = Image.new("L", canvas.size)
    draw = ImageDraw.Draw(veil)
    for name in spaces:
        if name not in lit and name not in marks.chosen:
            draw.polygon(site.space(name), fill=_VEIL)
    canvas.paste(DARK, (0, 0), veil)


def draw_spaces(canvas: Image.Image, marks: Marks, found: Places, names: Mapping[str, SpaceView], site: Site) -> None:
    """Outlines the area of the spaces that may come next, and each already chosen, and raises their names."""
    offered = [name for name in found if name in names]
    area(canvas, (found[name] for name in offered))
    for name in offered:
        _raise(canvas, names[name], CHOICE, site)
    for name in marks.chosen:
        if name in names:
            outline(canvas, inset(site.space(name), 3), CHOSEN, 4)
            _raise(canvas, names[name], CHOSEN, site)


def _raise(canvas: Image.Image, one: SpaceView, colour: Colour, site: Site) -> None:
    """Writes the name of a space brightly where else it is written faintly."""
    x, y = site.centre(one.name)
    label(
        canvas,
        (x, y - terraces.height_of_name(one, site)),
        one.name,
        fonts.font(27, fonts.BLACK),
        colour,
        DARK,
        width=3,
    )


def draw_things(canvas: Image.Image, found: Places, names: Mapping[str, SpaceView], site: Site) -> None:
    """Outlines what else may come next: kinds of tiles, palaces, cards. Tries lie apart and need no outline."""
    for token, place in found.items():
        if " " in token:
            _offer(canvas, names, token, place, site)
        elif token not in names and token not in data.ROTATIONS:
            target(canvas, place)


def _offer(canvas: Image.Image, names: Mapping[str, SpaceView], token: str, place: Polygon, site: Site) -> None:
    """Outlines a palace that may be built or enlarged on a space, and writes its value there."""
    name, value = token.split()
    if place == site.space(name):
        outline(canvas, inset(place, 3), CHOICE, 4)
        _raise(canvas, names[name], CHOICE, site)
    left, right = min(x for x, _ in place), max(x for x, _ in place)
    y = site.centre(name)[1] + site.low
    if place != site.space(name):
        outline(canvas, inset(place, 2), CHOICE, 3)
    label(canvas, ((left + right) / 2, y), value, fonts.font(26, fonts.BLACK), CHOICE, DARK)


def palaces(marks: Marks, site: Site) -> Iterator[tuple[str, Polygon]]:
    """Yields the palaces that may be built or enlarged where a token names both: several share a space as columns."""
    offered = [token.split() for token in marks.targets if " " in token]
    for name in dict.fromkeys(name for name, _ in offered):
        values = sorted((value for one, value in offered if one == name), key=int)
        for value, place in zip(values, _columns_of(name, len(values), site), strict=True):
            yield f"{name} {value}", place


def _columns_of(name: str, count: int, site: Site) -> tuple[Polygon, ...]:
    """Parts a space into columns; one alone has all of it."""
    if count == 1:
        return (site.space(name),)
    x, y = (round(part) for part in site.centre(name))
    half = (30, 22)
    box = (x - half[0], y + site.low - half[1], x + half[0], y + site.low + half[1])
    return tuple(map(corners, tiled(box, count, height=2 * half[1], columns=count, gap=0)))


def tries(view: View, marks: Marks, site: Site) -> list[tuple[str, Box]]:
    """Returns the rotations that may be chosen, each with the place where it is tried."""
    offered = [letter for letter in data.ROTATIONS if letter in marks.targets]
    if marks.chosen[:1] != ("place",) or len(marks.chosen) != 3 or not offered:
        return []
    return list(zip(offered, _placed(marks, site).boxes(len(offered), site.centre(marks.chosen[2])), strict=True))


def _placed(marks: Marks, site: Site) -> Tries:
    return _NEAR if marks.pressed and site is UPRIGHT else _PLACED[site]


def lying(view: View, marks: Marks, site: Site) -> Iterator[tuple[str, Polygon]]:
    """Yields where each rotation that may be chosen would lie, then where the island is pressed for it: where its rice
    would lie, of two between both."""
    for letter, _ in tries(view, marks, site):
        _, tile, name = marks.chosen
        yield letter + LIES, corners(_placed(marks, site).lies(site.centre(name)))
        yield f"{letter}{ALSO}{name}", _side(site, [one.name for one in _covered(view, tile, name, letter)])


def _side(site: Site, covered: Sequence[str]) -> Polygon:
    """Returns where a tile that covers some spaces lies beside the first of them."""
    first, *others = covered
    if len(others) == 1:
        return site.space(others[0])
    one, other = others
    shared = [corner for corner in site.space(one) if _lies_in(corner, site.space(other))]
    inner, outer = sorted(shared, key=lambda corner: dist(corner, site.centre(first)))
    return (inner, site.centre(one), outer, site.centre(other))


def _lies_in(corner: Point, place: Polygon) -> bool:
    return any(dist(corner, one) < 1 for one in place)


def draw_tries(canvas: Image.Image, view: View, marks: Marks, site: Site) -> None:
    """Shows how the tile would lie in each rotation that may be chosen, beside the space."""
    if shown := [letter for letter, _ in tries(view, marks, site)]:
        _, tile, name = marks.chosen
        put, called = partial(_try, view, site, tile, name), partial(_rice, view, tile, name)
        face = fonts.font(34, fonts.BOLD)
        _placed(marks, site).draw(canvas, site.centre(name), shown, put, palette.THEME, face, called)


def _rice(view: View, tile: str, name: str, letter: str) -> str:
    """Says how a tile would lie by where its rice would, as words do: letters are for who types."""
    return ", ".join(one.name for one in _covered(view, tile, name, letter)[1:])


def _try(view: View, site: Site, tile: str, name: str, shot: Image.Image, letter: str) -> None:
    """Lays the tile on a piece of the board."""
    x, y = (round(part) for part in site.centre(name))
    origin: Point = (x - _HALF, y - _HALF)
    covered = _covered(view, tile, name, letter)
    spaces = terraces.by_name(view) | {one.name: one for one in covered}
    board = data.BOARDS[view.map]
    round_about = {one.name for one in covered} | {
        board.names[to] for one in covered for to in board.neighbours[board.index[one.name]]
    }
    shown = [one for one in spaces.values() if one.name in round_about]
    terraces.paint(shot, spaces, board, [one.name for one in shown], site, origin)
    terraces.stand(shot, shown, terraces.leaders_of(view.villages), site, origin)
    for edge in border(site.space(one.name) for one in covered):
        outline(shot, [(px - origin[0], py - origin[1]) for px, py in edge], CHOSEN, 5)


def _covered(view: View, tile: str, name: str, letter: str) -> list[SpaceView]:
    """Returns the spaces that a tile would cover, as they would be then."""
    board, spaces = data.BOARDS[view.map], terraces.by_name(view)
    terrains = data.TERRAINS[tile]
    rotation = data.ROTATIONS.index(letter)
    lying = next(f for f in board.footprints[len(terrains)][board.index[name]] if f.rotation == rotation)
    here = [spaces[board.names[at]] for at in lying.spaces]
    return [
        replace(one, level=one.level + 1, terrain=terrain, tile=-1) for one, terrain in zip(here, terrains, strict=True)
    ]
