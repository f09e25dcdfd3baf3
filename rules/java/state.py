"""A position of Java, and the frames that say what it waits for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import msgspec

from rules.core.contract import Seat, State, Tagged
from rules.core.seats import replaced
from rules.core.sequence import with_top
from rules.java import data
from rules.java.board import At, Board

Cards: TypeAlias = tuple[str, ...]
"""Festival cards by their symbols, in the order of `data.CARDS`."""


_FIRST = data.NUMBERS[1]
"""The defaults of fields, which digests leave out. Whoever makes one of these says its numbers by `numbers`."""


class Rounds(Tagged, frozen=True):
    """The turns one after the other; ``seat`` has the next one."""

    seat: Seat


class Turn(Tagged, frozen=True):
    """A turn with its action points and what has been done in it that may not be done again."""

    seat: Seat
    points: int = _FIRST.points
    acted: bool = False
    """Whether anything has been done yet."""
    placed: bool = False
    """Whether a land tile has been placed."""
    cards: int = 0
    """Cards taken."""
    tokens: int = 0
    """Action tokens used."""
    palaces: tuple[str, ...] = ()
    """The spaces of the palaces built or enlarged."""


class Festival(Tagged, frozen=True):
    """A festival in the palace of a space; ``seat`` plays cards or passes."""

    space: str
    host: Seat
    seat: Seat
    active: tuple[Seat, ...]
    """The seats that have not passed."""
    laid: tuple[Cards, ...]
    """The cards that each seat has played."""
    steps: int = 1
    """How often cards were played or somebody passed."""


Frame: TypeAlias = Rounds | Turn | Festival


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """A space of the board with what lies and stands on it."""

    level: int = 0
    """How many land tiles lie on it."""
    terrain: str = data.BARE
    """``rice``, ``village`` (under a palace, too), ``water`` or bare."""
    tile: int = 0
    """Which land tile lies on top, by the number of its placing, 0 for none."""
    size: int = 0
    """How many spaces that tile has, those that were covered since included."""
    palace: int = 0
    """The value of the palace here, 0 for none."""
    used: bool = False
    """Whether the palace has had its festival and shows the red number."""
    developer: Seat | None = None

    @property
    def open(self) -> bool:
        """Whether developers may walk here, as far as the ground is concerned."""
        return self.level > 0 and not self.palace


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What a seat has beside the board."""

    hand: Cards
    """Its festival cards, which only it knows."""
    known: Cards = ()
    """Those of them that everybody has seen it take."""
    developers: int = _FIRST.developers
    """Developers in the supply."""
    tokens: int = _FIRST.tokens
    two: int = _FIRST.twos
    rice: int = _FIRST.rices
    village: int = _FIRST.villages
    irrigation_points: int = 0
    palace_points: int = 0
    festival_points: int = 0
    final_points: int = 0
    finished: bool = False
    """Whether the seat has had its last turn and its final scoring."""

    @property
    def score(self) -> int:
        return self.irrigation_points + self.palace_points + self.festival_points + self.final_points


@dataclass(frozen=True, slots=True, kw_only=True)
class JavaState(State):
    """A position of Java. Nobody knows the order of ``pile``, and a hand only its owner."""

    frames: tuple[Frame, ...]
    map: str
    """A key of `data.BOARDS`."""
    token_first: bool
    """Whether an action token is used before any other action or not at all."""
    two_below: bool
    """Whether larger tiles must rest on at least two different ones."""
    spaces: tuple[Space, ...]
    players: tuple[Player, ...]
    three: int = _FIRST.threes
    """Three-space tiles in the stock."""
    water: int = _FIRST.waters
    """Irrigation tiles in the stock."""
    palaces: tuple[int, ...] = tuple(_FIRST.palaces.values())
    """Palaces in the stock: of value 2, 4 and so on to 10."""
    card: str = ""
    """The open festival card."""
    pile: tuple[str, ...] = ()
    """The draw pile from the top."""
    discards: tuple[str, ...] = ()
    """The cards discarded, the latest last; everybody has seen them."""
    tiles: int = 0
    """Land tiles placed so far."""
    turn: int = 0
    """Turns begun so far."""
    waived: int = 0
    """How many turns in a row have ended without a land tile because none could be placed."""

    @property
    def numbers(self) -> data.Numbers:
        return data.NUMBERS[self.rules]

    @property
    def board(self) -> Board:
        return data.BOARDS[self.map]

    @property
    def ending(self) -> bool:
        """Whether the last turns have begun, which have no duty to place land."""
        return any(player.finished for player in self.players)


def turn_of(state: JavaState) -> Turn:
    """Returns the turn that is being played, even while its festival is given."""
    top = state.top
    return top if isinstance(top, Turn) else next(frame for frame in state.frames if isinstance(frame, Turn))


def turn_in(state: JavaState) -> Turn | None:
    """Returns the turn that is being played, None when the game is over."""
    return next((frame for frame in state.frames if isinstance(frame, Turn)), None)


def festival_in(state: JavaState) -> Festival | None:
    """Returns the festival that is being given, None while there is none."""
    return state.top if isinstance(state.top, Festival) else None


def space_at(state: JavaState, name: str) -> Space:
    """Returns a space by its label."""
    return state.spaces[state.board.index[name]]


def with_space(state: JavaState, at: At, **changes: Any) -> JavaState:
    """Returns the state with some fields of a space changed."""
    return replace(state, spaces=replaced(state.spaces, at, replace(state.spaces[at], **changes)))


def with_turn(state: JavaState, **changes: Any) -> JavaState:
    """Returns the state with some fields of the turn being played changed."""
    assert isinstance(state.top, Turn)
    return with_top(state, msgspec.structs.replace(state.top, **changes))


def spend(state: JavaState, points: int) -> JavaState:
    """Takes action points off the turn being played, in which something has been done by that."""
    return with_turn(state, points=turn_of(state).points - points, acted=True)


def sort_cards(cards: Iterable[str]) -> Cards:
    """Sorts festival cards in the order in which they are listed."""
    return tuple(sorted(cards, key=data.CARDS.index))
