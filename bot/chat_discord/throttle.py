"""How fast a process may ask Discord, where several are one bot: each by its share of what one may ask in a second."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

ALL = 50
"""Requests that a bot may send in a second, over all its processes."""
SECOND = 1.1
"""Seconds for which they are counted: what is sent evenly may arrive a little less so."""
UNCOUNTED = ("/interactions/", "/webhooks/")
"""How the paths of answers to interactions begin, which are not counted."""


class Throttle:
    """Lets requests of a process wait for one another so that all processes together ask no more than they may."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._kept = 0
        self._sent: deque[float] = deque(maxlen=ALL)
        self._waiting = asyncio.Lock()

    @contextmanager
    def keeping(self) -> Iterator[None]:
        """Counts one more of the connections as this process's, each of which lets it ask for its share."""
        self._kept += 1
        try:
            yield
        finally:
            self._kept -= 1

    @property
    def most(self) -> int:
        """How many requests may be sent while they are counted."""
        return max(1, ALL * self._kept // self._count)

    async def turn(self) -> None:
        """Waits until one more request may be sent."""
        now = asyncio.get_running_loop().time
        async with self._waiting:
            if len(self._sent) >= self.most:
                await asyncio.sleep(self._sent[-self.most] + SECOND - now())
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
