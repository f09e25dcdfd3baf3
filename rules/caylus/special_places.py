"""Phase 3: gate, trading post, merchants' guild, joust field, stables and inn are activated in this order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from rules.caylus import data, events, frames
from rules.caylus.actions import Decline, EnterJoust, Leave, SendWorker, Stay, TakeHome
from rules.caylus.events import Event
from rules.caylus.goods import bundle_text
from rules.caylus.paying import can_pay, check_pay, pay
from rules.caylus.phases import end_phase
from rules.caylus.places import place_tokens
from rules.caylus.state import CaylusState, is_on_road, special_workers, with_special
from rules.caylus.workers import building_id, check_place, free_places, put_worker, take_workers
from rules.core.contract import Chance, Seat, Step, Token
from rules.core.seats import with_player
from rules.core.sequence import pop, push, with_top

_Activate = Callable[[CaylusState, tuple[Seat, ...]], Step[CaylusState, Event]]


def go_on(state: CaylusState, stage: frames.SpecialPlaces, chance: Chance) -> Step[CaylusState, Event]:
    """Activates the next special place; after the last one the phase ends."""
    if stage.done == len(_ACTIVATE):
        return Step(state=end_phase(state))
    place, activate = tuple(_ACTIVATE.items())[stage.done]
    state = with_top(state, frames.SpecialPlaces(done=stage.done + 1))
    return activate(state, special_workers(state, place))


# --- the gate ---------------------------------------------------------------------------------------------------------


def _activate_gate(state: CaylusState, seats: tuple[Seat, ...]) -> Step[CaylusState, Event]:
    return Step(state=push(state, frames.Gate(seat=seats[0])) if seats else state)


def tokens_gate(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    """Offers every place that would be free for a worker of this seat; nothing is paid."""
    match prefix:
        case ():
            if free_places(state, seat):
                yield Token("send")
            yield Token("home", ends=True)
        case ("send",):
            yield from place_tokens(state, seat, free_places(state, seat), priced=False)


def forced_gate(state: CaylusState, seat: Seat) -> TakeHome | None:
    return None if free_places(state, seat) else TakeHome()


def check_send(state: CaylusState, seat: Seat, action: SendWorker) -> None:
    check_place(state, seat, action.place)


def apply_send(state: CaylusState, seat: Seat, action: SendWorker, chance: Chance) -> Step[CaylusState, Event]:
    """Moves the worker on; the owner of a building scores as for any other worker (ruling 12)."""
    sent = events.WorkerSent(
        seat=seat,
        place=action.place,
        road=is_on_road(action.place),
        building=building_id(state, action.place),
    )
    state = with_special(pop(state), data.GATE, ())
    return Step(state=state, events=(sent,)).then(lambda state: put_worker(state, seat, action.place))


def apply_home(state: CaylusState, seat: Seat, action: TakeHome, chance: Chance) -> Step[CaylusState, Event]:
    told = events.WorkerTakenHome(seat=seat, forced=not free_places(state, seat))
    return Step(state=take_workers(pop(state), data.GATE), events=(told,))


# --- the trading post, the guild and the joust field ------------------------------------------------------------------


def _activate_post(state: CaylusState, seats: tuple[Seat, ...]) -> Step[CaylusState, Event]:
    if not seats:
        return Step(state=state)
    (seat,) = seats
    state = with_player(state, seat, deniers=state.players[seat].deniers + state.numbers.post_deniers)
    told = events.DeniersTaken(seat=seat, deniers=state.numbers.post_deniers)
    return Step(state=push(state, frames.Homecoming(place=data.POST)), events=(told,))


def _activate_guild(state: CaylusState, seats: tuple[Seat, ...]) -> Step[CaylusState, Event]:
    return Step(state=push(state, frames.Guild(seat=seats[0]), frames.Homecoming(place=data.GUILD)) if seats else state)


def _activate_joust(state: CaylusState, seats: tuple[Seat, ...]) -> Step[CaylusState, Event]:
    return Step(state=push(state, frames.Joust(seat=seats[0]), frames.Homecoming(place=data.JOUST)) if seats else state)


def tokens_joust(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        if can_pay(state, seat, state.numbers.joust_price):
            yield Token("joust", ends=True)
        yield Token("decline", ends=True)


def forced_joust(state: CaylusState, seat: Seat) -> Decline | None:
    return None if can_pay(state, seat, state.numbers.joust_price) else Decline()


def check_joust(state: CaylusState, seat: Seat, action: EnterJoust) -> None:
    check_pay(state, seat, state.numbers.joust_price)


def apply_joust(state: CaylusState, seat: Seat, action: EnterJoust, chance: Chance) -> Step[CaylusState, Event]:
    told = events.FavourBought(seat=seat, price=bundle_text(state.numbers.joust_price))
    return Step(
        state=push(pay(pop(state), seat, state.numbers.joust_price), frames.Favours(seat=seat, count=1)), events=(told,)
    )


def decline_joust(state: CaylusState, seat: Seat) -> Step[CaylusState, Event]:
    told = events.JoustDeclined(seat=seat, forced=not can_pay(state, seat, state.numbers.joust_price))
    return Step(state=pop(state), events=(told,))


# --- the stables ------------------------------------------------------------------------------------------------------


def _activate_stables(state: CaylusState, seats: tuple[Seat, ...]) -> Step[CaylusState, Event]:
    """Puts those in the stables in front; with two players the order alternates whatever they do (ruling 60)."""
    if not seats:
        return Step(state=state)
    state = push(state, frames.Homecoming(place=data.STABLES))
    order = (*seats, *(seat for seat in state.order if seat not in seats))
    if len(state.players) == 2 or order == state.order:
        return Step(state=state)
    return Step(state=replace(state, order=order), events=(events.OrderChanged(order_seats=order),))


# --- the inn ----------------------------------------------------------------------------------------------------------


def _activate_inn(state: CaylusState, seats: tuple[Seat, ...]) -> Step[CaylusState, Event]:
    """Lets a newcomer move right, who drives the resident out; else the resident is asked (ruling 9)."""
    resident = state.resident
    if not seats:
        return Step(state=state if resident is None else push(state, frames.Inn(seat=resident)))
    (seat,) = seats
    left: tuple[Event, ...] = ()
    if resident is not None:
        state = _resident_home(state, resident)
        left = (events.InnLeft(seat=resident, driven=True),)
    state = replace(with_special(state, data.INN, ()), resident=seat)
    return Step(state=state, events=(*left, events.InnEntered(seat=seat)))


def _resident_home(state: CaylusState, seat: Seat) -> CaylusState:
    return with_player(replace(state, resident=None), seat, workers=state.players[seat].workers + 1)


def tokens_inn(state: CaylusState, seat: Seat, prefix: tuple[str, ...]) -> Iterator[Token]:
    if not prefix:
        yield from (Token("stay", ends=True), Token("leave", ends=True))


def apply_stay(state: CaylusState, seat: Seat, action: Stay, chance: Chance) -> Step[CaylusState, Event]:
    return Step(state=pop(state), events=(events.InnKept(seat=seat),))


def apply_leave(state: CaylusState, seat: Seat, action: Leave, chance: Chance) -> Step[CaylusState, Event]:
    return Step(state=_resident_home(pop(state), seat), events=(events.InnLeft(seat=seat, driven=False),))


_ACTIVATE: dict[str, _Activate] = {
    data.GATE: _activate_gate,
    data.POST: _activate_post,
    data.GUILD: _activate_guild,
    data.JOUST: _activate_joust,
    data.STABLES: _activate_stables,
    data.INN: _activate_inn,
}
"""The special places in the order of their activation."""
