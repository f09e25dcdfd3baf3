"""Mexica in pictures and text."""

from render.core.scene import ALL_LAYOUTS, Artist, Picture
from render.mexica.board import draw
from render.mexica.gallery import components
from render.mexica.holds import holds
from render.mexica.legend import LEGEND
from render.mexica.palette import THEME
from render.mexica.places import places, things
from render.mexica.text import write

ARTIST = Artist(
    pictures={
        "board": Picture(draw=draw, bare=True, layouts=ALL_LAYOUTS, broad_from=1.25, places=places, things=things)
    },
    text=write,
    holds=holds,
    by_coordinates=True,
    theme=THEME,
    legend=LEGEND,
    gallery=components,
)
