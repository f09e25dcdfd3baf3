"""Gold cards that come and go: hands, the supply and the discard pile, and what everybody has seen of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from rules.core.contract import Chance, Seat, Step
from rules.core.seats import clockwise, with_player
from rules.core.subsets import without
from rules.magellan.cards import at_least, sort_cards
from rules.magellan.events import CardsDrawn, DrawsLost, Event, OpenCardsDrawn, SupplyShuffled
from rules.magellan.state import Cards, Discard, MagellanState


def add_cards(state: MagellanState, seat: Seat, cards: Iterable[int]) -> MagellanState:
    """Puts cards into a hand; into an open one for all to see."""
    player, cards = state.players[seat], tuple(cards)
    known = (*player.known, *cards) if player.open else player.known
    return with_player(state, seat, hand=sort_cards((*player.hand, *cards)), known=sort_cards(known))


def take_cards(state: MagellanState, seat: Seat, cards: Iterable[int], shown: bool = True) -> MagellanState:
    """Takes cards out of a hand: for all to see, or to lay them face down, where what was known of them stays known."""
    player, cards = state.players[seat], tuple(cards)
    known = without(player.known, cards) if shown else player.known
    return with_player(state, seat, hand=without(player.hand, cards), known=known)


def see_cards(state: MagellanState, seat: Seat, cards: Iterable[int]) -> MagellanState:
    """Notes that everybody has seen these cards in a hand."""
    return with_player(state, seat, known=at_least(state.players[seat].known, cards))


def discard(state: MagellanState, cards: Iterable[int], seat: Seat | None = None) -> MagellanState:
    """Puts cards on the discard pile, face up or, of a seat, face down."""
    return replace(state, discards=(*state.discards, *(Discard(card=card, seat=seat) for card in cards)))


def draw(state: MagellanState, counts: Mapping[Seat, int], chance: Chance) -> Step[MagellanState, Event]:
    """Lets seats draw so many cards each: clockwise from the opener, one card for each in every pass.

    An empty supply is made anew from the discard pile; when both are empty, draws are lost.
    """
    shuffled: list[Event] = []
    drawn: dict[Seat, list[int]] = {seat: [] for seat in clockwise(state, state.opener) if counts.get(seat)}
    for number in range(max(counts.values(), default=0)):
        for seat in drawn:
            if number >= counts[seat]:
                continue
            if not state.supply and state.discards:
                shuffled.append(SupplyShuffled(count=len(state.discards)))
                state = _shuffle_discards(state, chance)
            if state.supply:
                drawn[seat].append(state.supply[0])
                state = replace(state, supply=state.supply[1:])
    events: list[Event] = []
    for seat, cards in drawn.items():
        state = add_cards(state, seat, cards)
        if cards:
            kind = OpenCardsDrawn if state.players[seat].open else CardsDrawn
            events.append(kind(seat=seat, cards=sort_cards(cards), count=len(cards)))
        if lost := counts[seat] - len(cards):
            events.append(DrawsLost(seat=seat, count=lost))
    return Step(state=state, events=(*shuffled, *events), reveals=True)


def _shuffle_discards(state: MagellanState, chance: Chance) -> MagellanState:
    """Makes the discard pile the supply; what was known of seats whose cards lay there face down is known no more."""
    for seat in {discard.seat for discard in state.discards if discard.seat is not None}:
        player = state.players[seat]
        state = with_player(state, seat, known=player.hand if player.open else ())
    supply = chance.shuffle("supply", [discard.card for discard in state.discards])
    return replace(state, supply=supply, discards=())


def swapped_away(state: MagellanState, seat: Seat) -> Cards:
    """Returns the cards of a seat that lie face down on the discard pile."""
    return sort_cards(discard.card for discard in state.discards if discard.seat == seat)


def face_up(state: MagellanState) -> Cards:
    """Returns the cards that lie face up on the discard pile."""
    return sort_cards(discard.card for discard in state.discards if discard.seat is None)
