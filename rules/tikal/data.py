"""What is printed on the components of Tikal, and every number of its rules. Tables only.

The rules text is the Czech one of deskovehry.cz; it gives the counts, costs and limits. The kinds, values and stones
of the tiles come from two public programs that list and turn them differently (skula/tikal and Tassadar921/Tikal)
and agree on every tile but F2; the board and the printed spaces from skula/tikal and Tikal-online/tikal-game. Where
they contradict each other `RULINGS.md` says what is followed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from rules.core.hexes import FLAT_TOP, columns

Stones: TypeAlias = tuple[int, int, int, int, int, int]
"""Stones at each edge: N, NE, SE, S, SW, NW."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A piece of terrain: a tile, or a space printed on the board."""

    id: str
    terrain: str
    stones: Stones
    value: int = 0
    """The printed value of a temple."""
    masks: int = 0
    """The golden masks of a treasure space: so many treasures are put on it."""

    @property
    def letter(self) -> str:
        return self.id[0]


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
PRINTED = {
    "a5": Tile("printed-a5", "base-camp", (1, 1, 1, 0, 0, 0)),
    "a4": Tile("printed-a4", "temple", (1, 1, 0, 1, 0, 0), value=1),
    "b4": Tile("printed-b4", "jungle", (1, 1, 1, 0, 0, 0)),
    "b5": Tile("printed-b5", "temple", (0, 1, 0, 0, 0, 1), value=1),
}
"""The spaces that are explored from the start."""

BASE_CAMP = INDEX["a5"]

# --- the tiles -------------------------------------------------------------------------------------------------------

# The letters A to G lie in this order from the top of the stack. Stones stand in one arbitrary turn of the tile.
_TILES = (
    Tile("A1", "temple", (2, 1, 0, 0, 0, 0), value=1),
    Tile("A2", "temple", (2, 0, 1, 0, 0, 0), value=2),
    Tile("A3", "temple", (2, 0, 0, 1, 0, 0), value=2),
    Tile("A4", "treasure", (2, 0, 1, 0, 0, 0), masks=4),
    Tile("A5", "treasure", (2, 0, 0, 0, 1, 0), masks=4),
    Tile("A6", "jungle", (1, 1, 0, 1, 0, 0)),
    Tile("B1", "temple", (2, 0, 0, 0, 1, 0), value=2),
    Tile("B2", "temple", (2, 0, 0, 1, 0, 0), value=3),
    Tile("B3", "treasure", (2, 0, 0, 0, 0, 1), masks=4),
    Tile("B4", "jungle", (2, 1, 0, 0, 0, 0)),
    Tile("B5", "jungle", (2, 0, 1, 0, 0, 0)),
    Tile("B6", "volcano", (0, 0, 0, 0, 0, 0)),
    Tile("C1", "temple", (3, 0, 0, 0, 0, 0), value=3),
    Tile("C2", "temple", (2, 0, 0, 0, 1, 0), value=4),
    Tile("C3", "treasure", (3, 0, 0, 0, 0, 0), masks=3),
    Tile("C4", "jungle", (3, 0, 0, 0, 0, 0)),
    Tile("C5", "jungle", (1, 1, 0, 1, 0, 0)),
    Tile("D1", "temple", (3, 0, 0, 0, 0, 0), value=5),
    Tile("D2", "temple", (2, 0, 0, 1, 0, 0), value=5),
    Tile("D3", "treasure", (3, 0, 0, 0, 0, 0), masks=3),
    Tile("D4", "jungle", (1, 0, 1, 0, 1, 0)),
    Tile("D5", "volcano", (0, 0, 0, 0, 0, 0)),
    Tile("E1", "temple", (3, 0, 0, 0, 0, 0), value=5),
    Tile("E2", "temple", (3, 0, 0, 0, 0, 0), value=6),
    Tile("E3", "treasure", (2, 0, 0, 0, 0, 1), masks=2),
    Tile("E4", "jungle", (2, 0, 0, 1, 0, 0)),
    Tile("E5", "jungle", (2, 0, 0, 1, 0, 0)),
    Tile("F1", "temple", (3, 0, 0, 0, 0, 0), value=4),
    # Value 4 stands in skula/tikal alone; the other program's entry is unfinished. The stones fit the rule
    # that every tile but a volcano has exactly three (poeppelkiste.de).
    Tile("F2", "temple", (2, 1, 0, 0, 0, 0), value=4),
    Tile("F3", "treasure", (2, 0, 0, 1, 0, 0), masks=2),
    Tile("F4", "jungle", (2, 0, 0, 1, 0, 0)),
    Tile("F5", "volcano", (0, 0, 0, 0, 0, 0)),
    Tile("G1", "temple", (2, 0, 0, 0, 0, 1), value=3),
    Tile("G2", "temple", (2, 0, 1, 0, 0, 0), value=3),
    Tile("G3", "treasure", (3, 0, 0, 0, 0, 0), masks=2),
    Tile("G4", "jungle", (2, 0, 0, 1, 0, 0)),
)

TILES = {tile.id: tile for tile in _TILES}
"""The 36 tiles of the stack."""

TERRAIN = TILES | {tile.id: tile for tile in PRINTED.values()}
"""Everything that can lie on a space, printed spaces included."""

LETTERS = tuple(dict.fromkeys(tile.letter for tile in _TILES))

ROTATIONS = tuple(range(6))

LAID: dict[str, tuple[Stones, ...]] = {
    tile.id: tuple((a, b, c, d, e, f) for a, b, c, d, e, f in (FLAT_TOP.turned(tile.stones, k) for k in ROTATIONS))
    for tile in TERRAIN.values()
}
"""The stones of each piece of terrain in each rotation."""

# --- squares and treasures -------------------------------------------------------------------------------------------

SQUARES = (3, 6, 9, 11, 8, 5, 3, 2, 1)
"""Temple levels in the supply: of value 2, 3 and so on to 10."""

LOWEST_SQUARE, HIGHEST_SQUARE = 2, 10

MOTIFS = ("m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8")

COPIES = 3
"""Treasures of each motif."""

TREASURE_POINTS = (0, 1, 3, 6)
"""Points for owning none, one, two or three of a motif."""

# --- what each player has --------------------------------------------------------------------------------------------

WORKERS, CAMPS, GUARDS = 18, 2, 2

WORKER, LEADER = "worker", "leader"

STRENGTH_OF_LEADER = 3
"""What the leader counts when strengths are compared; for everything else it is one figure."""

START_POINTS = 20
"""In the auction everybody begins with so many points; they are what the first bids are paid with."""

LEAST_BID = 1

# --- turns and costs in action points --------------------------------------------------------------------------------

POINTS = 10
"""Action points of a turn of either kind."""

DEPLOY, TRANSFER, UNCOVER, RECOVER, EXCHANGE, CAMP, GUARD = 1, 1, 2, 3, 3, 5, 5
"""Costs; deploying and transferring count for each figure, exchanging for each treasure taken."""

DIGS = 2
"""Levels of a temple, or treasures of a space, that a player may dig out in one turn."""

EXCHANGED = 3
"""Treasures that may be taken in one exchange."""
