"""A player with an eye for points, so that pictures show games as people play them."""

from __future__ import annotations

from random import Random

from rules.core import match as matches
from rules.core.contract import GameError
from rules.core.match import Match
from rules.core.play import DeadEnd, pick

LONGEST = 14
"""Entries after which a turn that was begun at random is not followed further."""


class Thoughtful:
    """Tries turns at random and plays the one that brings most against the others."""

    def __init__(self, luck: Random, tries: int = 50) -> None:
        self._luck = luck
        self._tries = tries

    def turn(self, match: Match) -> tuple[int, tuple[str, ...]]:
        """Returns the seat that is to play, and the notations of its turn."""
        seat = match.awaited[0]
        tried = [self._try(match, seat) for _ in range(self._tries)]
        return seat, max(tried, key=lambda one: one[0])[1]

    def _try(self, match: Match, seat: int) -> tuple[float, tuple[str, ...]]:
        played: list[str] = []
        while len(played) < LONGEST and seat in match.awaited:
            try:
                notation = pick(match.game, match.state, seat, self._luck.randrange)
                moved = matches.play_text(match, seat, notation)
            except (DeadEnd, GameError, matches.Refused):
                break
            match = moved.match
            played.append(notation)
            if moved.barrier:
                break
        return self._worth(match, seat), tuple(played)

    def _worth(self, match: Match, seat: int) -> float:
        points = [score.points for score in matches.scores(match, seat)]
        others = [other for at, other in enumerate(points) if at != seat]
        return points[seat] - sum(others) / len(others)
