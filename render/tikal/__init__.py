"""Tikal in pictures and text."""

from render.core.scene import Artist
from render.tikal.board import draw
from render.tikal.gallery import components
from render.tikal.text import write

ARTIST = Artist(pictures={"board": draw}, text=write, gallery=components)
