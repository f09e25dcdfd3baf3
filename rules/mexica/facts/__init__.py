"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting a fact keeps the obvious rest consistent: canals, bridges and tokens come from their
supplies, buildings from the stock of their seat as long as it has such, calpulli from those on display.
"""

from rules.mexica.facts import board, flow, players, supplies

FACTS = (*flow.FACTS, *board.FACTS, *supplies.FACTS, *players.FACTS)
