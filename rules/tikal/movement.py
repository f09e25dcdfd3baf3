"""Walking: a border costs the stones on both its sides, and without stones nobody crosses it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import TypeAlias

import msgspec

from rules.core.contract import OPEN, Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.core.ways import cheapest_ways
from rules.tikal import data, figures
from rules.tikal.actions import Move
from rules.tikal.choices import space_token, start_tokens
from rules.tikal.events import Event, FiguresMoved
from rules.tikal.placement import VOLCANO
from rules.tikal.points import spend
from rules.tikal.state import Space, TikalState, turn_of

Way: TypeAlias = tuple[str, ...]

CHEAPEST_DETOUR = 2
"""A way round a border has two borders of its own at least, each with a stone."""


def walkable(space: Space) -> bool:
    """Says whether figures can stand on a space: it is explored and no volcano."""
    return bool(space.tile) and space.terrain != VOLCANO


def stones_between(state: TikalState, start: str, target: str) -> tuple[int, int] | None:
    """Returns the stones on the near and the far side of the border of two explored spaces, None without a border."""
    at, to = data.INDEX[start], data.INDEX[target]
    if not state.spaces[at].tile or not state.spaces[to].tile:
        return None
    stones = (
        (state.spaces[at].stones[edge], state.spaces[to].stones[facing])
        for edge, near, facing in data.BORDERS[at]
        if near == to
    )
    return next(stones, None)


def crossings(state: TikalState) -> Iterator[tuple[str, str, int]]:
    """Yields the borders that figures can cross, each once by its two spaces, with what it costs each of them."""
    for at, name in enumerate(data.SPACES):
        if walkable(state.spaces[at]):
            for near, cost in _exits(state.spaces, at):
                if at < near:
                    yield name, data.SPACES[near], cost


def has_exit(state: TikalState, start: str) -> bool:
    """Says whether one of the borders of an explored space can be crossed."""
    return any(_exits(state.spaces, data.INDEX[start]))


@derived
def ways_from(state: TikalState, start: str, most: int | None = None) -> dict[str, tuple[int, Way]]:
    """Returns every space within reach of one figure with its cost and cheapest way, nearest first.

    Among ways of equal cost the one of fewest borders is meant, then the first in the alphabet. ``most`` limits
    the cost. The start itself is not among them.
    """
    first = data.INDEX[start]
    if not walkable(state.spaces[first]):
        return {}
    found = cheapest_ways(first, lambda at: _exits(state.spaces, at), most)
    return {
        data.SPACES[at]: (cost, tuple(data.SPACES[i] for i in way)) for at, (cost, way) in found.items() if at != first
    }


def cheapest_way(state: TikalState, start: str, target: str) -> tuple[int, Way] | None:
    """Returns the cost and the cheapest way of one figure, None where there is no way."""
    return ways_from(state, start).get(target)


def way_cost(state: TikalState, way: Way) -> int:
    """Returns what a way costs one figure; every border of it must be one that can be crossed."""
    return sum(sum(stones_between(state, start, target) or ()) for start, target in pairwise(way))


def tokens(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the group, where it starts, and after ``to`` every space that the points are enough for."""
    points = turn_of(state).points
    groups = _groups(state, seat, points)
    match words:
        case ():
            yield from (Token(group) for group in figures.merged(groups.values()))
        case (group,):
            for start, formed in groups.items():
                if group in formed:
                    yield space_token(start)
                    for border, costs in _crossings(state, start, formed, points).items():
                        if group in costs:
                            note = Say("cost", {"points": costs[group]})
                            token = space_token(start, text=border, ends=True, note=note)
                            action = _move(group, formed[group], tuple(border.split("-")))
                            yield msgspec.structs.replace(token, typed_only=True, action=action)
        case (group, start) if group in groups.get(start, {}):
            yield Token("to")
        case (group, start, "to") if group in groups.get(start, {}):
            size = groups[start][group]
            for target, (cost, way) in sorted(ways_from(state, start, points // size).items()):
                token = space_token(target, ends=True, note=Say("cost", {"points": cost * size}))
                yield msgspec.structs.replace(token, action=_move(group, size, way))


def _move(group: str, size: int, way: Way) -> Move:
    """Returns the move of a group as `group_text` writes it, of so many figures."""
    leader = group.endswith("L")
    return Move(workers=size - leader, leader=leader, way=way)


def menu(state: TikalState, seat: Seat, words: tuple[str, ...]) -> Iterable[Token] | None:
    """Offers where figures start first, then the group."""
    points = turn_of(state).points
    groups = _groups(state, seat, points)
    match words:
        case ():
            return start_tokens(state, seat, groups)
        case (word, start) if word == OPEN and start in groups:
            return map(Token, groups[start])
        case _:
            return None


def check(state: TikalState, seat: Seat, action: Move) -> None:
    """Judges a way border by border: each needs a stone, and the points are enough for all of it."""
    figures.check_there(state, seat, action, action.way[0])
    borders = [_check_border(state, start, target) for start, target in pairwise(action.way)]
    needs = action.figures * sum(near + far for near, far in borders)
    points = turn_of(state).points
    if needs > points:
        stones = " + ".join(f"{near}+{far}" for near, far in borders)
        raise IllegalAction("too-few-points-for-way", needs=needs, points=points, figures=action.figures, stones=stones)


def apply(state: TikalState, seat: Seat, action: Move, chance: Chance) -> Step[TikalState, Event]:
    """Walks the figures to the end of their way, each for its points."""
    points = action.figures * way_cost(state, action.way)
    state = figures.take(state, data.INDEX[action.way[0]], seat, action.workers, action.leader)
    state = figures.put(state, data.INDEX[action.way[-1]], seat, action.workers, action.leader)
    done = FiguresMoved(seat=seat, workers=action.workers, leader=action.leader, way=action.way, points=points)
    return Step(state=spend(state, points), events=(done,))


@derived
def _groups(state: TikalState, seat: Seat, points: int) -> dict[str, dict[str, int]]:
    """Returns for each space with figures of a seat the groups that can cross its cheapest border."""
    found = {}
    for at, space in enumerate(state.spaces):
        if figures.figures(space, seat) and (exits := [stones for _, stones in _exits(state.spaces, at)]):
            found[data.SPACES[at]] = figures.groups(space.workers[seat], seat in space.leaders, points // min(exits))
    return found


def _crossings(state: TikalState, start: str, formed: dict[str, int], points: int) -> dict[str, dict[str, int]]:
    """Returns the borders that cost more than a way round, with what each group that can cross them pays.

    ``to`` would take the way round; ``a5-b4`` walks across.
    """
    exits = {data.SPACES[near]: stones for near, stones in _exits(state.spaces, data.INDEX[start])}
    if not exits or max(exits.values()) <= CHEAPEST_DETOUR:
        return {}
    cheapest = ways_from(state, start, max(exits.values()))
    return {
        f"{start}-{target}": {group: size * stones for group, size in formed.items() if size * stones <= points}
        for target, stones in exits.items()
        if cheapest[target][0] < stones
    }


def _exits(spaces: tuple[Space, ...], at: int) -> Iterator[tuple[int, int]]:
    """Yields the spaces that can be entered from one, with the stones on the border."""
    own = spaces[at].stones
    for edge, near, facing in data.BORDERS[at]:
        space = spaces[near]
        if space.tile and (stones := own[edge] + space.stones[facing]) and space.terrain != VOLCANO:
            yield near, stones


def _check_border(state: TikalState, start: str, target: str) -> tuple[int, int]:
    if start == target:
        raise IllegalAction("same-space", space=start)
    reached = state.spaces[data.INDEX[target]]
    if not reached.tile:
        raise IllegalAction("unexplored", space=target)
    if reached.terrain == VOLCANO:
        raise IllegalAction("volcano-entered", space=target)
    stones = stones_between(state, start, target)
    if stones is None:
        way = cheapest_way(state, start, target)
        raise IllegalAction("not-neighbours" if way else "no-way", start=start, target=target)
    if stones == (0, 0):
        raise IllegalAction("no-stones", start=start, target=target)
    return stones
