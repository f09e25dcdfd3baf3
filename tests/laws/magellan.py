"""What the laws must be told of Magellan."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Seat
from rules.magellan.events import Event, FinalDrawScored, SeatCounted
from rules.magellan.state import Auction, MagellanState, Window, Won
from tests.laws.hooks import Hook


def components(state: MagellanState) -> Counter[str]:
    """Counts gold cards by value and explorer cards, of which those that were bought are the steps of ships."""
    cards = Counter((*state.supply, *(discard.card for discard in state.discards)))
    explorers = Counter((*state.removed, *(card for stack in state.stacks for card in stack)))
    for player in state.players:
        cards.update(player.hand)
    for ship in state.ships:
        cards.update(tucked.card for tucked in ship.pile)
        explorers[ship.explorer] += ship.field
    match state.top:
        case Window(card=card) | Auction(card=card):
            explorers[card] += 1
        case Won(card=card, paid=paid):
            explorers[card] += 1
            cards.update(paid)
    return Counter({f"gold {card}": count for card, count in cards.items()}) + explorers


def points(event: Event) -> Iterator[tuple[Seat, int]]:
    if isinstance(event, SeatCounted | FinalDrawScored):
        yield event.seat, event.points


TOLD = frozenset({"payment-made", "hand-opened", "open-cards-drawn", "card-lost", "cards-swapped", "supply-shuffled"})
"""Cards and numbers that everybody sees and that a reshuffle or the end of the phase may hide again at once."""

HOOK = Hook(components=components, points=points, sealed=frozenset({"swap"}), told=TOLD, bound=600)
