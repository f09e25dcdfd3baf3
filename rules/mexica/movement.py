"""Movement: step by step over land and bridges, by water from bridge to bridge, or by a jump to anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.derived import derived
from rules.core.notation import pressed
from rules.core.seats import with_player
from rules.core.ways import cheapest_ways, nearest_first
from rules.mexica import locks
from rules.mexica.actions import Jump, Move
from rules.mexica.board import bridges_at, canal, figures_at, vacant_places
from rules.mexica.choices import CUT_OFF, SHUT_IN, cost_note, last_token
from rules.mexica.data import EMBLEM, INDEX, NEAR
from rules.mexica.events import Event, FigureJumped, FigureMoved
from rules.mexica.ground import check_unblocked
from rules.mexica.masks import BIT
from rules.mexica.points import check_points, spend
from rules.mexica.state import MexicaState, turn_of
from rules.mexica.waters import costs_by_water

Way: TypeAlias = tuple[str, ...]
"""A way: the places of the figure one after the other, each a square of land or that of a bridge."""


MOST_COSTS, MOST_OF_A_COST = 8, 25
"""Up to so many costs, and so many places of one cost, the places are offered in a panel without the verb."""


def exits(state: MexicaState, place: str) -> Iterator[tuple[str, int]]:
    """Yields the vacant places that can be reached from one in a step or by water, with what they cost."""
    vacant, bridges, step = vacant_places(state), bridges_at(state), state.numbers.step
    if place in bridges:
        yield from ((entrance, step) for entrance in bridges[place].entrances if entrance in vacant)
        yield from ((bridge, cost) for bridge, cost in costs_by_water(state, place).items() if bridge in vacant)
        return
    for near in NEAR[place]:
        if near in vacant and (near not in bridges or place in bridges[near].entrances):
            yield near, step


@derived
def ways_from(state: MexicaState, start: str) -> dict[str, tuple[int, Way]]:
    """Returns every place within reach from one with its cost and its cheapest way, nearest first.

    Among ways of equal cost the one of fewest steps is meant, then the first in the order of their squares. In the
    first round a way leads only over places where standing shuts nobody in.
    """
    found = cheapest_ways(start, lambda at: _safe_exits(state, start, at))
    del found[start]
    return found


def cheapest_way(state: MexicaState, start: str, target: str) -> tuple[int, Way] | None:
    """Returns the cost and the cheapest way to a place, None where there is no way."""
    return ways_from(state, start).get(target)


def _safe_exits(state: MexicaState, start: str, at: str) -> Iterator[tuple[str, int]]:
    seat, found = figures_at(state).get(start), exits(state, at)
    if seat is None or not locks.forbidden(state):
        return found
    return ((near, cost) for near, cost in found if locks.may_stand(state, seat, near))


def check_step(state: MexicaState, start: str, target: str) -> int:
    """Judges one step or one journey by water, and returns what it costs; raises `IllegalAction`."""
    if start == target:
        raise IllegalAction("same-place", square=start)
    check_place(state, target)
    bridge = bridges_at(state).get(target)
    from_bridge = bridges_at(state).get(start)
    if from_bridge and bridge:
        cost = costs_by_water(state, start).get(target)
        if cost is None:
            raise IllegalAction("other-water", start=start, target=target)
        return cost
    if from_bridge and target not in from_bridge.entrances:
        raise IllegalAction("not-an-entrance", square=start, target=target, entrances=from_bridge.entrances)
    if bridge and start not in bridge.entrances:
        raise IllegalAction("not-an-entrance", square=target, target=start, entrances=bridge.entrances)
    if target not in NEAR[start]:
        raise IllegalAction("not-beside", start=start, target=target)
    return state.numbers.step


def tokens_move(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers every place that the points are enough for, by its cheapest way, and journeys by water that are not.

    Neither these are worth a press, nor a way that costs more than the jump, which leads there too.
    """
    if words:
        return
    start, points, jump = state.players[seat].figure, turn_of(state).points, state.numbers.jump
    direct = set()
    for cost, way in nearest_first(start, lambda at: _safe_exits(state, start, at), points):
        if len(way) > 1:
            yield last_token(way[-1], Move(way=way), cost_note(cost), typed_only=cost > jump)
        if len(way) == 2:
            direct.add(way[-1])
    if start in bridges_at(state):
        for target, cost in _safe_exits(state, start, start):
            if cost <= points and target not in direct:
                note, step = Say("direct", {"points": cost}), Move(way=(start, target))
                yield Token(f"{start}-{target}", ends=True, note=note, typed_only=True, action=step)


def menu(state: MexicaState, seat: Seat) -> Iterator[Token]:
    """Offers the places at once, those of one cost together; the verb alone where they are too many."""
    found = list(pressed(tokens_move(state, seat, ())))
    costs = Counter(_cost_of(token) for token in found)
    if len(costs) > MOST_COSTS or max(costs.values(), default=0) > MOST_OF_A_COST:
        yield Token("move")
        return
    for token in found:
        cost = _cost_of(token)
        note = Say("move", {"target": token.text, "points": cost})
        yield Token(f"move {token.text}", ends=True, note=note, group=Say("moves", {"points": cost}))


def _cost_of(token: Token) -> int:
    said = token.says
    assert said is not None, "each place is offered with what it costs"
    return int(str(said.args["points"]))


def check_move(state: MexicaState, seat: Seat, action: Move) -> None:
    """Judges a way step by step; the points must be enough for all of it."""
    figure = state.players[seat].figure
    if action.way[0] != figure:
        raise IllegalAction("figure-elsewhere", square=action.way[0], figure=figure)
    needs, position = 0, state
    for start, target in pairwise(action.way):
        needs += check_step(position, start, target)
        position = with_player(position, seat, figure=target)
        locks.check(position)
    check_points(state, needs)


def apply_move(state: MexicaState, seat: Seat, action: Move, chance: Chance) -> Step[MexicaState, Event]:
    """Moves the figure to the end of its way."""
    points, position = 0, state
    for start, target in pairwise(action.way):
        points += check_step(position, start, target)
        position = with_player(position, seat, figure=target)
    moved = FigureMoved(seat=seat, way=action.way, points=points)
    return Step(state=spend(position, points), events=(moved,))


def tokens_jump(state: MexicaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers every vacant place; one to which a walk leads for as little is not worth a press."""
    jump = state.numbers.jump
    if words or turn_of(state).points < jump:
        return
    start = state.players[seat].figure
    walked = {way[-1] for _, way in nearest_first(start, lambda at: _safe_exits(state, start, at), jump)}
    for target in sorted(vacant_places(state), key=INDEX.__getitem__):
        if locks.may_stand(state, seat, target):
            note = partial(_jump_note, state, seat, target)
            yield last_token(target, Jump(square=target), note, typed_only=target in walked)


def check_jump(state: MexicaState, seat: Seat, action: Jump) -> None:
    """Judges a jump: to any vacant place, whether there is another way or not (ruling 33)."""
    target = action.square
    if target == state.players[seat].figure:
        raise IllegalAction("same-place", square=target)
    check_place(state, target)
    check_points(state, state.numbers.jump)
    locks.check(with_player(state, seat, figure=target))


def apply_jump(state: MexicaState, seat: Seat, action: Jump, chance: Chance) -> Step[MexicaState, Event]:
    """Moves the figure there."""
    jumped = FigureJumped(seat=seat, start=state.players[seat].figure, square=action.square)
    return Step(state=spend(with_player(state, seat, figure=action.square), state.numbers.jump), events=(jumped,))


def check_place(state: MexicaState, target: str) -> None:
    """Raises `IllegalAction` unless a figure may stand on a place."""
    if target not in INDEX:
        raise IllegalAction("lake", square=target)
    if target in canal(state) and target not in bridges_at(state):
        raise IllegalAction("no-bridge-there", square=target)
    if target == EMBLEM and not state.emblem_enterable:
        raise IllegalAction("emblem-closed", square=target)
    check_unblocked(state, target)


def _jump_note(state: MexicaState, seat: Seat, target: str) -> Say:
    """Says what a jump costs, and where it would strand the figure."""
    after = with_player(state, seat, figure=target)
    if BIT[target] & locks.reach(state, seat) or locks.has_most(state, locks.reach(after, seat)):
        return cost_note(state.numbers.jump)
    return cost_note(state.numbers.jump, SHUT_IN if locks.locked(after, seat) else CUT_OFF)
