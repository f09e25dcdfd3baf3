"""The halves: when each ends, and what the second one begins with."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from rules.core.contract import Seat, Step
from rules.core.seats import with_player
from rules.mexica import calpulli, growth
from rules.mexica.events import Event, HalfStalled, LastRoundCame, SecondHalfBegan
from rules.mexica.state import MexicaState


def finished(state: MexicaState) -> tuple[Seat, ...]:
    """Returns the seats that have built all they have in this half."""
    return tuple(seat for seat, player in enumerate(state.players) if not any(player.buildings))


def is_last_round(state: MexicaState) -> bool:
    """Says whether no calpulli is open and somebody has built all: neither can be undone (ruling 25)."""
    return not state.display and bool(finished(state))


def is_stalled(state: MexicaState) -> bool:
    """Says whether so many rounds brought no progress that the half ends with the last of them.

    Without a limit it ends after a round without progress when there can be none any more (ruling 39).
    """
    if state.stall_rounds:
        return state.idle >= state.stall_rounds
    return state.idle > 0 and not growth.can_grow(state)


def settled(before: MexicaState, step: Step[MexicaState, Event]) -> Step[MexicaState, Event]:
    """Goes on after what may have made a calpulli useless, or the half near its end."""
    return step.then(calpulli.remove_dead).then(partial(_tell_last_round, before))


def _tell_last_round(before: MexicaState, state: MexicaState) -> Step[MexicaState, Event]:
    if is_last_round(before) or not is_last_round(state):
        return Step(state=state)
    return Step(state=state, events=(LastRoundCame(half=state.half, seats=finished(state)),))


def tell_stalled(state: MexicaState) -> Step[MexicaState, Event]:
    """Tells that the half ends by rounds without progress, where it does not end anyhow."""
    if is_last_round(state):
        return Step(state=state)
    return Step(state=state, events=(HalfStalled(half=state.half, rounds=state.idle),))


def begin_second(state: MexicaState) -> Step[MexicaState, Event]:
    """Begins the second half: open calpulli leave the game, the others are laid out, everybody gets their buildings."""
    return calpulli.remove(state, state.display, calpulli.WITH_THE_HALF).then(_lay_out).then(calpulli.remove_dead)


def _lay_out(state: MexicaState) -> Step[MexicaState, Event]:
    for seat, player in enumerate(state.players):
        buildings = tuple(left + more for left, more in zip(player.buildings, state.numbers.second_set, strict=True))
        state = with_player(state, seat, buildings=buildings)
    state = replace(state, half=state.half + 1, display=state.later, later=(), idle=0, progress=False)
    return Step(state=state, events=(SecondHalfBegan(sizes=state.display),))
