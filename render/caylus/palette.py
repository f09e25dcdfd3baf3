"""The colours of Caylus: a town plan on parchment, plaster and slate, one low sun."""

from __future__ import annotations

from render.core.canvas import Colour
from render.core.materials import Material
from render.core.palette import Theme

PARCHMENT: Colour = (226, 209, 168)
"""The ground of the plan."""
MEADOW: Colour = (170, 188, 108)
FIELDS: tuple[Colour, ...] = ((222, 196, 128), (208, 186, 134), (178, 188, 124), (196, 168, 122), (206, 204, 146))
"""Corn, stubble, cabbage, earth, flax."""
EARTH: Colour = (190, 164, 118)
"""The ground of a site that is staked out."""
LEAVES: Colour = (40, 84, 40)
WATER: Colour = (118, 176, 206)
WATER_DARK: Colour = (70, 126, 164)
SKIN: Colour = (226, 178, 138)
"""Of who lies in bed at the inn."""
COBBLE: Colour = (204, 190, 164)
"""The road as far as the provost lets it be used."""
GROUT: Colour = (132, 112, 84)
SPOT: Colour = (255, 250, 230)
"""A place where a worker can stand."""
RIM: Colour = (66, 42, 22)
"""The dashes round it while it is free."""
DUSK: Colour = (52, 44, 62)
"""What lies over the road beyond the provost."""
TABLE: Colour = (74, 52, 34)
"""On what the plan lies."""

PAPER: Colour = (243, 232, 205)
PAPER_DARK: Colour = (222, 203, 163)
INK: Colour = (44, 30, 16)
FAINT_INK: Colour = (92, 70, 42)
HALO: Colour = (246, 236, 208)
GLOW: Colour = (255, 222, 92)

STONE: Colour = (196, 188, 172)
"""The masonry of the castle and of the bridge."""
STONE_DARK: Colour = (128, 118, 104)
PLANK: Colour = (158, 122, 82)
"""The timber before a part that was never built and will not be."""
SLAB: Colour = (222, 212, 190)
"""A field of the bridge."""
ROCK: Colour = (150, 134, 112)
"""The hill on which the castle stands."""
SLATE: Colour = (92, 92, 108)
"""The roofs of the towers."""
SKY: Colour = (118, 168, 206)
HORIZON: Colour = (255, 226, 178)
"""The sky over the hills, where the sun is low."""
FAR: Colour = (148, 172, 104)
LEAVES_FAR: Colour = (96, 132, 74)
"""Hills far off, and the woods on them."""
PLAN: Colour = (116, 94, 66)
"""The line round a site."""
WASH: Colour = (250, 240, 212)
"""The paper on which the castle is drawn that is to be."""
OCHRE: Colour = (124, 78, 30)
"""The lines of the drawing."""
POLE: Colour = (116, 76, 40)
"""The scaffold before it."""
LOSS: Colour = (240, 200, 180)
GAIN: Colour = (204, 216, 236)
"""What a scoring takes and what it gives, in its table."""
LOCKED: Colour = (164, 145, 110)
"""A column of the favours that is not open yet."""

WALLS: dict[str, Colour] = {
    "fixed": (238, 226, 192),
    "neutral": (214, 206, 184),
    "wood": (206, 168, 120),
    "stone": (200, 200, 202),
    "residential": (176, 206, 146),
    "prestige": (164, 194, 226),
    "owner": (250, 246, 236),
}
"""The front walls of the buildings by their colour."""
BOARD: Colour = (244, 230, 196)
"""The board with the name of a building."""
BEAM: Colour = (112, 72, 40)
"""The timber of houses of wood."""
CHIMNEY: Colour = (164, 108, 84)
ROOF: Colour = (120, 92, 74)
"""The roof of what belongs to nobody."""
ROOFS: dict[str, Colour] = {
    "wood": (128, 78, 36),
    "stone": (104, 106, 112),
    "residential": (74, 122, 52),
    "prestige": (42, 84, 152),
    "owner": (250, 246, 236),
}
"""The roofs of buildings that nobody has built yet, on the catalogue and in signs."""

GOODS: dict[str, Colour] = {
    "F": (240, 130, 120),
    "W": (130, 82, 40),
    "S": (122, 130, 142),
    "C": (124, 68, 152),
    "G": (248, 200, 40),
    "A": (250, 246, 236),
}
"""The cubes by their letter; ``A`` stands for any."""
GOODS_INK: dict[str, Colour] = {
    "F": (44, 16, 12),
    "W": (252, 242, 224),
    "S": (20, 20, 24),
    "C": (252, 244, 255),
    "G": (52, 34, 0),
    "A": (44, 30, 16),
}
"""What is written on them."""
SILVER: Colour = (222, 224, 226)
SILVER_DARK: Colour = (112, 114, 120)
SHIELD: Colour = (158, 28, 36)
"""A prestige point."""
LILY: Colour = (36, 58, 140)
"""A royal favour."""
PROVOST: Colour = (158, 24, 40)
BAILIFF: Colour = (20, 96, 88)
IVORY: Colour = (248, 242, 224)

THEME = Theme(PAPER, INK, FAINT_INK, GLOW, Material((84, 58, 36), band="wood", wear=0.03))
