"""Tuning compares weights by mirrored games, so that luck makes none of them better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from players.core import tuning
from players.core.appraisal import Appraisal
from players.core.weights import weights
from rules.core.contract import Seat
from rules.core.library import load

TOY = load("toy")
POOR = {"care": 0.1}
"""Weights of today with which the toy is played in order to lose."""


class Careful(Appraisal[Any]):
    """Wants points as much as it cares for them."""

    def worth(self, state: Any, seat: Seat) -> float:
        return (self.weights["care"] - 0.5) * super().worth(state, seat)


class Scripted:
    """Proposes the weights of today and others with much more care, and then goes to the better ones, or nowhere."""

    def __init__(self, steps: Sequence[float]) -> None:
        self.steps = [[step] for step in steps]
        self.mean: Sequence[float] = [0.0]
        self.told: list[tuple[float, ...]] = []

    def ask(self) -> list[list[float]]:
        return self.steps

    def tell(self, points: Sequence[Sequence[float]], costs: Sequence[float]) -> None:
        self.told.append(tuple(costs))
        self.mean = points[min(range(len(points)), key=lambda at: costs[at])]


def test_a_strategy_learns_what_candidates_gain_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays itself in every seat of a set has the same points in all its games; who cares for points has more."""
    monkeypatch.setattr(tuning, "weighted", lambda game, weights: Careful(load(game), weights))
    gains = []
    for _ in range(2):
        strategy = Scripted((0.0, 3.0))
        gains.append(list(tuning.Tuning(TOY, 2, POOR, "easy", 3).search(strategy, 2)))
        ((same, careful), _) = strategy.told
        assert careful < same
    assert gains[0] == gains[1]
    assert len(gains[0]) == 2 * len(strategy.steps)


def test_where_a_game_can_be_played_in_short_candidates_are_compared_by_that() -> None:
    """Who thinks gold to be worth nothing pays with all of it, and loses; with any number of seats, on any board."""
    today = weights("magellan")
    foolish = [-9.0 if name.startswith("gold") else 0.0 for name in today]
    strategy = Scripted(())
    strategy.steps = [[0.0] * len(today), foolish]
    same, worse = tuning.Tuning(load("magellan"), 3, today, "easy", 3).search(strategy, 1)
    assert worse < same - 3
    assert strategy.mean == strategy.steps[0]


def test_a_weight_changes_by_a_part_of_itself() -> None:
    today = {"a": 2.0, "b": 0.5}
    assert tuning.changed(today, (0.0, 0.0)) == today
    assert tuning.changed(today, (0.1, -0.1)) == {"a": 2.21, "b": 0.452}
