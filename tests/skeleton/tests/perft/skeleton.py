"""All notations of Skeleton that could make sense: those that are judged legal must be those that are offered."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Seat
from rules.skeleton.data import SQUARES
from rules.skeleton.sequence import SEQUENCE
from rules.skeleton.state import BoardState


def all_notations(state: BoardState, seat: Seat) -> Iterator[str]:
    yield from (f"{verb} {square}" for verb in SEQUENCE.verbs for square in SQUARES)
