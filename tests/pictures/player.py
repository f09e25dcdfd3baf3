"""A player with an eye for points, so that pictures show games as people play them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from rules.core import match as matches
from rules.core.contract import GameError, Seat
from rules.core.match import Match
from rules.core.play import DeadEnd, pick
from rules.mexica import scoring as mexica
from rules.tikal import scoring as tikal
from rules.tikal.state import TikalState

LONGEST = 14
"""Entries after which a turn that was begun at random is not followed further."""
EFFORT = 0.3
"""What an entry must bring to be worth the while, so that nobody walks to and fro."""
IDLE = ("propose", "guard", "token", "pass", "provost")
"""What is played only where nothing else is found: what asks others, keeps for a better day, or does nothing."""
PATIENCE = 3
WORKER, ON_TEMPLE = 0.5, 0.4
"""What a worker on the board of Tikal promises, and what more it promises on a temple."""


class Thoughtful:
    """Tries turns at random and plays the one that brings most against the others."""

    def __init__(self, luck: Random, tries: int = 50) -> None:
        self._luck = luck
        self._tries = tries

    def turn(self, match: Match) -> tuple[Seat, tuple[str, ...]]:
        """Returns the seat that is to play, and the notations of its turn."""
        seat = match.awaited[0]
        tried = [self._try(match, seat) for _ in range(self._tries)]
        return seat, max(tried, key=lambda one: one[0])[1]

    def _try(self, match: Match, seat: Seat) -> tuple[float, tuple[str, ...]]:
        played: list[str] = []
        while len(played) < LONGEST and seat in match.awaited:
            try:
                notation = self._notation(match, seat)
                moved = matches.play_text(match, seat, notation)
            except (DeadEnd, GameError, matches.Refused):
                break
            match = moved.match
            played.append(notation)
            if moved.barrier:
                break
        return _worth(match, seat) - EFFORT * len(played), tuple(played)

    def _notation(self, match: Match, seat: Seat) -> str:
        """Returns a notation that was found at random, one that is idle only where nothing else is found soon."""
        found = [pick(match.game, match.state, seat, self._luck.randrange) for _ in range(PATIENCE)]
        return next((notation for notation in found if not notation.startswith(IDLE)), found[0])


def _worth(match: Match, seat: Seat) -> float:
    """Returns how far a seat is ahead of the others, were the position scored now."""
    forecast = FORECASTS.get(match.header.game)
    points = forecast(match.state) if forecast else [score.points for score in matches.scores(match, seat)]
    others = [other for at, other in enumerate(points) if at != seat]
    return points[seat] - sum(others) / len(others)


def _tikal(state: TikalState) -> list[float]:
    return [
        tikal.position(state, seat).score
        + sum(space.workers[seat] * (WORKER + ON_TEMPLE * bool(space.value)) for space in state.spaces)
        for seat in range(len(state.players))
    ]


def _mexica(state: Any) -> list[float]:
    return [player.score + points for player, points in zip(state.players, mexica.forecast(state), strict=True)]


FORECASTS: Mapping[str, Callable[[Any], list[float]]] = {"tikal": _tikal, "mexica": _mexica}
"""By game: the points of all seats if they were counted now, where points are counted at a few moments alone."""
