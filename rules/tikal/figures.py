"""Figures: the workers and the leader of a seat, in the supply and on the spaces of the board."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.contract import IllegalAction, Seat
from rules.core.seats import replaced, with_player
from rules.tikal import data
from rules.tikal.actions import Group
from rules.tikal.state import Player, Space, TikalState, with_space


def group_text(workers: int, leader: bool) -> str:
    """Writes a group of figures: ``2``, ``L`` or ``2+L``; ``0`` for nobody."""
    if not leader:
        return str(workers)
    return f"{workers}+L" if workers else "L"


def groups(workers: int, leader: bool, most: int) -> dict[str, int]:
    """Returns the groups of at most so many figures that can be formed, each with the number of its figures.

    Those without the leader come first, smaller ones before larger ones.
    """
    alone = {group_text(count, False): count for count in range(1, min(workers, most) + 1)}
    if not leader:
        return alone
    return alone | {group_text(count, True): count + 1 for count in range(min(workers, most - 1) + 1)}


def merged(several: Iterable[dict[str, int]]) -> dict[str, int]:
    """Returns the groups that can be formed somewhere, in the same order."""
    known = {group: size for found in several for group, size in found.items()}
    return dict(sorted(known.items(), key=lambda item: (item[0].endswith("L"), item[1])))


def figures(space: Space, seat: Seat) -> int:
    """Counts a seat's figures on a space; the leader counts as one."""
    return space.workers[seat] + (seat in space.leaders)


def strength(state: TikalState, space: Space, seat: Seat) -> int:
    """Counts a seat's figures on a space as they count when strengths are compared."""
    return space.workers[seat] + state.numbers.leader_strength * (seat in space.leaders)


def check_there(state: TikalState, seat: Seat, action: Group, space: str) -> None:
    """Raises `IllegalAction` unless the figures of the group stand on a space."""
    found = state.spaces[data.INDEX[space]]
    if action.workers > found.workers[seat]:
        raise IllegalAction("too-few-workers-there", space=space, needs=action.workers, workers=found.workers[seat])
    if action.leader and seat not in found.leaders:
        raise IllegalAction("leader-not-there", space=space)


def check_in_supply(player: Player, action: Group) -> None:
    """Raises `IllegalAction` unless the figures of the group are in the supply."""
    if action.workers > player.workers:
        raise IllegalAction("too-few-workers-in-supply", needs=action.workers, workers=player.workers)
    if action.leader and not player.leader:
        raise IllegalAction("leader-not-in-supply")


def put(state: TikalState, at: int, seat: Seat, workers: int, leader: bool) -> TikalState:
    """Puts figures on a space."""
    space = state.spaces[at]
    leaders = tuple(sorted({*space.leaders, seat})) if leader else space.leaders
    return with_space(state, at, workers=replaced(space.workers, seat, space.workers[seat] + workers), leaders=leaders)


def take(state: TikalState, at: int, seat: Seat, workers: int, leader: bool) -> TikalState:
    """Takes figures off a space."""
    space = state.spaces[at]
    leaders = tuple(s for s in space.leaders if s != seat) if leader else space.leaders
    return with_space(state, at, workers=replaced(space.workers, seat, space.workers[seat] - workers), leaders=leaders)


def take_from_supply(state: TikalState, seat: Seat, workers: int, leader: bool) -> TikalState:
    """Takes figures out of the supply."""
    player = state.players[seat]
    return with_player(state, seat, workers=player.workers - workers, leader=player.leader and not leader)
