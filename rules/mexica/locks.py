"""Figures that are shut in, so that only the jump gets them out: forbidden in the first round, told in all others."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from rules.core.areas import area, areas
from rules.core.contract import IllegalAction, Seat
from rules.core.derived import derived
from rules.core.seats import with_player
from rules.mexica.board import Squares, bridges_at, land, vacant_land, vacant_places
from rules.mexica.data import ENTRANCES, NEAR
from rules.mexica.rings import may_part
from rules.mexica.sites import Site, sites
from rules.mexica.state import MexicaState, Tile, round_of
from rules.mexica.waters import water_of

FIRST_ROUND = 1


def forbidden(state: MexicaState) -> bool:
    """Says whether nobody may be shut in now: it is the first round."""
    return state.lock_rule and round_of(state) == FIRST_ROUND


def check(state: MexicaState) -> None:
    """Judges the position to which an action leads; raises `IllegalAction` ``shut-in`` (rulings 22 and 37)."""
    if forbidden(state) and (seats := locked_seats(state)):
        raise IllegalAction("shut-in", shut_seats=seats)


def locked_seats(state: MexicaState) -> tuple[Seat, ...]:
    """Returns the seats whose figures are shut in."""
    return tuple(seat for seat, player in enumerate(state.players) if player.figure and locked(state, seat))


@derived
def locked(state: MexicaState, seat: Seat) -> bool:
    """Says whether a figure is shut in: it reaches less than half of the vacant land, and no further bridge helps."""
    vacant, reached = vacant_land(state), reach(state, seat)
    if 2 * len(vacant & reached) >= len(vacant):
        return False
    return not vacant & (_reach(state, seat, sites(state)) - reached)


@derived
def reach(state: MexicaState, seat: Seat) -> Squares:
    """Returns the places that a figure can reach in the end without a jump; where it stands is one of them."""
    return _reach(state, seat, ())


def _reach(state: MexicaState, seat: Seat, further: tuple[Site, ...]) -> Squares:
    """Returns what a figure can reach if further bridges stood there.

    Where two of them share a square each leads to its own entrances only, and no boat goes from one to the other.
    """
    figure, dry, water = state.players[seat].figure, land(state), water_of(state.canals)
    crossings = {bridge.square: (bridge.square, bridge.entrances) for bridge in state.bridges}
    crossings |= {"".join(site): (site[0], ENTRANCES[site]) for site in further}
    by_entrance: dict[str, list[str]] = {}
    by_water: dict[str, list[str]] = {}
    for name, (square, entrances) in crossings.items():
        by_water.setdefault(water[square], []).append(name)
        for entrance in entrances:
            by_entrance.setdefault(entrance, []).append(name)

    def near(place: str) -> Iterator[str]:
        if place not in crossings:
            return chain((square for square in NEAR[place] if square in dry), by_entrance.get(place, ()))
        square, entrances = crossings[place]
        by_boat = (name for name in by_water[water[square]] if crossings[name][0] != square)
        return chain(entrances, by_boat)

    open_places = vacant_places(state) | {figure} | (crossings.keys() - bridges_at(state).keys())
    return frozenset(area(figure, open_places, near))


# --- seen at once ----------------------------------------------------------------------------------------------------


def harmless(state: MexicaState, taken: Tile, moved: Seat | None = None) -> bool:
    """Says whether it is plain that nobody is shut in when these squares are no longer vacant.

    So it is where most of the vacant land hangs together, even without them, and all figures stand at its edge.
    ``moved`` is the seat whose figure goes there. A harmless action may be called harmful, never the other way round.
    """
    main = _main_land(state)
    lost = [square for square in taken if square in main]
    vacant = len(vacant_land(state)) + (1 if moved is not None else -len(taken))
    if 2 * (len(main) - len(lost)) < vacant or (lost and may_part(taken, main)):
        return False
    others = (player.figure for seat, player in enumerate(state.players) if seat != moved)
    standing = others if moved is None else chain(others, taken)
    return all(_beside(state, figure, main, taken) for figure in standing if figure)


@derived
def _main_land(state: MexicaState) -> Squares:
    """Returns the largest part of the vacant land that hangs together without bridges."""
    parts: list[Tile] = sorted(areas(vacant_land(state), NEAR.__getitem__), key=len)
    return frozenset(parts[-1]) if parts else frozenset()


def _beside(state: MexicaState, figure: str, main: Squares, taken: Tile) -> bool:
    bridge = bridges_at(state).get(figure)
    around = bridge.entrances if bridge else NEAR[figure]
    return any(square in main and square not in taken for square in around)


def shuts_nobody(state: MexicaState, taken: Tile, after: Callable[[], MexicaState]) -> bool:
    """Says whether an action that takes squares is allowed by the rule of the first round; ``after`` leads to what."""
    return not forbidden(state) or harmless(state, taken) or not locked_seats(after())


def may_stand(state: MexicaState, seat: Seat, place: str) -> bool:
    """Says whether the rule of the first round lets a figure stand on a place."""
    if not forbidden(state) or harmless(state, (place,), moved=seat):
        return True
    return not locked_seats(with_player(state, seat, figure=place))
