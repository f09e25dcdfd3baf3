"""What a seat can do: one kind of action for each verb of the notation. Spaces go by their labels."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Tagged
from rules.java.state import Cards


class PlaceLand(Tagged, frozen=True):
    """Places a land tile: ``three``, ``two``, ``rice`` or ``village``.

    ``space`` is where its village lies, or the only space; ``rotation`` the direction of the rice, 0 for a single tile.
    """

    tile: str
    space: str
    rotation: int = 0


class Irrigate(Tagged, frozen=True):
    """Places an irrigation tile."""

    space: str


class Enter(Tagged, frozen=True):
    """Brings a developer from the border to a space, by the cheapest way."""

    space: str


class Move(Tagged, frozen=True):
    """Moves a developer by the cheapest way."""

    start: str
    target: str


class Leave(Tagged, frozen=True):
    """Takes a developer back over the border, by the cheapest way."""

    space: str


class Build(Tagged, frozen=True):
    """Builds a palace of a value."""

    space: str
    value: int


class Enlarge(Tagged, frozen=True):
    """Enlarges the palace of a space to a value."""

    space: str
    value: int


class TakeCard(Tagged, frozen=True):
    """Takes a festival card: the ``open`` one, or the top one of the ``pile``."""

    source: str


class UseToken(Tagged, frozen=True):
    """Uses an action token."""


class GiveFestival(Tagged, frozen=True):
    """Gives a festival in the palace of a space and plays the first cards for it; nothing else follows in the turn."""

    space: str
    cards: Cards


class PlayCards(Tagged, frozen=True):
    """Plays cards in a festival."""

    cards: Cards


class Pass(Tagged, frozen=True):
    """Plays no more cards in a festival."""


class EndTurn(Tagged, frozen=True):
    """Ends the turn."""


Action: TypeAlias = (
    PlaceLand
    | Irrigate
    | Enter
    | Move
    | Leave
    | Build
    | Enlarge
    | TakeCard
    | UseToken
    | GiveFestival
    | PlayCards
    | Pass
    | EndTurn
)
