"""The course of the game: setup, round after round, income and the bailiff's walk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from rules.caylus import data, frames
from rules.caylus.events import BailiffMoved, Event, IncomeTaken, RoundBegan
from rules.caylus.goods import NO_GOODS, with_goods
from rules.caylus.meta import META
from rules.caylus.phases import end_phase
from rules.caylus.scoring import finish
from rules.caylus.state import CaylusState, Player, Space, income_of
from rules.core.contract import Chance, Step
from rules.core.seats import with_player
from rules.core.sequence import push

ROUND = (
    frames.Income(),
    frames.Placing(),
    frames.SpecialPlaces(),
    frames.Bribes(),
    frames.Road(),
    frames.Castle(),
    frames.Bailiff(),
    frames.Scoring(),
)
"""The eight phases of a round."""


def setup(seats: int, options: Mapping[str, str], chance: Chance) -> CaylusState:
    """Shuffles the neutral tiles and the turn order; play begins by itself."""
    numbers = data.NUMBERS[META.rules_version]
    salt = chance.salt()
    order = chance.shuffle("order", tuple(range(seats)))
    neutral = chance.shuffle("neutral", data.NEUTRALS)
    deniers = dict(zip(order, numbers.start_deniers[seats], strict=True))
    return CaylusState(
        rules=META.rules_version,
        salt=salt,
        frames=(frames.Rounds(),),
        simplified=options["simplified_favours"] == "yes",
        lawyer_points=int(options["lawyer_points"]),
        closed=options["two_player_closed_place"] if seats == 2 else "",
        forced_given=options["auto_resolve_forced"] == "yes",
        players=tuple(_player(numbers, deniers[seat]) for seat in range(seats)),
        order=order,
        spaces=tuple(Space(building=building) for building in _printed(neutral)),
        supply=_supply(numbers, jeweller=options["jeweller"] == "yes"),
    )


def _printed(neutral: tuple[str, ...]) -> tuple[str, ...]:
    """Returns what lies on the road at the beginning, space 1 first."""
    return tuple(
        neutral[number - 1] if number <= len(neutral) else data.PRINTED.get(number, "")
        for number in range(1, data.ROAD + 1)
    )


def _player(numbers: data.Numbers, deniers: int) -> Player:
    return Player(deniers=deniers, goods=with_goods(NO_GOODS, numbers.start_goods), workers=numbers.workers)


def _supply(numbers: data.Numbers, *, jeweller: bool) -> tuple[str, ...]:
    added = (data.JEWELLER,) if jeweller else ()
    return tuple(sorted((*numbers.supply, *added), key=data.BUILDINGS.index))


def go_on(state: CaylusState, rounds: frames.Rounds, chance: Chance) -> Step[CaylusState, Event]:
    """Begins the next round; when the towers have been scored the game is over.

    Two players change places at the beginning of every round but the first.
    """
    if state.scored == len(data.SECTIONS):
        return finish(state)
    number = state.round + 1
    order = state.order[::-1] if len(state.players) == 2 and number > 1 else state.order
    state = push(replace(state, round=number, order=order, passed=()), *ROUND)
    return Step(state=state, events=(RoundBegan(round=number, order_seats=order),))


def take_income(state: CaylusState, income: frames.Income, chance: Chance) -> Step[CaylusState, Event]:
    """Phase 1: everybody takes two deniers and the income of their buildings."""
    taken = {seat: income_of(state, seat) for seat in state.order}
    for seat, deniers in taken.items():
        state = with_player(state, seat, deniers=state.players[seat].deniers + deniers)
    alike = {amount: tuple(seat for seat in taken if taken[seat] == amount) for amount in taken.values()}
    told = tuple(IncomeTaken(seats=seats, deniers=amount) for amount, seats in alike.items())
    return Step(state=end_phase(state), events=told)


def move_bailiff(state: CaylusState, bailiff: frames.Bailiff, chance: Chance) -> Step[CaylusState, Event]:
    """Phase 7: the bailiff goes one space, or two if the provost is ahead of him; the provost joins him."""
    start = state.bailiff
    space = start + (state.numbers.fast if state.provost > start else state.numbers.slow)
    told = BailiffMoved(start=start, space=space)
    return Step(state=end_phase(replace(state, bailiff=space, provost=space)), events=(told,))
