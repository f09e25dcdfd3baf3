"""Districts: land that hangs together over its sides. Bridges join nothing, corners neither."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from rules.core.areas import areas
from rules.core.derived import derived
from rules.mexica.board import land_without
from rules.mexica.data import INDEX, NEAR
from rules.mexica.state import Calpulli, MexicaState, Tile


@dataclass(frozen=True, slots=True)
class District:
    """A district with its squares in the order of reading."""

    squares: tuple[str, ...]
    calpulli: Calpulli | None = None
    """The calpulli by which it is founded."""

    @property
    def name(self) -> str:
        """The square by which everybody calls it: that of its calpulli, or the first one until it is founded."""
        return self.calpulli.square if self.calpulli else self.squares[0]

    @property
    def size(self) -> int:
        return len(self.squares)


@lru_cache(maxsize=64)
def parts(canals: tuple[Tile, ...]) -> tuple[tuple[str, ...], ...]:
    """Returns the parts that canals leave of the land, each in the order of reading."""
    return tuple(tuple(sorted(part, key=INDEX.__getitem__)) for part in areas(land_without(canals), NEAR.__getitem__))


@derived
def districts(state: MexicaState) -> tuple[District, ...]:
    """Returns all districts in the order of reading."""
    by_square = {calpulli.square: calpulli for calpulli in state.founded}
    return tuple(
        District(part, next((by_square[square] for square in part if square in by_square), None))
        for part in parts(state.canals)
    )


@derived
def district_at(state: MexicaState) -> Mapping[str, District]:
    """Returns the district of each square of land."""
    return {square: district for district in districts(state) for square in district.squares}
