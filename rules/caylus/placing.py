"""Phase 2: in turn order everybody places one worker at a time, or passes for this round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.caylus.actions import Pass, PlaceWorker
from rules.caylus.events import Event, SeatPassed, WorkerPlaced
from rules.caylus.frames import Place, Placing
from rules.caylus.phases import end_phase
from rules.caylus.places import place_tokens
from rules.caylus.state import CaylusState, is_on_road
from rules.caylus.workers import building_id, check_place, free_places, price_of, put_worker
from rules.core.contract import Chance, IllegalAction, Seat, Step, Token
from rules.core.seats import with_player
from rules.core.sequence import pop, push, with_top


def go_on(state: CaylusState, placing: Placing, chance: Chance) -> Step[CaylusState, Event]:
    """Asks the next one in turn order who has not passed; when all have, the phase ends."""
    left = tuple(seat for seat in _in_turn(state, placing.last) if seat not in state.passed)
    if not left:
        return Step(state=end_phase(state))
    turn = placing.turn + (left[0] != placing.last)
    return Step(state=push(with_top(state, Placing(last=left[0], turn=turn)), Place(seat=left[0])))


def _in_turn(state: CaylusState, last: Seat | None) -> tuple[Seat, ...]:
    """Returns all seats in turn order, those behind the last one first."""
    at = 0 if last is None else state.order.index(last) + 1
    return (*state.order[at:], *state.order[:at])


def affordable_places(state: CaylusState, seat: Seat) -> tuple[str, ...]:
    """Returns where a seat can place a worker now."""
    player = state.players[seat]
    if not player.workers:
        return ()
    return tuple(place for place in free_places(state, seat) if price_of(state, seat, place) <= player.deniers)


def tokens(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    match prefix:
        case ():
            if affordable_places(state, seat):
                yield Token("place")
            yield Token("pass", ends=True)
        case ("place",):
            yield from place_tokens(state, seat, affordable_places(state, seat), priced=True)


def forced(state: CaylusState, seat: Seat) -> Pass | None:
    """A seat that cannot place a worker passes, when its turn comes and not before (rulings 6 and 7)."""
    return None if affordable_places(state, seat) else Pass()


def check(state: CaylusState, seat: Seat, action: PlaceWorker) -> None:
    player = state.players[seat]
    if not player.workers:
        raise IllegalAction("no-worker")
    check_place(state, seat, action.place)
    price = price_of(state, seat, action.place)
    if price > player.deniers:
        raise IllegalAction("too-few-deniers", price=price, deniers=player.deniers)


def apply(state: CaylusState, seat: Seat, action: PlaceWorker, chance: Chance) -> Step[CaylusState, Event]:
    """Pays for a worker and places it."""
    price, player = price_of(state, seat, action.place), state.players[seat]
    placed = WorkerPlaced(
        seat=seat,
        place=action.place,
        road=is_on_road(action.place),
        building=building_id(state, action.place),
        price=price,
    )
    state = with_player(pop(state), seat, deniers=player.deniers - price, workers=player.workers - 1)
    return Step(state=state, events=(placed,)).then(lambda state: put_worker(state, seat, action.place))


def apply_pass(state: CaylusState, seat: Seat, action: Pass, chance: Chance) -> Step[CaylusState, Event]:
    """Takes the lowest free field of the bridge; the first of them brings a denier."""
    deniers = 0 if state.passed else state.numbers.first_pass
    told = SeatPassed(
        seat=seat, number=len(state.passed) + 1, deniers=deniers, forced=not affordable_places(state, seat)
    )
    state = replace(pop(state), passed=(*state.passed, seat))
    return Step(state=with_player(state, seat, deniers=state.players[seat].deniers + deniers), events=(told,))
