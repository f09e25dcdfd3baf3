"""Rank: who stands highest in a village or city, or on a shore. The highest developers are compared, then the next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from rules.core.contract import Seat
from rules.java.board import At
from rules.java.state import JavaState

Levels: TypeAlias = tuple[int, ...]
"""The levels on which the developers of a seat stand, the highest first. The greater of two such ranks higher."""


def standing(state: JavaState, spaces: Iterable[At]) -> dict[Seat, Levels]:
    """Returns the levels of each seat that has developers on some spaces, the highest rank first."""
    found: dict[Seat, list[int]] = {}
    for at in spaces:
        space = state.spaces[at]
        if space.developer is not None:
            found.setdefault(space.developer, []).append(space.level)
    levels = {seat: tuple(sorted(heights, reverse=True)) for seat, heights in sorted(found.items())}
    return dict(sorted(levels.items(), key=lambda item: item[1], reverse=True))


def groups(levels: Mapping[Seat, Levels]) -> tuple[tuple[Seat, ...], ...]:
    """Returns the seats in groups of equal rank, the highest first.

    >>> groups({0: (3, 2), 2: (3, 2), 1: (3,)})
    ((0, 2), (1,))
    """
    heights = sorted(set(levels.values()), reverse=True)
    return tuple(tuple(seat for seat, own in levels.items() if own == height) for height in heights)


def leaders(levels: Mapping[Seat, Levels]) -> tuple[Seat, ...]:
    """Returns the seats of the highest rank: several where they are tied, none where there is no developer."""
    return groups(levels)[0] if levels else ()


def sole_leader(levels: Mapping[Seat, Levels]) -> Seat | None:
    """Returns the seat that alone has the highest rank, if there is one."""
    best = leaders(levels)
    return best[0] if len(best) == 1 else None


def written(levels: Levels) -> str:
    """Writes levels as they are compared.

    >>> written((4, 3))
    '4-3'
    """
    return "-".join(map(str, levels))
