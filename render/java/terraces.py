"""The terraces of a position: ground, steps, seams and houses on each space, and what is written on it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache, lru_cache
from zlib import crc32

from PIL import Image

from render.core import fonts
from render.core.canvas import Colour, Point, Shadow, Sheet, Sprite, mix
from render.core.kept import kept
from render.core.labels import figure, label
from render.core.palette import SeatLook, look_of
from render.core.pieces import block, outline
from render.java import borders, bounds, palette, terrain, water
from render.java.borders import Tolls
from render.java.bounds import Bound
from render.java.island import island
from render.java.layout import Site, guides
from render.java.palaces import on_board
from rules.core.contract import Seat
from rules.java import data
from rules.java.view import SpaceView, View, VillageView

Spaces = Mapping[str, SpaceView]
"""The spaces of a view by their names."""
_Laid = tuple[str, str, int, int]
"""What lies on a space: its name, terrain, level and the number of the tile on top."""

DEVELOPER = 12
"""From the middle of a developer to its edge."""
_TALL = 8
"""How high a developer is."""
BROAD, NARROW = 43, 40
"""The size of a number that stands alone, and beside a developer, as large as its space allows."""
ASIDE = 17
"""How far beside the middle of its space a number stands where a developer or the size of a village is on its left."""


def by_name(view: View) -> dict[str, SpaceView]:
    """Returns the spaces as they are painted: with still water where it is enclosed."""
    still = {name for system in view.systems if not system.gaps for name in system.spaces}
    return {one.name: replace(one, terrain=terrain.STILL) if one.name in still else one for one in view.spaces}


def leaders_of(villages: Iterable[VillageView]) -> dict[str, tuple[Seat, ...]]:
    """Returns for the space of each palace who ranks highest in its city."""
    return {village.palace: village.leader_seats for village in villages if village.palace}


def ground(view: View, size: tuple[int, int], site: Site) -> Image.Image:
    """Paints everything that changes only when a tile or the first palace of a city is placed."""
    laid = tuple((one.name, one.terrain, one.level, one.tile) for one in by_name(view).values() if one.terrain)
    tolls = tuple(sorted(view.numbers.rates.items()))
    return _ground(laid, bounds.of(view.villages), view.map, tolls, size, site)


@kept
def _ground(
    laid: tuple[_Laid, ...], villages: tuple[Bound, ...], drawn: str, tolls: Tolls, size: tuple[int, int], site: Site
) -> Image.Image:
    canvas = island(size, drawn, site, tolls).copy()
    spaces = {
        name: SpaceView(name=name, kind="", terrain=kind, level=level, tile=tile) for name, kind, level, tile in laid
    }
    board = data.BOARDS[drawn]
    paint(canvas, spaces, board, board.names, site)
    borders.draw(canvas, spaces, board, tolls, site)
    bounds.draw(canvas, villages, _joints(spaces, board, site), site)
    return canvas


def _joints(spaces: Spaces, board: data.Board, site: Site) -> set[Point]:
    """Returns the middles of the edges between spaces of one tile."""
    return {
        bounds.middle(*site.edge(name, direction))
        for name, here in spaces.items()
        for direction, to in enumerate(board.near[board.index[name]])
        if here.level and to is not None and (near := spaces.get(board.names[to])) and near.tile == here.tile
    }


def paint(
    canvas: Image.Image,
    spaces: Spaces,
    board: data.Board,
    names: Iterable[str],
    site: Site,
    origin: Point = (0.0, 0.0),
) -> None:
    """Paints what lies on some spaces and on their edges; ``origin`` is the corner of the canvas."""
    for name in names:
        here = spaces.get(name)
        near = [None if to is None else spaces.get(board.names[to]) for to in board.near[board.index[name]]]
        relief = _relief(here, near)
        if here is not None and here.terrain:
            _painted(name, here.terrain, here.level, *relief, site).stamp(canvas, _moved(site.centre(name), origin))
        elif any(relief[0]):
            _painted(name, "", 0, *relief, site).stamp(canvas, _moved(site.centre(name), origin))


def _moved(at: Point, origin: Point) -> Point:
    return (at[0] - origin[0], at[1] - origin[1])


_Relief = tuple[tuple[int, ...], tuple[bool | None, ...]]
"""By direction: how many levels it goes down there, and whether another space of the same level begins, and if so
another tile."""


def _relief(here: SpaceView | None, near: Sequence[SpaceView | None]) -> _Relief:
    """Returns the relief of a space as far as it is drawn."""
    level = here.level if here is not None else 0
    falls = [level - (other.level if other is not None else 0) for other in near]
    seams = [
        None if here is None or other is None or fall else _parted(here, other)
        for fall, other in zip(falls, near, strict=True)
    ]
    return tuple(max(-terrain.STEEPEST, min(terrain.STEEPEST, fall)) for fall in falls), tuple(seams)


def _parted(here: SpaceView, other: SpaceView) -> bool | None:
    """Says whether another tile begins between two spaces of one level, or nothing where no line parts them."""
    if here.terrain in _WATERS:
        return True if here.terrain == other.terrain else None
    return here.tile != other.tile if here.level > 0 else None


_WATERS = (data.WATER, terrain.STILL)


@lru_cache(maxsize=384)  # from one position to the next most spaces stay as they are
def _painted(
    name: str, kind: str, level: int, falls: tuple[int, ...], seams: tuple[bool | None, ...], site: Site
) -> Sprite:
    """Paints a space: its ground, the shadows of higher ones, its steps down, its edges, and its houses or lotus."""
    ground = terrain.ground(name, kind, level, site.turn)
    image, at = ground.image.copy(), ground.anchor
    for direction, fall in enumerate(falls):
        if fall < 0 and terrain.shaded(site.angle(direction)):
            terrain.shadow(site.angle(direction), -fall).stamp(image, at)
    drops = [max(0, fall) for fall in falls]
    for direction, (drop, parted) in enumerate(zip(drops, seams, strict=True)):
        if drop:
            terrain.steps(site.angle(direction), drop, drops[direction - 1], drops[(direction + 1) % 6]).stamp(
                image, at
            )
        elif parted is not None:
            _line(kind, level, site.angle(direction), parted).stamp(image, at)
    luck = crc32(name.encode())
    if kind == data.VILLAGE:
        terrain.houses(luck % terrain.LOOKS, site.turn, _room(name, level)).stamp(image, at)
    elif kind == terrain.STILL:
        water.lotus(luck % water.LOOKS).stamp(image, at)
    return Sprite(image, at)


def _line(kind: str, level: int, angle: int, parted: bool) -> Sprite:
    """Returns the line between two spaces of one level, of two tiles or of one, or of a water."""
    if kind in _WATERS:
        return terrain.seam(angle, palette.FOAM)
    tint = palette.shade(palette.RICE if kind == data.RICE else palette.VILLAGE, level)
    if parted:
        return terrain.seam(angle, palette.FOOT, mix(tint, palette.CHALK, _LIT))
    return terrain.joint(angle, mix(tint, palette.FOOT, _WITHIN), mix(tint, palette.WALL_LIT, _TRODDEN))


_LIT, _WITHIN, _TRODDEN = 0.45, 0.45, 0.68
"""How pale the rims of tiles are beside the line between them, how dark the line between spaces of one tile is, and how
pale the path between these."""


def _room(name: str, level: int) -> terrain.Room:
    """Returns where a village space has room for houses beside its name and the number of its level."""
    if guides(name):
        return "beside" if level > 1 else "below"
    return "above" if level > 1 else "all"


def stand(
    canvas: Image.Image,
    spaces: Iterable[SpaceView],
    leaders: Mapping[str, tuple[Seat, ...]],
    site: Site,
    origin: Point = (0.0, 0.0),
    signed: Container[str] = (),
) -> None:
    """Puts on each space its palace, or its developer and the number of its level: level 1 has none where nobody is,
    most is as low.

    Numbers stand in one line below the names, whether there are any or not, and a developer, or the size of a village
    on one of the ``signed`` spaces, to their left: what stood now here, now there was overlooked.
    """
    for space in spaces:
        if not space.level:
            continue
        x, y = _moved(site.centre(space.name), origin)
        if space.palace:
            looks = tuple(look_of(seat) for seat in leaders.get(space.name, ()))
            on_board(space.palace, space.used, looks).stamp(canvas, (x, y + site.built))
            continue
        if space.developer is None and space.name not in signed:
            if space.level > 1:
                number(space.terrain, space.level).stamp(canvas, (x, y + site.low))
            continue
        if space.developer is not None or space.level > 1:
            number(space.terrain, space.level, NARROW).stamp(canvas, (x + ASIDE, y + site.low))
        if space.developer is not None:
            aside, below = site.standing
            developer(look_of(space.developer)).stamp(canvas, (x + aside, y + below))


def clear_spot(space: SpaceView, site: Site) -> Point | None:
    """Returns where on a space a price covers nothing: below its name, to the left of its number."""
    x, y = site.centre(space.name)
    if space.palace or space.developer is not None:
        return None
    return (x if space.level == 1 else x - _PRICE, y + site.low)


_PRICE = 22
"""How far to the left of the middle of a space a price stands clear of what is there."""


_RIM, _EDGE = 10, 13
"""How broad the pale line is, half of which is seen round a developer: narrower it was lost among red roofs; and the
dark one round that, without which it ran into walls, tiles that were laid last, and ways that lead by."""


@cache
def developer(look: SeatLook) -> Sprite:
    """Returns a developer with a pale rim round it: a red one was lost on clay, a yellow one among walls."""
    sheet = Sheet(4 * DEVELOPER + 12, 4 * DEVELOPER + 12)
    for width, colour in ((_EDGE, palette.FOOT), (_RIM, palette.CHALK)):
        for far in (-_TALL / 2, _TALL / 2):
            sheet.polygon(outline(look.shape, DEVELOPER, (0, far)), colour, colour, width)
    sprite = sheet.sprite(Shadow(4, 6, 2.5, 0.6))
    _unshaded(block(look, DEVELOPER, _TALL)).stamp(sprite.image, sprite.anchor)
    return sprite


def _unshaded(piece: Sprite) -> Sprite:
    """Returns a piece without its shadow, which would darken half of the rim round it."""
    image = piece.image.copy()
    image.putalpha(image.getchannel("A").point([max(0, 4 * alpha - 765) for alpha in range(256)]))
    return replace(piece, image=image)


@cache
def number(kind: str, level: int, size: int = BROAD) -> Sprite:
    """Returns the number of a level as it is written on rice or in a village."""
    ink, halo = _INKS[kind]
    return _written(str(level), size, fonts.BLACK, ink, halo, 2)


@lru_cache(maxsize=1024)
def name_tag(name: str, ground: str, level: int = 0, loud: bool = False) -> Sprite:
    """Returns the name of a space as it is written on a kind of ground: faint, or ``loud``.

    Its halo has the colour of the ground: it is seen on steps alone, which come down there.
    """
    if loud:
        return _written(name, 27, fonts.BLACK, *_LOUD.get(ground, (palette.UMBER, palette.CLAY)), 2)
    match ground:
        case data.RICE:
            tint = palette.shade(palette.RICE, level)
            ink = mix(palette.LEAF, tint, 0.08) if level >= _PALE else palette.BLADES[max(0, level - 1)]
            return _written(name, *_BUILT, ink, tint, 2)
        case data.VILLAGE:
            tint = palette.shade(palette.VILLAGE, level)
            return _written(name, *_BUILT, mix(palette.UMBER, tint, 0.08), tint, 2)
        case data.WATER:
            return _written(name, *_BUILT, palette.SURF, palette.DEPTH, 1)
        case _:
            return _written(name, *_EMPTY, *_BARE[ground], 2 if ground == data.HIGHLAND else 0)


_PALE = 3
"""From which level on rice is so pale that dark names are read on it."""
_BUILT = (26, fonts.BOLD)
"""How large and how bold names are written where there is more on a space than that: what all spaces have is told apart
from what is counted."""
_EMPTY = (30, fonts.BOLD)
"""The same where nothing lies: thin and small, those of bare spaces were misread in a small picture."""

_INKS = {
    data.RICE: (palette.CHALK, palette.LEAF),
    data.VILLAGE: (palette.UMBER, palette.CLAY),
    data.WATER: (palette.CHALK, palette.DEPTH),
}
"""What levels are written with, and their halos."""
_LOUD = {
    data.RICE: (palette.CHALK, palette.LEAF),
    data.VILLAGE: (palette.UMBER, palette.CLAY),
    data.WATER: (palette.CHALK, palette.DEPTH),
}
"""What names are written with where the last turn did something."""
_BARE = {
    "land": (palette.NAMES["land"], palette.LAND),
    "highland": (palette.NAMES["highland"], palette.HIGHLAND),
    "lowland": (palette.NAMES["lowland"], palette.LOWLAND),
}
"""What names are written with where nothing lies."""


def _written(text: str, size: int, weight: str, ink: Colour, halo: Colour, width: int) -> Sprite:
    face = fonts.font(size, weight)
    half = (round(face.getlength(text) / 2) + width + 2, size // 2 + width)
    image = Image.new("RGBA", (2 * half[0], 2 * half[1]), (*halo, 0))
    if text.isdigit():
        figure(image, half, int(text), face, ink, halo if width else None, width)
    else:
        label(image, half, text, face, ink, halo, width=width)
    return Sprite(image, half)


def name(canvas: Image.Image, space: SpaceView, site: Site, loud: bool = False) -> None:
    """Writes the name of a space."""
    (x, y), ground = site.centre(space.name), space.terrain or space.kind
    name_tag(space.name, ground, space.level, loud).stamp(canvas, (x, y - height_of_name(space, site)))


def height_of_name(space: SpaceView, site: Site) -> int:
    """Returns how far above the middle of a space its name stands: above whatever lies there, or else in the middle."""
    return site.high if space.terrain else 0
