"""The last turns on the chart: ships that came or sailed on, numbered in their order."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.core.canvas import Point
from render.core.palette import look_of
from render.core.pointers import Sign, badge, bow, chevron, strokes
from render.core.scene import Marks
from render.magellan.layout import Site
from rules.core.contract import Seat
from rules.magellan import data
from rules.magellan.view import View, events


@dataclass(frozen=True, slots=True)
class Step:
    """A ship that came to a field: whose, which, where, and its number among all steps."""

    seat: Seat
    explorer: str
    ship: int
    field: int
    number: int


def steps(marks: Marks) -> tuple[Step, ...]:
    """Returns the ships that came to a field, numbered from 1 in the order in which they came."""
    moved = [event for event in marks.events if isinstance(event, events.ShipPlaced | events.ShipAdvanced)]
    return tuple(
        Step(event.seat, event.explorer, event.number, getattr(event, "field", 1), number)
        for number, event in enumerate(moved, 1)
    )


def draw_ways(canvas: Image.Image, view: View, marks: Marks, site: Site) -> None:
    """Draws an arrow under the ships for each that sailed on, the latest one strongest."""
    done = steps(marks)
    for step in done:
        at = data.EXPLORERS.index(step.explorer)
        place = _berth(view, step, site)
        if step.field == 1 or place is None:
            continue
        before, after = (site.bay(at, phase, view.numbers.cards[phase - 1]) for phase in (step.field - 1, step.field))
        start, tip = (before[2] - 40, place[1] + 12), (after[0] + 12, place[1] + 12)
        line = bow(start, tip, -0.12)
        strength = 1.0 if step is done[-1] else 0.65
        strokes(canvas, [line, chevron(line[-3], tip, 15)], look_of(step.seat).colour, 9, strength=strength)


_CAME: Sign = (((0, -8), (0, 7)), ((-4, -4), (4, -4)), ((-8, 1), (-5, 6), (0, 8), (5, 6), (8, 1)))
_SAILED: Sign = (((-8, 0), (6, 0)), ((1, -6), (7, 0), (1, 6)))
"""An anchor for a ship that came to the chart, an arrow for one that sailed on."""


def draw_badges(canvas: Image.Image, view: View, marks: Marks, site: Site) -> None:
    """Puts the number of its step on each ship that came to a field."""
    for step in steps(marks):
        if (place := _berth(view, step, site)) is not None:
            tag(canvas, (place[0], place[1] + 21), step)


def tag(canvas: Image.Image, at: Point, step: Step, anchor: str = "mm") -> None:
    """Puts the number of a step on a place, on the colour of its seat, with a sign of what the ship did."""
    badge(canvas, at, str(step.number), step.seat, _CAME if step.field == 1 else _SAILED, anchor)


def _berth(view: View, step: Step, site: Site) -> tuple[float, float] | None:
    """Returns where the ship lies, None if it has sailed on since."""
    at = data.EXPLORERS.index(step.explorer)
    field = view.explorers[at].fields[step.field - 1]
    for ship, spot in zip(field.ships, site.berths(at, step.field, field.capacity), strict=False):
        if (ship.seat, ship.number) == (step.seat, step.ship):
            return spot
    return None
