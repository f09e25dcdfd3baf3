"""Marco Polo: at the end of a phase hand cards may be swapped for as many from the supply, all at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import msgspec

from rules.core.contract import Chance, Decision, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import replaced
from rules.core.sequence import pop, top, with_top
from rules.core.subsets import further
from rules.magellan import hands
from rules.magellan.actions import SwapCards
from rules.magellan.cards import check_held
from rules.magellan.events import CardsDrawn, CardsSwapped, Event, OwnSwap, SwapChosen
from rules.magellan.state import Cards, MagellanState, Swaps

NONE = "none"
"""How the notation says that no card is swapped."""


def ask(state: MagellanState, swaps: Swaps) -> tuple[Decision, ...]:
    """Asks all at once who may swap; an answer is sealed until the last one is in."""
    return tuple(
        Decision(seat=seat, kind="swap", about=f"swap {state.phase}", status=Say("swap", {"limit": swaps.limits[seat]}))
        for seat in _choosing(swaps)
    )


def tokens(state: MagellanState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the cards one by one, in ascending order."""
    match prefix:
        case ():
            yield Token("swap")
        case ("swap", *chosen) if all(word.isdigit() for word in chosen):
            if not chosen:
                yield Token(NONE, ends=True)
            if len(chosen) < top(state, Swaps).limits[seat]:
                cards = further(state.players[seat].hand, tuple(map(int, chosen)))
                yield from (Token(str(card), ends=True, goes_on=True, any_order=True) for card, _ in cards)


def check(state: MagellanState, seat: Seat, action: SwapCards) -> None:
    limit = top(state, Swaps).limits[seat]
    if len(action.cards) > limit:
        raise IllegalAction("too-many-cards", count=len(action.cards), limit=limit)
    check_held(state.players[seat].hand, action.cards)


def apply(state: MagellanState, seat: Seat, action: SwapCards, chance: Chance) -> Step[MagellanState, Event]:
    """Notes the choice; when all have chosen, all discards come before all draws."""
    swaps = top(state, Swaps)
    swaps = msgspec.structs.replace(swaps, chosen=replaced(swaps.chosen, seat, action.cards))
    chosen = Step(state=with_top(state, swaps), events=(SwapChosen(seat=seat),))
    return chosen if _choosing(swaps) else chosen.then(lambda state: _carry_out(pop(state), swaps, chance))


def _choosing(swaps: Swaps) -> list[Seat]:
    """Returns the seats that have still to choose."""
    return [seat for seat, limit in enumerate(swaps.limits) if limit and swaps.chosen[seat] is None]


def _carry_out(state: MagellanState, swaps: Swaps, chance: Chance) -> Step[MagellanState, Event]:
    given = {seat: cards for seat, cards in enumerate(swaps.chosen) if cards}
    for seat, cards in given.items():
        state = hands.discard(hands.take_cards(state, seat, cards, shown=False), cards, seat)
    drawn = hands.draw(state, {seat: len(cards) for seat, cards in given.items()}, chance)
    return replace(drawn, events=tuple(told for event in drawn.events for told in _swapped(event, given)))


def _swapped(event: Event, given: dict[Seat, Cards]) -> tuple[Event, ...]:
    """Tells a draw as the swap that it belongs to; the supply never fails, for the discards are there first."""
    if not isinstance(event, CardsDrawn):
        return (event,)
    own = OwnSwap(seat=event.seat, given=given[event.seat], taken=event.cards)
    return CardsSwapped(seat=event.seat, count=event.count), own
