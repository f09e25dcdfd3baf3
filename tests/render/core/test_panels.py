"""Panels that all games share."""

from __future__ import annotations

from PIL import Image

from render.core.palette import Theme
from render.core.panels import turn_line
from render.core.scene import Marks

THEME = Theme((240, 230, 205), (45, 30, 15), (95, 80, 60), (250, 230, 120))
LONG = "Bartholomew Longfellow of Highcastle "


def line(name: str, says: str) -> bytes:
    """Draws a turn line of 1480 pixels."""
    canvas = Image.new("RGB", (1500, 90))
    turn_line(canvas, (10, 10, 1490, 80), THEME, Marks(names=(name,), clock="2 days"), seats=(0,), says=says)
    return canvas.tobytes()


def test_a_long_name_has_all_the_room_that_is_left() -> None:
    assert line(LONG + "I", "bids") != line(LONG + "V", "bids")


def test_a_long_name_is_shortened_rather_than_what_is_asked() -> None:
    says = "chooses one of many things, and to say it takes a good deal more than half of the line"
    assert line(LONG + "I", says) == line(LONG + "V", says)
    assert line(LONG, says) != line(LONG, says.replace("half of the line", "half of the time"))
