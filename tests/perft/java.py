"""All notations of Java that could make sense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from rules.core.contract import Seat
from rules.java import data
from rules.java.state import JavaState

MOST_PLAYED = 3
"""So many cards are tried together; no position here has a hand of more."""


def all_notations(state: JavaState, seat: Seat) -> Iterator[str]:
    """Writes every notation that could make sense, whatever lies where."""
    names = state.board.names
    own = [name for name, space in zip(names, state.spaces, strict=True) if space.developer == seat]
    palaces = [name for name, space in zip(names, state.spaces, strict=True) if space.palace]
    yield from ("token", "take open", "take pile", "pass", "end")
    for name in names:
        yield from (f"place {tile} {name} {letter}" for tile in (data.THREE, data.TWO) for letter in data.ROTATIONS)
        yield from (f"place {tile} {name}" for tile in (data.RICE, data.VILLAGE))
        yield from (f"{verb} {name}" for verb in ("irrigate", "enter", "leave"))
        yield from (f"{verb} {name} {value}" for verb in ("build", "enlarge") for value in data.PALACES)
        yield from (f"move {start} to {name}" for start in own)
    for cards in all_hands():
        yield f"play {cards}"
        yield from (f"festival {name} {cards}" for name in palaces)


def all_hands() -> Iterator[str]:
    for count in range(1, MOST_PLAYED + 1):
        yield from (" ".join(cards) for cards in combinations_with_replacement(data.CARDS, count))
