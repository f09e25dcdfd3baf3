"""Figures and camps: what the players put on the board, and where on a space it stands."""

from __future__ import annotations

from functools import cache

from PIL import Image

from render.core.canvas import Point, Shadow, Sheet, Sprite, around, mix, polar
from render.core.palette import DARK, SeatLook, look_of
from render.core.pieces import block, leader, outline
from render.tikal import palette
from rules.core.contract import Seat
from rules.tikal.view import SpaceView

WORKER = 15.5
GROUP = 22
LEADER = 20
_REACH = 62
"""From the middle of a space to the groups standing round it."""

_CORNERS: tuple[tuple[float, int, int], ...] = ((60, 2, 3), (120, 3, 4), (0, 1, 2), (180, 4, 5), (300, 0, 1))
"""The corners where groups stand, the preferred first: direction and the two edges that meet there. The sixth corner
has the name of the space."""
_GUARDED = 180
"""The corner beside the guard of a temple."""
_CROWD = (292.5, 337.5, 22.5, 67.5, 112.5, 157.5, 202.5, 247.5)


def stand(canvas: Image.Image, middle: Point, space: SpaceView) -> None:
    """Puts all figures of a space round its middle, clear of its stones; a seat keeps its corner as long as it can."""
    groups = [(seat, count) for seat, count in enumerate(space.workers) if count]
    angles = [angle for angle in corners(space.stones) if space.guard is None or angle != _GUARDED]
    if len(groups) + len(space.leaders) > len(angles):
        _crowd(canvas, middle, groups, space.leaders)
        return
    taken = {seat: angles[seat] for seat in {*space.leaders, *(seat for seat, _ in groups)}}
    free = [angle for angle in angles if angle not in taken.values()]
    for seat, count in groups:
        _group(canvas, polar(middle, _REACH, taken[seat]), seat, count)
    for seat in space.leaders:
        angle = free.pop(_nearest(free, taken[seat])) if _workers(space, seat) else taken[seat]
        leader(look_of(seat), LEADER).stamp(canvas, polar(middle, _REACH, angle))


def _workers(space: SpaceView, seat: Seat) -> int:
    return space.workers[seat] if seat < len(space.workers) else 0


def corners(stones: tuple[int, ...]) -> list[float]:
    """Returns the directions of the corners, those furthest from rows of stones first."""
    return [angle for angle, one, other in sorted(_CORNERS, key=lambda c: stones[c[1]] ** 2 + stones[c[2]] ** 2)]


def _nearest(angles: list[float], wanted: float) -> int:
    return min(range(len(angles)), key=lambda i: abs((angles[i] - wanted + 180) % 360 - 180))


def _group(canvas: Image.Image, at: Point, seat: Seat, count: int) -> None:
    """Puts one worker, or more as one block with their number: two side by side were read as one on a phone."""
    if count == 1:
        block(look_of(seat), WORKER, 6).stamp(canvas, at)
    else:
        block(look_of(seat), GROUP if count < 10 else GROUP + 2, 7, count).stamp(canvas, at)


def _crowd(canvas: Image.Image, middle: Point, groups: list[tuple[Seat, int]], leaders: tuple[Seat, ...]) -> None:
    """Puts up to eight small groups in a narrow ring, when nearly everybody is there with everything."""
    workers = dict(groups)
    items = [(seat, kind) for seat in sorted({*workers, *leaders}) for kind in ("workers", "leader")]
    shown = [item for item in items if (item[0] in workers if item[1] == "workers" else item[0] in leaders)]
    for (seat, kind), angle in zip(shown, _CROWD, strict=False):
        at = polar(middle, 58, angle)
        if kind == "leader":
            leader(look_of(seat), 14).stamp(canvas, at)
        elif workers[seat] == 1:
            block(look_of(seat), WORKER, 6).stamp(canvas, at)
        else:
            block(look_of(seat), 16, 5, workers[seat]).stamp(canvas, at)


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
