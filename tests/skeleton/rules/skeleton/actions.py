"""What seats can do, in imperatives, and what can happen, in the past tense."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Seat, Tagged


class Place(Tagged, frozen=True):
    """Place a stone on a square."""

    square: str


class Crown(Tagged, frozen=True):
    """Crown an own stone, once in the game."""

    square: str


Action: TypeAlias = Place | Crown


class StonePlaced(Tagged, frozen=True):
    seat: Seat
    square: str
    points: int


class StoneCrowned(Tagged, frozen=True):
    seat: Seat
    square: str
    points: int


class GameEnded(Tagged, frozen=True):
    winner_seats: tuple[Seat, ...]


Event: TypeAlias = StonePlaced | StoneCrowned | GameEnded
