"""What is printed on the components of Java, and every number of its rules. Tables only.

The rules text is the Czech one of deskovehry.cz; it gives costs, points, private equipment and limits. The counts
come from the first pages of the published rules (Rio Grande Games; French ones at ludism.fr), and two public programs
(bbokorney/spups, nwcaldwell/Java) agree with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.versions import Versions
from rules.java.board import HIGHLAND as HIGHLAND
from rules.java.board import LAKE as LAKE
from rules.java.board import LAND as LAND
from rules.java.board import LOWLAND as LOWLAND
from rules.java.board import Board as Board
from rules.java.board import read

# --- the board, and all of it that no source settles ------------------------------------------------------------------
#
# The published rules say: 150 land spaces and 3 printed lakes, a border half of mountains and half of lowland. Both
# programs have the same drawing of 152 land spaces and 3 lakes, space by space. So four things are our own decision:
#
#  1. H2 and H17, the two ends of the row that is H, are lowland border in the map of 150, and I2 and I18, which touch
#     Central Java no more, are left out. Which two spaces really differ on the printed board is not known. The map of
#     152 is the drawing as it was found.
#  2. The highland is the northern half: one program draws it so, and a review (boardgameblog, 2005) says mountains in
#     the north, plain in the south; the other program names the two kinds the other way round.
#  3. The lakes F8, F14 and I10 lie where both programs have them; a third one has a coarser board of its own.
#  4. The labels: the letter of the row from the north and the number in it.

_NORTH = (
    "        H H   H H   H H   H H",
    "       H o H H o H H o H H o H",
    "    H H o o H o o H o o H o o H H",
    " H H o o o o o o o o o o o o o o H H",
    "H o o o o o o o o o o o o o o o o o H",
    " H o o o o o o ~ o o o o o ~ o o o H",
    "H o o o o o o o o o o o o o o o o o H",
)
_SOUTH = (
    "   L o o o o o o o o o o o o o o L",
    "    L o o o o o o o o o o o o o L",
    "     L o o o o o o o o o o o o L",
    "      L L o o o L o L o o o L L",
    "         L o o L L L L o o L",
    "          L L L       L L L",
)
_MIDDLE = {
    "150": (
        " H L o o o o o o o o o o o o o o L H",
        "    L o o o o o o ~ o o o o o o L",
    ),
    "152": (
        " H o o o o o o o o o o o o o o o o H",
        "  L L o o o o o o ~ o o o o o o L L",
    ),
}

BOARDS: dict[str, Board] = {name: read((*_NORTH, *middle, *_SOUTH)) for name, middle in _MIDDLE.items()}
"""The maps by the number of their land spaces."""

DECIDED = ("H2", "H17", "I2", "I18")
"""The spaces by which the two maps differ."""

# --- land tiles -------------------------------------------------------------------------------------------------------

BARE, RICE, VILLAGE, WATER = "", "rice", "village", "water"
"""What lies on top of a space. A palace lies on a village space."""

THREE, TWO = "three", "two"
"""The kinds of land tiles by their words: a village with two rice spaces, a village with one; and single spaces."""

TERRAINS = {THREE: (VILLAGE, RICE, RICE), TWO: (VILLAGE, RICE), RICE: (RICE,), VILLAGE: (VILLAGE,)}
"""The terrain of each space of a tile, in the order of the spaces that it covers."""

ROTATIONS = "abcdef"
"""The turns of a tile: in which direction the rice lies, seen from its village. Letter a is east, then on
counterclockwise; of a three-space tile the other rice lies in the next direction."""

# --- palaces and festival cards ---------------------------------------------------------------------------------------

PALACES = (2, 4, 6, 8, 10)
"""The values of palaces. A palace needs as many spaces as its value."""

# Which symbols stand together on a card, and what they are called, is found in the programs alone.
CARDS = ("M", "D", "P", "MD", "DP", "MP")
"""The kinds of festival cards; the letters are the symbols: mask, drum and puppet."""

# --- what a corrected rule may change ---------------------------------------------------------------------------------


def _by_value(*points: int) -> Mapping[int, int]:
    return dict(zip(PALACES, points, strict=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Counts, worths and costs. Costs are in action points."""

    threes: int = 56
    """Three-space tiles in the common stock."""
    twos: int = 5
    """Smaller tiles of each player, as rices and villages."""
    rices: int = 3
    villages: int = 2
    waters: int = 16
    """Irrigation tiles in the common stock."""
    water_points: int = 3
    """Points for each space of water that is enclosed, printed lakes included."""
    palaces: Mapping[int, int] = field(default_factory=lambda: _by_value(6, 7, 8, 9, 10))
    """How many palaces there are of each value."""
    laid_points: Mapping[int, int] = field(default_factory=lambda: _by_value(1, 2, 3, 4, 5))
    """Points for building a palace, or enlarging one to this value."""
    festival_points: Mapping[int, int] = field(default_factory=lambda: _by_value(1, 2, 3, 4, 5))
    """Points for who alone gives the festival."""
    shared_points: Mapping[int, int] = field(default_factory=lambda: _by_value(0, 1, 2, 2, 3))
    """Points for each of those who share it."""
    first_points: Mapping[int, int] = field(default_factory=lambda: _by_value(2, 4, 6, 8, 10))
    """Final points for the highest rank in a city."""
    second_points: Mapping[int, int] = field(default_factory=lambda: _by_value(1, 2, 3, 4, 5))
    """Final points for the second highest."""
    cards: Mapping[str, int] = field(default_factory=lambda: dict.fromkeys(CARDS, 5))
    """How many cards there are of each kind."""
    hand: int = 3
    """Cards dealt to each player."""
    developers: int = 12
    tokens: int = 3
    points: int = 6
    """Action points of a turn."""
    most_cards: int = 2
    """How many cards may be taken in one turn."""
    most_tokens: int = 1
    """How many action tokens may be used in one turn."""
    token_points: int = 1
    """Action points that a token adds."""
    place: int = 1
    overhang: int = 1
    """For each bare border space that a tile hangs over."""
    irrigate: int = 1
    build: int = 1
    enlarge: int = 1
    take: int = 1
    change: int = 1
    """For each change of terrain on a way."""
    rates: Mapping[str, int] = field(default_factory=lambda: {HIGHLAND: 2, LOWLAND: 1})
    """What it costs to come from a border, or to leave by it."""


NUMBERS = Versions({1: Numbers()})
"""By the version of the rules; a correction is a version of its own, ``2: replace(NUMBERS[1], waters=15)``."""
