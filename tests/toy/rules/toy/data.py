"""The numbers printed on the components; the chapters are those of RULES.md."""

KINDS = ("hazel", "acorn", "walnut")
VALUES = {"hazel": 1, "acorn": 2, "walnut": 3}
STOCK = {"hazel": 8, "acorn": 6, "walnut": 4}

TREES = {"oak": 4, "beech": 3, "pine": 2}
NESTS = (3, 4, 5)
"""What the nest of each round is worth; there are as many rounds."""

HAND = 3
POINTS = 3
COSTS = {"forage": 1, "bury": 1, "shake": 2}
HOARD_BONUS = 1
"""What a card is worth in a hoard beyond its value, face up or buried."""
SCREECHES = {"one": 1, "none": 0}
