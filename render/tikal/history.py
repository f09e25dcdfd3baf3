"""The last turn on the picture: ways of figures as lines and arrows, signs of what else was done, and its price."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.core.canvas import Point, around
from render.core.palette import PALE, look_of
from render.core.pointers import Sign, bow, chevron, curve, dots, stroke, strokes_at, towards
from render.core.retold import ARROW
from render.core.scene import Marks
from render.core.turns import last_turns, strength
from render.tikal.layout import RADIUS, Site
from render.tikal.room import rooms
from rules.core.contract import Seat
from rules.tikal.view import View, events


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn: who did it, what it was, where it ended, its number in the turn, the way there."""

    seat: Seat
    sign: str
    """What was done: a key of `SIGNS`, or a transfer, which has that of a deployment."""
    space: str = ""
    """Empty for an exchange, which has no place on the board."""
    number: int = 0
    way: tuple[str, ...] = ()
    workers: int = 0
    leader: bool = False
    """The figures that came or went."""
    value: int = 0
    """Of a temple after a level of it was uncovered."""
    motif: str = ""
    """Of a treasure that was recovered."""
    swapped: frozenset[tuple[Seat, str]] = frozenset()
    """The motifs that changed hands, each with its new owner."""


def steps(marks: Marks) -> tuple[Step, ...]:
    """Returns the steps of each seat's last turn, numbered from 1."""
    return last_turns(marks.events, (events.TurnBegan, events.ScoringTurnBegan), _step)


def new_motifs(marks: Marks) -> set[tuple[Seat, str]]:
    """Returns which motifs have come to which seat, by digging or by an exchange."""
    found: set[tuple[Seat, str]] = set()
    for event in marks.events:
        match event:
            case events.TreasureRecovered():
                found.add((event.seat, event.motif))
            case events.TreasuresExchanged():
                found |= _swapped(event)
    return found


def exchanged(marks: Marks) -> dict[tuple[Seat, str], Seat]:
    """Returns for each motif that an exchange brought, and its new owner, who exchanged it."""
    return {swap: step.seat for step in steps(marks) for swap in step.swapped}


def paid(marks: Marks) -> tuple[Seat, int] | None:
    """Returns who won the latest auction and what was paid, None if it is still going on or brought no bid."""
    won = None
    for event in marks.events:
        match event:
            case events.AuctionWon():
                won = event.seat, event.bid
            case events.AuctionBegan() | events.TurnGiven():
                won = None
    return won


def _swapped(event: events.TreasuresExchanged) -> frozenset[tuple[Seat, str]]:
    taken = ((event.seat, motif) for motif in event.taken)
    given = ((event.other_seat, motif) for motif in event.given)
    return frozenset((*taken, *given))


def _step(event: events.Event) -> Step | None:
    match event:
        case events.TilePlaced():
            return Step(event.seat, "tile", event.space)
        case events.FiguresDeployed():
            return Step(event.seat, "deploy", event.space, workers=event.workers, leader=event.leader)
        case events.FiguresMoved():
            return Step(
                event.seat, "move", event.way[-1], way=event.way, workers=event.workers, leader=event.leader
            )  # fmt: skip
        case events.FiguresTransferred():
            way = (event.start, event.target)
            return Step(event.seat, "transfer", event.target, way=way, workers=event.workers, leader=event.leader)
        case events.TempleUncovered():
            return Step(event.seat, "uncover", event.space, value=event.value)
        case events.TreasureRecovered():
            return Step(event.seat, "recover", event.space, motif=event.motif)
        case events.TreasuresExchanged():
            return Step(event.seat, "exchange", swapped=_swapped(event))
        case events.CampBuilt():
            return Step(event.seat, "camp", event.space)
        case events.GuardPlaced():
            return Step(event.seat, "guard", event.space)
        case _:
            return None


SIGNS: dict[str, Sign] = {
    "tile": (((-4, -7), (4, -7), (8, 0), (4, 7), (-4, 7), (-8, 0), (-4, -7), (4, -7)),),
    "deploy": (((0, -8), (0, 2)), ((-6, -3), (0, 3), (6, -3)), ((-7, 8), (7, 8))),
    "move": ARROW,
    "uncover": (((-8, 7), (-8, 2), (-3, 2), (-3, -3), (2, -3), (2, -8), (8, -8)),),
    "recover": (((0, -8), (0, 1)), ((-5, 1), (5, 1), (4, 6), (0, 9), (-4, 6), (-5, 1)), ((-4, -8), (4, -8))),
    "exchange": (((-7, -4), (7, -4), (3, -8)), ((7, 4), (-7, 4), (-3, 8))),
    "camp": (((-8, 7), (0, -7), (8, 7)), ((-3, 7), (0, 1), (3, 7))),
    "guard": (((-6, -7), (6, -7), (6, 1), (0, 8), (-6, 1), (-6, -7), (6, -7)),),
}
"""The strokes of what was done: a tile, figures that come, a way, stairs, a spade, an exchange, a tent, a shield."""


def draw_ways(canvas: Image.Image, marks: Marks, site: Site) -> None:
    """Draws the placed tiles' outlines and the ways, to lie under everything that stands on the board.

    A way leads from the corner where the figures of its seat stood to that where they stand: beside them, it was not
    known whose it is.
    Of the ways only those of whoever moved last are drawn, the leader's boldest: more of them crossed and were lost
    under the pieces. The outlines of earlier turns are fainter.
    """
    done = steps(marks)
    for step in done:
        if step.sign == "tile":
            edge = site.hexagon((0, 0), RADIUS - 6)
            colour, strong = look_of(step.seat).colour, strength(step.seat, done)
            strokes_at(canvas, site.centre(step.space), [[*edge, edge[0]]], colour, 5, strength=strong)
    ways = (step for step in done if step.way and step.seat == done[-1].seat)
    for seat, way, sign, led in dict.fromkeys((step.seat, step.way, step.sign, step.leader) for step in ways):
        spots, angle = [site.centre(name) for name in way], site.corners[seat].angle
        start, end = (site.spot(spot, angle, led=led) for spot in (spots[0], spots[-1]))
        if sign == "transfer":
            _trail(canvas, seat, start, end)
        else:
            gates = [((x + a) / 2, (y + b) / 2) for (x, y), (a, b) in pairwise(spots)]
            stroke(canvas, curve([start, *gates, end]), look_of(seat).colour, 12 if led else 8)
        ring = around(_RING, 16, 0, start)
        stroke(canvas, [*ring, *ring[:2]], look_of(seat).colour, 6)


def _trail(canvas: Image.Image, seat: Seat, start: Point, end: Point) -> None:
    """Draws a secret trail: it is dotted and points at the figures where it ends, for no border does."""
    colour, line = look_of(seat).colour, bow(start, towards(end, start, _BEFORE), 0.12)
    dots(canvas, line[:-2], colour, 5)
    stroke(canvas, chevron(line[-2], line[-1], 20), colour, 10)


_RING = 10
"""The radius of the ring where figures stood: whoever is left there covers it."""
_BEFORE = 30
"""How far before the middle of figures the head of a trail ends: they cover what lies below them."""


def crossed(marks: Marks) -> dict[frozenset[str], tuple[Seat, str]]:
    """Returns the borders that figures of whoever moved last crossed, whose these were, and into which space: their
    ways lie under all that stands there."""
    done = steps(marks)
    moves = (step for step in done if step.sign == "move" and step.seat == done[-1].seat)
    return {frozenset((start, end)): (step.seat, end) for step in moves for start, end in pairwise(step.way)}


_SHOWN = ("tile", "move", "transfer")
"""What outlines, lines and arrows show; the order of all steps is told below the board."""
_SIGN: Point = (19.0, 19.0)
"""Half the size of a sign."""


def draw_signs(canvas: Image.Image, marks: Marks, view: View, site: Site) -> None:
    """Puts signs of what was done in the last turn into the spaces where that was.

    They cover nothing that stands there: those for which there is no room are left out. Those of the turns before, of
    three seats, crowded the spaces in which figures and costs are read; the strip tells them.
    """
    done = steps(marks)
    signs = dict.fromkeys((step.space, step.sign) for step in done if step.space and step.seat == done[-1].seat)
    free = rooms(view, {space for space, _ in signs}, crossed(marks), site)
    for space, sign in signs:
        if sign not in _SHOWN and (at := free[space].take(_SIGN)) is not None:
            draw_sign(canvas, at, sign, done[-1].seat)


def draw_sign(canvas: Image.Image, at: Point, sign: str, seat: Seat) -> None:
    """Draws a sign of what a seat did, as strokes: on a plate in its colour it would be a piece."""
    lines = [[(_LARGER * x, _LARGER * y) for x, y in line] for line in SIGNS[sign]]
    strokes_at(canvas, at, lines, look_of(seat).colour, 5, PALE)


_LARGER = 1.5
"""How many times larger signs on the board are than in the key."""
