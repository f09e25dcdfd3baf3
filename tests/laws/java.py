"""What the laws must be told of Java."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.contract import Seat
from rules.java import data
from rules.java.board import LAKE
from rules.java.events import (
    Event,
    FestivalEnded,
    FinalScored,
    PalaceBuilt,
    PalaceEnlarged,
    WaterScored,
)
from rules.java.state import JavaState, festival_in
from tests.laws.hooks import Hook


def components(state: JavaState) -> Counter[str]:
    """Counts land tiles of all sizes together, irrigation tiles, cards by kind, and each seat's developers."""
    found = Counter({"land": state.three + state.tiles, "irrigation": state.water})
    found.update((*state.pile, *state.discards, state.card))
    for kind, space in zip(state.board.kinds, state.spaces, strict=True):
        found["irrigation"] += space.terrain == data.WATER and kind != LAKE
        if space.developer is not None:
            found[f"developer P{space.developer}"] += 1
    for seat, player in enumerate(state.players):
        found.update(player.hand)
        found["land"] += player.two + player.rice + player.village
        found[f"developer P{seat}"] += player.developers
    if festival := festival_in(state):
        found.update(card for laid in festival.laid for card in laid)
    return found


def points(event: Event) -> Iterator[tuple[Seat, int]]:
    match event:
        case WaterScored() | PalaceBuilt() | PalaceEnlarged() | FinalScored():
            yield event.seat, event.score
        case FestivalEnded(seats=seats, score=score):
            yield from ((seat, score) for seat in seats)


TOLD = frozenset({"cards-played", "festival-ended"})
"""Where the draw pile is empty, the cards of a festival are shuffled at once, and no pile shows them any more, nor how
many of its sign they were."""

HOOK = Hook(components=components, points=points, told=TOLD)
