"""What is almost enclosed: areas as large as a calpulli that a further tile, or two, would leave of a district."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.core.derived import derived
from rules.mexica import canals as chapter
from rules.mexica.board import land_without
from rules.mexica.data import DOUBLES, INDEX, LARGEST, PLAIN, SINGLES, SMALLEST
from rules.mexica.masks import mask_of, spread, squares_of, tile_mask
from rules.mexica.rings import SIDES, at_water, may_part, surroundings, touching
from rules.mexica.state import MexicaState, Tile


@dataclass(frozen=True, slots=True)
class AlmostEnclosed:
    """An area that is not a district yet, with the tiles each of which makes it one."""

    squares: tuple[str, ...]
    tiles: tuple[Tile, ...]

    @property
    def size(self) -> int:
        return len(self.squares)


@derived
def almost_enclosed(state: MexicaState) -> tuple[AlmostEnclosed, ...]:
    """Returns the areas that one tile would enclose now, in the order of reading."""
    legal = {*chapter.singles(state), *chapter.doubles(state)}
    found = ((area, [tile for tile in tiles if tile in legal]) for area, tiles in _enclosable(state.canals))
    return tuple(AlmostEnclosed(area, _least(tiles)) for area, tiles in found if tiles)


def _least(tiles: list[Tile]) -> tuple[Tile, ...]:
    """Leaves out the doubles of which one square alone would do."""
    alone = {tile for tile in tiles if len(tile) == 1}
    return tuple(tile for tile in tiles if tile in alone or not any((square,) in alone for square in tile))


@derived
def made_by_one(state: MexicaState) -> dict[tuple[str, ...], Tile]:
    """Returns the areas as large as a calpulli that a single tile leaves, each with the first such tile.

    It parts a district, or only makes one smaller.
    """
    land, found = _land_mask(state.canals), dict[int, Tile]()
    for tile in _legal(state):
        for area in _areas_beside(land, tile):
            found.setdefault(area, tile)
    return {squares_of(area): tile for area, tile in found.items()}


@derived
def made_by_two(state: MexicaState) -> dict[tuple[str, ...], tuple[Tile, Tile]]:
    """Returns the areas that two tiles leave and none alone, each with the first such tiles."""
    alone = made_by_one(state)
    twice = tuple(len(tile) for tile, left in ((SINGLES[0], state.singles), (DOUBLES[0], state.doubles)) if left > 1)
    found = _made_by_two(state.canals, _legal(state), twice)
    return {squares: tiles for squares, tiles in found.items() if squares not in alone}


def _legal(state: MexicaState) -> tuple[Tile, ...]:
    return (*chapter.singles(state), *chapter.doubles(state))


@lru_cache(maxsize=64)
def _made_by_two(
    laid: tuple[Tile, ...], legal: tuple[Tile, ...], twice: tuple[int, ...]
) -> dict[tuple[str, ...], tuple[Tile, Tile]]:
    """Returns what two legal tiles leave together; ``twice`` are the sizes of which there are two."""
    land, found = _land_mask(laid), dict[int, tuple[Tile, Tile]]()
    for one, other in (*_parting(legal, land), *_shrinking(legal, land)):
        if len(one) != len(other) or len(one) in twice:
            for area in _areas_beside(land, one, other):
                found.setdefault(area, (one, other))
    return {squares_of(area): tiles for area, tiles in found.items()}


def _shrinking(legal: tuple[Tile, ...], land: int) -> Iterator[tuple[Tile, Tile]]:
    """Yields two tiles of which the second makes an area smaller that the first leaves: each such ground once."""
    tried = set[tuple[int, int]]()
    for one in legal:
        for area in _areas_beside(land, one, most=LARGEST + max(map(len, legal))):
            for other in legal:
                covered = tile_mask(other)
                if covered & ~area == 0 and (area, covered) not in tried:
                    tried.add((area, covered))
                    yield one, other


def _parting(legal: tuple[Tile, ...], land: int) -> Iterator[tuple[Tile, Tile]]:
    """Yields two tiles that may part land together.

    What parts land joins water with water over sides and corners: so both tiles lie at the water, and either touch one
    another or have land to part on their own.
    """
    shore = dict.fromkeys(tile for tile in legal if at_water(tile, land))
    parting = [tile for tile in shore if may_part(tile, land)]
    for at, one in enumerate(parting):
        near = surroundings(one)
        yield from ((one, other) for other in parting[at + 1 :] if not near & tile_mask(other))
    for one in shore:
        left = land & ~tile_mask(one)
        for other in touching(one):
            if other in shore and one < other and may_part(other, left):
                yield one, other


@lru_cache(maxsize=64)
def _enclosable(laid: tuple[Tile, ...]) -> tuple[tuple[tuple[str, ...], tuple[Tile, ...]], ...]:
    """Returns what each tile would enclose by the lie of the land, by the area."""
    land = _land_mask(laid)
    found: dict[int, list[Tile]] = {}
    for tile in (*SINGLES, *DOUBLES):
        if PLAIN.issuperset(tile) and not tile_mask(tile) & ~land and may_part(tile, land):
            for area in _areas_beside(land, tile):
                if SIDES[tile] & land & ~area:
                    found.setdefault(area, []).append(tile)
    named = ((squares_of(area), tuple(tiles)) for area, tiles in found.items())
    return tuple(sorted(named, key=lambda item: [INDEX[square] for square in item[0]]))


@lru_cache(maxsize=64)
def _land_mask(laid: tuple[Tile, ...]) -> int:
    return mask_of(land_without(laid))


def _areas_beside(land: int, *tiles: Tile, most: int = LARGEST) -> Iterator[int]:
    """Yields what one or two tiles leave of the land beside them, as bits, from the smallest calpulli's size on."""
    left, sides = land, 0
    for tile in tiles:
        left &= ~tile_mask(tile)
        sides |= SIDES[tile]
    waiting = sides & left
    while waiting:
        area = spread(waiting & -waiting, left, most=most)
        if SMALLEST <= area.bit_count() <= most:
            yield area
        waiting &= ~area
