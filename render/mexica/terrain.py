"""The ground of the board: the lake, the island with its meadows, the frame, start squares and emblem."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core import fonts
from render.core.canvas import Point, Shadow, Sheet, Sprite, bevel_masks, grown, mix, polar, softened
from render.core.grids import draw_coordinates
from render.core.kept import kept
from render.core.scene import ALL_LAYOUTS
from render.core.texture import cloud, surface, textured
from render.mexica import palette
from render.mexica.layout import BOARD, COLUMNS, GRID, RIM, ROWS, SIDE, centre, plan, square, turned
from rules.core.squares import name
from rules.mexica import data

_FINE = 2
"""How many times larger the shore is drawn than it is kept."""
_FALL = 24
"""How far the shadow of the frame falls."""
_PLATE = 28
"""How much lighter, of 255, the frame is at every second column and row."""
_STRIPE = 20
"""How much darker, of 255, the board is at the columns between them."""
_LINES = 110
"""How strong, of 255, the lines between squares are on meadows."""
_CHART = 84
"""How strong, of 255, lines between rows are on the lake."""


@kept
def island(size: tuple[int, int]) -> Image.Image:
    """Returns a whole picture as it is before the first canal is dug, the same one however many players there are."""
    return _largest().crop((0, 0, *size))


_SIZES = [plan(layout, seats).size for layout in ALL_LAYOUTS for seats in (2, 3, 4)]


@kept
def _largest() -> Image.Image:
    """Paints a picture of which those of all sizes are parts: water everywhere, the board with its frame."""
    size = (max(width for width, _ in _SIZES), max(height for _, height in _SIZES))
    image = surface(size, palette.DEEP, 3, fine=0.0, broad=0.014)
    left, top, _, _ = BOARD
    shape = _island()
    board = _lake(shape)
    _rows(board)
    _shore(board, shape)
    _meadow(board, shape)
    for spot in data.STARTS:
        start_square().stamp(board, _on_board(spot))
    emblem().stamp(board, _on_board(data.EMBLEM))
    canoe().stamp(board, _on_board("N2"))
    image.paste(board, (left, top))
    around = (0, 0, BOARD[2] + _FALL, BOARD[3] + _FALL)
    framed = image.crop(around)
    _frame(framed)
    image.paste(framed, around)
    return image


def _on_board(spot: str) -> Point:
    x, y = centre(spot)
    return (x - BOARD[0], y - BOARD[1])


def _size() -> tuple[int, int]:
    return (BOARD[2] - BOARD[0], BOARD[3] - BOARD[1])


@cache
def _island() -> Image.Image:
    """Returns the mask of the land, its shore slightly ragged."""
    large = Image.new("L", (_size()[0] * _FINE, _size()[1] * _FINE))
    draw = ImageDraw.Draw(large)
    for spot in data.INDEX:
        corners = [((x - BOARD[0]) * _FINE, (y - BOARD[1]) * _FINE) for x, y in square(spot, -1)]
        draw.rectangle((*corners[0], *corners[2]), fill=255)
    soft = softened(large, 6)
    rough = ImageChops.add(soft, cloud(large.size, 11, 26, 0.16), 1, -128)
    return rough.point([max(0, min(255, (i - 104) * 6)) for i in range(256)]).reduce(_FINE)


@cache
def dry() -> Image.Image:
    """Returns the mask of the land without its sand."""
    soft = _island().filter(ImageFilter.GaussianBlur(5))
    return soft.point([max(0, min(255, (i - 176) * 5)) for i in range(256)])


def _lake(shape: Image.Image) -> Image.Image:
    """Paints the water: darker far out, with shallows round the island and a crest on every square."""
    size = _size()
    image = textured(surface(size, palette.LAKE, 5, fine=0.0, broad=0.012), cloud(size, 9, 240, 0.04))
    far = ImageChops.add(softened(shape, 26), cloud(size, 12, 60, 0.12), 1, -128)
    image.paste(palette.SHALLOW, (0, 0), far.point([min(120, max(0, (i - 70) * 2)) for i in range(256)]))
    image.paste((206, 232, 226), (0, 0), _waves())
    return image


def _waves() -> Image.Image:
    """Returns the mask of the waves of the lake: a crest on every square, so that none is taken for a smooth canal."""
    mask = Image.new("L", (_size()[0] * _FINE, _size()[1] * _FINE))
    luck, draw = Random(4), ImageDraw.Draw(mask)
    for spot in data.CELLS:
        x, y = (part * _FINE + luck.uniform(-9, 9) for part in _on_board(spot))
        bright = luck.randrange(100, 160)
        for dx, dy in ((-15, -8), (15, -8), (0, 12), (30, 12)):
            crest = (x + dx - 16, y + dy - 7, x + dx + 16, y + dy + 11)
            draw.arc(crest, 200, 340, fill=bright, width=5)
    return mask.reduce(_FINE)


def _rows(board: Image.Image) -> None:
    """Draws lines between the rows on the lake, as on a chart: they lead from a square to its number."""
    mask = Image.new("L", _size())
    draw = ImageDraw.Draw(mask)
    for row in range(1, ROWS):
        y = RIM + row * SIDE
        draw.line((RIM, y, mask.width - RIM, y), fill=_CHART, width=2)
    board.paste(palette.FOAM, (0, 0), mask)


def _shore(board: Image.Image, shape: Image.Image) -> None:
    """Lays foam on the water round the island, and the sand of its shore."""
    foam = ImageChops.subtract(grown(shape, 4).filter(ImageFilter.GaussianBlur(2)), shape)
    broken = ImageChops.multiply(foam, cloud(shape.size, 21, 18, 0.5))
    board.paste(palette.FOAM, (0, 0), broken)
    shadow = ImageChops.subtract(ImageChops.offset(shape, 4, 5).filter(ImageFilter.GaussianBlur(4)), shape)
    board.paste((10, 34, 44), (0, 0), shadow.point([round(i * 0.55) for i in range(256)]))
    board.paste(surface(shape.size, palette.SAND, 31, fine=0.012, broad=0.02), (0, 0), shape)


def _meadow(board: Image.Image, shape: Image.Image) -> None:
    """Covers the island with meadows, its squares parted by lines."""
    board.paste(meadow(), (0, 0), dry())
    light, dark = bevel_masks(shape, 4, 0.5)
    board.paste((255, 250, 226), (0, 0), light)
    board.paste((40, 34, 14), (0, 0), dark)
    board.paste((92, 92, 50), (0, 0), lines(_LINES))


def shade_columns(canvas: Image.Image) -> None:
    """Shades every second column, land and water alike: the stripes lead from a square to its letter."""
    canvas.paste(palette.SOIL, BOARD, _stripes())


@cache
def _stripes() -> Image.Image:
    """Returns the mask of every second column within the frame."""
    mask = Image.new("L", _size())
    draw = ImageDraw.Draw(mask)
    for column in range(0, COLUMNS, 2):
        x = RIM + column * SIDE
        draw.rectangle((x, RIM, x + SIDE - 1, mask.height - RIM - 1), fill=_STRIPE)
    return mask


def lines(strength: int, thick: int = 2) -> Image.Image:
    """Returns the mask of the lines between squares."""
    mask = Image.new("L", _size())
    draw = ImageDraw.Draw(mask)
    for spot in data.SQUARES:
        corners = [(x - BOARD[0], y - BOARD[1]) for x, y in square(spot)]
        draw.line([*corners, corners[0]], fill=strength, width=thick)
    return mask


@kept
def meadow() -> Image.Image:
    """Returns meadows as large as the board."""
    size = _size()
    image = surface(size, palette.MEADOW, 41, fine=0.0, broad=0.016)
    herbs = cloud(size, 43, 46, 0.5).point([max(0, min(90, (i - 120))) for i in range(256)])
    image.paste(palette.HERBS, (0, 0), herbs)
    draw = ImageDraw.Draw(image)
    for x, y, luck in _clumps(size, 6, 120):
        for _ in range(luck.randrange(3, 8)):
            _tuft(draw, (x + luck.gauss(0, 13), y + luck.gauss(0, 7)), luck)
    for x, y, luck in _clumps(size, 7, 40):
        for _ in range(luck.randrange(1, 4)):
            _maguey(draw, (x + luck.gauss(0, 16), y + luck.gauss(0, 10)), luck)
    return image.filter(ImageFilter.BoxBlur(0.6))


def _clumps(size: tuple[int, int], seed: int, count: int) -> Iterator[tuple[float, float, Random]]:
    """Yields where plants grow together, with the luck of what grows there."""
    luck = Random(seed)
    for _ in range(count):
        yield luck.uniform(0, size[0]), luck.uniform(0, size[1]), luck


def _tuft(draw: ImageDraw.ImageDraw, at: Point, luck: Random) -> None:
    (x, y), shade = at, mix(palette.HERBS, (70, 92, 40), luck.random() * 0.6)
    for lean in (-2, 0, 2):
        draw.line((x, y, x + lean, y - luck.uniform(3, 5)), fill=shade)


def _maguey(draw: ImageDraw.ImageDraw, at: Point, luck: Random) -> None:
    """Draws an agave: a rosette of pointed leaves."""
    reach = luck.uniform(6, 9)
    for turn in (180, 205, 232, 258, 282, 308, 335, 360):
        left, right = (polar(at, 2, turn + way) for way in (-90, 90))
        shade = mix(palette.HERBS, (84, 116, 88), 0.35 + luck.random() * 0.4)
        draw.polygon([left, polar(at, reach, turn), right], fill=shade)


@cache
def start_square() -> Sprite:
    """Returns a square on which figures begin: a paved court with a stepped fret in its corners."""
    sheet = Sheet(SIDE, SIDE)
    half = SIDE / 2 - 2
    sheet.polygon(_box(half), palette.KERB_RIM)
    sheet.polygon(_box(half - 2), palette.GOLD)
    sheet.polygon(_box(half - 5), palette.KERB_RIM)
    sheet.polygon(_box(half - 6.5), palette.KERB)
    for turn in range(4):
        steps = [(17, 17), (5, 17), (5, 13), (9, 13), (9, 9), (13, 9), (13, 5), (17, 5)]
        sheet.polygon([turned(step, turn) for step in steps], palette.RED)
    sheet.bevel(2, 0.35)
    return sheet.sprite()


@cache
def emblem() -> Sprite:
    """Returns the emblem in the middle of the start squares: a stone of the sun."""
    sheet = Sheet(SIDE, SIDE)
    sheet.polygon(_box(SIDE / 2 - 2), palette.KERB_RIM)
    sheet.polygon(_box(SIDE / 2 - 4), palette.RED)
    sheet.ellipse((0, 0), 23, 23, palette.GOLD, palette.KERB_RIM, 1.6)
    for i in range(8):
        tip, left, right = (polar((0, 0), r, 45 * i + a) for r, a in ((22, 0), (13, -17), (13, 17)))
        sheet.polygon([tip, left, right], palette.RED, palette.KERB_RIM, 1)
    sheet.ellipse((0, 0), 13, 13, palette.KERB, palette.KERB_RIM, 1.6)
    sheet.ellipse((0, 0), 8.5, 8.5, palette.GOLD, palette.KERB_RIM, 1.2)
    for x in (-3.2, 3.2):
        sheet.ellipse((x, -1.6), 1.7, 1.7, palette.KERB_RIM)
    sheet.line([(-3, 3.6), (3, 3.6)], palette.KERB_RIM, 1.6)
    sheet.bevel(2, 0.4)
    return sheet.sprite()


@cache
def canoe() -> Sprite:
    """Returns a canoe on the lake, with the one who paddles it."""
    sheet = Sheet(96, 60)
    hull = [(-40, 6), (-26, -4), (22, -10), (38, -12), (30, 2), (-18, 12)]
    sheet.polygon(hull, palette.WOOD, palette.WOOD_RIM, 3)
    sheet.polygon(
        [(-30, 5), (-22, 0), (20, -6), (28, -7), (23, -1), (-16, 7)], mix(palette.WOOD_RIM, palette.WOOD, 0.3)
    )
    sheet.line([(10, -18), (-4, 16)], palette.WOOD_RIM, 2.6)
    sheet.ellipse((-6, 18), 3, 5, palette.WOOD_RIM)
    sheet.polygon([(-4, 1), (6, -1), (8, -12), (0, -13)], palette.CHALK, palette.WOOD_RIM, 1.6)
    sheet.ellipse((4, -17), 5.4, 5.4, palette.SKIN, palette.WOOD_RIM, 1.6)
    sheet.bevel(1.6, 0.3)
    return sheet.sprite(Shadow(4, 7, 4, 0.4))


def _box(half: float) -> list[Point]:
    return [(-half, -half), (half, -half), (half, half), (-half, half)]


def _plates(size: tuple[int, int]) -> Image.Image:
    """Returns a mask of every second column and row as far as the frame: like the rim of a map it leads the eye."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    left, top, right, bottom = BOARD
    inner = (left + RIM, top + RIM, right - RIM - 1, bottom - RIM - 1)
    for column in range(1, COLUMNS, 2):
        x = inner[0] + column * SIDE
        draw.rectangle((x, top, x + SIDE - 1, bottom), fill=_PLATE)
    draw.rectangle((left, inner[1], right, inner[3]), fill=0)
    for row in range(1, ROWS, 2):
        y = inner[1] + row * SIDE
        draw.rectangle((left, y, right, y + SIDE - 1), fill=_PLATE)
    return mask


def _frame(image: Image.Image) -> None:
    """Draws the frame of carved stone with the coordinates on it."""
    left, top, right, bottom = BOARD
    ring = Image.new("L", image.size)
    draw = ImageDraw.Draw(ring)
    draw.rounded_rectangle((left, top, right - 1, bottom - 1), 10, fill=255)
    draw.rectangle((left + RIM - 2, top + RIM - 2, right - RIM + 1, bottom - RIM + 1), fill=0)
    stone = surface(image.size, palette.BASALT, 51, fine=0.0, broad=0.03)
    light, dark = bevel_masks(ring, 3, 0.4)
    stone.paste((236, 214, 176), (0, 0), light)
    stone.paste((10, 6, 4), (0, 0), dark)
    shade = ImageChops.subtract(softened(ImageChops.offset(ring, 5, 6), 6), ring)
    image.paste((8, 20, 26), (0, 0), shade.point([round(i * 0.6) for i in range(256)]))
    stone.paste((255, 222, 160), (0, 0), ImageChops.multiply(ring, _plates(image.size)))
    image.paste(stone, (0, 0), ring)
    edge = (left + RIM - 4, top + RIM - 4, right - RIM + 3, bottom - RIM + 3)
    ImageDraw.Draw(image).rectangle(edge, outline=palette.GOLD, width=2)
    columns, rows = [name((i, 0))[0] for i in range(COLUMNS)], [str(i + 1) for i in range(ROWS)]
    face = fonts.font(32, fonts.BOLD)
    draw_coordinates(image, GRID, columns, rows, face, palette.CHALK, RIM / 2 + 1)
