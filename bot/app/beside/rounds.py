"""Tasks that do something again and again beside the commands, and how one is ended."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any


class Rounds:
    """A task that does its work, and again when it is woken or has waited for as long as the work has said."""

    def __init__(
        self, name: str, work: Callable[[], Awaitable[float]], log: logging.Logger, failure: str, patience: float
    ) -> None:
        self._name = name
        self._work = work
        self._log, self._failure = log, failure
        """What is logged, and where, when the work has failed."""
        self._patience = patience
        """Seconds after which it is tried again then."""
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._name)

    def wake(self) -> None:
        """Tells that there may be something to do."""
        self._woken.set()

    async def stop(self) -> None:
        await end(self._task)
        self._task = None

    async def _run(self) -> None:
        while True:
            self._woken.clear()
            try:
                wait = await self._work()
            except Exception:
                self._log.exception("%s; trying again", self._failure)
                wait = self._patience
            with suppress(TimeoutError):  # `wait_for` would swallow a cancellation that comes as it is woken
                async with asyncio.timeout(wait):
                    await self._woken.wait()


async def end(*tasks: asyncio.Task[Any] | None) -> None:
    """Gives up what tasks are doing, those that were never begun included, and waits until they have ended."""
    begun = [task for task in tasks if task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)
