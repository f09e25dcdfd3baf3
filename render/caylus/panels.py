"""The panels of Caylus: the turn line, and what each player has."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.caylus import key, palette, signs
from render.caylus.people import worker
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Sprite
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import player_head, turn_line, winners
from render.core.plans import Plan
from render.core.scene import Marks, Words
from rules.caylus import data
from rules.caylus.view import View
from rules.core.contract import Seat

_HEAD, _BROAD = 46, 500
_BIG, _SMALL = (26, 54), (17, 35)
"""How far a sign and its number stand from where the place of both begins."""
_TWO_FIGURES = 28
"""The size of a number that stands close before the next thing."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan) -> None:
    """Draws all panels in the order of all games."""
    turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, seat)
    if where.spare is not None:
        key.draw(canvas, where.spare, words)


def turn(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the turn line."""
    if view.question == "over":
        seats = winners(view.players)
        turn_line(canvas, box, palette.THEME, marks, seats=seats, says=words("caylus-picture-over", winners=len(seats)))
        return
    seats = marks.awaited if view.active is None else (view.active,)
    turn_line(canvas, box, palette.THEME, marks, seats=seats, says=asks(view, words))


def asks(view: View, words: Words) -> str:
    """Says what is asked, in which round."""
    return words(f"caylus-picture-asks-{view.question}") + " · " + words("caylus-picture-round", round=view.round)


@dataclass(frozen=True, slots=True)
class _Grid:
    """Where the parts of a player's panel lie, and how large they are."""

    box: Box
    scale: float

    def at(self, share: float, row: float) -> Point:
        """Returns a point by its share of the width and of the height below the head."""
        left, top, right, bottom = self.box
        head = top + round(_HEAD * self.scale)
        return (left + 10 + (right - left - 14) * share, head + (bottom - head) * row)

    def size(self, points: float) -> int:
        return round(points * self.scale)


_ROWS = (0.2, 0.53, 0.83)


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, seat: Seat) -> None:
    """Draws what a player has: points and money, goods, then workers, houses and income."""
    bright = seat == view.active or (view.question == "over" and seat in winners(view.players))
    grid = _Grid(box, 1.0 if box[2] - box[0] < _BROAD else 1.22)
    player_head(canvas, box, palette.THEME, marks, seat, active=bright, height=grid.size(_HEAD), size=grid.size(33))
    player = view.players[seat]
    _count(canvas, grid, (0, _ROWS[0]), signs.shield("", grid.size(48)), player.score, 60, _BIG)
    _count(canvas, grid, (0.5, _ROWS[0]), signs.coin("$", grid.size(44)), player.deniers, 52, _BIG)
    signs.coin(f"+{player.income}", grid.size(38)).stamp(canvas, grid.at(0.935, _ROWS[0]))
    for i, (letter, count) in enumerate(zip(data.GOODS, player.goods, strict=True)):
        if count:
            size = _TWO_FIGURES if count > 9 and grid.scale == 1 else 40
            cube = signs.cube(letter, grid.size(34))
            _count(canvas, grid, (i / len(data.GOODS), _ROWS[1]), cube, count, size, _SMALL)
    _count(canvas, grid, (0, _ROWS[2]), worker(look_of(seat), 14 * grid.scale), player.workers, 40, _SMALL)
    for i, (kind, count) in enumerate(
        ((data.RESIDENTIAL, player.residences), (data.PRESTIGE, len(player.prestige))), 1
    ):
        if count:
            _count(canvas, grid, (i / 3, _ROWS[2]), signs.house(kind, grid.size(36)), count, 40, _SMALL)


def _count(
    canvas: Image.Image,
    grid: _Grid,
    at: tuple[float, float],
    sprite: Sprite,
    count: int,
    size: int,
    steps: tuple[int, int],
) -> None:
    """Draws a sign and how many of it there are."""
    (x, y), (sign, number) = grid.at(*at), (grid.size(step) for step in steps)
    sprite.stamp(canvas, (x + sign, y + 1))
    write(canvas, (x + number, y), str(count), fonts.font(grid.size(size), fonts.BLACK), palette.INK)
