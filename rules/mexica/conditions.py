"""What moves ahead may ask of the island of Mexica."""

from __future__ import annotations

from rules.core.contract import Condition, Unreadable
from rules.mexica import data
from rules.mexica.board import vacant_places
from rules.mexica.state import MexicaState


def is_free(state: MexicaState, square: str) -> bool:
    """Says whether a figure could stand on a square: on land or a bridge, where nothing is built and nobody stands."""
    if square.upper() not in data.INDEX:
        raise Unreadable(square, square)
    return square.upper() in vacant_places(state)


CONDITIONS: tuple[Condition[MexicaState], ...] = (Condition(word="free", holds=is_free),)
