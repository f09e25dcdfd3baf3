"""Chapter 4, screeching: the window in which a card that has fallen may be scared away."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Seat, Step, Token

from .actions import CardScared, CardStored, Event, SeatHushed
from .flow import go_on, require, seats_from
from .scoring import hoard_points
from .state import ToyState, Window, sort_cards, with_discards, with_player, with_top


def open_window(state: ToyState, seat: Seat, card: str) -> Step[ToyState, Event]:
    """Asks all others who have a screech left, at once; everybody can see when there are none."""
    asked = tuple(other for other in seats_from(state, seat)[1:] if state.players[other].screeches)
    state = replace(state, stack=(*state.stack, Window(seat, card, asked)))
    return Step(state=state) if asked else _store(state, ())


def tokens(prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        yield Token("screech", ends=True)
        yield Token("hush", ends=True)


def check(state: ToyState) -> None:
    require(state, Window)


def apply_screech(state: ToyState, seat: Seat) -> Step[ToyState, Event]:
    """The first screech closes the window, whoever else was asked."""
    card = require(state, Window).card
    state = with_player(state, seat, screeches=state.players[seat].screeches - 1)
    return go_on(with_discards(state, [card]), (CardScared(seat, card),))


def apply_hush(state: ToyState, seat: Seat) -> Step[ToyState, Event]:
    window = require(state, Window)
    asked = tuple(other for other in window.asked if other != seat)
    state = with_top(state, Window(window.seat, window.card, asked))
    return Step(state=state, events=(SeatHushed(seat),)) if asked else _store(state, (SeatHushed(seat),))


def _store(state: ToyState, events: tuple[Event, ...]) -> Step[ToyState, Event]:
    window = require(state, Window)
    larder = sort_cards((*state.players[window.seat].larder, window.card))
    stored = CardStored(window.seat, window.card, hoard_points([window.card]))
    return go_on(with_player(state, window.seat, larder=larder), (*events, stored))
