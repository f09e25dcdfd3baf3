"""The colours of Tikal: a muted jungle, pale clearings, warm stone, old paper."""

from __future__ import annotations

from render.core.canvas import Colour
from render.core.materials import Material
from render.core.palette import Theme

CANOPY: tuple[Colour, ...] = ((44, 84, 44), (54, 96, 46), (38, 74, 50), (66, 100, 44))
BLOSSOMS: tuple[Colour, ...] = ((112, 122, 44), (104, 110, 50), (84, 112, 40))
UNDERGROWTH: Colour = (16, 32, 22)

CLEARING: Colour = (186, 174, 122)
GRASS: Colour = (126, 138, 74)
EARTH: Colour = (206, 184, 138)
PLAZA: Colour = (198, 186, 156)

STONE: Colour = (238, 233, 220)
STONE_RIM: Colour = (52, 42, 30)
COST: Colour = (62, 50, 34)
COST_RIM: Colour = (226, 214, 178)
COST_INK: Colour = (255, 246, 222)
"""What a border costs: dark, as no piece is, and light figures on it."""
TEMPLE: Colour = (204, 192, 164)
BARE: Colour = (214, 202, 174)
"""The top of a temple that nobody holds."""
MOSS: Colour = (110, 128, 66)

BARK: Colour = (96, 70, 44)
ROCK: Colour = (104, 88, 78)
LAVA: Colour = (240, 110, 30)
GOLD: Colour = (214, 168, 52)

PAPER: Colour = (238, 224, 190)
PAPER_DARK: Colour = (204, 184, 140)
SLIP: Colour = (222, 205, 167)
"""What lies on dark paper with its number."""
INK: Colour = (44, 30, 16)
FAINT_INK: Colour = (98, 76, 48)
SPENT_INK: Colour = (76, 60, 36)
GAIN: Colour = (128, 58, 8)

CANVAS: Colour = (226, 214, 184)
UNDYED: Colour = (176, 172, 160)
"""The flag of nobody."""
GLOW: Colour = (255, 236, 150)

LEAF: Colour = (206, 222, 178)
"""The names of unexplored spaces, with a halo of the deep green."""
DEEP: Colour = (20, 26, 14)
CHALK: Colour = (250, 246, 226)
"""The names of explored spaces, with a halo of soil."""
SOIL: Colour = (58, 52, 30)
PARCHMENT: Colour = (240, 228, 180)
"""What is written on the backs of tiles."""

THEME = Theme(PAPER, INK, FAINT_INK, GLOW, Material((88, 56, 34), "leather"))
