"""What moves ahead may ask of the map of Tikal, of the temples and of the tile that is turned up."""

from __future__ import annotations

from rules.core.contract import Condition, Seat
from rules.tikal import data, placement, scoring
from rules.tikal.state import Space, TikalState, ordinary_turn
from rules.tikal.temples import TEMPLE

TREASURE = "treasure"
KINDS = (TEMPLE, "jungle", TREASURE, placement.VOLCANO)
"""What a tile can be."""


def spaces(state: TikalState) -> tuple[str, ...]:
    return data.SPACES


def tiles(state: TikalState) -> tuple[str, ...]:
    return (*KINDS, *map(str.lower, data.TILES))


def is_free(state: TikalState, seat: Seat, space: str) -> bool:
    """Says whether a space is still without a tile."""
    return not _space(state, space).terrain


def is_mine(state: TikalState, seat: Seat, space: str) -> bool:
    """Says whether a temple would count for the seat now."""
    found = _space(state, space)
    return found.terrain == TEMPLE and scoring.holder(state, found) == seat


def is_guarded(state: TikalState, seat: Seat, space: str) -> bool:
    return _space(state, space).guard is not None


def is_looted(state: TikalState, seat: Seat, space: str) -> bool:
    """Says whether a treasure space has no treasure any more."""
    found = _space(state, space)
    return found.terrain == TREASURE and not found.treasures


def is_up(state: TikalState, seat: Seat, tile: str) -> bool:
    """Says whether the tile that waits to be placed is this one, or of this kind."""
    turn = ordinary_turn(state)
    waits = turn.tile if turn else ""
    return bool(waits) and tile in (waits.lower(), data.TILES[waits].terrain)


def _space(state: TikalState, name: str) -> Space:
    return state.spaces[data.INDEX[name]]


CONDITIONS = (
    Condition(word="free", parts=spaces, holds=is_free),
    Condition(word="mine", parts=spaces, holds=is_mine),
    Condition(word="guarded", parts=spaces, holds=is_guarded),
    Condition(word="looted", parts=spaces, holds=is_looted),
    Condition(word="up", parts=tiles, holds=is_up),
)
