"""The ground of the board: a dark table, and on it a chart of the world with rhumb lines and a compass rose."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, grown, mix, softened
from render.core.kept import kept
from render.core.texture import cloud, surface, textured
from render.magellan import coasts, palette
from render.magellan.layout import RIM, Site

_FINE = 2
_NORTH = 73.5
_NODES = 16


def _on_board(site: Site, at: Point) -> Point:
    return (at[0] - site.board[0], at[1] - site.board[1])


def _size(site: Site, fine: int = 1) -> tuple[int, int]:
    """Returns the size of the chart, so many times as fine."""
    left, top, right, bottom = site.board
    return ((right - left) * fine, (bottom - top) * fine)


@kept
def table(size: tuple[int, int], site: Site) -> Image.Image:
    """Paints a whole picture without a game: the chart on the table."""
    image = wood(size).copy()
    sheet = Image.new("RGBA", _size(site))
    sheet.paste(_chart(site), (0, 0))
    left, top, right, bottom = site.board
    middle = ((left + right) // 2, (top + bottom) // 2)
    Shadow(5, 8, 9, 0.7).under(sheet).stamp(image, middle)
    return image


@kept
def wood(size: tuple[int, int]) -> Image.Image:
    """Paints the table on which everything lies."""
    width, height = size
    image = surface(size, palette.WOOD, 11, fine=0.0, broad=0.01)
    image = textured(image, cloud((width // 40, height), 12, 7, 0.045).resize(size, Image.Resampling.BICUBIC))
    draw = ImageDraw.Draw(image)
    for y in range(0, height, 166):
        draw.line((0, y, width, y), fill=palette.WOOD_DARK, width=3)
    return image


def _project(site: Site, east: float, north: float) -> Point:
    """Returns where a place lies on the large chart, after Mercator."""

    def stretched(latitude: float) -> float:
        return math.log(math.tan(math.pi / 4 + math.radians(latitude) / 2))

    radian = _size(site, _FINE)[0] / math.radians(site.east - site.west)
    return (math.radians(east - site.west) * radian, (stretched(_NORTH) - stretched(north)) * radian)


@kept
def _chart(site: Site) -> Image.Image:
    """Paints the chart: sea, land, lines, rose, fold and scale."""
    land, large = _land(site), _size(site, _FINE)
    image = surface(large, palette.SEA, 21, fine=0.0, broad=0.018)
    near = softened(land, 26).point([min(150, round(i * 1.1)) for i in range(256)])
    image.paste(palette.DEEP, (0, 0), near)
    _rhumbs(image, site)
    _water_lines(image, land)
    ground = textured(surface(large, palette.LAND, 31, fine=0.0, broad=0.025), cloud(large, 33, 120, 0.035))
    image.paste(ground, (0, 0), land)
    _mountains(image, site)
    inner = ImageChops.subtract(land, softened(land, 9).point([round(i * 0.98) for i in range(256)]))
    image.paste(palette.HIGHLAND, (0, 0), inner)
    image.paste(palette.COAST, (0, 0), _edge(land))
    small = image.reduce(_FINE)
    rose().stamp(small, _on_board(site, site.along(site.rose)))
    _aged(small, site)
    _scale(small)
    return small


def _land(site: Site) -> Image.Image:
    mask = Image.new("L", _size(site, _FINE))
    draw = ImageDraw.Draw(mask)
    for fill, shapes in ((255, coasts.LANDS), (0, coasts.LAKES)):
        for number, shape in enumerate(shapes):
            draw.polygon(_ragged([_project(site, *place) for place in shape], Random(number)), fill=fill)
    return mask


def _ragged(spots: Sequence[Point], luck: Random) -> list[Point]:
    """Returns a coast with small bays and headlands between its points."""
    line = [*spots, spots[0]]
    for _ in range(3):
        finer: list[Point] = []
        for (ax, ay), (bx, by) in pairwise(line):
            sway = luck.uniform(-0.16, 0.16)
            finer += [(ax, ay), ((ax + bx) / 2 + (by - ay) * sway, (ay + by) / 2 - (bx - ax) * sway)]
        line = [*finer, line[-1]]
    return line


def _edge(land: Image.Image) -> Image.Image:
    return ImageChops.subtract(grown(land, 2), ImageChops.invert(grown(ImageChops.invert(land), 1)))


def _water_lines(image: Image.Image, land: Image.Image) -> None:
    """Draws the fine lines that follow a coast, fainter away from it, and the hatching of the water between them."""
    far, along = softened(land, 15), ((88, 120), (50, 90), (24, 60))
    lines = far.point(
        [max(0, *(strength - abs(i - at) * 26 for at, strength in along)) if i else 0 for i in range(256)]
    )
    hatch = Image.new("L", land.size)
    draw = ImageDraw.Draw(hatch)
    for y in range(0, land.height, 10):
        draw.line((0, y, land.width, y), fill=255, width=2)
    near = ImageChops.multiply(hatch, far.point([min(70, i) if i > 12 else 0 for i in range(256)]))
    image.paste(palette.COAST, (0, 0), ImageChops.lighter(lines, near))


def _rhumbs(image: Image.Image, site: Site) -> None:
    """Draws the lines of constant bearing from the rose and from the ring of nodes round it."""
    x, y = _on_board(site, site.along(site.rose))
    middle = (x * _FINE, y * _FINE)
    lines = Image.new("L", image.size)
    draw = ImageDraw.Draw(lines)
    nodes = [middle, *around(760, 8, 0, middle)]
    for number, node in enumerate(nodes):
        for tip in around(3200, 32 if number == 0 else _NODES, 0, node):
            draw.line((node, tip), fill=110 if number == 0 else 60, width=2)
    image.paste(palette.RHUMB, (0, 0), lines)


def _mountains(image: Image.Image, site: Site) -> None:
    """Draws the ranges of hills that every old map has."""
    ranges = (
        ((-121, 49), (-116, 42), (-108, 35), (-103, 25)),
        ((-75, 4), (-78, -4), (-73, -15), (-69, -24), (-70, -34), (-72, -44)),
        ((-3, 33), (4, 35)), ((6, 45), (11, 47), (15, 47)), ((25, 46), (24, 43)),
        ((37, 9), (37, 1), (35, -9)), ((43, 43), (49, 35), (56, 31)),
        ((70, 37), (80, 32), (90, 29), (97, 29)), ((60, 64), (59, 56)), ((86, 49), (97, 51), (110, 54)),
        ((147, -33), (146, -25)), ((103, 24), (108, 30)),
    )  # fmt: skip
    luck = Random(3)
    for way in ranges:
        spots = [_project(site, *place) for place in way]
        for (ax, ay), (bx, by) in pairwise(spots):
            steps = max(2, round(math.dist((ax, ay), (bx, by)) / 34))
            for i in range(steps):
                x = ax + (bx - ax) * i / steps + luck.uniform(-9, 9)
                y = ay + (by - ay) * i / steps + luck.uniform(-9, 9)
                _hill(image, (x, y), luck.uniform(13, 19))


def _hill(image: Image.Image, at: Point, half: float) -> None:
    x, y = at
    draw = ImageDraw.Draw(image)
    draw.polygon([(x, y - half), (x + half, y + half * 0.55), (x + half * 0.1, y + half * 0.55)], fill=palette.HIGHLAND)
    draw.line([(x - half, y + half * 0.55), (x, y - half), (x + half, y + half * 0.55)], fill=(128, 98, 60), width=3)


@cache
def rose(radius: int = 58) -> Sprite:
    """Returns a compass rose of sixteen points, each half in the light and half in the shade."""
    sheet = Sheet(radius * 2 + 44, radius * 2 + 60)
    sheet.ellipse((0, 0), radius * 0.66, radius * 0.66, palette.PAPER, palette.INK, 1.6)
    sheet.ellipse((0, 0), radius * 0.56, radius * 0.56, None, palette.ROUTE, 1.4)
    _rays(sheet, radius * 0.66, radius * 0.16, 8, 22.5, palette.GOLD_DARK)
    _rays(sheet, radius * 0.8, radius * 0.19, 4, 45, palette.ROUTE)
    _rays(sheet, radius, radius * 0.23, 4, 0, palette.CHART_BACK)
    sheet.ellipse((0, 0), radius * 0.09, radius * 0.09, palette.GOLD, palette.INK, 1)
    _lily(sheet, (0, -radius - 12), 11)
    return sheet.sprite(Shadow(2, 3, 3, 0.35))


def _rays(sheet: Sheet, length: float, half: float, count: int, turn: float, colour: Colour) -> None:
    for i in range(count):
        angle = turn + 360 * i / count
        ((tx, ty),) = around(length, 1, angle)
        (left,) = around(half, 1, angle - 45)
        (right,) = around(half, 1, angle + 45)
        sheet.polygon([(0, 0), left, (tx, ty)], colour, palette.INK, 0.9)
        sheet.polygon([(0, 0), right, (tx, ty)], palette.PAPER, palette.INK, 0.9)


def _lily(sheet: Sheet, at: Point, half: float) -> None:
    """Draws the lily that marks the north."""
    x, y = at
    sheet.polygon(
        [(x, y - half * 1.3), (x + half * 0.4, y), (x, y + half * 0.9), (x - half * 0.4, y)],
        palette.CHART_BACK,
        palette.INK,
        0.8,
    )
    for side in (-1, 1):
        leaf = [(0.15, 0.7), (0.55, -0.1), (0.95, -0.55), (1.15, -0.1), (0.95, 0.2), (0.6, 0.35)]
        sheet.polygon([(x + side * a * half, y + b * half) for a, b in leaf], palette.CHART_BACK, palette.INK, 0.8)
    sheet.line([(x - half * 0.6, y + half * 0.62), (x + half * 0.6, y + half * 0.62)], palette.INK, 2.2)


def _aged(image: Image.Image, site: Site) -> None:
    """Lays the shade of the fold and the browned edges over the chart."""
    width, height = image.size
    fold = Image.new("L", image.size)
    ImageDraw.Draw(fold).line([_on_board(site, end) for end in site.fold], fill=150, width=7)
    fold = fold.filter(ImageFilter.GaussianBlur(7))
    image.paste(palette.FOLD, (0, 0), fold)
    edges = Image.new("L", image.size, 120)
    ImageDraw.Draw(edges).rounded_rectangle((36, 36, width - 36, height - 36), 40, fill=0)
    image.paste(palette.HIGHLAND, (0, 0), edges.filter(ImageFilter.GaussianBlur(34)))


def _scale(image: Image.Image) -> None:
    """Draws the frame of the chart: a scale of degrees in black and white."""
    width, height = image.size
    draw = ImageDraw.Draw(image)
    paper, ink = palette.PAPER, palette.INK
    draw.rectangle((0, 0, width - 1, height - 1), outline=paper, width=RIM)
    inner, step = RIM - 5, 38
    for box, along in (((5, 5, width - 6, inner), 0), ((5, height - 1 - inner, width - 6, height - 6), 0),
                       ((5, 5, inner, height - 6), 1), ((width - 1 - inner, 5, width - 6, height - 6), 1)):  # fmt: skip
        for i in range(0, (box[2] - box[0] if along == 0 else box[3] - box[1]), step * 2):
            part = (
                (box[0] + i, box[1], min(box[0] + i + step, box[2]), box[3])
                if along == 0
                else (box[0], box[1] + i, box[2], min(box[1] + i + step, box[3]))
            )
            draw.rectangle(part, fill=mix(ink, palette.ROUTE, 0.25))
        draw.rectangle(box, outline=ink, width=1)
    draw.rectangle((RIM, RIM, width - 1 - RIM, height - 1 - RIM), outline=ink, width=2)
