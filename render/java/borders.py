"""The borders of the land: along each edge over which developers come and go as many lines as they pay points there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from math import cos, radians, sin
from typing import TypeAlias

from PIL import Image

from render.core import fonts, pieces
from render.core.canvas import Point, Sheet, Sprite
from render.core.labels import figure
from render.java import palette, terrain
from render.java.layout import APOTHEM, Site
from rules.java import data
from rules.java.view import SpaceView

Tolls: TypeAlias = tuple[tuple[str, int], ...]
"""What a developer pays for coming or leaving over each border."""
TOLLED = ("C4", "C10", "C16", "F1", "G19", "H2", "H17", "I18", "J2", "L16", "M5", "M11")
"""Where that stands: on border spaces without a name all round the land, at the ends of each border too, until
something is laid there."""
_LAND = (data.RICE, data.VILLAGE)


def draw(canvas: Image.Image, spaces: Mapping[str, SpaceView], board: data.Board, tolls: Tolls, site: Site) -> None:
    """Draws the lines outside the land, and beyond tiles at the end of the board on the sea.

    A plate here and there did not tell to which spaces its border leads, and tiles hid what was on their edges.
    """
    rates = dict(tolls)
    for at, kind, edges in _crossed(spaces, board, site):
        for direction in edges:
            before, after = ((direction + turn) % 6 in edges for turn in (-1, 1))
            rail(rates[kind], site.angle(direction), before, after, kind).stamp(canvas, at)


def _crossed(
    spaces: Mapping[str, SpaceView], board: data.Board, site: Site
) -> Iterator[tuple[Point, str, tuple[int, ...]]]:
    """Yields what lies outside land, by its middle, with the border that it belongs to and its edges towards land."""
    for at, name in enumerate(board.names):
        if not board.central[at] and name not in spaces:
            near = [None if to is None else board.names[to] for to in board.near[at]]
            edges = tuple(i for i, to in enumerate(near) if to is not None and _is_land(to, spaces, board))
            yield site.centre(name), board.kinds[at], edges
        elif board.edge[at] and name in spaces and spaces[name].terrain in _LAND:
            (x, y), far = site.centre(name), 2 * APOTHEM
            for direction in (i for i, to in enumerate(board.near[at]) if to is None):
                angle = radians(site.angle(direction))
                yield (x + far * cos(angle), y - far * sin(angle)), board.kinds[at], ((direction + 3) % 6,)


def _is_land(name: str, spaces: Mapping[str, SpaceView], board: data.Board) -> bool:
    """Says whether a developer can stand on a space."""
    return spaces[name].terrain in _LAND if name in spaces else board.kinds[board.index[name]] == data.LAND


@cache
def rail(points: int, angle: int, before: bool, after: bool, kind: str) -> Sprite:
    """Returns the lines inside an edge of what lies outside: so many as it costs points to cross them, on a band in the
    colour of the border; ``before`` and ``after`` say whether the edges beside it have such lines, too.
    """
    painted, apart = Sheet(*terrain.SIZE), _GOLD + _DARK
    bands = [(0.0, points * apart + _DARK, LINES[kind])]
    bands += [(_DARK + i * apart, (i + 1) * apart, palette.GOLD) for i in range(points)]
    for near, far, colour in bands:
        outer, inner = (terrain.inside(angle, deep, before, after) for deep in (near, far))
        painted.polygon([*outer, *reversed(inner)], colour)
    return painted.sprite().trimmed()


_GOLD, _DARK = 3.0, 2.4
"""How broad such a line is, and the dark beside it."""
LINES = {data.HIGHLAND: palette.GORGE, data.LOWLAND: palette.GROVE}
"""The colour of each border."""


@cache
def toll(kind: str, points: int) -> Sprite:
    """Returns what a developer pays there: as in the key of the costs, which was too small to be read for a border, on
    a plate in the colour of the band that the border has: without it who read took the price of the other one."""
    sheet, half = Sheet(88, 56), _COIN + 4
    for far in (-_PLATE, _PLATE):
        sheet.ellipse((far, 0), half, half, LINES[kind])
    sheet.polygon([(-_PLATE, -half), (_PLATE, -half), (_PLATE, half), (-_PLATE, half)], LINES[kind])
    room = sheet.sprite()
    x, y = room.anchor
    terrain.developer().stamp(room.image, (x - 15, y))
    pieces.token("", _COIN, palette.GOLD, palette.INK).stamp(room.image, (x + 11, y))
    figure(room.image, (x + 11, y), points, fonts.font(30, fonts.BLACK), palette.INK)
    return room


_PLATE = 11
"""How far beside the middle of such a plate its round ends have theirs."""
_COIN = 17
"""The radius of the coin on which that stands."""
