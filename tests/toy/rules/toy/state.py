"""The position: where every card lies, who owns what, and what the game waits for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from rules.core.contract import Seat, State, Tagged

from .data import KINDS, NUMBERS, VALUES, Numbers


class Autumn(Tagged, frozen=True):
    """The stage below all others: round after round, until the frost."""


class Turn(Tagged, frozen=True):
    """A seat forages, with so many action points left."""

    seat: Seat
    points: int


class Window(Tagged, frozen=True):
    """A card has fallen for a seat; the seats that are asked may still scare it away."""

    seat: Seat
    card: str
    asked: tuple[Seat, ...]


class Auction(Tagged, frozen=True):
    """A seat may raise or must pass; the best bid so far lies face down on the table."""

    seat: Seat
    passed: tuple[Seat, ...] = ()
    bidder: Seat | None = None
    cards: tuple[str, ...] = ()


class Night(Tagged, frozen=True):
    """Everybody chooses a tree in secret; an empty string stands for a seat that has not chosen."""

    trees: tuple[str, ...]


Frame: TypeAlias = Autumn | Turn | Window | Auction | Night


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What one seat owns."""

    hand: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()
    larder: tuple[str, ...] = ()
    screeches: int = 0
    nests: int = 0
    """Points for nests won."""
    nights: int = 0
    """Points for trees slept in."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyState(State):
    """The whole position. The top of the deck is its first card, the innermost frame the last one."""

    deck: tuple[str, ...]
    discards: tuple[str, ...] = ()
    players: tuple[Player, ...]
    round: int = 0
    """Counts from 1; 0 before the first round."""
    frames: tuple[Frame, ...]
    """What the game still holds, the next thing last."""

    @property
    def numbers(self) -> Numbers:
        """The numbers of the rules version under which this game was set up."""
        return NUMBERS[self.rules]

    @classmethod
    def fingerprinted(cls, form: dict[str, Any]) -> dict[str, Any]:
        """The first games were stored without the stage below all others, and the frames as a ``stack``."""
        frames = form.pop("frames")
        return form | {"stack": frames[1:]} if frames else form


def sort_cards(cards: Iterable[str]) -> tuple[str, ...]:
    """Returns cards in the one order in which hands, piles and notations hold them."""
    return tuple(sorted(cards, key=KINDS.index))


def total(cards: Iterable[str]) -> int:
    return sum(VALUES[card] for card in cards)


def with_discards(state: ToyState, cards: Iterable[str]) -> ToyState:
    """Returns the position with more cards on the discard pile."""
    return replace(state, discards=sort_cards((*state.discards, *cards)))
