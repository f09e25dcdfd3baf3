"""The course of the game: turns, the tiles to come, scoring rounds."""

from __future__ import annotations

from dataclasses import replace

from rules.core.facts import NOTHING, Where, list_text, number_of, seat_of, seat_text, words_of
from rules.tikal import data, placement
from rules.tikal.facts.supplies import take_tile
from rules.tikal.facts.words import fact
from rules.tikal.state import (
    ScoringRound,
    ScoringTurn,
    TikalState,
    Turn,
    active_seat,
    digs_at,
    ordinary_turn,
    with_turn,
)
from rules.tikal.view import view_of


def _read_turn(state: TikalState, where: Where) -> str:
    turn = ordinary_turn(state)
    return seat_text(turn.seat if turn else None)


def _write_turn(state: TikalState, where: Where, value: str) -> TikalState:
    """Begins an ordinary turn, with the tile that waits to be placed if there is one."""
    turn = ordinary_turn(state)
    return replace(
        state, frames=(Turn(seat=seat_of(state, value), points=state.numbers.points, tile=turn.tile if turn else ""),)
    )


def _read_tile(state: TikalState, where: Where) -> str:
    turn = ordinary_turn(state)
    return (turn.tile if turn else "") or NOTHING


def _write_tile(state: TikalState, where: Where, value: str) -> TikalState:
    """Puts the tile that waits back on the stack and takes another one instead."""
    turn = state.top
    if not isinstance(turn, Turn):
        raise ValueError("a tile waits in an ordinary turn only: set turn first")
    stack = (turn.tile, *state.stack) if turn.tile else state.stack
    state = with_turn(replace(state, stack=stack), tile="")
    return state if value == NOTHING else with_turn(take_tile(state, value), tile=value)


def _read_stack(state: TikalState, where: Where) -> str:
    return list_text(state.stack)


def _write_stack(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes the stack consist of these tiles, the first on top; others that were in it are out of the game."""
    tiles = words_of(value)
    elsewhere = {*(space.tile for space in state.spaces), *state.display, _read_tile(state, where)}
    for tile in tiles:
        if tile not in data.TILES or tile in elsewhere or tiles.count(tile) > 1:
            raise ValueError(f"{tile!r} is no tile that can be in the stack, or is named twice")
    return replace(state, stack=tiles)


def _read_letters(state: TikalState, where: Where) -> str:
    return list_text(tile[0] for tile in state.stack)


def _read_top(state: TikalState, where: Where) -> str:
    return state.stack[0] if state.stack else NOTHING


def _write_top(state: TikalState, where: Where, value: str) -> TikalState:
    if value not in state.stack:
        raise ValueError(f"{value!r} is not in the stack")
    return replace(state, stack=(value, *(tile for tile in state.stack if tile != value)))


def _read_scoring(state: TikalState, where: Where) -> str:
    return list_text(f"P{seat}" for seat in view_of(state).scoring)


def _write_scoring(state: TikalState, where: Where, value: str) -> TikalState:
    """Begins a scoring round before the volcano that waits is placed; the first seat has its scoring turn."""
    turn = ordinary_turn(state)
    if turn is None or not turn.tile or data.TILES[turn.tile].terrain != placement.VOLCANO:
        raise ValueError("the scoring round of a volcano needs one that waits: set turn and tile first")
    return replace(state, frames=(turn, *_scoring_frames(state, value, final=False)))


def _read_final(state: TikalState, where: Where) -> str:
    final = bool(state.frames) and isinstance(state.frames[0], ScoringRound)
    return _read_scoring(state, where) if final else NOTHING


def _write_final(state: TikalState, where: Where, value: str) -> TikalState:
    return replace(state, frames=_scoring_frames(state, value, final=True))


def _scoring_frames(state: TikalState, value: str, final: bool) -> tuple[ScoringRound, ScoringTurn]:
    seats = tuple(seat_of(state, word) for word in words_of(value))
    if not seats or len(set(seats)) < len(seats):
        raise ValueError("the seats that still score must be named, each once")
    return ScoringRound(seats=seats[1:], final=final), ScoringTurn(seat=seats[0], points=state.numbers.points)


def _read_active(state: TikalState, where: Where) -> str:
    return seat_text(active_seat(state))


def _read_points(state: TikalState, where: Where) -> str:
    return str(_turn(state).points)


def _write_points(state: TikalState, where: Where, value: str) -> TikalState:
    _turn(state)
    return with_turn(state, points=number_of(value, state.numbers.points))


def _read_digs(state: TikalState, where: Where) -> str:
    return str(digs_at(_turn(state), data.SPACES[where[0]]))


def _write_digs(state: TikalState, where: Where, value: str) -> TikalState:
    digs = {**dict(_turn(state).digs), data.SPACES[where[0]]: number_of(value, state.numbers.digs)}
    return with_turn(state, digs=tuple((space, times) for space, times in digs.items() if times))


def _turn(state: TikalState) -> Turn | ScoringTurn:
    top = state.top
    if not isinstance(top, Turn | ScoringTurn):
        raise ValueError("nobody has a turn now")
    return top


FACTS = (
    fact("turn = SEAT, whose ordinary turn it is; setting it begins one with 10 points", _read_turn, _write_turn),
    fact("tile = TILE, turned up and still to be placed", _read_tile, _write_tile),
    fact("stack = TILES, not yet turned up, the top first", _read_stack, _write_stack),
    fact("top = TILE, the top of the stack", _read_top, _write_top),
    fact("tiles = NUMBER of tiles in the stack", lambda state, where: str(len(state.stack))),
    fact("letters = LETTERS on the tiles in the stack", _read_letters),
    fact("scoring = SEATS that still score in a scoring round, the active first", _read_scoring, _write_scoring),
    fact("final = SEATS that still score in the final round, the active first", _read_final, _write_final),
    fact("active = SEAT that is asked, in its turn or the auction", _read_active),
    fact("phase = bid, take, place, act, scoring or over", lambda state, where: view_of(state).phase),
    fact("points = NUMBER of action points left", _read_points, _write_points),
    fact("digs SPACE = NUMBER of digs there in this turn", _read_digs, _write_digs),
)
