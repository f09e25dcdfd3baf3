"""What is printed on the components: tables only, with the pages of the rulebook. Rule functions hold no numbers."""

from dataclasses import dataclass

from rules.core.squares import SIDES
from rules.core.versions import Versions

COLUMNS, ROWS = "abcde", "12345"
CELLS = {column + row: (x, y) for y, row in enumerate(ROWS) for x, column in enumerate(COLUMNS)}
"""The squares by name, each with its column and row."""
SQUARES = tuple(CELLS)
"""Their names in the order of reading, as the state holds what stands there."""
INDEX = {square: at for at, square in enumerate(SQUARES)}
NEIGHBOURS = SIDES.neighbours(CELLS)
"""What lies north, east, south and west of each square; nothing beyond the edge of the board."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """What a corrected rule may change."""

    points: int = 1
    """What a stone beside the one that is placed or crowned is worth."""


NUMBERS = Versions({1: Numbers()})
"""By the version of the rules; a correction is a version of its own, ``2: replace(NUMBERS[1], points=2)``."""
