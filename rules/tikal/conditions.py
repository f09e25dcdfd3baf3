"""What moves ahead may ask of the map of Tikal."""

from __future__ import annotations

from rules.core.contract import Condition, Unreadable
from rules.tikal import data
from rules.tikal.state import TikalState


def is_free(state: TikalState, space: str) -> bool:
    """Says whether a space is still without a tile."""
    if space not in data.INDEX:
        raise Unreadable(space, space)
    return not state.spaces[data.INDEX[space]].terrain


CONDITIONS: tuple[Condition[TikalState], ...] = (Condition(word="free", holds=is_free),)
