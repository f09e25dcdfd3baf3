"""The waters: canals and the lake as far as they touch side by side, and what it costs to travel on them."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache

from rules.core.areas import areas
from rules.core.derived import derived
from rules.mexica.board import bridges_at, canal_squares
from rules.mexica.data import LAKESIDE, NEAR
from rules.mexica.state import MexicaState, Tile

LAKE = "lake"
"""The lake is a single water, in the grid and round it."""


@lru_cache(maxsize=64)
def _water_beside(canals: tuple[Tile, ...]) -> Mapping[str, tuple[str, ...]]:
    """Returns for the lake and each canal square the water that it touches side by side."""
    squares = canal_squares(canals)
    found = {square: (*(near for near in NEAR[square] if near in squares),) for square in sorted(squares)}
    shore = tuple(square for square in found if square in LAKESIDE)
    return {LAKE: shore, **{square: (*near, LAKE) if square in shore else near for square, near in found.items()}}


@lru_cache(maxsize=64)
def water_of(canals: tuple[Tile, ...]) -> Mapping[str, str]:
    """Returns for each canal square the water to which it belongs, by its first square or as the lake."""
    beside = _water_beside(canals)
    return {square: water[0] for water in areas(beside, beside.__getitem__) for square in water}


@derived
def costs_by_water(state: MexicaState, start: str) -> Mapping[str, int]:
    """Returns for each other bridge on the same water what it costs to travel there from one, occupied or not.

    Each bridge that is reached or passed under costs a step, so a square is reached for as many as the cheapest way
    to it has bridges; squares without one are looked at first. By an option any bridge costs a single step.
    """
    bridges, step = bridges_at(state), state.numbers.step
    if state.flat_water:
        water = water_of(state.canals)
        return {square: step for square in bridges if square != start and water[square] == water[start]}
    beside = _water_beside(state.canals)
    cost = {start: 0}
    ahead = deque([start])
    while ahead:
        at = ahead.popleft()
        for near in beside[at]:
            if near not in cost:
                cost[near] = cost[at] + (step if near in bridges else 0)
                (ahead.append if near in bridges else ahead.appendleft)(near)
    return {square: cost[square] for square in bridges if square in cost and square != start}
