"""Skeleton in pictures and text."""

from render.core.scene import Artist, Picture

from .board import draw
from .gallery import components
from .palette import THEME
from .places import places
from .text import write

ARTIST = Artist(pictures={"board": Picture(draw=draw, places=places)}, text=write, theme=THEME, gallery=components)
