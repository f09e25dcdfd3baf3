"""The last turn on the picture: ways of figures as arrows, every step with a numbered badge, and its price."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import Point
from render.core.labels import runs
from render.core.palette import look_of
from render.core.pointers import badge, bow, curve, dots, head, outline, stroke
from render.core.scene import Marks
from render.core.turns import last_turns
from render.tikal.layout import APOTHEM, RADIUS, centre, hexagon
from rules.core.contract import Seat
from rules.tikal import events


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn: who did it, where it ended, its number in the turn, the way there."""

    seat: Seat
    space: str = ""
    """Empty for an exchange, which has no place on the board."""
    number: int = 0
    way: tuple[str, ...] = ()
    secret: bool = False
    """Whether the way is a secret trail between camps."""
    tile: bool = False
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


def exchange_badges(marks: Marks) -> dict[tuple[Seat, str], tuple[Seat, str]]:
    """Returns for each motif and its new owner who exchanged it, and in which steps of his turn."""
    found: dict[tuple[Seat, str], tuple[Seat, list[int]]] = {}
    for step in steps(marks):
        for swap in step.swapped:
            seat, numbers = found.get(swap, (step.seat, []))
            found[swap] = step.seat, [*(numbers if seat == step.seat else []), step.number]
    return {swap: (seat, _span(numbers)) for swap, (seat, numbers) in found.items()}


def paid(marks: Marks) -> tuple[Seat, int] | None:
    """Returns who won the latest auction and what he paid, None if it is still going on or brought no bid."""
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
            return Step(event.seat, event.space, tile=True)
        case events.FiguresMoved():
            return Step(event.seat, event.way[-1], way=event.way)
        case events.FiguresTransferred():
            return Step(event.seat, event.target, way=(event.start, event.target), secret=True)
        case events.TreasuresExchanged():
            return Step(event.seat, swapped=_swapped(event))
        case (
            events.FiguresDeployed()
            | events.TempleUncovered()
            | events.TreasureRecovered()
            | events.CampBuilt()
            | events.GuardPlaced()
        ):
            return Step(event.seat, event.space)
        case _:
            return None


def draw_ways(canvas: Image.Image, marks: Marks) -> None:
    """Draws the placed tiles' outlines and the arrows, to lie under everything that stands on the board.

    The turn of whoever moved last is drawn in full strength, earlier ones fainter.
    """
    done = steps(marks)
    for step in done:
        if step.tile:
            edge = hexagon(centre(step.space), RADIUS - 6)
            outline(canvas, edge, look_of(step.seat).colour, 5, strength=_strength(step.seat, done))
    for seat, way, secret in dict.fromkeys((step.seat, step.way, step.secret) for step in done if step.way):
        _arrow(canvas, seat, way, secret, _strength(seat, done))


def _strength(seat: Seat, done: tuple[Step, ...]) -> float:
    return 1.0 if seat == done[-1].seat else 0.6


def _arrow(canvas: Image.Image, seat: Seat, way: tuple[str, ...], secret: bool, strength: float) -> None:
    """Draws an arrow along a way, dotted for a secret trail; it leaves the first space and points into the last."""
    spots = [centre(name) for name in way]
    first, last = _towards(spots[0], spots[1], 34), _towards(spots[-1], spots[-2], 46)
    line = bow(first, last, 0.12) if secret else curve([first, *spots[1:-1], last])
    colour = look_of(seat).colour
    if secret:
        dots(canvas, line[:-2], colour, 5, strength=strength)
    else:
        stroke(canvas, line[:-1], colour, 11, strength=strength)
    head(canvas, line[-2], last, colour, 26, strength=strength)


def _towards(start: Point, end: Point, far: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return (start[0] + dx / length * far, start[1] + dy / length * far)


def draw_badges(canvas: Image.Image, marks: Marks) -> None:
    """Puts the numbers of the steps on the spaces where they ended."""
    spots: dict[tuple[str, Seat], list[int]] = {}
    for step in steps(marks):
        if step.space:
            spots.setdefault((step.space, step.seat), []).append(step.number)
    rows: dict[str, int] = {}
    for (space, seat), numbers in spots.items():
        x, y = centre(space)
        row = rows[space] = rows.get(space, -1) + 1
        badge(canvas, (x + 51, y - APOTHEM + 5 + 30 * row), _span(numbers), seat)


def _span(numbers: list[int]) -> str:
    """Returns numbers as short as they can be written: 1, 2–4."""
    return ",".join(runs(numbers, 2))
