"""The last turn on the picture: ways of figures as arrows, canals outlined, and rims round what is new."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from math import dist

from PIL import Image

from render.core.boxes import corners
from render.core.canvas import Colour, Point, Polygon, Shadow, Sheet, Sprite, around
from render.core.fonts import BLACK, font
from render.core.grids import border
from render.core.labels import write
from render.core.palette import DARK, PALE, SeatLook, look_of
from render.core.pointers import bow, dots, road, strokes, towards
from render.core.scene import Marks
from render.core.turns import last_turns, strength
from render.mexica import palette
from render.mexica.layout import SIDE, centre, square
from rules.core.contract import Seat
from rules.mexica import data
from rules.mexica.view import events

_PITCH = 20.0
"""From one dot of a way to the next."""
_HIGH = 30
"""The height of a tab."""
_COIN = 12
"""The radius of a token on a tab."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn: who did it, where it ended, its number in the turn, the way there."""

    seat: Seat
    square: str = ""
    """Empty for what has no place on the board, such as taking a token."""
    number: int = 0
    way: tuple[str, ...] = ()
    jump: bool = False
    carried: bool = False
    """Whether a bridge went that way, and no figure."""
    token: str = ""
    """What happened to a token: ``+`` it was taken, ``-`` it was used."""
    tile: tuple[str, ...] = ()
    """The squares of a canal."""


def steps(marks: Marks) -> tuple[Step, ...]:
    """Returns the steps of each seat's last turn, numbered from 1."""
    return last_turns(marks.events, (events.TurnBegan,), _step)


def scored(marks: Marks) -> dict[Seat, int]:
    """Returns what a scoring in the last turn brought to each seat."""
    return {event.seat: event.points for event in marks.events if isinstance(event, events.HalfScored)}


def _step(event: events.Event) -> Step | None:
    match event:
        case events.CanalLaid():
            return Step(event.seat, event.squares[0], tile=event.squares)
        case events.BridgeMoved():
            return Step(event.seat, event.square, way=(event.start, event.square), jump=True, carried=True)
        case events.FigureMoved():
            return Step(event.seat, event.way[-1], way=event.way)
        case events.FigureJumped():
            return Step(event.seat, event.square, way=(event.start, event.square), jump=True)
        case events.FigurePlaced() | events.BridgeBuilt() | events.BuildingBuilt() | events.DistrictFounded():
            return Step(event.seat, event.square)
        case events.TokenTaken():
            return Step(event.seat, token="+")
        case events.TokenUsed():
            return Step(event.seat, token="-")
        case _:
            return None


def draw_ways(canvas: Image.Image, marks: Marks, things: Container[str] = ()) -> None:
    """Outlines canals and draws arrows, to lie under what stands; all but those of the latest turn are fainter.

    Of the figures only that of whoever moved last has its way: three ways across the island were a net over it. It
    begins with a ring, which goes round one of the ``things`` that stands there by now.
    """
    done = steps(marks)
    for step in done:
        share = strength(step.seat, done)
        if step.tile:
            tile = _tile(step.tile)
            road(canvas, [[*tile, tile[0]]], look_of(step.seat).colour, 4, share)
        if step.carried:
            _arrow(canvas, step, share)
    for step in _journeys(step for step in done if step.seat == done[-1].seat):
        radius = _ROUND if step.way[0] in things else _RING
        _ring(canvas, step, radius)
        _arrow(canvas, step, 1, radius + 5)


def _journeys(done: Iterable[Step]) -> list[Step]:
    """Returns the way of each figure as one: of several the last was not seen to go on from the others."""
    found: dict[Seat, Step] = {}
    for step in done:
        if len(step.way) > 1 and not step.carried:
            before = found.get(step.seat)
            joined = step if before is None else replace(step, way=(*before.way, *step.way[1:]))
            found[step.seat] = replace(joined, jump=step.jump and (before is None or before.jump))
    return [step for step in found.values() if step.way[0] != step.way[-1]]


_RING, _ROUND, _LANDED = 11, 26, 7
"""How large a ring is where a way begins, where something stands by now, and where a leap begins or ends on the way."""


def _ring(canvas: Image.Image, step: Step, radius: float) -> None:
    """Draws a ring where a figure stood: a filled one would be somebody's piece."""
    ring = around(radius, 20, 0, centre(step.way[0]))
    road(canvas, [[*ring, *ring[:2]]], look_of(step.seat).colour, 5)


def _tile(squares: tuple[str, ...]) -> Polygon:
    """Returns the outline of a canal, a little smaller than it is."""
    (left, top), (right, bottom), half = centre(squares[0]), centre(squares[-1]), SIDE / 2 - 7
    return corners((round(left - half), round(top - half), round(right + half), round(bottom + half)))


def _arrow(canvas: Image.Image, step: Step, strength: float, after: float = 0) -> None:
    """Draws an arrow along a way, so far after its start, dotted where nobody walks, as planks where a bridge was
    carried.

    Its head is open, for a filled one looks like a piece.
    """
    colour, legs = look_of(step.seat).colour, list(_legs(step))
    for at, (walked, squares) in enumerate(legs):
        spots = [centre(name) for name in squares]
        line = spots if walked else bow(spots[0], spots[-1], 0.14)
        if at == 0 and after:
            line = short_of(line[::-1], after)[::-1]
        if ends := at == len(legs) - 1:
            line = short_of(line, 28)
        head = [_chevron(line[-2], line[-1])] if ends else []
        if step.carried:
            strokes(canvas, [*_planks(line), *head], colour, 5, strength=strength)
        elif walked:
            road(canvas, [line, *head], colour, 5, strength)
        else:
            if head:
                road(canvas, head, colour, 5, strength)
            _dotted(canvas, [spot for spot, _ in _spaced(line)], colour, strength)
    leapt = {name for walked, squares in legs if not walked for name in squares}
    _landings(canvas, [name for name in step.way[1:-1] if name in leapt], colour, strength)


def _landings(canvas: Image.Image, squares: Iterable[str], colour: Colour, strength: float) -> None:
    """Draws small rings where a leap begins or ends on its way: which bridge that is was guessed of dots alone."""
    for name in squares:
        ring = around(_LANDED, 16, 0, centre(name))
        road(canvas, [[*ring, *ring[:2]]], colour, 4, strength)


def _dotted(canvas: Image.Image, spots: Sequence[Point], colour: Colour, strength: float) -> None:
    """Draws dots with a pale casing, as a road has: red ones were lost on sandstone."""
    dots(canvas, spots, PALE, 7, strength=strength)
    dots(canvas, spots, colour, 5.5, None, strength)


def _legs(step: Step) -> Iterator[tuple[bool, tuple[str, ...]]]:
    """Yields the parts of a way: what is walked in one go, and each leap from bridge to bridge or anywhere."""
    walked = step.way[:1]
    for start, end in pairwise(step.way):
        if end in data.NEAR[start] and not step.jump:
            walked = (*walked, end)
            continue
        if len(walked) > 1:
            yield True, walked
        yield False, (start, end)
        walked = (end,)
    if len(walked) > 1:
        yield True, walked


def _spaced(line: Sequence[Point]) -> list[tuple[Point, Point]]:
    """Returns points at equal distances along a line, each with one of the line behind it."""
    found, due = [], _PITCH
    for start, end in pairwise(line):
        long = dist(start, end)
        while due <= long:
            found.append((towards(start, end, due), start))
            due += _PITCH
        due -= long
    return found[:-1] or [(line[-1], line[-2])]


def _planks(line: Sequence[Point]) -> list[Sequence[Point]]:
    """Returns short lines across a line, like the planks of a bridge."""
    return [_across(spot, behind, 9) for spot, behind in _spaced(line)]


def _across(spot: Point, behind: Point, half: float) -> tuple[Point, Point]:
    """Returns the ends of a line through a point, at right angles to the way there."""
    x, y = towards(spot, behind, half)
    dx, dy = x - spot[0], y - spot[1]
    return ((spot[0] - dy, spot[1] + dx), (spot[0] + dy, spot[1] - dx))


def short_of(line: Sequence[Point], far: float) -> list[Point]:
    """Returns a line that ends so far before its end, going the way it went there."""
    kept = list(line)
    while len(kept) > 2 and (long := dist(kept[-2], kept[-1])) <= far:
        far -= long
        kept.pop()
    return [*kept[:-1], towards(kept[-1], kept[-2], far)]


def _chevron(start: Point, tip: Point) -> Sequence[Point]:
    back = towards(tip, start, 15)
    left, right = _across(back, start, 12)
    return (left, tip, right)


def token_tabs(marks: Marks, seat: Seat) -> list[Sprite]:
    """Returns tabs that say how many tokens a seat took in the last turn, and how many it used."""
    found = Counter(step.token for step in steps(marks) if step.seat == seat and step.token)
    return [token_tab(look_of(seat), token, count) for token, count in found.items()]


def new(marks: Marks) -> dict[Seat, set[str]]:
    """Returns by seat the squares on which something stands since its last turn."""
    found: dict[Seat, set[str]] = {}
    for step in steps(marks):
        if step.square and not step.way and not step.tile:
            found.setdefault(step.seat, set()).add(step.square)
    return found


def draw_rims(canvas: Image.Image, marks: Marks) -> None:
    """Draws a rim round what stands there since the last turns, one round neighbours of a seat together.

    A tab with a star at a corner did not tell of which of four squares it was.
    """
    for seat, squares in new(marks).items():
        for loop in border(square(name) for name in squares):
            road(canvas, [[*loop, loop[0]]], look_of(seat).colour, _RIM_WIDTH)


_RIM_WIDTH = 5
"""How broad the colour of a rim is."""


@cache
def token_tab(look: SeatLook, token: str, count: int) -> Sprite:
    """Returns such a tab with tokens that were taken, ``+``, or used, ``-``, and their number if that is not one."""
    text, face = f"×{count}" if count > 1 else "", font(28, BLACK)
    wide = face.getlength(text)
    half = _COIN + 4 + wide / 2
    sheet = _tab(look, half)
    _coin(sheet, _COIN + 4 - half, _COIN, token)
    sprite = sheet.sprite(Shadow(1, 2, 1.5, 0.5))
    write(sprite.image, (sprite.anchor[0] + _COIN + 1, sprite.anchor[1]), text, face, palette.INK, "mm")
    return sprite


@cache
def coin(token: str) -> Sprite:
    """Returns a token that was taken, ``+``, or used, ``-``, as on a tab but as large as it is told in words."""
    sheet = Sheet(4 * _COIN, 4 * _COIN)
    _coin(sheet, 0, 1.5 * _COIN, token)
    return sheet.sprite()


_LOW = _HIGH / 2 - 2.5
"""Half the height of a tab within its rim."""


def _tab(look: SeatLook, half: float) -> Sheet:
    """Returns the paper of a tab of half a width, its rim in a seat's colour."""
    sheet = Sheet(2 * round(half) + 20, _HIGH + 16)
    for grow, colour in ((2.5, DARK), (1.5, look.colour), (-1.5, palette.PAPER)):
        x, y = half + grow, _LOW + grow
        sheet.polygon([(-x, -y), (x, -y), (x, y), (-x, y)], colour)
    return sheet


def _coin(sheet: Sheet, x: float, radius: float, token: str) -> None:
    """Draws a token that was taken, in gold with a plus, or one that was used, hollow with a minus."""
    taken, arm = token == "+", radius / 2
    sheet.ellipse((x, 0), radius, radius, palette.GOLD if taken else palette.PAPER, palette.INK, radius / 6)
    for line in ([(x - arm, 0), (x + arm, 0)], [(x, -arm), (x, arm)])[: 1 + taken]:
        sheet.line(line, palette.INK, radius / 3)
