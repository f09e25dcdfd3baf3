"""Buildings as fronts of houses: the name on the roof, which has its owner's colour, below it what they do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from render.caylus import formulas, palette, signs, trades
from render.caylus.effects import OWNER
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Colour, Point, Shadow, Sprite, bevel_masks, mask_of, mix
from render.core.labels import write
from render.core.palette import SeatLook
from render.core.pieces import emblem
from render.core.texture import surface
from rules.caylus import data


@dataclass(frozen=True, slots=True)
class Front:
    """What stands on the front of a building."""

    kind: str
    name: str
    lines: tuple[str, ...] = ()
    """Formulas of what it does."""
    price: str = ""
    """What building it costs and brings."""
    spot: bool = True
    """Whether a worker can stand before it."""
    trade: str = ""
    """Whose sign is carved into it."""


@dataclass(frozen=True, slots=True)
class Size:
    """How large the parts of a front are."""

    width: int
    height: int
    roof: int
    signs: tuple[int, ...]
    """Formulas are set with signs of the largest of these sizes for which there is room."""
    names: tuple[int, ...]
    edge: int
    """How far what stands on it keeps from its sides."""
    spot: int = 0
    """The radius of the place of a worker, where fronts have one."""
    plinth: int = 0
    """The height of the foot, where fronts have one: on it lies what concerns the house for a time."""


ROAD = Size(160, 136, 36, (48, 40, 36, 32, 28, 26, 25), (27, 26, 25, 24, 23, 22), 7, spot=25, plinth=28)
"""On the road."""
PLAN = Size(284, 184, 46, (54, 52, 50, 48, 46, 44, 42), (36, 34, 32, 30, 28, 26, 24), 11)
"""On the catalogue."""
_FINE = 2
"""How many times larger a front is painted."""


def spot(size: Size = ROAD) -> Point:
    """Returns where on a front the worker stands, from its upper left corner."""
    return (size.width - size.spot - 5, (size.roof + size.height - size.plinth) / 2)


@lru_cache(maxsize=256)
def tile(front: Front, look: SeatLook | None = None, size: Size = ROAD, dusk: bool = False) -> Sprite:
    """Returns a building; its roof has the owner's look, or the colour of its kind where it has no owner.

    Its walls lie in the dusk where nothing happens in this round.
    """
    image = _shell(front.kind, look.colour if look else _roof(front.kind), size).copy()
    ink = look.ink if look else palette.ROOF_INK
    left, right = 10.0, size.width - 10
    if look:
        emblem(look, 9).stamp(image, (20, size.roof / 2 + 1))
        left, right = 31, size.width - 4
    weight = (
        fonts.BOLD if fonts.font(size.names[-1], fonts.BOLD).getlength(front.name) <= right - left else fonts.SEMIBOLD
    )
    text, face = fonts.fit(front.name, right - left, size.names, weight)
    write(image, ((left + right) / 2, size.roof / 2 + 1), text, face, ink, "mm")
    _say(image, front, size)
    if dusk:
        walls = image.crop((0, size.roof, size.width, size.height))
        shade = Image.new("RGBA", walls.size, (*palette.DUSK, 255))
        shade.putalpha(walls.getchannel("A").point([i * 3 // 10 for i in range(256)]))
        image.alpha_composite(shade, (0, size.roof))
    return Shadow(4, 5, 4, 0.55).under(image)


def _roof(kind: str) -> Colour:
    return palette.ROOFS.get(kind, palette.ROOF)


def _say(image: Image.Image, front: Front, size: Size) -> None:
    """Sets what stands on the walls: what a building does, what building it costs and brings."""
    if front.spot and size.spot:
        _set_beside_worker(image, front, size)
    else:
        _set_beside_price(image, front, size)
        if size.spot and not front.price.startswith("+"):
            _carve(image, front, (0.29 * size.width, (size.roof + size.height) / 2), 0.29 * (size.height - size.roof))


def _carve(image: Image.Image, front: Front, at: Point, half: float) -> None:
    """Carves the sign of its trade into the walls of a building: a shade of these, so that it is no good to be had."""
    if front.trade:
        wall = mix(palette.WALLS[front.kind], palette.INK, 0.11)
        trades.sign(front.trade, half, mix(wall, palette.INK, 0.5), wall).stamp(image, at)


def _set_beside_worker(image: Image.Image, front: Front, size: Size) -> None:
    """Sets what a building does to the left of its worker, above the plinth."""
    x, y = spot(size)
    signs.circle(size.spot).stamp(image, (x, y))
    room, high = x - size.spot - size.edge - 2, 2 * (y - size.roof) / max(1, len(front.lines))
    sizes = [_fitting(line, room, high, size.signs) for line in front.lines]
    if not any(line.startswith(OWNER) for line in front.lines):
        sizes = [min(sizes) for _ in sizes]
    _stack(image, (size.edge, y), front.lines, sizes)
    if size.plinth:
        _shade(image, front.kind, (5, size.height - size.plinth, size.width - 5, size.height))
        _carve(image, front, (size.width / 2 + 8, size.height - size.plinth / 2), size.plinth * 0.4)


def _set_beside_price(image: Image.Image, front: Front, size: Size) -> None:
    """Sets the price to the left, what is got for it below what is paid, and to the right what a building does."""
    price = tuple(front.price.replace(" > ", "|> ").split("|"))
    y, high = (size.roof + size.height) / 2, (size.height - size.roof - 4) / 2
    room = size.width - 4 * size.edge - (0 if front.lines else 46 * size.height / ROAD.height)
    sizes = (one for one in size.signs if one <= high and _broad(price, one) + _broad(front.lines, one) <= room)
    sign = next(sizes, size.signs[-1])
    if front.lines and front.price:
        _shade(image, front.kind, (5, size.roof, round(_broad(price, sign)) + 2 * size.edge, size.height))
    _stack(image, (size.edge, y), price, [sign] * len(price))
    right = size.width - size.edge - _broad(front.lines, sign)
    _stack(image, (right, y), front.lines, [sign] * len(front.lines))


def _broad(lines: Sequence[str], sign: int) -> float:
    return max((formulas.width(line, sign) for line in lines), default=0.0)


def _fitting(line: str, room: float, high: float, sizes: Sequence[int]) -> int:
    """Returns the largest size of signs with which a line fits into a room, or the smallest there is."""
    return next((one for one in sizes if one <= high and formulas.width(line, one) <= room), sizes[-1])


def _stack(image: Image.Image, at: Point, lines: Sequence[str], sizes: Sequence[int]) -> None:
    """Sets lines below one another, about a middle line."""
    x, y = at[0], at[1] - sum(sizes) / 2
    for line, tall in zip(lines, sizes, strict=True):
        formulas.draw(image, (x, y + tall / 2), line, tall)
        y += tall


def _shade(image: Image.Image, kind: str, box: Box) -> None:
    """Darkens a part of the walls a little."""
    left, top, right, bottom = box
    wall = image.crop(box)
    shade = Image.new("RGBA", wall.size, (*palette.INK, 255))
    shade.putalpha(wall.getchannel("A").point([i * 28 // 255 for i in range(256)]))
    image.alpha_composite(shade, (left, top))
    edge = mix(palette.WALLS[kind], palette.INK, 0.5)
    ImageDraw.Draw(image).rectangle((left, top, right - 1, bottom), outline=edge, width=1)


_PLAIN_GABLE: tuple[Point, ...] = ((9, 1),)
_GABLES: dict[str, tuple[Point, ...]] = {
    data.STONE: ((13, 1), (13, 11), (7, 11), (7, 22), (1, 22)),
    data.RESIDENTIAL: ((15, 1), (8, 4), (4, 11)),
    data.PRESTIGE: ((3, 1), (11, 1), (11, 9), (6, 16)),
}
"""The left ends of the roofs from above to below by the kind of a building: steps of stone, thatch, turrets."""


@lru_cache(maxsize=64)
def _shell(kind: str, roof: Colour, size: Size) -> Image.Image:
    """Returns the walls and the roof of a building."""
    width, height = size.width, size.height
    large = (width * _FINE, height * _FINE)
    wall = surface(large, palette.WALLS[kind], 5 + len(kind), fine=0.0, broad=0.02)
    draw = ImageDraw.Draw(wall)
    _masonry(draw, kind, large)
    if kind not in data.WORKPLACES:
        _openings(draw, kind, size)
    eaves = size.roof * _FINE
    shade = Image.new("L", large)
    ImageDraw.Draw(shade).rectangle((0, eaves, large[0], eaves + 7), fill=90)
    wall.paste(palette.INK, (0, 0), shade)
    left = [*_GABLES.get(kind, _PLAIN_GABLE), (1, size.roof)]
    right = [(width - x, y) for x, y in left]
    line = [*reversed(left), *right]
    slates = surface(large, roof, 3, fine=0.0, broad=0.012)
    _slates(ImageDraw.Draw(slates), roof, large[0], eaves)
    top = mask_of(large, [(x * _FINE, y * _FINE) for x, y in line], 1)
    light, dark = bevel_masks(top, 5, 0.45)
    slates.paste((255, 250, 230), (0, 0), light)
    slates.paste((20, 12, 4), (0, 0), dark)
    wall.paste(slates, (0, 0), top)
    outer = [*line, (width - 5, size.roof), (width - 5, height - 1), (5, height - 1), (5, size.roof)]
    shape = mask_of(large, [(x * _FINE, y * _FINE) for x, y in outer], 1)
    light, dark = bevel_masks(shape, 5, 0.4)
    wall.paste((255, 250, 230), (0, 0), light)
    wall.paste((20, 12, 4), (0, 0), dark)
    edge = ImageDraw.Draw(wall)
    spots = [(x * _FINE, y * _FINE) for x, y in outer]
    edge.line([*spots, spots[0]], fill=palette.INK, width=4, joint="curve")
    edge.line([(1 * _FINE, eaves), ((width - 1) * _FINE, eaves)], fill=palette.INK, width=3)
    image = wall.convert("RGBA")
    image.putalpha(shape)
    return image.reduce(_FINE)


def _slates(draw: ImageDraw.ImageDraw, roof: Colour, width: int, eaves: int) -> None:
    """Draws rows of slates, hardly darker than the roof: a name stands on them."""
    line = mix(roof, palette.INK, 0.08)
    for row, y in enumerate(range(14, eaves, 18)):
        draw.line((0, y, width, y), fill=line, width=2)
        for x in range(12 * (row % 2), width, 24):
            draw.line((x, y, x, y + 18), fill=line, width=2)


def _masonry(draw: ImageDraw.ImageDraw, kind: str, size: tuple[int, int]) -> None:
    """Draws of what the walls are made, hardly darker than they are."""
    line, luck = mix(palette.WALLS[kind], palette.INK, 0.06), Random(kind)
    match kind:
        case data.WOOD:
            for y in range(0, size[1], 20):
                draw.line((0, y, size[0], y + luck.randint(-2, 2)), fill=line, width=2)
        case data.STONE | data.PRESTIGE:
            for row, y in enumerate(range(0, size[1], 28)):
                draw.line((0, y, size[0], y), fill=line, width=2)
                for x in range(28 * (row % 2), size[0], 56):
                    draw.line((x, y, x, y + 28), fill=line, width=2)
        case _:
            pass


def _openings(draw: ImageDraw.ImageDraw, kind: str, size: Size) -> None:
    """Draws the door of a residence, or the tall windows of a prestige building, where on others a worker stands."""
    unit = size.height / ROAD.height * _FINE
    right = size.width * _FINE / unit - 30
    if kind == data.RESIDENTIAL:
        _arch(draw, kind, unit, (right, ROAD.height, 13))
        low = ROAD.height - 24
        draw.ellipse([part * unit for part in (right + 5, low, right + 9, low + 4)], fill=palette.GLOW)
        return
    for x in (right, right - 38) if size.spot else (right,):
        low = ROAD.height - 18
        _arch(draw, kind, unit, (x, low, 12))
        for line in (
            (x - 4, low - 54, x - 4, low),
            (x + 4, low - 54, x + 4, low),
            (x - 12, low - 28, x + 12, low - 28),
        ):
            draw.line([part * unit for part in line], fill=_frame(kind), width=round(2 * unit))


def _frame(kind: str) -> Colour:
    return mix(palette.WALLS[kind], palette.INK, 0.45)


def _arch(draw: ImageDraw.ImageDraw, kind: str, unit: float, spot: tuple[float, float, float]) -> None:
    """Draws a dark opening with its frame: where its middle is, where its foot, and half its width."""
    x, low, half = spot
    top = low - 58
    for grow, colour in ((3, _frame(kind)), (0, mix(palette.WALLS[kind], palette.INK, 0.72))):
        left, right = (x - half - grow) * unit, (x + half + grow) * unit
        draw.pieslice((left, (top - grow) * unit, right, (top + 2 * half + grow) * unit), 180, 360, fill=colour)
        draw.rectangle((left, (top + half) * unit, right, low * unit), fill=colour)
