"""What is printed on the components of Java, and every number of its rules. Tables only.

The rules text is the Czech one of deskovehry.cz; it gives costs, points, private equipment and limits. The counts
come from the first pages of the published rules (Rio Grande Games; French ones at ludism.fr), and two public programs
(bbokorney/spups, nwcaldwell/Java) agree with them.
"""

from __future__ import annotations

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

THREES = 56
"""Three-space tiles in the common stock."""

TWOS, RICES, VILLAGES = 5, 3, 2
"""Smaller tiles of each player."""

# --- water ------------------------------------------------------------------------------------------------------------

WATERS = 16
"""Irrigation tiles in the common stock."""

WATER_POINTS = 3
"""Points for each space of water that is enclosed, printed lakes included."""

# --- palaces ----------------------------------------------------------------------------------------------------------

PALACES = {2: 6, 4: 7, 6: 8, 8: 9, 10: 10}
"""How many palaces there are of each value. A palace needs as many spaces as its value."""

LAID_POINTS = {2: 1, 4: 2, 6: 3, 8: 4, 10: 5}
"""Points for building a palace, or enlarging one to this value."""

FESTIVAL_POINTS = {2: 1, 4: 2, 6: 3, 8: 4, 10: 5}
"""Points for who alone gives the festival."""

SHARED_POINTS = {2: 0, 4: 1, 6: 2, 8: 2, 10: 3}
"""Points for each of those who share it."""

FIRST_POINTS = {2: 2, 4: 4, 6: 6, 8: 8, 10: 10}
"""Final points for the highest rank in a city."""

SECOND_POINTS = {2: 1, 4: 2, 6: 3, 8: 4, 10: 5}
"""Final points for the second highest."""

# --- festival cards ---------------------------------------------------------------------------------------------------

# Which symbols stand together on a card, and what they are called, is found in the programs alone.
CARDS = {"M": 5, "D": 5, "P": 5, "MD": 5, "DP": 5, "MP": 5}
"""How many cards there are of each kind; the letters are the symbols: mask, drum and puppet."""

HAND = 3
"""Cards dealt to each player."""

# --- what each player has, and what a turn is -------------------------------------------------------------------------

DEVELOPERS, TOKENS = 12, 3

POINTS = 6
"""Action points of a turn."""

MOST_CARDS, MOST_TOKENS = 2, 1
"""How many cards may be taken, and action tokens used, in one turn."""

TOKEN_POINTS = 1
"""Action points that a token adds."""

PLACE, OVERHANG, IRRIGATE, BUILD, ENLARGE, TAKE, CHANGE = 1, 1, 1, 1, 1, 1, 1
"""Costs; hanging over counts for each bare border space covered, changing for each change of terrain on a way."""

RATES = {HIGHLAND: 2, LOWLAND: 1}
"""What it costs to come from a border, or to leave by it."""
