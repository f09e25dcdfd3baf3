"""A position of Mexica, and the frames that say what it waits for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import msgspec

from rules.core.contract import Seat, State, Tagged
from rules.core.sequence import top, with_top
from rules.mexica import data

Tile: TypeAlias = tuple[str, ...]
"""The squares that a canal tile covers: one, or two of which the left or upper one stands first."""

Counts: TypeAlias = tuple[int, ...]
"""How many buildings there are of value 1, 2, 3 and 4."""


_FIRST = data.NUMBERS[1]
"""The defaults of fields, which digests leave out. Whoever makes one of these says its numbers by `numbers`."""


class Round(Tagged, frozen=True):
    """A stage: the rounds of both halves, this one being played; ``seats`` still have their turn in it."""

    number: int
    seats: tuple[Seat, ...] = ()


class Placing(Tagged, frozen=True):
    """An ask before the first round: a seat puts its figure on a start square."""

    seat: Seat


class Turn(Tagged, frozen=True):
    """An ask: a seat's turn."""

    seat: Seat
    points: int = _FIRST.points
    taken: int = 0
    """Tokens taken in this turn."""
    refused: tuple[int, ...] = ()
    """Sizes of calpulli whose removal was proposed in this turn and refused."""


class Vote(Tagged, frozen=True):
    """An ask during a turn: whether an open calpulli leaves the game; ``seats`` have not answered yet."""

    seat: Seat
    """Who has proposed it."""
    size: int
    seats: tuple[Seat, ...]


Frame: TypeAlias = Round | Placing | Turn | Vote


@dataclass(frozen=True, slots=True, kw_only=True)
class Bridge:
    """A bridge on a canal square; ``direction`` says where its entrances lie."""

    square: str
    direction: str

    @property
    def entrances(self) -> tuple[str, str]:
        return data.ENTRANCES[self.square, self.direction]


@dataclass(frozen=True, slots=True, kw_only=True)
class Building:
    """A building; a neutral one has no seat."""

    square: str
    value: int
    seat: Seat | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Calpulli:
    """A calpulli that has founded a district; ``seat`` is the founder."""

    square: str
    size: int
    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What a seat has, and the points it has from each source."""

    figure: str = ""
    """The square of land or of a bridge where its figure stands, empty before it is placed."""
    tokens: int = 0
    buildings: Counts = _FIRST.first_set
    """Buildings not yet built."""
    founding: int = 0
    presence: int = 0
    """Points for being in a district that another seat founded."""
    first_half: int = 0
    """Points for districts at the first scoring."""
    second_half: int = 0
    start_squares: int = 0

    @property
    def score(self) -> int:
        return self.founding + self.presence + self.first_half + self.second_half + self.start_squares


@dataclass(frozen=True, slots=True, kw_only=True)
class MexicaState(State):
    """A position of Mexica; everybody sees all of it."""

    frames: tuple[Frame, ...]
    half: int = 1
    first: Seat
    """The seat with which each round begins."""
    canals: tuple[Tile, ...] = data.PRINTED_CANALS
    """The tiles on the board in the order in which they were laid."""
    bridges: tuple[Bridge, ...] = ()
    buildings: tuple[Building, ...] = ()
    founded: tuple[Calpulli, ...] = ()
    players: tuple[Player, ...]
    singles: int = _FIRST.single_tiles
    """Single canal tiles in the supply."""
    doubles: int = _FIRST.double_tiles - len(data.PRINTED_CANALS)
    spare_bridges: int = _FIRST.bridges
    """Bridges in the supply."""
    spare_tokens: int = _FIRST.tokens
    display: tuple[int, ...]
    """The sizes of the open calpulli, ascending."""
    later: tuple[int, ...]
    """Those of the second half, as long as the first one lasts."""
    removed: tuple[int, ...] = ()
    """Those that left the game without founding a district, in that order."""
    progress: bool = False
    """Whether the board has grown in this round: by a canal, a further bridge, a building or a founding."""
    idle: int = 0
    """Complete rounds without progress, one after the other."""
    flat_water: bool = False
    """Whether any bridge on the same water costs one point, whatever lies between (option ``water_cost``)."""
    emblem_enterable: bool = True
    lock_rule: bool = True
    """Whether in the first round nobody may be shut in."""
    early_removal: bool = True
    """Whether calpulli can be removed in the first half."""
    stall_rounds: int
    """So many rounds without progress end a half; 0 for never."""

    @property
    def numbers(self) -> data.Numbers:
        return data.NUMBERS[self.rules]


def turn_of(state: MexicaState) -> Turn:
    """Returns the turn that is being played and is asked for."""
    return top(state, Turn)


def with_turn(state: MexicaState, **changes: Any) -> MexicaState:
    """Returns the state with some fields of the turn being played changed."""
    return with_top(state, msgspec.structs.replace(turn_of(state), **changes))


def round_of(state: MexicaState) -> int:
    """Returns the number of the round being played, 0 while the figures are placed and when the game is over."""
    rounds = (frame.number for frame in state.frames if isinstance(frame, Round))
    return next(rounds, 0)
