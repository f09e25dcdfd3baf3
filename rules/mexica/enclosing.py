"""What is almost enclosed: areas as large as a calpulli that a single further tile would part from their district."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.core.derived import derived
from rules.mexica import canals as chapter
from rules.mexica.board import land_without
from rules.mexica.data import DOUBLES, INDEX, LARGEST, NEAR, PLAIN, SINGLES, SMALLEST
from rules.mexica.masks import mask_of, spread, squares_of, tile_mask
from rules.mexica.rings import may_part, ring, touching
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
def enclosable_by_two(state: MexicaState) -> dict[tuple[str, ...], tuple[Tile, Tile]]:
    """Returns the areas that two tiles would enclose and none alone, each with the first such tiles.

    What parts land joins water with water over sides and corners: so both tiles lie at the water, and either touch one
    another or have land to part on their own.
    """
    land = _land_mask(state.canals)
    alone = {mask_of(area.squares) for area in almost_enclosed(state)}
    found: dict[int, tuple[Tile, Tile]] = {}
    for one, other in _pairs(state):
        for area in _areas_beside(one + other, land):
            if area not in alone:
                found.setdefault(area, (one, other))
    return {squares_of(area): tiles for area, tiles in found.items()}


def _pairs(state: MexicaState) -> Iterator[tuple[Tile, Tile]]:
    """Yields two tiles that may part land together, as far as the supplies have both."""
    land = land_without(state.canals)
    legal = (*chapter.singles(state), *chapter.doubles(state))
    shore = dict.fromkeys(tile for tile in legal if any(square not in land for square in ring(tile)))
    parting = [tile for tile in shore if may_part(tile, land)]
    for at, one in enumerate(parting):
        apart = (other for other in parting[at + 1 :] if other not in touching(one))
        yield from ((one, other) for other in apart if not {*one} & {*other} and _in_supply(state, one, other))
    for one in shore:
        left = land.keys() - {*one}
        for other in touching(one):
            if other in shore and one < other and _in_supply(state, one, other) and may_part(other, left):
                yield one, other


def _in_supply(state: MexicaState, one: Tile, other: Tile) -> bool:
    singles = (len(one) == 1) + (len(other) == 1)
    return singles <= state.singles and 2 - singles <= state.doubles


@lru_cache(maxsize=64)
def _enclosable(laid: tuple[Tile, ...]) -> tuple[tuple[tuple[str, ...], tuple[Tile, ...]], ...]:
    """Returns what each tile would enclose by the lie of the land, by the area."""
    land, squares = _land_mask(laid), land_without(laid)
    found: dict[int, list[Tile]] = {}
    for tile in (*SINGLES, *DOUBLES):
        if PLAIN.issuperset(tile) and all(square in squares for square in tile) and may_part(tile, squares):
            for area in _areas_beside(tile, land):
                found.setdefault(area, []).append(tile)
    named = ((squares_of(area), tuple(tiles)) for area, tiles in found.items())
    return tuple(sorted(named, key=lambda item: [INDEX[square] for square in item[0]]))


@lru_cache(maxsize=64)
def _land_mask(laid: tuple[Tile, ...]) -> int:
    return mask_of(land_without(laid))


def _areas_beside(tile: Tile, land: int) -> Iterator[int]:
    """Yields the areas of a calpulli's size, as bits, that a tile or two part from other land beside them."""
    left = land & ~tile_mask(tile)
    sides = waiting = left & _beside(tile)
    while waiting:
        area = spread(waiting & -waiting, left, most=LARGEST)
        if SMALLEST <= area.bit_count() <= LARGEST and sides & ~area:
            yield area
        waiting &= ~area


@lru_cache(maxsize=4096)
def _beside(tile: Tile) -> int:
    return mask_of(near for square in tile for near in NEAR[square])
