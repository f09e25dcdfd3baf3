"""Figures and camps: what the players put on the board, and where on a space it stands."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import replace
from functools import cache, lru_cache
from math import atan2, degrees, hypot

from PIL import Image

from render.core.boxes import Box
from render.core.canvas import Point, Shadow, Sheet, Sprite, around, mix, polar
from render.core.palette import DARK, SeatLook, look_of
from render.core.pieces import block, hat_box, leader, outline
from render.core.pointers import towards
from render.tikal import palette
from render.tikal.layout import RADIUS, Site
from rules.core.contract import Seat
from rules.tikal import data
from rules.tikal.view import SpaceView, View

GROUP, _TALL = 20, 10
"""From the middle of a seat's figures to their edge, and how high these are."""


def stand(canvas: Image.Image, middle: Point, space: SpaceView, site: Site) -> None:
    """Puts the figures of each seat on a space round its middle, from the north and the west to the front."""
    corners = standing(space, site)
    spots = {seat: site.spot(middle, angle, led=seat in space.leaders) for seat, angle in corners.items()}
    for seat, (x, y) in sorted(spots.items(), key=lambda spot: (round(spot[1][1]), spot[1][0])):
        figures(look_of(seat), space.workers[seat], seat in space.leaders).stamp(canvas, (x, y))


def hat(middle: Point, space: SpaceView, site: Site, seat: Seat) -> Box | None:
    """Returns where the hat of a leader lies who stands on workers; None where nobody does."""
    if seat not in space.leaders or not space.workers[seat]:
        return None
    return hat_box(look_of(seat), GROUP, space.workers[seat], site.spot(middle, standing(space, site)[seat], led=True))


_HAT, _NEAR, _AWAY = 29, 39, 15
"""How far above the middle of its figures a leader's hat is, how near to either a stone would cover them, and how far
along its border that gives way."""


def clear_of_leaders(stone: Point, middle: Point, space: SpaceView, site: Site) -> Point:
    """Returns where a stone on a border of a space lies that shall cover no leader."""
    for seat, angle in standing(space, site).items():
        x, y = site.spot(middle, angle, led=True)
        if seat in space.leaders and min(hypot(stone[0] - x, stone[1] - y + high) for high in (0, _HAT)) < _NEAR:
            return towards(stone, polar(middle, RADIUS, angle), -_AWAY)
    return stone


def with_stones_that_lie(view: View) -> View:
    """Returns a view whose spaces have the stones alone that lie there: of a border that figures can cross the sum is
    told."""
    crossed = {frozenset(crossing.spaces) for crossing in view.crossings}
    return replace(view, spaces=tuple(replace(space, stones=_lying(space, crossed)) for space in view.spaces))


def _lying(space: SpaceView, crossed: Container[frozenset[str]]) -> data.Stones:
    gone = summed(space.name, crossed)
    a, b, c, d, e, f = (0 if edge in gone else count for edge, count in enumerate(space.stones))
    return (a, b, c, d, e, f)


def summed(name: str, crossed: Container[frozenset[str]]) -> set[int]:
    """Returns the edges of a space that figures can cross: the sum of the stones on both sides stands there."""
    borders = data.BORDERS[data.INDEX[name]]
    return {edge for edge, near, _ in borders if frozenset((name, data.SPACES[near])) in crossed}


def stones(view: View, site: Site) -> Iterator[tuple[int, int, Point]]:
    """Yields what each border that figures can cross costs, in which direction they do, and where that lies."""
    spaces = {space.name: space for space in view.spaces}
    for crossing in view.crossings:
        (x, y), (a, b) = map(site.centre, crossing.spaces)
        at = ((x + a) / 2, (y + b) / 2)
        for name in crossing.spaces:
            at = clear_of_leaders(at, site.centre(name), spaces[name], site)
        yield crossing.points, round(degrees(atan2(b - y, a - x))), at


def standing(space: SpaceView, site: Site) -> dict[Seat, int]:
    """Returns in which corner of a space each seat has figures; it keeps its corner, whoever comes."""
    there = (seat for seat, count in enumerate(space.workers) if count or seat in space.leaders)
    return {seat: site.corners[seat].angle for seat in there}


def taken(space: SpaceView, site: Site) -> set[int]:
    """Returns in which corners of a space somebody stands, be it as a guard."""
    return {*standing(space, site).values(), *(() if space.guard is None else (site.guarded,))}


@lru_cache(maxsize=256)
def figures(look: SeatLook, workers: int, led: bool = False) -> Sprite:
    """Returns all figures of a seat as one block with the number of its workers; its leader wears a hat on it.

    Side by side they were miscounted on a phone.
    """
    size = number_size(workers)
    return leader(look, GROUP, workers, size) if led else block(look, GROUP, _TALL, workers, size)


def number_size(workers: int) -> int:
    """Returns the size of the number on a block, as large as its figures have room."""
    return 38 if workers < 10 else 31


@cache
def camp(look: SeatLook, scale: float = 1.0) -> Sprite:
    """Returns a seat's tent with its mark on it."""
    sheet = Sheet(round(96 * scale), round(84 * scale))
    _tent(sheet, look.colour, scale)
    shown = outline(look.shape, 8 * scale, (15 * scale, 2 * scale))
    sheet.polygon(shown, look.ink)
    return sheet.sprite(Shadow(4, 5, 4, 0.6))


@cache
def base_camp() -> Sprite:
    """Returns the base camp, open to everybody: a large tent of canvas with a fire before it."""
    sheet = Sheet(120, 110)
    _tent(sheet, palette.CANVAS, 1.05, (-2, -10))
    for stone in around(9, 6, 0, (2, 30)):
        sheet.ellipse(stone, 4, 3.4, palette.ROCK, palette.STONE_RIM, 1)
    sheet.polygon([(-4, 32), (-1, 22), (2, 26), (4, 16), (7, 24), (9, 21), (9, 32)], (232, 96, 24))
    sheet.polygon([(0, 32), (2, 26), (4, 29), (5, 23), (7, 32)], (255, 214, 90))
    return sheet.sprite(Shadow(3, 4, 4, 0.55))


def _tent(sheet: Sheet, colour: tuple[int, int, int], scale: float, at: Point = (0, 0)) -> None:
    def spot(x: float, y: float) -> Point:
        return (at[0] + x * scale, at[1] + y * scale)

    side = [spot(-10, -26), spot(20, -32), spot(38, 16), spot(12, 24)]
    front = [spot(-10, -26), spot(12, 24), spot(-34, 24)]
    rim = 2.4 * scale
    sheet.polygon(side, mix(colour, (255, 255, 255), 0.08), DARK, rim)
    sheet.polygon(front, mix(colour, DARK, 0.28), DARK, rim)
    sheet.polygon([spot(-10, -12), spot(0, 24), spot(-19, 24)], DARK)
    sheet.line([spot(-10, -26), spot(20, -32)], mix(colour, (255, 255, 255), 0.5), 2 * scale)
    for start, end in ((spot(38, 16), spot(46, 20)), (spot(-34, 24), spot(-42, 28))):
        sheet.line([start, end], DARK, 1.4 * scale)
