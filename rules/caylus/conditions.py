"""What moves ahead may ask of the places of Caylus."""

from __future__ import annotations

from rules.caylus import workers
from rules.caylus.state import CaylusState
from rules.core.contract import Condition, Unreadable


def is_free(state: CaylusState, place: str) -> bool:
    """Says whether no worker is on a place: a special building by its name, a space of the road by its number."""
    if place not in workers.PLACES:
        raise Unreadable(place, place)
    return not workers.workers_on(state, place)


CONDITIONS: tuple[Condition[CaylusState], ...] = (Condition(word="free", holds=is_free),)
