"""What the chats keep for themselves: of the whole store what is theirs, and nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from bot.app.front.forgetting import KEEP_EVENTS
from bot.app.front.running import Running
from bot.app.outside import Clock
from bot.app.port import Kept
from bot.app.speech.reports import Shard
from storage.leases import parts_of
from storage.store import Transaction

TOLD = "told"
"""Stands for a platform where it is remembered what has been said and need not be said again."""


class ChatMemory:
    """The door by which chats come to what they keep; closed before the start."""

    def __init__(self, running: Running, clock: Clock) -> None:
        self._running = running
        self._clock = clock

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Kept]:
        """Lets it be read, as it is now."""
        async with self._running.store.read() as tx:
            yield _kept(tx)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Kept]:
        """Lets it be changed: all at the end, or nothing where an exception comes."""
        async with self._running.store.write() as tx:
            yield _kept(tx)

    def watch(self, told: Callable[[], None]) -> None:
        """Lets somebody hear when another process may have stored something."""
        self._running.told.append(told)

    async def first_time(self, platform: str, what: str, keep: float) -> bool:
        """Says whether something is told for the first time in so many seconds, and remembers that it has been."""
        async with self._running.store.write() as tx:
            if await tx.events.seen(TOLD, f"{platform} {what}") is not None:
                return False
            until = self._clock.now() + keep
            await tx.events.remember(TOLD, f"{platform} {what}", b"", until - KEEP_EVENTS)  # and so forgotten then
            return True

    async def turn(self, what: str, seconds: float, late: float = 0.0) -> None:
        """Waits for the turn of this process to do what one of all may do, once in so many seconds."""
        while wait := await asyncio.to_thread(self._running.store.leases.turn, what, seconds):
            await self._clock.sleep(wait + late)

    def serves(self, platform: str, connection: Shard) -> bool:
        """Says whether this process holds the part of a connection."""
        part = parts_of(platform, connection.count)[connection.number]
        return self._running.store.leases.get(part) is not None

    def stand_by(self, platform: str) -> None:
        """Takes note that this process can serve any connection to a platform at once."""
        self._running.store.leases.stand_by(platform)


def _kept(tx: Transaction) -> Kept:
    return Kept(lounge=tx.lounge, shown_panels=tx.shown_panels, inbox=tx.inbox)
