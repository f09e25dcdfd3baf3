"""The supplies on the sea below the island: festival cards, palaces, three-space tiles and irrigation tiles."""

from __future__ import annotations

from PIL import Image

from render.core import fonts
from render.core.boxes import Box, corners, middle, tiled
from render.core.canvas import Point, Polygon
from render.core.labels import figure, write
from render.core.panels import lay
from render.core.scene import Words
from render.java import palette, symbols, terrain
from render.java.layout import Site
from render.java.palaces import small
from rules.java import data
from rules.java.view import View

CARD = 60
"""The width of the open card and of the draw pile."""
_COUNT = 44


def draw(canvas: Image.Image, view: View, words: Words, site: Site) -> None:
    """Draws all supplies from the left to the right."""
    for box in (site.cards, site.palaces, site.tiles):
        lay(canvas, box, palette.PAPER_DARK)
    _cards(canvas, view, words, site.cards)
    _palaces(canvas, view, site.palaces)
    _tiles(canvas, view, site.tiles)


PRESSED = {"pile": "take pile", "open": "take open", data.THREE: f"place {data.THREE}"}
"""How what lies in the supplies is pressed: by the notation that takes it from there."""


def places(site: Site) -> list[tuple[str, Polygon]]:
    """Returns where everything lies that a token can name: cards, palaces by value, the three-space tiles."""
    palaces = ((str(value), box) for value, box in zip(data.PALACES, _palace_boxes(site.palaces), strict=True))
    return [
        (token, corners(box))
        for token, box in (
            *card_boxes(site),
            *palaces,
            (data.THREE, _half(site.tiles, 0)),
            ("irrigate", _half(site.tiles, 1)),
        )
    ]


def card_boxes(site: Site) -> tuple[tuple[str, Box], ...]:
    """Returns where the draw pile and the open card lie."""
    return (("pile", _card_box(_pile(site.cards))), ("open", _card_box(_open(site.cards))))


def _pile(cards: Box) -> Point:
    return (cards[0] + 14 + CARD / 2, cards[1] + 5 + symbols.height(CARD) / 2)


def _open(cards: Box) -> Point:
    return (cards[2] - 14 - CARD / 2, _pile(cards)[1])


def _card_box(at: Point) -> Box:
    half, tall = CARD // 2 + 2, symbols.height(CARD) // 2 + 2
    return (round(at[0]) - half, round(at[1]) - tall, round(at[0]) + half, round(at[1]) + tall)


def _cards(canvas: Image.Image, view: View, words: Words, cards: Box) -> None:
    """Draws the draw pile with its number, the open card, and how many cards are discarded."""
    if view.pile:
        symbols.back(CARD, view.pile).stamp(canvas, _pile(cards))
    else:
        symbols.back(CARD).faded(0.2).stamp(canvas, _pile(cards))
    if view.card:
        symbols.little(view.card, CARD).stamp(canvas, _open(cards))
    says = words("java-picture-discards", cards=len(view.discards))
    text, face = fonts.fit(says, cards[2] - cards[0] - 16, (24, 22), fonts.SEMIBOLD)
    write(canvas, (middle(cards)[0], cards[3] - 15), text, face, palette.SPENT_INK, "mm")


def _palace_boxes(palaces: Box) -> tuple[Box, ...]:
    left, top, right, bottom = palaces
    return tiled((left + 6, top + 6, right - 6, bottom), len(data.PALACES), height=bottom - top - 12, columns=5, gap=2)


def _palaces(canvas: Image.Image, view: View, palaces: Box) -> None:
    """Draws a palace of each value with the number of those that are left; none is faint."""
    for value, left, box in zip(data.PALACES, view.palaces, _palace_boxes(palaces), strict=True):
        x, (_, top, _, bottom) = (box[0] + box[2]) / 2, box
        shown = small(value, False, (), 1.08)
        (shown if left else shown.faded(0.25)).stamp(canvas, (x, top + 27))
        text = f"×{left}"
        ink = palette.INK if left else palette.SPENT_INK
        write(canvas, (x, bottom - 20), text, fonts.font(36, fonts.BOLD), ink, "mm")


def _half(tiles: Box, number: int) -> Box:
    left, top, right, bottom = tiles
    return tiled((left + 6, top + 6, right - 6, bottom), 2, height=(bottom - top - 14) // 2, gap=2)[number]


def _tiles(canvas: Image.Image, view: View, tiles: Box) -> None:
    """Draws the three-space tiles and the irrigation tiles with their numbers."""
    stocks = ((data.TERRAINS[data.THREE], 15, view.three), ((data.WATER,), 24, view.water))
    for number, (terrains, radius, left) in enumerate(stocks):
        box = _half(tiles, number)
        x, y = box[0] + 44, (box[1] + box[3]) / 2
        shown = terrain.tile(terrains, radius)
        (shown if left else shown.faded(0.25)).stamp(canvas, (x, y))
        figure(canvas, (x + 80, y), left, fonts.font(_COUNT, fonts.BLACK), palette.INK)
