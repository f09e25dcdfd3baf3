"""What has happened in a game. Only who draws a card from the pile learns which it is."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from rules.core.contract import Seat, Tagged


class TurnBegan(Tagged, frozen=True):
    """A turn began; ``last`` says that it is the last one of its seat."""

    seat: Seat
    number: int
    last: bool


class LandPlaced(Tagged, frozen=True):
    """A land tile was placed; ``spaces`` are those that it covers, the village first, and ``level`` is theirs now."""

    seat: Seat
    tile: str
    spaces: tuple[str, ...]
    level: int
    points: int
    """What it cost."""
    left: int
    """Three-space tiles left in the stock."""


class LastTileGone(Tagged, frozen=True):
    """The last three-space tile was placed: after this turn come the last turns of the others."""

    seat: Seat


class WaterPlaced(Tagged, frozen=True):
    seat: Seat
    space: str


class WaterScored(Tagged, frozen=True):
    """Water was enclosed, and one seat alone ranks highest on its shore."""

    seat: Seat
    spaces: tuple[str, ...]
    score: int


class WaterUnscored(Tagged, frozen=True):
    """Water was enclosed with nobody on its shore, or with these seats tied for the highest rank, so many of them."""

    spaces: tuple[str, ...]
    seats: tuple[Seat, ...]
    count: int


class DeveloperEntered(Tagged, frozen=True):
    """A developer came from the ``border``, ``highland`` or ``lowland``, and walked this way to a space."""

    seat: Seat
    space: str
    way: tuple[str, ...]
    border: str
    points: int


class DeveloperMoved(Tagged, frozen=True):
    seat: Seat
    start: str
    target: str
    way: tuple[str, ...]
    points: int


class DeveloperLeft(Tagged, frozen=True):
    """A developer walked this way from a space and left over the ``border``."""

    seat: Seat
    space: str
    way: tuple[str, ...]
    border: str
    points: int


class PalaceBuilt(Tagged, frozen=True):
    seat: Seat
    space: str
    value: int
    score: int


class PalaceEnlarged(Tagged, frozen=True):
    seat: Seat
    space: str
    before: int
    value: int
    score: int


class CardTaken(Tagged, frozen=True):
    """The open card was taken, or one was ``drawn`` from the pile; ``card`` is empty for whom it is not ``known``."""

    seat: Seat
    card: str
    drawn: bool
    known: bool = True


class CardTurnedUp(Tagged, frozen=True):
    """Another card is the open one."""

    card: str


class PileShuffled(Tagged, frozen=True):
    """The discarded cards became the draw pile."""

    cards: int


class TokenUsed(Tagged, frozen=True):
    """An action token was used; ``left`` are left to the seat."""

    seat: Seat
    left: int


class FestivalBegan(Tagged, frozen=True):
    seat: Seat
    space: str
    value: int


class CardsPlayed(Tagged, frozen=True):
    """Cards were played in a festival; ``total`` is what all cards of the seat are worth there."""

    seat: Seat
    cards: tuple[str, ...]
    total: int


class SeatPassed(Tagged, frozen=True):
    """A seat passed in a festival; ``empty`` says that it had no cards and was not asked."""

    seat: Seat
    empty: bool


class FestivalEnded(Tagged, frozen=True):
    """These seats, so many of them, had the highest total and scored so much each."""

    space: str
    seats: tuple[Seat, ...]
    count: int
    total: int
    score: int


class TurnEnded(Tagged, frozen=True):
    """A turn ended with so many action points left; ``waived`` says that no land tile could have been placed."""

    seat: Seat
    points: int
    waived: bool


class EndTriggered(Tagged, frozen=True):
    """Nobody could place a land tile for as many turns as there are players: the last turns begin."""

    seat: Seat


class FinalScored(Tagged, frozen=True):
    """A seat's final scoring: the palaces of the cities where it ranks highest, and second."""

    seat: Seat
    score: int
    firsts: tuple[str, ...]
    first_count: int
    seconds: tuple[str, ...]
    second_count: int


class GameEnded(Tagged, frozen=True):
    winner_seats: tuple[Seat, ...]
    score: int


Event: TypeAlias = (
    TurnBegan
    | LandPlaced
    | LastTileGone
    | WaterPlaced
    | WaterScored
    | WaterUnscored
    | DeveloperEntered
    | DeveloperMoved
    | DeveloperLeft
    | PalaceBuilt
    | PalaceEnlarged
    | CardTaken
    | CardTurnedUp
    | PileShuffled
    | TokenUsed
    | FestivalBegan
    | CardsPlayed
    | SeatPassed
    | FestivalEnded
    | TurnEnded
    | EndTriggered
    | FinalScored
    | GameEnded
)


def show(event: Event, seat: Seat | None) -> Event:
    """Returns what a seat may learn of an event: not which card another one drew."""
    if isinstance(event, CardTaken) and event.drawn and seat != event.seat:
        return msgspec.structs.replace(event, card="", known=False)
    return event
