"""What has happened in a game. Where only some may know the cards, `show` leaves them out and keeps their number."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.core.contract import Seat, Tagged


class PhaseBegan(Tagged, frozen=True):
    """A phase began with so many explorer cards in its stack."""

    phase: int
    cards: int


class CardTurnedUp(Tagged, frozen=True):
    """An explorer card was turned up; ``left`` are still in the stack."""

    explorer: str
    phase: int
    left: int


class CardWithoutBidders(Tagged, frozen=True):
    """An explorer card was turned up and left the game at once, as nobody could bid for it; ``left`` as above."""

    explorer: str
    phase: int
    left: int


class CardVetoed(Tagged, frozen=True):
    """The card turned up went to the bottom of the stack."""

    seat: Seat
    explorer: str


class VetoDeclined(Tagged, frozen=True):
    seat: Seat


class BidMade(Tagged, frozen=True):
    """A bid of so much gold was laid; ``cards`` are empty and ``count`` is 0 for those who see only the sum."""

    seat: Seat
    explorer: str
    bid: int
    cards: tuple[int, ...]
    count: int
    secret: bool


class SeatPassed(Tagged, frozen=True):
    seat: Seat
    explorer: str


class CardRemoved(Tagged, frozen=True):
    """An explorer card left the game unsold; ``asked`` says whether anybody could have bid."""

    explorer: str
    asked: bool


class CardWon(Tagged, frozen=True):
    seat: Seat
    explorer: str
    bid: int


class PaymentMade(Tagged, frozen=True):
    """The winner paid with these cards, whose gold is ``total``."""

    seat: Seat
    cards: tuple[int, ...]
    total: int
    bid: int


class ShipPlaced(Tagged, frozen=True):
    """A ship of the reserve came to field 1; ``half`` is ``left`` or ``right`` where it is divided, else empty."""

    seat: Seat
    explorer: str
    number: int
    halved: bool
    half: str


class ShipAdvanced(Tagged, frozen=True):
    """A ship went on to the next field."""

    seat: Seat
    explorer: str
    number: int
    field: int
    halved: bool
    half: str
    """As in `ShipPlaced`."""


class VetoGained(Tagged, frozen=True):
    seat: Seat


class CardTucked(Tagged, frozen=True):
    """A gold card went under a Magellan card, which now has ``pile`` of them; ``card`` is 0 for who may not know it."""

    seat: Seat
    card: int
    number: int
    pile: int
    shown: bool


class HandOpened(Tagged, frozen=True):
    """A seat plays with an open hand until the end of the phase."""

    seat: Seat
    cards: tuple[int, ...]


class CardLost(Tagged, frozen=True):
    """The left-hand neighbour drew a card from a hand, and it was discarded."""

    seat: Seat
    neighbour_seat: Seat
    card: int


class CardsDrawn(Tagged, frozen=True):
    """Cards were drawn from the supply; for all but who drew them ``cards`` are empty and not ``visible``."""

    seat: Seat
    cards: tuple[int, ...]
    count: int
    visible: bool = True


class OpenCardsDrawn(Tagged, frozen=True):
    """Cards were drawn from the supply into an open hand, for all to see."""

    seat: Seat
    cards: tuple[int, ...]
    count: int


class DrawsLost(Tagged, frozen=True):
    """So many draws were lost because supply and discard pile were empty."""

    seat: Seat
    count: int


class SupplyShuffled(Tagged, frozen=True):
    """The discard pile was shuffled and became the supply."""

    count: int


class PhaseEnded(Tagged, frozen=True):
    phase: int


class HandsClosed(Tagged, frozen=True):
    """Open hands were taken up again."""

    seats: tuple[Seat, ...]


class VetoesExpired(Tagged, frozen=True):
    """Unused vetoes of these seats are gone."""

    seats: tuple[Seat, ...]


class ReserveLeft(Tagged, frozen=True):
    """The ships that these seats have not placed in phase 1 left the game."""

    seats: tuple[Seat, ...]


class SwapChosen(Tagged, frozen=True):
    """A seat has chosen what it swaps; that is carried out when all have."""

    seat: Seat


class CardsSwapped(Tagged, frozen=True):
    """So many cards were swapped for as many from the supply; which they are, `OwnSwap` tells."""

    seat: Seat
    count: int


class OwnSwap(Tagged, frozen=True):
    """The cards of a swap, for their owner alone."""

    seat: Seat
    given: tuple[int, ...]
    taken: tuple[int, ...]


class PileCounted(Tagged, frozen=True):
    """A ship with Magellan was scored: the crowns of its pile, as often as its field says."""

    seat: Seat
    field: int
    cards: tuple[int, ...]
    crowns: int
    points: int


class SeatCounted(Tagged, frozen=True):
    """A seat's ships and hand were scored, Pizarro's draw apart; ``gold`` of the hand breaks ties."""

    seat: Seat
    cards: tuple[int, ...]
    gold: int
    ships: int
    hand: int
    points: int


class FinalDrawBegan(Tagged, frozen=True):
    """The owner of the ship on Pizarro's last field draws from all gold cards, freshly shuffled."""

    seat: Seat


class FinalCardDrawn(Tagged, frozen=True):
    """A card of that draw was turned over; ``total`` is their gold so far."""

    seat: Seat
    card: int
    total: int


class FinalDrawScored(Tagged, frozen=True):
    """The draw ended; over ``limit`` it is worth nothing."""

    seat: Seat
    cards: tuple[int, ...]
    total: int
    limit: int
    bust: bool
    points: int


class GameEnded(Tagged, frozen=True):
    """The game is over; several winners share the victory."""

    winner_seats: tuple[Seat, ...]
    points: int
    gold: int = 0
    """The gold in their hands, where it decided between them and others with as many points."""


Event: TypeAlias = (
    PhaseBegan
    | CardTurnedUp
    | CardWithoutBidders
    | CardVetoed
    | VetoDeclined
    | BidMade
    | SeatPassed
    | CardRemoved
    | CardWon
    | PaymentMade
    | ShipPlaced
    | ShipAdvanced
    | VetoGained
    | CardTucked
    | HandOpened
    | CardLost
    | CardsDrawn
    | OpenCardsDrawn
    | DrawsLost
    | SupplyShuffled
    | PhaseEnded
    | HandsClosed
    | VetoesExpired
    | ReserveLeft
    | SwapChosen
    | CardsSwapped
    | OwnSwap
    | PileCounted
    | SeatCounted
    | FinalDrawBegan
    | FinalCardDrawn
    | FinalDrawScored
    | GameEnded
)


def show(event: Event, seat: Seat | None) -> Event | None:
    """Leaves out the cards of others that a seat may not know."""
    if getattr(event, "seat", None) == seat:
        return event
    match event:
        case BidMade(secret=True):
            return msgspec.structs.replace(event, cards=(), count=0)
        case CardTucked(shown=False):
            return msgspec.structs.replace(event, card=0)
        case CardsDrawn():
            return msgspec.structs.replace(event, cards=(), visible=False)
        case OwnSwap():
            return None
        case _:
            return event
