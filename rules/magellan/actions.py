"""What a seat can do: one kind of action for each verb of the notation. Gold cards go by their gold, ascending."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Tagged


class UseVeto(Tagged, frozen=True):
    """Puts the card turned up to the bottom of the stack."""


class LetPass(Tagged, frozen=True):
    """Uses no veto."""


class BidCards(Tagged, frozen=True):
    """Lays cards of the hand as a bid."""

    cards: tuple[int, ...]


class BidSum(Tagged, frozen=True):
    """Bids a sum; of the cards that make it those are laid that one misses least."""

    total: int


class Pass(Tagged, frozen=True):
    """Leaves the auction for good."""


class Pay(Tagged, frozen=True):
    """Pays for the card that was won, with the cards laid or with others."""

    cards: tuple[int, ...]


class AdvanceShip(Tagged, frozen=True):
    """Chooses the ship that advances, by its number."""

    number: int


class ChooseHalf(Tagged, frozen=True):
    """Chooses the half of a divided field, ``left`` or ``right``."""

    half: str


class TuckCard(Tagged, frozen=True):
    """Puts a gold card under the Magellan card."""

    card: int


class SwapCards(Tagged, frozen=True):
    """Swaps hand cards for as many from the supply, or none."""

    cards: tuple[int, ...]


class DrawCard(Tagged, frozen=True):
    """Draws one more card for Pizarro's last ship."""


class StopDrawing(Tagged, frozen=True):
    """Ends that draw and scores it."""


Action: TypeAlias = (
    UseVeto
    | LetPass
    | BidCards
    | BidSum
    | Pass
    | Pay
    | AdvanceShip
    | ChooseHalf
    | TuckCard
    | SwapCards
    | DrawCard
    | StopDrawing
)
