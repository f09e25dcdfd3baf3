"""A position of Caylus, and the frames that say what it waits for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rules.caylus import data
from rules.caylus.data import Building
from rules.caylus.frames import PHASES, Frame
from rules.caylus.goods import NO_GOODS, Goods, with_goods
from rules.core.contract import Seat, State
from rules.core.seats import replaced, with_player

# --- the position -----------------------------------------------------------------------------------------------------

SOURCES = ("workers", "buildings", "exchanges", "favours", "castle", "losses", "rest")
"""Where points come from: workers of others, building, exchanges, favours, the castle; what was lost; the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Space:
    """A space of the road."""

    building: str = ""
    owner: Seat | None = None
    worker: Seat | None = None
    reserved: Seat | None = None
    """For whom the building becomes a residence as soon as its worker is gone."""


_FIRST = data.NUMBERS[1]
"""The defaults of fields, which digests leave out. Whoever makes one of these says its numbers by `numbers`."""
_START_GOODS = with_goods(NO_GOODS, _FIRST.start_goods)


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """What a seat has beside the board."""

    deniers: int
    goods: Goods = _START_GOODS
    workers: int = _FIRST.workers
    """Workers at home."""
    levels: tuple[int, ...] = (0,) * len(data.LINES)
    """The column of the marker on each favour line."""
    used: tuple[str, ...] = ()
    """The favour lines used in this phase."""
    points: tuple[int, ...] = (0,) * len(SOURCES)
    """By their source."""

    @property
    def score(self) -> int:
        return sum(self.points)


@dataclass(frozen=True, slots=True, kw_only=True)
class CaylusState(State):
    """A position of Caylus. Everything is known to all."""

    frames: tuple[Frame, ...]
    simplified: bool = False
    """Whether a favour is simply worth points."""
    lawyer_points: int
    closed: str = ""
    """The special place that is out of use with two players: ``stables`` or ``inn``."""
    forced_given: bool = True
    """Whether answers without a choice are given without asking."""
    players: tuple[Player, ...]
    round: int = 0
    order: tuple[Seat, ...]
    """The turn order."""
    passed: tuple[Seat, ...] = ()
    """Who has passed in this round, in order."""
    spaces: tuple[Space, ...]
    """The road, space 1 first."""
    special: tuple[tuple[Seat, ...], ...] = ((),) * len(data.SPECIAL)
    """The workers on each special place, in the order of `data.SPECIAL` and of their coming; at the inn on the left."""
    resident: Seat | None = None
    """Whose worker is on the right circle of the inn."""
    bailiff: int = data.START
    provost: int = data.START
    castle: tuple[tuple[Seat, ...], ...] = ((),) * len(data.SECTIONS)
    """Whose parts stand in each section, in the order of building."""
    scored: int = 0
    """How many sections have been scored."""
    supply: tuple[str, ...] = _FIRST.supply
    """The wood, stone and prestige tiles beside the board."""
    removed: tuple[str, ...] = ()
    """The neutral tiles that left the game."""

    @property
    def numbers(self) -> data.Numbers:
        return data.NUMBERS[self.rules]


def space_at(state: CaylusState, number: int) -> Space:
    return state.spaces[number - 1]


def building_at(state: CaylusState, number: int) -> Building | None:
    """Returns the building on a space of the road, None for an empty one."""
    return state.numbers.buildings.get(space_at(state, number).building)


def with_space(state: CaylusState, number: int, **changes: Any) -> CaylusState:
    """Returns the state with some fields of a space of the road changed."""
    return replace(state, spaces=replaced(state.spaces, number - 1, replace(space_at(state, number), **changes)))


def special_workers(state: CaylusState, place: str) -> tuple[Seat, ...]:
    """Returns whose workers are on a special place, in the order of their coming."""
    return state.special[data.SPECIAL.index(place)]


def with_special(state: CaylusState, place: str, seats: tuple[Seat, ...]) -> CaylusState:
    """Returns the state with other workers on a special place."""
    return replace(state, special=replaced(state.special, data.SPECIAL.index(place), seats))


def is_on_road(place: str) -> bool:
    """Says whether a place is a space of the road, named by its number."""
    return place.isdecimal()


def level_of(player: Player, line: str) -> int:
    """Returns the column of a player's marker on a favour line, 0 before the first."""
    return player.levels[data.LINES.index(line)]


def column_limit(state: CaylusState) -> int:
    """Returns the last column that markers may reach now."""
    return state.numbers.limits[state.scored]


def open_lines(state: CaylusState, seat: Seat) -> tuple[str, ...]:
    """Returns the favour lines that a seat has not used in this phase."""
    return tuple(line for line in data.LINES if line not in state.players[seat].used)


def parts_in(state: CaylusState, section: int, seat: Seat) -> int:
    """Counts a seat's parts in a section of the castle."""
    return state.castle[section].count(seat)


def owned_by(state: CaylusState, seat: Seat) -> tuple[Building, ...]:
    """Returns the buildings of a seat along the road."""
    return tuple(state.numbers.buildings[space.building] for space in state.spaces if space.owner == seat)


def income_of(state: CaylusState, seat: Seat) -> int:
    """Returns what a seat takes in phase 1: the same for all, and the income of its buildings."""
    return state.numbers.income + sum(building.income for building in owned_by(state, seat))


def phase_of(state: CaylusState) -> int:
    """Returns the number of the phase, 1 to 8, or 0 when the game is over."""
    kinds = {type(frame) for frame in state.frames}
    return next((number for number, kind in enumerate(PHASES, start=1) if kind in kinds), 0)


def with_goods_of(state: CaylusState, seat: Seat, letters: str) -> CaylusState:
    """Gives cubes to a seat."""
    return with_player(state, seat, goods=with_goods(state.players[seat].goods, letters))


def printed_points(state: CaylusState, building: Building) -> int:
    """Returns the points for building a tile, in the printing that is played."""
    return state.lawyer_points if building.id == data.LAWYER else building.points
