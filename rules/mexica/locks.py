"""Figures that are shut in, so that only the jump gets them out: forbidden in the first round, told in all others."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain
from typing import NamedTuple

from rules.core.areas import areas
from rules.core.contract import IllegalAction, Seat
from rules.core.derived import derived
from rules.core.seats import with_player
from rules.mexica.board import NOWHERE, Squares, bridges_at, entrances, figures_at, vacant_land
from rules.mexica.data import ENTRANCES, NEAR
from rules.mexica.masks import BIT, mask_of, spread, tile_mask
from rules.mexica.rings import may_part
from rules.mexica.sites import sites
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


def locked(state: MexicaState, seat: Seat) -> bool:
    """Says whether a figure is shut in: it reaches less than half of the vacant land, and no further bridge helps."""
    return _is_locked(state, seat, state.players[seat].figure, vacant_mask(state))


def locked_at(state: MexicaState, seat: Seat, place: str) -> bool:
    """Says whether a figure would be shut in on a place."""
    return _is_locked(state, seat, place, _left_by(state, seat) & ~BIT[place])


def _is_locked(state: MexicaState, seat: Seat, place: str, vacant: int) -> bool:
    reached = _reach(place, vacant, _bridges(state, seat))
    if 2 * (reached & vacant).bit_count() >= vacant.bit_count():
        return False
    return not vacant & _reach(place, vacant, (*_bridges(state, seat), *_further(state))) & ~reached


def has_most(state: MexicaState, reached: int) -> bool:
    """Says whether at least half of the vacant land is among what is reached."""
    vacant = vacant_mask(state)
    return 2 * (reached & vacant).bit_count() >= vacant.bit_count()


# --- what a figure can reach -----------------------------------------------------------------------------------------


class _Crossing(NamedTuple):
    """A bridge that can be used, or one that could be built: of two on one square each leads to its own entrances."""

    square: str
    ends: int
    """Its entrances, as bits."""
    water: str


@derived
def vacant_mask(state: MexicaState) -> int:
    """Returns the vacant land as bits."""
    return mask_of(vacant_land(state))


@derived
def reach(state: MexicaState, seat: Seat) -> int:
    """Returns the places, as bits, that a figure can reach in the end without a jump; its own is one of them."""
    return _reach(state.players[seat].figure, vacant_mask(state), _bridges(state, seat))


def reach_from(state: MexicaState, seat: Seat, start: str, taken: Tile = ()) -> int:
    """Returns what a figure could reach if it stood there and these squares were taken."""
    return _reach(start, _left_by(state, seat) & ~tile_mask(taken), _bridges(state, seat))


@derived
def _left_by(state: MexicaState, seat: Seat) -> int:
    """Returns the land that is vacant when a figure goes away."""
    figure = state.players[seat].figure
    return vacant_mask(state) | (0 if figure in bridges_at(state) else BIT[figure])


@derived
def _bridges(state: MexicaState, seat: Seat) -> tuple[_Crossing, ...]:
    """Returns the bridges on which no figure of another seat stands."""
    water, figures = water_of(state.canals), figures_at(state)
    free = (bridge for bridge in state.bridges if figures.get(bridge.square, seat) == seat)
    return tuple(_Crossing(bridge.square, tile_mask(bridge.entrances), water[bridge.square]) for bridge in free)


@derived
def _further(state: MexicaState) -> tuple[_Crossing, ...]:
    """Returns the bridges that could be built if there were enough of them, in each direction where there are two."""
    water = water_of(state.canals)
    return tuple(_Crossing(site[0], tile_mask(ENTRANCES[site]), water[site[0]]) for site in sites(state))


def _reach(start: str, vacant: int, crossings: tuple[_Crossing, ...]) -> int:
    """Returns what is connected with a place over vacant land, by bridges and by water from bridge to bridge."""
    crossed, waiting = [crossing for crossing in crossings if crossing.square == start], list(crossings)
    reached = BIT[start] if crossed else spread(BIT[start], vacant | BIT[start])
    landed: dict[str, set[str]] = {}
    while True:
        for crossing in crossed:
            waiting.remove(crossing)
            landed.setdefault(crossing.water, set()).add(crossing.square)
            reached |= BIT[crossing.square] | spread(crossing.ends, vacant)
        crossed = [
            crossing
            for crossing in waiting
            if crossing.ends & reached or landed.get(crossing.water, NOWHERE) - {crossing.square}
        ]
        if not crossed:
            return reached


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


# --- what strands the own figure -------------------------------------------------------------------------------------


def strands(state: MexicaState, seat: Seat, taken: Tile) -> bool:
    """Says whether taking vacant squares parts the figure from more than it keeps; other waters are not looked at."""
    if not may_part(taken, _standable(state, seat)) and not _at_a_bridge(state, taken):
        return False
    reached, covered = reach(state, seat), tile_mask(taken)
    if not covered & reached:
        return False
    left = reach_from(state, seat, state.players[seat].figure, taken)
    return bool(reached & ~left & ~covered) and not has_most(state, left)


@derived
def _standable(state: MexicaState, seat: Seat) -> Squares:
    return vacant_land(state) | {state.players[seat].figure}


def _at_a_bridge(state: MexicaState, taken: Tile) -> bool:
    return any(square in entrances(state) for square in taken)
