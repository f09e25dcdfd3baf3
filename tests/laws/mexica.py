"""What the laws must be told of Mexica."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Seat
from rules.mexica.data import HIGHEST
from rules.mexica.events import DistrictFounded, DistrictScored, Event, PresenceScored, StartSquareScored
from rules.mexica.state import MexicaState
from tests.laws.hooks import Hook


def components(state: MexicaState) -> Counter[str]:
    """Counts canal tiles, bridges, tokens, calpulli, and each seat's buildings, those of the second half among them."""
    found = Counter({"single": state.singles, "double": state.doubles})
    found.update("single" if len(tile) == 1 else "double" for tile in state.canals)
    found["bridge"] = state.spare_bridges + len(state.bridges)
    found["token"] = state.spare_tokens + sum(player.tokens for player in state.players)
    found.update(f"calpulli {size}" for size in (*state.display, *state.later, *state.removed))
    found.update(f"calpulli {calpulli.size}" for calpulli in state.founded)
    for seat, player in enumerate(state.players):
        coming = state.numbers.second_set if state.half == 1 else (0,) * HIGHEST
        for value, (left, more) in enumerate(zip(player.buildings, coming, strict=True), start=1):
            found[f"building {value} P{seat}"] += left + more
    for building in state.buildings:
        owner = "neutral" if building.seat is None else f"P{building.seat}"
        found[f"building {building.value} {owner}"] += 1
    return found


def points(event: Event) -> Iterator[tuple[Seat, int]]:
    match event:
        case DistrictFounded():
            yield event.seat, event.points
        case PresenceScored() | DistrictScored():
            yield from ((seat, event.points) for seat in event.seats)
        case StartSquareScored():
            yield event.seat, event.points


HOOK = Hook(components=components, points=points, bound=6000)
