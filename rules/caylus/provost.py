"""Moving the provost: free with the merchants' guild in phase 3, for deniers in phase 4."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.caylus import data, frames
from rules.caylus.actions import MoveProvost
from rules.caylus.events import Event, ProvostLeft, ProvostMoved
from rules.caylus.phases import end_phase
from rules.caylus.state import CaylusState
from rules.core.contract import Chance, IllegalAction, Say, Seat, Step, Token
from rules.core.seats import with_player
from rules.core.sequence import pop, push, with_top


def go_on(state: CaylusState, bribes: frames.Bribes, chance: Chance) -> Step[CaylusState, Event]:
    """Gives the next one in passing order the only chance to move the provost."""
    if bribes.done == len(state.passed):
        return Step(state=end_phase(state))
    asked = frames.Bribe(seat=state.passed[bribes.done])
    return Step(state=push(with_top(state, frames.Bribes(done=bribes.done + 1)), asked))


def price_to(state: CaylusState, space: int) -> int:
    """Returns what moving the provost to a space costs now: with the guild nothing."""
    return 0 if isinstance(state.top, frames.Guild) else state.numbers.step_price * abs(space - state.provost)


def reach(state: CaylusState, seat: Seat) -> tuple[int, ...]:
    """Returns the spaces to which a seat can move the provost now, his own included."""
    first, last = max(1, state.provost - state.numbers.steps), min(data.ROAD, state.provost + state.numbers.steps)
    deniers = state.players[seat].deniers
    return tuple(space for space in range(first, last + 1) if price_to(state, space) <= deniers)


def stranded(state: CaylusState, space: int) -> tuple[Seat, ...]:
    """Returns whose workers on the road would not be used with the provost on a space, one entry for each."""
    return tuple(at.worker for at in state.spaces[space:] if at.worker is not None)


def tokens(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers the spaces within reach, with the price and whose workers would then be beyond the provost."""
    match prefix:
        case ():
            yield Token("provost")
        case ("provost",):
            for space in reach(state, seat):
                yield Token(str(space), ends=True, note=_note(state, seat, space))


def _note(state: CaylusState, seat: Seat, space: int) -> Say:
    """Says what a move costs, and how many workers would be beyond the provost then."""
    beyond = stranded(state, space)
    mine = beyond.count(seat)
    return Say(
        "provost",
        {"space": space, "price": price_to(state, space), "mine": mine, "others": len(beyond) - mine},
    )


def forced(state: CaylusState, seat: Seat) -> MoveProvost | None:
    """Without a denier nobody is asked."""
    return None if len(reach(state, seat)) > 1 else stay(state, seat)


def stay(state: CaylusState, seat: Seat) -> MoveProvost:
    """Returns the answer by which the provost stays."""
    return MoveProvost(space=state.provost)


def check(state: CaylusState, seat: Seat, action: MoveProvost) -> None:
    """Judges a move: not off the road, at most three spaces, and paid for."""
    if not 1 <= action.space <= data.ROAD:
        raise IllegalAction("off-the-road", space=action.space, last=data.ROAD)
    if abs(action.space - state.provost) > state.numbers.steps:
        raise IllegalAction("too-far", space=action.space, provost=state.provost, limit=state.numbers.steps)
    price, deniers = price_to(state, action.space), state.players[seat].deniers
    if price > deniers:
        raise IllegalAction("too-few-deniers", price=price, deniers=deniers)


def apply(state: CaylusState, seat: Seat, action: MoveProvost, chance: Chance) -> Step[CaylusState, Event]:
    """Moves the provost, or leaves him where he is."""
    price, start = price_to(state, action.space), state.provost
    told: Event
    if action.space == start:
        told = ProvostLeft(seat=seat, forced=len(reach(state, seat)) == 1)
    else:
        told = ProvostMoved(seat=seat, start=start, space=action.space, price=price)
    state = replace(pop(state), provost=action.space)
    return Step(state=with_player(state, seat, deniers=state.players[seat].deniers - price), events=(told,))
