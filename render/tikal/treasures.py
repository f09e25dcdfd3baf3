"""Treasures: the eight motifs on golden discs, and the places where they lie hidden."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from render.core import fonts
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, mix
from render.core.labels import figure
from render.core.pieces import strike
from render.tikal import palette

DISC = 21
"""The radius of a treasure that a player owns."""
_ENGRAVED: Colour = (82, 48, 8)
_FACE: Colour = (252, 226, 130)


@cache
def treasure(motif: str, radius: int = DISC) -> Sprite:
    """Returns a treasure with its motif, told from the others by its shape alone."""
    sheet = _disc(radius)
    _MOTIFS[motif](_Stamp(sheet, radius * 0.7))
    return sheet.sprite(Shadow(2, 3, 2, 0.5))


@cache
def hollow(radius: int) -> Sprite:
    """Returns the hollow in which a treasure will lie: pressed into paper, as deep as it is seen at a second look."""
    sheet = Sheet(2 * radius + 6, 2 * radius + 6)
    sheet.ellipse((1, 1.4), radius - 3, radius - 3, mix(palette.PAPER, (255, 255, 255), 0.6))
    sheet.ellipse((0, 0), radius - 3, radius - 3, mix(palette.PAPER, palette.INK, 0.3))
    sheet.ellipse((0.6, 1), radius - 4, radius - 4, mix(palette.PAPER, palette.INK, 0.1))
    return sheet.sprite()


@cache
def hidden() -> Sprite:
    """Returns a treasure lying face down."""
    return _disc(25).sprite(Shadow(2, 3, 2, 0.6))


@cache
def coin() -> Sprite:
    """Returns a coin without a motif, for a bid to be written on."""
    return _disc(25).sprite(Shadow(2, 3, 2, 0.5))


@cache
def site(treasures: int) -> Sprite:
    """Returns the ring of stones with the treasures that still lie in it, one upon the other with their number.

    Side by side they were miscounted on a phone.
    """
    sheet = Sheet(120, 120)
    luck = Random(8)
    if not treasures:
        sheet.soft((0, 0), 30, 27, mix(palette.EARTH, palette.UNDERGROWTH, 0.5), 0.8, 5)
        sheet.soft((5, 6), 20, 17, palette.EARTH, 0.4, 6)
        return sheet.sprite()
    sheet.ellipse((0, 0), 36, 36, mix(palette.EARTH, palette.UNDERGROWTH, 0.5))
    sheet.soft((12, 14), 26, 24, palette.EARTH, 0.55, 8)
    for x, y in around(37, 14, 5):
        size = luck.uniform(5.5, 7.5)
        stone = around(size, 7, luck.random() * 50, (x, y))
        shade = mix(palette.PLAZA, palette.ROCK, luck.random() * 0.5)
        sheet.polygon(stone, shade, palette.STONE_RIM, 1.6)
        sheet.ellipse((x - 1.6, y - 1.8), size * 0.45, size * 0.36, mix(shade, (255, 252, 240), 0.45))
    sprite = sheet.sprite(Shadow(2, 3, 3, 0.45))
    x, y = sprite.anchor
    for under in reversed(range(treasures)):
        hidden().stamp(sprite.image, (x - 5 * under, y + 5 * under))
    if treasures:
        figure(sprite.image, (x, y), treasures, fonts.font(42, fonts.BLACK), _ENGRAVED)
    return sprite


def _disc(radius: int) -> Sheet:
    sheet = Sheet(2 * radius + 6, 2 * radius + 6)
    rings = ((0, _ENGRAVED), (1.6, mix(palette.GOLD, (150, 96, 16), 0.3)), (3.4, mix(palette.GOLD, _FACE, 0.55)))
    strike(sheet, radius, rings, (255, 248, 214), (160, 104, 20))
    return sheet


class _Stamp:
    """Draws a motif in units of its own half width."""

    def __init__(self, sheet: Sheet, half: float) -> None:
        self._sheet = sheet
        self._half = half

    def _scaled(self, points: list[Point]) -> list[Point]:
        return [(x * self._half, y * self._half) for x, y in points]

    def shape(self, *points: Point, fill: Colour = _ENGRAVED) -> None:
        self._sheet.polygon(self._scaled(list(points)), fill)

    def dot(self, centre: Point, rx: float, ry: float, fill: Colour = _ENGRAVED) -> None:
        (at,) = self._scaled([centre])
        self._sheet.ellipse(at, rx * self._half, ry * self._half, fill)

    def stroke(self, *points: Point, width: float = 0.2, fill: Colour = _ENGRAVED) -> None:
        self._sheet.line(self._scaled(list(points)), fill, width * self._half)


def _mask(stamp: _Stamp) -> None:
    stamp.shape((-0.7, -0.8), (0.7, -0.8), (0.8, 0.1), (0.35, 0.95), (-0.35, 0.95), (-0.8, 0.1))
    for side in (-1, 1):
        stamp.dot((0.34 * side, -0.22), 0.24, 0.2, _FACE)
        stamp.dot((0.34 * side, -0.18), 0.1, 0.12)
    stamp.shape((-0.09, -0.05), (0.09, -0.05), (0.2, 0.3), (-0.2, 0.3), fill=_FACE)
    stamp.stroke((-0.28, 0.62), (0.28, 0.62), width=0.18, fill=_FACE)


def _sun(stamp: _Stamp) -> None:
    for tip, left, right in zip(around(1.05, 8, 0), around(0.5, 8, -20), around(0.5, 8, 20), strict=True):
        stamp.shape(tip, left, right)
    stamp.dot((0, 0), 0.55, 0.55)
    stamp.dot((0, 0), 0.32, 0.32, _FACE)


def _moon(stamp: _Stamp) -> None:
    stamp.dot((-0.05, 0), 0.95, 0.95)
    stamp.dot((0.38, -0.14), 0.76, 0.76, _FACE)


def _serpent(stamp: _Stamp) -> None:
    way = [
        (0.62, 0.86),
        (-0.5, 0.86),
        (-0.72, 0.55),
        (-0.5, 0.24),
        (0.42, 0.1),
        (0.64, -0.18),
        (0.4, -0.44),
        (-0.3, -0.5),
    ]
    stamp.stroke(*way, width=0.32)
    stamp.shape((-0.2, -0.92), (-0.95, -0.6), (-0.95, -0.42), (-0.2, -0.2))
    stamp.dot((-0.46, -0.62), 0.11, 0.11, _FACE)


def _jar(stamp: _Stamp) -> None:
    stamp.shape((-0.5, -0.95), (0.5, -0.95), (0.3, -0.5), (-0.3, -0.5))
    stamp.dot((0, 0.2), 0.78, 0.68)
    stamp.shape((-0.42, 0.7), (0.42, 0.7), (0.5, 0.98), (-0.5, 0.98))
    zigzag = [(-0.56, 0.28), (-0.28, 0.02), (0, 0.28), (0.28, 0.02), (0.56, 0.28)]
    stamp.stroke(*zigzag, width=0.16, fill=_FACE)


def _bird(stamp: _Stamp) -> None:
    stamp.shape((0, -0.3), (-1.05, -0.75), (-0.85, 0.05), (-0.25, 0.3))
    stamp.shape((0, -0.3), (1.05, -0.75), (0.85, 0.05), (0.25, 0.3))
    stamp.dot((0, 0.02), 0.27, 0.5)
    stamp.dot((0, -0.58), 0.25, 0.25)
    stamp.shape((-0.08, 0.4), (0.08, 0.4), (0.4, 1.0), (0, 0.8), (-0.4, 1.0))
    stamp.dot((0, -0.6), 0.09, 0.09, _FACE)


def _hand(stamp: _Stamp) -> None:
    stamp.dot((0.05, 0.42), 0.52, 0.5)
    for x, top in ((-0.32, -0.62), (-0.08, -0.92), (0.18, -0.9), (0.44, -0.64)):
        stamp.stroke((x, top), (x * 0.8 + 0.04, 0.3), width=0.21)
    stamp.stroke((-0.78, 0.0), (-0.3, 0.5), width=0.24)
    stamp.dot((0.05, 0.42), 0.19, 0.19, _FACE)


def _fret(stamp: _Stamp) -> None:
    """The stepped fret of the temples' walls."""
    steps = [(-0.95, 0.9), (-0.95, 0.5), (-0.6, 0.5), (-0.6, 0.1), (-0.3, 0.1), (-0.3, -0.3), (0, -0.3), (0, -0.85)]
    down = [(0.3, -0.85), (0.3, -0.3), (0.6, -0.3), (0.6, 0.1), (0.95, 0.1), (0.95, 0.9)]
    stamp.shape(*steps, *down)
    stamp.shape((-0.18, 0.9), (-0.18, 0.36), (0.3, 0.36), (0.3, 0.9), fill=_FACE)


_MOTIFS: dict[str, Callable[[_Stamp], None]] = {
    "m1": _mask,
    "m2": _sun,
    "m3": _moon,
    "m4": _serpent,
    "m5": _jar,
    "m6": _bird,
    "m7": _hand,
    "m8": _fret,
}
