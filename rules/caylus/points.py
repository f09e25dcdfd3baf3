"""Points: gained and lost by source, never below nothing in all, and ranked."""

from __future__ import annotations

from rules.caylus.state import SOURCES, CaylusState
from rules.core.contract import Score, Seat
from rules.core.seats import ranked, replaced, with_player

LOSSES = "losses"


def score(state: CaylusState, seat: Seat, points: int, source: str) -> CaylusState:
    """Gives points to a seat."""
    at, counted = SOURCES.index(source), state.players[seat].points
    return with_player(state, seat, points=replaced(counted, at, counted[at] + points))


def lost_of(state: CaylusState, seat: Seat, points: int) -> int:
    """Returns how many of so many points a seat can lose: the rest is forgiven."""
    return min(points, state.players[seat].score)


def lose(state: CaylusState, seat: Seat, points: int) -> CaylusState:
    """Takes points from a seat, at most all."""
    return score(state, seat, -lost_of(state, seat, points), LOSSES)


def scores(state: CaylusState) -> tuple[Score, ...]:
    """Returns the points of all seats; equals share a place."""
    return ranked([tuple(zip(SOURCES, player.points, strict=True)) for player in state.players])
