"""What the laws must be told of Skeleton."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Seat
from rules.skeleton.actions import Event, StoneCrowned, StonePlaced
from rules.skeleton.state import BoardState
from tests.laws.hooks import Hook


def components(state: BoardState) -> Counter[str]:
    """Counts what never changes in number, wherever it lies; crowns, for the stones come from an endless supply."""
    return Counter(f"crown P{seat}" for seat in range(len(state.players)))


def points(event: Event) -> Iterator[tuple[Seat, int]]:
    """Says which seat an event gave points; all together they must add up to the scores."""
    if isinstance(event, StonePlaced | StoneCrowned):
        yield event.seat, event.points


HOOK = Hook(components=components, points=points, bound=100)
