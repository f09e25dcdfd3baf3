"""The colours of Magellan: an old sea chart on a dark table."""

from __future__ import annotations

from render.core.canvas import Colour
from render.core.materials import Material
from render.core.palette import Theme

SEA: Colour = (156, 186, 182)
DEEP: Colour = (116, 152, 156)
"""The sea along the coasts."""
BAY: Colour = (172, 204, 204)
LAND: Colour = (226, 204, 158)
HIGHLAND: Colour = (190, 158, 108)
COAST: Colour = (92, 66, 36)
RHUMB: Colour = (104, 96, 76)
ROUTE: Colour = (150, 44, 26)
FOLD: Colour = (62, 44, 22)

PAPER: Colour = (243, 231, 200)
PAPER_DARK: Colour = (219, 200, 158)
PAST: Colour = (214, 198, 160)
"""Fields of a phase that is over."""
INK: Colour = (44, 30, 16)
FAINT_INK: Colour = (92, 70, 42)
HALO: Colour = (246, 236, 208)
GLOW: Colour = (255, 226, 110)

WOOD: Colour = (72, 48, 30)
WOOD_DARK: Colour = (44, 28, 16)

GOLD: Colour = (232, 182, 58)
GOLD_DARK: Colour = (150, 98, 16)
SACK: Colour = (176, 128, 72)
CARD: Colour = (252, 240, 206)
BACK: Colour = (122, 34, 30)
"""The backs of gold cards."""
CHART_BACK: Colour = (36, 66, 90)
"""The backs of explorer cards."""
SPENT: Colour = (120, 150, 156)
"""Where no explorer card is still to come."""
RED: Colour = (160, 36, 22)
HULL: Colour = (116, 72, 36)

EXPLORERS: dict[str, Colour] = {
    "columbus": (126, 50, 40),
    "pizarro": (112, 88, 30),
    "magellan": (34, 84, 100),
    "marco_polo": (98, 58, 106),
    "da_gama": (52, 92, 60),
    "cook": (46, 64, 118),
}

THEME = Theme(PAPER, INK, FAINT_INK, GLOW, Material((70, 48, 32), "wood", "wood"))
