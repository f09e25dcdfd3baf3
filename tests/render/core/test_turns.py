"""The steps of each seat's last turn."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.turns import last_turns
from rules.core.contract import Tagged


class Began(Tagged, frozen=True):
    seat: int


class Moved(Tagged, frozen=True):
    seat: int
    to: str


class Rained(Tagged, frozen=True):
    pass


@dataclass(frozen=True)
class Step:
    seat: int
    to: str
    number: int = 0


def step(event: Tagged) -> Step | None:
    return Step(event.seat, event.to) if isinstance(event, Moved) else None


def test_the_steps_of_the_last_turns_are_numbered_and_earlier_ones_forgotten() -> None:
    events = (Began(0), Moved(0, "a"), Began(1), Moved(1, "b"), Rained(), Moved(1, "c"), Began(0), Moved(0, "d"))
    assert last_turns(events, (Began,), step) == (Step(1, "b", 1), Step(1, "c", 2), Step(0, "d", 1))
