"""What a house has before its roof, by its trade, so that a street is no row of the same house: gables, barns, towers,
portals of mines, awnings, wheels."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from PIL import Image, ImageDraw

from render.caylus import palette
from render.core.canvas import Colour, Point, bevel_masks, mask_of, mix

FINE = 2
"""How many times larger a front is painted."""
GABLE = "gable"
"""The form of houses in which people live, and of trades that need nothing else."""
_FORMS = {
    "farm": "barn", "forest": "firs", "sawmill": "wheel", "quarry": "mine", "gold_mine": "mine",
    "marketplace": "awning", "peddler": "hood", "carpenter": "shed", "workshop": "shed", "mason": "steps",
    "bank": "tower", "church": "steeple", "cathedral": "steeple", "alchemist": "dome", "jeweller": "dome",
    "theater": "dome",
}  # fmt: skip
_RIDGES = {"mine": 0.36, "tower": 0.4, "steeple": 0.4, "dome": 0.34, "awning": 0.24}
"""How far below the top the ridge of a roof lies in shares of its height, where it makes way for what stands out."""


def form(trade: str) -> str:
    """Returns what the house of a trade has before its roof."""
    return _FORMS.get(trade, GABLE)


def ridge(form: str) -> float:
    return _RIDGES.get(form, 0.1)


def put(house: Image.Image, paint: Image.Image | Colour, area: Sequence[Point], bevel: float) -> None:
    """Puts a part on a house, of a colour or cut out of a painting, with lit and shaded edges and an outline."""
    spots = [(x * FINE, y * FINE) for x, y in area]
    left, top = (max(0, math.floor(min(side)) - 6) for side in zip(*spots, strict=True))
    right, bottom = (
        min(most, math.ceil(max(side)) + 6) for side, most in zip(zip(*spots, strict=True), house.size, strict=True)
    )
    size = (right - left, bottom - top)
    shape = mask_of(size, [(x - left, y - top) for x, y in spots], 1)
    light, dark = bevel_masks(shape, bevel, 0.5)
    part = paint.crop((left, top, right, bottom)) if isinstance(paint, Image.Image) else Image.new("RGB", size, paint)
    part.paste((255, 250, 230), (0, 0), light)
    part.paste((20, 12, 4), (0, 0), dark)
    house.paste(part, (left, top), shape)
    ImageDraw.Draw(house).line([*spots, spots[0], spots[1]], fill=palette.INK, width=3, joint="curve")


def draw(house: Image.Image, form: str, at: Point, unit: int, wall: Colour, roof: Colour) -> None:
    """Draws what stands before a roof so many pixels high, about the middle of its foot."""
    _DRAWN[form](_Front(house, at, unit, wall, roof))


class _Front:
    """The place before a roof: points are shares of its height, from the middle of its foot, upwards."""

    def __init__(self, house: Image.Image, at: Point, unit: int, wall: Colour, roof: Colour) -> None:
        self.house, self.at, self.unit, self.wall, self.roof = house, at, unit, wall, roof
        self.dark = mix(wall, palette.INK, 0.72)
        self._draw = ImageDraw.Draw(house)

    @property
    def end(self) -> float:
        """Returns how far the right end of the house is."""
        return (self.house.width / FINE - self.at[0]) / self.unit

    def on(self, *points: Point) -> list[Point]:
        return [(self.at[0] + x * self.unit, self.at[1] - y * self.unit) for x, y in points]

    def _fine(self, *points: Point) -> list[Point]:
        return [(x * FINE, y * FINE) for x, y in self.on(*points)]

    def put(self, paint: Colour, *points: Point) -> None:
        put(self.house, paint, self.on(*points), 3)

    def fill(self, colour: Colour, *points: Point) -> None:
        self._draw.polygon(self._fine(*points), fill=colour)

    def line(self, colour: Colour, width: float, *points: Point) -> None:
        self._draw.line(self._fine(*points), fill=colour, width=round(width * self.unit * FINE), joint="curve")

    def beam(self, *points: Point) -> None:
        """Draws timber along slopes, darker than the roof."""
        self.line(palette.INK, 0.24, *points)
        self.line(mix(self.roof, palette.INK, 0.22), 0.18, *points)

    def round(
        self, centre: Point, radius: float, fill: Colour | None, rim: Colour | None = None, width: float = 0
    ) -> None:
        (x, y), r = self._fine(centre)[0], radius * self.unit * FINE
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill, rim, max(1, round(width * self.unit * FINE)))

    def window(self, y: float, radius: float = 0.16) -> None:
        frame = mix(self.wall, palette.INK, 0.45)
        self.round((0, y), radius, self.dark)
        for one, other in (((-radius, y), (radius, y)), ((0, y - radius), (0, y + radius))):
            self.line(frame, 0.035, one, other)


def _arc(wide: float, low: float, high: float) -> list[Point]:
    """Returns half an ellipse from its left to its right end."""
    angles = (math.pi * i / 12 for i in range(12, -1, -1))
    return [(wide * math.cos(angle), low + high * math.sin(angle)) for angle in angles]


def _gable(front: _Front) -> None:
    slopes = ((-0.86, 0.0), (0.0, 0.98), (0.86, 0.0))
    front.put(front.wall, *slopes)
    front.beam(*slopes)
    front.window(0.32)


def _barn(front: _Front) -> None:
    slopes = ((-0.92, 0.0), (-0.78, 0.5), (-0.36, 0.86), (0.36, 0.86), (0.78, 0.5), (0.92, 0.0))
    front.put(front.wall, *slopes)
    for x in (-0.5, -0.25, 0.25, 0.5):
        front.line(mix(front.wall, palette.INK, 0.25), 0.03, (x, 0), (x, 0.7))
    front.beam(*slopes)
    front.put(palette.BEAM, (-0.3, 0), (0.3, 0), (0.3, 0.5), (-0.3, 0.5))
    for line in (((-0.28, 0.02), (0.28, 0.48)), ((-0.28, 0.48), (0.28, 0.02))):
        front.line(palette.BOARD, 0.06, *line)


def _firs(front: _Front) -> None:
    _gable(front)
    for x, high in ((front.end - 0.72, 0.86), (front.end - 0.36, 1.0)):
        for low, wide in ((0.0, 0.34), (0.3, 0.27), (0.58, 0.18)):
            top = min(high, low + 0.5)
            front.put(mix(palette.LEAVES, palette.MEADOW, 0.12), (x - wide, low), (x, top), (x + wide, low))


def _wheel(front: _Front) -> None:
    _gable(front)
    x, y, timber = front.end - 0.56, 0.46, mix(palette.BEAM, palette.BOARD, 0.6)
    front.round((x, y), 0.53, palette.INK)
    front.round((x, y), 0.48, mix(palette.BEAM, palette.INK, 0.55))
    for i in range(6):
        dx, dy = 0.48 * math.cos(math.pi * i / 6), 0.48 * math.sin(math.pi * i / 6)
        front.line(timber, 0.07, (x - dx, y - dy), (x + dx, y + dy))
    front.round((x, y), 0.39, None, timber, 0.1)
    front.round((x, y), 0.12, palette.INK)


def _mine(front: _Front) -> None:
    rock = (
        *((-0.98, 0.0), (-0.9, 0.34), (-0.62, 0.52), (-0.46, 0.82), (-0.08, 0.98)),
        *((0.3, 0.8), (0.56, 0.7), (0.78, 0.36), (1.0, 0.0)),
    )
    front.put(palette.ROCK, *rock)
    for line in (((-0.7, 0.4), (-0.5, 0.3), (-0.52, 0.1)), ((-0.2, 0.9), (-0.1, 0.74)), ((0.5, 0.56), (0.6, 0.3))):
        front.line(mix(palette.ROCK, palette.INK, 0.35), 0.04, *line)
    front.fill(mix(palette.ROCK, palette.INK, 0.85), (-0.34, 0), (0.34, 0), (0.28, 0.58), (-0.28, 0.58))
    for beam in (((-0.38, 0), (-0.3, 0.62)), ((0.38, 0), (0.3, 0.62)), ((-0.48, 0.62), (0.48, 0.62))):
        front.line(palette.INK, 0.19, *beam)
        front.line(mix(palette.BEAM, palette.BOARD, 0.2), 0.13, *beam)


def _awning(front: _Front) -> None:
    """Draws cloth in stripes over all of the roof, with tongues over its eaves; a light roof has dark ones."""
    left, right = -front.at[0] / front.unit + 0.03, front.end - 0.03
    cloth = mix(front.roof, palette.HALO, 0.42) if sum(front.roof) < 690 else mix(front.roof, palette.INK, 0.2)
    count = 9
    for i in range(count):
        low, low_end = (left + (right - left) * at / count for at in (i, i + 1))
        high, high_end = (left + 0.3 + (right - left - 0.6) * at / count for at in (i, i + 1))
        colour = cloth if i % 2 else front.roof
        front.put(colour, (low, 0.06), (high, 0.8), (high_end, 0.8), (low_end, 0.06))
        front.fill(colour, *[(x + (low + low_end) / 2, y) for x, y in _arc((low_end - low) / 2, 0.1, -0.22)])
    front.line(palette.INK, 0.06, (left + 0.3, 0.8), (right - 0.3, 0.8))
    for x in (left + 0.3, right - 0.3):
        front.line(palette.INK, 0.06, (x, 0.78), (x, 0.98))
        front.fill(palette.SHIELD, (x, 0.98), (x + 0.3, 0.9), (x, 0.82))


def _hood(front: _Front) -> None:
    """Draws the hood of a wagon on its hoops."""
    hood = _arc(0.86, 0.0, 0.92)
    front.put(mix(palette.HALO, front.wall, 0.25), *hood)
    for share in (0.4, 0.7):
        front.line(mix(front.wall, palette.INK, 0.3), 0.04, *[(x * share, y) for x, y in hood])
    front.line(palette.INK, 0.18, *hood)
    front.line(mix(front.roof, palette.INK, 0.22), 0.12, *hood)


def _shed(front: _Front) -> None:
    """Draws two gables side by side."""
    for x in (-0.42, 0.5):
        slopes = ((x - 0.5, 0.0), (x, 0.8), (x + 0.5, 0.0))
        front.put(front.wall, *slopes)
        front.beam(*slopes)
        front.fill(front.dark, (x - 0.13, 0.08), (x + 0.13, 0.08), (x + 0.13, 0.36), (x - 0.13, 0.36))


def _steps(front: _Front) -> None:
    half = [(0.86, 0.0), (0.86, 0.3), (0.6, 0.3), (0.6, 0.56), (0.36, 0.56), (0.36, 0.8), (0.16, 0.8), (0.16, 0.98)]
    front.put(palette.STONE, *((-x, y) for x, y in half), *reversed(half))
    for y in (0.15, 0.3, 0.56, 0.68, 0.8):
        wide = 0.8 - 0.8 * y
        front.line(mix(palette.STONE, palette.INK, 0.3), 0.03, (-wide, y), (wide, y))
    front.window(0.36)


def _tower(front: _Front) -> None:
    front.put(front.wall, (-0.56, 0), (-0.56, 0.66), (0.56, 0.66), (0.56, 0))
    front.put(front.roof, (-0.7, 0.6), (-0.34, 0.98), (0.34, 0.98), (0.7, 0.6))
    for x in (-0.34, 0, 0.34):
        front.fill(front.dark, (x - 0.08, 0.1), (x + 0.08, 0.1), (x + 0.08, 0.46), (x - 0.08, 0.46))


def _steeple(front: _Front) -> None:
    front.put(front.wall, (-0.42, 0), (-0.42, 0.5), (0.42, 0.5), (0.42, 0))
    front.put(front.roof, (-0.56, 0.44), (0, 0.96), (0.56, 0.44))
    for line in (((0, 0.86), (0, 1.0)), ((-0.1, 0.94), (0.1, 0.94))):
        front.line(palette.GLOW, 0.05, *line)
    front.window(0.24, 0.14)


def _dome(front: _Front) -> None:
    front.put(front.wall, (-0.62, 0), (-0.62, 0.42), (0.62, 0.42), (0.62, 0))
    front.put(front.roof, *_arc(0.66, 0.4, 0.5))
    front.line(mix(front.roof, palette.INK, 0.4), 0.03, *[(x * 0.4, y) for x, y in _arc(0.66, 0.4, 0.5)])
    front.round((0, 0.93), 0.07, palette.GLOW, palette.INK, 0.03)
    for x in (-0.4, 0, 0.4):
        front.fill(front.dark, (x - 0.08, 0.06), (x + 0.08, 0.06), (x + 0.08, 0.32), (x - 0.08, 0.32))


_DRAWN: dict[str, Callable[[_Front], None]] = {
    GABLE: _gable, "barn": _barn, "firs": _firs, "wheel": _wheel, "mine": _mine, "awning": _awning, "hood": _hood,
    "shed": _shed, "steps": _steps, "tower": _tower, "steeple": _steeple, "dome": _dome,
}  # fmt: skip
