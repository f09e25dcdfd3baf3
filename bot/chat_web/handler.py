"""The one place that adds to how aiohttp speaks over a connection: each is counted, and what is no request answered.

aiohttp offers neither by itself; the page of decisions about the web table says what was tried.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from aiohttp import web

from bot.chat_web.connections import Connections

log = logging.getLogger(__name__)


class Handler(web.RequestHandler):
    """Answers the requests of one connection, which is counted while it is open."""

    __slots__ = ("_connections", "_counted", "_unreadable")

    def __init__(self, server: web.Server, connections: Connections, unreadable: Callable[[int], web.Response]) -> None:
        options: dict[str, Any] = {"access_log": None, "lingering_time": 2.0}
        super().__init__(server, loop=asyncio.get_running_loop(), **options)
        self._connections = connections
        self._unreadable = unreadable

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        assert isinstance(transport, asyncio.Transport)
        self._counted = transport
        self._connections.made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._connections.lost(self._counted)
        super().connection_lost(exc)

    def handle_error(
        self,
        request: web.BaseRequest,
        status: int = 500,
        exc: BaseException | None = None,
        message: str | None = None,
    ) -> web.StreamResponse:
        """Answers what cannot be read as a request, or an answer that failed, as everything else is answered."""
        if status >= 500:
            log.error("An answer of the web table failed.", exc_info=exc)
        if request.writer.output_size > 0:
            raise ConnectionError("The answer has begun, so no other one can be given.")
        return self._unreadable(status)
