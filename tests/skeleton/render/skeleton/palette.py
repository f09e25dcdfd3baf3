"""The colours of the game: the ground is muted, the seats are not."""

from render.core.palette import Theme

TABLE = (112, 92, 70)
LIGHT, DARK = (226, 204, 164), (206, 180, 136)
"""The squares of the board."""
INK, CHALK = (44, 32, 20), (250, 242, 222)
GLOW = (120, 255, 214)
"""What may be chosen; never the colour of a seat."""
THEME = Theme(paper=(240, 228, 202), ink=INK, faint=(92, 74, 52), glow=(255, 214, 96))
