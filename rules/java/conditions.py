"""What moves ahead may ask of the map of Java."""

from __future__ import annotations

from rules.core.contract import Condition, Unreadable
from rules.java.state import JavaState


def is_free(state: JavaState, space: str) -> bool:
    """Says whether neither developer nor palace nor irrigation tile is on a space."""
    at = state.board.index.get(space.upper())
    if at is None:
        raise Unreadable(space, space)
    return not state.spaces[at].closed


CONDITIONS: tuple[Condition[JavaState], ...] = (Condition(word="free", holds=is_free),)
