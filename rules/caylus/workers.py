"""Where a worker may stand, what it costs, and how it goes home."""

from __future__ import annotations

from collections.abc import Iterator

from rules.caylus import data
from rules.caylus.data import Building
from rules.caylus.events import Event, OwnerScored
from rules.caylus.points import score
from rules.caylus.state import (
    CaylusState,
    building_at,
    is_on_road,
    space_at,
    special_workers,
    with_space,
    with_special,
)
from rules.core.contract import IllegalAction, Seat, Step
from rules.core.derived import derived
from rules.core.seats import with_player

PLACES = (*data.SPECIAL, *map(str, range(1, data.ROAD + 1)))
"""All places by their names in notations, the road behind the special ones."""


def check_place(state: CaylusState, seat: Seat, place: str) -> None:
    """Raises `IllegalAction` where a worker of a seat cannot be placed, whatever it would cost."""
    if is_on_road(place):
        _check_space(state, int(place))
    else:
        _check_special(state, seat, place)


def _check_space(state: CaylusState, number: int) -> None:
    building = building_at(state, number)
    if building is None:
        raise IllegalAction("no-building", space=number)
    if building.colour not in data.WORKPLACES:
        raise IllegalAction("no-workplace", space=number, building=building.id)
    worker = space_at(state, number).worker
    if worker is not None:
        raise IllegalAction("occupied", space=number, building=building.id, worker_seat=worker)


def _check_special(state: CaylusState, seat: Seat, place: str) -> None:
    workers = special_workers(state, place)
    if place == state.closed:
        raise IllegalAction("closed", place=place)
    if seat in workers:
        raise IllegalAction("already-there", place=place)
    if len(workers) == (room := state.numbers.rooms[place]):
        raise IllegalAction("full", place=place, seats=workers, room=room)


@derived
def free_places(state: CaylusState, seat: Seat) -> tuple[str, ...]:
    """Returns where a worker of a seat could be placed, whatever it costs."""
    return tuple(_free_special(state, seat)) + tuple(_free_spaces(state))


def _free_special(state: CaylusState, seat: Seat) -> Iterator[str]:
    for place, room in state.numbers.rooms.items():
        workers = special_workers(state, place)
        if place != state.closed and seat not in workers and len(workers) < room:
            yield place


def _free_spaces(state: CaylusState) -> Iterator[str]:
    for number, space in enumerate(state.spaces, start=1):
        building = building_at(state, number)
        if building is not None and building.colour in data.WORKPLACES and space.worker is None:
            yield str(number)


def takes_workers(state: CaylusState, place: str) -> bool:
    """Says whether workers can be placed there at all, whoever is there now."""
    building = building_on(state, place)
    return building.colour in data.WORKPLACES if building else not is_on_road(place) and place != state.closed


def price_of(state: CaylusState, seat: Seat, place: str) -> int:
    """Returns what placing a worker costs a seat now."""
    if is_on_road(place) and space_at(state, int(place)).owner == seat:
        return state.numbers.own_price
    if state.resident == seat:
        return state.numbers.own_price
    return price_after(state, len(state.passed))


def price_after(state: CaylusState, passed: int) -> int:
    """Returns what a worker costs whom nothing makes it cheaper, when so many have passed."""
    return state.numbers.last_of_two_price if passed and len(state.players) == 2 else 1 + passed


def put_worker(state: CaylusState, seat: Seat, place: str) -> Step[CaylusState, Event]:
    """Puts a worker of a seat on a place; the owner of a building scores for somebody else's."""
    if not is_on_road(place):
        return Step(state=with_special(state, place, (*special_workers(state, place), seat)))
    state = with_space(state, int(place), worker=seat)
    owner = space_at(state, int(place)).owner
    if owner in (None, seat):
        return Step(state=state)
    points = state.numbers.owner_points
    return Step(state=score(state, owner, points, "workers"), events=(OwnerScored(seat=owner, points=points),))


def take_workers(state: CaylusState, place: str) -> CaylusState:
    """Sends home all workers of a place; of the inn those on the left circle."""
    workers = workers_on(state, place)
    state = with_space(state, int(place), worker=None) if is_on_road(place) else with_special(state, place, ())
    for seat in workers:
        state = with_player(state, seat, workers=state.players[seat].workers + 1)
    return state


def workers_on(state: CaylusState, place: str) -> tuple[Seat, ...]:
    """Returns whose workers are on a place, in the order of their coming; of the inn on the left circle."""
    if not is_on_road(place):
        return special_workers(state, place)
    worker = space_at(state, int(place)).worker
    return () if worker is None else (worker,)


def building_on(state: CaylusState, place: str) -> Building | None:
    """Returns the building of a place on the road; None for an empty space and for special places."""
    return building_at(state, int(place)) if is_on_road(place) else None


def building_id(state: CaylusState, place: str) -> str:
    """Returns the id of that building, or nothing."""
    building = building_on(state, place)
    return building.id if building else ""
