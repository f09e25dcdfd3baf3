"""Tuning: other weights for an appraisal, found by mirrored games against the weights of today, and proved by more.

A candidate has each seat once against today's weights on all others. All candidates of a generation play with the same
luck, so that a good draw makes none of them better. Points tell them apart, as wins are too few; a proof counts wins.
Where a game can be played on in short the search plays that, fifty times as often, and the proof whole games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import exp
from random import Random
from statistics import fmean
from typing import Any, Protocol

from players.core import arena, player
from players.core.appraisal import AnyAppraisal
from players.core.arena import Played
from players.core.levels import level as level_of
from players.core.library import weighted
from players.core.sight import CLEAR
from rules.core import match as matches
from rules.core.contract import AnyGame, Seat

Weights = Mapping[str, float]
SETS = 2
"""So many mirrored sets each candidate of a generation plays."""
SHORT_SETS = 100
"""So many where games are played in short."""
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


def gained(points: Sequence[float], seat: Seat) -> float:
    """Returns by how many points a seat was ahead of the best other, or behind."""
    return float(points[seat] - max(other for at, other in enumerate(points) if at != seat))


class Tuning:
    """Compares weights of a game with those of today."""

    def __init__(self, game: AnyGame, seats: int, today: Weights, level: str, seed: int) -> None:
        self._game = game
        self._seats = seats
        self._today = today
        self._level = level
        self._luck = f"tune {game.meta.id} {seats} {seed}"

    def search(self, strategy: Strategy, generations: int) -> Iterator[float]:
        """Yields how far ahead each candidate was on average; the strategy learns of each generation."""
        for generation in range(generations):
            points, costs = strategy.ask(), list[float]()
            for point in points:
                gain = fmean(self._gains(changed(self._today, point), f"search {generation}"))
                costs.append(-gain)
                yield gain
            strategy.tell(points, costs)

    def _gains(self, found: Weights, use: str) -> Iterator[float]:
        """Yields how far ahead weights are of those of today in each game."""
        candidate, today = (weighted(self._game.meta.id, weights) for weights in (found, self._today))
        if self._in_short(candidate, today, self._luck):
            for number in range(SHORT_SETS):
                yield from self._in_short(candidate, today, f"{self._luck} {use} {number}")
            return
        for played in self.compare(found, use, SETS * self._seats):
            yield gained(played.points, played.challenger)

    def _in_short(self, candidate: AnyAppraisal, today: AnyAppraisal, luck: str) -> list[float]:
        """Plays a set in short, with any number of seats and any options, so that what is found suits all of them.

        Nothing comes of it where the game cannot be played in short.
        """
        chance, meta = Random(luck), self._game.meta
        seats = chance.choice(meta.seats)
        options = {option.name: chance.choice(option.values_for(seats)) for option in meta.options}
        state = matches.start(self._game, seats, options, hashlib.sha256(luck.encode()).hexdigest()).match.state
        tables = ([candidate if seat == own else today for seat in range(seats)] for own in range(seats))
        ends = [today.in_short(state, table) for table in tables]
        return [gained(points, own) for own, points in enumerate(ends) if points is not None]

    def compare(self, found: Weights, use: str, games: int) -> Iterator[Played]:
        """Yields games that weights play against those of today, with other luck for another use."""
        pair = (plays_by(self._game, found, self._level), plays_by(self._game, self._today, self._level))
        return arena.series(self._game, self._seats, pair, f"{self._luck} {use}", games, _no_clock)


def _no_clock() -> float:
    return 0.0
