"""Nut cards and a few measures that all pictures share."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageDraw

from render.core.fonts import BOLD, font
from rules.toy.data import VALUES

PAPER = (246, 238, 220)
INK = (40, 32, 22)
BACK = (122, 92, 60)
COLOURS = {"hazel": (196, 140, 72), "acorn": (120, 142, 74), "walnut": (150, 100, 66)}
CARD = (56, 76)
GAP = 8


def draw_card(draw: ImageDraw.ImageDraw, at: tuple[int, int], card: str) -> None:
    """Draws a card with its worth and as many nuts; an empty name stands for a card face down."""
    x, y = at
    box = (x, y, x + CARD[0], y + CARD[1])
    if not card:
        draw.rounded_rectangle(box, 8, BACK, INK, 2)
        return
    draw.rounded_rectangle(box, 8, PAPER, INK, 2)
    draw.text((x + CARD[0] / 2, y + 24), str(VALUES[card]), INK, font(36, BOLD), anchor="mm")
    for i in range(VALUES[card]):
        left = x + CARD[0] / 2 - 8 * VALUES[card] + 16 * i
        draw.ellipse((left + 1, y + 52, left + 15, y + 68), COLOURS[card], INK, 2)


def draw_cards(draw: ImageDraw.ImageDraw, at: tuple[int, int], cards: Iterable[str]) -> int:
    """Draws cards in a row and returns where the row ends."""
    x, y = at
    for card in cards:
        draw_card(draw, (x, y), card)
        x += CARD[0] + GAP
    return x


def sheet(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGB", (width, height), (222, 206, 170))
    return image, ImageDraw.Draw(image)
