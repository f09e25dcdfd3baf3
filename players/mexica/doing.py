"""What is worth doing in a turn: to go somewhere and build, or to cut off an area and found it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from players.mexica.areas import tiles_for
from players.mexica.outlook import Outlook, to_come, totals_of
from rules.core.contract import Seat, Tagged
from rules.core.derived import derived
from rules.mexica import bridges, movement, scoring
from rules.mexica.actions import Build, BuildBridge, Found, Jump, LayDouble, LaySingle, Move, MoveBridge
from rules.mexica.board import entrances, vacant_land, vacant_plain
from rules.mexica.data import ENTRANCES, HIGHEST, NEAR, STARTS
from rules.mexica.districts import District, districts
from rules.mexica.sites import sites
from rules.mexica.state import MexicaState, Tile, turn_of

Steps: TypeAlias = tuple[Tagged, ...]
"""Actions of which none brings anything without the others, such as canals and the founding they are laid for."""

AREAS = 24
"""Of so many areas it is thought how to cut them off, those that promise most."""
FAR = 99
"""The cost of a way that there is not."""


@dataclass(frozen=True, slots=True)
class Going:
    """A way of the figure to a place, with the bridge that has to be built for it."""

    cost: int
    place: str
    steps: Steps = ()

    def needs_dry(self, tiles: Iterable[Tile]) -> bool:
        """Says whether tiles would cover an entrance of the bridge that has to be built."""
        built = (step for step in self.steps if isinstance(step, BuildBridge | MoveBridge))
        ends = {end for bridge in built for end in ENTRANCES[bridge.square, bridge.direction]}
        return any(square in ends for tile in tiles for square in tile)


NOWHERE = Going(FAR, "")


@dataclass(frozen=True, slots=True)
class Chance:
    """Something that could be done, and what it seems to bring."""

    steps: Steps
    cost: int
    gain: float


@derived
def goings(state: MexicaState, seat: Seat) -> dict[str, Going]:
    """Returns the cheapest way to each place within reach, also over one further bridge."""
    figure = state.players[seat].figure
    ways = {figure: (0, (figure,)), **movement.ways_from(state, figure)}
    found = {place: Going(cost, place, _move(way)) for place, (cost, way) in ways.items()}
    over = state.numbers.bridge + 2 * state.numbers.step
    for site, directions in sites(state).items():
        for direction in directions:
            one, other = ENTRANCES[site, direction]
            for start, end in ((one, other), (other, one)):
                cost, way = ways.get(start, (FAR, ()))
                cost += over
                if end in vacant_land(state) and cost < found.get(end, NOWHERE).cost:
                    for bridge in _bridge(state, site, direction, way):
                        found[end] = Going(cost, end, (*_move(way), bridge, Move(way=(start, site, end))))
    return found


def _move(way: movement.Way) -> Steps:
    return (Move(way=way),) if len(way) > 1 else ()


def _bridge(state: MexicaState, site: str, direction: str, way: movement.Way) -> Iterator[BuildBridge | MoveBridge]:
    """Yields how a bridge comes to a site: from the supply, or from where it is not needed for the way."""
    if state.spare_bridges:
        yield BuildBridge(square=site, direction=direction)
    elif unused := [start for start in bridges.movable(state) if start not in way]:
        yield MoveBridge(start=unused[0], square=site, direction=direction)


def going_to(state: MexicaState, seat: Seat, squares: Iterable[str]) -> Going:
    """Returns the cheapest way onto any of these squares, by a jump where none is cheaper."""
    found, jump = goings(state, seat), state.numbers.jump
    best = min((found[square] for square in squares if square in found), key=_cost, default=NOWHERE)
    if best.cost > jump:
        vacant = vacant_land(state)
        if square := next((square for square in squares if square in vacant), None):
            return Going(jump, square, (Jump(square=square),))
    return best


def _cost(going: Going) -> int:
    return going.cost


@derived
def quiet(state: MexicaState, district: District) -> tuple[str, ...]:
    """Returns the squares of a district where something can be laid or built, those first that hinder nobody's way."""
    vacant, ends, land = vacant_plain(state), entrances(state), vacant_land(state)
    free = [square for square in district.squares if square in vacant]
    return tuple(sorted(free, key=lambda square: (square in ends, sum(near in land for near in NEAR[square]))))


def _lay(tile: Tile) -> LaySingle | LayDouble:
    return LayDouble(squares=(tile[0], tile[1])) if len(tile) > 1 else LaySingle(square=tile[0])


class Doing:
    """Finds what is worth doing, by what may be expected of it."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.weights = outlook.weights
        self.founding = outlook.areas.founding

    def promise(self, chance: Chance) -> float:
        """Returns what something brings beyond what its points bring elsewhere."""
        return chance.gain - self.weights["action point"] * chance.cost

    def chances(self, state: MexicaState, seat: Seat) -> Iterator[Chance]:
        """Yields what a seat could do with its points and tokens."""
        hand = turn_of(state).points + state.players[seat].tokens
        for district in districts(state):
            going = going_to(state, seat, district.squares)
            if going.cost <= hand:
                yield from self._in_district(state, seat, hand, district, going)
        yield from self._foundings(state, seat, hand)
        if state.players[seat].figure not in STARTS and to_come(state) < 1:
            going = going_to(state, seat, STARTS)
            if 0 < going.cost <= hand:
                yield Chance(going.steps, going.cost, scoring.start_points(state) * (1 - to_come(state)))

    def _in_district(
        self, state: MexicaState, seat: Seat, hand: int, district: District, going: Going
    ) -> Iterator[Chance]:
        """Yields what can be founded and built in a district."""
        totals = totals_of(state, district)
        founded = district.calpulli is not None
        squares = [square for square in quiet(state, district) if square != going.place]
        if not squares:
            return
        if not founded and district.size in state.display:
            yield Chance((*going.steps, Found(square=squares[0])), going.cost, self.founding(district.size))

        def lead(built: Sequence[int], used: int) -> float:
            expected = self.outlook.expected(state, district, built, used)
            return self.outlook.lead(expected[: len(state.players)], seat)

        before = lead(totals, 0)
        for value in range(1, HIGHEST + 1):
            cost = going.cost + value
            if state.players[seat].buildings[value - 1] and cost <= hand:
                more = [total + value * (other == seat) for other, total in enumerate(totals)]
                gain = lead(more, 1) - before + self.weights["stock"] * value
                yield Chance((*going.steps, Build(value=value, square=squares[0])), cost, gain)

    def _foundings(self, state: MexicaState, seat: Seat, hand: int) -> Iterator[Chance]:
        """Yields areas to go to and to cut off by canals, and to found at once where the points are enough for it."""
        vacant, figure = vacant_plain(state), state.players[seat].figure
        for area in self.outlook.areas.possible(state)[:AREAS]:
            going = going_to(state, seat, area.squares)
            tiles = tiles_for(state, seat, area)
            site = next((square for square in area.squares if square in vacant and square != going.place), None)
            if not tiles or site is None or going.needs_dry(tiles):
                continue
            laid = tuple(map(_lay, tiles))
            cost, gain = going.cost + len(laid), self.founding(len(area.squares))
            if cost <= hand:
                yield Chance((*going.steps, *laid, Found(square=site)), cost, gain)
            elif cost <= hand + state.numbers.points:
                planned = self.weights["plan"] * (gain - self.weights["action point"] * (cost - hand))
                if len(laid) <= hand and figure not in area.border:
                    yield Chance(laid, len(laid), planned)
                if going.cost <= hand:
                    yield Chance((*going.steps, *laid[: hand - going.cost]), hand, planned)
