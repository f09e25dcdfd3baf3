"""Phase 8: sections of the castle are scored, and in the end what everybody has left."""

from __future__ import annotations

from dataclasses import replace

from rules.caylus import data, frames
from rules.caylus.data import Bundle
from rules.caylus.events import Event, GameEnded, SeatCounted, SectionCounted, SectionScored
from rules.caylus.phases import end_phase
from rules.caylus.points import lose, lost_of, score, scores
from rules.caylus.state import CaylusState, Player, parts_in
from rules.core.contract import Chance, Seat, Step
from rules.core.sequence import pop, push, with_top

# --- sections ---------------------------------------------------------------------------------------------------------


def go_on(state: CaylusState, scoring: frames.Scoring, chance: Chance) -> Step[CaylusState, Event]:
    """Scores the next section that is due, or ends the phase and with it the round."""
    if not is_due(state):
        return Step(state=end_phase(state))
    told = SectionScored(section=state.numbers.sections[state.scored].id, full=is_full(state, state.scored))
    return Step(state=push(state, frames.SectionScoring()), events=(told,))


def is_due(state: CaylusState) -> bool:
    """Says whether the section under construction is to be scored: full, or the bailiff has come to its marker."""
    if state.scored == len(data.SECTIONS):
        return False
    return is_full(state, state.scored) or state.bailiff >= data.MARKED[state.scored]


def is_full(state: CaylusState, section: int) -> bool:
    return len(state.castle[section]) == state.numbers.sections[section].capacity


def favours_for(state: CaylusState, section: int, parts: int) -> int:
    """Returns how many favours so many parts bring when their section is scored."""
    steps = state.numbers.sections[section].favours
    return steps[min(parts, len(steps)) - 1] if parts else 0


def loss_for(state: CaylusState, section: int, parts: int) -> int:
    """Returns the points that a player with so many parts would lose when their section is scored."""
    return 0 if parts else state.numbers.sections[section].loss


def count_seat(state: CaylusState, scoring: frames.SectionScoring, chance: Chance) -> Step[CaylusState, Event]:
    """Scores the section for the next one in turn order; after the last one the next section is under construction."""
    if scoring.done == len(state.order):
        return Step(state=replace(pop(state), scored=state.scored + 1))
    seat, at = state.order[scoring.done], state.scored
    parts = parts_in(state, at, seat)
    points, favours = lost_of(state, seat, loss_for(state, at, parts)), favours_for(state, at, parts)
    told = SectionCounted(seat=seat, section=state.numbers.sections[at].id, parts=parts, points=points, favours=favours)
    state = lose(with_top(state, frames.SectionScoring(done=scoring.done + 1)), seat, points)
    return Step(state=push(state, frames.Favours(seat=seat, count=favours)), events=(told,))


# --- the end ----------------------------------------------------------------------------------------------------------


def rest_of(state: CaylusState, player: Player) -> Bundle:
    """Returns what a player has left at the end, with the points that it is worth."""
    *cubes, gold = player.goods
    numbers = state.numbers
    points = (
        gold * numbers.gold_points + sum(cubes) // numbers.cubes_a_point + player.deniers // numbers.deniers_a_point
    )
    return Bundle(deniers=player.deniers, points=points)


def finish(state: CaylusState) -> Step[CaylusState, Event]:
    """Counts what is left, and tells who has won: all who have the most points."""
    told: list[Event] = []
    for seat in state.order:
        state, counted = _count_rest(state, seat)
        told.append(counted)
    found = scores(state)
    winners = tuple(one.seat for one in found if one.place == 1)
    told.append(GameEnded(winner_seats=winners, points=found[winners[0]].points))
    return Step(state=pop(state), events=tuple(told))


def _count_rest(state: CaylusState, seat: Seat) -> tuple[CaylusState, SeatCounted]:
    player = state.players[seat]
    *cubes, gold = player.goods
    points = rest_of(state, player).points
    told = SeatCounted(
        seat=seat,
        gold=gold,
        cubes=sum(cubes),
        deniers=player.deniers,
        points=points,
        score=player.score + points,
    )
    return score(state, seat, points, "rest"), told
