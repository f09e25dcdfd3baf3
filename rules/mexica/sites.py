"""Where bridges can stand: on canal squares with land at both ends."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.derived import derived
from rules.mexica.board import bridges_at, canal, land
from rules.mexica.data import DIRECTIONS, ENTRANCES, SQUARES
from rules.mexica.state import MexicaState

Site: TypeAlias = tuple[str, str]
"""A canal square and a direction."""


def is_dry(state: MexicaState, site: Site) -> bool:
    """Says whether both entrances of a bridge there lie on land."""
    ends = ENTRANCES.get(site)
    return ends is not None and all(end in land(state) for end in ends)


@derived
def sites(state: MexicaState) -> tuple[Site, ...]:
    """Returns the canal squares without a bridge where one can stand, with each of its directions."""
    covered, bridges = canal(state), bridges_at(state)
    open_squares = [square for square in SQUARES if square in covered and square not in bridges]
    both = ((square, direction) for square in open_squares for direction in DIRECTIONS)
    return tuple(site for site in both if is_dry(state, site))
