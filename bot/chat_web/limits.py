"""How much one member, page or address may do in a short time."""

from __future__ import annotations

MOST_KNOWN = 1000
"""After so many, those who have all of it left are forgotten."""


class Allowance:
    """Lets everybody do ``burst`` things at once and ``per_second`` more each second, as from a filling bucket."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst = float(burst)
        self._per_second = per_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str, now: float) -> bool:
        """Takes one from what is left to somebody; False when nothing is."""
        left = self._now_left(who, now)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_KNOWN:
            self._left = {each: self._left[each] for each in self._left if self._now_left(each, now) < self._burst}
        return allowed

    def _now_left(self, who: str, now: float) -> float:
        left, then = self._left.get(who, (self._burst, now))
        return min(self._burst, left + (now - then) * self._per_second)
