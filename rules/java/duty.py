"""The duty to place land in every turn, and the reserve that is kept for it while it is open."""

from __future__ import annotations

from rules.core.contract import IllegalAction, Seat
from rules.core.derived import derived
from rules.java import data, land
from rules.java.board import At
from rules.java.state import JavaState, turn_of

SMALLEST_FIRST = (data.RICE, data.VILLAGE, data.TWO, data.THREE)
"""The kinds of tiles in the order in which a place is looked for: small ones fit more often."""


@derived
def keystones(state: JavaState, seat: Seat, points: int) -> frozenset[At] | None:
    """Returns the spaces that a seat covers wherever it places land for so many points; None where it cannot.

    As long as two places have no space in common there are none, and no more than these are looked at.
    """
    found: frozenset[At] | None = None
    for tile in SMALLEST_FIRST if points >= data.PLACE else ():
        for footprint in land.fitting(state, tile) if land.stock(state, seat, tile) else ():
            if land.cost(state, footprint) <= points:
                found = frozenset(footprint.spaces) if found is None else found & frozenset(footprint.spaces)
                if not found:
                    return found
    return found


@derived
def status(state: JavaState) -> str:
    """Says how the duty stands in the turn being played: ``none`` in last turns, ``met``, ``open`` or ``waived``."""
    turn = turn_of(state)
    if state.ending:
        return "none"
    if turn.placed:
        return "met"
    return "open" if keystones(state, turn.seat, turn.points) is not None else "waived"


def is_open(state: JavaState) -> bool:
    """Says whether land must still be placed in the turn being played."""
    return status(state) == "open"


def is_spared(state: JavaState, cost: int, closed: At | None = None) -> bool:
    """Says whether land could still be placed after something of that cost that closes a space to tiles, or none.

    Where no land must be placed, or none can, there is nothing to be spared (rulings 3, 4 and 40).
    """
    if not is_open(state):
        return True
    stones = _keystones_after(state, cost)
    return stones is not None and closed not in stones


def is_possible_after(state: JavaState, later: JavaState, cost: int) -> bool:
    """Says the same of something that changes more of the board, which ``later`` shows."""
    turn = turn_of(state)
    return not is_open(state) or keystones(later, turn.seat, turn.points - cost) is not None


def check_spared(state: JavaState, cost: int, closed: At | None = None) -> None:
    """Raises `IllegalAction` for what would leave no land tile to be placed."""
    if not is_spared(state, cost, closed):
        raise refusal(state, cost)


def refusal(state: JavaState, cost: int) -> IllegalAction:
    """Returns why something is refused that would leave no land tile to be placed: by its cost, or by its place."""
    if _keystones_after(state, cost) is None:
        return IllegalAction("points-for-land", points=turn_of(state).points, cost=cost)
    return IllegalAction("place-for-land")


def check_met(state: JavaState) -> None:
    """Raises `IllegalAction` for the end of a turn in which land must still be placed."""
    if is_open(state):
        raise IllegalAction("land-first")


def _keystones_after(state: JavaState, cost: int) -> frozenset[At] | None:
    turn = turn_of(state)
    return keystones(state, turn.seat, turn.points - cost)
