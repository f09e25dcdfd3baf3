"""Ways over a board that stays as it is for many positions, and what is worth going to along them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from heapq import nlargest
from typing import TypeAlias

from rules.core.ways import cheapest_ways

Pulls: TypeAlias = tuple[tuple[int, float], ...]
"""The spaces with something to do, each with how much it draws who could go there."""

MOST_GOALS = 64
"""For how many different pulls what was found is kept."""


class Roads:
    """The cheapest ways between spaces, each found once."""

    def __init__(self, exits: Mapping[int, Sequence[tuple[int, int]]], most: int, fades: float) -> None:
        """``exits`` are the spaces next to each with what a step costs, ``most`` the cost of the longest way that is
        thought of; what is to be done at the end of a way is worth less by ``fades`` for each point that it costs."""
        self._exits = exits
        self._most = most
        self._fades = fades
        self.ways = cache(self._ways)
        self.nearness = cache(self._nearness)
        self.goals = lru_cache(MOST_GOALS)(self._goals)

    def _ways(self, start: int) -> Mapping[int, tuple[int, tuple[int, ...]]]:
        """Returns the cost of the cheapest way to each space, and the way."""
        return cheapest_ways(start, self._exits.__getitem__, self._most)

    def _nearness(self, start: int) -> Mapping[int, float]:
        """Returns what is left of the worth of each space: all where one is, less the more the way costs."""
        return {at: self._fades**cost for at, (cost, _) in self.ways(start).items()}

    def _goals(self, pulls: Pulls) -> Goals:
        return Goals(self, pulls)


class Goals:
    """What there is to do on a board, seen from its spaces."""

    def __init__(self, roads: Roads, pulls: Pulls) -> None:
        self._roads = roads
        self._pulls = pulls
        self.drawn = cache(self._drawn)
        self.reach = cache(self._reach)

    def _drawn(self, at: int, count: int) -> float:
        """Returns what so many figures on a space are good for, each of them for another goal."""
        near = self._roads.nearness(at)
        return sum(nlargest(count, (near[to] * pull for to, pull in self._pulls if to in near)))

    def _reach(self, starts: tuple[int, ...]) -> float:
        """Returns what can be reached from some spaces, everything from the nearest of them."""
        nearness = [self._roads.nearness(at) for at in starts]
        return sum(pull * max(near.get(to, 0.0) for near in nearness) for to, pull in self._pulls)
