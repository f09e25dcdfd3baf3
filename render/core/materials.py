"""What panels are made of: worn paper on leather, wood or stone, and a band in a player's colour round it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.canvas import Colour, Shadow, Sheet, Sprite, cut_out, mix, shifted
from render.core.kept import kept
from render.core.texture import cloud, streaks, surface, textured


@dataclass(frozen=True, slots=True)
class Material:
    """What the panels of a game are made of."""

    board: Colour
    """What the paper lies on."""
    grain: str = "wood"
    """How that is: ``wood``, ``leather`` or ``stone``."""
    band: str = "cloth"
    """What the player's colour is painted on or woven into: ``cloth``, ``wood`` or ``stone``."""
    fitting: Colour = (196, 158, 84)
    """The nails in it."""
    wear: float = 0.24
    """How far the edges of its paper are worn."""


WOOD = Material((94, 64, 38))
"""What panels are made of where a game names nothing."""

_RIM = 5
"""How far the board stands out from under the paper."""
_WORN = 70
"""How dark old paper is at its edges, out of 255."""


_SOFT = 0.45
"""How strong the grain is below a name, as a share of that of a board: it has to be read."""


@kept
def paper(width: int, height: int, colour: Colour) -> Sprite:
    """Returns a sheet of old paper with worn, browned edges."""
    return Shadow(3, 5, 5, 0.6).under(_leaf(width, height, colour, WOOD.wear))


@lru_cache(maxsize=16)
def plate(width: int, height: int, colour: Colour, material: Material) -> Sprite:
    """Returns a leaf of paper on its board, nailed to it at the corners."""
    image = _board(width, height, material).copy()
    image.alpha_composite(_leaf(width - 2 * _RIM, height - 2 * _RIM, colour, material.wear), (_RIM, _RIM))
    nail, rows = _nail(material.fitting), () if height < 60 else (_RIM + 9, height - _RIM - 9)
    for x in (_RIM + 8, width - _RIM - 8):
        for y in rows:
            nail.stamp(image, (x, y))
    return Shadow(3, 6, 6, 0.7).under(image)


@lru_cache(maxsize=16)
def panel(width: int, height: int, colour: Colour, material: Material, band: Colour, broad: int) -> Sprite:
    """Returns a leaf of paper on its board, with a band so broad round its head."""
    image = _leafed(width, height, colour, material).copy()
    _banded(width, broad, band, material).stamp(image, (width // 2, broad // 2))
    return Shadow(3, 6, 6, 0.7).under(image)


@lru_cache(maxsize=2)  # panels of one size come one after the other
def _leafed(width: int, height: int, colour: Colour, material: Material) -> Image.Image:
    image = _board(width, height, material).copy()
    image.alpha_composite(_leaf(width - 2 * _RIM, height - 2 * _RIM, colour, material.wear), (_RIM, _RIM))
    return image


def _leaf(width: int, height: int, colour: Colour, wear: float) -> Image.Image:
    shape = _worn((width, height), 9, wear)
    inner = shape.reduce(4).filter(ImageFilter.GaussianBlur(2.2)).resize((width, height), Image.Resampling.BILINEAR)
    image = surface((width, height), colour, width + height, fine=0.0, broad=0.035)
    image.paste(mix(colour, (96, 56, 20), 0.55), (0, 0), inner.point([_edge(i) for i in range(256)]))
    for tone, by in (((255, 252, 236), 1), ((40, 24, 10), -1)):
        image.paste(tone, (0, 0), ImageChops.subtract(shape, shifted(shape, by, by)).point(_FAINT))
    image = image.convert("RGBA")
    image.putalpha(shape)
    return image


_FAINT = [round(i * 0.5) for i in range(256)]


def _edge(inside: int) -> int:
    return min(_WORN * 2, max(0, round((232 - inside) * 1.15)))


def _worn(size: tuple[int, int], radius: int, wear: float) -> Image.Image:
    """Returns a rectangle with round corners whose edges are worn."""
    shape = Image.new("L", size)
    ImageDraw.Draw(shape).rounded_rectangle((1, 1, size[0] - 2, size[1] - 2), radius, fill=255)
    soft = ImageChops.add(shape.filter(ImageFilter.GaussianBlur(1.8)), cloud(size, sum(size), 13, wear), 1, -128)
    return soft.point([min(255, max(0, (i - 84) * 5)) for i in range(256)])


@lru_cache(maxsize=4)
def _board(width: int, height: int, material: Material) -> Image.Image:
    shape = Image.new("L", (2 * width, 2 * height))
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, 2 * width - 1, 2 * height - 1), 18, fill=255)
    ground = _ground((width, height), material.board, material.grain, width, 1.0)
    return cut_out(ground, shape.reduce(2), 2.4, 0.6)


def _ground(size: tuple[int, int], colour: Colour, grain: str, seed: int, strength: float) -> Image.Image:
    match grain:
        case "wood":
            return textured(Image.new("RGB", size, colour), streaks(size, seed, (90, 3), 0.1 * strength))
        case "cloth":
            threads = (streaks(size, seed + i, cell, 0.06 * strength) for i, cell in enumerate(((7, 2), (2, 7))))
            return textured(Image.new("RGB", size, colour), *threads)
    return surface(size, colour, seed, fine=0.04 * strength, broad=0.07 * strength)


def _banded(width: int, height: int, colour: Colour, material: Material) -> Sprite:
    """Returns a band round a board: seamed cloth, or a painted bar between its nails."""
    ground = _ground((width, height), colour, material.band, height, _SOFT)
    fall = Image.linear_gradient("L").resize((width, height))
    ground.paste((255, 250, 236), (0, 0), fall.point([max(0, 60 - 2 * i) for i in range(256)]))
    ground.paste((20, 12, 6), (0, 0), fall.point([max(0, (i - 205) * 2) for i in range(256)]))
    draw = ImageDraw.Draw(ground)
    draw.line((0, height - 1, width, height - 1), fill=mix(colour, (20, 14, 8), 0.7), width=2)
    if material.band == "cloth":
        for y in (4, height - 6):
            for x in range(5, width - 6, 14):
                draw.line((x, y, x + 7, y), fill=mix(colour, (255, 250, 236), 0.45), width=2)
    shape = Image.new("L", (2 * width, 2 * height))
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, 2 * width - 1, 2 * height + 20), 14, fill=255)
    image = cut_out(ground, shape.reduce(2), 1.6, 0.4)
    return Shadow(0, 4, 4, 0.6).under(image)


@lru_cache(maxsize=8)
def _nail(colour: Colour) -> Sprite:
    sheet = Sheet(14, 14)
    sheet.ellipse((0, 0), 4.4, 4.4, mix(colour, (20, 12, 4), 0.7))
    sheet.ellipse((0, 0), 3.6, 3.6, colour)
    sheet.soft((-1.2, -1.4), 1.6, 1.4, (255, 252, 236), 0.9, 0.7)
    return sheet.sprite(Shadow(1, 1, 1, 0.6))
