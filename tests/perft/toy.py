"""All notations of the toy that could make sense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from rules.core.contract import Seat
from rules.toy.data import KINDS, TREES
from rules.toy.state import ToyState


def all_notations(state: ToyState, seat: Seat) -> Iterator[str]:
    """Writes every notation that could make sense: bids of up to as many cards as anybody holds."""
    yield from ("forage", "shake", "end", "screech", "hush", "pass")
    yield from (f"bury {card}" for card in KINDS)
    yield from (f"sleep {tree}" for tree in TREES)
    most = max(len(player.hand) for player in state.players)
    for count in range(1, most + 2):
        yield from (f"bid {' '.join(cards)}" for cards in combinations_with_replacement(KINDS, count))
