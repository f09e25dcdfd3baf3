"""Action points: what every action of a turn has in common."""

from __future__ import annotations

from rules.core.contract import IllegalAction
from rules.tikal.state import TikalState, Turn, turn_of


def may_act(state: TikalState) -> bool:
    """Says whether the turn has come to its actions: the tile of an ordinary turn is placed first."""
    turn = turn_of(state)
    return not (isinstance(turn, Turn) and turn.tile)


def check_may_act(state: TikalState) -> None:
    """Raises `IllegalAction` ``tile-first`` while the tile turned up is not placed."""
    turn = turn_of(state)
    if isinstance(turn, Turn) and turn.tile:
        raise IllegalAction("tile-first", tile=turn.tile)


def check_points(state: TikalState, needs: int) -> None:
    """Raises `IllegalAction` ``too-few-points`` when the turn has fewer action points left."""
    points = turn_of(state).points
    if needs > points:
        raise IllegalAction("too-few-points", needs=needs, points=points)
