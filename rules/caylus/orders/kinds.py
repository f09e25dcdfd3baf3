"""The kinds of standing orders: what a seat may leave behind."""

from __future__ import annotations

from typing import TypeAlias

from rules.core.contract import Tagged


class PlanWorkers(Tagged, frozen=True):
    """Places one worker after another in this round, each on the first of these places that is free and can be paid."""

    round: int
    places: tuple[str, ...]
    passes: bool
    """Whether the seat passes when none is left; else it is asked."""


class PlaceNext(Tagged, frozen=True):
    """Places the next worker of this round on the first of these places that is free and can be paid."""

    round: int
    places: tuple[str, ...]
    passes: bool
    """As in `PlanWorkers`."""
    late: bool = False
    """Whether it is for the case that its seat does not answer in time."""


class PassRound(Tagged, frozen=True):
    """Passes in this round."""

    round: int


class PassOver(Tagged, frozen=True):
    """Passes when a worker costs more than a limit on a place that is not an own building."""

    limit: int


class KeepProvost(Tagged, frozen=True):
    """Moves the provost for a limited price so that as many own workers as possible are used."""

    limit: int
    late: bool = False
    """As in `PlaceNext`."""


class LeaveProvost(Tagged, frozen=True):
    """Leaves the provost where he is."""


class UseAt(Tagged, frozen=True):
    """Answers at one building in this round, where the answer is legal then."""

    round: int
    space: int
    notation: str


class PreferGoods(Tagged, frozen=True):
    """Takes what is produced, rather the kinds that are named first."""

    goods: tuple[str, ...]


class BuildFirst(Tagged, frozen=True):
    """Builds the first of these tiles that can be built and paid."""

    buildings: tuple[str, ...]


class DeliverUpTo(Tagged, frozen=True):
    """Hands in as many batches as possible up to a limit, gold last."""

    limit: int
    late: bool = False
    """As in `PlaceNext`."""


class PreferLines(Tagged, frozen=True):
    """Uses royal favours on the first of these lines that is open."""

    lines: tuple[str, ...]


class AnswerJoust(Tagged, frozen=True):
    """Buys favours at the joust field whenever they can be paid, or never."""

    buys: bool


class AnswerInn(Tagged, frozen=True):
    """Stays at the inn, or leaves it."""

    stays: bool


Order: TypeAlias = (
    PlanWorkers
    | PlaceNext
    | PassRound
    | PassOver
    | KeepProvost
    | LeaveProvost
    | UseAt
    | PreferGoods
    | BuildFirst
    | DeliverUpTo
    | PreferLines
    | AnswerJoust
    | AnswerInn
)
