"""The last turn on the picture: what was laid and built outlined, ways of developers as roads, cards with tags."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import cos, hypot, radians, sin

from PIL import Image

from render.core import fonts
from render.core.boxes import middle
from render.core.canvas import Point, around
from render.core.grids import border
from render.core.labels import write
from render.core.palette import DARK, PALE, look_of
from render.core.pointers import chevron, road
from render.core.scene import Marks
from render.core.turns import grouped, last_turns, strength
from render.java import supplies, terraces
from render.java.layout import APOTHEM, Site
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import View, events

_BROAD, _SLIM = 9.0, 5.0
"""How broad the colour is of what was laid or built, and of a way: where both met they were read as one."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a turn: who did it, where, what it was, and its number in the turn."""

    seat: Seat
    place: str
    """The space where it ended, or the card that was taken: ``open`` or ``pile``."""
    sign: str
    """What was done: ``land``, ``water``, ``way``, ``away``, ``palace``, ``festival`` or ``card``."""
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


def touched(marks: Marks) -> set[str]:
    """Returns the spaces where the last turns did something: what was laid or built, and where ways begin and end."""
    return {name for step in steps(marks) for name in (step.place, *step.tile, *step.way[:1])}


def begun(view: View, marks: Marks) -> bool:
    """Says whether the seat for whose eyes a picture is has begun its turn: what others did has been seen by then."""
    own = view.phase == "turn" and marks.seat is not None and marks.seat == view.active
    return own and (view.acted or bool(marks.chosen))


def draw_areas(canvas: Image.Image, marks: Marks, site: Site) -> None:
    """Outlines what was laid, and palaces that were built, enlarged or gave a festival; it lies under all pieces."""
    done = steps(marks)
    for step in done:
        area = (step.place,) if step.sign in ("palace", "festival") else step.tile
        for line in border(site.space(name) for name in area):
            road(canvas, [[*line, line[0]]], look_of(step.seat).colour, _BROAD, strength(step.seat, done))


def draw_ways(canvas: Image.Image, marks: Marks, view: View, site: Site) -> None:
    """Draws the ways that developers went as roads, from a ring where each stood; they lie under pieces and names."""
    taken = {site.centre(one.name): one for one in view.spaces if one.developer is not None}
    for step, edges, share in _ways(marks, view, site):
        x, y = edges[0][0]
        aside, below, ring = *_BEFORE, _RING
        if (there := taken.get((x, y))) is not None:
            aside, below, ring = *terraces.where_stands(there, site, True), terraces.half_of(there) + _ROUND
        start = (x + aside, y + below)
        way = [_circle(start, ring), [start, *(_crossing(*edge) for edge in edges)]]
        road(canvas, way, look_of(step.seat).colour, _SLIM, share)


def draw_heads(canvas: Image.Image, marks: Marks, view: View, site: Site) -> None:
    """Puts an open chevron on the last edge of each way, over all else."""
    for step, edges, share in _ways(marks, view, site):
        road(canvas, [_head(*edges[-1])], look_of(step.seat).colour, _SLIM, share)


def _ways(marks: Marks, view: View, site: Site) -> Iterator[tuple[Step, list[tuple[Point, Point]], float]]:
    """Yields the steps in which developers went, with the edges that they crossed and their strength: the last two of a
    turn are as strong as that, for many ways at once were a tangle."""
    done = steps(marks)
    found = [(step, edges) for step in done if (edges := list(pairwise(_route(step, view, site))))]
    for at, (step, edges) in enumerate(found):
        later = sum(other.seat == step.seat for other, _ in found[at + 1 :])
        yield step, edges, strength(step.seat, done) if later < _PLAIN else _OLD


def _circle(at: Point, radius: float) -> list[Point]:
    """Returns a ring where a developer stood: a filled one would be somebody's piece."""
    ring = around(radius, 16, 0, at)
    return [*ring, *ring[:2]]


def _route(step: Step, view: View, site: Site) -> list[Point]:
    """Returns the way of a developer with where it came from, or went to, outside."""
    way = [site.centre(name) for name in step.way]
    if not step.outside or not way:
        return way
    if step.sign == "away":
        return [*way, *_outside(step.way[-1], step.outside, view, site)]
    return [*_outside(step.way[0], step.outside, view, site), *way]


def _outside(end: str, border: str, view: View, site: Site) -> list[Point]:
    """Returns what a developer crossed the border over at the end of its way.

    That is a bare space of the border, or from a space of the border the sea, or else a space that was covered since.
    """
    board = data.BOARDS[view.map]
    at = board.index[end]
    beyond = sorted(
        (one for one in (view.spaces[to] for to in board.outside[at]) if one.kind == border), key=lambda one: one.level
    )
    if board.edge[at] and (not beyond or beyond[0].level):
        (x, y), angle = site.centre(end), radians(site.angle(board.near[at].index(None)))
        return [(x + 2 * APOTHEM * cos(angle), y - 2 * APOTHEM * sin(angle))]
    return [site.centre(one.name) for one in beyond[:1]]


def _crossing(start: Point, end: Point) -> Point:
    """Returns where the edge between two neighbouring spaces is crossed: beside the name below it.

    A line from space to space hid their ground.
    """
    (x, y), (dx, dy) = start, (end[0] - start[0], end[1] - start[1])
    if abs(dx) < 1 or abs(dy) < 1:
        aside, below = (-_LEFT, 0.0) if abs(dx) < 1 else (0.0, -_ABOVE)
    else:
        share = _ASIDE / hypot(dx, dy)
        aside, below = -dy * share if dx > 0 else dy * share, abs(dx) * share
    return (x + dx / 2 + aside, y + dy / 2 + below)


def _head(start: Point, end: Point) -> list[Point]:
    """Returns a chevron on an edge: a filled one would look like a piece."""
    (x, y), (dx, dy) = _crossing(start, end), (end[0] - start[0], end[1] - start[1])
    return chevron(start, (x + dx * _BEYOND, y + dy * _BEYOND), 10)


_PLAIN, _OLD = 2, 0.45
"""How many ways of a turn are drawn in full strength, and how strong those before them are."""
_BEFORE, _RING = (-20, 6), 9
"""How far beside and below the middle of a space a way begins, and how large the ring is there."""
_ROUND = 8
"""How much larger the ring is than a developer that stands there by now: below the piece it was not seen."""
_ABOVE, _LEFT = 9, 16
"""How far above the middle of an upright edge a way crosses it, and how far to the left of that of a level one: clear
of the numbers."""
_ASIDE, _BEYOND = 13, 0.08
"""How far from the middle of a slanting edge a way crosses it, and how much of the way to the next space a chevron
reaches over the edge."""

_ON_CARD = ((-22, -34), (22, -34), (-22, -8), (22, -8))
"""Where the tags of the cards lie, above the number of the pile; one for each seat."""
_TALL = 12
"""Half the height of a tag."""


def draw_tags(canvas: Image.Image, marks: Marks, site: Site) -> None:
    """Puts a tag for each seat on the card that it took. A space has none: it is too small for one beside all else."""
    taken = grouped((step for step in steps(marks) if step.sign == "card"), lambda step: (step.place, step.seat))
    cards, rows = dict(supplies.card_boxes(site)), {place: iter(_ON_CARD) for place, _ in taken}
    for (place, seat), those in taken.items():
        (x, y), (aside, below) = middle(cards[place]), next(rows[place])
        tag(canvas, (x + aside, y + below), len(those), seat)


def tag(canvas: Image.Image, at: Point, cards: int, seat: Seat) -> None:
    """Puts a tag in a seat's colour: how many cards it took."""
    look, face = look_of(seat), fonts.font(24, fonts.BLACK)
    text = f"×{cards}"
    half = round(face.getlength(text) / 2) + 4
    x, y = (round(part) for part in at)
    for grow, fill in ((4, DARK if look.ink == PALE else PALE), (2, look.ink), (0, look.colour)):
        canvas.paste(fill, (x - half - grow, y - _TALL - grow, x + half + grow, y + _TALL + grow))
    write(canvas, at, text, face, look.ink, "mm")
