"""What is written on districts that nobody has founded: their size, and outlines of what is almost enclosed."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache
from math import dist

from PIL import Image, ImageDraw

from render.core import fonts
from render.core.boxes import corners
from render.core.canvas import Colour, Point, Polygon
from render.core.grids import border
from render.core.labels import figure, label
from render.mexica import calpulli, canals, palette
from render.mexica.layout import BOARD, RIM, SIDE, box, cell, centre, square
from rules.core.squares import name as square_name
from rules.mexica import data
from rules.mexica.view import AlmostView, DistrictView, View

_DASH, _SPACE = 12, 8


def draw_areas(canvas: Image.Image, view: View) -> None:
    """Outlines what one more tile would enclose."""
    for area in open_ground(view):
        _almost(canvas, area)


def draw_sizes(canvas: Image.Image, view: View) -> None:
    """Writes the sizes of districts without a calpulli and of these areas, each on a free square of its own.

    No way leads across a number.
    """
    full = occupied(view)
    found = sites(view)
    for district in view.districts:
        if not district.calpulli and found[district.name] not in full:
            _size(canvas, district, found[district.name])
    full |= {*found.values()}
    for area in open_ground(view):
        middle = centre(spot(area.squares, full) or area.squares[0])
        calpulli.tag(len(str(area.size)), planned=True).stamp(canvas, middle)
        figure(canvas, middle, area.size, fonts.font(34, fonts.BLACK), palette.UNSURE)


def draw_crowded_sizes(canvas: Image.Image, view: View) -> None:
    """Writes the sizes of districts without a calpulli or a free square on a tablet at a corner of their first square.

    What stands there shows its own number in the middle.
    """
    full = occupied(view)
    for district in view.districts:
        if not district.calpulli and spot(district.squares, full) is None:
            x, y = centre(district.name)
            middle = (x + SIDE / 2 - 10, max(y - SIDE / 2 + 1, BOARD[1] + RIM + 14))
            calpulli.corner(len(str(district.size))).stamp(canvas, middle)
            figure(canvas, middle, district.size, fonts.font(30, fonts.BLACK), palette.CHALK)


def draw_start_points(canvas: Image.Image, view: View) -> None:
    """Writes what a scoring brings to a figure on a start square, below its shoulder."""
    for player in view.players:
        if player.figure in data.STARTS:
            x, y = centre(player.figure)
            says, face = f"+{view.numbers.start_points}", fonts.font(26, fonts.BLACK)
            label(canvas, (x + SIDE / 2 + 8, y + 16), says, face, palette.BRIGHT_GOLD, palette.SOIL, "rm", 4)


def sites(view: View) -> dict[str, str]:
    """Returns by the name of each district the square that bears its number: that of the calpulli, the free one
    nearest to the middle, or the first one where none is free."""
    full = occupied(view)
    return {one.name: one.calpulli or spot(one.squares, full) or one.name for one in view.districts}


def open_ground(view: View) -> Iterator[AlmostView]:
    """Yields areas that are almost enclosed and do not overlap: first those whose calpulli is open, then the larger.

    What could only be cut from a district that can be founded as it is is left out.
    """
    taken = {square for district in view.districts if district.fits for square in district.squares}
    for area in sorted(view.almost, key=lambda area: (not area.fits, -area.size)):
        spots = {*area.squares, *area.tiles[0]}
        if not spots & taken:
            taken |= spots
            yield area


def occupied(view: View) -> frozenset[str]:
    """Returns the squares on which something stands."""
    figures = (player.figure for player in view.players)
    return frozenset((*figures, *(building.square for building in view.buildings)))


def spot(squares: Sequence[str], full: Collection[str]) -> str | None:
    """Returns the free square nearest to the middle of an area, to be labelled; none if there is no free one.

    A start square or the emblem is taken only if nothing else is free; and beside something that stands there a number
    of several figures, as broad as its square, is not written if it has room elsewhere.
    """
    spots = [centre(name) for name in squares]
    x, y = (sum(parts) / len(spots) for parts in zip(*spots, strict=True))
    broad = len(squares) > 9

    def rank(name: str) -> tuple[bool, bool, bool, float]:
        beside = broad and any(near in full for near in _beside(name))
        return (name not in data.PLAIN, name == data.EMBLEM, beside, dist(centre(name), (x, y)))

    return min((name for name in squares if name not in full), key=rank, default=None)


def _beside(spot: str) -> tuple[str, str]:
    """Returns the squares to the left and to the right."""
    column, row = cell(spot)
    return square_name((column - 1, row)), square_name((column + 1, row))


def _size(canvas: Image.Image, district: DistrictView, place: str) -> None:
    """Writes the size of a district darkly on a pale tag, or in a golden ring if it could be founded now.

    What pieces are worth is pale: a size that looked like that was taken for points.
    """
    sign = calpulli.ring() if district.fits else calpulli.tag(len(str(district.size)))
    sign.stamp(canvas, centre(place))
    face = fonts.font(36 if district.size < 100 else 26, fonts.BLACK)
    figure(canvas, centre(place), district.size, face, palette.SOIL)


def _almost(canvas: Image.Image, area: AlmostView) -> None:
    """Makes an area pale within a broken line, and draws the tile that would close it as a frame to be filled.

    The line is thick where its calpulli is open; only what can be founded already has gold.
    """
    for name in area.squares:
        canvas.paste(palette.CHALK, box(name), _veil())
    for name in area.tiles[0]:
        canals.planned().stamp(canvas, centre(name))
    _broken(canvas, border(map(square, area.squares)), 5 if area.fits else 2, palette.CHALK)
    _broken(canvas, [_frame(area.tiles[0])], 5, palette.CANAL)


@cache
def _veil() -> Image.Image:
    """Returns how pale a square is made that would be enclosed, so that it is seen of each whether it would."""
    return Image.new("L", (SIDE, SIDE), 90)


_WITHIN = 8
"""How far inside its squares the frame of a tile lies that is not there yet."""


def _frame(tile: Iterable[str]) -> Polygon:
    """Returns a frame within the squares of a tile."""
    lefts, tops, rights, bottoms = zip(*map(box, tile), strict=True)
    return corners((min(lefts) + _WITHIN, min(tops) + _WITHIN, max(rights) - _WITHIN, max(bottoms) - _WITHIN))


def _broken(canvas: Image.Image, loops: Iterable[Polygon], thick: int, colour: Colour) -> None:
    """Draws broken lines along loops."""
    draw = ImageDraw.Draw(canvas)
    for loop in loops:
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
