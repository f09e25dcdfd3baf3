"""A position of Tikal, and the frames that say what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import msgspec

from rules.core.contract import Seat, State, Tagged
from rules.core.seats import replaced
from rules.core.sequence import with_top
from rules.tikal import data

Digs: TypeAlias = tuple[tuple[str, int], ...]
"""How often the seat has dug on which space in its turn, in the order of the first dig."""


_FIRST = data.NUMBERS[1]
"""The defaults of fields, which digests leave out. Whoever makes one of these says its numbers by `numbers`."""


class Turn(Tagged, frozen=True):
    """An ordinary turn. ``tile`` is still to be placed; a volcano waits here while its scoring round lies on top."""

    seat: Seat
    tile: str = ""
    points: int = _FIRST.points
    digs: Digs = ()


class ScoringRound(Tagged, frozen=True):
    """A scoring round; ``seats`` have their scoring turn after the one that lies on top, in this order."""

    seats: tuple[Seat, ...]
    final: bool = False


class ScoringTurn(Tagged, frozen=True):
    """A seat's turn within a scoring round, which ends with the scoring of its position."""

    seat: Seat
    points: int = _FIRST.points
    digs: Digs = ()


class Auction(Tagged, frozen=True):
    """The auction for the next turn; ``seat`` bids or passes."""

    seat: Seat
    bids: tuple[int, ...]
    """The standing bid of each seat, 0 for none."""
    passed: tuple[Seat, ...] = ()
    """The seats that have passed, in order."""


class Choice(Tagged, frozen=True):
    """Before the turn that a seat has gained: it chooses one of the tiles on display."""

    seat: Seat


Frame: TypeAlias = Turn | ScoringRound | ScoringTurn | Auction | Choice


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """A space of the board with all that lies and stands on it."""

    workers: tuple[int, ...]
    """Workers of each seat; a guard is not among them."""
    leaders: tuple[Seat, ...] = ()
    """The seats whose leader stands here, ascending."""
    tile: str = ""
    """A key of `data.TERRAIN`, or empty while unexplored."""
    rotation: int = 0
    value: int = 0
    """The topmost level of a temple."""
    treasures: tuple[str, ...] = ()
    """The treasures lying here face down, from the top; nobody knows them."""
    camp: Seat | None = None
    guard: Seat | None = None
    guard_figure: str = ""
    """Which figure the guard is, ``worker`` or ``leader``."""

    @property
    def terrain(self) -> str:
        """The kind of terrain, empty while unexplored."""
        return data.TERRAIN[self.tile].terrain if self.tile else ""

    @property
    def stones(self) -> data.Stones:
        """The stones of an explored space, as its tile lies."""
        return data.LAID[self.tile][self.rotation]


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What a seat has beside the board."""

    workers: int = _FIRST.workers
    """Workers in the supply."""
    leader: bool = True
    """Whether the leader is in the supply."""
    lost_workers: int = 0
    """Workers that left the game when their seat placed a guard."""
    lost_leader: bool = False
    camps: int = _FIRST.camps
    guards: int = _FIRST.guards
    treasures: tuple[str, ...] = ()
    """The motifs owned, sorted, a motif standing as often as it is owned."""
    temple_points: int = 0
    treasure_points: int = 0
    gained: int = 0
    """What the latest scoring brought."""
    start_points: int = 0
    """Points from the start of the auction variant."""
    paid_points: int = 0
    """Points paid for turns in auctions."""
    moved: bool = False
    """Whether the turn indicator lies face down: the seat has had its turn of the round."""

    @property
    def score(self) -> int:
        return self.start_points + self.temple_points + self.treasure_points - self.paid_points


@dataclass(frozen=True, slots=True, kw_only=True)
class TikalState(State):
    """A position of Tikal. Nobody knows the order of ``stack`` and ``pile``, nor which treasures lie where."""

    exchange_sets: bool
    """Whether whole pairs and triples may change hands."""
    frames: tuple[Frame, ...]
    """What the game still holds, the next thing last."""
    spaces: tuple[Space, ...]
    players: tuple[Player, ...]
    squares: tuple[int, ...] = _FIRST.squares
    """Temple levels left in the supply: of value 2, 3 and so on to 10."""
    stack: tuple[str, ...]
    """The tiles not yet turned up, from the top."""
    pile: tuple[str, ...]
    """The treasures not yet on the board, from the top."""
    auction: bool = False
    """Whether turns are auctioned and tiles chosen from those on display."""
    display: tuple[str, ...] = ()
    """The tiles turned up for a round of the auction and not yet chosen, in the order in which they were turned up."""

    @property
    def numbers(self) -> data.Numbers:
        return data.NUMBERS[self.rules]


def turn_of(state: TikalState) -> Turn | ScoringTurn:
    """Returns the turn that is being played; there must be one."""
    turn = state.top
    assert isinstance(turn, Turn | ScoringTurn), "nobody has a turn while it is auctioned or its tile chosen"
    return turn


def active_seat(state: TikalState) -> Seat | None:
    """Returns the seat that is asked, None when the game is over."""
    asked: Frame | None = state.top
    return None if asked is None or isinstance(asked, ScoringRound) else asked.seat


def ordinary_turn(state: TikalState) -> Turn | None:
    """Returns the ordinary turn, even while a scoring round interrupts it; None when there is none."""
    return next((frame for frame in state.frames if isinstance(frame, Turn)), None)


def printed_on(state: TikalState, tile: str) -> tuple[str, int, int]:
    """Returns what is printed on a tile: its terrain, the value of a temple, the masks of a treasure space."""
    return data.TILES[tile].terrain, state.numbers.values[tile], state.numbers.masks[tile]


def turns_begun(state: TikalState) -> int:
    """Counts the tiles turned up or chosen for a turn, which is the number of the latest ordinary turn."""
    return len(data.TILES) - len(state.stack) - len(state.display)


def with_space(state: TikalState, at: int, **changes: Any) -> TikalState:
    """Returns the state with some fields of a space changed."""
    return replace(state, spaces=replaced(state.spaces, at, replace(state.spaces[at], **changes)))


def with_turn(state: TikalState, **changes: Any) -> TikalState:
    """Returns the state with some fields of the turn being played changed."""
    return with_top(state, msgspec.structs.replace(turn_of(state), **changes))


def digs_at(turn: Turn | ScoringTurn, space: str) -> int:
    """Returns how often the seat has dug on a space in its turn."""
    return dict(turn.digs).get(space, 0)


def with_dig(state: TikalState, space: str) -> TikalState:
    """Notes one more dig on a space in the turn being played."""
    digs = dict(turn_of(state).digs)
    digs[space] = digs.get(space, 0) + 1
    return with_turn(state, digs=tuple(digs.items()))
