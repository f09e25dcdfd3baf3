"""What the laws must be told of Caylus."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.caylus import data
from rules.caylus.events import (
    CastleBuilt,
    ColumnTaken,
    Event,
    FavourScored,
    NothingBuilt,
    OwnerScored,
    ResidenceBuilt,
    SeatCounted,
    SectionCounted,
    TileBuilt,
    TradeMade,
)
from rules.caylus.state import CaylusState
from rules.core.contract import Seat
from tests.laws.hooks import Hook

UNLIMITED = (data.RESIDENCE, "")
"""What may lie on a space of the road and is not counted."""


def components(state: CaylusState) -> Counter[str]:
    """Counts the tiles, wherever they lie, and each seat's workers."""
    found = Counter((*state.supply, *state.removed))
    found.update(space.building for space in state.spaces if space.building not in UNLIMITED)
    found.update(f"worker P{space.worker}" for space in state.spaces if space.worker is not None)
    found.update(f"worker P{seat}" for seats in state.special for seat in seats)
    if state.resident is not None:
        found[f"worker P{state.resident}"] += 1
    for seat, player in enumerate(state.players):
        found[f"worker P{seat}"] += player.workers
    return found


def points(event: Event) -> Iterator[tuple[Seat, int]]:
    match event:
        case (
            OwnerScored()
            | TradeMade()
            | TileBuilt()
            | ResidenceBuilt()
            | CastleBuilt()
            | ColumnTaken()
            | FavourScored()
            | SeatCounted()
        ):
            yield event.seat, event.points
        case NothingBuilt() | SectionCounted():
            yield event.seat, -event.points


HOOK = Hook(components=components, points=points, bound=1500)
