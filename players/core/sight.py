"""How much a player sees of what it could do, and how well it judges that: who plays weakly still plays sensibly."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from players.core.luck import Luck

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What is overlooked and misjudged; nothing, if nothing is said.

    The idle answers, by which nothing is done, are not: whoever overlooked all else, or thought too well of them, would
    let turns go by.
    """

    overlooks: float = 0.0
    """How much of what could be done at each step is not seen."""
    misjudges: int = 0
    """By how many points at most each action in a turn is taken for better than it is."""
    misweighs: float = 1.0
    """By what factor at most each thing that counts is taken for more, or for less, than it does."""
    instead: Mapping[str, float] = field(default_factory=dict)
    """Weights it always goes by instead of those of the game: what it never thinks much of, such as later scorings."""

    @property
    def looks_twice(self) -> bool:
        """Whether a turn is looked over once more before it ends: by who hopes for nothing that is not there."""
        return not self.misjudges

    def noticed(self, offered: Sequence[T], idle: Collection[T], luck: Luck, least: int = 1) -> list[T]:
        """Returns what is not overlooked, in its order, and at least so much that is not idle."""
        others = [at for at, one in enumerate(offered) if one not in idle]
        seen = [at for at in others if not luck.happens("overlooked", self.overlooks)]
        if len(seen) < least:
            seen = list(luck.shuffle("noticed", others)[:least])
        return [one for at, one in enumerate(offered) if one in idle or at in seen]

    def weighed(self, weights: Mapping[str, float], luck: Luck) -> Mapping[str, float]:
        """Returns the weights of an appraisal as they are taken; a part of something stays a part.

        They keep their signs: what is better in one thing and worse in none stays so.
        """
        known = {**weights, **self.instead}
        return {name: self._taken(weight, luck.below(name, 2001) / 1000 - 1) for name, weight in known.items()}

    def _taken(self, weight: float, off: float) -> float:
        taken: float = weight * self.misweighs**off
        return min(taken, 1.0) if weight <= 1 else taken


CLEAR = Sight()
