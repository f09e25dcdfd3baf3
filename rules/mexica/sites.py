"""Where bridges can stand: on canal squares with land at both ends."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from rules.core.derived import derived
from rules.mexica.board import bridges_at, canal_squares, land_without
from rules.mexica.data import DIRECTIONS, ENTRANCES, SQUARES
from rules.mexica.state import MexicaState, Tile

Site: TypeAlias = tuple[str, str]
"""A canal square and a direction."""


@lru_cache(maxsize=64)
def _dry(canals: tuple[Tile, ...]) -> dict[Site, None]:
    """Returns the canal squares with the directions in which both entrances lie on land, in the order of reading."""
    covered, land = canal_squares(canals), land_without(canals)
    both = ((square, direction) for square in SQUARES if square in covered for direction in DIRECTIONS)
    return {site: None for site in both if site in ENTRANCES and all(end in land for end in ENTRANCES[site])}


def is_dry(state: MexicaState, site: Site) -> bool:
    """Says whether a canal square has land at both ends of a bridge there."""
    return site in _dry(state.canals)


@derived
def sites(state: MexicaState) -> tuple[Site, ...]:
    """Returns the canal squares without a bridge where one can stand, with each of its directions."""
    bridges = bridges_at(state)
    return tuple(site for site in _dry(state.canals) if site[0] not in bridges)
