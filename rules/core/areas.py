"""Connected areas of a board, such as districts, villages and waters."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from typing import TypeVar

T = TypeVar("T", bound=Hashable)


def area(start: T, cells: Collection[T], near: Callable[[T], Iterable[T | None]]) -> tuple[T, ...]:
    """Returns the cells that are connected with one of them, itself first, in the order in which they are met.

    ``near`` returns the neighbours of a cell, as the row of a `Compass` has them; cells that are not among those given
    connect nothing.

    >>> area(4, {1, 2, 4, 5, 6}, lambda at: (at - 1, at + 1))
    (4, 5, 6)
    """
    met = {start}
    found = [start]
    for at in found:
        for cell in near(at):
            if cell is not None and cell in cells and cell not in met:
                met.add(cell)
                found.append(cell)
    return tuple(found)


def areas(cells: Collection[T], near: Callable[[T], Iterable[T | None]]) -> tuple[tuple[T, ...], ...]:
    """Parts cells into areas, in the order of the first cell of each.

    >>> areas((1, 2, 4, 5, 6), lambda at: (at - 1, at + 1))
    ((1, 2), (4, 5, 6))
    """
    found: list[tuple[T, ...]] = []
    parted: set[T] = set()
    for cell in cells:
        if cell not in parted:
            found.append(area(cell, cells, near))
            parted.update(found[-1])
    return tuple(found)
