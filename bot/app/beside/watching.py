"""Looks what other processes have stored, and what this one holds by now, and wakes whoever serves that."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from bot.app.beside.rounds import end
from bot.app.outside import Clock
from storage.errors import Unavailable
from storage.store import Store

log = logging.getLogger(__name__)


class Watching:
    """One task beside the chats, where there are other processes; else nothing."""

    def __init__(self, store: Store, clock: Clock, woken: Collection[Callable[[], None]]) -> None:
        self._store = store
        self._clock = clock
        self._woken = woken
        """Who is told that there may be something new."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if (seconds := self._store.leases.poll) is not None:
            self._task = asyncio.create_task(self._run(seconds), name="watching")

    async def stop(self) -> None:
        await end(self._task)
        self._task = None

    async def _run(self, seconds: float) -> None:
        seen: object = None
        while True:
            with suppress(Unavailable):  # who stores or reads something says so
                async with self._store.read() as tx:
                    latest = await tx.installation.latest()
                if seen != (seen := (latest, self._store.leases.held)):
                    for wake in self._woken:
                        wake()
            await self._clock.sleep(seconds)
