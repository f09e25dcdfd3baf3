"""The colours of Java: a turquoise sea, grey mountains, red roofs, and rice that grows paler as it climbs."""

from __future__ import annotations

from collections.abc import Sequence

from render.core.canvas import Colour
from render.core.materials import Material
from render.core.palette import Theme

SEA: Colour = (30, 92, 112)
DEEP: Colour = (20, 66, 84)
SURF: Colour = (172, 218, 208)
"""The halo of what is written on the sea, and that; names have the same colours wherever it can be."""
SHALLOWS: Colour = (104, 176, 170)
FOAM: Colour = (222, 238, 226)
BEACH: Colour = (226, 208, 158)

HIGHLAND: Colour = (112, 108, 108)
PEAK: Colour = (226, 216, 196)
GORGE: Colour = (52, 46, 44)
LOWLAND: Colour = (158, 184, 98)
GROVE: Colour = (66, 116, 56)
LAND: Colour = (234, 222, 186)
"""Central Java where nothing has been laid yet."""
FURROW: Colour = (128, 108, 72)

RICE: tuple[Colour, ...] = (
    (38, 126, 56), (72, 152, 50), (122, 180, 48), (174, 204, 60), (214, 222, 92), (238, 238, 146),
)  # fmt: skip
"""Rice by its level, from 1, green however pale; what is higher is as pale as the last."""
VILLAGE: tuple[Colour, ...] = (
    (202, 110, 64), (222, 146, 92), (238, 180, 128), (247, 204, 160), (252, 224, 190), (255, 240, 218),
)  # fmt: skip
"""The ground of a village by its level: burnt clay, however pale."""
ROOF: Colour = (164, 62, 42)
THATCH: Colour = (148, 130, 106)
"""The roof of a palace in a city where nobody is."""
WALL: Colour = (238, 212, 178)
"""The wall round a city: sandstone."""
FENCE: Colour = (84, 42, 20)
POST: Colour = (210, 164, 104)
"""The fence round a village without a palace: its rails and its posts."""
WATER: Colour = (74, 158, 216)
STILL: Colour = (26, 56, 144)
"""Water that is enclosed."""
PAD: Colour = (86, 150, 128)
PETAL: Colour = (246, 216, 214)
"""The leaves of lotus and its outer petals."""

WALL_LIT: Colour = (244, 228, 180)
WALL_DARK: Colour = (118, 88, 56)
FOOT: Colour = (34, 26, 14)
"""The foot of a step, and the line between two tiles."""

PAPER: Colour = (240, 228, 198)
PAPER_DARK: Colour = (214, 192, 148)
INK: Colour = (44, 28, 16)
FAINT_INK: Colour = (98, 72, 44)
SPENT_INK: Colour = (90, 70, 44)
RULE: Colour = (178, 152, 108)
"""The line between two cities of the list."""
GAIN: Colour = (128, 58, 8)
GLOW: Colour = (255, 236, 150)
"""The frame of whoever is asked."""
CARD: Colour = (255, 252, 242)
"""The face of a small card."""
BATIK: Colour = (122, 62, 30)
"""The backs of cards."""
CLOTH: Colour = (74, 44, 30)
"""On what the hand lies."""
GOLD: Colour = (220, 170, 54)

CHALK: Colour = (250, 246, 230)
"""What is written on dark ground, with a halo of soil."""
SOIL: Colour = (50, 40, 26)
UMBER: Colour = (44, 26, 10)
"""What is written on pale ground."""
NAMES: dict[str, Colour] = {
    "land": (74, 55, 28), "highland": (218, 210, 196), "lowland": (58, 84, 34),
}  # fmt: skip
"""What spaces are called where nothing lies: faint."""
LEAF: Colour = (16, 52, 22)
CLAY: Colour = (250, 232, 196)
DEPTH: Colour = (16, 62, 108)
"""The halos of what is written on rice, in villages and on water."""
BLADES: tuple[Colour, ...] = ((204, 242, 188), (226, 250, 214))
"""What names are written with on dark rice, by its level."""


FRESH: tuple[Colour, Colour] = ((255, 252, 240), (52, 26, 14))
"""The number of a palace that has had no festival yet, and what it stands on."""
USED: tuple[Colour, Colour] = (176, 20, 20), (250, 238, 214)
"""The same after its festival."""


def shade(tints: Sequence[Colour], level: int) -> Colour:
    """Returns the colour of a level; the highest have one together."""
    return tints[min(level, len(tints)) - 1]


THEME = Theme(PAPER, INK, FAINT_INK, GLOW, Material((104, 62, 32)))
