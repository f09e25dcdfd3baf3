"""Sprites: drawn once at several times their size, kept reduced, and stamped where they belong.

One light falls from the upper left on everything: bevels are bright there, shadows lie to the lower right.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from PIL import Image, ImageChops, ImageDraw, ImageFilter

Point: TypeAlias = tuple[float, float]
Polygon: TypeAlias = tuple[Point, ...]
"""The corners of an area, each once."""
Colour: TypeAlias = tuple[int, int, int]

OVERSIZE = 4
"""How many times larger than kept a sprite is drawn."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """A picture with transparency and the point of it that is put on the place where it is stamped."""

    image: Image.Image
    anchor: tuple[int, int]

    def stamp(self, canvas: Image.Image, at: Point) -> None:
        """Puts the sprite on a canvas, which may be transparent itself; what lies outside is cut off."""
        left, top = round(at[0]) - self.anchor[0], round(at[1]) - self.anchor[1]
        if canvas.mode == "RGBA":
            canvas.alpha_composite(self.image, (max(0, left), max(0, top)), (max(0, -left), max(0, -top)))
        else:
            canvas.paste(self.image, (left, top), self.image)

    def trimmed(self) -> Sprite:
        """Returns the sprite without the empty rim round it, which takes time wherever it is stamped."""
        box = self.image.getchannel("A").getbbox()
        if box is None:
            return self
        return Sprite(self.image.crop(box), (self.anchor[0] - box[0], self.anchor[1] - box[1]))

    def faded(self, share: float) -> Sprite:
        """Returns the sprite with only a share of its opacity."""
        return _faded(self, share)


@lru_cache(maxsize=128)
def _faded(sprite: Sprite, share: float) -> Sprite:
    image = sprite.image.copy()
    image.putalpha(image.getchannel("A").point([round(i * share) for i in range(256)]))
    return Sprite(image, sprite.anchor)


class Sheet:
    """A large transparent sheet to draw a sprite on, in final pixels with the origin in the middle."""

    def __init__(self, width: int, height: int, oversize: int = OVERSIZE) -> None:
        self.size = (width, height)
        self.oversize = oversize
        self.image = Image.new("RGBA", (width * oversize, height * oversize))
        self._draw = ImageDraw.Draw(self.image)

    def _at(self, point: Point) -> Point:
        return (
            (point[0] + self.size[0] / 2) * self.oversize,
            (point[1] + self.size[1] / 2) * self.oversize,
        )

    def polygon(self, points: Iterable[Point], fill: Colour, rim: Colour | None = None, width: float = 0) -> None:
        """Draws a polygon; its rim is centred on the edge and has round corners."""
        spots = [self._at(p) for p in points]
        self._draw.polygon(spots, fill=fill)
        if rim is not None:
            self._stroke([*spots, spots[0], spots[1]], rim, width)

    def ellipse(
        self, centre: Point, rx: float, ry: float, fill: Colour | None, rim: Colour | None = None, width: float = 0
    ) -> None:
        x, y = self._at(centre)
        box = (x - rx * self.oversize, y - ry * self.oversize, x + rx * self.oversize, y + ry * self.oversize)
        self._draw.ellipse(box, fill=fill, outline=rim, width=max(1, round(width * self.oversize)) if rim else 0)

    def line(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        """Draws a stroke with round ends and corners."""
        self._stroke([self._at(p) for p in points], fill, width)

    def _stroke(self, spots: Sequence[Point], fill: Colour, width: float) -> None:
        thick = max(1, round(width * self.oversize))
        self._draw.line(spots, fill=fill, width=thick, joint="curve")
        r = thick / 2
        for x, y in (spots[0], spots[-1]):
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def soft(self, centre: Point, rx: float, ry: float, fill: Colour, strength: float, blur: float) -> None:
        """Lays a blurred spot of light or dark over what is drawn so far, never outside of it."""
        (x, y), scale = self._at(centre), self.oversize
        room = 3 * blur * scale
        left, top = max(0, round(x - rx * scale - room)), max(0, round(y - ry * scale - room))
        right = min(self.image.width, round(x + rx * scale + room))
        bottom = min(self.image.height, round(y + ry * scale + room))
        mask = Image.new("L", (right - left, bottom - top))
        spot = (x - rx * scale - left, y - ry * scale - top, x + rx * scale - left, y + ry * scale - top)
        ImageDraw.Draw(mask).ellipse(spot, fill=round(255 * strength))
        self.tint(fill, mask.filter(ImageFilter.GaussianBlur(blur * scale)), (left, top))

    def tint(self, fill: Colour, mask: Image.Image, corner: tuple[int, int] = (0, 0)) -> None:
        """Colours what is drawn so far where the mask says so, leaving its outline alone."""
        box = (*corner, corner[0] + mask.width, corner[1] + mask.height)
        part = self.image.crop(box)
        alpha = part.getchannel("A")
        part.paste(fill, (0, 0), mask)
        part.putalpha(alpha)
        self.image.paste(part, box)

    def lay(self, other: Sheet, at: Point) -> None:
        """Lays another sheet on this one, its middle on a point."""
        x, y = self._at(at)
        corner = (round(x - other.image.width / 2), round(y - other.image.height / 2))
        self.image.alpha_composite(
            other.image, (max(0, corner[0]), max(0, corner[1])), (max(0, -corner[0]), max(0, -corner[1]))
        )

    def bevel(self, depth: float, strength: float = 0.35) -> None:
        """Brightens the edge towards the light and darkens the opposite one."""
        box = self._drawn(3 * math.ceil(depth * self.oversize) + 3)
        light, dark = bevel_masks(self.image.crop(box).getchannel("A"), depth * self.oversize, strength)
        self.tint((255, 250, 230), light, box[:2])
        self.tint((20, 12, 4), dark, box[:2])

    def _drawn(self, room: int) -> tuple[int, int, int, int]:
        """Returns the part of the sheet that has been drawn on, with so much room round it, in whole final pixels: most
        sheets are empty for the most part."""
        left, top, right, bottom = self.image.getbbox() or (0, 0, 1, 1)
        fine, (width, height) = self.oversize, self.size
        return (
            max(0, (left - room) // fine) * fine,
            max(0, (top - room) // fine) * fine,
            min(width, -(-(right + room) // fine)) * fine,
            min(height, -(-(bottom + room) // fine)) * fine,
        )

    def sprite(self, shadow: Shadow | None = None) -> Sprite:
        """Reduces the sheet to its final size, with a soft contact shadow under it if wanted."""
        image, box = Image.new("RGBA", self.size), self._drawn(0)
        image.paste(self.image.reduce(self.oversize, box), (box[0] // self.oversize, box[1] // self.oversize))
        if shadow is None:
            return Sprite(image, (self.size[0] // 2, self.size[1] // 2))
        return shadow.under(image)


_COARSE = 6.0
"""From which blur on a shadow can be blurred coarsely."""


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow, lying to the lower right of what casts it."""

    dx: int = 2
    dy: int = 3
    blur: float = 2.5
    strength: float = 0.55

    def under(self, image: Image.Image) -> Sprite:
        room = math.ceil(self.blur * 2) + max(self.dx, self.dy)
        size = (image.width + 2 * room, image.height + 2 * room)
        mask = Image.new("L", size)
        mask.paste(image.getchannel("A"), (room + self.dx, room + self.dy))
        soft = softened(mask, self.blur) if self.blur >= _COARSE else mask.filter(ImageFilter.GaussianBlur(self.blur))
        mask = soft.point([round(i * self.strength) for i in range(256)])
        whole = Image.new("RGBA", size, (14, 10, 6))
        whole.putalpha(mask)
        whole.alpha_composite(image, (room, room))
        return Sprite(whole, (size[0] // 2, size[1] // 2))


def bevel_masks(shape: Image.Image, depth: float, strength: float) -> tuple[Image.Image, Image.Image]:
    """Returns where a raised shape is brighter and where it is darker than its middle."""
    step = max(1, round(depth))
    blur = ImageFilter.GaussianBlur(depth / 2)
    scaled = [round(i * strength) for i in range(256)]
    light = ImageChops.subtract(shape, shifted(shape, step, step)).filter(blur).point(scaled)
    dark = ImageChops.subtract(shape, shifted(shape, -step, -step)).filter(blur).point(scaled)
    return light, dark


def cut_out(
    ground: Image.Image,
    shape: Image.Image,
    depth: float,
    strength: float,
    light: Colour = (255, 252, 236),
    dark: Colour = (40, 24, 10),
) -> Image.Image:
    """Returns a shape cut out of a ground, which gets a raised edge by it; paper, if not told otherwise."""
    brighter, darker = bevel_masks(shape, depth, strength)
    ground.paste(light, (0, 0), brighter)
    ground.paste(dark, (0, 0), darker)
    image = ground.convert("RGBA")
    image.putalpha(shape)
    return image


def shifted(image: Image.Image, dx: int, dy: int) -> Image.Image:
    """Returns the image moved, with nothing where it was."""
    moved = Image.new(image.mode, image.size)
    moved.paste(image, (dx, dy))
    return moved


def grown(mask: Image.Image, reach: int) -> Image.Image:
    """Returns a mask grown by so many pixels to all sides, as `ImageFilter.MaxFilter` does it in five times as long."""
    for dx, dy in ((1, 0), (0, 1)):
        for moved in [shifted(mask, by * dx, by * dy) for by in range(-reach, reach + 1) if by]:
            mask = ImageChops.lighter(mask, moved)
    return mask


def softened(mask: Image.Image, radius: float) -> Image.Image:
    """Returns a mask blurred so far that it can be blurred coarsely, which takes a fraction of the time."""
    coarse = max(1, int(radius / 3))
    soft = mask.reduce(coarse).filter(ImageFilter.GaussianBlur(radius / coarse))
    return soft.resize(mask.size, Image.Resampling.BILINEAR)


def mask_of(size: tuple[int, int], points: Sequence[Point], oversize: int = OVERSIZE) -> Image.Image:
    """Returns a smooth mask of a polygon given in pixels from the upper left corner."""
    large = Image.new("L", (size[0] * oversize, size[1] * oversize))
    ImageDraw.Draw(large).polygon([(x * oversize, y * oversize) for x, y in points], fill=255)
    return large.reduce(oversize)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """Returns a colour between two, ``share`` of the way from the first to the second."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def around(radius: float, corners: int, turn: float = 0.0, centre: Point = (0.0, 0.0)) -> list[Point]:
    """Returns the corners of a regular polygon, clockwise, the first at ``turn`` degrees from the right."""
    steps = (math.radians(turn + 360 * i / corners) for i in range(corners))
    return [(centre[0] + radius * math.cos(a), centre[1] + radius * math.sin(a)) for a in steps]


def polar(centre: Point, radius: float, angle: float) -> Point:
    """Returns the point in a direction, in degrees clockwise from the right."""
    return (
        centre[0] + radius * math.cos(math.radians(angle)),
        centre[1] + radius * math.sin(math.radians(angle)),
    )


def inset(area: Sequence[Point], by: float) -> Polygon:
    """Returns a convex area with every edge moved inwards; its corners go round clockwise."""
    return tuple(_moved_in(area[i - 1], area[i], area[(i + 1) % len(area)], by) for i in range(len(area)))


def _moved_in(before: Point, corner: Point, after: Point, by: float) -> Point:
    """Returns where a corner comes to lie when both its edges are moved inwards.

    It is rounded, so that what was computed in another way is drawn alike.
    """
    far, near = math.dist(before, corner), math.dist(corner, after)
    ux, uy = (corner[0] - before[0]) / far, (corner[1] - before[1]) / far
    vx, vy = (after[0] - corner[0]) / near, (after[1] - corner[1]) / near
    share = by / (ux * vy - uy * vx)
    return (round(corner[0] + share * (vx - ux), 6), round(corner[1] + share * (vy - uy), 6))
