"""The ground of the board: unexplored canopy, and the terrain of the tiles with their stones."""

from __future__ import annotations

from functools import cache, lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, around, bevel_masks, mask_of, mix
from render.core.texture import cloud, crown, grain, palm, surface, textured
from render.tikal import palette
from render.tikal.layout import APOTHEM, EDGES, HEIGHT, NAMES, RADIUS, WIDTH, centre, edge_angle, hexagon, polar

Stones = tuple[int, int, int, int, int, int]

_SIZE = (2 * RADIUS + 8, round(2 * APOTHEM) + 8)
_MIDDLE = (_SIZE[0] / 2, _SIZE[1] / 2)
_FINE = 2
"""How many times larger a tile is painted than it is kept."""
_LARGE = (_SIZE[0] * _FINE, _SIZE[1] * _FINE)

LOOKS = 2


@cache
def jungle() -> Image.Image:
    """Paints the whole picture as unexplored canopy, the spaces parted by darker lanes."""
    image = surface((WIDTH, HEIGHT), palette.UNDERGROWTH, 7)
    luck = Random(36)
    trees = _trees()
    spots = [
        (x + luck.uniform(-14, 14), y + luck.uniform(-12, 12))
        for y in range(0, HEIGHT + 30, 34)
        for x in range(0, WIDTH + 30, 38)
    ]
    for spot in spots:
        luck.choice(trees).stamp(image, spot)
    image = textured(image.filter(ImageFilter.GaussianBlur(0.9)), cloud(image.size, 5, 190, 0.05))
    dark = image.point([round(i * 0.3) for i in range(256)] * 3)
    image = Image.composite(dark, image, _lanes(12, 0.8))
    image.paste((170, 190, 130), (0, 0), _lanes(2, 0.4))
    return image


@cache
def _trees() -> tuple[Sprite, ...]:
    colours = palette.CANOPY
    broad = [crown(20 + 3 * (i % 5), colours[i % len(colours)], 100 + i) for i in range(20)]
    palms = [palm(24 + 2 * i, colours[i % len(colours)], 200 + i) for i in range(3)]
    blossoms = [crown(22 + 3 * i, colour, 400 + i) for i, colour in enumerate(palette.BLOSSOMS)]
    return (*broad, *broad, *palms, *palms, *blossoms)


def _lanes(width: int, strength: float) -> Image.Image:
    """Returns a soft mask of the borders of all spaces."""
    mask = Image.new("L", (WIDTH, HEIGHT))
    draw = ImageDraw.Draw(mask)
    for name in NAMES:
        corners = hexagon(centre(name))
        draw.line([*corners, corners[0]], fill=255, width=width)
    return mask.filter(ImageFilter.GaussianBlur(width / 5)).point([round(i * strength) for i in range(256)])


@lru_cache(maxsize=256)
def tile(kind: str, stones: Stones, look: int = 0) -> Sprite:
    """Returns an explored space with its paths and stones; temples, treasures and pieces come on top.

    There are `LOOKS` of each, so that a board does not repeat itself.
    """
    ground = _volcano(look) if kind == "volcano" else _clearing(kind, stones, look)
    light, dark = _slopes()
    ground.paste((255, 250, 225), (0, 0), light)
    ground.paste((22, 18, 8), (0, 0), dark)
    image = ground.convert("RGBA")
    image.putalpha(_shape())
    sprite = Shadow(2, 3, 3, 0.5).under(image.reduce(_FINE))
    for edge in EDGES:
        if stones[edge]:
            slabs(edge, stones[edge]).stamp(sprite.image, sprite.anchor)
    return sprite


@cache
def _shape() -> Image.Image:
    """Returns the mask of a tile."""
    return mask_of(_LARGE, _scaled(hexagon(_MIDDLE, RADIUS - 1.5)), 2)


@cache
def _slopes() -> tuple[Image.Image, Image.Image]:
    """Returns where the edge of a tile is lit and where it is in the shade."""
    return bevel_masks(_shape(), 5, 0.5)


def _scaled(points: list[Point]) -> list[Point]:
    return [(x * _FINE, y * _FINE) for x, y in points]


def _clearing(kind: str, stones: Stones, look: int) -> Image.Image:
    ground = _meadow(look).copy()
    paths = _paths(stones, look)
    ground.paste(_earth(look), (0, 0), paths)
    if kind in ("temple", "treasure"):
        _pave(ground, kind, look)
    _tufts(ground, look, ImageChops.invert(paths))
    _shrubs(ground, look)
    return ground


@cache
def _meadow(look: int) -> Image.Image:
    """Returns a clearing without paths: sand in the middle, grass towards the edge."""
    ground = surface(_LARGE, palette.CLEARING, look, fine=0.015, broad=0.04)
    inner = mask_of(_LARGE, _scaled(hexagon(_MIDDLE, RADIUS * 0.8)), 1)
    soft = ImageChops.invert(inner.filter(ImageFilter.GaussianBlur(26)))
    ragged = ImageChops.add(soft, cloud(_LARGE, 77 + look, 14, 0.24), 1, -128).filter(ImageFilter.GaussianBlur(1.5))
    ground.paste(surface(_LARGE, palette.GRASS, look + 9, fine=0.025, broad=0.06), (0, 0), ragged)
    return ground


@cache
def _earth(look: int) -> Image.Image:
    return surface(_LARGE, palette.EARTH, look + 4, fine=0.015, broad=0.03)


@cache
def _ragged(look: int) -> Image.Image:
    return cloud(_SIZE, look + 3, 5, 0.22)


def _paths(stones: Stones, look: int) -> Image.Image:
    """Returns a mask of the trodden ground: from every edge with stones to the middle."""
    mask = Image.new("L", _SIZE)
    draw = ImageDraw.Draw(mask)
    luck = Random(look)
    for edge in EDGES:
        if stones[edge]:
            start = polar(_MIDDLE, APOTHEM + 4, edge_angle(edge))
            bend = polar(_MIDDLE, APOTHEM * 0.5, edge_angle(edge) + luck.uniform(-9, 9))
            draw.line([start, bend, _MIDDLE], fill=255, width=(22 + 15 * stones[edge]) // 2, joint="curve")
    x, y = _MIDDLE
    draw.ellipse((x - 33, y - 33, x + 33, y + 33), fill=255)
    ragged = ImageChops.add(mask.filter(ImageFilter.GaussianBlur(4.5)), _ragged(look), 1, -128)
    return ragged.point([max(0, min(255, (i - 70) * 3)) for i in range(256)]).resize(_LARGE, Image.Resampling.BICUBIC)


def _pave(ground: Image.Image, kind: str, look: int) -> None:
    """Lays flagstones under a temple, a disc of trodden earth under a treasure."""
    luck = Random(look)
    draw = ImageDraw.Draw(ground)
    x, y = (part * _FINE for part in _MIDDLE)
    if kind == "treasure":
        draw.ellipse((x - 84, y - 84, x + 84, y + 84), fill=mix(palette.EARTH, palette.ROCK, 0.25))
        return
    half, count = 50 * _FINE, 7
    step = 2 * half / count
    for row in range(count):
        for column in range(count):
            if (min(row, column) == 0 and luck.random() < 0.3) or (
                max(row, column) == count - 1 and luck.random() < 0.3
            ):
                continue
            left, top = x - half + column * step, y - half + row * step
            shade = mix(palette.PLAZA, palette.ROCK, luck.random() * 0.25)
            draw.rounded_rectangle((left + 1, top + 1, left + step - 2, top + step - 2), 5, fill=shade)


def _tufts(ground: Image.Image, look: int, where: Image.Image) -> None:
    """Draws blades of grass away from the paths, more of them towards the edge."""
    luck = Random(look + 1)
    grown = ground.copy()
    draw = ImageDraw.Draw(grown)
    for _ in range(150):
        far, angle = RADIUS * (0.45 + 0.5 * luck.random() ** 0.6), luck.random() * 360
        x, y = (part * _FINE for part in polar(_MIDDLE, far, angle))
        shade = mix(palette.GRASS, (60, 84, 34), luck.random() * 0.7)
        for lean in (-5, 0, 5):
            draw.line((x, y, x + lean + luck.uniform(-2, 2), y - luck.uniform(7, 13)), fill=shade, width=2)
    ground.paste(grown, (0, 0), where)


def _shrubs(ground: Image.Image, look: int) -> None:
    """Puts small trees into the corners."""
    luck = Random(look + 2)
    shrubs = _small_trees()
    for angle in (0, 60, 120, 180, 300):
        for _ in range(3):
            x, y = polar(_MIDDLE, RADIUS * luck.uniform(0.88, 0.99), angle + luck.uniform(-9, 9))
            luck.choice(shrubs).stamp(ground, (x * _FINE, y * _FINE))


@cache
def _small_trees() -> tuple[Sprite, ...]:
    colours = [mix(colour, palette.GRASS, 0.4) for colour in palette.CANOPY]
    return tuple(crown(15 + 2 * (i % 4), colours[i % len(colours)], 300 + i) for i in range(8))


def _volcano(look: int) -> Image.Image:
    luck = Random(look)
    ground = surface(_LARGE, mix(palette.ROCK, palette.UNDERGROWTH, 0.25), look, fine=0.05, broad=0.08)
    draw = ImageDraw.Draw(ground)
    middle = (_MIDDLE[0] * _FINE, _MIDDLE[1] * _FINE)
    for radius, share in ((150, 0.12), (124, 0.0), (100, 0.14), (80, 0.28)):
        ring = [(x + luck.uniform(-9, 9), y + luck.uniform(-9, 9)) for x, y in around(radius, 26, 0, middle)]
        draw.polygon([(x + 5, y + 6) for x, y in ring], fill=mix(palette.ROCK, (18, 12, 10), 0.6))
        draw.polygon(ring, fill=mix(palette.ROCK, (236, 214, 190), share))
    glow = Image.new("L", _LARGE)
    pit = [(x + luck.uniform(-7, 7), y + luck.uniform(-7, 7)) for x, y in around(58, 20, 0, middle)]
    ImageDraw.Draw(glow).polygon(pit, fill=255)
    for angle in (20, 140, 255):
        flow = [polar(middle, r, angle + luck.uniform(-7, 7)) for r in range(40, 175, 22)]
        ImageDraw.Draw(glow).line(flow, fill=255, width=13, joint="curve")
    ground.paste((60, 20, 10), (0, 0), glow.filter(ImageFilter.GaussianBlur(9)))
    lava = textured(
        Image.new("RGB", _LARGE, palette.LAVA), cloud(_LARGE, look + 5, 16, 0.16), grain(_LARGE, look, 0.03)
    )
    ground.paste(lava, (0, 0), glow.filter(ImageFilter.GaussianBlur(1.2)))
    heart = Image.new("L", _LARGE)
    ImageDraw.Draw(heart).ellipse((middle[0] - 34, middle[1] - 34, middle[0] + 30, middle[1] + 30), fill=200)
    ground.paste((255, 220, 110), (0, 0), heart.filter(ImageFilter.GaussianBlur(12)))
    return textured(ground, grain(_LARGE, look + 2, 0.03))


@cache
def slabs(edge: int, count: int) -> Sprite:
    """Returns one to three slabs along an edge, anchored on the middle of the tile."""
    sheet = Sheet(*_SIZE)
    along, inwards = 29.0, APOTHEM - 13
    luck = Random(edge * 7 + count)
    angle = edge_angle(edge)
    base = polar((0, 0), inwards, angle)
    for i in range(count):
        middle = polar(base, along * (i - (count - 1) / 2), angle + 90)
        sheet.polygon(_slab(middle, angle, luck), _stone_shade(luck), palette.STONE_RIM, 2.4)
    sheet.bevel(2.4, 0.45)
    return sheet.sprite(Shadow(2, 3, 2, 0.75))


def _stone_shade(luck: Random) -> Colour:
    return mix(palette.STONE, palette.PLAZA, luck.random() * 0.3)


def _slab(middle: Point, angle: float, luck: Random) -> list[Point]:
    half_long, half_deep, cut = 12.5, 8.0, 3.0
    corners = (
        (half_long - cut, half_deep), (half_long, half_deep - cut), (half_long, -half_deep + cut),
        (half_long - cut, -half_deep), (-half_long + cut, -half_deep), (-half_long, -half_deep + cut),
        (-half_long, half_deep - cut), (-half_long + cut, half_deep),
    )  # fmt: skip
    moved = ((x + luck.uniform(-0.8, 0.8), y + luck.uniform(-0.8, 0.8)) for x, y in corners)
    return [polar(polar(middle, x, angle + 90), y, angle) for x, y in moved]
