"""Magellan in pictures and text."""

from render.core.scene import Artist, Picture
from render.magellan import board, hand
from render.magellan.gallery import components
from render.magellan.text import write

ARTIST = Artist(
    pictures={"board": Picture(draw=board.draw), "hand": Picture(draw=hand.draw, private=True)},
    choosing=dict.fromkeys(hand.WITH_CARDS, "hand"),
    text=write,
    gallery=components,
)
