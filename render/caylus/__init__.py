"""Caylus in pictures and text."""

from render.caylus import board, catalogue
from render.caylus.gallery import components
from render.caylus.holds import holds
from render.caylus.legend import LEGEND
from render.caylus.palette import THEME
from render.caylus.places import places, things
from render.caylus.text import write
from render.core.scene import ALL_LAYOUTS, Artist, Picture
from rules.caylus import data

REPLACING = [building for building, colour in data.COLOURS.items() if colour == data.PRESTIGE]
"""Tiles for which a residence on the board makes way."""

ARTIST = Artist(
    pictures={
        "board": Picture(draw=board.draw, layouts=ALL_LAYOUTS, broad_from=1.3, places=places, things=things),
        "buildings": Picture(draw=catalogue.draw, places=catalogue.places, things=catalogue.things),
    },
    choosing={"build": "buildings", **{f"build {building}": "board" for building in REPLACING}},
    text=write,
    holds=holds,
    theme=THEME,
    legend=LEGEND,
    gallery=components,
)
