"""Where things come from when a position is set up."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Seat
from rules.core.facts import Args
from rules.core.seats import replaced, with_player
from rules.tikal import data
from rules.tikal.state import TikalState, Turn, with_space, with_turn


def take_tile(state: TikalState, tile: str) -> TikalState:
    """Takes a tile out of the stack, from the display, or the one that waits to be placed."""
    if tile not in data.TILES:
        raise ValueError(f"{tile!r} is no tile; tiles are A1 to G4")
    turn = state.top
    if isinstance(turn, Turn) and turn.tile == tile:
        return with_turn(state, tile="")
    if tile in state.display:
        at, top = state.display.index(tile), state.stack[:1]
        display = (*state.display[:at], *top, *state.display[at + 1 :])
        return replace(state, display=display, stack=state.stack[1:])
    if tile not in state.stack:
        raise ValueError(f"{tile} is not in the stack")
    return replace(state, stack=tuple(other for other in state.stack if other != tile))


def claim(state: TikalState, motifs: Args) -> TikalState:
    """Takes treasures out of the pile; one that lies face down on a space is replaced there from the pile."""
    for motif in motifs:
        lying = [at for at, space in enumerate(state.spaces) if motif in space.treasures]
        if motif not in state.pile and lying and state.pile:
            treasures = state.spaces[lying[0]].treasures
            other, *rest = state.pile
            swapped = replaced(treasures, treasures.index(motif), other)
            state = replace(with_space(state, lying[0], treasures=swapped), pile=(motif, *rest))
        if motif not in state.pile:
            raise ValueError(f"no {motif} is left face down")
        place = state.pile.index(motif)
        state = replace(state, pile=(*state.pile[:place], *state.pile[place + 1 :]))
    return state


def with_left(state: TikalState, seat: Seat, name: str, change: int) -> TikalState:
    """Changes how many camps or guards a seat has left."""
    left = getattr(state.players[seat], name) + change
    if left < 0:
        raise ValueError(f"P{seat} has no {name} left")
    return with_player(state, seat, **{name: left})
