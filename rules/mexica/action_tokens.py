"""Action tokens: points put by for a later turn."""

from __future__ import annotations

from dataclasses import replace

from rules.core.contract import Chance, IllegalAction, Seat, Step
from rules.core.seats import with_player
from rules.mexica.actions import TakeToken, UseToken
from rules.mexica.events import Event, TokenTaken, TokenUsed
from rules.mexica.points import check_points, spend
from rules.mexica.state import MexicaState, turn_of, with_turn


def may_take(state: MexicaState, seat: Seat) -> bool:
    """Says whether a token can be taken."""
    turn = turn_of(state)
    return state.spare_tokens > 0 and turn.taken < state.numbers.tokens_a_turn and turn.points >= state.numbers.token


def may_use(state: MexicaState, seat: Seat) -> bool:
    """Says whether a token can be given back."""
    return state.players[seat].tokens > 0


def check_take(state: MexicaState, seat: Seat, action: TakeToken) -> None:
    """Judges taking a token: the supply is limited (ruling 20), and two a turn are most."""
    if turn_of(state).taken >= state.numbers.tokens_a_turn:
        raise IllegalAction("tokens-taken", limit=state.numbers.tokens_a_turn)
    if not state.spare_tokens:
        raise IllegalAction("no-token-left")
    check_points(state, state.numbers.token)


def check_use(state: MexicaState, seat: Seat, action: UseToken) -> None:
    """Judges giving back a token."""
    if not state.players[seat].tokens:
        raise IllegalAction("no-token")


def apply_take(state: MexicaState, seat: Seat, action: TakeToken, chance: Chance) -> Step[MexicaState, Event]:
    """Takes a token."""
    tokens = state.players[seat].tokens + 1
    state = replace(with_player(state, seat, tokens=tokens), spare_tokens=state.spare_tokens - 1)
    state = with_turn(spend(state, state.numbers.token), taken=turn_of(state).taken + 1)
    return Step(state=state, events=(TokenTaken(seat=seat, tokens=tokens),))


def apply_use(state: MexicaState, seat: Seat, action: UseToken, chance: Chance) -> Step[MexicaState, Event]:
    """Gives a token back, for an action point of this turn; it is lost at its end like all others (ruling 21)."""
    tokens, points = state.players[seat].tokens - 1, turn_of(state).points + state.numbers.token
    state = replace(with_player(state, seat, tokens=tokens), spare_tokens=state.spare_tokens + 1)
    return Step(state=with_turn(state, points=points), events=(TokenUsed(seat=seat, tokens=tokens, points=points),))
