"""What lies and stands on the board at the same time: nothing else can be set."""

from __future__ import annotations

from collections.abc import Iterator

from rules.mexica.board import bridges_at, canal, land
from rules.mexica.districts import district_at
from rules.mexica.sites import is_dry
from rules.mexica.state import MexicaState


def sound(state: MexicaState) -> MexicaState:
    """Returns a state whose board can be; raises `ValueError` with the first thing that is in the way of another."""
    taken: dict[str, str] = {}
    for what, square in _standing(state):
        if square not in land(state) and not (square in bridges_at(state) and what.startswith("the figure")):
            raise ValueError(f"{what} cannot be on {square}, which is no land")
        if square in taken:
            raise ValueError(f"{what} cannot be on {square}: {taken[square]} is there")
        taken[square] = what
    for bridge in state.bridges:
        if bridge.square not in canal(state) or not is_dry(state, (bridge.square, bridge.direction)):
            raise ValueError(f"the bridge on {bridge.square} needs a canal below it and land at both ends")
    for calpulli in state.founded:
        size = district_at(state)[calpulli.square].size
        if size != calpulli.size:
            raise ValueError(f"{calpulli.square} has the calpulli of size {calpulli.size}, and its district has {size}")
    return state


def _standing(state: MexicaState) -> Iterator[tuple[str, str]]:
    """Yields everything of which there is one at most on a square, by what it is called, with its square."""
    yield from (("a building", building.square) for building in state.buildings)
    yield from (("a calpulli", calpulli.square) for calpulli in state.founded)
    for seat, player in enumerate(state.players):
        if player.figure:
            yield f"the figure of P{seat}", player.figure
