"""Time and luck as tests hand them in."""

from __future__ import annotations

from bot.app import App
from bot.app.outside import Clock, Luck

HOUR = 3600.0


class Hours(Clock):
    """A clock that is moved by hand: ``at`` is the true time, and ``wrong`` how far the wall clock is ahead of it."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at
        self.wrong = 0.0
        super().__init__()

    def wall(self) -> float:
        return self.at + self.wrong

    def steady(self) -> float:
        return self.at


class KnownLuck(Luck):
    """Gives every game the same secret, from which all its luck comes; seats and names are still drawn."""

    def secret(self) -> str:
        return "7e" * 32


async def pass_by(app: App, hours: Hours, seconds: float, step: float = 10 * HOUR) -> None:
    """Lets time pass, with the timekeeper and the sender at their work."""
    end = hours.at + seconds
    while hours.at < end:
        hours.at = min(end, hours.at + step)
        await app.keep_time()
        await app.drain()
