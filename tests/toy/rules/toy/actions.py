"""What seats can do, and what can happen."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Seat, Tagged


class Forage(Tagged, frozen=True):
    """Draw the top card of the deck."""


class Bury(Tagged, frozen=True):
    """Lay a card of the hand face down into the hoard."""

    card: str


class Shake(Tagged, frozen=True):
    """Turn up the top card of the deck and take it, if nobody screeches."""


class End(Tagged, frozen=True):
    """End the turn."""


class Screech(Tagged, frozen=True):
    """Scare the card away that has fallen."""


class Hush(Tagged, frozen=True):
    """Let the card go to whoever shook it down."""


class Bid(Tagged, frozen=True):
    """Offer cards of the hand for the nest, face down."""

    cards: tuple[str, ...]


class Pass(Tagged, frozen=True):
    """Leave the auction."""


class Sleep(Tagged, frozen=True):
    """Choose the tree to sleep in."""

    tree: str


Action: TypeAlias = Forage | Bury | Shake | End | Screech | Hush | Bid | Pass | Sleep


class RoundBegan(Tagged, frozen=True):
    round: int


class DeckShuffled(Tagged, frozen=True):
    """The discard pile has become the deck."""

    count: int


class CardForaged(Tagged, frozen=True):
    seat: Seat
    card: str
    """``unseen`` for those who may not know it."""


class CardBuried(Tagged, frozen=True):
    seat: Seat
    card: str
    """As in `CardForaged`."""


class CardShaken(Tagged, frozen=True):
    seat: Seat
    card: str


class CardScared(Tagged, frozen=True):
    """The card that had fallen was discarded, because a seat screeched."""

    seat: Seat
    card: str


class SeatHushed(Tagged, frozen=True):
    seat: Seat


class CardStored(Tagged, frozen=True):
    """The card that had fallen went into the open larder of the seat that shook it down."""

    seat: Seat
    card: str
    points: int


class TurnEnded(Tagged, frozen=True):
    seat: Seat


class BidMade(Tagged, frozen=True):
    """A bid of so many cards with such a sum lies on the table."""

    seat: Seat
    total: int
    count: int


class SeatPassed(Tagged, frozen=True):
    seat: Seat


class NestWon(Tagged, frozen=True):
    """The winner's bid was turned up and discarded."""

    seat: Seat
    points: int
    cards: tuple[str, ...]


class NestLeft(Tagged, frozen=True):
    """Nobody bid for the nest."""


class TreeChosen(Tagged, frozen=True):
    """A seat has chosen; which tree is told when all have."""

    seat: Seat


class NightSpent(Tagged, frozen=True):
    seat: Seat
    tree: str
    points: int


class HoardOpened(Tagged, frozen=True):
    seat: Seat
    cards: tuple[str, ...]
    points: int


class GameEnded(Tagged, frozen=True):
    winner_seats: tuple[Seat, ...]


Event: TypeAlias = (
    RoundBegan
    | DeckShuffled
    | CardForaged
    | CardBuried
    | CardShaken
    | CardScared
    | SeatHushed
    | CardStored
    | TurnEnded
    | BidMade
    | SeatPassed
    | NestWon
    | NestLeft
    | TreeChosen
    | NightSpent
    | HoardOpened
    | GameEnded
)
