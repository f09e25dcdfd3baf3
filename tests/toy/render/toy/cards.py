"""The colours of the forest, and the nut cards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from PIL import Image

from render.core.boxes import corners
from render.core.canvas import Colour, Point, Polygon, Shadow, Sheet, Sprite
from render.core.fonts import BLACK, font
from render.core.labels import figure
from render.core.palette import Theme
from rules.toy.data import VALUES

GROUND: Colour = (112, 122, 72)
PAPER: Colour = (246, 238, 220)
LEAVES: Colour = (232, 216, 176)
INK: Colour = (40, 32, 22)
FAINT: Colour = (96, 78, 52)
GLOW: Colour = (255, 240, 160)
BACK: Colour = (122, 92, 60)
GOLD: Colour = (226, 178, 60)
NUTS: dict[str, Colour] = {"hazel": (196, 140, 72), "acorn": (120, 142, 74), "walnut": (150, 100, 66)}

THEME = Theme(PAPER, INK, FAINT, GLOW)
WIDTH, HEIGHT = 56, 76
"""Of a card."""
PITCH = WIDTH + 8


@cache
def card(name: str) -> Sprite:
    """Returns a card with its worth and as many nuts; an empty name stands for a card face down."""
    sheet = Sheet(WIDTH + 4, HEIGHT + 4)
    sheet.polygon(edge((0, 0)), PAPER if name else BACK, INK, 2)
    for i in range(VALUES.get(name, 0)):
        sheet.ellipse((16 * i - 8 * (VALUES[name] - 1), 22), 7, 8, NUTS[name], INK, 2)
    sprite = sheet.sprite(Shadow())
    if name:
        figure(sprite.image, (sprite.anchor[0] - 14, sprite.anchor[1] - 18), VALUES[name], font(36, BLACK), INK)
    return sprite


def edge(at: Point) -> Polygon:
    """Returns the corners of a card that lies with its middle at a place."""
    x, y = (round(part) for part in at)
    return corners((x - WIDTH // 2, y - HEIGHT // 2, x + WIDTH // 2, y + HEIGHT // 2))


def spots(at: Point, count: int, room: float) -> list[Point]:
    """Returns the middles of cards in a row that begins at a place, one over the other where there is little room."""
    pitch = min(PITCH, (room - WIDTH) / max(1, count - 1))
    return [(at[0] + WIDTH / 2 + pitch * i, at[1]) for i in range(count)]


def lay(canvas: Image.Image, at: Point, cards: Iterable[str], room: float) -> None:
    """Lays cards in a row."""
    row = list(cards)
    for name, spot in zip(row, spots(at, len(row), room), strict=True):
        card(name).stamp(canvas, spot)
