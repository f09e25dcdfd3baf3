"""A Discord of our own on this machine: its gateway and its REST interface, as strict as the real one.

It refuses methods, fields and sizes that Discord refuses, late and second answers, and what the bot may not do. It
knows what each user can see, can fail in all the ways that tests ask for, and has a clock that tests can move.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiohttp import web

from tests.bot.chat_discord.members import Members
from tests.bot.chat_discord.rest import Rest

OPENED: list[Discord] = []
"""All that a test has opened, so that it fails where any of them had to refuse something."""


class Discord(Members, Rest):
    """The loopback Discord. Servers of members, one bot, whose processes connect as they like."""

    def __init__(self) -> None:
        super().__init__()
        OPENED.append(self)

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Discord]:
        application = web.Application(client_max_size=32 * 1024 * 1024)
        application.router.add_get("/gateway", self._gateway)
        application.router.add_get("/gateway/", self._gateway)
        application.router.add_route("*", "/api/v10/{tail:.*}", self._rest)
        self._runner = web.AppRunner(application, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await self.listen()
        try:
            yield self
        finally:
            await self._runner.cleanup()

    async def listen(self) -> None:
        """Takes connections, at the port it had before if it had one."""
        assert self._runner is not None
        site = web.TCPSite(self._runner, "127.0.0.1", self.port, reuse_address=True)
        await site.start()
        self.port = self._runner.addresses[-1][1]

    async def hang_up(self) -> None:
        """Takes no connections any more, and breaks the ones there are."""
        assert self._runner is not None
        for site in list(self._runner.sites):
            await site.stop()
        await self.drop()
        assert self._runner.server is not None
        for connection in self._runner.server.connections:  # or the next request would come over one that is kept
            connection.force_close()

    @property
    def rest(self) -> str:
        return f"http://127.0.0.1:{self.port}/api/v10"

    @property
    def gateway(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway"
