"""All notations of Caylus that could make sense."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from rules.caylus import castle, data
from rules.caylus.state import CaylusState
from rules.caylus.workers import PLACES
from rules.core.contract import Seat

MOST_BATCHES = 3


def all_notations(state: CaylusState, seat: Seat) -> Iterator[str]:
    """Writes every verb with all places, spaces, columns, lines and tiles, and all goods that change hands at once."""
    yield from ("pass", "home", "joust", "stay", "leave", "decline")
    yield "deliver nothing"
    for verb in ("place", "send"):
        yield from (f"{verb} {place}" for place in PLACES)
    for space in range(32):
        yield from (f"provost {space}", f"transform {space}")
    yield from (f"favour {line}" for line in data.LINES)
    yield from (f"use {column}" for column in range(8))
    yield from _builds()
    yield from _goods()
    for count in range(1, MOST_BATCHES + 1):
        for batches in combinations_with_replacement(castle.BATCHES, count):
            yield f"deliver {' '.join(batches)}"


def _builds() -> Iterator[str]:
    for id in data.BUILDINGS:
        yield f"build {id}"
        yield from (f"build {id} {cube}" for cube in data.GOODS)
        yield from (f"build {id} {space}" for space in range(1, data.ROAD + 1))


def _goods() -> Iterator[str]:
    """Writes up to four goods taken or paid, and two taken for one or for deniers."""
    chosen = ["".join(goods) for n in (1, 2, 3, 4) for goods in combinations_with_replacement(data.GOODS, n)]
    taken = [goods for goods in chosen if len(goods) <= 2]
    yield from (f"take {goods}" for goods in chosen)
    for paid in (*chosen, *(f"{deniers}$" for deniers in range(1, 6))):
        yield f"trade {paid}"
        if len(paid) <= 2:
            yield from (f"trade {paid} {goods}" for goods in taken)
