"""What is derived from a position is found once for it, and never taken for that of another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.core import derived as module
from rules.core import match
from rules.core.codec import digest, encode
from rules.core.derived import derived
from rules.core.library import load

STATE = match.start(load("toy"), 3, {}, "derived").match.state


def counted() -> tuple[Any, list[tuple[Any, ...]]]:
    calls: list[tuple[Any, ...]] = []

    @derived
    def hand_size(state: Any, seat: int) -> int:
        calls.append((state, seat))
        return len(state.players[seat].hand)

    return hand_size, calls


def test_a_value_is_found_once_for_each_position_and_argument() -> None:
    hand_size, calls = counted()
    assert [hand_size(STATE, 0), hand_size(STATE, 0), hand_size(STATE, 1)] == [3, 3, 3]
    assert len(calls) == 2


def test_another_position_has_its_own_value_even_if_it_is_equal() -> None:
    hand_size, calls = counted()
    emptied = replace(STATE, players=tuple(replace(player, hand=()) for player in STATE.players))
    assert [hand_size(STATE, 0), hand_size(emptied, 0), hand_size(replace(STATE), 0)] == [3, 0, 3]
    assert len(calls) == 3


def test_nothing_is_kept_for_a_position_once_there_are_many_later_ones_and_it_is_found_again() -> None:
    hand_size, calls = counted()
    first, *later = [replace(STATE) for _ in range(module.KEPT + 1)]
    assert [hand_size(position, 0) for position in (first, *later)] == [3] * len(calls)
    assert not hasattr(first, "_derived") and hasattr(later[0], "_derived")
    assert hand_size(first, 0) == 3 and len(calls) == module.KEPT + 2


def test_what_was_found_is_no_part_of_a_position() -> None:
    hand_size, _ = counted()
    before = encode(STATE), digest(STATE)
    hand_size(STATE, 0)
    assert (encode(STATE), digest(STATE)) == before and replace(STATE) == STATE
