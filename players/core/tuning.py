"""Tuning: other weights for an appraisal, found by mirrored games against the weights of today, and proved by more.

A candidate has each seat once against today's weights on all others. All candidates of a generation play with the same
luck, so that a good draw makes none of them better. Points tell them apart, as wins are too few; a proof counts wins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import count
from math import exp
from statistics import fmean
from typing import Any, Protocol

from players.core import arena, player
from players.core.arena import Played
from players.core.levels import level as level_of
from players.core.library import weighted
from players.core.sight import CLEAR
from rules.core.contract import AnyGame, Seat

Weights = Mapping[str, float]
SETS = 2
"""So many mirrored sets each candidate of a generation plays."""
SPREAD = 0.2
"""By about so much of itself a weight is changed at first."""
DIGITS = 3


class Strategy(Protocol):
    """Proposes points of a space, and learns what they cost: less is better."""

    @property
    def mean(self) -> Sequence[float]:
        """The point it has come to."""

    def ask(self) -> Sequence[Sequence[float]]: ...
    def tell(self, points: Sequence[Sequence[float]], costs: Sequence[float]) -> object: ...


def changed(today: Weights, point: Sequence[float]) -> Weights:
    """Returns weights that a point stands for: the origin for those of today, each further one by as much of itself."""
    pairs = zip(today.items(), point, strict=True)
    return {name: round(weight * exp(step), DIGITS) for (name, weight), step in pairs}


def plays_by(game: AnyGame, weights: Weights, level: str) -> arena.Player:
    """Returns who plays at a level by these weights; nothing is overlooked or taken for more than it counts."""
    appraisal, clear = weighted(game.meta.id, weights), replace(level_of(game.meta.id, level), sight=CLEAR)

    def answer(game: AnyGame, state: Any, seat: Seat) -> tuple[str, ...]:
        return player.answer_by(appraisal, state, seat, clear)

    return answer


def gained(played: Played) -> float:
    """Returns by how many points the challenger was ahead of the best other, or behind."""
    own = played.points[played.challenger]
    return float(own - max(points for seat, points in enumerate(played.points) if seat != played.challenger))


class Tuning:
    """Compares weights of a game with those of today."""

    def __init__(self, game: AnyGame, seats: int, today: Weights, level: str, seed: int) -> None:
        self._game = game
        self._seats = seats
        self._today = today
        self._level = level
        self._luck = f"tune {game.meta.id} {seats} {seed}"

    def search(self, strategy: Strategy, games: int) -> Iterator[Played]:
        """Yields the games of as many whole generations as there are games for; the strategy learns of each one."""
        for generation in count():
            points = strategy.ask()
            games -= len(points) * SETS * self._seats
            if games < 0:
                return
            costs = []
            for point in points:
                rows = []
                for played in self.compare(changed(self._today, point), f"search {generation}", SETS * self._seats):
                    rows.append(gained(played))
                    yield played
                costs.append(-fmean(rows))
            strategy.tell(points, costs)

    def compare(self, found: Weights, use: str, games: int) -> Iterator[Played]:
        """Yields games that weights play against those of today, with other luck for another use."""
        pair = (plays_by(self._game, found, self._level), plays_by(self._game, self._today, self._level))
        return arena.series(self._game, self._seats, pair, f"{self._luck} {use}", games, _no_clock)


def _no_clock() -> float:
    return 0.0
