"""Action points: what every action of a turn has in common."""

from __future__ import annotations

from rules.core.contract import IllegalAction
from rules.tikal.state import TikalState, turn_of, with_turn


def check_points(state: TikalState, needs: int) -> None:
    """Raises `IllegalAction` ``too-few-points`` when the turn has fewer action points left."""
    points = turn_of(state).points
    if needs > points:
        raise IllegalAction("too-few-points", needs=needs, points=points)


def spend(state: TikalState, points: int) -> TikalState:
    """Takes action points from the turn being played."""
    return with_turn(state, points=turn_of(state).points - points)
