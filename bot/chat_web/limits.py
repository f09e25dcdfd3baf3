"""How much one member may do in a short time."""

from __future__ import annotations


class Allowance:
    """Lets everybody do ``burst`` things at once and ``per_second`` more each second, as from a filling bucket."""

    def __init__(self, burst: int, per_second: float) -> None:
        self._burst = float(burst)
        self._per_second = per_second
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, who: str, now: float) -> bool:
        """Takes one from what is left to somebody; False when nothing is."""
        left, then = self._left.get(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._per_second)
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now)
        return allowed
