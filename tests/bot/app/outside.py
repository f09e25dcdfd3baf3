"""Time and luck as tests hand them in."""

from __future__ import annotations

from bot.app.outside import Clock, Luck


class Hours(Clock):
    """A clock that is moved by hand."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def now(self) -> float:
        return self.at


class KnownLuck(Luck):
    """Gives every game the same secret, from which all its luck comes; seats and names are still drawn."""

    def secret(self) -> str:
        return "7e" * 32
