"""Phase 5: the buildings are activated from the bridge up to the provost; workers beyond him go home unused."""

from __future__ import annotations

from rules.caylus import frames
from rules.caylus.construction import lay_residence
from rules.caylus.events import Event, WorkerUnused
from rules.caylus.phases import end_phase
from rules.caylus.state import CaylusState, is_on_road, space_at
from rules.caylus.workers import take_workers
from rules.core.contract import Chance, Seat, Step
from rules.core.sequence import pop, push, with_top


def go_on(state: CaylusState, road: frames.Road, chance: Chance) -> Step[CaylusState, Event]:
    """Activates the next building with a worker; beyond the provost all workers go home."""
    for number in range(road.done + 1, state.provost + 1):
        worker = space_at(state, number).worker
        if worker is not None:
            state = with_top(state, frames.Road(done=number))
            return Step(
                state=push(state, frames.Activation(seat=worker, space=number), frames.Homecoming(place=str(number)))
            )
    return _unused(state).then(lambda state: Step(state=end_phase(state)))


def _unused(state: CaylusState) -> Step[CaylusState, Event]:
    """Sends home the workers beyond the provost, and then lays the residences that waited for them (ruling 53)."""
    unused = [(number, space) for number, space in enumerate(state.spaces, start=1) if space.worker is not None]
    told = [WorkerUnused(seat=_seat(space.worker), space=n, building=space.building) for n, space in unused]
    for number, _ in unused:
        state = take_workers(state, str(number))
    step: Step[CaylusState, Event] = Step(state=state, events=tuple(told))
    for number, space in unused:
        if space.reserved is not None:
            step = step.then(lambda state, number=number: lay_residence(state, number))  # type: ignore[misc]
    return step


def _seat(worker: Seat | None) -> Seat:
    assert worker is not None, "only spaces with a worker are looked at"
    return worker


def come_home(state: CaylusState, stage: frames.Homecoming, chance: Chance) -> Step[CaylusState, Event]:
    """Sends the worker of a place home after its effect; a residence that waited for it is laid (ruling 52)."""
    state = take_workers(pop(state), stage.place)
    if is_on_road(stage.place) and space_at(state, int(stage.place)).reserved is not None:
        return lay_residence(state, int(stage.place))
    return Step(state=state)
