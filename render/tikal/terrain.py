"""The ground of the board: unexplored canopy, and the terrain of the tiles with their stones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import hypot
from random import Random

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.core import fonts
from render.core.canvas import Point, Shadow, Sheet, Sprite, around, bevel_masks, mask_of, mix, polar, softened
from render.core.kept import kept
from render.core.labels import figure
from render.core.palette import DARK, SeatLook
from render.core.pointers import towards
from render.core.scene import ALL_LAYOUTS
from render.core.texture import cloud, crown, grain, palm, surface, textured
from render.tikal import palette
from render.tikal.layout import APOTHEM, EDGES, NAMES, RADIUS, Site, plan

Stones = tuple[int, int, int, int, int, int]

_FINE = 2
"""How many times larger a tile is painted than it is kept."""


def _middle(site: Site) -> Point:
    """Returns the middle of a tile."""
    return (site.tile[0] / 2, site.tile[1] / 2)


def _large(site: Site) -> tuple[int, int]:
    """Returns the size in which a tile is painted."""
    return (site.tile[0] * _FINE, site.tile[1] * _FINE)


LOOKS = 3
_INWARD, _SQUEEZED, _CROWDED = 20, 6, 46
"""From a border to the middle of the stones on one side of it, which so are seen to lie on that space alone; the same
where others stand there, and how near to the middles of these stones would cover them."""
_HELD_INWARD = 16
"""The same on a tile that is not on the board yet."""
_NEAR, _AWAY = 46, 14
"""How near to stones a name would run into their number, and how far along the border these give way."""


@kept
def jungle(size: tuple[int, int], site: Site) -> Image.Image:
    """Returns a whole picture as unexplored canopy, the same one however many players there are."""
    return _canopy(size[0], site).crop((0, 0, *size))


_SIZES = [plan(layout, seats).size for layout in ALL_LAYOUTS for seats in (2, 3, 4)]


@kept
def _canopy(width: int, site: Site) -> Image.Image:
    """Paints the canopy of the highest picture of a width, the spaces parted by darker lanes."""
    size = max(size for size in _SIZES if size[0] == width)
    image = surface(size, palette.UNDERGROWTH, 7)
    luck = Random(36)
    trees = _trees()
    spots = [
        (x + luck.uniform(-14, 14), y + luck.uniform(-12, 12))
        for y in range(0, size[1] + 30, 34)
        for x in range(0, size[0] + 30, 38)
    ]
    for spot in spots:
        luck.choice(trees).stamp(image, spot)
    image = textured(image.filter(ImageFilter.BoxBlur(2.6)), cloud(image.size, 5, 190, 0.05))
    dark = image.point([round(i * 0.3) for i in range(256)] * 3)
    image = Image.composite(dark, image, _lanes(size, site, 12, 0.8))
    image.paste((170, 190, 130), (0, 0), _lanes(size, site, 2, 0.4))
    return image


@cache
def _trees() -> tuple[Sprite, ...]:
    colours = palette.CANOPY
    broad = [crown(20 + 3 * (i % 5), colours[i % len(colours)], 100 + i) for i in range(20)]
    palms = [palm(24 + 2 * i, colours[i % len(colours)], 200 + i) for i in range(3)]
    blossoms = [crown(22 + 3 * i, colour, 400 + i) for i, colour in enumerate(palette.BLOSSOMS)]
    return (*broad, *broad, *palms, *palms, *blossoms)


def _lanes(size: tuple[int, int], site: Site, width: int, strength: float) -> Image.Image:
    """Returns a soft mask of the borders of all spaces."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    for name in NAMES:
        corners = site.space(name)
        draw.line([*corners, corners[0]], fill=255, width=width)
    return mask.filter(ImageFilter.BoxBlur(width / 5)).point([round(i * strength) for i in range(256)])


@lru_cache(maxsize=256)
def tile(kind: str, stones: Stones, site: Site, look: int = 0) -> Sprite:
    """Returns an explored space with its paths; its stones, temples, treasures and pieces come on top.

    There are `LOOKS` of each, so that a board does not repeat itself. It is put together from parts that are painted
    once, so that a board never seen before is drawn nearly as fast as a known one.
    """
    ground = _volcano(look, site) if kind == "volcano" else _clearing(look, site)
    image, middle = ground.image.copy(), ground.anchor
    parts = [_path(edge, stones[edge], site) for edge in EDGES if stones[edge]]
    if kind in ("temple", "treasure"):
        parts.append(_plaza(look, site) if kind == "temple" else _pit(site))
    for part in (*parts, _slope(site), _rim(site)):
        part.stamp(image, middle)
    return Sprite(image, middle)


def lay_stones(canvas: Image.Image, stones: Stones, site: Site, spots: Iterable[tuple[int, Point]]) -> None:
    """Lays the stones of a space where they lie, by its edges."""
    for edge, at in spots:
        lone(stones[edge], site.edge_angle(edge) % 180).stamp(canvas, at)


def spots(
    middle: Point,
    stones: Stones,
    site: Site,
    *,
    summed: Container[int] = (),
    crowd: Collection[Point] = (),
    name: Point | None = None,
    clear: Callable[[Point], Point] = lambda at: at,
) -> Iterator[tuple[int, Point]]:
    """Yields where its stones lie on a space, by the edges, but for those whose stones are told by their sum.

    They keep off the ``crowd`` there; beside its name, if that is written there, they give way, and ``clear`` says
    where they lie that shall cover nobody.
    """
    for edge in EDGES:
        if stones[edge] and edge not in summed:
            at = lying(middle, edge, site, crowd)
            if name is not None and hypot(at[0] - name[0], at[1] - name[1]) < _NEAR:
                at = towards(at, polar(name, _INWARD, site.edge_angle(edge)), -_AWAY)
            yield edge, clear(at)


def lying(middle: Point, edge: int, site: Site, crowd: Collection[Point] = ()) -> Point:
    """Returns where the stones on an edge of a space lie: nearly on the border itself, as what that costs does, where
    they would cover a flag or figures, whose middles are the ``crowd``."""
    angle = site.edge_angle(edge)
    x, y = within = polar(middle, APOTHEM - _INWARD, angle)
    crowded = any(hypot(x - a, y - b) < _CROWDED for a, b in crowd)
    return polar(middle, APOTHEM - _SQUEEZED, angle) if crowded else within


def lay_held(canvas: Image.Image, middle: Point, stones: Stones, site: Site, radius: int) -> None:
    """Lays its stones on a tile that is not on the board yet and so large: the larger, and a single one has its number,
    too, as on a phone they were miscounted."""
    for edge in EDGES:
        if stones[edge]:
            angle = site.edge_angle(edge)
            held(stones[edge], angle).stamp(canvas, polar(middle, radius * APOTHEM / RADIUS - _HELD_INWARD, angle))


def _scaled(points: Sequence[Point]) -> list[Point]:
    return [(x * _FINE, y * _FINE) for x, y in points]


@cache
def _shape(site: Site) -> Image.Image:
    """Returns the mask of a tile."""
    return mask_of(_large(site), _scaled(site.hexagon(_middle(site), RADIUS - 1.5)), 2)


def _cut(painted: Image.Image, site: Site) -> Sprite:
    """Cuts a tile out of what was painted and gives it a shadow."""
    image = painted.convert("RGBA")
    image.putalpha(_shape(site))
    return Shadow(2, 3, 3, 0.5).under(image.reduce(_FINE))


def _laid(colours: Image.Image, mask: Image.Image, site: Site) -> Sprite:
    """Makes a sprite of what was painted where a mask says so, within the tile."""
    image = colours.convert("RGBA")
    image.putalpha(ImageChops.multiply(mask, _shape(site)))
    return Sprite(image.reduce(_FINE), (site.tile[0] // 2, site.tile[1] // 2))


@cache
def _slope(site: Site) -> Sprite:
    """Returns the bevel of a tile: lit to the upper left, in the shade to the lower right."""
    light, dark = bevel_masks(_shape(site), 5, 0.5)
    colours = Image.new("RGB", _large(site), (255, 250, 225))
    colours.paste((22, 18, 8), (0, 0), dark.point([255 if i else 0 for i in range(256)]))
    return _laid(colours, ImageChops.lighter(light, dark), site)


@cache
def _rim(site: Site) -> Sprite:
    """Returns a pale line along the edge of a tile: it holds together what stands on one space."""
    loop = _scaled(site.hexagon(_middle(site), RADIUS - 9))
    mask = Image.new("L", _large(site))
    ImageDraw.Draw(mask).line([*loop, loop[0], loop[1]], fill=120, width=5, joint="curve")
    return _laid(Image.new("RGB", mask.size, palette.CHALK), mask.filter(ImageFilter.GaussianBlur(1.6)), site)


@cache
def _clearing(look: int, site: Site) -> Sprite:
    """Returns a clearing without paths: trodden in the middle, grass and small trees towards the edge."""
    large = _large(site)
    ground = surface(large, palette.CLEARING, look, fine=0.0, broad=0.04)
    inner = mask_of(large, _scaled(site.hexagon(_middle(site), RADIUS * 0.8)), 1)
    soft = ImageChops.invert(softened(inner, 26))
    rough = ImageChops.add(soft, cloud(large, 77 + look, 14, 0.24), 1, -128).filter(ImageFilter.GaussianBlur(1.5))
    ground.paste(surface(large, palette.GRASS, look + 9, fine=0.0, broad=0.05), (0, 0), rough)
    x, y = (part * _FINE for part in _middle(site))
    disc = Image.new("L", large)
    ImageDraw.Draw(disc).ellipse((x - 66, y - 66, x + 66, y + 66), fill=255)
    trodden = _ragged(disc, look)
    ground.paste(_earth(look, site), (0, 0), trodden)
    _tufts(ground, look, ImageChops.invert(trodden), site)
    _shrubs(ground, look, site)
    (_fallen_trunk, _ruins, _ferns)[look](ground, site)
    return _cut(ground.filter(ImageFilter.GaussianBlur(2)), site)


@lru_cache(maxsize=8)
def _earth(look: int, site: Site) -> Image.Image:
    return surface(_large(site), palette.EARTH, look + 4, fine=0.008, broad=0.03)


def _ragged(mask: Image.Image, look: int) -> Image.Image:
    """Returns a mask with the ragged soft edge of trodden ground."""
    rough = ImageChops.add(softened(mask, 9), cloud(mask.size, look + 3, 10, 0.22), 1, -128)
    return rough.point([max(0, min(255, (i - 70) * 3)) for i in range(256)]).filter(ImageFilter.GaussianBlur(1.5))


@cache
def _path(edge: int, stones: int, site: Site) -> Sprite:
    """Returns the path from the stones of an edge to the middle, wider behind more stones."""
    mask, middle, angle = Image.new("L", _large(site)), _middle(site), site.edge_angle(edge)
    luck = Random(edge)
    start = polar(middle, APOTHEM + 4, angle)
    bend = polar(middle, APOTHEM * 0.5, angle + luck.uniform(-9, 9))
    width = (30 + 15 * stones) * _FINE // 2
    ImageDraw.Draw(mask).line(_scaled([start, bend, middle]), fill=255, width=width, joint="curve")
    return _laid(_earth(0, site), _ragged(mask, 0), site)


@cache
def _plaza(look: int, site: Site) -> Sprite:
    """Returns the flagstones round a temple."""
    luck = Random(look)
    colours, mask = Image.new("RGB", _large(site)), Image.new("L", _large(site))
    x, y = (part * _FINE for part in _middle(site))
    half, count = 50 * _FINE, 7
    step = 2 * half / count
    for row in range(count):
        for column in range(count):
            at_edge = (min(row, column) == 0) + (max(row, column) == count - 1)
            if luck.random() < 0.3 * at_edge:
                continue
            left, top = x - half + column * step, y - half + row * step
            box = (left + 1, top + 1, left + step - 2, top + step - 2)
            shade = mix(palette.PLAZA, palette.ROCK, luck.random() * 0.1)
            ImageDraw.Draw(colours).rounded_rectangle(box, 5, fill=shade)
            ImageDraw.Draw(mask).rounded_rectangle(box, 5, fill=255)
    return _laid(colours, mask, site)


@cache
def _pit(site: Site) -> Sprite:
    """Returns the dug ground under a treasure."""
    x, y = (part * _FINE for part in _middle(site))
    mask = Image.new("L", _large(site))
    ImageDraw.Draw(mask).ellipse((x - 80, y - 80, x + 80, y + 80), fill=255)
    return _laid(Image.new("RGB", mask.size, mix(palette.EARTH, palette.ROCK, 0.25)), softened(mask, 7), site)


def _tufts(ground: Image.Image, look: int, where: Image.Image, site: Site) -> None:
    """Draws blades of grass, more of them towards the edge."""
    luck = Random(look + 1)
    grown = ground.copy()
    draw = ImageDraw.Draw(grown)
    for _ in range(60):
        far, angle = RADIUS * (0.45 + 0.5 * luck.random() ** 0.6), luck.random() * 360
        x, y = (part * _FINE for part in polar(_middle(site), far, angle))
        shade = mix(palette.GRASS, (60, 84, 34), luck.random() * 0.6)
        for lean in (-5, 0, 5):
            draw.line((x, y, x + lean + luck.uniform(-2, 2), y - luck.uniform(7, 13)), fill=shade, width=2)
    ground.paste(grown, (0, 0), where)


def _shrubs(ground: Image.Image, look: int, site: Site) -> None:
    """Puts small trees into the corners."""
    luck = Random(look + 2)
    shrubs = _small_trees()
    for angle in (0, 60, 120, 180, 300):
        for _ in range(2):
            x, y = polar(_middle(site), RADIUS * luck.uniform(0.88, 0.99), angle + site.tilt + luck.uniform(-9, 9))
            luck.choice(shrubs).stamp(ground, (x * _FINE, y * _FINE))


def _fallen_trunk(ground: Image.Image, site: Site) -> None:
    """Lays a mossy trunk across the right corner."""
    sheet = Sheet(88, 72, 2 * _FINE)
    sheet.line([(-30, 20), (30, -16)], palette.BARK, 15)
    sheet.line([(-31, 16), (27, -19)], mix(palette.BARK, palette.EARTH, 0.35), 5)
    sheet.ellipse((-31, 20), 7.5, 8.5, mix(palette.EARTH, palette.BARK, 0.3), palette.BARK, 2)
    sheet.line([(6, -2), (14, 16)], palette.BARK, 6)
    for x, y in ((-12, 6), (8, -8), (20, -14)):
        sheet.soft((x, y), 8, 4, palette.MOSS, 0.8, 1.6)
    _grown(ground, sheet, 0, 0.74, site)


def _ruins(ground: Image.Image, site: Site) -> None:
    """Lets some blocks of a fallen wall lie in the left corner."""
    luck, sheet = Random(12), Sheet(88, 88, 2 * _FINE)
    for x, y, turn in ((-16, -14, 8), (4, -22, -14), (-20, 8, 30), (2, 2, -6), (-4, 22, 16)):
        block = [polar((x, y), r, angle + turn) for r, angle in ((12, 35), (12, 145), (12, 215), (12, 325))]
        shade = mix(palette.GRASS, palette.ROCK, 0.1 + 0.3 * luck.random())
        sheet.polygon(block, shade, mix(palette.GRASS, palette.ROCK, 0.6), 1.6)
    sheet.bevel(2, 0.4)
    for x, y in ((-10, -6), (6, 14), (-22, 18)):
        sheet.soft((x, y), 8, 5, palette.MOSS, 0.8, 2)
    _grown(ground, sheet, 180, 0.7, site)


def _ferns(ground: Image.Image, site: Site) -> None:
    """Lets ferns grow in the lower corners."""
    for seed, angle in ((1, 60), (2, 120), (3, 0)):
        fern = palm(24, mix(palette.CANOPY[seed % 4], palette.GRASS, 0.35), 500 + seed)
        x, y = polar(_middle(site), RADIUS * 0.76, angle + site.tilt)
        _twice(fern).stamp(ground, (x * _FINE, y * _FINE))


def _grown(ground: Image.Image, sheet: Sheet, angle: float, far: float, site: Site) -> None:
    x, y = polar(_middle(site), RADIUS * far, angle + site.tilt)
    sheet.sprite(Shadow(3, 4, 3, 0.45)).stamp(ground, (x * _FINE, y * _FINE))


def _twice(sprite: Sprite) -> Sprite:
    image = sprite.image.resize((sprite.image.width * _FINE, sprite.image.height * _FINE))
    return Sprite(image, (sprite.anchor[0] * _FINE, sprite.anchor[1] * _FINE))


@cache
def _small_trees() -> tuple[Sprite, ...]:
    colours = [mix(colour, palette.GRASS, 0.4) for colour in palette.CANOPY]
    return tuple(crown(15 + 2 * (i % 4), colours[i % len(colours)], 300 + i) for i in range(8))


@cache
def _volcano(look: int, site: Site) -> Sprite:
    luck = Random(look)
    large = _large(site)
    ground = surface(large, mix(palette.ROCK, palette.UNDERGROWTH, 0.25), look, fine=0.05, broad=0.08)
    draw = ImageDraw.Draw(ground)
    middle = (large[0] / 2, large[1] / 2)
    for radius, share in ((150, 0.12), (124, 0.0), (100, 0.14), (80, 0.28)):
        ring = [(x + luck.uniform(-9, 9), y + luck.uniform(-9, 9)) for x, y in around(radius, 26, 0, middle)]
        draw.polygon([(x + 5, y + 6) for x, y in ring], fill=mix(palette.ROCK, (18, 12, 10), 0.6))
        draw.polygon(ring, fill=mix(palette.ROCK, (236, 214, 190), share))
    glow = Image.new("L", large)
    pit = [(x + luck.uniform(-7, 7), y + luck.uniform(-7, 7)) for x, y in around(58, 20, 0, middle)]
    ImageDraw.Draw(glow).polygon(pit, fill=255)
    for angle in (20, 140, 255):
        flow = [polar(middle, r, angle + luck.uniform(-7, 7)) for r in range(40, 175, 22)]
        ImageDraw.Draw(glow).line(flow, fill=255, width=13, joint="curve")
    ground.paste((60, 20, 10), (0, 0), glow.filter(ImageFilter.GaussianBlur(9)))
    lava = textured(Image.new("RGB", large, palette.LAVA), cloud(large, look + 5, 16, 0.16), grain(large, look, 0.03))
    ground.paste(lava, (0, 0), glow.filter(ImageFilter.GaussianBlur(1.2)))
    heart = Image.new("L", large)
    ImageDraw.Draw(heart).ellipse((middle[0] - 34, middle[1] - 34, middle[0] + 30, middle[1] + 30), fill=200)
    ground.paste((255, 220, 110), (0, 0), heart.filter(ImageFilter.GaussianBlur(12)))
    return _cut(textured(ground, grain(large, look + 2, 0.02)).filter(ImageFilter.GaussianBlur(1.6)), site)


@cache
def _bushes() -> tuple[Sprite, ...]:
    crowns = (crown(7 + i % 3, palette.CANOPY[i % 4], 500 + i) for i in range(8))
    return tuple(Sprite(one.image.filter(ImageFilter.GaussianBlur(0.9)), one.anchor) for one in crowns)


@cache
def thicket(angle: int) -> Sprite:
    """Returns the thicket on a border without stones, over which nobody can step.

    Where a border was bare, it was not known whether its stone is covered by figures.
    """
    luck, sheet = Random(angle), Sheet(2 * RADIUS, 2 * RADIUS)
    ends = [polar((0, 0), half, angle + 90) for half in (-0.48 * RADIUS, 0.48 * RADIUS)]
    sheet.line(ends, palette.UNDERGROWTH, 21)
    sprite = sheet.sprite(Shadow(1, 3, 3, 0.5))
    for step in range(-4, 5):
        x, y = polar((0, 0), step * RADIUS / 11, angle + 90)
        luck.choice(_bushes()).stamp(sprite.image, (sprite.anchor[0] + x, sprite.anchor[1] + y))
    return sprite.trimmed()


@cache
def gate(angle: int) -> Sprite:
    """Returns the path over a border that figures can cross: a gap in the bushes, just as wide as its stone needs.

    Where the bushes stood only at the corners, figures near a border were taken for those of the space beyond.
    """
    sheet = Sheet(2 * RADIUS, 2 * RADIUS, 1)
    ends = [polar((0, 0), far, angle) for far in (-82, 82)]
    for width, share in ((46, 0.22), (36, 0.14)):
        sheet.line(ends, mix(palette.EARTH, palette.STONE if share < 0.3 else palette.STONE_RIM, share), width)
    path, near = sheet.image.filter(ImageFilter.GaussianBlur(3)), Image.new("L", sheet.image.size)
    ImageDraw.Draw(near).ellipse((36, 36, 160, 160), fill=210)
    path.putalpha(ImageChops.multiply(path.getchannel("A"), near.filter(ImageFilter.GaussianBlur(14))))
    sprite = Sprite(path, (RADIUS, RADIUS))
    for step in (-5, -4, -3, 3, 4, 5):
        x, y = polar((0, 0), step * RADIUS / 11, angle + 90)
        _bushes()[step].stamp(sprite.image, (sprite.anchor[0] + x, sprite.anchor[1] + y))
    return sprite.trimmed()


@cache
def crossing(stones: int, angle: int) -> Sprite:
    """Returns the slab of slate between two spaces with the number of all stones on their border, to be read where they
    cannot be counted; ``angle`` is the way over it.

    It is dark, as no piece is, for a white one is louder than a temple, and lies along its border, for a round one was
    taken for a piece or a coin. One stone, as most borders have, is small: it leaves air to who stands beside it, and
    dear borders are seen at once.
    """
    return _slate(stones, angle, _slab_size(stones), 32 if stones == 1 else 41)


@cache
def lone(stones: int, angle: int) -> Sprite:
    """Returns the stones on an edge over which nobody can step yet: faint, as among them the costs were not found."""
    return crossing(stones, angle).faded(_FAINT)


_FAINT = 0.6


@cache
def held(stones: int, angle: int) -> Sprite:
    """Returns the slab on an edge of a tile that is not on the board yet."""
    return _slate(stones, angle, (19, 16), 40)


def _slate(stones: int, angle: int, half: tuple[float, float], size: int) -> Sprite:
    """Returns a slab of slate with a number: half so long along its border, and half so broad."""
    along, across = half
    sheet = Sheet(64, 64)
    for grow, colour in ((1.6, palette.COST_RIM), (0, palette.COST)):
        sheet.polygon([_turned(x, y, angle) for x, y in _octagon(across + grow, along + grow, 5)], colour)
    sheet.bevel(2, 0.4)
    sprite = sheet.sprite(Shadow(2, 3, 1.5, 0.5))
    figure(sprite.image, sprite.anchor, stones, fonts.font(size, fonts.BLACK), palette.COST_INK)
    return sprite.trimmed()


def _slab_size(stones: int) -> tuple[float, float]:
    """Returns half the length of the slab on a border, and half its breadth."""
    return (18, 12.5) if stones == 1 else (23, 16.5)


def _octagon(x: float, y: float, cut: float) -> list[Point]:
    """Returns the outline of a slab with cut corners, half so broad and so long."""
    right = [(x - cut, -y), (x, cut - y), (x, y - cut), (x - cut, y)]
    return [*right, *((-a, b) for a, b in reversed(right))]


@cache
def step(angle: int, crossed: SeatLook, stones: int) -> Sprite:
    """Returns the step of figures over a border: an arrowhead in their colour beyond its stone, with a dark rim as the
    way that leads there: pale ones on both sides were taken for paths."""
    sheet, (_, across) = Sheet(96, 96), _slab_size(stones)
    tip = across + 20
    head = [_turned(x, y, angle) for x, y in ((tip - 12, -13), (tip, 0), (tip - 12, 13))]
    for width, colour in ((12, DARK), (8, crossed.colour)):
        sheet.line(head, colour, width)
    return sheet.sprite(Shadow(1, 2, 1.5, 0.3))


def _turned(x: float, y: float, angle: float) -> Point:
    return polar(polar((0, 0), x, angle), y, angle + 90)
