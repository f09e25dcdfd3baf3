"""Action points: what every action of a turn has in common."""

from __future__ import annotations

from rules.core.contract import IllegalAction
from rules.tikal.state import Auction, Choice, ScoringTurn, TikalState, Turn, top_of, turn_of


def may_act(state: TikalState) -> bool:
    """Says whether the turn has come to its actions: the tile of an ordinary turn is placed first."""
    turn = turn_of(state)
    return not (isinstance(turn, Turn) and turn.tile)


def check_turn(state: TikalState) -> Turn | ScoringTurn:
    """Returns the turn being played; raises `IllegalAction` while it is auctioned or its tile not yet chosen."""
    top = top_of(state)
    if isinstance(top, Auction):
        raise IllegalAction("auction-first")
    if isinstance(top, Choice):
        raise IllegalAction("take-first")
    return top


def check_may_act(state: TikalState) -> None:
    """Raises `IllegalAction` while there is no turn, and ``tile-first`` while its tile is not placed."""
    turn = check_turn(state)
    if isinstance(turn, Turn) and turn.tile:
        raise IllegalAction("tile-first", tile=turn.tile)


def check_points(state: TikalState, needs: int) -> None:
    """Raises `IllegalAction` ``too-few-points`` when the turn has fewer action points left."""
    points = turn_of(state).points
    if needs > points:
        raise IllegalAction("too-few-points", needs=needs, points=points)
