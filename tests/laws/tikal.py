"""What the laws must be told of Tikal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Seat
from rules.tikal.events import AuctionWon, Event, PositionScored
from rules.tikal.state import Space, TikalState, Turn
from tests.laws.hooks import Hook


def components(state: TikalState) -> Counter[str]:
    """Counts tiles, temple squares, treasures, and each seat's figures, camps and guards."""
    found = Counter((*state.stack, *state.display, *state.pile))
    found.update(frame.tile for frame in state.frames if isinstance(frame, Turn) and frame.tile)
    found.update({f"square {value}": left for value, left in enumerate(state.squares, start=2)})
    for space in state.spaces:
        found.update(_on(state, space))
    for seat, player in enumerate(state.players):
        found.update(player.treasures)
        found[f"worker P{seat}"] += player.workers + player.lost_workers
        found[f"leader P{seat}"] += player.leader + player.lost_leader
        found[f"camp P{seat}"] += player.camps
        found[f"guard P{seat}"] += player.guards
    return found


def _on(state: TikalState, space: Space) -> Counter[str]:
    found = Counter(space.treasures)
    if space.tile:
        found[space.tile] += 1
        found.update(f"square {value}" for value in range(state.numbers.values[space.tile] + 1, space.value + 1))
    found.update({f"worker P{seat}": count for seat, count in enumerate(space.workers)})
    found.update(f"leader P{seat}" for seat in space.leaders)
    if space.camp is not None:
        found[f"camp P{space.camp}"] += 1
    if space.guard is not None:
        found[f"guard P{space.guard}"] += 1
        found[f"{space.guard_figure} P{space.guard}"] += 1
    return found


def points(event: Event) -> Iterator[tuple[Seat, int]]:
    match event:
        case PositionScored():
            yield event.seat, event.temples + event.treasures
        case AuctionWon():
            yield event.seat, -event.bid


def start(state: TikalState) -> Iterator[tuple[Seat, int]]:
    yield from ((seat, player.start_points) for seat, player in enumerate(state.players))


HOOK = Hook(components=components, points=points, start=start)
