"""What runs beside the commands, from its start to its stop: the store, and what serves it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager

from bot.app.beside.dashboards import Dashboards
from bot.app.beside.looking_back import LookingBack
from bot.app.beside.reach import Reach
from bot.app.beside.searching import Searcher
from bot.app.beside.sender import Sender
from bot.app.beside.thinking import Thinking
from bot.app.beside.timekeeper import SHORTEST_WAIT, Timekeeper
from bot.app.beside.watching import Watching
from bot.app.outside import Clock, Luck
from bot.app.speech.messages import Messenger
from bot.settings import Settings
from render.core.studio import Studio
from storage.databases import at
from storage.store import Store, open_store


class Running:
    """The open store with its sender, its timekeeper and the lists of tables, and who draws and thinks, from `start` to
    `stop`."""

    def __init__(
        self,
        settings: Settings,
        clock: Clock,
        luck: Luck,
        messengers: Mapping[str, Messenger],
        studio: Studio,
        searcher: Searcher,
    ) -> None:
        self._settings = settings
        self._searcher = searcher
        self._clock = clock
        self._luck = luck
        self._messengers = messengers
        self._open = AsyncExitStack()
        """What is to be stopped and closed, the last one first."""
        self._open.push_async_callback(studio.close)
        self._store: Store | None = None
        self._sender: Sender | None = None
        self._timekeeper: Timekeeper | None = None
        self._thinking: Thinking | None = None
        self._looking_back: LookingBack | None = None
        self._dashboards: Dashboards | None = None
        self._reach: Reach | None = None
        self.told: list[Callable[[], None]] = [self._wake_all]
        """Who hears that another process may have stored something."""

    @property
    def store(self) -> Store:
        """The open store."""
        assert self._store is not None, "the application has not been started"
        return self._store

    @property
    def reach(self) -> Reach:
        """What is known of who and what can be reached."""
        assert self._reach is not None, "the application has not been started"
        return self._reach

    async def start(self) -> None:
        """Opens the store, which must be migrated, and begins to serve the outbox."""
        self._store = await self._open.enter_async_context(open_store(self._settings.stored, token=self._luck.token))
        retry = self._settings.send_retry_seconds
        self._reach = Reach(self._store, self._messengers, self._clock, self._wake_all)
        await self._reach.begin()
        self._sender = Sender(self._store, self._messengers, self._clock, retry, self._reach)
        self._sender.start()
        self._open.push_async_callback(self._sender.stop)
        self._timekeeper = Timekeeper(self._store, self._clock, self.wake, self._reach)
        await self._timekeeper.start()
        self._open.push_async_callback(self._timekeeper.stop)
        self._thinking = Thinking(self._store, self._clock, self._searcher, self._settings.searches, self._sender.wake)
        self._thinking.start()
        self._open.push_async_callback(self._thinking.stop)
        self._looking_back = LookingBack(self._store, self._clock, self._searcher)
        self._looking_back.start()
        self._open.push_async_callback(self._looking_back.stop)
        seconds, language = self._settings.dashboard_seconds, self._settings.language
        self._dashboards = Dashboards(self._store, self._messengers, self._clock, seconds, language)
        await self._dashboards.start()
        self._open.push_async_callback(self._dashboards.stop)
        watching = Watching(self._store, self._clock, self.told)
        watching.start()
        self._open.push_async_callback(watching.stop)

    async def stop(self) -> None:
        """Stops the outbox where it is and closes the store; what is left is delivered after the next start."""
        await self._open.aclose()
        self._store = self._sender = self._timekeeper = self._thinking = self._looking_back = self._dashboards = None

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Starts what has not been started, for as long as the context lasts, as the command line does for all chats.

        The database is made or brought to this version, and nobody else may work on it meanwhile.
        """
        if self._store is not None:
            yield
            return
        database = at(self._settings.stored)
        self._settings.data.mkdir(parents=True, exist_ok=True)
        with database.hold():
            database.migrate()
            await self.start()
            try:
                yield
            finally:
                await self.stop()

    def wake(self) -> None:
        """Tells that there may be something to be sent, or to think about."""
        if self._sender is not None:
            self._sender.wake()
        if self._thinking is not None:
            self._thinking.wake()

    async def hurry(self, platform: str) -> None:
        """Tells that a platform is connected, or more of it than before."""
        if self._sender is not None:
            await self._sender.hurry(platform)

    def _wake_all(self) -> None:
        """Tells what runs beside the commands that there may be something to do."""
        self.wake()
        if self._timekeeper is not None:
            self._timekeeper.wake()

    async def drain(self) -> None:
        """Delivers all posts that are due now, before a clean stop and in tests."""
        if self._sender is not None:
            await self._sender.drain()

    async def keep_time(self) -> None:
        """Does all that is due now, and looks what can be reached, in tests."""
        if self._timekeeper is not None:
            while await self._timekeeper.tick() <= SHORTEST_WAIT:
                pass

    async def think(self) -> None:
        """Lets all bots answer that are asked, in tests."""
        if self._thinking is not None:
            await self._thinking.settle()

    def look_back(self, table: str) -> tuple[int, int] | None:
        """Has a finished game looked back at and tells how far that is, see `LookingBack.ask`."""
        return None if self._looking_back is None else self._looking_back.ask(table)

    async def look_all_back(self) -> None:
        """Finds all that is to be found of finished games, in tests."""
        if self._looking_back is not None:
            await self._looking_back.settle()

    async def list_tables(self) -> None:
        """Brings the lists of tables up to date at once, in tests."""
        if self._dashboards is not None:
            await self._dashboards.tick()
