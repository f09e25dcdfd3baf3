"""Where on a space there is room for what points something out, beside all that stands there and inside its borders."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import product
from math import ceil, hypot

from render.core.boxes import Box
from render.core.canvas import Point, polar
from render.core.pointers import towards
from render.tikal import figures, temples, terrain
from render.tikal.layout import APOTHEM, RADIUS, Site, lifted
from rules.tikal.view import SpaceView, View

_AWAY = (64, 56, 72, 48, 40, 80)
"""How far from the middle of a space there may be room, the best first."""
_OVER = (1.12, 1.18, 1.26)
"""By how much farther than the border of its space something may reach, over the bushes there: as little as it can."""
_GROUP, _LED, _SLAB, _NAME = (-22, -23, 24, 25), (-28, -46, 28, 28), (-20, -20, 20, 20), (-22, -15, 22, 15)
"""What figures take up round their middle, those with a leader, what a border costs, and a name."""
_THINGS: dict[str, tuple[Box, ...]] = {
    "temple": ((-28, -12, 28, 30),),
    "held": ((-58, -46, 0, 14), (-16, -12, 40, 30)),
    "guarded": ((-66, -48, 0, 32), (-16, -12, 40, 30)),
    "treasure": ((-32, -32, 32, 34),),
    "base-camp": ((-40, -40, 42, 42),),
    "camp": ((-40, -36, 44, 32),),
}
"""What a thing takes up round the middle of its space."""
_STEPS: dict[str, tuple[Box, ...]] = {
    "temple": ((-44, -8, 44, 30), (-20, -50, 20, 0)),
    "held": ((-33, -8, 57, 30), (-10, -50, 34, 0)),
    "guarded": ((-33, -8, 57, 30), (-10, -50, 34, 0)),
}
"""What the steps of a temple take up, which may be covered where there is no room else, as arrowheads may be."""
_HEAD, _HEADS = (-13, -13, 13, 13), (APOTHEM - 22, APOTHEM + 22)
"""What an arrowhead takes up, and how far from the middle of a space those on one of its borders are."""
_BESIDE = 16
"""How far beyond a space something may reach."""


@dataclass(frozen=True, slots=True)
class Room:
    """A space with what there must not be covered."""

    middle: Point
    site: Site
    crowded: list[Box]
    steps: tuple[Box, ...]

    def take(self, half: Point) -> Point | None:
        """Returns the middle of the first place where something so large covers nothing, and has it no longer be free;
        None if there is none."""
        whole = (*self.crowded, *self.steps)
        for kept, over in (*((whole, over) for over in _OVER[:2]), *((self.crowded, over) for over in _OVER[1:])):
            for far, angle in product(_AWAY, (*self.site.signs, *range(0, 360, 15))):
                spot = polar(self.middle, far, angle)
                box = _moved((-ceil(half[0]), -ceil(half[1]), ceil(half[0]), ceil(half[1])), spot)
                if self._holds(box, over) and not any(_overlap(box, other) for other in kept):
                    self.crowded.append(box)
                    return spot
        return None

    def _holds(self, box: Box, over: float) -> bool:
        """Says whether a box lies on the space, or on one so much larger."""
        wide = RADIUS * over * 3**0.5
        for x, y in product(box[::2], box[1::2]):
            across, along = abs(x - self.middle[0]), abs(y - self.middle[1])
            if not self.site.grid.pointed:
                across, along = along, across
            if across > wide / 2 or 3**0.5 * along + across > wide:
                return False
        return True


def rooms(view: View, names: Container[str], crossed: Iterable[frozenset[str]], site: Site) -> dict[str, Room]:
    """Returns some spaces, with arrowheads on borders that were crossed, before anything else is pointed out there."""
    kept = [_moved(_SLAB, at) for _, _, at in figures.stones(view, site)]
    kept.extend(box for space in view.spaces for box in _standing(space, site))
    heads = [_moved(_HEAD, towards(site.centre(one), site.centre(two), far)) for one, two in crossed for far in _HEADS]
    return {space.name: _room(space, kept, heads, site) for space in view.spaces if space.name in names}


def clear_spots(view: View, site: Site) -> Iterator[tuple[str, Point]]:
    """Yields where on each explored space a price covers nothing that counts: in the first corner where nobody stands
    that is away from all stones, or else above the temple."""
    crossed = frozenset(frozenset(crossing.spaces) for crossing in view.crossings)
    explored = [space for space in view.spaces if space.kind != "unexplored"]
    lying = [at for _, _, at in figures.stones(view, site)]
    lying += [at for space in explored for _, at in lone_stones(space, crossed, site)]
    for space in explored:
        x, y = middle = site.centre(space.name)
        crowded = figures.taken(space, site)
        angles = (corner.angle for corner in site.corners if corner.angle not in crowded)
        free = (site.spot(middle, angle, led=False) for angle in angles)
        clear = (spot for spot in free if all(hypot(spot[0] - a, spot[1] - b) > _PRICE for a, b in lying))
        yield space.name, next(clear, (x, y - _ABOVE))


def lone_stones(space: SpaceView, crossed: Container[frozenset[str]], site: Site) -> Iterator[tuple[int, Point]]:
    """Yields where stones lie on a space at borders that nobody can cross yet, by its edges."""
    middle, summed = site.centre(space.name), figures.summed(space.name, crossed)
    clear = partial(figures.clear_of_leaders, middle=middle, space=space, site=site)
    name, there = site.named(space.name), crowd(space, site)
    yield from terrain.spots(middle, space.stones, site, summed=summed, crowd=there, name=name, clear=clear)


_PRICE, _ABOVE = 40, 42
"""How near to a stone a price would cover it, and how far above the middle of a space there is nothing but the roof of
its temple."""


def crowd(space: SpaceView, site: Site) -> list[Point]:
    """Returns the middles of all figures on a space, and of the flag there."""
    middle = site.centre(space.name)
    standing = figures.standing(space, site).items()
    spots = [site.spot(middle, angle, led=seat in space.leaders) for seat, angle in standing]
    flag = temples.flown(middle, space)
    return spots if flag is None else [*spots, flag]


def _room(space: SpaceView, kept: Iterable[Box], heads: Iterable[Box], site: Site) -> Room:
    middle = site.centre(space.name)
    near = _moved((-RADIUS - _BESIDE, -RADIUS - _BESIDE, RADIUS + _BESIDE, RADIUS + _BESIDE), middle)
    steps = [_moved(box, lifted(middle)) for box in _STEPS.get(_thing(space), ())]
    steps += [box for box in heads if _overlap(box, near)]
    return Room(middle, site, [box for box in kept if _overlap(box, near)], tuple(steps))


def _standing(space: SpaceView, site: Site) -> Iterator[Box]:
    """Yields what must not be covered of all that stands or is written on a space."""
    middle = site.centre(space.name)
    yield _moved(_NAME, site.named(space.name))
    yield from (_moved(box, lifted(middle)) for box in _THINGS.get(_thing(space), ()))
    crowded = crowd(space, site)
    for edge, count in enumerate(space.stones):
        if count:
            yield _moved(_SLAB, terrain.lying(middle, edge, site, crowded))
    for seat, angle in figures.standing(space, site).items():
        led = seat in space.leaders
        yield _moved(_LED if led else _GROUP, site.spot(middle, angle, led=led))


def _thing(space: SpaceView) -> str:
    """Returns what stands in the middle of a space."""
    if space.holder is not None or temples.is_tied(space):
        return "held" if space.guard is None else "guarded"
    if space.kind == "treasure" and not space.treasures:
        return ""
    return "camp" if space.camp is not None else space.kind


def _moved(box: Box, at: Point) -> Box:
    x, y = round(at[0]), round(at[1])
    return (box[0] + x, box[1] + y, box[2] + x, box[3] + y)


def _overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
