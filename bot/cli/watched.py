"""What an installation tells who looks after it: whether it is alive and ready, and figures for Prometheus.

It is served on an address of its own, by default nowhere. A figure counts; nothing of it names a member, a place or a
table, and its labels have values that the program knows beforehand.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar, cast

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from bot.app.port import of_line, of_press
from bot.app.speech.messages import Command, Place, Press, Reply, TryLater, Undeliverable
from storage.errors import StorageError

if TYPE_CHECKING:
    from bot.app import App
    from bot.app.port import Application

T = TypeVar("T")

PATIENCE = 5.0
"""Seconds for which the database, and each chat, may take to answer."""
OTHER = "other"
"""Stands for a name that somebody typed and that means nothing here."""
STATUSES = ("lobby", "running", "over", "closed")


class Meters:
    """All that is counted."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.intents = Histogram(
            "longtable_command_seconds",
            "How long commands and presses took, by name and by whether they were refused.",
            ("kind", "name", "refused"),
            registry=registry,
        )
        self.drawings = Histogram(
            "longtable_drawing_seconds", "How long pictures took, with waiting.", registry=registry
        )
        self.failures = Counter(
            "longtable_failures",
            "Warnings and errors, by who told them and what was raised.",
            ("logger", "raised"),
            registry=registry,
        )
        self.posts = Gauge("longtable_posts_waiting", "Posts that are not delivered yet.", registry=registry)
        self.oldest = Gauge("longtable_posts_oldest_seconds", "For how long the first is due.", registry=registry)
        self.tables = Gauge("longtable_tables", "Tables, by status.", ("status",), registry=registry)
        self.leases = Gauge("longtable_leases_held", "Parts of the work that this process does.", registry=registry)
        self.chats = Gauge("longtable_chat_connected", "Whether a chat can be reached.", ("chat",), registry=registry)
        self.database = Gauge("longtable_database_up", "Whether the database answers.", registry=registry)


class Measured:
    """The application with what chats ask of it measured; it answers all else as it is."""

    def __init__(self, app: App, meters: Meters) -> None:
        self._app = app
        self._meters = meters

    def __getattr__(self, name: str) -> Any:
        return getattr(self._app, name)

    async def command(self, command: Command) -> Reply:
        known = of_line(command.name)
        return await self._answer("command", known.name if known is not None else OTHER, self._app.command(command))

    async def press(self, press: Press) -> Reply:
        known = of_press(press.data)
        return await self._answer("press", known.name if known is not None else OTHER, self._app.press(press))

    async def draw(self, *given: Any, **named: Any) -> Any:
        with self._meters.drawings.time():
            return await self._app.draw(*given, **named)

    async def _answer(self, kind: str, name: str, answering: Awaitable[Reply]) -> Reply:
        began = time.perf_counter()
        reply = await answering
        refused = "yes" if reply.refused else "no"
        self._meters.intents.labels(kind, name, refused).observe(time.perf_counter() - began)
        return reply


def measured(app: App, meters: Meters) -> Application:
    """Returns the application for chats that are to be measured."""
    return cast("Application", Measured(app, meters))


class CountsFailures(logging.Handler):
    """Counts what is logged as a warning or an error."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.WARNING)
        self._counter = counter

    def emit(self, record: logging.LogRecord) -> None:
        raised = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else ""
        self._counter.labels(record.name, raised).inc()


class Watched:
    """Answers who looks after the bot."""

    def __init__(self, app: App, meters: Meters) -> None:
        self._app = app
        self._meters = meters

    def routes(self) -> web.Application:
        application = web.Application()
        application.router.add_get("/healthz", self.alive)
        application.router.add_get("/readyz", self.ready)
        application.router.add_get("/metrics", self.metrics)
        return application

    async def alive(self, request: web.Request) -> web.Response:
        """Says that the loop answers."""
        return web.json_response({"alive": True})

    async def ready(self, request: web.Request) -> web.Response:
        """Says of the database and of each chat whether it can be used, and fails where one cannot."""
        found = {"database": await self._database() is not None, **await self._chats()}
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def metrics(self, request: web.Request) -> web.Response:
        """Tells all figures, those of what is stored as they are now."""
        meters = self._meters
        for chat, connected in (await self._chats()).items():
            meters.chats.labels(chat).set(connected)
        figures = await self._database()
        meters.database.set(figures is not None)
        if figures is not None:
            counts, posts, since = figures
            for status in STATUSES:
                meters.tables.labels(status).set(counts.get(status, 0))
            meters.posts.set(posts)
            meters.oldest.set(max(0.0, self._app.clock.now() - since) if since is not None else 0)
            meters.leases.set(len(self._app.store.leases.held))
        return web.Response(body=generate_latest(meters.registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _database(self) -> tuple[dict[str, int], int, float | None] | None:
        """Returns what the database tells; None where it does not answer, or this process may not use it any more."""

        async def look() -> tuple[dict[str, int], int, float | None]:
            async with self._app.store.read() as tx:
                return await tx.tables.by_status(), await tx.outbox.pending_count(), await tx.outbox.next_due()

        if self._app.store.leases.ended is not None:
            return None
        return await _in_time(look)

    async def _chats(self) -> dict[str, bool]:
        """Says of each chat whether it can be reached; one that other processes serve, whether this one could."""
        return {name: await self._reached(name) for name in sorted(self._app.messengers)}

    async def _reached(self, chat: str) -> bool:
        if not self._app.store.leases.keeps(chat):
            return self._app.store.leases.stands_by(chat)

        async def ask() -> bool:
            await self._app.messengers[chat].reach(Place(platform=chat, channel=""))
            return True

        return await _in_time(ask) is not None


async def _in_time(ask: Callable[[], Awaitable[T]]) -> T | None:
    """Returns an answer; None where there is none in time."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await ask()
    except (StorageError, TryLater, Undeliverable, TimeoutError):
        return None


@asynccontextmanager
async def watched(app: App, meters: Meters, host: str, port: int) -> AsyncIterator[None]:
    """Serves it while the context lasts; raises `OSError` where the address cannot be had."""
    counting = CountsFailures(meters.failures)
    logging.getLogger().handlers.insert(0, counting)  # before what leaves out what was raised, told once
    runner = web.AppRunner(Watched(app, meters).routes(), access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield
    finally:
        logging.getLogger().removeHandler(counting)
        await runner.cleanup()
