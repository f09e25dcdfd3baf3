"""Serves several chats at once, each under a supervisor of its own, so that none notices how the others fare."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Protocol

from bot.app.beside.rounds import end
from bot.app.outside import Clock
from bot.app.speech.failures import CannotServe
from storage.leases import Lease, Leases

log = logging.getLogger(__name__)

LONGEST_WAIT = 300.0
"""Seconds between two tries to serve a chat, at the most; one that was served for longer has recovered."""


LOOK = 0.25
"""Seconds after which it is looked again who keeps a connection."""


class Chat(Protocol):
    """A chat of a running bot; its messenger is attached to the application before that is started."""

    name: str

    async def serve(self) -> None:
        """Connects and serves until it is cancelled, and leaves nothing open then.

        Raises `CannotServe` where another try would not help. After anything else, and when it returns, it is called
        again after a while.
        """


class Taken:
    """A chat with a single connection, which one process at a time makes: served while its part is held."""

    def __init__(self, chat: Chat, part: str, leases: Callable[[], Leases]) -> None:
        self.name = chat.name
        self._chat = chat
        self._part = part
        self._leases = leases

    async def serve(self) -> None:
        while True:
            leases = self._leases()
            leases.stand_by(self._part)  # it is soon made
            if (lease := leases.get(self._part)) is None:
                await asyncio.sleep(LOOK)
                continue
            with leases.using(lease):
                if await self._serve_under(lease):
                    return

    async def _serve_under(self, lease: Lease) -> bool:
        """Serves until the chat ends by itself, or the lease; returns whether it was the chat."""
        leases, serving = self._leases(), asyncio.create_task(self._chat.serve(), name=f"{self.name} under a lease")
        try:
            while leases.holds(lease) and (leases.get(self._part) is not None or not leases.is_free(lease)):
                done, _ = await asyncio.wait([serving], timeout=LOOK)
                if done:
                    serving.result()
                    return True
            log.info("another process connects to %s", self.name)
            return False
        finally:
            await end(serving)


async def supervise(chat: Chat, first_wait: float, clock: Clock | None = None) -> CannotServe:
    """Serves a chat again and again, waiting longer after each failure; returns why it cannot be served at all."""
    clock = clock or Clock()
    wait = first_wait
    while True:
        began = clock.steady()
        try:
            await chat.serve()
            log.warning("the %s chat has ended; trying again", chat.name)
        except CannotServe as error:
            log.error("the %s chat cannot be served: %s", chat.name, error)
            return error
        except Exception as error:
            log.warning("the %s chat has failed (%s); trying again", chat.name, type(error).__name__)
            log.debug("how the %s chat has failed", chat.name, exc_info=True)
        if clock.steady() - began > LONGEST_WAIT:
            wait = first_wait
        await clock.sleep(wait)
        wait = min(LONGEST_WAIT, 2 * wait)


@asynccontextmanager
async def serving(chats: Sequence[Chat], first_wait: float) -> AsyncIterator[asyncio.Future[list[CannotServe]]]:
    """Serves chats while the context lasts; what it yields is done when none of them can be served."""
    supervisors = [asyncio.create_task(supervise(chat, first_wait), name=f"chat {chat.name}") for chat in chats]
    ended = asyncio.gather(*supervisors)
    try:
        yield ended
    finally:
        await end(*supervisors)
        await asyncio.gather(ended, return_exceptions=True)
