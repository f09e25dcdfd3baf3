"""What is printed on the components of Mexica: the board, the calpulli, the numbers of all pieces, the costs.

The text of the 2002 edition gives the first set of buildings, the calpulli drawn, costs and points; the rulebook of
that year the copies of the calpulli, and, with four printed lists, the numbers of canals, bridges and tokens. The
board and the numbers on the calpulli were read off the components of the 2015 edition, which differs in its art alone.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from rules.core.squares import SIDES, board
from rules.core.versions import Versions

# --- the board -------------------------------------------------------------------------------------------------------

GRID = (
    "~#~~~#####~~~~~~~~~~~",
    "~###########~~~~~~~~~",
    "############~~~~~~~~~",
    "##############~~~~~~~",
    "~###############~~~~~",
    "~######S######=###~##",
    "~#####SES#####=######",
    "~######S######=######",
    "~~############=#####~",
    "~################~~~~",
    "###############~~~~~~",
    "#############~~~~~~~~",
    "###########~~~~~~~~~~",
    "~~####~~##~~~~~~~~~~~",
)
"""The rows from the top: ``~`` lake, ``#`` land, ``S`` start square, ``E`` emblem, ``=`` land with a printed canal."""

COLUMN_NAMES = "ABCDEFGHIJKLMNOPQRSTU"

COLUMNS, ROWS = len(GRID[0]), len(GRID)

CELLS = board(COLUMNS, ROWS)
"""All squares of the grid by name, A1 to U14, each with its column and row; those of the lake are among them."""

_KINDS = {name: GRID[row][column] for name, (column, row) in CELLS.items()}

SQUARES = tuple(name for name, kind in _KINDS.items() if kind != "~")
"""The squares printed as land, in the order of reading; nothing ever lies on another one."""

INDEX = {name: at for at, name in enumerate(SQUARES)}

STARTS = ("H6", "G7", "I7", "H8")
"""The start squares in the order in which an absent player takes them."""

EMBLEM = "H7"

PLAIN = frozenset(SQUARES) - {*STARTS, EMBLEM}
"""The squares on which something may be laid or built."""

PRINTED_CANALS = (("O6", "O7"), ("O8", "O9"))
"""The tiles that lie on the board from the start."""

_AROUND = SIDES.neighbours(CELLS)

NEAR = {name: tuple(near for near in _AROUND[name] if near in INDEX) for name in SQUARES}
"""The squares of land beside each, or of canal where it has become one: up, right, down, left."""

LAKESIDE = frozenset(name for name in SQUARES if len(NEAR[name]) < len(SIDES.names))
"""The squares with a side on the lake, which also lies all round the grid."""

ACROSS, DOWN = "h", "v"
"""The directions of a bridge: its entrances are the squares left and right of it, or those above and below."""

DIRECTIONS = (ACROSS, DOWN)


def _entrances() -> Iterator[tuple[tuple[str, str], tuple[str, str]]]:
    for name in SQUARES:
        above, right, below, left = _AROUND[name]
        for direction, one, other in ((ACROSS, left, right), (DOWN, above, below)):
            if one in INDEX and other in INDEX:
                yield (name, direction), (str(one), str(other))


ENTRANCES = dict(_entrances())
"""The entrances of a bridge on each square in each direction, where no lake lies there."""

SINGLES: tuple[tuple[str, ...], ...] = tuple((name,) for name in SQUARES)
"""What a single canal tile may cover."""

DOUBLES: tuple[tuple[str, ...], ...] = tuple(
    (name, near) for name in SQUARES for near in NEAR[name] if INDEX[name] < INDEX[near]
)
"""What a double canal tile may cover, the left or upper square first."""

# --- the kinds of calpulli and buildings -----------------------------------------------------------------------------

SIZES = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)
"""The sizes of calpulli."""

SMALLEST, LARGEST = min(SIZES), max(SIZES)

PAID_PLACES = 3

HIGHEST = 4
"""The greatest value of a building."""

# --- what a corrected rule may change --------------------------------------------------------------------------------

Places: TypeAlias = tuple[int, int, int]
"""What the first, the second and the third place bring."""


def _values() -> dict[int, Places]:
    return {
        3: (3, 2, 1),
        4: (4, 2, 1),
        5: (5, 3, 2),
        6: (6, 3, 2),
        7: (7, 4, 2),
        8: (8, 4, 2),
        9: (9, 5, 3),
        10: (10, 5, 3),
        11: (11, 6, 3),
        12: (12, 6, 3),
        13: (13, 7, 4),
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Counts, worths and costs. Costs are in action points."""

    values: Mapping[int, Places] = field(default_factory=_values)
    """The three numbers on a calpulli by its size: for the first, the second and the third place.

    The second is also the founder's, the third that of all others who are present.
    """
    calpulli: tuple[int, ...] = (3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13)
    """The sizes of all tiles."""
    drawn: int = 8
    """Calpulli that lie on display in the first half; the others follow in the second."""
    single_tiles: int = 6
    double_tiles: int = 37
    """All there are; those of `PRINTED_CANALS` are laid at setup."""
    bridges: int = 11
    tokens: int = 12
    first_set: tuple[int, ...] = (3, 3, 2, 1)
    """The buildings of value 1, 2, 3 and 4 with which each player begins."""
    second_set: tuple[int, ...] = (3, 2, 2, 2)
    """Those that are added for the second half."""
    neutral: tuple[int, ...] = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
    """The values of the neutral buildings, by an option for two players."""
    neutral_apart: int = 4
    """Steps along columns and rows that part every two of them at least."""
    points: int = 6
    """Action points of a turn."""
    canal: int = 1
    bridge: int = 1
    step: int = 1
    """To the next square or, by water, to the next bridge; a building costs its value."""
    jump: int = 5
    token: int = 1
    """What taking an action token costs, and what using it adds."""
    tokens_a_turn: int = 2
    """Tokens that may be taken in one turn."""
    start_points: int = 5
    """Points for a figure on a start square at a scoring."""


NUMBERS = Versions({1: Numbers()})
"""By the version of the rules; a correction is a version of its own, ``2: replace(NUMBERS[1], jump=4)``."""
