"""The components of Magellan and every number of its rules, the printed fields apart (see `fields`). Tables only.

The rules text is the Czech one of deskovehry.cz. The numbers of gold cards, ships and explorer cards come from
reviews at gamersalliance.com and keirat's collection; that one set of gold cards has 45 gold and 18 crowns from
gamesplayed.blogspot.com, which with three levels of crowns leaves three cards of each.
"""

from __future__ import annotations

from rules.magellan import fields as fields  # the part of these tables that is printed on the board

EXPLORERS = ("columbus", "pizarro", "magellan", "marco_polo", "da_gama", "cook")
"""In the order of the board, the three of half 1 first (inferred from the order in which most sources list them)."""

HALVES = {explorer: at // 3 for at, explorer in enumerate(EXPLORERS)}
"""On which half of the board each explorer lies, 0 or 1."""

PHASES = 3

CARDS = (3, 2, 1)
"""Cards of each explorer in each phase, which is also how many ships his field of that phase can hold."""

SHIPS = 6
"""Ships of each player."""

CROWNS = {1: 3, 2: 3, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1, 8: 1, 9: 1}
"""The crowns on the gold card of each value."""

GOLD = tuple(CROWNS)
"""The values of one set of gold cards."""

SETS = 7
"""Sets of gold cards in the game; each player begins with one."""

LEAST_BID = 1

DRAWS = (2, 2, 0)
"""Cards that every player draws at the end of each phase."""

LEFT, RIGHT = "left", "right"
"""The halves of a divided field."""

HALVED = fields.HALVES
"""The effect of a field that is divided."""

TUCKING = frozenset((fields.TUCK_HAND, fields.TUCK_PAYMENT))
"""The effects by which ships have piles."""

SPARE = frozenset((fields.TUCK_HAND, fields.LOSE_CARD))
"""The effects that take a card from the hand beside the payment."""
