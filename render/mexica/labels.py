"""What is written on districts that nobody has founded: their size, and outlines of what is almost enclosed."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.canvas import Point, Polygon
from render.core.grids import border
from render.core.labels import figure
from render.mexica import calpulli, canals, palette
from render.mexica.layout import centre, square
from render.mexica.reading import open_ground
from rules.mexica import data
from rules.mexica.view import AlmostView, DistrictView, View

_DASH, _SPACE = 12, 8


def draw_areas(canvas: Image.Image, view: View) -> None:
    """Outlines what one more tile would enclose."""
    for area in open_ground(view):
        _almost(canvas, area)


def draw_sizes(canvas: Image.Image, view: View) -> None:
    """Writes the sizes of districts without a calpulli and of these areas, each on a square of its own.

    No way leads across a number.
    """
    full = set(occupied(view))
    for district in view.districts:
        if not district.calpulli:
            full.add(_size(canvas, district, full))
    for area in open_ground(view):
        size, ink = (34, palette.GLOW) if area.fits else (28, palette.CHALK)
        middle = centre(spot(area.squares, full))
        figure(canvas, middle, area.size, fonts.font(size, fonts.BOLD), ink, palette.SOIL, 2)


def occupied(view: View) -> frozenset[str]:
    """Returns the squares on which something stands."""
    figures = (player.figure for player in view.players)
    return frozenset((*figures, *(building.square for building in view.buildings)))


def spot(squares: Sequence[str], full: Collection[str]) -> str:
    """Returns the square on which an area is labelled: the free one that is nearest to its middle."""
    free = [name for name in squares if name not in full and name in data.PLAIN] or list(squares)
    spots = [centre(name) for name in squares]
    x, y = (sum(parts) / len(spots) for parts in zip(*spots, strict=True))
    return min(free, key=lambda name: (centre(name)[0] - x) ** 2 + (centre(name)[1] - y) ** 2)


def _size(canvas: Image.Image, district: DistrictView, full: Collection[str]) -> str:
    """Writes the size of a district, in an empty ring if it could be founded now; returns where."""
    place = spot(district.squares, full)
    if district.fits:
        calpulli.ring().stamp(canvas, centre(place))
    face = fonts.font(36 if district.size < 100 else 30, fonts.BLACK)
    figure(canvas, centre(place), district.size, face, palette.CHALK, palette.SOIL, 3)
    return place


def _almost(canvas: Image.Image, area: AlmostView) -> None:
    """Draws a broken line round an area, and the tile that would close it.

    The line is thick and golden where its calpulli is open.
    """
    for name in area.tiles[0]:
        canals.planned().stamp(canvas, centre(name))
    colour, thick = (palette.GLOW, 5) if area.fits else (palette.CHALK, 2)
    draw = ImageDraw.Draw(canvas)
    for loop in border(square(name) for name in area.squares):
        for grow, fill in ((3, palette.SOIL), (0, colour)):
            for start, end in _dashes(loop):
                draw.line((*start, *end), fill=fill, width=thick + grow)


def _dashes(loop: Polygon) -> Iterator[tuple[Point, Point]]:
    """Yields the dashes along a line of which every piece is level or upright."""
    for (x, y), (a, b) in zip(loop, (*loop[1:], loop[0]), strict=True):
        long = abs(a - x) + abs(b - y)
        dx, dy = (a - x) / long, (b - y) / long
        at = _SPACE / 2
        while at < long - 2:
            end = min(at + _DASH, long)
            yield (x + dx * at, y + dy * at), (x + dx * end, y + dy * end)
            at += _DASH + _SPACE
