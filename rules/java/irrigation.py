"""Irrigation tiles: they lie on bare ground away from the border, and water is scored once land is all round it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.core.contract import Chance, IllegalAction, Seat, Step, Token
from rules.core.seats import with_player
from rules.java import data, duty, scoring
from rules.java.actions import Irrigate
from rules.java.board import LAKE, At
from rules.java.choices import affords, check_points, last_token
from rules.java.events import Event, WaterPlaced, WaterScored, WaterUnscored
from rules.java.ranks import leaders, sole_leader, standing
from rules.java.state import JavaState, spend, with_space
from rules.java.water import System, systems


def tokens(state: JavaState, seat: Seat, words: tuple[str, ...]) -> Iterator[Token]:
    """Offers the spaces for an irrigation tile."""
    if words or not state.water or not affords(state, state.numbers.irrigate):
        return
    kept = duty.kept(state, state.numbers.irrigate)
    for at, name in enumerate(state.board.names):
        if at not in kept and is_bed(state, at):
            yield last_token(name, state.numbers.irrigate, Irrigate(space=name))


def is_bed(state: JavaState, at: At) -> bool:
    """Says whether an irrigation tile may lie on a space: bare ground of Central Java away from the border."""
    board, space = state.board, state.spaces[at]
    return board.central[at] and not board.perimeter[at] and not space.level and space.terrain != data.WATER


def check(state: JavaState, seat: Seat, action: Irrigate) -> None:
    board = state.board
    at = board.index[action.space]
    if not state.water:
        raise IllegalAction("no-water-left")
    if not board.central[at] or board.perimeter[at]:
        raise IllegalAction("water-at-border", space=action.space)
    if state.spaces[at].terrain == data.WATER:
        raise IllegalAction("water-covered", space=action.space, lake=board.kinds[at] == LAKE)
    if state.spaces[at].level:
        raise IllegalAction("water-on-land", space=action.space)
    check_points(state, state.numbers.irrigate)
    duty.check_spared(state, state.numbers.irrigate, at)


def apply(state: JavaState, seat: Seat, action: Irrigate, chance: Chance) -> Step[JavaState, Event]:
    """Lays the water; in a hole that land is round already it is scored at once."""
    before = enclosed(state)
    state = replace(spend(state, state.numbers.irrigate), water=state.water - 1)
    state = with_space(state, state.board.index[action.space], terrain=data.WATER)
    laid = Step(state=state, events=(WaterPlaced(seat=seat, space=action.space),))
    return laid.then(lambda state: score_further(state, before))


def enclosed(state: JavaState) -> frozenset[At]:
    """Returns the water with land all round it; it never grows again, so it has been scored."""
    return frozenset(at for system in systems(state) if not system.gaps for at in system.spaces)


def score_further(state: JavaState, before: frozenset[At]) -> Step[JavaState, Event]:
    """Scores each system that was not enclosed before, all of them by the same position (ruling 17)."""
    scored: Step[JavaState, Event] = Step(state=state)
    for system in systems(state):
        if not system.gaps and system.spaces[0] not in before:
            scored = scored.then(lambda state, system=system: _score(state, system))  # type: ignore[misc]
    return scored


def _score(state: JavaState, system: System) -> Step[JavaState, Event]:
    """Gives the points of a system to the seat that alone ranks highest on its shore."""
    levels = standing(state, system.shore)
    names = tuple(state.board.names[at] for at in sorted(system.spaces))
    seat = sole_leader(levels)
    if seat is None:
        tied = leaders(levels)
        return Step(state=state, events=(WaterUnscored(spaces=names, seats=tied, count=len(tied)),))
    score = scoring.water_points(state, system)
    state = with_player(state, seat, irrigation_points=state.players[seat].irrigation_points + score)
    return Step(state=state, events=(WaterScored(seat=seat, spaces=names, score=score),))
