"""What may be chosen next: the things on a picture that tokens name, outlined."""

from __future__ import annotations

from PIL import Image

from render.core.boxes import corners
from render.core.canvas import Point, Polygon
from render.core.pointers import target
from render.core.scene import Marks, Places
from render.magellan.reading import entered
from rules.magellan.data import fields
from rules.magellan.view import View


def around(middle: Point, half: int, tall: int = 0) -> Polygon:
    """Returns a place round the middle of a thing, as high as wide if not told otherwise."""
    (x, y), high = map(round, middle), tall or half
    return corners((x - half, y - high, x + half, y + high))


def numbers(view: View, marks: Marks) -> str:
    """Returns what the numbers that may come next are of: ``hand``, ``payment``, ``sums`` or ``ships``."""
    match marks.chosen:
        case ("bid", "sum"):
            return "sums"
        case ("ship",):
            return "ships"
        case ("tuck",) if entered(view).effect == fields.TUCK_PAYMENT:
            return "payment"
        case ("bid" | "pay" | "tuck" | "swap", *_):
            return "hand"
        case _:
            return ""


def draw(canvas: Image.Image, places: Places) -> None:
    """Outlines places just inside their edges, for cards, ships and halves lie close together."""
    for place in places.values():
        target(canvas, place)
