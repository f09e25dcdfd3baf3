"""What moves ahead may ask of the map of Java, of its cities and lakes, of the stock and of the open card."""

from __future__ import annotations

from rules.core.contract import Condition, Seat
from rules.java import data, land
from rules.java.ranks import sole_leader, standing
from rules.java.state import JavaState
from rules.java.villages import village_at
from rules.java.water import systems


def spaces(state: JavaState) -> tuple[str, ...]:
    return tuple(map(str.lower, state.board.names))


def cards(state: JavaState) -> tuple[str, ...]:
    return tuple(map(str.lower, data.CARDS))


def stock(state: JavaState) -> tuple[str, ...]:
    return (data.THREE, data.WATER, *map(str, data.PALACES))


def is_free(state: JavaState, seat: Seat, space: str) -> bool:
    """Says whether neither developer nor palace nor irrigation tile is on a space."""
    return land.ground(state)[_at(state, space)] != land.CLOSED


def is_mine(state: JavaState, seat: Seat, space: str) -> bool:
    """Says whether the seat alone has the highest rank in the village or city of a space."""
    village = village_at(state, _at(state, space))
    return village is not None and sole_leader(standing(state, village.spaces)) == seat


def is_built(state: JavaState, seat: Seat, space: str) -> bool:
    """Says whether a space is in a city: a palace stands there."""
    village = village_at(state, _at(state, space))
    return village is not None and village.palace is not None


def is_closed(state: JavaState, seat: Seat, space: str) -> bool:
    """Says whether the water on a space is enclosed by land."""
    at = _at(state, space)
    return any(at in system.spaces and not system.gaps for system in systems(state))


def is_up(state: JavaState, seat: Seat, card: str) -> bool:
    """Says whether a card of this kind lies open."""
    return state.card.lower() == card


def is_left(state: JavaState, seat: Seat, piece: str) -> bool:
    """Says whether the stock still has a three-space tile, an irrigation tile, a palace of a value."""
    left = {data.THREE: state.three, data.WATER: state.water}
    return (left | {str(value): count for value, count in zip(data.PALACES, state.palaces, strict=True)})[piece] > 0


def _at(state: JavaState, space: str) -> int:
    return state.board.index[space.upper()]


CONDITIONS = (
    Condition(word="free", parts=spaces, holds=is_free),
    Condition(word="mine", parts=spaces, holds=is_mine),
    Condition(word="built", parts=spaces, holds=is_built),
    Condition(word="closed", parts=spaces, holds=is_closed),
    Condition(word="up", parts=cards, holds=is_up),
    Condition(word="left", parts=stock, holds=is_left),
)
