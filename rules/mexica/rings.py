"""What lies round a canal tile: so it is seen at once that most tiles part nothing."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

from rules.core.squares import name
from rules.mexica.data import CELLS, DOUBLES, INDEX, NEAR, SINGLES
from rules.mexica.masks import mask_of
from rules.mexica.state import Tile


@cache
def ring(tile: Tile) -> tuple[str, ...]:
    """Returns the squares of the grid round a tile, clockwise from its upper left corner; lake has an empty name."""
    (left, top), (right, bottom) = CELLS[tile[0]], CELLS[tile[-1]]
    cells = (
        *((column, top - 1) for column in range(left - 1, right + 1)),
        *((right + 1, row) for row in range(top - 1, bottom + 1)),
        *((column, bottom + 1) for column in range(right + 1, left - 1, -1)),
        *((left - 1, row) for row in range(bottom + 1, top - 1, -1)),
    )
    return tuple(name(cell) if name(cell) in INDEX else "" for cell in cells)


def _sides(tile: Tile) -> Tile:
    """Returns the squares beside a tile, clockwise."""
    beside = {near for square in tile for near in NEAR[square]} - {*tile}
    return tuple(square for square in ring(tile) if square in beside)


def _links(tile: Tile) -> tuple[Tile, ...]:
    """Returns how squares beside a tile are joined round it: side by side, or over the corner between them."""
    around, sides = ring(tile), {*_sides(tile)}
    there = (*around, around[0])
    straight = ((one, other) for one, other in pairwise(there) if {one, other} <= sides)
    corners = zip(there, there[1:], (*around[2:], *around[:2]), strict=False)
    round_corners = (
        (one, corner, other)
        for one, corner, other in corners
        if corner in INDEX and corner not in sides and {one, other} <= sides
    )
    return (*straight, *round_corners)


SIDES = {tile: mask_of(_sides(tile)) for tile in (*SINGLES, *DOUBLES)}
"""The squares of the board beside each tile, as bits."""

_LINKS = {tile: tuple(map(mask_of, _links(tile))) for tile in SIDES}


def may_part(tile: Tile, open_squares: int) -> bool:
    """Says whether taking the squares of a tile from others may part these: round it they do not hang together."""
    sides = (SIDES[tile] & open_squares).bit_count()
    return sides > 1 and sides - sum(link & open_squares == link for link in _LINKS[tile]) > 1


@cache
def surroundings(tile: Tile) -> int:
    """Returns a tile and all round it, as bits."""
    return mask_of((*tile, *filter(None, ring(tile))))


def at_water(tile: Tile, land: int) -> bool:
    """Says whether there is lake or canal round a tile."""
    return "" in ring(tile) or bool(surroundings(tile) & ~land)


@cache
def touching(tile: Tile) -> tuple[Tile, ...]:
    """Returns the tiles that touch one, be it at a corner, without lying upon it."""
    around = (other for square in ring(tile) if square for other in _ON[square])
    return tuple(dict.fromkeys(other for other in around if not {*other} & {*tile}))


_ON = {square: tuple(tile for tile in SIDES if square in tile) for square in INDEX}
"""The tiles that cover each square."""
