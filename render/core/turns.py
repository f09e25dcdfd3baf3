"""The last turn of each seat, as the steps that a picture numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar

from rules.core.contract import Seat, Tagged


class Step(Protocol):
    """What a game knows of one step, as a dataclass: at least who did it, and its number in the turn."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def seat(self) -> Seat: ...

    @property
    def number(self) -> int: ...


S = TypeVar("S", bound=Step)
K = TypeVar("K", bound=Hashable)


def last_turns(
    events: Iterable[Any], begins: tuple[type[Tagged], ...], step: Callable[[Any], S | None]
) -> tuple[S, ...]:
    """Returns the steps of each seat's last turn, numbered from 1.

    Events of the kinds in ``begins`` have the seat whose turn begins; ``step`` says what an event is, or nothing.
    """
    turns: dict[Seat, list[S]] = {}
    for event in events:
        if isinstance(event, begins):
            turns.pop(event.seat, None)  # type: ignore[attr-defined]
        elif (found := step(event)) is not None:
            turn = turns.setdefault(found.seat, [])
            turn.append(replace(found, number=len(turn) + 1))
    return tuple(found for turn in turns.values() for found in turn)


def strength(seat: Seat, done: Sequence[Step]) -> float:
    """Returns how strongly the turn of a seat is drawn: fainter if it was not the last one."""
    return 1.0 if seat == done[-1].seat else 0.6


def grouped(steps: Iterable[S], key: Callable[[S], K]) -> dict[K, list[S]]:
    """Returns the steps that have something in common, such as where they ended, in the order of the first of each."""
    found: dict[K, list[S]] = {}
    for step in steps:
        found.setdefault(key(step), []).append(step)
    return found
