"""What is certainly dominated in Mexica."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from rules.core.contract import Tagged
from rules.mexica import action_tokens, founding, halves, movement, scoring
from rules.mexica.actions import Build, EndTurn, Jump, LayDouble, LaySingle, Move, TakeToken, UseToken
from rules.mexica.board import figures_at
from rules.mexica.districts import district_at
from rules.mexica.ranking import totals
from rules.mexica.state import MexicaState, Round, Turn, turn_of
from tests.players.dominated import Kind, Moment, best_at_the_end, losing, missing


def is_last_of_all(state: MexicaState) -> bool:
    """Says whether the last turn of the game is played."""
    rounds = next((frame for frame in state.frames if isinstance(frame, Round)), None)
    return isinstance(state.top, Turn) and is_over_soon(state) and rounds is not None and not rounds.seats


def missed(moment: Moment) -> Tagged | None:
    if not is_last_of_all(moment.state):
        return None
    seat = moment.seat
    return best_at_the_end(
        moment,
        EndTurn(),
        lambda state: not turn_of(state).points and not state.players[seat].tokens,
        token=UseToken(),
    )


def is_over_soon(state: MexicaState) -> bool:
    """Says whether the game ends with this round; also where none of late has brought progress, nor has this one."""
    stalled = not state.progress and halves.is_stalled(replace(state, idle=state.idle + 1))
    return state.half > scoring.FIRST_HALF and (halves.is_last_round(state) or stalled)


def wastes_token(moment: Moment) -> bool:
    """Ends a turn with points unspent after it has given a token back in it."""
    if moment.action != EndTurn() or is_over_soon(moment.state) or not turn_of(moment.state).points:
        return False
    return any(one.action == UseToken() for one in moment.before)


def leaves_token(moment: Moment) -> bool:
    if moment.action != EndTurn() or is_over_soon(moment.state):
        return False
    return action_tokens.may_take(moment.state, moment.seat)


def _cost(state: MexicaState, way: tuple[str, ...]) -> int:
    return sum(movement.check_step(state, one, other) for one, other in pairwise(way))


def _cheapest(state: MexicaState, start: str, target: str) -> int | None:
    found = movement.cheapest_way(state, start, target)
    return found[0] if found else None


def jumps(moment: Moment) -> bool:
    if not isinstance(moment.action, Jump):
        return False
    cost = _cheapest(moment.state, moment.state.players[moment.seat].figure, moment.action.square)
    return cost is not None and cost < moment.state.numbers.jump


def detours(moment: Moment) -> bool:
    if not isinstance(moment.action, Move):
        return False
    way = moment.action.way
    cost = _cheapest(moment.state, way[0], way[-1])
    return cost is not None and cost < _cost(moment.state, way)


def comes_back(moment: Moment) -> bool:
    """Walks away and at once back, or on where it could have gone for less."""
    if not moment.before or not isinstance(moment.action, Move) or not isinstance(moment.before[-1].action, Move):
        return False
    first = moment.before[-1]
    assert isinstance(first.action, Move)
    walked = _cost(first.state, first.action.way) + _cost(moment.state, moment.action.way)
    if first.action.way[0] == moment.action.way[-1]:
        return walked > 0
    cost = _cheapest(first.state, first.action.way[0], moment.action.way[-1])
    return cost is not None and cost < walked


def leaves_founding(moment: Moment) -> bool:
    """Ends its turn in a district that it could found, and where nobody else stands or has built."""
    state: MexicaState = moment.state
    if moment.action != EndTurn() or not any(founding.tokens(state, moment.seat, ())):
        return False
    district = district_at(state)[state.players[moment.seat].figure]
    built = totals(state, district)
    others = {seat for square, seat in figures_at(state).items() if square in district.squares} - {moment.seat}
    return not others and all(not value for seat, value in built.items() if seat != moment.seat)


def token_to_and_fro(moment: Moment) -> bool:
    """Gives a token back at once that it has just taken."""
    return bool(moment.before) and moment.action == UseToken() and moment.before[-1].action == TakeToken()


KINDS: dict[str, Kind] = {
    "keeps a building at the end": missing(Build),
    "ends beside a start square": missing(Move, Jump),
    "leaves a canal unlaid at the end that would score": missing(LaySingle, LayDouble),
    "keeps a token at the end that would score": missing(UseToken),
    "loses points at the end by what it does": losing(EndTurn()),
    "uses a token for nothing": wastes_token,
    "leaves points that a token would keep": leaves_token,
    "jumps where it could walk": jumps,
    "walks a dearer way than it must": detours,
    "walks to and fro": comes_back,
    "leaves a founding": leaves_founding,
    "takes a token and gives it back": token_to_and_fro,
}
