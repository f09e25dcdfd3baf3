"""The last turn on the picture: ways of figures as arrows, every step with a numbered badge, and its price."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from PIL import Image

from render.core.palette import look_of
from render.core.pointers import Sign, badge, bow, chevron, curve, dots, outline, stroke, strokes, towards
from render.core.scene import Marks
from render.core.turns import grouped, last_turns, span, strength
from render.tikal.figures import taken
from render.tikal.layout import RADIUS, centre, hexagon
from rules.core.contract import Seat
from rules.tikal.view import SpaceView, View, events


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn: who did it, what it was, where it ended, its number in the turn, the way there."""

    seat: Seat
    sign: str
    """What was done: a key of `SIGNS`."""
    space: str = ""
    """Empty for an exchange, which has no place on the board."""
    number: int = 0
    way: tuple[str, ...] = ()
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
    """Returns for each motif and its new owner who exchanged it, and in which steps of the turn."""
    found: dict[tuple[Seat, str], tuple[Seat, list[int]]] = {}
    for step in steps(marks):
        for swap in step.swapped:
            seat, numbers = found.get(swap, (step.seat, []))
            found[swap] = step.seat, [*(numbers if seat == step.seat else []), step.number]
    return {swap: (seat, span(numbers)) for swap, (seat, numbers) in found.items()}


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
            return Step(event.seat, "deploy", event.space)
        case events.FiguresMoved():
            return Step(event.seat, "move", event.way[-1], way=event.way)
        case events.FiguresTransferred():
            return Step(event.seat, "transfer", event.target, way=(event.start, event.target))
        case events.TempleUncovered():
            return Step(event.seat, "uncover", event.space)
        case events.TreasureRecovered():
            return Step(event.seat, "recover", event.space)
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
    "move": (((-8, 0), (6, 0)), ((1, -6), (7, 0), (1, 6))),
    "transfer": (((-6, -6), (0, 0), (-6, 6)), ((1, -6), (7, 0), (1, 6))),
    "uncover": (((-8, 7), (-8, 2), (-3, 2), (-3, -3), (2, -3), (2, -8), (8, -8)),),
    "recover": (((0, -8), (0, 1)), ((-5, 1), (5, 1), (4, 6), (0, 9), (-4, 6), (-5, 1)), ((-4, -8), (4, -8))),
    "exchange": (((-7, -4), (7, -4), (3, -8)), ((7, 4), (-7, 4), (-3, 8))),
    "camp": (((-8, 7), (0, -7), (8, 7)), ((-3, 7), (0, 1), (3, 7))),
    "guard": (((-6, -7), (6, -7), (6, 1), (0, 8), (-6, 1), (-6, -7), (6, -7)),),
}
"""The strokes of what was done: a tile, figures on the ground, a way, a secret trail, stairs, a spade, an exchange, a
tent, a shield."""


def draw_ways(canvas: Image.Image, marks: Marks) -> None:
    """Draws the placed tiles' outlines and the arrows, to lie under everything that stands on the board.

    The turn of whoever moved last is drawn in full strength, earlier ones fainter.
    """
    done = steps(marks)
    for step in done:
        if step.sign == "tile":
            edge = hexagon(centre(step.space), RADIUS - 6)
            outline(canvas, edge, look_of(step.seat).colour, 5, strength=strength(step.seat, done))
    for seat, way, sign in dict.fromkeys((step.seat, step.way, step.sign) for step in done if step.way):
        _arrow(canvas, seat, way, secret=sign == "transfer", strength=strength(seat, done))


def _arrow(canvas: Image.Image, seat: Seat, way: tuple[str, ...], *, secret: bool, strength: float) -> None:
    """Draws an arrow along a way, dotted for a secret trail; it leaves the first space and points into the last."""
    spots = [centre(name) for name in way]
    first, last = towards(spots[0], spots[1], 34), towards(spots[-1], spots[-2], 46)
    line = bow(first, last, 0.12) if secret else curve([first, *spots[1:-1], last])
    colour, head = look_of(seat).colour, chevron(line[-2], last, 20)
    if secret:
        dots(canvas, line[:-2], colour, 5, strength=strength)
        stroke(canvas, head, colour, 10, strength=strength)
    else:
        strokes(canvas, [line, head], colour, 10, strength=strength)


def crossed(marks: Marks) -> dict[frozenset[str], Seat]:
    """Returns the borders that figures crossed and whose these were: their ways lie under all that stands there."""
    moves = (step for step in steps(marks) if step.sign == "move")
    return {frozenset(border): step.seat for step in moves for border in pairwise(step.way)}


_BADGES = ((300, (58, -48)), (60, (59, 52)), (120, (-5, 52)), (180, (-32, 0)), (0, (86, -14)), (0, (86, 17)))
"""Where the right edges of a space's badges lie, from its middle, and in which corner of it that is: within it, and
clear of what its borders cost; the last ones reach over the end of a flag."""


def draw_badges(canvas: Image.Image, marks: Marks, view: View) -> None:
    """Puts the numbers of the steps into the spaces where they ended, with signs of what was done there.

    They hide no figures: where there is no room for all, those of the latest steps are left, with the latest number.
    """
    spaces = {space.name: space for space in view.spaces}
    placed = (step for step in steps(marks) if step.space)
    for name, there in grouped(placed, lambda step: step.space).items():
        (x, y), crowded = centre(name), taken(spaces[name])
        free = [(corner, at) for corner, at in _BADGES if corner not in crowded]
        done = [*grouped(there, lambda step: (step.seat, step.sign)).items()][-len(free) :]
        for (corner, (dx, dy)), ((seat, sign), alike) in zip(free, done, strict=False):
            numbers = [step.number for step in alike] if _broad(corner, spaces[name]) else [alike[-1].number]
            badge(canvas, (x + dx, y + dy), span(numbers), seat, SIGNS[sign], "rm")


def _broad(corner: int, space: SpaceView) -> bool:
    """Says whether a badge with several numbers fits in a corner: it covers neither a figure nor a mark on a flag."""
    if corner == 300:
        return space.holder is None or space.guard is not None
    return corner == 60 and 120 not in taken(space)
