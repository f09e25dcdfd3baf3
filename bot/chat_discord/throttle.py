"""How fast a process may ask Discord, where several are one bot: each by its share of what one may ask in a second."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import aiohttp
import discord

ALL, OTHERS = 45, 5
"""Requests that all who serve connections send in a second, and all others: a bot may send fifty."""
SECOND = 1.1
"""Seconds for which they are counted: what is sent evenly may arrive a little less so."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""How the paths of answers to interactions begin, which are not counted."""


def share(served: int, count: int) -> tuple[int, float]:
    """Returns how many requests who serves some of all connections may send in how many seconds: one, if need be, in
    more than a second, so that all together never send too many."""
    most = ALL * served // count
    return (most, SECOND) if most else (1, SECOND * count / (ALL * served))


class Throttle:
    """Lets requests of a process wait for one another so that all processes together ask no more than they may."""

    def __init__(self, count: int, served: Callable[[], int], other: Callable[[], Awaitable[None]]) -> None:
        """Of ``count`` connections it is told how many are ``served`` here; where none is, it waits for one of the
        ``other`` ones, which are there for all such processes."""
        self._count = count
        self._served = served
        self._other = other
        self._sent: deque[float] = deque(maxlen=ALL)
        self._waiting = asyncio.Lock()

    async def turn(self) -> None:
        """Waits until one more request may be sent."""
        now = asyncio.get_running_loop().time
        async with self._waiting:
            if not (served := self._served()):
                await self._other()
                return
            most, seconds = share(served, self._count)
            if len(self._sent) >= most:
                await asyncio.sleep(self._sent[-most] + seconds - now())
            self._sent.append(now())

    def trace(self) -> aiohttp.TraceConfig:
        """Returns what lets each request of a client wait."""

        async def wait(session: object, context: object, start: aiohttp.TraceRequestStartParams) -> None:
            base, asked = discord.http.Route.BASE, str(start.url)
            if asked.startswith(base) and not asked.removeprefix(base).startswith(UNCOUNTED):
                await self.turn()

        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(wait)
        return trace
