"""What is certainly dominated in Tikal."""

from __future__ import annotations

from rules.core.contract import Tagged
from rules.tikal import data, figures, movement, treasures
from rules.tikal.actions import (
    Deploy,
    EndTurn,
    Exchange,
    Move,
    Recover,
    Transfer,
    Uncover,
)
from rules.tikal.state import ScoringRound, ScoringTurn, TikalState, turn_of
from tests.players.dominated import Kind, Moment, best_at_the_end, losing, missing


def final_round(state: TikalState) -> ScoringRound | None:
    """Returns the final scoring round while a seat has its turn in it."""
    if not isinstance(state.top, ScoringTurn):
        return None
    return next((frame for frame in state.frames if isinstance(frame, ScoringRound) and frame.final), None)


def missed(moment: Moment) -> Tagged | None:
    """Only of the last seat in the final round, as others may take back what is done before them."""
    last = final_round(moment.state)
    if last is None or last.seats:
        return None
    return best_at_the_end(moment, EndTurn(), lambda state: not turn_of(state).points)


def digs_for_another(moment: Moment) -> bool:
    """Uncovers with its last point what another holds who has still to score."""
    last = final_round(moment.state)
    if last is None or not isinstance(moment.action, Uncover):
        return False
    after: TikalState = moment.after(moment.action)
    if turn_of(after).points:
        return False
    space = after.spaces[data.INDEX[moment.action.space]]
    strengths = [figures.strength(after, space, seat) for seat in range(len(after.players))]
    holder = strengths.index(max(strengths))
    return strengths.count(max(strengths)) == 1 and holder in last.seats


def detours(moment: Moment) -> bool:
    if not isinstance(moment.action, Move):
        return False
    way = moment.action.way
    cheapest = movement.cheapest_way(moment.state, way[0], way[-1])
    return cheapest is not None and cheapest[0] < movement.way_cost(moment.state, way)


def comes_back(moment: Moment) -> bool:
    """Walks a group away and at once back to where it was."""
    if not moment.before or not isinstance(moment.action, Move):
        return False
    last = moment.before[-1].action
    return (
        isinstance(last, Move)
        and (last.way[0], last.way[-1]) == (moment.action.way[-1], moment.action.way[0])
        and (last.workers, last.leader) == (moment.action.workers, moment.action.leader)
    )


def leaves_treasure(moment: Moment) -> bool:
    return moment.action == EndTurn() and any(treasures.tokens(moment.state, moment.seat, ()))


def swaps_at_a_loss(moment: Moment) -> bool:
    """Exchanges for less before it scores for the last time, with no points left for another exchange."""
    if not isinstance(moment.action, Exchange) or not final_round(moment.state):
        return False
    after: TikalState = moment.after(moment.action)
    before, now = (
        treasures.treasure_points(state, state.players[moment.seat].treasures) for state in (moment.state, after)
    )
    return now < before and turn_of(after).points < after.numbers.exchange


KINDS: dict[str, Kind] = {
    "leaves points at the end that a level uncovered would bring": missing(Uncover),
    "leaves a treasure lying at the end": missing(Recover),
    "leaves figures at the end where they bring less than elsewhere": missing(Move, Deploy, Transfer),
    "keeps treasures at the end that an exchange would better": missing(Exchange),
    "loses points at the end by what it does": losing(EndTurn()),
    "uncovers a level for another": digs_for_another,
    "walks a dearer way than it must": detours,
    "walks to and fro": comes_back,
    "ends its turn with a treasure at its feet": leaves_treasure,
    "exchanges treasures at a loss at the end": swaps_at_a_loss,
}
