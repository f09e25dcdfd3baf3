"""What is certainly dominated in Tikal."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.contract import Tagged
from rules.tikal import data, deployment, figures, movement, scoring, temples, treasures
from rules.tikal.actions import (
    BuildCamp,
    Deploy,
    EndTurn,
    Exchange,
    Move,
    PlaceGuard,
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
    """Walks until all its figures stand where they stood before, without having done anything else meanwhile."""
    if not isinstance(moment.action, Move):
        return False
    now = moment.after(moment.action).spaces
    for earlier in reversed(moment.before):
        if not isinstance(earlier.action, Move):
            return False
        if earlier.state.spaces == now:
            return True
    return False


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


def scores_more(moment: Moment, actions: tuple[Tagged, ...]) -> bool:
    """Says whether actions before the end of its scoring turn bring a seat more in it."""
    now, then = (scoring.position(state, moment.seat) for state in (moment.state, moment.after(*actions)))
    return then.temples + then.treasures > now.temples + now.treasures


def leaves_level(moment: Moment) -> bool:
    """Ends a scoring turn although it could still uncover a level of a temple that it scores."""
    if moment.action != EndTurn() or not isinstance(moment.state.top, ScoringTurn):
        return False
    names = (token.text for token in temples.tokens(moment.state, moment.seat, ()))
    return any(scores_more(moment, (Uncover(space=name),)) for name in names)


def keeps_figure_back(moment: Moment) -> bool:
    """Ends a scoring turn although a figure that stands where nothing is, or waits for a camp, could still score."""
    if moment.action != EndTurn() or not isinstance(moment.state.top, ScoringTurn):
        return False
    return any(scores_more(moment, actions) for actions in comings(moment))


def comings(moment: Moment) -> Iterator[tuple[Tagged, ...]]:
    """Yields the ways of single figures to temples: from spaces without anything, and from the supply by a camp."""
    state, seat = moment.state, moment.seat
    for start, space in enumerate(state.spaces):
        if figures.figures(space, seat) and space.terrain != temples.TEMPLE and not space.treasures:
            for workers, leader in ((1, False), (0, True)):
                if space.workers[seat] >= workers and (seat in space.leaders or not leader):
                    yield from ((move,) for move in walks(state, start, workers, leader, turn_of(state).points))
    player = state.players[seat]
    for camp in deployment.camps_of(state, seat):
        for workers, leader in ((1, False), (0, True)):
            if player.workers >= workers and (player.leader or not leader):
                sent = Deploy(workers=workers, leader=leader, space=camp)
                left = turn_of(state).points - state.numbers.deploy
                yield from ((sent, move) for move in walks(state, data.INDEX[camp], workers, leader, left))


def walks(state: TikalState, start: int, workers: int, leader: bool, points: int) -> Iterator[Move]:
    """Yields the cheapest ways of a figure to temples that so many points allow."""
    for target, space in enumerate(state.spaces):
        if space.terrain == temples.TEMPLE and target != start:
            found = movement.cheapest_way(state, data.SPACES[start], data.SPACES[target])
            if found and found[0] <= points:
                yield Move(workers=workers, leader=leader, way=found[1])


def camps_for_nobody(moment: Moment) -> bool:
    """Ends its last turn with a camp built in it from which nobody has come."""
    if moment.action != EndTurn() or not final_round(moment.state):
        return False
    played = [one.action for one in moment.before]
    came = {action.space for action in played if isinstance(action, Deploy)}
    came |= {action.target for action in played if isinstance(action, Transfer)}
    return any(isinstance(action, BuildCamp) and action.space not in came for action in played)


def guards_at_last(moment: Moment) -> bool:
    """Places a guard when nobody has a turn any more who could take the temple."""
    last = final_round(moment.state)
    return isinstance(moment.action, PlaceGuard) and last is not None and not last.seats


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
    "ends a scoring turn with a level left that it would score": leaves_level,
    "keeps a figure back in a scoring turn that would score": keeps_figure_back,
    "builds a camp in its last turn for nobody": camps_for_nobody,
    "places a guard when nobody has a turn any more": guards_at_last,
}
