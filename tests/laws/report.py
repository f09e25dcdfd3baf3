"""What the laws have tried and met, and how a broken one is told."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


class Broken(AssertionError):
    """A law does not hold."""

    def __init__(self, law: str, why: str) -> None:
        super().__init__(f"the law {law!r} is broken: {why}")
        self.law = law
        self.why = why


@dataclass(slots=True)
class Report:
    """Counts what was tried and what was met."""

    games: int = 0
    entries: int = 0
    cases: Counter[str] = field(default_factory=Counter)
    """By law."""
    verdicts: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By verb and by ``accepted`` or ``refused``: all notations that were judged."""
    met: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By what it is and its name, for example ``("action", "bury")``."""

    def hold(self, law: str, holds: bool, why: str) -> None:
        """Counts a case of a law; raises `Broken` when it does not hold."""
        self.cases[law] += 1
        if not holds:
            raise Broken(law, why)

    def add(self, other: Report) -> None:
        self.games += other.games
        self.entries += other.entries
        self.cases.update(other.cases)
        self.verdicts.update(other.verdicts)
        self.met.update(other.met)
