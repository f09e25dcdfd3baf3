"""Gold cards and explorer cards, from both sides."""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.canvas import Colour, Shadow, Sprite, cut_out, mix
from render.core.labels import figure, write
from render.core.texture import surface
from render.magellan import palette, signs
from rules.magellan import data
from rules.magellan.data import fields

PHASES = ("", "I", "II", "III")

SMALL_WIDTH, OPEN_WIDTH = 27, 30
"""Pixels of a small gold card, and of one of an open hand."""


def _blank(width: int, height: int, colour: Colour, rim: Colour) -> Image.Image:
    """Returns a card with round corners and a printed frame."""
    paper = surface((width, height), colour, width * 3 + height, fine=0.0, broad=0.02)
    corner = max(4, width // 11)
    large = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(large).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), corner * 4, fill=255)
    shape = large.reduce(4)
    inset = max(1, width // 40)
    fine = paper.resize((width * 2, height * 2))
    draw = ImageDraw.Draw(fine)
    draw.rounded_rectangle(
        (0, 0, width * 2 - 1, height * 2 - 1), corner * 2, outline=palette.INK, width=max(3, width // 24)
    )
    gap = inset * 2 + max(4, width // 12)
    draw.rounded_rectangle(
        (gap, gap, width * 2 - 1 - gap, height * 2 - 1 - gap),
        corner * 2 - gap // 2,
        outline=rim,
        width=max(3, width // 22),
    )
    paper = fine.reduce(2)
    return cut_out(paper, shape, 1.5, 0.4)


def _laid(image: Image.Image) -> Sprite:
    deep = 2 if image.width < 80 else 3
    return Shadow(deep, deep + 1, deep, 0.5).under(image)


def height(width: int) -> int:
    """Returns the height of a gold card."""
    return round(width * 1.42)


@lru_cache(maxsize=128)
def gold(value: int, width: int, rules: int) -> Sprite:
    """Returns a gold card by a version of the rules: its value, and below it its crowns."""
    image = _blank(width, height(width), palette.CARD, palette.GOLD)
    size = max(fonts.SMALLEST, round(width * 0.72))
    figure(image, (width / 2, image.height * 0.41), value, fonts.font(size, fonts.BLACK), palette.INK)
    crowns = data.NUMBERS[rules].crowns[value]
    half = max(5, width // 9)
    for i in range(crowns):
        x = width / 2 + (i - (crowns - 1) / 2) * half * 2.3
        crown = signs.crown(half)
        crown.stamp(image, (x, image.height * 0.8))
    return _laid(image)


@lru_cache(maxsize=8)
def crowned(values: tuple[int, ...], crowns: int, high: int) -> Sprite:
    """Returns a strip of card that tells how many crowns are on each gold card of some values, which follow each
    other."""
    text, face = "–".join(map(str, dict.fromkeys((values[0], values[-1])))), fonts.font(round(0.86 * high), fonts.BLACK)
    half, edge = round(0.29 * high), round(0.24 * high)
    start, step = edge + face.getlength(text) + 0.14 * high, 2.4 * half
    image = _blank(round(start + step * crowns + edge) // 2 * 2, high, palette.CARD, palette.CARD)
    write(image, (edge, high / 2), text, face, palette.INK)
    for i in range(crowns):
        signs.crown(half).stamp(image, (start + step * (i + 0.5), high / 2 - 1))
    return _laid(image)


@lru_cache(maxsize=128)
def small_gold(value: int, width: int = SMALL_WIDTH) -> Sprite:
    """Returns a small gold card with nothing but its value, as it lies in a pile."""
    image = _blank(width, round(width * 4 / 3), palette.CARD, palette.CARD)
    figure(image, (width / 2, image.height / 2), value, fonts.font(round(1.2 * width), fonts.BLACK), palette.INK)
    return _laid(image)


@cache
def back(width: int) -> Sprite:
    """Returns the back of a gold card."""
    image = _blank(width, height(width), palette.BACK, palette.GOLD)
    signs.star(max(6, round(width * 0.3)), palette.GOLD).stamp(image, (width / 2, image.height / 2))
    return _laid(image)


@cache
def fan(shown: bool) -> Sprite:
    """Returns three gold cards in a fan, which are a hand: face up with an eye on them if everybody sees it."""
    image = Image.new("RGBA", (64, 56))
    colour, rim = (palette.CARD, palette.CARD) if shown else (palette.BACK, palette.GOLD)
    card = _blank(22, 33, colour, rim)
    if not shown:
        signs.star(7, palette.GOLD).stamp(card, (11, 16))
    for turn in (20, 0, -20):
        turned = card.rotate(turn, Image.Resampling.BICUBIC, expand=True)
        corner = (round(32 - turn * 0.6 - turned.width / 2), round(28 + abs(turn) / 6 - turned.height / 2))
        image.alpha_composite(turned, corner)
    if shown:
        signs.effect(fields.OPEN_HAND, 13).stamp(image, (32, 28))
    return _laid(image)


@cache
def small_back(width: int = SMALL_WIDTH) -> Sprite:
    image = _blank(width, round(width * 4 / 3), palette.BACK, palette.BACK)
    signs.star(11, palette.GOLD).stamp(image, (width / 2, image.height / 2))
    return _laid(image)


@cache
def explorer(name: str, width: int, phase: int = 0) -> Sprite:
    """Returns an explorer's card: his emblem, and the phase it is for."""
    height = round(width * 1.32)
    colour = palette.EXPLORERS[name]
    image = _blank(width, height, palette.PAPER, colour)
    inner = Image.new("RGBA", (width - width // 5, round(height * (0.68 if phase else 0.84))), colour)
    image.alpha_composite(inner, (width // 10, round(height * 0.08)))
    signs.device(name, round(width * 0.29), palette.PAPER).stamp(image, (width / 2, height * (0.42 if phase else 0.5)))
    if phase:
        write(
            image,
            (width / 2, height * 0.85),
            PHASES[phase],
            fonts.font(max(22, width // 4), fonts.BLACK),
            palette.INK,
            "mm",
        )
    return _laid(image)


@cache
def chart_back(width: int, phase: int) -> Sprite:
    """Returns the back of an explorer card, which shows its phase."""
    height = round(width * 1.32)
    image = _blank(width, height, palette.CHART_BACK, mix(palette.GOLD, palette.CHART_BACK, 0.3))
    write(
        image,
        (width / 2, height / 2),
        PHASES[phase],
        fonts.font(max(22, round(width * 0.52)), fonts.BLACK),
        palette.PAPER,
        "mm",
    )
    return _laid(image)


@cache
def won(width: int) -> Sprite:
    """Returns an explorer card lying face down before a player."""
    image = _blank(width, round(width * 1.32), palette.CHART_BACK, palette.CHART_BACK)
    signs.star(round(width * 0.36), palette.PAPER).stamp(image, (width / 2, width * 0.66))
    return _laid(image)


@lru_cache(maxsize=8)
def slip(width: int, high: int) -> Sprite:
    """Returns a slip of card, to write on it what is on cards."""
    return _laid(_blank(width, high, palette.CARD, palette.CARD))


@lru_cache(maxsize=32)
def count(number: int, phase: int, now: int) -> Sprite:
    """Returns a small explorer card from behind: on a strip of paper its phase, below it, larger, how many of them are
    still to come; that of the present phase is the largest and has a bright strip, one of a past phase is pale."""
    colour, ink = (palette.CHART_BACK, palette.PAPER) if number else (palette.SPENT, palette.INK)
    width, height, size = _COUNTS[(phase > now) - (phase < now)]
    image = _blank(width, height, colour, colour)
    strip = palette.GLOW if phase == now else mix(palette.PAPER_DARK, colour, 0.15)
    ImageDraw.Draw(image).rectangle((3, 3, width - 4, 22), fill=strip)
    write(image, (width / 2, 12), PHASES[phase], fonts.font(24, fonts.BLACK), palette.INK, "mm")
    figure(image, (width / 2, 22 + (height - 24) / 2), number, fonts.font(size, fonts.BLACK), ink)
    return _laid(image) if phase >= now else _laid(image).faded(_PAST)


def count_width(phase: int, now: int) -> int:
    """Returns how broad such a card is."""
    return _COUNTS[(phase > now) - (phase < now)][0]


_COUNTS = {-1: (34, 52, 32), 0: (54, 76, 64), 1: (40, 62, 44)}
"""Width and height of a card that counts and the size of its number, by whether its phase is over, is now or comes."""
_PAST = 0.55
"""How strong one of a past phase is."""
