"""How good a position is for a seat: what a game says of itself so that it is played well."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Self

from players.core.luck import Luck
from rules.core import notation
from rules.core.contract import AnyGame, S, Say, Seat, Tagged


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """Something that may still bring a seat points, in the words of the game."""

    about: str
    """What it hangs on, such as a space: claims about the same are compared before and after a line."""
    points: float
    said: Say
    """Said as ``<game>-later-<id>``, by words for a thing: the points stand before it."""
    comes_true: bool = False
    """Whether it ends by bringing points at once, so that its end is no loss."""


NO_WEIGHTS: Mapping[str, float] = {}


class Appraisal(Generic[S]):
    """Appraises the positions of a game by its points alone, and plays by them.

    A game that wants to be played well inherits from it and says better what a position is worth; all else may stay.
    It is handed positions that are dealt anew, and must appraise what its seat may know of them.
    """

    nodes: int = 1500
    """How many positions the search of the highest level looks at for one answer: about a second's worth."""

    further: int = 0
    """How many of the best answers are played on once more, where games are played on and nodes are left."""

    trust: float = 0.0
    """By how many points an answer must be better than the most promising one: for games where chance tells more."""

    def __init__(self, game: AnyGame, weights: Mapping[str, float] = NO_WEIGHTS) -> None:
        """``weights`` are those of its features, by their names."""
        self.game = game
        self.weights = weights

    def worth(self, state: S, seat: Seat) -> float:
        """Returns by how many points a seat will be ahead, as it looks now; in the middle of a turn, too.

        The own points less those of the best other seat.
        """
        points = [score.points for score in self.game.scores(state, seat)]
        own = points.pop(seat)
        return float(own - max(points, default=0))

    def foreseen(self, state: S, seat: Seat) -> float:
        """Returns what a position is worth up to which a game was played on quickly, of which more may be foreseen."""
        return self.worth(state, seat)

    def in_short(self, state: S, seats: Sequence[Self]) -> Sequence[float] | None:
        """Returns the points that all will have at the end if the game is played on in short, each seat by an
        appraisal of its own: weights are then compared by hundreds of such games. None where it cannot be."""
        return None

    def claims(self, state: S, seat: Seat) -> Iterable[Claim]:
        """Yields what may still bring a seat points, for hints: what `worth` counts for it, in the words of the game.

        Nothing here; the points alone are told.
        """
        return ()

    def left(self, state: S) -> int:
        """Returns how much of the turn is left, such as action points: lines with as much left are compared."""
        return 0

    def key(self, state: S) -> int:
        """Returns a number by which positions of a turn are told apart, for who finds a quicker one than their hash."""
        return hash(state)

    def actions(self, state: S, seat: Seat) -> Iterable[Tagged]:
        """Yields the actions that are worth a look, of a seat that is asked; all that are offered.

        Where games are played on quickly, the most promising come first.
        """
        return notation.actions(self.game, state, seat)

    def steps(self, state: S, seat: Seat) -> Iterable[tuple[Tagged, ...]]:
        """Yields what the search of a turn goes on with: each action by itself.

        Actions of which none brings anything without the others can be one step, such as a way and what is built at
        its end; together they must be legal one after the other.
        """
        return ((action,) for action in self.actions(state, seat))

    def harmless(self, state: S, seat: Seat) -> Tagged:
        """Returns with what a turn is ended that is not thought through; with the harmless answer of the game."""
        answer: Tagged = self.game.default(state, seat)
        return answer

    def horizon(self, state: S) -> Hashable:
        """Returns what stays the same until the game has been played on quickly for long enough to see what came of
        an answer, such as the number of the round; None where the own turn is searched instead."""
        return None

    def quick(self, state: S, seat: Seat) -> Tagged:
        """Returns what a seat answers without a search, where games are played on quickly."""
        best: Tagged = self.game.default(state, seat)
        most = float("-inf")
        for action, after in self.tries(state, seat):
            worth = self.worth(after, seat)
            if worth > most:
                best, most = action, worth
        return best

    def tries(self, state: S, seat: Seat) -> Iterable[tuple[Tagged, S]]:
        """Yields each action that is worth a look with the position after it."""
        for action in self.actions(state, seat):
            yield action, self.game.apply(state, seat, action, Luck("tries")).state


def ahead(worths: Sequence[float], seat: Seat, best: float) -> float:
    """Returns by how much a seat is ahead of the others: the best of them counts ``best``, the rest all on average."""
    others = [worth for other, worth in enumerate(worths) if other != seat]
    return worths[seat] - best * max(others) - (1 - best) * sum(others) / len(others)


AnyAppraisal = Appraisal[Any]
"""An appraisal of a game whose types do not matter here."""
