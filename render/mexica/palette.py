"""The colours of Mexica: a dark blue lake, canals of turquoise, pale meadows and paving, warm stone, bark paper."""

from __future__ import annotations

from render.core.canvas import Colour
from render.core.materials import Material
from render.core.palette import Theme

DEEP: Colour = (11, 27, 52)
"""The lake far from the shore, and what lies under all panels."""
LAKE: Colour = (21, 48, 92)
SHALLOW: Colour = (32, 68, 116)
FOAM: Colour = (214, 232, 214)
CANAL: Colour = (146, 224, 220)
"""A pale turquoise beside a dark navy lake: nearer to it, on a phone the one was taken for the other."""

SOIL: Colour = (52, 44, 24)
SAND: Colour = (222, 204, 156)
MEADOW: Colour = (178, 192, 112)
HERBS: Colour = (138, 158, 82)
FIELD: Colour = (226, 198, 122)
FURROW: Colour = (190, 160, 88)
PAVING: Colour = (232, 196, 150)
JOINT: Colour = (164, 128, 92)

SHORE: Colour = (50, 31, 18)
"""The edge of the land round each district, the firmest line of the board."""
KERB: Colour = (214, 200, 172)
KERB_RIM: Colour = (70, 58, 44)
REED: Colour = (150, 114, 66)
REED_DARK: Colour = (116, 84, 46)
REED_RIM: Colour = (62, 40, 20)
"""Mats on the lake, darker than fields and paving."""
BASALT: Colour = (58, 48, 42)
RED: Colour = (152, 58, 38)
NIGHT: Colour = (38, 36, 44)
GOLD: Colour = (218, 170, 62)
BRIGHT_GOLD: Colour = (255, 202, 56)
SKIN: Colour = (178, 112, 70)
WOOD: Colour = (176, 126, 74)
TIMBER: Colour = (104, 58, 30)
WOOD_RIM: Colour = (56, 34, 16)

PAPER: Colour = (240, 226, 194)
PAPER_DARK: Colour = (212, 192, 150)
PAPER_STRIPE: Colour = (226, 210, 174)
"""Every second column of the comparison."""
INK: Colour = (44, 28, 18)
FAINT_INK: Colour = (96, 72, 48)
GAIN: Colour = (128, 50, 8)

CHALK: Colour = (252, 244, 222)
UNSURE: Colour = (112, 96, 72)
"""Of what is not so yet: the size of land that one more tile would enclose."""
GLOW: Colour = (255, 238, 150)

THEME = Theme(PAPER, INK, FAINT_INK, GLOW, Material((122, 112, 100), "stone", "stone", (176, 150, 96), 0.07))
