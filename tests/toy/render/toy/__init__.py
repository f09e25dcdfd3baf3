"""Before the Frost in pictures and text."""

from render.core.scene import Artist, Picture

from .board import draw_board, gallery
from .hand import draw_hand
from .text import write_text

ARTIST = Artist(
    pictures={"board": Picture(draw=draw_board), "hand": Picture(draw=draw_hand, private=True)},
    choosing={"bury": "hand"},
    text=write_text,
    gallery=gallery,
)
