"""The numbers printed on the components; the chapters are those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.versions import Versions

KINDS = ("hazel", "acorn", "walnut")
VALUES = {"hazel": 1, "acorn": 2, "walnut": 3}
"""What is a kind of card."""

TREES = ("oak", "beech", "pine")

ROUNDS = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """What a corrected rule may change: counts, worths and costs."""

    stock: Mapping[str, int] = field(default_factory=lambda: {"hazel": 8, "acorn": 6, "walnut": 4})
    trees: Mapping[str, int] = field(default_factory=lambda: {"oak": 4, "beech": 3, "pine": 2})
    nests: tuple[int, ...] = (3, 4, 5)
    """What the nest of each round is worth."""
    hand: int = 3
    points: int = 3
    costs: Mapping[str, int] = field(default_factory=lambda: {"forage": 1, "bury": 1, "shake": 2})
    hoard_bonus: int = 1
    """What a card is worth in a hoard beyond its value, face up or buried."""
    screeches: Mapping[str, int] = field(default_factory=lambda: {"one": 1, "none": 0})


_FIRST = Numbers()

NUMBERS = Versions({1: _FIRST, 2: _FIRST})
"""By the version of the rules. Version 2 has corrected a rule and no number (see `night`)."""
