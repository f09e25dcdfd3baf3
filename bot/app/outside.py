"""What comes from outside: time and luck. It is handed in, so that a test can hand in its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from random import SystemRandom


class Clock:
    """Time as it passes: the wall clock as it was when it was last followed, and what has passed since.

    So a wall clock that is set right meanwhile changes nothing until whoever keeps the time has dated all anew.
    """

    def __init__(self) -> None:
        self._ahead = self.wall() - self.steady()

    def now(self) -> float:
        """Returns the seconds since 1970."""
        return self._ahead + self.steady()

    def jumped(self) -> float:
        """Returns by how many seconds the wall clock has been set forward, or back, since it was last followed."""
        return self.wall() - self.now()

    def follow(self, jump: float) -> None:
        """Goes on from where the wall clock is after a jump."""
        self._ahead += jump

    def wall(self) -> float:
        """Returns the seconds since 1970 by the clock of the machine, which may be set at any time."""
        return time.time()

    def steady(self) -> float:
        """Returns the seconds since some moment, by a clock that nobody sets."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def late(self, tasks: Collection[asyncio.Task[None]], seconds: float) -> set[asyncio.Task[None]]:
        """Waits until tasks have ended, but no longer than so many seconds; returns those that have not."""
        _, late = await asyncio.wait(tasks, timeout=seconds)
        return late


class Luck(SystemRandom):
    """All that nobody can foresee: what is drawn, the secrets of games, and names that nothing had before."""

    def secret(self) -> str:
        """Returns the secret of a new game, from which all the luck in it comes."""
        return self.randbytes(32).hex()

    def token(self) -> str:
        """Returns a name that nothing had before."""
        return self.randbytes(8).hex()

    def code(self, signs: str, length: int) -> str:
        """Returns a text of so many of some signs."""
        return "".join(self.choice(signs) for _ in range(length))
