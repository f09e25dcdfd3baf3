"""Marco Polo: at the end of a phase hand cards may be swapped for as many from the supply, all at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.core.contract import Chance, IllegalAction, Seat, Token
from rules.magellan import flow, hands
from rules.magellan.actions import SwapCards
from rules.magellan.cards import check_held, without
from rules.magellan.events import CardsDrawn, CardsSwapped, Event, OwnSwap, SwapChosen
from rules.magellan.flow import Course
from rules.magellan.state import Cards, MagellanState, Swaps, replaced, require_stage

NONE = "none"
"""How the notation says that no card is swapped."""


def tokens(state: MagellanState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the cards one by one, in ascending order."""
    swaps = state.waits
    if not isinstance(swaps, Swaps):
        return
    match words:
        case ():
            yield Token("swap")
        case ("swap", *chosen) if all(word.isdigit() for word in chosen):
            if not chosen:
                yield Token(NONE, ends=True)
            yield from _further(state.players[seat].hand, tuple(map(int, chosen)), swaps.limits[seat])


def check(state: MagellanState, seat: Seat, action: SwapCards) -> None:
    require_stage(state, "swap")
    swaps = _swaps(state)
    if len(action.cards) > swaps.limits[seat]:
        raise IllegalAction("too-many-cards", count=len(action.cards), limit=swaps.limits[seat])
    check_held(state.players[seat].hand, action.cards)


def apply(state: MagellanState, seat: Seat, action: SwapCards, chance: Chance) -> Course:
    """Notes the choice; when all have chosen, all discards come before all draws."""
    swaps = _swaps(state)
    swaps = msgspec.structs.replace(swaps, chosen=replaced(swaps.chosen, seat, action.cards))
    state, chosen = replace(state, waits=swaps), (SwapChosen(seat=seat),)
    if any(limit and cards is None for limit, cards in zip(swaps.limits, swaps.chosen, strict=True)):
        return state, chosen
    return flow.then(flow.then((state, chosen), lambda s: _carry_out(s, chance)), lambda s: flow.next_phase(s, chance))


def _carry_out(state: MagellanState, chance: Chance) -> Course:
    given = {seat: cards for seat, cards in enumerate(_swaps(state).chosen) if cards}
    state = replace(state, waits=None)
    for seat, cards in given.items():
        state = hands.discard(hands.take_cards(state, seat, cards, shown=False), cards, seat)
    state, drawn = hands.draw(state, {seat: len(cards) for seat, cards in given.items()}, chance)
    return state, tuple(told for event in drawn for told in _swapped(event, given))


def _swapped(event: Event, given: dict[Seat, Cards]) -> tuple[Event, ...]:
    """Tells a draw as the swap that it belongs to; the supply never fails, for the discards are there first."""
    if not isinstance(event, CardsDrawn):
        return (event,)
    own = OwnSwap(seat=event.seat, given=given[event.seat], taken=event.cards)
    return CardsSwapped(seat=event.seat, count=event.count), own


def _further(hand: Cards, chosen: Cards, limit: int) -> Iterator[Token]:
    if without(chosen, hand) or tuple(sorted(chosen)) != chosen or len(chosen) >= limit:
        return
    for card in dict.fromkeys(without(hand, chosen)):
        if not chosen or card >= chosen[-1]:
            yield Token(str(card), ends=True)


def _swaps(state: MagellanState) -> Swaps:
    assert isinstance(state.waits, Swaps)
    return state.waits
