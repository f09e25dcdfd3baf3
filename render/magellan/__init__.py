"""Magellan in pictures and text."""

from render.core.scene import Artist, Picture
from render.magellan import board, hand
from render.magellan.fan import WITH_CARDS
from render.magellan.gallery import components
from render.magellan.holds import holds
from render.magellan.legend import LEGEND
from render.magellan.palette import THEME
from render.magellan.text import write, write_hand

ARTIST = Artist(
    pictures={
        "board": Picture(draw=board.draw, places=board.places, things=board.things),
        "hand": Picture(draw=hand.draw, places=hand.places, things=hand.things, private=True, text=write_hand),
    },
    choosing=dict.fromkeys(WITH_CARDS, "hand"),
    text=write,
    holds=holds,
    theme=THEME,
    legend=LEGEND,
    gallery=components,
)
