"""What moves ahead may ask of the island of Mexica, of its districts and of the calpulli on display."""

from __future__ import annotations

from rules.core.contract import Condition, Seat
from rules.mexica import data
from rules.mexica.board import buildings_at, canal, vacant_places
from rules.mexica.districts import district_at
from rules.mexica.ranking import places
from rules.mexica.state import MexicaState


def squares(state: MexicaState) -> tuple[str, ...]:
    return tuple(map(str.lower, data.SQUARES))


def sizes(state: MexicaState) -> tuple[str, ...]:
    return tuple(map(str, data.SIZES))


def is_free(state: MexicaState, seat: Seat, square: str) -> bool:
    """Says whether a figure could stand on a square: on land or a bridge, where nothing is built and nobody stands."""
    return square.upper() in vacant_places(state)


def is_dry(state: MexicaState, seat: Seat, square: str) -> bool:
    """Says whether no canal lies on a square."""
    return square.upper() not in canal(state)


def is_built(state: MexicaState, seat: Seat, square: str) -> bool:
    """Says whether a building stands on a square."""
    return square.upper() in buildings_at(state)


def is_founded(state: MexicaState, seat: Seat, square: str) -> bool:
    """Says whether the district of a square has its calpulli."""
    district = district_at(state).get(square.upper())
    return district is not None and district.calpulli is not None


def is_mine(state: MexicaState, seat: Seat, square: str) -> bool:
    """Says whether the seat has the first place in the district of a square, alone."""
    district = district_at(state).get(square.upper())
    return district is not None and places(state, district)[0] == (seat,)


def is_open(state: MexicaState, seat: Seat, size: str) -> bool:
    """Says whether a calpulli of a size is on display."""
    return int(size) in state.display


CONDITIONS = (
    Condition(word="free", parts=squares, holds=is_free),
    Condition(word="dry", parts=squares, holds=is_dry),
    Condition(word="built", parts=squares, holds=is_built),
    Condition(word="founded", parts=squares, holds=is_founded),
    Condition(word="mine", parts=squares, holds=is_mine),
    Condition(word="open", parts=sizes, holds=is_open),
)
