"""Procedural textures: grain, cloudy noise and foliage, the same on every machine for the same seed."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from PIL import Image, ImageChops

from render.core.canvas import Colour, Shadow, Sheet, Sprite, around, mix

_RESIZE = Image.Resampling.BICUBIC


def grain(size: tuple[int, int], seed: int, strength: float) -> Image.Image:
    """Returns fine grey noise around the middle grey; ``strength`` is the largest deviation as a share of white."""
    return _flattened(_noise(size, seed), strength)


def cloud(size: tuple[int, int], seed: int, cell: int, strength: float) -> Image.Image:
    """Returns soft grey blotches about ``cell`` pixels wide around the middle grey."""
    small = (max(2, size[0] // cell + 2), max(2, size[1] // cell + 2))
    return _flattened(_noise(small, seed).resize(size, _RESIZE), strength)


def streaks(size: tuple[int, int], seed: int, cell: tuple[int, int], strength: float) -> Image.Image:
    """Returns grey strokes, each about as large as a cell, round the middle grey: grain of wood, threads."""
    small = (size[0] // cell[0] + 2, size[1] // cell[1] + 2)
    return _flattened(_noise(small, seed).resize(size, _RESIZE), strength)


def _noise(size: tuple[int, int], seed: int) -> Image.Image:
    return Image.frombytes("L", size, Random(seed).randbytes(size[0] * size[1]))


def _flattened(raw: Image.Image, strength: float) -> Image.Image:
    return raw.point([round(128 + (i - 127.5) * 2 * strength) for i in range(256)])


def textured(image: Image.Image, *noises: Image.Image) -> Image.Image:
    """Lightens and darkens an RGB image by noises around the middle grey."""
    for noise in noises:
        deep = Image.merge("RGB", (noise, noise, noise))
        image = ImageChops.add(image, deep, 1, -128)
    return image


def surface(
    size: tuple[int, int], colour: Colour, seed: int, *, fine: float = 0.02, broad: float = 0.03
) -> Image.Image:
    """Returns a plain surface with a little life in it: paper, sand, stone."""
    lit = _lit(size, seed, fine, broad)
    return Image.merge("RGB", [lit.point([part + i - 128 for i in range(256)]) for part in colour])


@lru_cache(maxsize=2)  # what is painted in several tints is painted in one after the other
def _lit(size: tuple[int, int], seed: int, fine: float, broad: float) -> Image.Image:
    """Returns how bright a surface is, around the middle grey: in grey once is a third of the work."""
    lit = cloud(size, seed + 1, 40, broad)
    for more in (grain(size, seed, fine), cloud(size, seed + 2, 9, fine)) if fine else ():
        lit = ImageChops.add(lit, more, 1, -128)
    return lit


def crown(radius: int, colour: Colour, seed: int) -> Sprite:
    """Returns a broad-leaved tree seen from above, its leaves brighter towards the light."""
    luck = Random(seed)
    sheet = Sheet(radius * 2 + 6, radius * 2 + 6, 2)
    dark, light = mix(colour, (4, 14, 6), 0.62), mix(colour, (214, 226, 120), 0.42)
    for x, y in around(radius * 0.62, 9, luck.random() * 40):
        sheet.ellipse((x, y), radius * 0.36, radius * 0.36, dark)
    sheet.ellipse((0, 0), radius * 0.8, radius * 0.8, dark)
    leaves = 26 + radius * 4
    for i in range(leaves):
        share = i / leaves
        reach = radius * 0.92 * (1 - share) ** 0.45
        angle, far = luck.random() * 360, luck.random() ** 0.5
        ((x, y),) = around(reach * far, 1, angle)
        x, y = x - radius * 0.16 * share, y - radius * 0.16 * share
        lit = max(0.0, min(1.0, 0.5 - (x + y) / (2.2 * radius) + (luck.random() - 0.5) * 0.35))
        leaf = mix(dark, light, lit * (0.35 + 0.65 * share))
        size = radius * (0.16 + 0.1 * luck.random())
        sheet.polygon(_leaf((x, y), size, luck.random() * 360), leaf)
    return sheet.sprite(Shadow(3, 4, 4, 0.6))


def palm(radius: int, colour: Colour, seed: int) -> Sprite:
    """Returns a palm seen from above: feathered fronds around a bright heart."""
    luck = Random(seed)
    sheet = Sheet(radius * 2 + 6, radius * 2 + 6, 2)
    dark, light = mix(colour, (4, 14, 6), 0.5), mix(colour, (214, 226, 120), 0.36)
    fronds = 13
    start = luck.random() * 40
    for i in range(fronds):
        angle = start + 360 * i * 5 / fronds + (luck.random() - 0.5) * 12
        reach = radius * (0.78 + 0.22 * luck.random())
        ((tx, ty),) = around(reach, 1, angle)
        shade = mix(dark, light, max(0.05, min(0.95, 0.5 - (tx + ty) / (2.6 * radius))))
        for k in range(3, 11):
            far = k / 11
            (left,) = around(radius * 0.2 * (1.15 - far), 1, angle + 62, (tx * far, ty * far))
            (right,) = around(radius * 0.2 * (1.15 - far), 1, angle - 62, (tx * far, ty * far))
            sheet.line([left, (tx * far * 0.9, ty * far * 0.9), right], mix(shade, dark, 0.25 * (k % 2)), 1.5)
        sheet.line([(0, 0), (tx, ty)], mix(shade, light, 0.35), 0.9)
    sheet.ellipse((-0.5, -0.5), radius * 0.12, radius * 0.12, light)
    return sheet.sprite(Shadow(3, 4, 3, 0.55))


def _leaf(centre: tuple[float, float], half: float, angle: float, slim: float = 0.5) -> list[tuple[float, float]]:
    (tip,) = around(half, 1, angle, centre)
    (end,) = around(half, 1, angle + 180, centre)
    (left,) = around(half * slim, 1, angle + 90, centre)
    (right,) = around(half * slim, 1, angle - 90, centre)
    return [tip, left, end, right]
