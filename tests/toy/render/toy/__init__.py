"""Before the Frost in pictures and text."""

from render.core.scene import Artist, Picture

from .board import draw_board, find_on_board, gallery
from .cards import THEME
from .hand import draw_hand, find_in_hand
from .nuts import draw_nuts
from .text import write_hand, write_text

ARTIST = Artist(
    pictures={
        "board": Picture(draw=draw_board, places=find_on_board),
        "nuts": Picture(draw=draw_nuts),
        "hand": Picture(draw=draw_hand, places=find_in_hand, private=True, text=write_hand),
    },
    choosing={"bury": "hand", "bid": "hand"},
    text=write_text,
    theme=THEME,
    gallery=gallery,
)
