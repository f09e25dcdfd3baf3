"""Ways over a board, and what is worth going to."""

from __future__ import annotations

import pytest

from players.core.roads import Roads

LINE = {0: [(1, 1)], 1: [(0, 1), (2, 2)], 2: [(1, 2)], 3: []}
"""Three spaces in a row, and one that no way leads to."""


def test_what_is_far_away_draws_less() -> None:
    goals = Roads(LINE, 9, 0.5).goals(((0, 8.0), (2, 8.0), (3, 100.0)))
    assert goals.drawn(1, 1) == 4.0  # the nearer one, a point away
    assert goals.drawn(1, 2) == 4.0 + 2.0


def test_everything_is_reached_from_the_nearest_start() -> None:
    goals = Roads(LINE, 9, 0.5).goals(((0, 8.0), (2, 8.0), (3, 100.0)))
    assert goals.reach((0,)) == 8.0 + 1.0
    assert goals.reach((0, 2)) == 8.0 + 8.0


@pytest.mark.parametrize(("most", "reached"), [(2, 4.0), (3, 5.0)])
def test_longer_ways_are_not_thought_of(most: int, reached: float) -> None:
    assert Roads(LINE, most, 0.5).goals(((1, 8.0), (2, 8.0))).reach((0,)) == reached
