"""Before the Frost in pictures and text."""

from render.core.scene import Artist

from .board import draw_board, gallery
from .hand import draw_hand
from .text import write_text

ARTIST = Artist(
    pictures={"board": draw_board, "hand": draw_hand}, choosing={"bury": "hand"}, text=write_text, gallery=gallery
)
