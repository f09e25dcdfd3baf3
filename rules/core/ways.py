"""Cheapest ways over a board whose steps cost something, with one answer where several are as cheap."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

T = TypeVar("T")


def cheapest_ways(
    start: T, exits: Callable[[T], Iterable[tuple[T, int]]], most: int | None = None
) -> dict[T, tuple[int, tuple[T, ...]]]:
    """Returns every place within reach with its cost and the cheapest way to it, nearest first; the start comes first.

    ``exits`` returns the places that can be reached from one in a step, with the cost of the step, which may be
    nothing. Among ways of equal cost the one of fewest steps is meant, then the first in the order of the places.
    ``most`` limits the cost.

    >>> roads = {"a": [("b", 3), ("c", 1)], "b": [("d", 1)], "c": [("b", 1)], "d": []}
    >>> cheapest_ways("a", roads.__getitem__)["d"]
    (3, ('a', 'c', 'b', 'd'))
    >>> list(cheapest_ways("a", roads.__getitem__, most=2))
    ['a', 'c', 'b']
    """
    return {way[-1]: (cost, way) for cost, way in nearest_first(start, exits, most)}


def cheapest_way(
    start: T, target: T, exits: Callable[[T], Iterable[tuple[T, int]]]
) -> tuple[int, tuple[T, ...]] | None:
    """Returns what `cheapest_ways` says of one place, and looks no further than there; None where no way leads to it.

    >>> roads = {"a": [("b", 3), ("c", 1)], "b": [("d", 1)], "c": [("b", 1)], "d": []}
    >>> cheapest_way("a", "b", roads.__getitem__), cheapest_way("d", "a", roads.__getitem__)
    ((2, ('a', 'c', 'b')), None)
    """
    return next((found for found in nearest_first(start, exits) if found[1][-1] == target), None)


def nearest_first(
    start: T, exits: Callable[[T], Iterable[tuple[T, int]]], most: int | None = None
) -> Iterator[tuple[int, tuple[T, ...]]]:
    """Yields what `cheapest_ways` returns one after the other, searching only as far as somebody wants to know."""
    settled: set[T] = set()
    best: dict[T, Any] = {}
    open_ways: list[Any] = [(0, 1, (start,))]
    while open_ways:
        cost, length, way = heapq.heappop(open_ways)
        at = way[-1]
        if at in settled:
            continue
        settled.add(at)
        yield cost, way
        for near, step in exits(at):
            if near not in settled and (most is None or cost + step <= most):
                further = (cost + step, length + 1, (*way, near))
                if near not in best or further < best[near]:
                    best[near] = further
                    heapq.heappush(open_ways, further)


def cheapest_costs(start: T, exits: Callable[[T], Iterable[tuple[T, int]]], most: int | None = None) -> dict[T, int]:
    """Returns what the cheapest way to every place within reach costs, for less work than `cheapest_ways`.

    >>> roads = {"a": [("b", 3), ("c", 1)], "b": [("d", 1)], "c": [("b", 1)], "d": []}
    >>> cheapest_costs("a", roads.__getitem__)
    {'a': 0, 'c': 1, 'b': 2, 'd': 3}
    """
    found: dict[T, int] = {}
    waiting = {0: [start]}
    while waiting:
        cost = min(waiting)
        for at in (now := waiting[cost]):  # which grows by steps that cost nothing
            if at not in found:
                found[at] = cost
                for near, step in exits(at):
                    if near not in found and (most is None or cost + step <= most):
                        (waiting.setdefault(cost + step, []) if step else now).append(near)
        del waiting[cost]
    return found
