"""Columbus: before the first bid a veto puts the card turned up to the bottom of the stack."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, Seat, Token
from rules.magellan import flow
from rules.magellan.events import CardVetoed, VetoDeclined
from rules.magellan.flow import Course
from rules.magellan.state import MagellanState, Window, require_stage, with_player, with_stack


def tokens(state: MagellanState, seat: Seat) -> Iterator[Token]:
    if isinstance(state.waits, Window):
        yield Token("veto", ends=True)
        yield Token("no", ends=True)


def check(state: MagellanState) -> None:
    require_stage(state, "veto")


def apply_veto(state: MagellanState, seat: Seat, chance: Chance) -> Course:
    """Closes the window; the next card is turned up."""
    card = _window(state).card
    state = with_player(state, seat, vetoes=state.players[seat].vetoes - 1)
    state = with_stack(replace(state, vetoed=state.vetoed + 1, waits=None), (*state.stack, card))
    return flow.then((state, (CardVetoed(seat=seat, explorer=card),)), lambda s: flow.next_card(s, chance))


def apply_no(state: MagellanState, seat: Seat, chance: Chance) -> Course:
    """Leaves the window to the others that are asked; the last one to decline opens the auction."""
    window = _window(state)
    declined = (VetoDeclined(seat=seat),)
    asked = tuple(other for other in window.asked if other != seat)
    if asked:
        return replace(state, waits=Window(card=window.card, asked=asked)), declined
    state = replace(state, waits=None)
    return flow.then((state, declined), lambda s: flow.begin_auction(s, window.card, chance))


def _window(state: MagellanState) -> Window:
    assert isinstance(state.waits, Window)
    return state.waits
