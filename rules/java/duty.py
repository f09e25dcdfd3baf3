"""The duty to place land in every turn, and the reserve that is kept for it while it is open."""

from __future__ import annotations

from rules.core.contract import IllegalAction, Seat
from rules.core.derived import derived
from rules.java import data, land
from rules.java.board import At
from rules.java.state import JavaState, turn_of

SMALLEST_FIRST = (data.RICE, data.VILLAGE, data.TWO, data.THREE)
"""The kinds of tiles in the order in which a place is looked for: small ones fit more often."""


NOTHING = -1
"""Stands for the space that is closed by what closes none."""


@derived
def keystones(
    state: JavaState, seat: Seat, points: int, freed: At | None = None, built: At | None = None
) -> frozenset[At]:
    """Returns the spaces that a seat covers wherever it places land for so many points: all of them where it cannot.

    As long as two places have no space in common there are none, and no more than these are looked at. What ``freed``
    and ``built`` mean `land.fitting` says.
    """
    common: frozenset[At] | None = None
    for tile in SMALLEST_FIRST if points >= state.numbers.place else ():
        for footprint, needs in land.fitting(state, tile, freed, built) if land.stock(state, seat, tile) else ():
            if needs <= points:
                covered = frozenset(footprint.spaces)
                common = covered if common is None else common & covered
                if not common:
                    return common
    return frozenset((NOTHING, *range(len(state.spaces)))) if common is None else common


@derived
def status(state: JavaState) -> str:
    """Says how the duty stands in the turn being played: ``none`` in last turns, ``met``, ``open`` or ``waived``."""
    turn = turn_of(state)
    if state.ending:
        return "none"
    if turn.placed:
        return "met"
    return "waived" if NOTHING in keystones(state, turn.seat, turn.points) else "open"


def is_open(state: JavaState) -> bool:
    """Says whether land must still be placed in the turn being played."""
    return status(state) == "open"


def kept(state: JavaState, cost: int, freed: At | None = None) -> frozenset[At]:
    """Returns the spaces that nothing of that cost may close to tiles; `NOTHING` is among them where it is too dear.

    Where no land must be placed, or none can, nothing is kept (rulings 3, 4 and 40). ``freed`` is a space that a
    developer leaves at the same time, on which land may then be placed.
    """
    if not is_open(state):
        return frozenset()
    turn = turn_of(state)
    left = turn.points - cost
    stones = keystones(state, turn.seat, left)
    return stones if freed is None or not stones else stones & keystones(state, turn.seat, left, freed)


def is_spared(state: JavaState, cost: int, closed: At = NOTHING, freed: At | None = None) -> bool:
    """Says whether land could still be placed after something of that cost that closes a space to tiles, or none."""
    return closed not in kept(state, cost, freed)


def spares_palace(state: JavaState, at: At) -> bool:
    """Says whether land could still be placed after a palace, which closes its space and makes a city."""
    if not is_open(state):
        return True
    turn = turn_of(state)
    return NOTHING not in keystones(state, turn.seat, turn.points - state.numbers.build, None, at)


def check_spared(state: JavaState, cost: int, closed: At = NOTHING, freed: At | None = None) -> None:
    """Raises `IllegalAction` for what would leave no land tile to be placed."""
    if not is_spared(state, cost, closed, freed):
        raise refusal(state, cost)


def refusal(state: JavaState, cost: int) -> IllegalAction:
    """Returns why something is refused that would leave no land tile to be placed: by its cost, or by its place."""
    if not is_spared(state, cost):
        return IllegalAction("points-for-land", points=turn_of(state).points, cost=cost)
    return IllegalAction("place-for-land")


def check_met(state: JavaState) -> None:
    """Raises `IllegalAction` for the end of a turn in which land must still be placed."""
    if is_open(state):
        raise IllegalAction("land-first")
