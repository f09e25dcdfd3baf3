"""What is derived from a position is found once for it, and never taken for that of another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rules.core import derived as module
from rules.core import match
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


def test_no_more_is_kept_than_a_few_positions_and_what_is_found_again_is_right() -> None:
    hand_size, _ = counted()
    for _ in range(2):
        for count in range(module.KEPT + 1):
            hand = ("acorn",) * count
            other = replace(STATE, players=tuple(replace(player, hand=hand) for player in STATE.players))
            assert hand_size(other, 0) == count
    assert hand_size(STATE, 0) == 3
