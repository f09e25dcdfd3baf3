"""Figures that are shut in, so that only the jump gets them out: forbidden in the first round, told in all others."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain
from typing import NamedTuple

from rules.core.contract import IllegalAction, Seat
from rules.core.derived import derived
from rules.core.seats import with_player
from rules.mexica.board import bridges_at, entrances, figures_at, vacant_land
from rules.mexica.data import ENTRANCES
from rules.mexica.masks import BESIDE, BIT, mask_of, parts_of, spread, tile_mask
from rules.mexica.rings import may_part
from rules.mexica.sites import sites
from rules.mexica.state import MexicaState, Tile, round_of
from rules.mexica.waters import water_of

FIRST_ROUND = 1


@derived
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
    reached = reach(state, seat)
    return not (has_most(state, reached) or vacant_mask(state) & _reach_bridged(state, seat) & ~reached)


def has_most(state: MexicaState, reached: int) -> bool:
    """Says whether at least half of the vacant land is among what is reached."""
    vacant = vacant_mask(state)
    return 2 * (reached & vacant).bit_count() >= vacant.bit_count()


# --- what a figure can reach -----------------------------------------------------------------------------------------


class _Crossing(NamedTuple):
    """A bridge that can be used, or one that could be built: of two on one square each leads to its own entrances."""

    place: int
    """Its square, as a bit."""
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


def _reach_bridged(state: MexicaState, seat: Seat) -> int:
    """Returns what a figure could reach if all bridges were built that could be."""
    crossings = (*_bridges(state, seat), *_further(state))
    return _reach(state.players[seat].figure, vacant_mask(state), crossings)


@derived
def _bridges(state: MexicaState, seat: Seat) -> tuple[_Crossing, ...]:
    """Returns the bridges on which no figure of another seat stands."""
    water, figures = water_of(state.canals), figures_at(state)
    free = (bridge for bridge in state.bridges if figures.get(bridge.square, seat) == seat)
    return tuple(_Crossing(BIT[bridge.square], tile_mask(bridge.entrances), water[bridge.square]) for bridge in free)


@derived
def _further(state: MexicaState) -> tuple[_Crossing, ...]:
    """Returns the bridges that could be built if there were enough of them, in each direction where there are two."""
    water = water_of(state.canals)
    return tuple(
        _Crossing(BIT[square], tile_mask(ENTRANCES[square, direction]), water[square])
        for square, directions in sites(state).items()
        for direction in directions
    )


def _reach(start: str, vacant: int, crossings: tuple[_Crossing, ...]) -> int:
    """Returns what is connected with a place over vacant land, by bridges and by water from bridge to bridge."""
    crossed, waiting = [crossing for crossing in crossings if crossing.place == BIT[start]], list(crossings)
    reached = BIT[start] if crossed else spread(BIT[start], vacant | BIT[start])
    landed: dict[str, int] = {}
    while True:
        for crossing in crossed:
            waiting.remove(crossing)
            landed[crossing.water] = landed.get(crossing.water, 0) | crossing.place
            reached |= crossing.place | spread(crossing.ends & ~reached, vacant)
        crossed = [
            crossing
            for crossing in waiting
            if crossing.ends & reached or landed.get(crossing.water, 0) & ~crossing.place
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
    left = main & ~tile_mask(taken)
    vacant = vacant_mask(state).bit_count() + (1 if moved is not None else -len(taken))
    if 2 * left.bit_count() < vacant or (left != main and may_part(taken, main)):
        return False
    others = (player.figure for seat, player in enumerate(state.players) if seat != moved)
    standing = others if moved is None else chain(others, taken)
    return all(_beside(state, figure) & left for figure in standing if figure)


@derived
def _main_land(state: MexicaState) -> int:
    """Returns the largest part of the vacant land that hangs together without bridges, as bits."""
    return max(parts_of(vacant_mask(state)), key=int.bit_count, default=0)


def _beside(state: MexicaState, figure: str) -> int:
    """Returns the squares to which a figure steps from where it stands, as bits."""
    bridge = bridges_at(state).get(figure)
    return tile_mask(bridge.entrances) if bridge else BESIDE[figure]


def allowed(state: MexicaState, taken: Iterable[Tile], after: Callable[[Tile], MexicaState]) -> Iterable[Tile]:
    """Leaves out the squares whose taking the rule of the first round forbids; ``after`` says what it leads to."""
    if not forbidden(state):
        return taken
    return (tile for tile in taken if harmless(state, tile) or not locked_seats(after(tile)))


@derived
def may_stand(state: MexicaState, seat: Seat, place: str) -> bool:
    """Says whether the rule of the first round lets a figure stand on a place."""
    if not forbidden(state) or harmless(state, (place,), moved=seat):
        return True
    return not locked_seats(with_player(state, seat, figure=place))


# --- what strands the own figure -------------------------------------------------------------------------------------


def strands(state: MexicaState, seat: Seat, taken: Tile) -> bool:
    """Says whether taking vacant squares parts the figure from more than it keeps; other waters are not looked at."""
    figure, covered = state.players[seat].figure, tile_mask(taken)
    if not may_part(taken, vacant_mask(state) | BIT[figure]) and not covered & _entrance_mask(state):
        return False
    reached = reach(state, seat)
    if not covered & reached:
        return False
    left = _reach(figure, vacant_mask(state) & ~covered, _bridges(state, seat))
    return bool(reached & ~left & ~covered) and not has_most(state, left)


@derived
def _entrance_mask(state: MexicaState) -> int:
    return mask_of(entrances(state))
