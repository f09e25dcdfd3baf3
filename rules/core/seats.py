"""Seats round a table: who comes after whom, what one of them has, and who is in front."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeVar, cast

from rules.core.contract import Score, Seat

T = TypeVar("T")


class Seated(Protocol):
    """A state that has a player for each seat."""

    @property
    def players(self) -> tuple[Any, ...]: ...


S = TypeVar("S", bound=Seated)


def clockwise(state: Seated, first: Seat) -> tuple[Seat, ...]:
    """Returns all seats in clockwise order, from the given one on."""
    count = len(state.players)
    return tuple((first + i) % count for i in range(count))


def replaced(items: Sequence[T], at: int, item: T) -> tuple[T, ...]:
    """Returns the items with one of them changed.

    >>> replaced(("oak", "", "pine"), 1, "beech")
    ('oak', 'beech', 'pine')
    """
    return (*items[:at], item, *items[at + 1 :])


def with_player(state: S, seat: Seat, **changes: Any) -> S:
    """Returns the state with some fields of a player changed."""
    player = replace(state.players[seat], **changes)
    return cast(S, replace(cast(Any, state), players=replaced(state.players, seat, player)))


def places(results: Sequence[Any]) -> tuple[int, ...]:
    """Returns the place of each result, the greatest first; equals share a place and the next is counted after them.

    >>> places([12, 20, 12, 7])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(other > result for other in results) for result in results)


def ranked(sources: Sequence[Sequence[tuple[str, int]]], tie_breaks: Sequence[int] | None = None) -> tuple[Score, ...]:
    """Returns the scores of all seats from their points by source; what is not known of a seat is no source of its.

    What is not known of all is not ranked: a seat is not ahead of others because it knows its own hand and not theirs.
    ``tie_breaks`` has for each seat what decides among equals, the greater the better; without it they share a place.
    """
    known = known_of_all(sources)
    points = [sum(count for source, count in parts if source in known) for parts in sources]
    results = list(zip(points, tie_breaks, strict=True)) if tie_breaks is not None else points
    return tuple(
        Score(
            seat=seat,
            points=sum(count for _, count in parts),
            place=place,
            sources=tuple(parts),
            tie_break=tie_breaks[seat] if tie_breaks is not None else None,
        )
        for seat, (parts, place) in enumerate(zip(sources, places(results), strict=True))
    )


def known_of_all(sources: Sequence[Sequence[tuple[str, int]]]) -> frozenset[str]:
    """Returns the sources of points that are known of all seats.

    >>> sorted(known_of_all([[("ships", 5), ("hand", 9)], [("ships", 7)]]))
    ['ships']
    """
    return frozenset.intersection(*(frozenset(source for source, _ in parts) for parts in sources))
