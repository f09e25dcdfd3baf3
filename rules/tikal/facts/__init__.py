"""The vocabulary of scenarios: every part of a position by name, to be compared and set.

``-`` stands for nothing. Setting a fact keeps the obvious rest consistent: figures come from the supply, tiles out of
the stack, levels of temples out of the squares, camps and guards from those left, treasures from those face down. A
tile that lies on display when it is named elsewhere is replaced there by the top one.
"""

from rules.tikal.facts import auction, board, figures, flow, points

FACTS = (*flow.FACTS, *auction.FACTS, *board.FACTS, *figures.FACTS, *points.FACTS)
