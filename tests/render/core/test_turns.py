"""The steps of each seat's last turn."""

from __future__ import annotations

from dataclasses import dataclass

from render.core.turns import grouped, last_turns, strength
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


DONE = (Step(1, "b", 1), Step(1, "c", 2), Step(1, "b", 3), Step(0, "d", 1))


def test_the_turn_that_was_the_last_is_drawn_strongest() -> None:
    assert strength(0, DONE) == 1 > strength(1, DONE)


def test_steps_that_ended_in_one_place_are_told_together() -> None:
    there = grouped(DONE, lambda step: step.to)
    assert {place: [step.number for step in steps] for place, steps in there.items()} == {
        "b": [1, 3],
        "c": [2],
        "d": [1],
    }
    assert list(there) == ["b", "c", "d"]
