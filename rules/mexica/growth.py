"""Whether the city can still grow: by a canal, a bridge, a building or a founding, wherever the figures stand."""

from __future__ import annotations

from rules.mexica import calpulli
from rules.mexica.board import entrances
from rules.mexica.districts import districts
from rules.mexica.sites import sites
from rules.mexica.state import MexicaState


def can_grow(state: MexicaState) -> bool:
    """Says whether anybody could still do what counts as progress, were the figure where they want it."""
    return _can_be_dug(state) or _can_be_bridged(state) or _can_be_founded(state) or _can_be_built(state)


def _can_be_dug(state: MexicaState) -> bool:
    """Leaves out the entrances of bridges as long as bridges cannot be moved."""
    closed = entrances(state) if state.spare_bridges else frozenset()
    return any(calpulli.can_cut(state, district, closed) for district in districts(state) if not district.calpulli)


def _can_be_bridged(state: MexicaState) -> bool:
    return state.spare_bridges > 0 and bool(sites(state))


def _can_be_founded(state: MexicaState) -> bool:
    unfounded = (district for district in districts(state) if not district.calpulli)
    return any(district.size in state.display and calpulli.foundable(state, district) for district in unfounded)


def _can_be_built(state: MexicaState) -> bool:
    """Beside the square of a building there must be one for the figure, as for a calpulli and its founder."""
    left = any(any(player.buildings) for player in state.players)
    return left and any(calpulli.foundable(state, district) for district in districts(state))
