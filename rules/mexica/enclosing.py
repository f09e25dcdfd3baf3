"""What is almost enclosed: areas as large as a calpulli that a single further tile would part from their district."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import lru_cache

from rules.core.derived import derived
from rules.mexica import canals as chapter
from rules.mexica.board import land_without
from rules.mexica.data import DOUBLES, INDEX, LARGEST, NEAR, PLAIN, SINGLES, SMALLEST
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
    land = land_without(state.canals)
    alone = {area.squares for area in almost_enclosed(state)}
    found: dict[tuple[str, ...], tuple[Tile, Tile]] = {}
    for one, other in _pairs(state):
        for area in _areas_beside(one + other, land):
            if area not in alone:
                found.setdefault(area, (one, other))
    return found


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
    land = land_without(laid)
    found: dict[tuple[str, ...], list[Tile]] = {}
    for tile in (*SINGLES, *DOUBLES):
        if PLAIN.issuperset(tile) and all(square in land for square in tile) and may_part(tile, land):
            for area in _areas_beside(tile, land):
                found.setdefault(area, []).append(tile)
    ordered = sorted(found.items(), key=lambda item: [INDEX[square] for square in item[0]])
    return tuple((area, tuple(tiles)) for area, tiles in ordered)


def _areas_beside(tile: Tile, land: Collection[str]) -> Iterator[tuple[str, ...]]:
    """Yields the areas of a calpulli's size that a tile parts from other land beside it."""
    sides = [side for side in _sides(tile) if side in land and side not in tile]
    met: set[str] = set()
    for side in sides:
        if side not in met:
            area = _area(side, land, {*tile})
            met.update(area)
            if SMALLEST <= len(area) <= LARGEST and not set(area).issuperset(sides):
                yield tuple(sorted(area, key=INDEX.__getitem__))


def _sides(squares: Tile) -> Iterator[str]:
    return (near for square in squares for near in NEAR[square])


def _area(start: str, land: Collection[str], covered: Collection[str]) -> list[str]:
    """Returns the squares connected with one; those of an area that is too large for any calpulli only in part."""
    met = [start]
    for square in met:
        met.extend(near for near in NEAR[square] if near in land and near not in covered and near not in met)
        if len(met) > LARGEST:
            break
    return met
