"""Buildings as fronts of houses: a roof in its owner's colour, the name on the board below its eaves, on the walls what
they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from PIL import Image, ImageDraw

from render.caylus import formulas, gables, palette, signs, trades
from render.caylus.effects import OWNER
from render.caylus.gables import FINE
from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.labels import write
from render.core.palette import SeatLook
from render.core.pieces import outline
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
    """The height of the roof and of the board with the name below it."""
    signs: tuple[int, ...]
    """Formulas are set with signs of the largest of these sizes for which there is room."""
    names: tuple[int, ...]
    edge: int
    """How far what stands on it keeps from its sides."""
    board: int
    """The height of the board."""
    spot: int = 0
    """The radius of the place of a worker, where fronts have one."""
    laps: int = 0
    """How far the board lies on the roof: two lines on the walls below need the room."""

    @property
    def eaves(self) -> int:
        """How far down the roof reaches: on it lies what concerns the house for a time."""
        return self.roof - self.board + self.laps


ROAD = Size(160, 136, 62, (48, 40, 36, *range(34, 24, -1)), (27, 26, 25, 24, 23, 22), 7, board=28, spot=21, laps=6)
"""On the road."""
PLAN = Size(284, 184, 84, (50, 48, 46, 44, 42, 40, 39), (36, 34, 32, 30, 28, 26, 24), 12, board=40)
"""On the catalogue."""


def spot(size: Size = ROAD) -> Point:
    """Returns where on a front the worker stands, from its upper left corner."""
    return (size.width - size.spot - 1, (size.roof + size.height) / 2)


@lru_cache(maxsize=256)
def tile(front: Front, look: SeatLook | None = None, size: Size = ROAD, dusk: bool = False) -> Sprite:
    """Returns a building; its roof has the owner's look, or the colour of its kind where it has no owner.

    Its walls lie in the dusk where nothing happens in this round.
    """
    form = gables.form(front.trade)
    image = _shell(front.kind, look.colour if look else _roof(front.kind), size, form).copy()
    if look:
        _shield(look, size.eaves).stamp(image, _gable(size))
    _carve(image, front, look.colour if look else _roof(front.kind), size)
    middle, low, room = size.width / 2, size.roof - size.board / 2 - 1, size.width - 2 * _BOARD - 8
    weight = fonts.BOLD if fonts.font(size.names[-1], fonts.BOLD).getlength(front.name) <= room else fonts.SEMIBOLD
    text, face = fonts.fit(front.name, room, size.names, weight)
    board(round(min(size.width - 2 * _BOARD, face.getlength(text) + 22)), size.board - 3).stamp(image, (middle, low))
    write(image, (middle, low), text, face, palette.INK, "mm")
    if dusk:
        walls = image.crop((0, size.eaves, size.width, size.height))
        shade = Image.new("RGBA", walls.size, (*palette.DUSK, 255))
        shade.putalpha(walls.getchannel("A").point([i * 3 // 10 for i in range(256)]))
        image.alpha_composite(shade, (0, size.eaves))
    _say(image, front, size)
    ground = _shadow(front.kind, size, form)
    whole = ground.image.copy()
    whole.alpha_composite(image, (ground.anchor[0] - size.width // 2, ground.anchor[1] - size.height // 2))
    return Sprite(whole, ground.anchor)


@lru_cache(maxsize=32)
def _shadow(kind: str, size: Size, form: str) -> Sprite:
    """Returns the shadow of a building, whatever its roof."""
    shell = _shell(kind, _roof(kind), size, form)
    ground = Shadow(4, 5, 4, 0.55).under(shell)
    cast = ground.image.getchannel("A")
    cut = shell.getchannel("A")
    corner = (ground.anchor[0] - size.width // 2, ground.anchor[1] - size.height // 2)
    cast.paste(0, corner, cut)
    shade = Image.new("RGBA", ground.image.size, (14, 10, 6))
    shade.putalpha(cast)
    return Sprite(shade, ground.anchor)


def _roof(kind: str) -> Colour:
    return palette.ROOFS.get(kind, palette.ROOF)


def _say(image: Image.Image, front: Front, size: Size) -> None:
    """Sets what stands on the walls: what a building does, what building it costs and brings."""
    if front.spot and size.spot:
        _set_beside_worker(image, front, size)
    else:
        _set_beside_price(image, front, size)
        if size.spot and not front.price:
            _engrave(image, front, size)


def _engrave(image: Image.Image, front: Front, size: Size) -> None:
    """Works the sign of its trade into the walls of a building that says nothing else."""
    if front.trade:
        wall = palette.WALLS[front.kind]
        at = (0.27 * size.width, (size.roof + size.height) / 2)
        trades.sign(front.trade, 0.34 * (size.height - size.roof), mix(wall, palette.INK, 0.5), wall).stamp(image, at)


def _carve(image: Image.Image, front: Front, roof: Colour, size: Size) -> None:
    """Works the sign of its trade into the roof of a building: a shade of this, so that it is no good to be had."""
    if front.trade:
        ink, ridge = mix(roof, palette.INK, 0.75), gables.ridge(gables.form(front.trade))
        at = (size.width - 1.5 * size.eaves, (ridge + 0.53 * (1 - ridge)) * size.eaves)
        trades.sign(front.trade, 0.44 * (1 - ridge) * size.eaves, ink, roof).stamp(image, at)


def _set_beside_worker(image: Image.Image, front: Front, size: Size) -> None:
    """Sets what a building does to the left of its worker; what only its owner gets and what is another way lie on a
    ground of their own, as two lines were read as one."""
    lines, sizes = recipe(front, size)
    air = (size.height - size.roof - sum(sizes)) / (len(lines) + 1)
    if len(front.lines) > 1:
        top, right = size.height - sizes[-1] - 1.5 * air, spot(size)[0] - size.spot
        _shade(image, front.kind, (_WALL + 1, round(top), round(right), size.height - 1))
    _stack(image, (size.edge, (size.roof + size.height) / 2), lines, sizes, air)


def recipe(front: Front, size: Size) -> tuple[tuple[str, ...], list[int]]:
    """Returns the lines of what a building does and how large their signs are, broken where these are much larger."""
    room, high = spot(size)[0] - size.spot - size.edge, size.height - size.roof
    whole, *broken = (_sized(lines, room, high, size) for lines in _broken(front.lines))
    largest = max(broken, key=lambda one: min(one[1]), default=whole)
    return largest if min(largest[1], default=0) > _WORTH_IT * min(whole[1], default=0) else whole


_WORTH_IT = 1.1
"""How many times larger signs must be in two lines, which are harder to read than one."""


def _broken(lines: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yields the lines of a front as they are, and an only one in two if it has alternatives or a price."""
    yield lines
    for sign in ("/", ">") if len(lines) == 1 else ():
        if f" {sign} " in lines[0]:
            one, other = lines[0].split(f" {sign} ")
            yield one, f"{sign} {other}"


def _sized(lines: tuple[str, ...], room: float, high: float, size: Size) -> tuple[tuple[str, ...], list[int]]:
    """Returns lines with how large their signs are in a room: alike, but for what the owner gets."""
    sizes = [_fitting(line, room, high / len(lines), size.signs) for line in lines]
    return lines, sizes if any(line.startswith(OWNER) for line in lines) else [min(sizes, default=0)] * len(lines)


def _set_beside_price(image: Image.Image, front: Front, size: Size) -> None:
    """Sets the price to the left, what is got for it below what is paid, and to the right what a building does."""
    price = tuple(front.price.replace(" > ", "|> ").split("|"))
    y, high = (size.roof + size.height) / 2, (size.height - size.roof - 8) / max(len(price), len(front.lines))
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


def _stack(image: Image.Image, at: Point, lines: Sequence[str], sizes: Sequence[int], air: float = 0) -> None:
    """Sets lines below one another, about a middle line, and so far apart."""
    x, y = at[0], at[1] - (sum(sizes) + air * (len(sizes) - 1)) / 2
    for line, tall in zip(lines, sizes, strict=True):
        formulas.draw(image, (x, y + tall / 2), line, tall)
        y += tall + air


def _shade(image: Image.Image, kind: str, box: Box) -> None:
    """Darkens a part of the walls a little."""
    left, top, right, bottom = box
    wall = image.crop(box)
    shade = Image.new("RGBA", wall.size, (*palette.INK, 255))
    shade.putalpha(wall.getchannel("A").point([i * 28 // 255 for i in range(256)]))
    image.alpha_composite(shade, (left, top))
    edge = mix(palette.WALLS[kind], palette.INK, 0.5)
    ImageDraw.Draw(image).rectangle((left, top, right - 1, bottom), outline=edge, width=1)


_BOARD = 2
"""How far the ends of the board stand off the sides of a front."""
_WALL = 6
"""How far its walls do."""


def _gable(size: Size) -> Point:
    """Returns the middle of the gable in the roof, on which its owner's shield hangs."""
    return (0.92 * size.eaves, 0.62 * size.eaves - size.laps)


@lru_cache(maxsize=32)
def _shield(look: SeatLook, eaves: int) -> Sprite:
    """Returns the shield of an owner, which is no piece: it has a pale rim and its own form whoever it belongs to."""
    half = 0.54 * eaves
    sheet = Sheet(2 * eaves, 2 * eaves)
    sheet.polygon(signs.shield_line(half), palette.HALO, palette.INK, 6)
    sheet.polygon(signs.shield_line(half), look.colour, palette.HALO, 2.4)
    sheet.polygon(outline(look.shape, half * 0.54, (0, -half * 0.1)), look.ink)
    sheet.bevel(1.5, 0.3)
    return sheet.sprite(Shadow(1, 2, 1.5, 0.5))


@lru_cache(maxsize=128)
def _shell(kind: str, roof: Colour, size: Size, form: str) -> Image.Image:
    """Returns the walls and the roof of a building."""
    large = (size.width * FINE, size.height * FINE)
    house = Image.new("RGBA", large)
    gables.put(house, _walls(kind, size), _spots((_WALL, size.eaves - 6), (size.width - _WALL, size.height)), 5)
    _shaded_eaves(house, size)
    unit = size.eaves
    for x in () if kind in (data.PRESTIGE, data.STONE) else (size.width - 0.45 * unit,):
        gables.put(house, palette.CHIMNEY, _spots((x - 0.17 * unit, 1), (x + 0.17 * unit, 0.5 * unit)), 3)
    top = gables.ridge(form) * unit
    ridge = [(0.34 * unit, top), (size.width - 0.34 * unit, top)]
    gables.put(house, _slates(roof, size), [*ridge, (size.width - 1, unit), (1, unit)], 5)
    for x in (0.0, size.width - 0.5 * unit) if kind == data.PRESTIGE else ():
        _turret(house, kind, roof, (x, unit), size)
    for side in (-1, 1) if kind == data.STONE else ():
        steps = [(size.width / 2 + side * (size.width / 2 - a * unit), b * unit) for a, b in _STEPS]
        gables.put(house, palette.WALLS[kind], steps, 3)
    gables.draw(house, form, (_gable(size)[0], unit), unit, palette.WALLS[kind], roof)
    if kind not in data.WORKPLACES:
        _openings(ImageDraw.Draw(house), kind, size)
    return house.reduce(FINE)


_STEPS: tuple[Point, ...] = (
    *((0, 1), (0, 0.74), (0.13, 0.74), (0.13, 0.4), (0.26, 0.4)),
    *((0.26, 0.06), (0.5, 0.06), (0.5, 0.3), (0.3, 1)),
)
"""The stepped end of a roof of stone, in shares of its height."""


def _spots(one: Point, other: Point) -> list[Point]:
    """Returns the corners of a box."""
    return [one, (other[0], one[1]), other, (one[0], other[1])]


@lru_cache(maxsize=64)
def board(width: int, height: int) -> Sprite:
    """Returns an empty board."""
    x, y = width / 2, height / 2
    sheet = Sheet(width + 4, height + 4)
    sheet.polygon(_spots((-x, -y), (x, y)), palette.BOARD, mix(palette.BOARD, palette.INK, 0.7), 1.2)
    for low in (-y / 3, y / 3):
        sheet.line([(-x + 1, low), (x - 1, low + 1)], mix(palette.BOARD, palette.INK, 0.025), 1)
    sheet.bevel(1.6, 0.4)
    return sheet.sprite(Shadow(2, 3, 2, 0.5))


def _shaded_eaves(house: Image.Image, size: Size) -> None:
    """Lays the shadow of the eaves on the walls."""
    shade = Image.linear_gradient("L").rotate(180).resize((house.width - 2 * _WALL * FINE - 6, 20))
    shade = shade.point([i * 2 // 5 for i in range(256)])
    house.paste(palette.INK, (_WALL * FINE + 3, size.eaves * FINE), shade)


def _turret(house: Image.Image, kind: str, roof: Colour, foot: Point, size: Size) -> None:
    """Puts a turret before an end of the roof."""
    (x, low), wide = foot, 0.5 * size.eaves
    gables.put(house, palette.WALLS[kind], _spots((x + 2, 0.5 * low), (x + wide - 2, low)), 4)
    gables.put(house, _slates(roof, size), [(x - 1, 0.56 * low), (x + wide / 2, 0), (x + wide + 1, 0.56 * low)], 4)


@lru_cache(maxsize=16)
def _slates(roof: Colour, size: Size) -> Image.Image:
    """Paints rows of round slates."""
    tint = palette.INK if sum(roof) > 200 else palette.PAPER
    slates = Image.new("RGB", (size.width * FINE, size.eaves * FINE + 8), roof)
    line, pitch = mix(roof, tint, 0.06), 24
    draw = ImageDraw.Draw(slates)
    for row, y in enumerate(range(4, slates.height, 16)):
        for x in range(-pitch * (row % 2) // 2, slates.width, pitch):
            draw.arc((x, y - 10, x + pitch, y + 8), 0, 180, fill=line, width=2)
    return slates


@lru_cache(maxsize=16)
def _walls(kind: str, size: Size) -> Image.Image:
    """Paints what the walls are made of; what they are made of shows at their edges, in the middle it is calm."""
    large = (size.width * FINE, size.height * FINE)
    wall = surface(large, palette.WALLS[kind], 5 + len(kind), fine=0.0, broad=0.01)
    draw = ImageDraw.Draw(wall)
    _masonry(draw, kind, large)
    left, right, top, foot = _WALL * FINE, large[0] - _WALL * FINE, size.eaves * FINE, large[1]
    match kind:
        case data.WOOD:
            for box in ((left, top, left + 9, foot), (right - 9, top, right, foot), (left, foot - 9, right, foot)):
                draw.rectangle(box, fill=palette.BEAM, outline=palette.INK, width=1)
        case data.STONE | data.PRESTIGE:
            colour = mix(palette.WALLS[kind], palette.HALO if kind == data.PRESTIGE else palette.INK, 0.3)
            for row, y in enumerate(range(top, foot, 18)):
                wide = 16 if row % 2 else 10
                for box in ((left, y, left + wide, y + 18), (right - wide, y, right, y + 18)):
                    draw.rectangle(box, fill=colour, outline=mix(colour, palette.INK, 0.25), width=1)
        case _:
            draw.rectangle((left, foot - 11, right, foot), fill=mix(palette.WALLS[kind], palette.STONE_DARK, 0.6))
    return wall


def _masonry(draw: ImageDraw.ImageDraw, kind: str, size: tuple[int, int]) -> None:
    """Draws of what the walls are made, hardly darker than they are."""
    line, luck = mix(palette.WALLS[kind], palette.INK, 0.04), Random(kind)
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
    unit = (size.height - size.roof) / (ROAD.height - ROAD.roof) * FINE
    right, foot = size.width * FINE / unit - 32, size.height * FINE / unit
    if kind == data.RESIDENTIAL:
        _arch(draw, kind, unit, (right, foot, 14))
        draw.ellipse([part * unit for part in (right + 5, foot - 24, right + 9, foot - 20)], fill=palette.GLOW)
        return
    for x in (right, right - 38) if size.spot else (right,):
        low = foot - 10
        _arch(draw, kind, unit, (x, low, 12))
        for line in (
            (x - 4, low - 44, x - 4, low),
            (x + 4, low - 44, x + 4, low),
            (x - 12, low - 24, x + 12, low - 24),
        ):
            draw.line([part * unit for part in line], fill=_frame(kind), width=round(2 * unit))


def _frame(kind: str) -> Colour:
    return mix(palette.WALLS[kind], palette.INK, 0.45)


def _arch(draw: ImageDraw.ImageDraw, kind: str, unit: float, spot: tuple[float, float, float]) -> None:
    """Draws a dark opening with its frame: where its middle is, where its foot, and half its width."""
    x, low, half = spot
    top = low - 48
    for grow, colour in ((3, _frame(kind)), (0, mix(palette.WALLS[kind], palette.INK, 0.72))):
        left, right = (x - half - grow) * unit, (x + half + grow) * unit
        draw.pieslice((left, (top - grow) * unit, right, (top + 2 * half + grow) * unit), 180, 360, fill=colour)
        draw.rectangle((left, (top + half) * unit, right, low * unit), fill=colour)
