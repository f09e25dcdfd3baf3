"""The luck of a player's own: what it deals itself, and which of two lines as good as each other it takes."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Luck:
    """Draws of a seed, quicker than the luck of a game, which can be checked afterwards; ``drawn`` counts them."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)
        self.drawn = 0

    def shuffle(self, kind: str, items: Sequence[T]) -> tuple[T, ...]:
        self.drawn += 1
        order = list(items)
        self._random.shuffle(order)
        return tuple(order)

    def below(self, kind: str, bound: int) -> int:
        self.drawn += 1
        return self._random.randrange(bound)

    def happens(self, kind: str, share: float) -> bool:
        """Says whether something happens that does in such a share of all cases; draws nothing where it never does."""
        return share > 0 and self.below(kind, 1000) < 1000 * share

    def salt(self) -> str:
        return f"{self._random.getrandbits(128):032x}"
