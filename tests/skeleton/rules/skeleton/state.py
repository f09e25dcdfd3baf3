"""The position, and the frames that say what the game waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.core.contract import Seat, State, Tagged

from .data import NUMBERS, Numbers


class Round(Tagged, frozen=True):
    """A stage: seats have their turns one after the other, this one first or the next that can place a stone."""

    seat: Seat


class Turn(Tagged, frozen=True):
    """An ask: a seat places a stone, or crowns one."""

    seat: Seat


Frame: TypeAlias = Round | Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What one seat owns."""

    points: int = 0
    crowned: str = ""
    """The square with its crown, if it has given that to a stone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardState(State):
    """The whole position."""

    frames: tuple[Frame, ...]
    stones: tuple[Seat | None, ...]
    """Whose stone stands on each square, in the order of `data.SQUARES`."""
    players: tuple[Player, ...]
    apart: bool
    """Whether a stone may not stand beside one of its own seat (option ``neighbours``)."""

    @property
    def numbers(self) -> Numbers:
        """The numbers of the rules version under which this game was set up."""
        return NUMBERS[self.rules]
