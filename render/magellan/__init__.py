"""Magellan in pictures and text."""

from render.core.scene import Artist
from render.magellan import board, hand
from render.magellan.gallery import components
from render.magellan.text import write

ARTIST = Artist(
    pictures={"board": board.draw, "hand": hand.draw},
    choosing=dict.fromkeys(hand.WITH_CARDS, "hand"),
    text=write,
    gallery=components,
)
