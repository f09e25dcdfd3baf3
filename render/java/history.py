"""The last turn on the picture: what was laid and built outlined, ways of developers as roads, cards with tags."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from math import cos, hypot, radians, sin

from PIL import Image

from render.core import fonts
from render.core.boxes import middle
from render.core.canvas import Point, Polygon, around, inset
from render.core.grids import border
from render.core.labels import write
from render.core.palette import DARK, PALE, look_of
from render.core.pointers import chevron, curve, strokes
from render.core.scene import Marks
from render.core.turns import grouped, last_turns, strength
from render.java import supplies, terraces
from render.java.borders import TOLLED
from render.java.layout import APOTHEM, Site, guides
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import View, events

_BROAD, _SLIM = 5.0, 3.0
"""How broad the colour is of what was laid or built, and of a way."""
_EARLIER = 0.8
"""How strong that outline is at least: fainter it was read as the border of a city."""
_WITHIN = 6
"""How far inside its edge the outline of a tile lies: tiles laid beside each other were read as one."""


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
    came: str = ""
    """The border over which a developer came."""
    gone: str = ""
    """The border over which it left."""


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
            return Step(event.seat, event.space, "way", way=event.way, came=event.border)
        case events.DeveloperMoved():
            return Step(event.seat, event.target, "way", way=event.way)
        case events.DeveloperLeft():
            return Step(event.seat, event.space, "away", way=event.way, gone=event.border)
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
    done = steps(marks)
    changed = {name for step in done if not step.way for name in (step.place, *step.tile)}
    return changed | {name for step in _journeys(done) for name in (step.way[0], step.way[-1])}


def crossed(marks: Marks) -> set[str]:
    """Returns the spaces over which the ways of developers lead that are drawn."""
    return {name for step in latest(marks) for name in step.way}


def begun(view: View, marks: Marks) -> bool:
    """Says whether the seat for whose eyes a picture is has begun its turn: what others did has been seen by then."""
    own = view.phase == "turn" and marks.seat is not None and marks.seat == view.active
    return own and (view.acted or bool(marks.chosen))


def draw_areas(canvas: Image.Image, marks: Marks, site: Site) -> None:
    """Outlines what was laid, and palaces that were built, enlarged or gave a festival; it lies under all pieces.

    Each tile has an outline of its own inside its edge, which goes under those that were laid over it later.
    """
    done = steps(marks)
    for at, step in enumerate(done):
        area = (step.place,) if step.sign in ("palace", "festival") else step.tile
        covered = {name for later in done[at + 1 :] for name in later.tile}
        if lines := list(_outline(area, covered, site)):
            share = max(_EARLIER, strength(step.seat, done))
            strokes(canvas, lines, PALE, _BROAD + 3, DARK, share)
            strokes(canvas, lines, look_of(step.seat).colour, _BROAD, None, share)


def _outline(area: Sequence[str], covered: Container[str], site: Site) -> Iterator[list[Point]]:
    """Yields the outline of an area inside its edge, as far as that is not covered: closed, or open where it goes under
    what lies there."""
    hidden = {edge for name in area if name in covered for edge in _edges(site.space(name))}
    for loop in border(site.space(name) for name in area):
        inner = inset(loop, _WITHIN)
        seen = [edge not in hidden for edge in _edges(loop)]
        if all(seen):
            yield [*inner, inner[0]]
            continue
        ends = [*inner[1:], inner[0]]
        first = seen.index(False)
        line: list[Point] = []
        for i in (*range(first, len(inner)), *range(first)):
            if seen[i]:
                line = [*(line or [inner[i]]), ends[i]]
            elif line:
                yield line
                line = []
        if line:
            yield line


def _edges(area: Polygon) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """Yields the edges of an area from corner to corner, to the nearest pixel as `border` has them."""
    keys = [(round(x), round(y)) for x, y in area]
    return zip(keys, (*keys[1:], keys[0]), strict=True)


def draw_ways(canvas: Image.Image, marks: Marks, view: View, site: Site) -> None:
    """Draws the ways that developers went as roads, from a ring where each stood; they lie under pieces and names."""
    taken = {site.centre(one.name) for one in view.spaces if one.developer is not None}
    named = {
        site.centre(one.name) for one in view.spaces if not one.terrain and (guides(one.name) or one.name in TOLLED)
    }
    for step, edges, share in _ways(marks, view, site):
        x, y = edges[0][0]
        aside, below, ring = *_BEFORE, _RING
        if (x, y) in taken:
            aside, below, ring = *site.standing, terraces.DEVELOPER + _ROUND
        elif (x, y) in named:
            aside, below = 0, _CLEAR if edges[0][1][1] > y + 1 else -_CLEAR
        start = (x + aside, y + below)
        way = [_circle(start, ring), curve([start, *(_crossing(*edge) for edge in edges)])]
        _road(canvas, way, step.seat, share)


def draw_heads(canvas: Image.Image, marks: Marks, view: View, site: Site) -> None:
    """Puts an open chevron on the last edge of each way, over all else."""
    for step, edges, share in _ways(marks, view, site):
        _road(canvas, [_head(*edges[-1])], step.seat, share)


def _road(canvas: Image.Image, lines: Sequence[Sequence[Point]], seat: Seat, share: float) -> None:
    """Draws lines of a seat slimmer than roads of other games are: as broad they hid developers beside them."""
    strokes(canvas, lines, PALE, _SLIM + 3, DARK, share)
    strokes(canvas, lines, look_of(seat).colour, _SLIM, None, share)


def _ways(marks: Marks, view: View, site: Site) -> Iterator[tuple[Step, list[tuple[Point, Point]], float]]:
    """Yields the ways that developers of whoever moved last went, with the edges that they crossed and their strength:
    the last two are strong, and those of the turns before are told in words, for many ways at once were a tangle."""
    found = [(step, edges) for step in latest(marks) if (edges := list(pairwise(_route(step, view, site))))]
    for at, (step, edges) in enumerate(found):
        yield step, edges, 1.0 if len(found) - at <= _PLAIN else _OLD


def latest(marks: Marks) -> list[Step]:
    """Returns the ways of whoever moved last."""
    done = steps(marks)
    return [step for step in _journeys(done) if step.seat == done[-1].seat]


def _journeys(done: Iterable[Step]) -> list[Step]:
    """Returns the ways of developers, each as one from where it stood to where it stands: one that stopped and went on
    had several arrows, from and to places where nobody is."""
    found: list[Step] = []
    for step in done:
        if not step.way:
            continue
        before = next((one for one in found if _goes_on(one, step)), None)
        if before is None:
            found.append(step)
            continue
        found.remove(before)
        found.append(replace(step, way=_straight((*before.way, *step.way[1:])), came=before.came))
    return found


def _goes_on(before: Step, step: Step) -> bool:
    """Says whether a way goes on where another one stopped."""
    return not (before.gone or step.came) and (before.seat, before.way[-1]) == (step.seat, step.way[0])


def _straight(way: Iterable[str]) -> tuple[str, ...]:
    """Returns a way without its detours that came back to the same space."""
    kept: list[str] = []
    for name in way:
        kept = [*kept[: kept.index(name)], name] if name in kept else [*kept, name]
    return tuple(kept)


def _circle(at: Point, radius: float) -> list[Point]:
    """Returns a ring where a developer stood: a filled one would be somebody's piece."""
    ring = around(radius, 16, 0, at)
    return [*ring, *ring[:2]]


def _route(step: Step, view: View, site: Site) -> list[Point]:
    """Returns the way of a developer with where it came from, or went to, outside."""
    came = _outside(step.way[0], step.came, view, site) if step.came else []
    gone = _outside(step.way[-1], step.gone, view, site) if step.gone else []
    return [*came, *(site.centre(name) for name in step.way), *gone]


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
_CLEAR = 23
"""How far above the middle of a bare space that is, or below it where the way goes down: clear of its name."""
_ROUND = 11
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
