"""Telegram's calls: each process takes them, and keeps what they hand in until the one that is connected deals with it.

A call is acknowledged when that is stored, so nothing of it is lost with a process, nor where the bot goes back to
asking; Telegram repeats the others.
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


class HandedIn:
    """What Telegram has handed in, to whichever process, from when it was acknowledged until it is dealt with."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self.called = asyncio.Event()
        """Set when there may be more of it."""
        app.memory.watch(self.called.set)

    @asynccontextmanager
    async def dealing(self, application: Telegram, *, first: bool) -> AsyncIterator[asyncio.Future[None]]:
        """Has an application deal with it, if need be before anything else; what it yields is done if that ends.

        What it has begun by then the application ends when it stops.
        """
        begun: set[str] = set()
        if first:
            await asyncio.gather(*await self._begin(application, begun), return_exceptions=True)
        task = asyncio.create_task(self._deal(application, begun), name="dealing with Telegram's calls")
        try:
            yield task
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _deal(self, application: Telegram, begun: set[str]) -> None:
        while True:
            self.called.clear()
            await self._begin(application, begun)
            await self.called.wait()

    async def _begin(self, application: Telegram, begun: set[str]) -> list[asyncio.Task[None]]:
        """Begins to deal with what waits and is not under way, in the order in which it happened."""
        under_way = frozenset(begun)  # what ends while the rows are read may stand among them
        async with self._app.memory.read() as kept:
            waiting = [row for row in await kept.inbox.waiting(PLATFORM) if row.event not in under_way]
        begun.update(row.event for row in waiting)
        return [application.create_task(self._deal_with(application, row, begun)) for row in waiting]

    async def _deal_with(self, application: Telegram, row: InboxRow, begun: set[str]) -> None:
        try:
            await application.process_update(Update.de_json(json.loads(row.contents), application.bot))
            async with self._app.memory.write() as kept:
                await kept.inbox.remove(PLATFORM, row.event)
        finally:
            begun.discard(row.event)


class Webhook:
    """The address at which a process listens for Telegram, from its start to its stop, any number of times."""

    name = "Telegram's calls"

    def __init__(self, app: Application, handed_in: HandedIn) -> None:
        self._app = app
        self._handed_in = handed_in

    async def serve(self) -> None:
        """Listens until it is cancelled; raises `CannotServe` where settings or the token are no good."""
        async with self.listening():
            await asyncio.get_running_loop().create_future()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listens while the context lasts, and tells Telegram where."""
        self.require_secret()
        updater = reaching(self._app.settings).update_queue(_Inbox(self._app, self._handed_in.called)).build().updater
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

    def require_secret(self) -> None:
        """Raises `CannotServe` where anybody could call."""
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
