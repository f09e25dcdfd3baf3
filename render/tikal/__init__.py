"""Tikal in pictures and text."""

from render.core.scene import ALL_LAYOUTS, Artist, Picture
from render.tikal.board import draw
from render.tikal.gallery import components
from render.tikal.holds import holds
from render.tikal.legend import LEGEND
from render.tikal.palette import THEME
from render.tikal.places import clear, places, things
from render.tikal.text import write

ARTIST = Artist(
    pictures={
        "board": Picture(
            draw=draw,
            layouts=ALL_LAYOUTS,
            broad_from={2: 1.1, 3: 1.36, 4: 1.36},
            places=places,
            things=things,
            clear=clear,
        )
    },
    text=write,
    holds=holds,
    by_coordinates=True,
    theme=THEME,
    legend=LEGEND,
    gallery=components,
)
