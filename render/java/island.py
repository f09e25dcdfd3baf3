"""The ground of the board, which never changes: the sea, the mountains and plains of the border, the bare land."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from operator import itemgetter
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core import fonts
from render.core.boxes import Box
from render.core.canvas import Point, Polygon, Shadow, Sheet, Sprite, mix
from render.core.kept import kept
from render.core.labels import label
from render.core.texture import cloud, crown, palm, surface, textured
from render.java import palette
from render.java.borders import TOLLED, Tolls, toll
from render.java.layout import APOTHEM, CITIES, RULER, UPRIGHT, Site, column, guides
from rules.java import data


@kept
def island(size: tuple[int, int], drawn: str, site: Site, tolls: Tolls) -> Image.Image:
    """Paints a whole picture as the sea with the island in it."""
    board = data.BOARDS[drawn]
    image = sea(size).copy()
    for paint in (_coast, _plain, _mountains, _land, _coordinates):
        paint(image, board, site)
    for kind, points in tolls:
        for name in _names(board, kind):
            if name in TOLLED:
                toll(kind, points).stamp(image, site.centre(name))
    return image


_BESIDE, _ROOM = 23, 16
"""From the end of a row to the middle of its letter, and the room that a letter takes round that."""


def _coordinates(image: Image.Image, board: data.Board, site: Site) -> None:
    """Writes on the sea, where there is some, the letters of the rows and above and below the island the numbers of the
    columns. Turned it has none of these: there it has all the width.
    """
    for name, at in (*_rows(board, site), *(() if site.turn else _columns(board))):
        if _on_sea(site, at):
            label(image, at, name, fonts.font(34, fonts.BOLD), palette.SURF, palette.DEEP)


def _rows(board: data.Board, site: Site) -> Iterator[tuple[str, Point]]:
    """Yields the letter of each row at both its ends."""
    for letter, row in groupby(board.names, key=itemgetter(0)):
        names = list(row)
        for name, side in ((names[0], -1), (names[-1], 1)):
            x, y = site.centre(name)
            far = side * (APOTHEM + _BESIDE)
            yield letter, (x, y - far) if site.turn else (x + far, y)


def _columns(board: data.Board) -> Iterator[tuple[str, Point]]:
    """Yields the number of each column at both its ends."""
    _, top, _, bottom = UPRIGHT.board
    for number in range(1, max(int(name[1:]) for name in board.names)):
        for y in (top - RULER // 2, bottom + RULER // 2):
            yield str(number), (column(number), y)


def _on_sea(site: Site, at: Point) -> bool:
    """Says whether a coordinate lies on the sea, and not under what lies there, if only in part."""
    left, _, right, _ = site.sea
    return left < at[0] < right and not any(_under(box, at) for box in (*site.lying, CITIES))


def _under(box: Box, at: Point) -> bool:
    """Says whether a letter would lie under what lies on the sea, if only in part."""
    left, top, right, bottom = box
    return left - _ROOM < at[0] < right + _ROOM and top - _ROOM < at[1] < bottom + _ROOM


def _names(board: data.Board, *kinds: str) -> list[str]:
    return [name for name, kind in zip(board.names, board.kinds, strict=True) if kind in kinds]


def _mask(size: tuple[int, int], spaces: Iterable[Polygon], grow: int = 0, coarse: int = 1) -> Image.Image:
    """Returns a mask of spaces, a little larger than they are and so many times coarser if wanted."""
    mask = Image.new("L", (-(-size[0] // coarse), -(-size[1] // coarse)))
    draw = ImageDraw.Draw(mask)
    for space in spaces:
        corners = [(x / coarse, y / coarse) for x, y in space]
        draw.polygon(corners, fill=255)
        draw.line([*corners, corners[0], corners[1]], fill=255, width=2 * grow // coarse + 1, joint="curve")
    return mask


def _ragged(size: tuple[int, int], spaces: Iterable[Polygon], grow: int, seed: int, rough: float) -> Image.Image:
    """Returns a mask of spaces with the edge of a coast; painted at half the size, as that edge is soft anyhow."""
    mask = _mask(size, spaces, grow, 2).filter(ImageFilter.GaussianBlur(2))
    noisy = ImageChops.add(mask, cloud(mask.size, seed, 6, rough), 1, -128)
    steep = noisy.point([max(0, min(255, (i - 112) * 8)) for i in range(256)])
    return steep.resize(size, Image.Resampling.BILINEAR)


@kept
def sea(size: tuple[int, int]) -> Image.Image:
    """Paints the open sea."""
    image = textured(Image.new("RGB", size, palette.SEA), cloud(size, 3, 120, 0.05), cloud(size, 4, 40, 0.02))
    luck, draw = Random(11), ImageDraw.Draw(image, "RGBA")
    for _ in range(size[0] * size[1] // 20000):
        x, y, half = luck.uniform(0, size[0]), luck.uniform(0, size[1]), luck.uniform(7, 15)
        draw.arc((x - half, y - 4, x + half, y + 6), 200, 340, fill=(*palette.FOAM, 46), width=2)
    return image


def _extent(site: Site) -> tuple[int, int]:
    left, top, right, bottom = site.board
    return (right - left + 1, bottom - top + 1)


def _cover(image: Image.Image, site: Site, names: Iterable[str], ground: Image.Image) -> None:
    """Lays a ground as large as the island on some of its spaces."""
    (left, top, *_), (width, height) = site.board, ground.size
    mask = _mask(image.size, map(site.space, names), 1).crop((left, top, left + width, top + height))
    image.paste(ground, (left, top), mask)


def _coast(image: Image.Image, board: data.Board, site: Site) -> None:
    """Paints the shallows round the island, the surf and the beach."""
    spaces = [site.space(name) for name in board.names]
    for reach, share in ((34, 0.45), (14, 0.5)):
        far = _mask(image.size, spaces, reach, 4).filter(ImageFilter.GaussianBlur(reach * 0.15))
        shallow = far.point([round(i * share) for i in range(256)])
        image.paste(palette.SHALLOWS, (0, 0), shallow.resize(image.size, Image.Resampling.BILINEAR))
    surf = _ragged(image.size, spaces, 11, 21, 0.16)
    image.paste(palette.FOAM, (0, 0), surf.point([round(i * 0.7) for i in range(256)]))
    beach = _ragged(image.size, spaces, 7, 22, 0.1)
    image.paste(palette.BEACH, (0, 0), beach)


def _plain(image: Image.Image, board: data.Board, site: Site) -> None:
    """Paints the lowland: meadows with groves."""
    names = _names(board, data.LOWLAND)
    _cover(image, site, names, surface(_extent(site), palette.LOWLAND, 31, fine=0.005, broad=0.05))
    luck, trees = Random(12), _trees()
    for name in names:
        x, y = site.centre(name)
        for dx, dy in luck.sample(_RING if guides(name) else _WOOD, 3):
            luck.choice(trees).stamp(image, (x + dx + luck.uniform(-3, 3), y + dy + luck.uniform(-3, 3)))


_RING = ((-19, -15), (0, -25), (19, -15), (21, 10), (-21, 10), (9, 24), (-9, 24))
"""Where trees stand on a border space: round its name."""
_WOOD = ((-17, -11), (2, -24), (16, -10), (18, 11), (-18, 12), (5, 20), (-2, 2), (-8, 25))
"""The same where it has no name."""


@cache
def _trees() -> tuple[Sprite, ...]:
    crowns = [crown(8 + i % 3, palette.GROVE, 500 + i) for i in range(5)]
    palms = [palm(12 + i, mix(palette.GROVE, palette.LOWLAND, 0.2), 520 + i) for i in range(3)]
    return tuple(_set_back(tree) for tree in (*crowns, *palms))


def _set_back(sprite: Sprite) -> Sprite:
    """Returns mountains or trees faint and soft: hardly anything is ever laid there, and the eye is to go to the
    terraces; sharp they took more bytes than what is counted."""
    return Sprite(sprite.faded(_BACK).image.filter(ImageFilter.GaussianBlur(2)), sprite.anchor)


_BACK = 0.33
"""How strong they are."""


def _mountains(image: Image.Image, board: data.Board, site: Site) -> None:
    """Paints the highland, ridge behind ridge from the north."""
    names = _names(board, data.HIGHLAND)
    _cover(image, site, names, surface(_extent(site), palette.HIGHLAND, 41, fine=0.006, broad=0.06))
    luck = Random(14)
    for name in names:
        x, y = site.centre(name)
        for dx, dy in sorted(luck.choice(_RANGES if guides(name) else _MASSIFS), key=lambda spot: spot[1]):
            _peak(luck.randrange(_PEAKS)).stamp(image, (x + dx + luck.uniform(-2, 2), y + dy + luck.uniform(-2, 2)))


_RANGES = (((-19, 6), (17, 17), (-4, 24)), ((-17, 18), (19, 8), (3, 24)), ((18, 4), (-18, 12), (2, 23)))
"""Where the mountains of a space stand: round its name."""
_MASSIFS = (
    ((-16, 4), (15, 14), (0, -8)),
    ((-15, 14), (17, 6), (1, -7)),
    ((16, 2), (-16, 8), (1, 18)),
)
"""The same where it has no name."""
_PEAKS = 9


@cache
def _peak(look: int) -> Sprite:
    """Returns a mountain with a ridge between the light and the shade; every third one is a volcano."""
    luck = Random(look)
    half, tall, lean = luck.uniform(17, 21), luck.uniform(15, 19), luck.uniform(-3, 3)
    volcano = look % 3 == 0
    bright, dark = mix(palette.HIGHLAND, palette.PEAK, 0.42), mix(palette.HIGHLAND, palette.GORGE, 0.55)
    top = [(lean - 4, -tall), (lean + 4, -tall)] if volcano else [(lean, -tall)]
    ridge = [(lean + 3, -tall * 0.3), (lean - 2, tall * 0.1), (lean + 3, tall * 0.62)]
    left = [(-half * 0.5, -tall * 0.12), (-half, tall * 0.5), (-half * 0.4, tall * 0.66)]
    right = [(half * 0.4, tall * 0.66), (half, tall * 0.5), (half * 0.48, -tall * 0.1)]
    sheet = Sheet(64, 64)
    sheet.polygon([*top, *reversed(right), ridge[-1], *reversed(left)], bright)
    sheet.polygon([top[-1], *reversed(right), *reversed(ridge)], dark)
    if volcano:
        sheet.ellipse((lean, -tall), 4.6, 2, (206, 84, 34))
        sheet.line([(lean + 1, -tall), (lean + 4, -tall * 0.4)], (206, 84, 34), 1.6)
    else:
        cap = [
            top[0],
            (lean + 5, -tall * 0.62),
            (lean + 2, -tall * 0.5),
            (lean - 1, -tall * 0.6),
            (lean - 5, -tall * 0.52),
        ]
        sheet.polygon(cap, palette.PEAK)
    return _set_back(sheet.sprite(Shadow(2, 2, 3, 0.35)))


def _land(image: Image.Image, board: data.Board, site: Site) -> None:
    """Paints the bare land with its spaces."""
    names = _names(board, data.LAND, "lake")
    ground = surface(_extent(site), palette.LAND, 51, fine=0.004, broad=0.03)
    _cover(image, site, names, textured(ground, cloud(ground.size, 52, 160, 0.03)))
    (left, top, *_), (width, height) = site.board, ground.size
    lines = Image.new("L", (width * 2, height * 2))
    draw = ImageDraw.Draw(lines)
    for name in names:
        corners = [(2 * (x - left), 2 * (y - top)) for x, y in site.space(name)]
        draw.line([*corners, corners[0], corners[1]], fill=255, width=3)
    image.paste(palette.FURROW, (left, top), lines.reduce(2).point([round(i * 0.7) for i in range(256)]))
