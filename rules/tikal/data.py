"""What is printed on the components of Tikal, and every number of its rules. Tables only.

The rules text is the Czech one of deskovehry.cz; it gives the counts, costs and limits. The kinds, values and stones
of the tiles come from two public programs that list and turn them differently (skula/tikal and Tassadar921/Tikal)
and agree on every tile but F2; the board and the printed spaces from skula/tikal and Tikal-online/tikal-game. Where
they contradict each other `RULINGS.md` says what is followed.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from rules.core.hexes import FLAT_TOP, columns
from rules.core.versions import Versions

Stones: TypeAlias = tuple[int, int, int, int, int, int]
"""Stones at each edge: N, NE, SE, S, SW, NW."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A piece of terrain: a tile, or a space printed on the board."""

    id: str
    terrain: str
    stones: Stones

    @property
    def letter(self) -> str:
        return self.id[0]


class _Print(NamedTuple):
    """What is printed on a piece of terrain, all in one line. Value and masks are corrected in `NUMBERS`."""

    id: str
    terrain: str
    stones: Stones
    value: int = 0
    masks: int = 0


# --- the board -------------------------------------------------------------------------------------------------------

# 40 spaces in 8 columns of 5, a..h from left to right, 1..5 downwards; b, d, f and h lie half a hex lower
# (skula/tikal; the total of 40 also in a review at gamesfanatic.pl).
_CELLS = columns(8, 5)

SPACES = tuple(_CELLS)
"""The names of all spaces in the order in which a state holds them, which is the alphabetical one."""

INDEX = {name: at for at, name in enumerate(SPACES)}

BORDERS: tuple[tuple[tuple[int, int, int], ...], ...] = tuple(
    tuple((edge, INDEX[near], FLAT_TOP.opposite(edge)) for edge, near in enumerate(row) if near is not None)
    for row in FLAT_TOP.neighbours(_CELLS).values()
)
"""For each space its borders as (own edge, index of the space across it, edge of that space)."""

# Both programs agree on every stone. The temples' value of 1 is that of Tikal-online/tikal-game and of a
# solo variant on boardgamegeek.com; it also fits the three squares of value 2.
_ON_BOARD = {
    "a5": _Print("printed-a5", "base-camp", (1, 1, 1, 0, 0, 0)),
    "a4": _Print("printed-a4", "temple", (1, 1, 0, 1, 0, 0), value=1),
    "b4": _Print("printed-b4", "jungle", (1, 1, 1, 0, 0, 0)),
    "b5": _Print("printed-b5", "temple", (0, 1, 0, 0, 0, 1), value=1),
}

PRINTED = {space: Tile(printed.id, printed.terrain, printed.stones) for space, printed in _ON_BOARD.items()}
"""The spaces that are explored from the start."""

BASE_CAMP = INDEX["a5"]

# --- the tiles -------------------------------------------------------------------------------------------------------

# The letters A to G lie in this order from the top of the stack. Stones stand in one arbitrary turn of the tile.
_TILES = (
    _Print("A1", "temple", (2, 1, 0, 0, 0, 0), value=1),
    _Print("A2", "temple", (2, 0, 1, 0, 0, 0), value=2),
    _Print("A3", "temple", (2, 0, 0, 1, 0, 0), value=2),
    _Print("A4", "treasure", (2, 0, 1, 0, 0, 0), masks=4),
    _Print("A5", "treasure", (2, 0, 0, 0, 1, 0), masks=4),
    _Print("A6", "jungle", (1, 1, 0, 1, 0, 0)),
    _Print("B1", "temple", (2, 0, 0, 0, 1, 0), value=2),
    _Print("B2", "temple", (2, 0, 0, 1, 0, 0), value=3),
    _Print("B3", "treasure", (2, 0, 0, 0, 0, 1), masks=4),
    _Print("B4", "jungle", (2, 1, 0, 0, 0, 0)),
    _Print("B5", "jungle", (2, 0, 1, 0, 0, 0)),
    _Print("B6", "volcano", (0, 0, 0, 0, 0, 0)),
    _Print("C1", "temple", (3, 0, 0, 0, 0, 0), value=3),
    _Print("C2", "temple", (2, 0, 0, 0, 1, 0), value=4),
    _Print("C3", "treasure", (3, 0, 0, 0, 0, 0), masks=3),
    _Print("C4", "jungle", (3, 0, 0, 0, 0, 0)),
    _Print("C5", "jungle", (1, 1, 0, 1, 0, 0)),
    _Print("D1", "temple", (3, 0, 0, 0, 0, 0), value=5),
    _Print("D2", "temple", (2, 0, 0, 1, 0, 0), value=5),
    _Print("D3", "treasure", (3, 0, 0, 0, 0, 0), masks=3),
    _Print("D4", "jungle", (1, 0, 1, 0, 1, 0)),
    _Print("D5", "volcano", (0, 0, 0, 0, 0, 0)),
    _Print("E1", "temple", (3, 0, 0, 0, 0, 0), value=5),
    _Print("E2", "temple", (3, 0, 0, 0, 0, 0), value=6),
    _Print("E3", "treasure", (2, 0, 0, 0, 0, 1), masks=2),
    _Print("E4", "jungle", (2, 0, 0, 1, 0, 0)),
    _Print("E5", "jungle", (2, 0, 0, 1, 0, 0)),
    _Print("F1", "temple", (3, 0, 0, 0, 0, 0), value=4),
    # Value 4 stands in skula/tikal alone; the other program's entry is unfinished. The stones fit the rule
    # that every tile but a volcano has exactly three (poeppelkiste.de).
    _Print("F2", "temple", (2, 1, 0, 0, 0, 0), value=4),
    _Print("F3", "treasure", (2, 0, 0, 1, 0, 0), masks=2),
    _Print("F4", "jungle", (2, 0, 0, 1, 0, 0)),
    _Print("F5", "volcano", (0, 0, 0, 0, 0, 0)),
    _Print("G1", "temple", (2, 0, 0, 0, 0, 1), value=3),
    _Print("G2", "temple", (2, 0, 1, 0, 0, 0), value=3),
    _Print("G3", "treasure", (3, 0, 0, 0, 0, 0), masks=2),
    _Print("G4", "jungle", (2, 0, 0, 1, 0, 0)),
)

TILES = {printed.id: Tile(printed.id, printed.terrain, printed.stones) for printed in _TILES}
"""The 36 tiles of the stack."""

TERRAIN = TILES | {tile.id: tile for tile in PRINTED.values()}
"""Everything that can lie on a space, printed spaces included."""

LETTERS = tuple(dict.fromkeys(tile.letter for tile in TILES.values()))

ROTATIONS = tuple(range(6))

LAID: dict[str, tuple[Stones, ...]] = {
    tile.id: tuple((a, b, c, d, e, f) for a, b, c, d, e, f in (FLAT_TOP.turned(tile.stones, k) for k in ROTATIONS))
    for tile in TERRAIN.values()
}
"""The stones of each piece of terrain in each rotation."""

# --- squares, treasures, figures -------------------------------------------------------------------------------------

LOWEST_SQUARE, HIGHEST_SQUARE = 2, 10

MOTIFS = ("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8")

WORKER, LEADER = "worker", "leader"

# --- what a corrected rule may change --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Counts, worths and costs. Costs are in action points."""

    values: Mapping[str, int]
    """The printed value of each tile, 0 for what is no temple."""
    masks: Mapping[str, int]
    """The golden masks of each tile: so many treasures are put there."""
    squares: tuple[int, ...] = (3, 6, 9, 11, 8, 5, 3, 2, 1)
    """Temple levels in the supply: of value 2, 3 and so on to 10."""
    copies: int = 3
    """Treasures of each motif."""
    treasure_points: tuple[int, ...] = (0, 1, 3, 6)
    """Points for owning none, one, two or three of a motif."""
    workers: int = 18
    camps: int = 2
    guards: int = 2
    leader_strength: int = 3
    """What the leader counts when strengths are compared; for everything else it is one figure."""
    start_points: int = 20
    """In the auction everybody begins with so many points; they are what the first bids are paid with."""
    least_bid: int = 1
    points: int = 10
    """Action points of a turn of either kind."""
    deploy: int = 1
    """For each figure, as transferring."""
    transfer: int = 1
    uncover: int = 2
    recover: int = 3
    exchange: int = 3
    """For each treasure taken."""
    camp: int = 5
    guard: int = 5
    digs: int = 2
    """Levels of a temple, or treasures of a space, that a player may dig out in one turn."""
    exchanged: int = 3
    """Treasures that may be taken in one exchange."""


_PRINTS = (*_TILES, *_ON_BOARD.values())

NUMBERS = Versions(
    {
        1: Numbers(
            values={printed.id: printed.value for printed in _PRINTS},
            masks={printed.id: printed.masks for printed in _PRINTS},
        )
    }
)
"""By the version of the rules; a correction is a version of its own, ``2: replace(NUMBERS[1], guard=4)``."""
