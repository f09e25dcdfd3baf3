"""Chapter 4, screeching: the window in which a card that has fallen may be scared away."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Chance, Decision, Say, Seat, Step, Token
from rules.core.seats import clockwise, with_player
from rules.core.sequence import pop, push, top, with_top

from .actions import CardScared, CardStored, Event, Hush, Screech, SeatHushed
from .scoring import hoard_points
from .state import ToyState, Window, sort_cards, with_discards


def open_window(state: ToyState, seat: Seat, card: str) -> Step[ToyState, Event]:
    """Asks all others who have a screech left, at once; everybody can see when there are none."""
    asked = tuple(other for other in clockwise(state, seat)[1:] if state.players[other].screeches)
    return Step(state=push(state, Window(seat, card, asked))) if asked else _store(state, seat, card)


def ask(state: ToyState, window: Window) -> tuple[Decision, ...]:
    about, status = f"screech {state.round} {window.seat}", Say("fallen", {"card": window.card})
    return tuple(Decision(seat=s, kind="screech", about=about, share=0.25, status=status) for s in window.asked)


def tokens(state: ToyState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        yield Token("screech", ends=True)
        yield Token("hush", ends=True)


def apply_screech(state: ToyState, seat: Seat, action: Screech, chance: Chance) -> Step[ToyState, Event]:
    """The first screech closes the window, whoever else was asked."""
    card = top(state, Window).card
    state = with_player(state, seat, screeches=state.players[seat].screeches - 1)
    return Step(state=pop(with_discards(state, [card])), events=(CardScared(seat, card),))


def apply_hush(state: ToyState, seat: Seat, action: Hush, chance: Chance) -> Step[ToyState, Event]:
    """Leaves the window to the others who are asked; after the last of them the card is stored."""
    window = top(state, Window)
    asked = tuple(other for other in window.asked if other != seat)
    hushed = Step(state=with_top(state, Window(window.seat, window.card, asked)), events=(SeatHushed(seat),))
    return hushed if asked else hushed.then(lambda state: _store(pop(state), window.seat, window.card))


def _store(state: ToyState, seat: Seat, card: str) -> Step[ToyState, Event]:
    larder = sort_cards((*state.players[seat].larder, card))
    stored = CardStored(seat, card, hoard_points(state, [card]))
    return Step(state=with_player(state, seat, larder=larder), events=(stored,))
