"""What comes from outside: time and luck. It is handed in, so that a test can hand in its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from random import SystemRandom


class Clock:
    """Time as it passes."""

    def now(self) -> float:
        """Returns the seconds since 1970."""
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
