"""The board: what has become canal, what stands where, and which squares are still free."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from rules.core.contract import Seat
from rules.core.derived import derived
from rules.mexica.data import EMBLEM, PLAIN, SQUARES
from rules.mexica.state import Bridge, Building, MexicaState, Tile

Squares = frozenset[str]

NOWHERE: Squares = frozenset()


@lru_cache(maxsize=64)
def canal_squares(canals: tuple[Tile, ...]) -> Squares:
    """Returns the squares that are covered by tiles."""
    return frozenset(square for tile in canals for square in tile)


@lru_cache(maxsize=64)
def land_without(canals: tuple[Tile, ...]) -> dict[str, None]:
    """Returns the squares that are not covered by tiles, in the order of reading."""
    covered = canal_squares(canals)
    return {square: None for square in SQUARES if square not in covered}


def canal(state: MexicaState) -> Squares:
    """Returns the canal squares."""
    return canal_squares(state.canals)


def land(state: MexicaState) -> Mapping[str, None]:
    """Returns the squares of land, start squares and the emblem among them, in the order of reading."""
    return land_without(state.canals)


@derived
def bridges_at(state: MexicaState) -> Mapping[str, Bridge]:
    """Returns the bridges by their squares."""
    return {bridge.square: bridge for bridge in state.bridges}


@derived
def buildings_at(state: MexicaState) -> Mapping[str, Building]:
    """Returns the buildings by their squares."""
    return {building.square: building for building in state.buildings}


@derived
def figures_at(state: MexicaState) -> Mapping[str, Seat]:
    """Returns the figures by the squares, of land or of bridges, where they stand."""
    return {player.figure: seat for seat, player in enumerate(state.players) if player.figure}


@derived
def calpulli_squares(state: MexicaState) -> Squares:
    """Returns the squares that are blocked by a calpulli."""
    return frozenset(calpulli.square for calpulli in state.founded)


@derived
def entrances(state: MexicaState) -> Squares:
    """Returns the entrances of all bridges."""
    return frozenset(square for bridge in state.bridges for square in bridge.entrances)


@derived
def unbuilt(state: MexicaState) -> Squares:
    """Returns the squares of land without building or calpulli."""
    return frozenset(land(state)) - buildings_at(state).keys() - calpulli_squares(state)


@derived
def vacant_land(state: MexicaState) -> Squares:
    """Returns the squares of land without figure, building or calpulli on which a figure may stand."""
    vacant: Squares = unbuilt(state) - figures_at(state).keys()
    return vacant if state.emblem_enterable else vacant - {EMBLEM}


@derived
def vacant_plain(state: MexicaState) -> Squares:
    """Returns the vacant squares on which something may be laid or built."""
    return (unbuilt(state) & PLAIN) - figures_at(state).keys()


@derived
def vacant_places(state: MexicaState) -> Squares:
    """Returns where a figure may go: vacant squares of land, and bridges without a figure."""
    return vacant_land(state) | (bridges_at(state).keys() - figures_at(state).keys())
