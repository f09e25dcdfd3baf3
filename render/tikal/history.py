"""The last turn on the board: ways of figures as arrows, every step with a numbered badge."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image

from render.core.canvas import Point
from render.core.palette import SEATS
from render.core.pointers import badge, bow, curve, dots, head, stroke
from render.core.scene import Marks
from render.tikal.layout import APOTHEM, RADIUS, centre, hexagon
from rules.core.contract import Seat
from rules.tikal import events


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the last turn: its number, who did it, where it ended and the way there."""

    number: int
    seat: Seat
    space: str
    way: tuple[str, ...] = ()
    secret: bool = False
    """Whether the way is a secret trail between camps."""
    tile: bool = False


def steps(marks: Marks) -> tuple[Step, ...]:
    """Returns the steps of the last turn that have a place on the board, numbered for each seat from 1."""
    return tuple(_numbered(marks))


def _numbered(marks: Marks) -> Iterator[Step]:
    counts: dict[Seat, int] = {}
    for event in marks.events:
        if (found := _step(event)) is not None:
            counts[found.seat] = counts.get(found.seat, 0) + 1
            yield Step(counts[found.seat], found.seat, found.space, found.way, found.secret, found.tile)


def _step(event: events.Event) -> Step | None:
    match event:
        case events.TilePlaced():
            return Step(0, event.seat, event.space, tile=True)
        case events.FiguresMoved():
            return Step(0, event.seat, event.way[-1], event.way)
        case events.FiguresTransferred():
            return Step(0, event.seat, event.target, (event.start, event.target), secret=True)
        case (
            events.FiguresDeployed()
            | events.TempleUncovered()
            | events.TreasureRecovered()
            | events.CampBuilt()
            | events.GuardPlaced()
        ):
            return Step(0, event.seat, event.space)
        case _:
            return None


def draw_ways(canvas: Image.Image, marks: Marks) -> None:
    """Draws the placed tile's outline and the arrows, to lie under everything that stands on the board."""
    done = steps(marks)
    for step in done:
        if step.tile:
            corners = hexagon(centre(step.space), RADIUS - 6)
            stroke(canvas, [*corners, corners[0]], SEATS[step.seat].colour, 5)
    for seat, way, secret in dict.fromkeys((step.seat, step.way, step.secret) for step in done if step.way):
        _arrow(canvas, seat, way, secret)


def _arrow(canvas: Image.Image, seat: Seat, way: tuple[str, ...], secret: bool) -> None:
    """Draws an arrow along a way, dotted for a secret trail; it leaves the first space and points into the last."""
    spots = [centre(name) for name in way]
    first, last = _towards(spots[0], spots[1], 34), _towards(spots[-1], spots[-2], 46)
    line = bow(first, last, 0.12) if secret else curve([first, *spots[1:-1], last])
    colour = SEATS[seat].colour
    if secret:
        dots(canvas, line[:-2], colour, 5)
    else:
        stroke(canvas, line[:-1], colour, 11)
    head(canvas, line[-2], last, colour, 26)


def _towards(start: Point, end: Point, far: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = (dx * dx + dy * dy) ** 0.5 or 1.0
    return (start[0] + dx / length * far, start[1] + dy / length * far)


def draw_badges(canvas: Image.Image, marks: Marks) -> None:
    """Puts the numbers of the steps on the spaces where they ended."""
    spots: dict[tuple[str, Seat], list[int]] = {}
    for step in steps(marks):
        spots.setdefault((step.space, step.seat), []).append(step.number)
    rows: dict[str, int] = {}
    for (space, seat), numbers in spots.items():
        x, y = centre(space)
        row = rows[space] = rows.get(space, -1) + 1
        badge(canvas, (x + 42, y - APOTHEM + 14 + 30 * row), _span(numbers), seat)


def _span(numbers: list[int]) -> str:
    """Returns numbers as short as they can be written: 1, 2–4."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return ",".join(str(a) if a == b else f"{a}–{b}" for a, b in runs)
