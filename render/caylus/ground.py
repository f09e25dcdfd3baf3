"""The ground of the board: a town plan on parchment with fields, a river, and the cobbled road from the castle."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.caylus import palette
from render.caylus.layout import BOARD, BRIDGE, CASTLE, COLUMNS, LANE, LANE_0, bends, house, lane, middle_of
from render.core.boxes import Box
from render.core.canvas import Point, Shadow, Sheet, Sprite, mask_of, mix, shifted
from render.core.pointers import curve
from render.core.texture import cloud, crown, surface, textured
from rules.caylus import data

_SIZE = (BOARD[2] - BOARD[0], BOARD[3] - BOARD[1])


@lru_cache(maxsize=4)
def table(size: tuple[int, int]) -> Image.Image:
    """Paints the table on which everything lies."""
    image = surface(size, palette.TABLE, 11, fine=0.0, broad=0.012)
    return textured(image, cloud((size[0] // 60, size[1] // 3), 12, 7, 0.04).resize(size, Image.Resampling.BICUBIC))


def town(size: tuple[int, int], provost: int) -> Image.Image:
    """Paints a whole picture without a game: the plan on the table, dusk over the road beyond the provost."""
    image = _laid(size).copy()
    for box in _beyond(provost):
        image.paste(_dusk().crop((*_on(box[:2]), *_on(box[2:]))), box)
    return image


@lru_cache(maxsize=4)
def _laid(size: tuple[int, int]) -> Image.Image:
    """Paints the plan on the table, its road in the light."""
    image = table(size).copy()
    sheet = Image.new("RGBA", _SIZE)
    sheet.paste(_plan(), (0, 0))
    Shadow(5, 8, 9, 0.7).under(sheet).stamp(image, ((BOARD[0] + BOARD[2]) // 2, (BOARD[1] + BOARD[3]) // 2))
    return image


def _on(point: Point) -> Point:
    """Returns a point of the picture on the plan."""
    return (point[0] - BOARD[0], point[1] - BOARD[1])


@cache
def _plan() -> Image.Image:
    image = surface(_SIZE, palette.PARCHMENT, 21, fine=0.0, broad=0.02)
    image.paste(surface(_SIZE, palette.MEADOW, 22, fine=0.0, broad=0.03), (0, 0), _meadows())
    _countryside(image)
    _river(image)
    road = road_mask().crop(BOARD)
    _edge(image, road)
    image.paste(_cobbles(), (0, 0), road)
    _trees(image)
    draw = ImageDraw.Draw(image)
    for inset, colour, width in ((0, palette.GROUT, 2), (5, mix(palette.PARCHMENT, palette.INK, 0.55), 3)):
        draw.rectangle((inset, inset, _SIZE[0] - 1 - inset, _SIZE[1] - 1 - inset), outline=colour, width=width)
    return image


def _meadows() -> Image.Image:
    """Returns a soft mask of the green ground round the town."""
    mask = Image.new("L", _SIZE, 150)
    rough = ImageChops.add(mask, cloud(_SIZE, 31, 120, 0.4), 1, -128)
    return rough.filter(ImageFilter.GaussianBlur(6)).point([max(0, min(190, (i - 60) * 2)) for i in range(256)])


def _countryside(image: Image.Image) -> None:
    """Paints what lies where nobody has built yet: fields, orchards, meadows with haystacks."""
    luck, kinds = Random(5), (_field, _haystacks, _field, _orchard, _field)
    for space in range(1, data.ROAD + 1):
        left, top, right, bottom = house(space)
        (x, y), (end, low) = _on((left + 6, top + 10)), _on((right - 6, bottom - 8))
        kinds[space % len(kinds)](image, (round(x), round(y), round(end), round(low)), luck)


def _field(image: Image.Image, box: Box, luck: Random) -> None:
    """Paints a ploughed field: stripes of corn and earth, lying a little askew."""
    left, top, right, bottom = box[0], box[1] - 14, box[2], box[3] + 2
    width, height = right - left, bottom - top
    lean, corn = luck.uniform(-14, 14), luck.choice(palette.FIELDS)
    upper = [(luck.randint(0, 14), 14 + lean), (width - 1, 14 - lean)]
    edge = [*upper, (width - luck.randint(1, 14), height - 3), (0, height - 3)]
    stripes = Image.new("RGB", (width, height), corn)
    draw, shade = ImageDraw.Draw(stripes), mix(corn, palette.INK, 0.2)
    for x in range(-60, width + 60, 13):
        draw.line((x, height, x + 3 * lean, 0), fill=shade, width=3)
    draw.line([*edge, edge[0]], fill=mix(corn, palette.INK, 0.4), width=3)
    mask = mask_of((width, height), edge, 1).point([i * 3 // 4 for i in range(256)])
    image.paste(stripes.filter(ImageFilter.GaussianBlur(0.8)), (left, top), mask)


def _orchard(image: Image.Image, box: Box, luck: Random) -> None:
    left, top, right, bottom = box
    for row, y in enumerate(range(top + 20, bottom, 32)):
        for x in range(left + 18 + 16 * (row % 2), right - 8, 33):
            luck.choice(_crowns(13)).stamp(image, (x + luck.uniform(-4, 4), y + luck.uniform(-4, 4)))


def _haystacks(image: Image.Image, box: Box, luck: Random) -> None:
    left, top, right, bottom = box
    for _ in range(5):
        _haystack().stamp(image, (luck.randint(left + 18, right - 18), luck.randint(top + 24, bottom - 16)))
    for _ in range(4):
        luck.choice(_crowns(9)).stamp(image, (luck.randint(left + 14, right - 14), luck.randint(top + 14, bottom - 12)))


@cache
def _haystack() -> Sprite:
    sheet = Sheet(40, 40)
    line = [(-13, 11), (-10, -2), (-4, -10), (0, -14), (4, -10), (10, -2), (13, 11), (0, 14)]
    sheet.polygon(line, palette.FIELDS[0], mix(palette.FIELDS[0], palette.INK, 0.55), 1.5)
    for x in (-7, -2, 3, 8):
        sheet.line([(x * 0.5, -9), (x, 10)], mix(palette.FIELDS[0], palette.INK, 0.28), 1.2)
    return sheet.sprite(Shadow(3, 3, 3, 0.4))


@cache
def _crowns(radius: int) -> tuple[Sprite, ...]:
    """Returns trees of about one size."""
    return tuple(crown(radius + i % 3, mix(palette.MEADOW, palette.LEAVES, 0.6), 60 + i) for i in range(6))


def _river_line() -> list[Point]:
    """Returns the middle line of the river: under the bridge, then along the road on the castle's side."""
    x, low = (BRIDGE[0] + BRIDGE[2]) / 2, LANE_0 + LANE // 2 + 18
    broad: list[Point] = [(x + 12, BOARD[1] - 30), (x - 6, 330), (x, LANE_0 - 30), (x - 90, low - 4)]
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
    image.paste(surface(_SIZE, palette.WATER, 41, fine=0.0, broad=0.02), (0, 0), wet)
    banks = ImageChops.subtract(wet, wet.filter(ImageFilter.GaussianBlur(7)))
    image.paste(palette.WATER_DARK, (0, 0), banks.point([min(255, i * 2) for i in range(256)]))
    waves = image.copy()
    luck, pen, line = Random(8), ImageDraw.Draw(waves), [_on(spot) for spot in _river_line()]
    for _ in range(260):
        x, y = luck.choice(line)
        x, y = x + luck.uniform(-100, 100), y + luck.uniform(-70, 70)
        pen.arc((x, y, x + 22, y + 8), 200, 340, fill=mix(palette.WATER, (255, 255, 255), 0.35), width=2)
    image.paste(waves, (0, 0), wet)


def _edge(image: Image.Image, mask: Image.Image) -> None:
    """Draws a dark rim and a soft shade round what is laid on the plan."""
    soft = shifted(mask, 3, 4).filter(ImageFilter.GaussianBlur(4)).point([round(i * 0.4) for i in range(256)])
    image.paste(palette.INK, (0, 0), soft)
    rim = mask.filter(ImageFilter.MaxFilter(5))
    image.paste(mix(palette.GROUT, palette.INK, 0.5), (0, 0), rim)


@cache
def road_mask() -> Image.Image:
    """Returns a mask of the whole road in the size of the board, from the gate of the castle to the last space."""
    mask = Image.new("L", (BOARD[2] + 1, BOARD[3] + 1))
    draw = ImageDraw.Draw(mask)
    draw.rectangle((CASTLE[0] + 20, LANE_0 - LANE // 2, BOARD[2] - 44, LANE_0 + LANE // 2), fill=255)
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


@cache
def _cobbles() -> Image.Image:
    """Paints cobblestones all over the plan, to be seen where the road is."""
    image = Image.new("RGB", _SIZE, palette.GROUT)
    luck, draw = Random(17), ImageDraw.Draw(image)
    for row, y in enumerate(range(-6, _SIZE[1], 11)):
        x = -8 + 7 * (row % 2)
        while x < _SIZE[0]:
            wide = luck.randint(11, 16)
            shade = mix(palette.COBBLE, palette.GROUT, luck.random() * 0.3)
            draw.rounded_rectangle((x, y, x + wide - 2, y + 9), 4, fill=shade)
            draw.line((x + 3, y + 1, x + wide - 5, y + 1), fill=mix(shade, (255, 255, 255), 0.25), width=1)
            x += wide
    return image.filter(ImageFilter.GaussianBlur(1.1))


def _trees(image: Image.Image) -> None:
    """Puts a few trees on the banks of the river."""
    luck = Random(3)
    for x, y in (_on(spot) for spot in _river_line()):
        if x < 800 and luck.random() < 0.5:
            luck.choice(_crowns(8)).stamp(image, (x + luck.uniform(-30, 30), y + 17))


_DEPTH = 150
"""How deep the dusk is, of 255."""


@cache
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
