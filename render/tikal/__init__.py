"""Tikal in pictures and text."""

from render.core.scene import Artist, Picture
from render.tikal.board import draw
from render.tikal.gallery import components
from render.tikal.holds import holds
from render.tikal.legend import LEGEND
from render.tikal.palette import THEME
from render.tikal.places import places, things
from render.tikal.text import write

ARTIST = Artist(
    pictures={"board": Picture(draw=draw, places=places, things=things)},
    text=write,
    holds=holds,
    theme=THEME,
    legend=LEGEND,
    gallery=components,
)
