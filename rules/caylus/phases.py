"""How a phase ends."""

from __future__ import annotations

from rules.caylus.state import CaylusState
from rules.core.seats import with_player
from rules.core.sequence import pop


def end_phase(state: CaylusState) -> CaylusState:
    """Takes the stage of a phase off the stack; all favour lines are open again."""
    state = pop(state)
    for seat, player in enumerate(state.players):
        if player.used:
            state = with_player(state, seat, used=())
    return state
