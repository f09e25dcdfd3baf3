"""The panels of Caylus: the turn line, and what each player has."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image, ImageFont

from render.caylus import key, palette, signs
from render.caylus.people import worker
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Sprite
from render.core.labels import write
from render.core.palette import look_of
from render.core.panels import player_head, result_line, turn_line, winners
from render.core.plans import Plan
from render.core.scene import Marks, Words
from rules.caylus import data
from rules.caylus.view import PlayerView, View
from rules.core.contract import Seat

_HEAD = 46


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan) -> None:
    """Draws all panels in the order of all games."""
    turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, seat)
    assert where.spare is not None, "a plan of Caylus has a place for the key"
    key.draw(canvas, where.spare, words)


def turn(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words) -> None:
    """Draws the turn line."""
    if view.question == "over":
        result_line(canvas, box, palette.THEME, marks, view.players, words, "caylus-picture-over")
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
    broad: bool
    """Whether all goods have room side by side; else they lie in two rows."""
    scale: float

    def at(self, share: float, row: float) -> Point:
        """Returns a point by its share of the width and of the height below the head."""
        left, top, right, bottom = self.box
        head = top + round(_HEAD * self.scale)
        return (left + 8 + (right - left - 10) * share, head + (bottom - head) * row)

    def size(self, points: float) -> int:
        return round(points * self.scale)

    def font(self, points: float) -> ImageFont.FreeTypeFont:
        return fonts.font(max(fonts.SMALLEST, self.size(points)), fonts.BLACK)


_NARROW_SIZE, _BROAD_SIZE = (254, 224), (493, 190)
"""The width and the least height for which what stands on a panel is as large as it is said, with the
goods in two rows and in one."""


def _grid(box: Box) -> _Grid:
    """Returns the parts of a panel in its box, as large as they have room."""
    width, height = box[2] - box[0], box[3] - box[1]
    broad = width >= 2 * height
    usual = _BROAD_SIZE if broad else _NARROW_SIZE
    return _Grid(box, broad, round(min(width / usual[0], height / usual[1]), 2))


@dataclass(frozen=True, slots=True)
class _Rows:
    """At which share of the height each row of a panel lies."""

    score: float
    goods: float
    next: float
    """How much lower the second row of goods lies."""
    people: float


_WIDE, _NARROW, _HIGH = _Rows(0.2, 0.53, 0, 0.83), _Rows(0.16, 0.4, 0.225, 0.87), _Rows(0.13, 0.52, 0.17, 0.89)
_FROM = 330
"""The height from which on a narrow panel money stands below the points and all is larger: else it was mostly empty."""


def _rows(grid: _Grid) -> _Rows:
    return _WIDE if grid.broad else _HIGH if _is_high(grid) else _NARROW


def _is_high(grid: _Grid) -> bool:
    """Says whether a panel is higher than wide, with the money below the points."""
    return not grid.broad and grid.box[3] - grid.box[1] >= _FROM * grid.scale


def _pitch(grid: _Grid) -> tuple[int, float]:
    """Returns how many goods lie side by side, and how far apart by their share of the width."""
    return (5, 0.2) if grid.broad else (3, 0.32)


def _goods(grid: _Grid) -> list[Point]:
    """Returns where the cubes of each kind lie, at the left end of their room."""
    (abreast, pitch), rows = _pitch(grid), _rows(grid)
    return [grid.at(pitch * (i % abreast), rows.goods + rows.next * (i // abreast)) for i in range(len(data.GOODS))]


def _money(grid: _Grid) -> Point:
    return grid.at(0.02, 0.34) if _is_high(grid) else grid.at(0.6, _rows(grid).score)


def stock(box: Box) -> dict[str, Box]:
    """Returns where on a player's panel lie the cubes of each kind, by their letter and be there none, and the deniers,
    each with its number."""
    grid = _grid(box)
    width, half = grid.at(_pitch(grid)[1], 0)[0] - grid.at(0, 0)[0], grid.size(26 if grid.broad else 20)
    found = {letter: (x, y, width) for letter, (x, y) in zip(data.GOODS, _goods(grid), strict=True)}
    found["$"] = (*_money(grid), grid.size(104))
    return {
        sign: (round(x) - 3, round(y) - half, min(round(x + wide) - 5, box[2] - 8), round(y) + half)
        for sign, (x, y, wide) in found.items()
    }


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, seat: Seat) -> None:
    """Draws what a player has: points and money, goods, then workers, houses and income."""
    bright = seat == view.active or (view.question == "over" and seat in winners(view.players))
    grid = _grid(box)
    player_head(canvas, box, palette.THEME, marks, seat, active=bright, height=grid.size(_HEAD), size=grid.size(33))
    player = view.players[seat]
    (_below if _is_high(grid) else _beside)(canvas, grid, player)
    size, figures = (46, (52, 40)) if grid.broad else (40, (44, 31))
    for letter, count, at in zip(data.GOODS, player.goods, _goods(grid), strict=True):
        if count:
            _count(canvas, grid, at, signs.cube(letter, grid.size(size)), count, figures[count > 9], size // 2)
    _people(canvas, grid, _rows(grid).people, player, seat)


def _beside(canvas: Image.Image, grid: _Grid, player: PlayerView) -> None:
    """Draws points and money side by side, and the income in the corner."""
    rows = _rows(grid)
    _count(canvas, grid, grid.at(0, rows.score), signs.shield("", grid.size(46)), player.score, 58, 24)
    _count(canvas, grid, _money(grid), signs.coin("$", grid.size(42)), player.deniers, 48, 20)
    signs.coin(f"+{player.income}", grid.size(44)).stamp(canvas, grid.at(0.9, rows.people))


def _below(canvas: Image.Image, grid: _Grid, player: PlayerView) -> None:
    """Draws money and income below the points, all of it larger."""
    _count(canvas, grid, grid.at(0.02, _rows(grid).score), signs.shield("", grid.size(62)), player.score, 76, 32)
    _count(canvas, grid, _money(grid), signs.coin("$", grid.size(52)), player.deniers, 56, 28)
    signs.coin(f"+{player.income}", grid.size(54)).stamp(canvas, grid.at(0.84, 0.34))


def _people(canvas: Image.Image, grid: _Grid, row: float, player: PlayerView, seat: Seat) -> None:
    """Draws the workers at home and the houses of a player."""
    radius, half, figures = (17, 21, (46, 40)) if grid.broad else (15, 19, (40, 34))
    last = (
        (worker(look_of(seat), radius * grid.scale), player.workers),
        (signs.house(data.RESIDENTIAL, grid.size(2 * half)), player.residences),
        (signs.house(data.PRESTIGE, grid.size(2 * half)), len(player.prestige)),
    )
    for i, (sprite, count) in enumerate(last):
        if count or not i:
            _count(canvas, grid, grid.at(i * 0.26, row), sprite, count, figures[count > 9], half)


def _count(canvas: Image.Image, grid: _Grid, at: Point, sprite: Sprite, count: int, size: int, half: int) -> None:
    """Draws a sign, ``half`` of which lies to either side of its middle, and behind it how many of it there are."""
    x, y = at
    sprite.stamp(canvas, (x + grid.size(half), y + 1))
    write(canvas, (x + grid.size(2 * half + 2), y), str(count), grid.font(size), palette.INK)
