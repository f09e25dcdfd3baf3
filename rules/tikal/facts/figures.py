"""Figures, camps and guards."""

from __future__ import annotations

from rules.core.facts import NOTHING, Where, player_number, seat_of, seat_text, words_of
from rules.core.seats import replaced, with_player
from rules.tikal import data, placement, scoring
from rules.tikal.camps import GROUNDS
from rules.tikal.facts.board import temple_at
from rules.tikal.facts.supplies import with_left
from rules.tikal.facts.words import fact, group_of
from rules.tikal.figures import group_text, strength
from rules.tikal.guards import FIGURES
from rules.tikal.state import TikalState, with_space


def _read_figures(state: TikalState, where: Where) -> str:
    space, seat = state.spaces[where[0]], where[1]
    return group_text(space.workers[seat], seat in space.leaders)


def _write_figures(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes these the seat's figures on a space; they come from the supply, and what stood there goes back to it."""
    at, seat = where
    space, player = state.spaces[at], state.players[seat]
    if not space.tile or space.terrain == placement.VOLCANO:
        raise ValueError(f"no figure can stand on {data.SPACES[at]}")
    workers, leader = group_of(value)
    left = player.workers + space.workers[seat] - workers
    leader_free = player.leader or seat in space.leaders
    if left < 0 or (leader and not leader_free):
        raise ValueError(f"P{seat} has too few figures in the supply")
    leaders = tuple(sorted({*space.leaders, seat} if leader else {*space.leaders} - {seat}))
    state = with_space(state, at, workers=replaced(space.workers, seat, workers), leaders=leaders)
    return with_player(state, seat, workers=left, leader=leader_free and not leader)


def _read_supply(state: TikalState, where: Where) -> str:
    player = state.players[where[0]]
    return group_text(player.workers, player.leader)


def _write_supply(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes these the figures in a supply; those neither there nor on the board are out of the game."""
    seat = where[0]
    workers, leader = group_of(value)
    player = state.players[seat]
    free = player.workers + player.lost_workers - workers
    leader_free = player.leader or player.lost_leader
    if free < 0 or (leader and not leader_free):
        raise ValueError(f"P{seat} does not have so many figures beside the board")
    return with_player(
        state,
        seat,
        workers=workers,
        leader=leader,
        lost_workers=free,
        lost_leader=leader_free and not leader,
    )


def _read_lost(state: TikalState, where: Where) -> str:
    player = state.players[where[0]]
    return group_text(player.lost_workers, player.lost_leader)


def _read_strength(state: TikalState, where: Where) -> str:
    return str(strength(state, state.spaces[where[0]], where[1]))


def _read_holder(state: TikalState, where: Where) -> str:
    return seat_text(scoring.holder(state, temple_at(state, where[0])))


def _read_camp(state: TikalState, where: Where) -> str:
    return seat_text(state.spaces[where[0]].camp)


def _write_camp(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a camp stand on a space; it comes from those that its seat has left."""
    at = where[0]
    space = state.spaces[at]
    if space.terrain not in GROUNDS or space.treasures:
        raise ValueError(f"no camp can stand on {data.SPACES[at]}")
    if space.camp is not None:
        state = with_left(with_space(state, at, camp=None), space.camp, "camps", 1)
    if value == NOTHING:
        return state
    seat = seat_of(state, value)
    return with_left(with_space(state, at, camp=seat), seat, "camps", -1)


def _read_guard(state: TikalState, where: Where) -> str:
    space = state.spaces[where[0]]
    return NOTHING if space.guard is None else f"P{space.guard} {FIGURES[space.guard_figure]}"


def _write_guard(state: TikalState, where: Where, value: str) -> TikalState:
    """Makes a figure from the supply the guard of a temple; it is one of those that its seat has left to place."""
    at = where[0]
    space = temple_at(state, at)
    if space.guard is not None:
        raise ValueError(f"{data.SPACES[at]} is guarded already")
    name, figure = (*words_of(value), FIGURES[data.WORKER])[:2]
    figures_by_word = {word: kind for kind, word in FIGURES.items()}
    if figure not in figures_by_word:
        raise ValueError(f"a guard is a seat and {' or '.join(figures_by_word)}")
    seat = seat_of(state, name)
    player = state.players[seat]
    kind = figures_by_word[figure]
    if kind == data.LEADER and player.leader:
        state = with_player(state, seat, leader=False)
    elif kind == data.WORKER and player.workers:
        state = with_player(state, seat, workers=player.workers - 1)
    else:
        raise ValueError(f"P{seat} has no {kind} in the supply")
    return with_left(with_space(state, at, guard=seat, guard_figure=kind), seat, "guards", -1)


FACTS = (
    fact("figures SPACE SEAT = GROUP that stands there, as 2, L, 2+L or 0", _read_figures, _write_figures),
    fact("supply SEAT = GROUP in the supply", _read_supply, _write_supply),
    fact("lost SEAT = GROUP that is out of the game", _read_lost),
    fact("strength SPACE SEAT = NUMBER that counts for the majority", _read_strength),
    fact("holder SPACE = SEAT that a temple counts for", _read_holder),
    fact("camp SPACE = SEAT whose camp stands there", _read_camp, _write_camp),
    player_number("camps", "camps left to build", lambda state: state.numbers.camps),
    fact("guard SPACE = SEAT and figure, as P1 worker or P1 L", _read_guard, _write_guard),
    player_number("guards", "guards left to place", lambda state: state.numbers.guards),
)
