"""The components of Magellan and every number of its rules, the printed fields apart (see `fields`). Tables only.

The rules text is the Czech one of deskovehry.cz. The numbers of gold cards, ships and explorer cards come from
reviews at gamersalliance.com and keirat's collection; that one set of gold cards has 45 gold and 18 crowns from
gamesplayed.blogspot.com, which with three levels of crowns leaves three cards of each.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rules.core.versions import Versions
from rules.magellan import fields as fields  # the part of these tables that is printed on the board

EXPLORERS = ("columbus", "pizarro", "magellan", "marco_polo", "da_gama", "cook")
"""In the order of the board, the three of half 1 first (inferred from the order in which most sources list them)."""

HALVES = {explorer: at // 3 for at, explorer in enumerate(EXPLORERS)}
"""On which half of the board each explorer lies, 0 or 1."""

PHASES = 3

GOLD = (1, 2, 3, 4, 5, 6, 7, 8, 9)
"""The values of one set of gold cards."""

LEFT, RIGHT = "left", "right"
"""The halves of a divided field."""

HALVED = fields.HALVES
"""The effect of a field that is divided."""

TUCKING = frozenset((fields.TUCK_HAND, fields.TUCK_PAYMENT))
"""The effects by which ships have piles."""

SPARE = frozenset((fields.TUCK_HAND, fields.LOSE_CARD))
"""The effects that take a card from the hand beside the payment."""


# --- what a corrected rule may change --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Numbers:
    """Counts and worths."""

    fields: Mapping[tuple[str, str], tuple[fields.Field, fields.Field, fields.Field]] = field(
        default_factory=lambda: fields.FIELDS
    )
    """The fields of each explorer on each side, field 1 first."""
    cards: tuple[int, int, int] = (3, 2, 1)
    """Cards of each explorer in each phase, which is also how many ships his field of that phase can hold."""
    ships: int = 6
    """Ships of each player."""
    crowns: Mapping[int, int] = field(default_factory=lambda: {1: 3, 2: 3, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1, 9: 1})
    """The crowns on the gold card of each value."""
    sets: int = 7
    """Sets of gold cards in the game; each player begins with one."""
    least_bid: int = 1
    draws: tuple[int, int, int] = (2, 2, 0)
    """Cards that every player draws at the end of each phase."""

    @property
    def pack(self) -> tuple[int, ...]:
        """All gold cards of the game."""
        return GOLD * self.sets


NUMBERS = Versions({1: Numbers()})
"""By the version of the rules; a correction is a version of its own, ``2: replace(NUMBERS[1], ships=7)``."""
