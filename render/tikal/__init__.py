"""Tikal in pictures and text."""

from render.core.scene import Artist, Picture
from render.tikal.board import draw
from render.tikal.gallery import components
from render.tikal.text import write

ARTIST = Artist(pictures={"board": Picture(draw=draw)}, text=write, gallery=components)
