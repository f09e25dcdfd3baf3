"""The ground of the board: a town plan on parchment with fields, a river, and the cobbled road from the castle."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.caylus import palette
from render.caylus.layout import BOARD, BRIDGE, COLUMNS, LANE, LANE_0, Cut, bends, house, lane, middle_of, milestone
from render.core.boxes import Box
from render.core.canvas import Colour, Point, Shadow, Sprite, grown, mix, shifted, softened
from render.core.kept import kept
from render.core.pointers import chevron, curve, stroke
from render.core.texture import cloud, crown, surface, textured
from rules.caylus import data

_SIZE = (BOARD[2] - BOARD[0], BOARD[3] - BOARD[1])
_FINE = 2
"""How many times larger fields are painted."""


@kept
def table(size: tuple[int, int]) -> Image.Image:
    """Paints the table on which everything lies."""
    image = surface(size, palette.TABLE, 11, fine=0.0, broad=0.006)
    return textured(image, cloud((size[0] // 60, size[1] // 3), 12, 7, 0.008).resize(size, Image.Resampling.BICUBIC))


def town(size: tuple[int, int], provost: int) -> Image.Image:
    """Paints a whole picture without a game: the plan on the table, dusk over the road beyond the provost."""
    image = _laid(size).copy()
    for box in _beyond(provost):
        image.paste(_dusk().crop((*_on(box[:2]), *_on(box[2:]))), box)
    return image


def cut_up(town: Image.Image, cuts: tuple[Cut, ...], size: tuple[int, int]) -> Image.Image:
    """Returns a picture of a size on which parts of the plan lie, with all that is drawn on them."""
    image = _bed(size, cuts).copy()
    for cut in cuts:
        part = town.crop(cut.box)
        _rule(part)
        image.paste(part, cut.corner)
    return image


@kept
def _bed(size: tuple[int, int], cuts: tuple[Cut, ...]) -> Image.Image:
    """Paints the table with the shadows of what will lie on it."""
    image = table(size).copy()
    for cut in cuts:
        left, top, right, bottom = cut.box
        _lay(image, Image.new("RGB", (right - left, bottom - top)), cut.corner)
    return image


@kept
def _laid(size: tuple[int, int]) -> Image.Image:
    """Paints the plan on the table, its road in the light."""
    image = table(size).copy()
    _lay(image, _plan(), BOARD[:2])
    return image


def _lay(table: Image.Image, plan: Image.Image, corner: tuple[int, int]) -> None:
    """Lays a plan on the table."""
    sheet = Image.new("RGBA", plan.size)
    sheet.paste(plan, (0, 0))
    Shadow(5, 8, 9, 0.7).under(sheet).stamp(table, (corner[0] + plan.width // 2, corner[1] + plan.height // 2))


def _on(point: Point) -> Point:
    """Returns a point of the picture on the plan."""
    return (point[0] - BOARD[0], point[1] - BOARD[1])


@kept
def _plan() -> Image.Image:
    image = surface(_SIZE, palette.PARCHMENT, 21, fine=0.0, broad=0.01)
    image.paste(surface(_SIZE, palette.MEADOW, 22, fine=0.0, broad=0.015), (0, 0), _meadows())
    _countryside(image)
    _river(image)
    road = road_mask().crop(BOARD)
    _edge(image, road)
    image.paste(_cobbles(), (0, 0), road)
    _arrows(image)
    _trees(image)
    _rule(image)
    return image


def _rule(image: Image.Image) -> None:
    """Rules a double line along the edge of the plan."""
    draw = ImageDraw.Draw(image)
    for inset, colour, width in ((0, palette.GROUT, 2), (5, mix(palette.PARCHMENT, palette.INK, 0.55), 3)):
        draw.rectangle((inset, inset, image.width - 1 - inset, image.height - 1 - inset), outline=colour, width=width)


def _meadows() -> Image.Image:
    """Returns a soft mask of the green ground round the town."""
    mask = Image.new("L", _SIZE, 150)
    rough = ImageChops.add(mask, cloud(_SIZE, 31, 120, 0.4), 1, -128)
    return softened(rough, 6).point([max(0, min(220, (i - 50) * 2)) for i in range(256)])


def _countryside(image: Image.Image) -> None:
    """Paints what lies where nobody has built yet: open fields in strips between hedges, and a wood."""
    for row, (tilt, wood) in enumerate(_ROWS):
        _, top, _, bottom = house(1 + COLUMNS * row)
        low, high = bottom - BOARD[1] + 2, top - BOARD[1] - 4
        _fields(image, (high, low), tilt, Random(50 + row))
        for x, y in _thicket(wood, Random(row)):
            Random(x * y).choice(_crowns(9)).stamp(image, (x, high + y))


_ROWS = ((30, 0), (-44, 0), (52, 560), (-34, 0))
"""By row how far all fields lean, and where its wood lies, if it has one."""


def _fields(image: Image.Image, between: tuple[int, int], tilt: int, luck: Random) -> None:
    """Paints a row of the plan with fields side by side, each of strips that were ploughed one way, washed over it."""
    (top, bottom), x = between, -60.0
    box, hedges = (0, top, _SIZE[0], bottom), []
    ground = image.crop(box)
    large = ground.resize((ground.width * _FINE, ground.height * _FINE))
    draw, colours = ImageDraw.Draw(large), list(palette.FIELDS)
    while x < _SIZE[0] + 60:
        wide = luck.choice((120, 170, 210))
        colours.append(colours.pop(luck.randrange(3)))
        _strips(draw, (x, x + wide), (tilt, bottom - top), mix(colours[-1], palette.MEADOW, luck.uniform(0.15, 0.4)))
        x += wide
        hedges.append(x)
    image.paste(Image.blend(ground, large.reduce(_FINE), 0.8), box)
    for at in hedges:
        for y in range(6, bottom - top - 8, 15):
            if luck.random() < 0.8:
                spot = (at + tilt * (0.5 - y / (bottom - top)) + luck.uniform(-2, 2), top + y)
                luck.choice(_crowns(5)).stamp(image, spot)


def _strips(draw: ImageDraw.ImageDraw, across: Point, slope: tuple[int, int], colour: Colour) -> None:
    """Paints a field: its strips lie side by side, every second a little darker."""
    (left, right), (tilt, high) = across, slope
    count = round((right - left) / 21)
    for i in range(count):
        one, two = (left + (right - left) * (i + j) / count for j in (0, 1))
        spots = [(one + tilt / 2, 0), (two + tilt / 2, 0), (two - tilt / 2, high), (one - tilt / 2, high)]
        strip = [(x * _FINE, y * _FINE) for x, y in spots]
        draw.polygon(strip, fill=mix(colour, palette.INK, 0.04 * (i % 2)))
        draw.line((strip[0], strip[3]), fill=mix(colour, palette.INK, 0.1), width=_FINE)


def _thicket(middle: int, luck: Random) -> Iterator[tuple[int, int]]:
    """Yields where the trees of a wood stand, from behind to before."""
    for y in range(22, 120, 12) if middle else ():
        reach = 120 - abs(y - 70)
        for x in range(middle - reach, middle + reach, 17):
            yield (x + luck.randint(-5, 5), y + luck.randint(-4, 4))


@cache
def _crowns(radius: int) -> tuple[Sprite, ...]:
    """Returns trees of about one size."""
    return tuple(crown(radius + i % 3, mix(palette.MEADOW, palette.LEAVES, 0.6), 60 + i) for i in range(6))


def _river_line() -> list[Point]:
    """Returns the middle line of the river: under the bridge, then along the road on the castle's side."""
    x, low = (BRIDGE[0] + BRIDGE[2]) / 2, LANE_0 + LANE // 2 + 15
    broad: list[Point] = [(x, LANE_0 - 60), (x, LANE_0 - 30), (x - 90, low - 4)]
    return curve([*broad, (x - 300, low), (x - 620, low - 3), (x - 900, low + 3), (-20, low)])


_NARROW, _BROAD = 13, 97
"""From the middle of the river to its banks, along the town and under the bridge."""


def _waters() -> Image.Image:
    """Returns a mask of the river, which narrows below the bridge."""
    mask = Image.new("L", _SIZE)
    draw = ImageDraw.Draw(mask)
    for (ax, ay), (bx, by) in pairwise(_river_line()):
        steps = max(1, int(math.dist((ax, ay), (bx, by)) / 3))
        for i in range(steps):
            x, y = _on((ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps))
            share = (LANE_0 + 26 - y - BOARD[1]) / 40 if x > BRIDGE[0] - 140 else 0
            r = _NARROW + (_BROAD - _NARROW) * max(0.0, min(1.0, share))
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    soft = mask.filter(ImageFilter.GaussianBlur(3))
    return soft.point([0 if i < 110 else min(255, (i - 110) * 8) for i in range(256)])


def _river(image: Image.Image) -> None:
    """Draws the river with darker banks and a few waves."""
    wet = _waters()
    _edge(image, wet)
    image.paste(surface(_SIZE, palette.WATER, 41, fine=0.0, broad=0.01), (0, 0), wet)
    banks = ImageChops.subtract(wet, softened(wet, 7))
    image.paste(palette.WATER_DARK, (0, 0), banks.point([min(255, i * 2) for i in range(256)]))
    waves = image.copy()
    luck, pen, line = Random(8), ImageDraw.Draw(waves), [_on(spot) for spot in _river_line()]
    for _ in range(120):
        x, y = luck.choice(line)
        x, y = x + luck.uniform(-100, 100), y + luck.uniform(-70, 70)
        pen.arc((x, y, x + 22, y + 8), 200, 340, fill=mix(palette.WATER, (255, 255, 255), 0.35), width=2)
    image.paste(waves, (0, 0), wet)


def _edge(image: Image.Image, mask: Image.Image) -> None:
    """Draws a dark rim and a soft shade round what is laid on the plan."""
    soft = shifted(mask, 3, 4).filter(ImageFilter.GaussianBlur(4)).point([round(i * 0.4) for i in range(256)])
    image.paste(palette.INK, (0, 0), soft)
    rim = grown(mask, 2)
    image.paste(mix(palette.GROUT, palette.INK, 0.5), (0, 0), rim)


@cache
def road_mask() -> Image.Image:
    """Returns a mask of the whole road in the size of the board, from the gate of the castle to the last space."""
    mask = Image.new("L", (BOARD[2] + 1, BOARD[3] + 1))
    draw = ImageDraw.Draw(mask)
    draw.rectangle((BOARD[0], LANE_0 - LANE // 2, BOARD[2] - 44, LANE_0 + LANE // 2), fill=255)
    for row in range(4):
        first, last = sorted((lane(1 + COLUMNS * row)[0], lane(COLUMNS * (row + 1))[0]))
        y = middle_of(row)
        draw.rectangle((first + 4, y - LANE // 2, last + house(1)[2] - house(1)[0], y + LANE // 2), fill=255)
    for above, under, aside in bends():
        spots = [above, (aside, above[1]), (aside, under[1]), under]
        draw.line(spots, fill=255, width=LANE, joint="curve")
        r = LANE / 2
        for x, y in spots:
            draw.ellipse((x - r, y - r, x + r, y + r), fill=255)
    return mask


@kept
def _cobbles() -> Image.Image:
    """Paints cobblestones where the road is, in rows that go on all over the plan."""
    mortar = mix(palette.COBBLE, palette.GROUT, 0.06)
    image, road = Image.new("RGB", _SIZE, mortar), road_mask().crop(BOARD)
    luck, draw = Random(17), ImageDraw.Draw(image)
    for row, y in enumerate(range(-6, _SIZE[1], 14)):
        first, _, last, _ = road.crop((0, y - 4, _SIZE[0], y + 17)).getbbox() or (_SIZE[0], 0, 0, 0)
        x = -8 + 9 * (row % 2)
        while x < _SIZE[0]:
            wide = luck.randint(16, 24)
            shade = mix(palette.COBBLE, palette.GROUT, luck.random() * 0.02)
            if first - 4 < x + wide and x < last + 4:
                draw.rounded_rectangle((x, y, x + wide - 2, y + 12), 5, fill=shade)
            x += wide
    return image.filter(ImageFilter.BoxBlur(2.2))


def _arrows(image: Image.Image) -> None:
    """Paints on each bend of the road and between its spaces where it goes on: the numbers run to the left in one row
    and back in the next."""
    for above, under, aside in bends():
        x, y = _on((aside, (above[1] + under[1]) / 2))
        for low in (-8, 8):
            stroke(image, chevron((x, y + low - 8), (x, y + low + 6), 11), palette.PAPER, 4, palette.GROUT)
    for one, other in pairwise(range(1, data.ROAD + 1)):
        (ax, ay), (bx, by) = map(_on, (milestone(one), milestone(other)))
        if ay == by:
            x, way = (ax + bx) / 2, 1 if bx > ax else -1
            stroke(image, chevron((x - 7 * way, ay), (x + 5 * way, ay), 10), palette.GROUT, 4, None)


def _trees(image: Image.Image) -> None:
    """Puts a few trees on the banks of the river."""
    luck = Random(3)
    for x, y in (_on(spot) for spot in _river_line()):
        if x < 800 and luck.random() < 0.5:
            luck.choice(_crowns(8)).stamp(image, (x + luck.uniform(-30, 30), y + 14))


_DEPTH = 105
"""How deep the dusk is, of 255."""


@kept
def _dusk() -> Image.Image:
    """Returns the plan with dusk over all of the road."""
    image = _plan().copy()
    image.paste(palette.DUSK, (0, 0), road_mask().crop(BOARD).point([i * _DEPTH // 255 for i in range(256)]))
    return image


def _beyond(provost: int) -> Iterator[Box]:
    """Yields the pieces of the road beyond the provost, its bends among them, so large that they meet."""
    pieces: list[tuple[float, float, float, float]] = [lane(space) for space in range(provost + 1, data.ROAD + 1)]
    for row, (above, under, aside) in enumerate(bends()):
        if row and COLUMNS * row >= provost:
            left, right = sorted((above[0], 2 * aside - above[0]))
            pieces.append((left, above[1] - LANE / 2, right, under[1] + LANE / 2))
    for left, top, right, bottom in pieces:
        yield (max(BOARD[0], round(left) - 3), round(top) - 3, min(BOARD[2], round(right) + 3), round(bottom) + 3)
