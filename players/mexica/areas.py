"""Areas that canals could cut off: grown from the corners of the land so that their borders stay short."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, reduce
from operator import or_

from rules.core.contract import Seat
from rules.core.derived import derived
from rules.mexica import canals, ranking
from rules.mexica.board import buildings_at, vacant_plain
from rules.mexica.data import COLUMNS, EMBLEM, INDEX, NEAR, STARTS
from rules.mexica.districts import districts
from rules.mexica.masks import mask_of, squares_of, tile_mask
from rules.mexica.state import MexicaState, Tile

LONGEST = 8
"""So many squares of canal are dug for an area at most."""
_ROW = COLUMNS + 1
_NO_CANAL = mask_of((*STARTS, EMBLEM))


@dataclass(frozen=True, slots=True)
class Area:
    """Squares that would be a district if their border were canal; of a district there is no border."""

    land: int
    squares: tuple[str, ...]
    border: tuple[str, ...]
    promise: float
    """What founding it brings less what its canals cost, if they are double ones."""


@derived
def open_sizes(state: MexicaState) -> tuple[int, ...]:
    """Returns the sizes of the open calpulli, each once, ascending."""
    return tuple(sorted(set(state.display)))


@derived
def land(state: MexicaState) -> int:
    """Returns all land, as bits."""
    return sum(tile_mask(district.squares) for district in districts(state))


@derived
def ground(state: MexicaState) -> int:
    """Returns the land that is not founded, as bits."""
    return sum(tile_mask(district.squares) for district in districts(state) if not district.calpulli)


def _no_canal(state: MexicaState) -> int:
    """Returns the squares that can never be canal, or not as long as the bridges stay, as bits."""
    return reduce(or_, (tile_mask(bridge.entrances) for bridge in state.bridges), _NO_CANAL)


def beside(land: int) -> int:
    """Returns the squares beside others, as bits; some lie outside the board."""
    return land << 1 | land >> 1 | land << _ROW | land >> _ROW


def _length(land: int, ground: int, firm: int) -> int:
    """Returns how long the border of an area is; where no canal can be, it is as if very long."""
    border = beside(land) & ground & ~land
    return border.bit_count() + 2 * (border & firm).bit_count()


def _corners(ground: int) -> Iterator[int]:
    """Yields the squares that are closed on two sides at least."""
    for bit in _bits(ground):
        if (beside(bit) & ground).bit_count() <= 2:
            yield bit


def _bits(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def tiles_for(state: MexicaState, seat: Seat, area: Area) -> tuple[Tile, ...] | None:
    """Returns tiles that cover the border of an area, None where there are not enough.

    The figure of the seat may be in the way, as it can go; single tiles are kept for where nothing is beside.
    """
    left = list(area.border)
    vacant, figure = vacant_plain(state), state.players[seat].figure
    if any(square not in vacant and square != figure for square in left):
        return None
    spare = set(canals.open_squares(state).difference(left, area.squares))
    singles, doubles = state.singles, state.doubles
    found: list[Tile] = []
    while left:
        square = min(left, key=lambda square: sum(near in left for near in NEAR[square]))
        left.remove(square)
        near = _first(NEAR[square], left) or ("" if singles else _first(NEAR[square], spare))
        if near and doubles:
            doubles -= 1
            found.append((min(square, near, key=_place), max(square, near, key=_place)))
            if near in left:
                left.remove(near)
            spare.discard(near)
        elif singles:
            singles -= 1
            found.append((square,))
        else:
            return None
    return tuple(found)


def _first(squares: Iterable[str], among: Collection[str]) -> str:
    return next((square for square in squares if square in among), "")


def _place(square: str) -> int:
    return INDEX[square]


class Areas:
    """Finds areas that are worth founding, by weights."""

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = weights
        self._areas = lru_cache(maxsize=512)(self._grown)
        self.promising = derived(self._promising)

    def founding(self, size: int) -> float:
        """Returns what founding a district of such a size brings, at once and as it is where the figure can build."""
        _, second, _ = ranking.beyond(size)
        return second + self.weights["new district"] * size

    def _promising(self, state: MexicaState) -> tuple[Area, ...]:
        """Returns areas that could be founded by the lie of the land; buildings on their borders are not looked at."""
        return self._areas(ground(state), _no_canal(state), open_sizes(state))

    def possible(self, state: MexicaState) -> tuple[Area, ...]:
        """Returns areas that could be founded; figures may still be in the way."""
        return self._areas(ground(state), _no_canal(state) | mask_of(buildings_at(state)), open_sizes(state))

    def _grown(self, ground: int, firm: int, sizes: tuple[int, ...]) -> tuple[Area, ...]:
        """Returns areas of these sizes with short borders, grown from corners of the land; first what promises most."""
        found: dict[int, Area] = {}
        for seed in _corners(ground):
            land = seed
            for size in range(2, max(sizes, default=0) + 1):
                border = beside(land) & ground & ~land
                if not border:
                    break
                land |= min(_bits(border), key=lambda bit: _length(land | bit, ground, firm))
                border = beside(land) & ground & ~land
                if size in sizes and not border & firm and border.bit_count() <= LONGEST:
                    promise = self.founding(size) - self.weights["action point"] * ((border.bit_count() + 1) // 2)
                    found.setdefault(land, Area(land, squares_of(land), squares_of(border), promise))
        return tuple(sorted(found.values(), key=lambda area: -area.promise))
