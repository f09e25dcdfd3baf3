"""All notations of Magellan that could make sense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

from rules.core.contract import Seat
from rules.magellan import data
from rules.magellan.state import MagellanState


def all_notations(state: MagellanState, seat: Seat) -> Iterator[str]:
    """Writes every verb with all choices of the hand, all choices of up to three cards, and all small numbers."""
    yield from ("veto", "no", "pass", "left", "right", "draw", "stop", "pay")
    yield "swap none"
    for number in range(60):
        yield f"bid sum {number}"
        yield f"ship {number}"
        yield f"tuck {number}"
    hand = state.players[seat].hand
    held = {cards for count in range(1, len(hand) + 1) for cards in combinations(hand, count)}
    small = {cards for count in (1, 2, 3) for cards in combinations_with_replacement(data.GOLD, count)}
    for cards in sorted(held | small):
        yield from (f"{verb} {' '.join(map(str, cards))}" for verb in ("bid", "pay", "swap"))
