"""Java in pictures and text."""

from render.core.scene import ALL_LAYOUTS, Artist, Picture
from render.java import board, hand
from render.java.gallery import components
from render.java.holds import holds
from render.java.legend import LEGEND
from render.java.palette import THEME
from render.java.places import clear, places, things
from render.java.text import write, write_hand

ARTIST = Artist(
    pictures={
        "board": Picture(
            draw=board.draw, layouts=ALL_LAYOUTS, places=places, things=things, clear=clear, broad_from=1.27
        ),
        "hand": Picture(draw=hand.draw, places=hand.places, things=hand.things, private=True, text=write_hand),
    },
    choosing=dict.fromkeys(("festival", "play"), "hand"),
    text=write,
    holds=holds,
    by_coordinates=True,
    theme=THEME,
    legend=LEGEND,
    gallery=components,
)
