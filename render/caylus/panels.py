"""The panels of Caylus: the turn line, and what each player has."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from PIL import Image, ImageFont

from render.caylus import bridge, key, palette, retold, signs
from render.caylus.history import moved_by
from render.caylus.people import may_be_placed, provost, worker
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

_HEAD, _TURN = 46, 54
"""The height of the head of a panel, and the room on it for the place in the turn order."""


def draw(canvas: Image.Image, view: View, marks: Marks, words: Words, where: Plan) -> None:
    """Draws all panels in the order of all games."""
    turn(canvas, where.bar, view, marks, words)
    for seat, box in enumerate(where.players):
        _player(canvas, box, view, marks, words, seat)
    assert where.spare is not None, "a plan of Caylus has a place for the key"
    key.draw(canvas, where.spare, words)
    if where.told is not None:
        retold.draw(canvas, where.told, marks, words)


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
        head, edge = top + round(_HEAD * self.scale), 16 if self.broad else 8
        return (left + edge + (right - left - edge - 2) * share, head + (bottom - head) * row)

    def size(self, points: float) -> int:
        return round(points * self.scale)

    def font(self, points: float) -> ImageFont.FreeTypeFont:
        return fonts.font(max(fonts.SMALLEST, self.size(points)), fonts.BLACK)


_NARROW_SIZE, _BROAD_SIZE = (254, 232), (493, 190)
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


_WIDE, _NARROW, _HIGH = _Rows(0.165, 0.48, 0, 0.803), _Rows(0.117, 0.357, 0.23, 0.842), _Rows(0.13, 0.515, 0.18, 0.895)
_FROM = 290
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
    return grid.at(0.02, 0.34) if _is_high(grid) else grid.at(0.465, _rows(grid).score)


def _income(grid: _Grid) -> Point:
    """Returns the middle of the income, beside the money."""
    (x, y), aside = _money(grid), 150 if _is_high(grid) else 134 if grid.broad else 104
    return (x + grid.size(aside), y)


def beside_signs(box: Box) -> dict[str, Point]:
    """Returns where numbers stand beside the income and the workers at home."""
    grid = _grid(box)
    (x, y), (left, row) = _income(grid), grid.at(0, _rows(grid).people)
    beside = (x + grid.size(50), y) if grid.broad or _is_high(grid) else (x, y + grid.size(46))
    return {"income": beside, "workers": (left + grid.size(96), row)}


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


def _player(canvas: Image.Image, box: Box, view: View, marks: Marks, words: Words, seat: Seat) -> None:
    """Draws what a player has: points and money, goods, then workers, houses and income."""
    bright = seat == view.active or (view.question == "over" and seat in winners(view.players))
    grid = _grid(box)
    player_head(
        canvas, box, palette.THEME, marks, seat,
        active=bright, height=grid.size(_HEAD), tail=_TURN, size=grid.size(33),
    )  # fmt: skip
    at = (box[2] - _TURN / 2 - 2, box[1] + grid.size(_HEAD) / 2)
    bridge.turn(view.order.index(seat) + 1).stamp(canvas, at)
    passed = words("caylus-picture-has-passed") if may_be_placed(view) and seat in view.passed else ""
    for part in parts(box, view.players[seat], seat, moved_by(marks).get(seat), passed):
        part.draw(canvas)


@dataclass(frozen=True, slots=True)
class Part:
    """A sign on a panel, and behind it how many of it there are."""

    sprite: Sprite
    at: Point
    """Where the middle of the sign lies."""
    text: str = ""
    """Nothing of what there is none, and where the sign says it all."""
    start: Point = (0, 0)
    """Where the text begins, on its middle line."""
    face: ImageFont.FreeTypeFont | None = None

    def draw(self, canvas: Image.Image) -> None:
        self.sprite.stamp(canvas, self.at)
        if self.face:
            write(canvas, self.start, self.text, self.face, palette.INK)


def parts(box: Box, player: PlayerView, seat: Seat, moved: int | None = None, passed: str = "") -> Iterator[Part]:
    """Yields what stands on a player's panel below the name: points, money and income, goods, workers and houses, then
    how far the provost was ``moved``, or while workers are placed the word for who has ``passed``.

    Of goods of which there are none it is a hollow, so that those beside them lie in their columns for a reason.
    """
    grid = _grid(box)
    yield from (_below if _is_high(grid) else _beside)(grid, player)
    size, figures = (44, (54, 36)) if grid.broad else (38, (47, 27))
    for letter, count, at in zip(data.GOODS, player.goods, _goods(grid), strict=True):
        if count:
            yield _count(grid, at, signs.cube(letter, grid.size(size)), count, figures[count > 9], size // 2)
        else:
            yield Part(signs.hollow(letter, grid.size(size)), (at[0] + grid.size(size // 2), at[1] + 1))
    yield from _people(grid, _rows(grid).people, player, seat)
    if moved is not None:
        yield _moved(grid, moved)
    elif passed:
        yield _passed(grid, passed)


def _beside(grid: _Grid, player: PlayerView) -> Iterator[Part]:
    """Yields points and money side by side, and the income."""
    points, money = 58 if player.score < 100 else 38, 50 if player.deniers < 10 else 36
    yield _count(grid, grid.at(0, _rows(grid).score), signs.shield("", grid.size(42)), player.score, points, 21)
    yield _count(grid, _money(grid), signs.coin("$", grid.size(40)), player.deniers, money, 18)
    yield Part(signs.coin(f"+{player.income}", grid.size(44 if grid.broad else 36)), _income(grid))


def _below(grid: _Grid, player: PlayerView) -> Iterator[Part]:
    """Yields money and income below the points, all of it larger."""
    yield _count(grid, grid.at(0.02, _rows(grid).score), signs.shield("", grid.size(58)), player.score, 74, 30)
    yield _count(grid, _money(grid), signs.coin("$", grid.size(48)), player.deniers, 54, 26)
    yield Part(signs.coin(f"+{player.income}", grid.size(46)), _income(grid))


def _people(grid: _Grid, row: float, player: PlayerView, seat: Seat) -> Iterator[Part]:
    """Yields the workers at home and the houses of a player."""
    radius, half, figures = (15, 20, (48, 40)) if grid.broad else (12, 16, (40, 34))
    last = (
        (worker(look_of(seat), radius * grid.scale), player.workers),
        (signs.house(data.RESIDENTIAL, grid.size(2 * half)), player.residences),
        (signs.house(data.PRESTIGE, grid.size(2 * half)), len(player.prestige)),
    )
    for i, (sprite, count) in enumerate(last):
        if count or not i:
            yield _count(grid, grid.at(i * _pitch(grid)[1], row), sprite, count, figures[count > 9], half)


def _spare(grid: _Grid) -> Point:
    """Returns where no goods nor houses lie, at the left end of the room there."""
    rows = _rows(grid)
    return grid.at(3 * 0.2, rows.people) if grid.broad else grid.at(2 * 0.32, rows.goods + rows.next)


def _moved(grid: _Grid, spaces: int) -> Part:
    """Returns the sign of the provost with how far he was moved."""
    (x, y), (half, size) = _spare(grid), (22, 48) if grid.broad else (18, 36)
    sign = Part(provost(grid.size(2 * half)), (x + grid.size(half), y))
    text = f"+{spaces}" if spaces > 0 else f"−{-spaces}" if spaces else "±0"
    return replace(sign, text=text, start=(x + grid.size(2 * half + 2), y), face=grid.font(size))


def _passed(grid: _Grid, says: str) -> Part:
    """Returns the slab of the bridge on which somebody stands."""
    (x, y), sign = _spare(grid), bridge.passed(says, grid.size(31 if grid.broad else 22))
    half = sign.image.width / 2 - bridge.AIR
    return Part(sign, (min(x + half, grid.box[2] - half - 5), y))


_AIR = 5
"""Between a sign and how many of it there are."""


def _count(grid: _Grid, at: Point, sprite: Sprite, count: int, size: int, half: int) -> Part:
    """Returns a sign, ``half`` of which lies to either side of its middle, and behind it how many of it there are."""
    x, y = at
    begin = (x + grid.size(2 * half + _AIR), y)
    return Part(sprite, (x + grid.size(half), y + 1), str(count), begin, grid.font(size))
