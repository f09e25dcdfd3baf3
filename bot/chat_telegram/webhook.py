"""Telegram's calls: each process takes them, and keeps what they hand in until the one that is connected deals with it.

A call is acknowledged when that is stored, so nothing of it is lost with a process; Telegram repeats the others.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from telegram import Update
from telegram.error import InvalidToken
from telegram.ext import Updater

from bot.app.port import Application, InboxRow
from bot.app.speech.failures import CannotServe
from bot.chat_telegram.application import REFUSED, UPDATES, Telegram, reaching
from bot.chat_telegram.incoming import PLATFORM


class Webhook:
    """The address at which a process listens for Telegram, from its start to its stop, any number of times."""

    name = "Telegram's calls"

    def __init__(self, app: Application) -> None:
        self._app = app
        self.called = asyncio.Event()
        """Set when something may have been handed in, here or to another process."""
        app.memory.watch(self.called.set)

    async def serve(self) -> None:
        """Listens until it is cancelled; raises `CannotServe` where settings or the token are no good."""
        async with self.listening():
            await asyncio.get_running_loop().create_future()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listens while the context lasts, and tells Telegram where."""
        self._require_secret()
        updater = reaching(self._app.settings).update_queue(_Inbox(self._app, self.called)).build().updater
        assert updater is not None
        try:
            async with updater:
                await self._listen(updater)
                try:
                    yield
                finally:
                    await updater.stop()
        except InvalidToken:
            raise CannotServe(REFUSED) from None

    def _require_secret(self) -> None:
        if not self._app.settings.telegram_secret:
            raise CannotServe("a webhook needs LONGTABLE_TELEGRAM_SECRET, or anybody could pretend to be Telegram")

    async def _listen(self, updater: Updater) -> None:
        settings = self._app.settings
        try:
            await updater.start_webhook(
                listen=settings.telegram_host,
                port=settings.telegram_port,
                url_path=urlsplit(settings.telegram_webhook).path.lstrip("/"),
                webhook_url=settings.telegram_webhook,
                allowed_updates=UPDATES,
                secret_token=settings.telegram_secret,
            )
        except OSError as error:
            where = f"{settings.telegram_host} port {settings.telegram_port}"
            why = f"nothing can listen on {where}: {error.strerror}"
            raise CannotServe(f"{why}; set LONGTABLE_TELEGRAM_HOST or LONGTABLE_TELEGRAM_PORT") from error

    @asynccontextmanager
    async def dealing(self, application: Telegram) -> AsyncIterator[asyncio.Future[None]]:
        """Has an application deal with what is handed in to any process; what it yields is done if that ends.

        What it has begun by then the application ends when it stops.
        """
        self._require_secret()
        task = asyncio.create_task(self._deal(application), name="dealing with Telegram's calls")
        try:
            yield task
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _deal(self, application: Telegram) -> None:
        begun: set[str] = set()
        while True:
            self.called.clear()
            under_way = frozenset(begun)  # what ends while the rows are read may stand among them
            async with self._app.memory.read() as kept:
                waiting = await kept.inbox.waiting(PLATFORM)
            for row in waiting:
                if row.event not in under_way:
                    begun.add(row.event)
                    application.create_task(self._deal_with(application, row, begun))
            await self.called.wait()

    async def _deal_with(self, application: Telegram, row: InboxRow, begun: set[str]) -> None:
        try:
            await application.process_update(Update.de_json(json.loads(row.contents), application.bot))
            async with self._app.memory.write() as kept:
                await kept.inbox.remove(PLATFORM, row.event)
        finally:
            begun.discard(row.event)


class _Inbox(asyncio.Queue[Any]):
    """Keeps what is handed in where the library would let it wait in memory."""

    def __init__(self, app: Application, called: asyncio.Event) -> None:
        super().__init__()
        self._app = app
        self._called = called

    async def put(self, update: Update) -> None:
        async with self._app.memory.write() as kept:
            await kept.inbox.put(PLATFORM, f"{update.update_id:020}", update.to_json().encode())
        self._called.set()
