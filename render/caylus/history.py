"""The last turns on the picture: where workers were placed and houses built, and how the provost went."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise

from PIL import Image

from render.caylus import castle, palette
from render.caylus.layout import ahead, bends, house, row_of
from render.caylus.people import provost
from render.caylus.special import SIZE, box_of
from render.core import fonts
from render.core.canvas import Point, Shadow, Sheet, Sprite
from render.core.labels import figure
from render.core.palette import SeatLook, look_of
from render.core.pointers import stroke
from render.core.scene import Marks
from rules.caylus import data
from rules.caylus.view import View, events
from rules.core.contract import Seat


@dataclass(frozen=True, slots=True)
class Step:
    """Something that was done on the board: who did it, where, and as the how many-th since the round began."""

    seat: Seat
    place: str
    """A special place, a space of the road, or a section of the castle."""
    number: int = 0
    worker: bool = False
    """Whether a worker came there."""


def steps(marks: Marks) -> tuple[Step, ...]:
    """Returns what was put on the board, numbered in the order in which it was; a new round begins anew."""
    found: list[Step] = []
    for event in marks.events:
        if isinstance(event, events.RoundBegan):
            found.clear()
        else:
            found += (replace(step, number=len(found) + 1) for step in _steps(event))
    return tuple(found)


def _steps(event: events.Event) -> Iterator[Step]:
    match event:
        case events.WorkerPlaced() | events.WorkerSent():
            yield Step(event.seat, event.place, worker=True)
        case events.TileBuilt() | events.ResidenceBuilt():
            yield Step(event.seat, str(event.space))
        case events.CastleBuilt():
            yield from (Step(event.seat, section) for section in dict.fromkeys(event.sections))


def ways(marks: Marks) -> tuple[tuple[Seat, int, int], ...]:
    """Returns how the provost was moved in this round: by whom, from where, where to."""
    found: list[tuple[Seat, int, int]] = []
    for event in marks.events:
        match event:
            case events.RoundBegan():
                found.clear()
            case events.ProvostMoved() if event.start != event.space:
                found.append((event.seat, event.start, event.space))
            case _:
                pass
    return tuple(found)


def moved_by(marks: Marks) -> dict[Seat, int]:
    """Returns by how many spaces each seat has moved the provost in this round in all, backwards less than none.

    Who has not been asked yet is not among them.
    """
    found: Counter[Seat] = Counter()
    for event in marks.events:
        match event:
            case events.RoundBegan():
                found.clear()
            case events.ProvostMoved():
                found[event.seat] += event.space - event.start
            case events.ProvostLeft():
                found[event.seat] += 0
            case _:
                pass
    return dict(found)


def favoured(marks: Marks) -> frozenset[tuple[Seat, str]]:
    """Returns who has used a favour on which line since the round began."""
    found: set[tuple[Seat, str]] = set()
    for event in marks.events:
        match event:
            case events.RoundBegan():
                found.clear()
            case events.LineUsed():
                found.add((event.seat, event.line))
            case _:
                pass
    return frozenset(found)


def draw_ways(canvas: Image.Image, marks: Marks) -> None:
    """Draws the ways of the provost along the road, to lie under him, side by side with open heads, and him pale where
    he stood before the first of them."""
    found = ways(marks)
    for _, start, _ in found[:1]:
        provost(_TRACE).faded(_STOOD).stamp(canvas, ahead(start))
    for at, (seat, start, end) in enumerate(found):
        aside = 7 * (at - (len(found) - 1) / 2)
        line = [(x, y + aside) for x, y in _along(start, end)]
        colour = look_of(seat).colour
        stroke(canvas, line, colour, 5)
        (before, _), (x, y) = line[-2:]
        back = 12 if before > x else -12
        stroke(canvas, [(x + back, y - 10), (x, y), (x + back, y + 10)], colour, 5)


def _along(start: int, end: int) -> list[Point]:
    """Returns the middle line of the road from a space to another one, backwards if need be."""
    if start > end:
        return _along(end, start)[::-1]
    line: list[Point] = [ahead(start)]
    for before, after in pairwise(range(start, end + 1)):
        if row_of(before) != row_of(after):
            above, under, aside = bends()[row_of(after)]
            line += [(aside, above[1]), (aside, under[1])]
        line.append(ahead(after))
    return line


_TRACE, _STOOD = 32, 0.55
"""How large the provost is where he stands no more, and how much is seen of him."""
_CASTLE = (data.CASTLE, *data.SECTIONS)
_SHOWN = 3
"""How many tags have room on a place."""


def draw_tags(canvas: Image.Image, view: View, marks: Marks) -> None:
    """Puts the numbers of the steps on the places where they were done, the latest outermost.

    A worker who has gone home leaves none behind.
    """
    taken: Counter[str] = Counter()
    for step in reversed(steps(marks)):
        if step.worker and step.seat not in workers_on(view, step.place):
            continue
        at = _in_castle(view, step) if step.place in _CASTLE else _on_house(step.place, taken[step.place])
        taken[step.place] += 1
        if at is not None:
            tag(look_of(step.seat), step.number).stamp(canvas, at)


def workers_on(view: View, place: str) -> tuple[Seat, ...]:
    """Returns whose workers stand on a place."""
    if place.isdecimal():
        worker = view.spaces[int(place) - 1].worker
        return () if worker is None else (worker,)
    (there,) = (seen.workers for seen in view.places if seen.id == place)
    return there


def _in_castle(view: View, step: Step) -> Point | None:
    """Returns a point above a worker in the courtyard, or above the last part that a seat has put up."""
    if step.place == data.CASTLE:
        x, y = castle.queue(workers_on(view, data.CASTLE).index(step.seat) + 1)
        return (x, y - 33)
    at = data.SECTIONS.index(step.place)
    if step.seat not in view.sections[at].parts:
        return None
    x, y = castle.latest(view, at, step.seat)
    return (x + 17, y - 30)


def _on_house(place: str, before: int) -> Point | None:
    """Returns a point on the roof of a house, beside the tags that are there already, if there is room."""
    if before >= _SHOWN:
        return None
    _, top, right, _ = house(int(place)) if place.isdecimal() else box_of(place)
    return (right - 19 - 35 * before, top + SIZE.eaves - 10)


@lru_cache(maxsize=64)
def tag(look: SeatLook, number: int) -> Sprite:
    """Returns a tag in a seat's colour with the number of a step; its corner is cut, no piece looks like it."""
    sheet = Sheet(56, 46)
    wide, high = 13 if number < 10 else 18, 14
    line = [(-wide, -high), (wide - 7, -high), (wide, 7 - high), (wide, high), (-wide, high)]
    sheet.polygon(line, palette.INK, palette.INK, 6.4)
    sheet.polygon(line, look.colour, palette.HALO, 3)
    sprite = sheet.sprite(Shadow(2, 3, 2, 0.6))
    figure(sprite.image, sprite.anchor, number, fonts.font(30, fonts.BLACK), look.ink)
    return sprite
