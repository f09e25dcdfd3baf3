"""What is printed on the components of Mexica: the board, the calpulli, the numbers of all pieces, the costs.

The text of the 2002 edition gives the first set of buildings, the calpulli drawn, costs and points; the rulebook of
that year the copies of the calpulli, and, with four printed lists, the numbers of canals, bridges and tokens. The
board and the numbers on the calpulli were read off the components of the 2015 edition, which differs in its art alone.
"""

from collections.abc import Iterator

from rules.core.squares import SIDES, board

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

# --- the calpulli ----------------------------------------------------------------------------------------------------

VALUES = {
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
"""The three numbers on a calpulli by its size: for the first, the second and the third place.

The second is also the founder's, the third that of all others who are present.
"""

PAID_PLACES = 3

CALPULLI = (3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13)
"""The sizes of all tiles."""

DRAWN = 8
"""Calpulli that lie on display in the first half; the others follow in the second."""

SMALLEST, LARGEST = min(VALUES), max(VALUES)

# --- the pieces ------------------------------------------------------------------------------------------------------

SINGLE_TILES, DOUBLE_TILES, BRIDGES, TOKENS = 6, 37, 11, 12
"""All there are; two double tiles are laid at setup."""

FIRST_SET = (3, 3, 2, 1)
"""The buildings of value 1, 2, 3 and 4 with which each player begins."""

SECOND_SET = (3, 2, 2, 2)
"""Those that are added for the second half."""

HIGHEST = len(FIRST_SET)
"""The greatest value of a building."""

NEUTRAL = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
"""The values of the neutral buildings, by an option for two players."""

NEUTRAL_APART = 4
"""Steps along columns and rows that part every two of them at least."""

# --- turns and costs in action points --------------------------------------------------------------------------------

POINTS = 6
"""Action points of a turn."""

CANAL, BRIDGE, STEP, JUMP, TOKEN = 1, 1, 1, 5, 1
"""Costs. A step leads to the next square or, by water, to the next bridge; a building costs its value."""

TOKENS_A_TURN = 2
"""Tokens that may be taken in one turn."""

# --- scoring ---------------------------------------------------------------------------------------------------------

START_POINTS = 5
"""Points for a figure on a start square at a scoring."""
