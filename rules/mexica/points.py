"""Action points: what every action of a turn has in common."""

from __future__ import annotations

from rules.core.contract import IllegalAction
from rules.mexica.state import MexicaState, turn_of, with_turn


def check_points(state: MexicaState, needs: int) -> None:
    """Raises `IllegalAction` ``too-few-points`` when the turn has fewer action points left."""
    points = turn_of(state).points
    if needs > points:
        raise IllegalAction("too-few-points", needs=needs, points=points)


def spend(state: MexicaState, points: int) -> MexicaState:
    """Takes action points from the turn being played."""
    return with_turn(state, points=turn_of(state).points - points)
