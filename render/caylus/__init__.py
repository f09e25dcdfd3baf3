"""Caylus in pictures and text."""

from render.caylus import board, catalogue
from render.caylus.gallery import components
from render.caylus.places import places
from render.caylus.text import write
from render.core.scene import Artist, Picture

ARTIST = Artist(
    pictures={
        "board": Picture(draw=board.draw, places=places),
        "buildings": Picture(draw=catalogue.draw, places=catalogue.places),
    },
    choosing={"build": "buildings"},
    text=write,
    gallery=components,
)
