"""Where bridges can stand: on canal squares with land at both ends."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TypeAlias

from rules.core.derived import derived
from rules.mexica.board import bridges_at, canal_squares, land_without
from rules.mexica.data import DIRECTIONS, ENTRANCES, INDEX
from rules.mexica.state import MexicaState, Tile

Site: TypeAlias = tuple[str, str]
"""A canal square and a direction."""

Sites: TypeAlias = Mapping[str, tuple[str, ...]]
"""Canal squares, in the order of reading, with the directions of a bridge there."""


@lru_cache(maxsize=64)
def dry(canals: tuple[Tile, ...]) -> Sites:
    """Returns the canal squares with the directions in which both entrances lie on land."""
    land = land_without(canals)
    found = {
        square: tuple(
            direction
            for direction in DIRECTIONS
            if (ends := ENTRANCES.get((square, direction))) and all(end in land for end in ends)
        )
        for square in sorted(canal_squares(canals), key=INDEX.__getitem__)
    }
    return {square: directions for square, directions in found.items() if directions}


def is_dry(state: MexicaState, site: Site) -> bool:
    """Says whether a canal square has land at both ends of a bridge there."""
    square, direction = site
    return direction in dry(state.canals).get(square, ())


@derived
def sites(state: MexicaState) -> Sites:
    """Returns the canal squares without a bridge where one can stand."""
    bridges = bridges_at(state)
    return {square: directions for square, directions in dry(state.canals).items() if square not in bridges}
