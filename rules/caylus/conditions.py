"""What moves ahead may ask of the places of Caylus, of the buildings, the provost, the castle and the bridge."""

from __future__ import annotations

from rules.caylus import data, workers
from rules.caylus.state import CaylusState, space_at
from rules.core.contract import Condition, Seat

PRICES = tuple(map(str, range(1, 6)))
"""What a worker may cost."""
TILES = (*data.TILES, data.JEWELLER)


def places(state: CaylusState) -> tuple[str, ...]:
    return workers.PLACES


def spaces(state: CaylusState) -> tuple[str, ...]:
    return tuple(str(number) for number in range(1, data.ROAD + 1))


def is_free(state: CaylusState, seat: Seat, place: str) -> bool:
    """Says whether no worker is on a place: a special building by its name, a space of the road by its number."""
    return not workers.workers_on(state, place)


def is_mine(state: CaylusState, seat: Seat, space: str) -> bool:
    """Says whether the building on a space of the road is the seat's own."""
    return space_at(state, int(space)).owner == seat


def is_built(state: CaylusState, seat: Seat, building: str) -> bool:
    """Says whether a building stands on the road, or any on the space of a number."""
    if building.isdecimal():
        return bool(space_at(state, int(building)).building)
    return any(space.building == building for space in state.spaces)


def is_left(state: CaylusState, seat: Seat, tile: str) -> bool:
    """Says whether a tile can still be built."""
    return tile in state.supply


def is_reached(state: CaylusState, seat: Seat, space: str) -> bool:
    """Says whether the provost lets a space be used as he stands: he is there or beyond it."""
    return state.provost >= int(space)


def is_scored(state: CaylusState, seat: Seat, section: str) -> bool:
    """Says whether a section of the castle has been scored."""
    return data.SECTIONS.index(section) < state.scored


def is_enough(state: CaylusState, seat: Seat, deniers: str) -> bool:
    """Says whether a worker costs no more than that where nothing makes it cheaper."""
    return workers.price_after(state, len(state.passed)) <= int(deniers)


CONDITIONS = (
    Condition(word="free", parts=places, holds=is_free),
    Condition(word="mine", parts=spaces, holds=is_mine),
    Condition(word="built", parts=lambda state: (*spaces(state), *data.BUILDINGS), holds=is_built),
    Condition(word="left", parts=lambda state: TILES, holds=is_left),
    Condition(word="reached", parts=spaces, holds=is_reached),
    Condition(word="scored", parts=lambda state: data.SECTIONS, holds=is_scored),
    Condition(word="enough", parts=lambda state: PRICES, holds=is_enough),
)
