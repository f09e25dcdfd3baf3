"""The directions of a board: which cells are neighbours, and what lies where after a turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Cell: TypeAlias = tuple[int, int]
"""Where a cell lies, in coordinates in which every step in a direction adds the same."""


@dataclass(frozen=True, slots=True)
class Compass:
    """The directions in which a cell has neighbours, one after the other round it; each is spoken of by its number.

    >>> streets = Compass(("N", "E", "S", "W"), ((0, -1), (1, 0), (0, 1), (-1, 0)))
    >>> streets.across((3, 5), 1), streets.opposite(1), streets.turned("abcd", 1)
    ((4, 5), 3, ('d', 'a', 'b', 'c'))
    """

    names: tuple[str, ...]
    steps: tuple[Cell, ...]
    """What a step in each direction adds to a cell."""

    def across(self, cell: Cell, direction: int) -> Cell:
        """Returns the neighbour in a direction."""
        step = self.steps[direction]
        return cell[0] + step[0], cell[1] + step[1]

    def opposite(self, direction: int) -> int:
        """Returns the direction that leads back."""
        return (direction + len(self.steps) // 2) % len(self.steps)

    def turned(self, sides: Sequence[T], by: int) -> tuple[T, ...]:
        """Returns what lies on each side after a turn by so many directions, in the order in which they are counted."""
        return tuple(sides[(direction - by) % len(self.steps)] for direction in range(len(self.steps)))

    def neighbours(self, cells: Mapping[str, Cell]) -> dict[str, tuple[str | None, ...]]:
        """Returns for each named cell its neighbour in each direction, None where the board ends."""
        names = {cell: name for name, cell in cells.items()}
        directions = range(len(self.steps))
        return {name: tuple(names.get(self.across(cell, to)) for to in directions) for name, cell in cells.items()}
