"""The duty to place land in every turn, and the reserve that is kept for it while it is open."""

from __future__ import annotations

from rules.core.contract import Seat
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
