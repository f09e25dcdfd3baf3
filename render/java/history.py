"""The last turn on the picture: tiles outlined, ways of developers as arrows, and every step with a numbered tag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.core import fonts
from render.core.boxes import Box, middle
from render.core.canvas import Point
from render.core.grids import border
from render.core.labels import write
from render.core.palette import DARK, PALE, SeatLook, look_of
from render.core.pointers import chevron, curve, outline, strokes
from render.core.scene import Marks
from render.core.turns import grouped, last_turns, span, strength
from render.java import supplies
from render.java.layout import centre, space
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import View, events


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn: who did it, where, what it was, and its number in the turn."""

    seat: Seat
    place: str
    """The space where it ended, or the card that was taken: ``open`` or ``pile``."""
    sign: str
    """What was done: a key of `_SIGNS`."""
    number: int = 0
    way: tuple[str, ...] = ()
    tile: tuple[str, ...] = ()
    """The spaces of a tile that was laid."""
    outside: str = ""
    """The border over which a developer came or left."""


def steps(marks: Marks) -> tuple[Step, ...]:
    """Returns the steps of each seat's last turn, numbered from 1."""
    return last_turns(marks.events, (events.TurnBegan,), _step)


def _step(event: events.Event) -> Step | None:
    match event:
        case events.LandPlaced():
            return Step(event.seat, event.spaces[0], "land", tile=event.spaces)
        case events.WaterPlaced():
            return Step(event.seat, event.space, "water", tile=(event.space,))
        case events.DeveloperEntered():
            return Step(event.seat, event.space, "way", way=event.way, outside=event.border)
        case events.DeveloperMoved():
            return Step(event.seat, event.target, "way", way=event.way)
        case events.DeveloperLeft():
            return Step(event.seat, event.space, "away", way=event.way, outside=event.border)
        case events.PalaceBuilt() | events.PalaceEnlarged():
            return Step(event.seat, event.space, "palace")
        case events.FestivalBegan():
            return Step(event.seat, event.space, "festival")
        case events.CardTaken():
            return Step(event.seat, "pile" if event.drawn else "open", "card")
        case _:
            return None


def begun(view: View, marks: Marks) -> bool:
    """Says whether the seat for whose eyes a picture is has begun its turn: what others did has been seen by then."""
    own = view.phase == "turn" and marks.seat is not None and marks.seat == view.active
    return own and (view.acted or bool(marks.chosen))


def draw_ways(canvas: Image.Image, marks: Marks, view: View) -> None:
    """Draws the outlines of laid tiles and the arrows, to lie under everything that stands on the board."""
    done = steps(marks)
    for step in done:
        for area in border(space(name) for name in step.tile):
            outline(canvas, area, look_of(step.seat).colour, 5, look_of(step.seat).rim, strength(step.seat, done))
    for step in done:
        spots = [centre(name) for name in _route(step, view)]
        if len(spots) > 1:
            _arrow(canvas, step.seat, spots, strength(step.seat, done))


def _route(step: Step, view: View) -> tuple[str, ...]:
    """Returns the way of a developer with the bare border space from which it came or to which it went."""
    if not step.outside or not step.way:
        return step.way
    board = data.BOARDS[view.map]
    end = step.way[-1] if step.sign == "away" else step.way[0]
    near = [view.spaces[to] for to in board.outside[board.index[end]]]
    beyond = [space.name for space in near if space.kind == step.outside and not space.level]
    return (*step.way, *beyond[:1]) if step.sign == "away" else (*beyond[:1], *step.way)


def _arrow(canvas: Image.Image, seat: Seat, spots: Sequence[Point], strength: float) -> None:
    """Draws an arrow along a way, with an open chevron for its head: a filled one would look like a piece."""
    look, heads = look_of(seat), [_head(start, end) for start, end in pairwise(spots)]
    strokes(canvas, [curve(spots), *heads], look.colour, 7, look.rim, strength)


def _head(start: Point, end: Point) -> list[Point]:
    """Returns a chevron on the edge between two neighbouring spaces."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    far = 0.5 + 3 / (dx * dx + dy * dy) ** 0.5
    return chevron(start, (start[0] + far * dx, start[1] + far * dy), 12)


def draw_tags(canvas: Image.Image, marks: Marks, palaces: Collection[str] = ()) -> None:
    """Puts a tag for each step on the space where it ended, beside what stands there, and on the card that was taken.

    ``palaces`` are the spaces on which one stands, which is broader than anything else.
    """
    cards = dict(supplies.card_boxes())
    for place, there in _there(marks).items():
        if place in cards:
            x, y = middle(cards[place])
            for (text, sign, seat), dy in zip(_tags(there), _ON_CARD, strict=False):
                tag(canvas, (x, y + dy), text, sign, seat)
        else:
            x, y = centre(place)
            if place not in palaces:
                text, _, seat = _tags(there)[-1]
                _plain(canvas, (x, y + _BELOW), text, seat)
                continue
            for (text, sign, seat), dx in zip(_tags(there)[-len(_BESIDE) :], _BESIDE, strict=False):
                _upright(canvas, (x + dx, y), text, sign, seat)


_BELOW = 28
"""How far below the middle of a space its tag lies: in the lowest corner, where it covers nothing."""
_BESIDE = (-32, 32)
"""Where the tags of a palace lie, which fills its space: one on each side."""
_ON_CARD = (-86, -59, -32, -5)
"""Where the tags of the cards lie, above the number of the pile; one for each seat."""


def _there(marks: Marks) -> dict[str, list[Step]]:
    """Returns the steps of each place that gets tags; a tile has its tag where the fewest others are."""
    found: dict[str, list[Step]] = {}
    done = steps(marks)
    ended = Counter(step.place for step in done if not step.tile)
    for step in done:
        place = min(step.tile, key=ended.__getitem__, default=step.place)
        found.setdefault(place, []).append(step)
    return found


def _tags(there: Sequence[Step]) -> list[tuple[str, str, Seat]]:
    """Returns the tags of a place: the steps' numbers, what they were, and whose.

    Each seat has one, for what it did last: a second one would cover what stands there.
    """
    tags = list(grouped(there, lambda step: (step.seat, step.sign)).values())
    if len(tags) > len({step.seat for step in there}):
        tags = [steps[-1:] for steps in grouped(there, lambda step: step.seat).values()]
    return [(span(step.number for step in one), one[0].sign, one[0].seat) for one in tags]


_HEXAGON = ((-6, -3), (0, -7), (6, -3), (6, 3), (0, 7), (-6, 3), (-6, -3), (0, -7))
_SIGNS: dict[str, tuple[tuple[Point, ...], ...]] = {
    "land": (_HEXAGON, *(((-5, y), (5, y)) for y in (-3, 0, 3))),
    "water": (((-7, -3), (-3, -6), (1, -3), (5, -6)), ((-7, 4), (-3, 1), (1, 4), (5, 1))),
    "way": (((-4, -6), (4, 0), (-4, 6)),),
    "away": (((-5, -5), (5, 5)), ((-5, 5), (5, -5))),
    "palace": (((-7, 0), (0, -7), (7, 0)), ((-5, 0), (-5, 7), (5, 7), (5, 0))),
    "festival": (((-6, -6), (-6, 2), (0, 7), (6, 2), (6, -6)), ((-3, -2), (-2, -2)), ((3, -2), (4, -2))),
    "card": (((-4, -7), (4, -7), (4, 7), (-4, 7), (-4, -7), (4, -7)),),
}
"""The strokes of what was done: a tile, which is filled, water, a way, a way out, a palace, a mask, a card."""


def tag(canvas: Image.Image, at: Point, text: str, sign: str, seat: Seat) -> None:
    """Puts a tag in a seat's colour: what was done, and which steps of the last turn it was."""
    look, face = look_of(seat), fonts.font(24, fonts.BLACK)
    wide = face.getlength(text) + 22
    left, top = at[0] - wide / 2 - 3, at[1] - 12
    box = (round(left), round(top), round(left + wide + 6), round(top + 24))
    _plate(canvas, box, look, (4, 2))
    lines = [[(box[0] + 11 + x, at[1] + y) for x, y in line] for line in _SIGNS[sign]]
    strokes(canvas, lines, look.ink, 2.6, None)
    write(canvas, (box[0] + 22, at[1] + 1), text, face, look.ink)


def _upright(canvas: Image.Image, at: Point, text: str, sign: str, seat: Seat) -> None:
    """Puts such a tag upright, with the sign above the number."""
    look, face = look_of(seat), fonts.font(22, fonts.BLACK)
    half = max(10, round(face.getlength(text) / 2) + 2)
    x, y = round(at[0]), round(at[1])
    _plate(canvas, (x - half, y - 18, x + half, y + 18), look, (3, 1))
    strokes(canvas, [[(x + dx, y - 9 + dy) for dx, dy in line] for line in _SIGNS[sign]], look.ink, 2.4, None)
    write(canvas, (x, y + 9), text, face, look.ink, "mm")


def _plain(canvas: Image.Image, at: Point, text: str, seat: Seat) -> None:
    """Puts a small tag with the number alone: what was done there is seen by the outline or the arrow beside it."""
    look, face = look_of(seat), fonts.font(22, fonts.BLACK)
    half = max(8, round(face.getlength(text) / 2) + 1)
    x, y = round(at[0]), round(at[1])
    _plate(canvas, (x - half, y - 8, x + half, y + 8), look, (2, 1))
    write(canvas, (x, y), text, face, look.ink, "mm")


def _plate(canvas: Image.Image, box: Box, look: SeatLook, edges: tuple[int, int]) -> None:
    """Fills a box in a seat's colour, with an edge that stands out from it and one that stands out from the ground."""
    outer, inner = edges
    for grow, fill in ((outer, DARK if look.ink == PALE else PALE), (inner, look.ink), (0, look.colour)):
        canvas.paste(fill, (box[0] - grow, box[1] - grow, box[2] + grow, box[3] + grow))
