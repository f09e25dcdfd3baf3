"""Land tiles: they lie flat on what is below, never just on a tile of their own size, and never join two cities."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.areas import area
from rules.core.contract import Seat
from rules.core.derived import derived
from rules.core.seats import replaced
from rules.java import data
from rules.java.board import At, Footprint
from rules.java.state import JavaState
from rules.java.villages import by_space, villages

CLOSED = -1
"""Stands for the level of a space that no tile may cover."""

SIZES = {tile: len(terrains) for tile, terrains in data.TERRAINS.items()}


def stock(state: JavaState, seat: Seat, tile: str) -> int:
    """Returns how many tiles of a kind a seat can take: from the common stock, or its own."""
    return state.three if tile == data.THREE else int(getattr(state.players[seat], tile))


def cost(state: JavaState, footprint: Footprint) -> int:
    """Returns what it costs to place a tile: more for what hangs over bare border."""
    return _cost(state.numbers, state.spaces[footprint.spaces[0]].level, footprint)


def _cost(numbers: data.Numbers, level: int, footprint: Footprint) -> int:
    return numbers.place if level else numbers.place + numbers.overhang * footprint.hanging


def fitting(
    state: JavaState, tile: str, freed: At | None = None, built: At | None = None
) -> Iterator[tuple[Footprint, int]]:
    """Yields how a tile can lie by all rules but its cost, with that cost, in the order of spaces and rotations.

    With ``freed`` it is looked at as if the developer there had gone away, and only at what covers that space; with
    ``built`` as if a palace lay on that village space.
    """
    board, spaces, levels, size = state.board, state.spaces, ground(state), SIZES[tile]
    starts: Iterable[At] = range(len(levels))
    if freed is not None:
        levels, starts = replaced(levels, freed, spaces[freed].level), (freed, *board.neighbours[freed])
    if built is not None:
        levels = replaced(levels, built, CLOSED)
    between = _between_cities(state, built) if data.VILLAGE in data.TERRAINS[tile] else frozenset()
    two_below = state.two_below and size > 1
    footprints, numbers = board.footprints[size], state.numbers
    for at in starts:
        level = levels[at]
        if level == CLOSED:
            continue
        one_will_not_do = level > 0 and (two_below or spaces[at].size == size)
        for footprint in footprints[at]:
            covered = footprint.spaces
            if size > 1 and (levels[covered[1]] != level or levels[covered[-1]] != level):
                continue
            if freed is not None and freed not in covered:
                continue
            if lies_on_one(state, covered) if one_will_not_do else not level and footprint.hanging == size:
                continue
            if at not in between or not joins_cities(state, covered, built):
                yield footprint, _cost(numbers, level, footprint)


def lies_on_one(state: JavaState, covered: tuple[At, ...]) -> bool:
    """Says whether a single tile lies below what is covered."""
    return len({state.spaces[at].tile for at in covered}) == 1


@derived
def ground(state: JavaState) -> tuple[int, ...]:
    """Returns the level of each space, or that it is closed to tiles."""
    return tuple(
        CLOSED if space.terrain == data.WATER or space.palace or space.developer is not None else space.level
        for space in state.spaces
    )


def joins_cities(state: JavaState, spaces: tuple[At, ...], built: At | None = None) -> bool:
    """Says whether the village of a tile that covers these spaces would connect two palaces.

    What lies next to it must belong to two cities before. It then does, unless the rice of the tile covers a part of
    a village: whether it still does is followed. ``built`` is a village space that is taken for that of a palace.
    """
    at, *rice = spaces
    if at not in _between_cities(state, built):
        return False
    return by_space(state).keys().isdisjoint(rice) or len(palaces_joined(state, spaces, built)) > 1


@derived
def _between_cities(state: JavaState, built: At | None) -> frozenset[At]:
    """Returns the spaces with two cities or more beside them."""
    once: set[At] = set()
    twice: set[At] = set()
    for village in villages(state):
        if village.palace is not None or built in village.spaces:
            around = {*state.board.shore(village.spaces)}
            twice |= once & around
            once |= around
    return frozenset(twice)


def palaces_joined(state: JavaState, spaces: tuple[At, ...], built: At | None = None) -> tuple[At, ...]:
    """Returns the palaces that are connected with the village of a tile once it covers these spaces."""
    at, *rice = spaces
    connected = area(at, (by_space(state).keys() | {at}) - set(rice), state.board.neighbours.__getitem__)
    return tuple(sorted(one for one in connected if state.spaces[one].palace or one == built))
