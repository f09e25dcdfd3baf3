"""The store: opens the database and hands out transactions, each with one repository for each kind of row."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

from storage import driver
from storage.accounts import ShownPanels
from storage.dashboards import Dashboards
from storage.errors import Busy, Replaced, Unavailable
from storage.files import address, require_current
from storage.identity import Own
from storage.links import Links
from storage.lounge import Lounge
from storage.members import Absences, Lessons, Members, Notes, Watchers
from storage.outages import Outages
from storage.play import Analyses, Awaited, Foretold, Matches, News, Openings, Orders, Panels, Told, Trials, Votes
from storage.posts import Aloud, Events, Later, Outbox, Pings
from storage.results import Ratings, Results
from storage.settings import Installation, Places
from storage.sql import Sql, plain_errors
from storage.tables import Guests, Seats, Tables

log = logging.getLogger(__name__)

R = TypeVar("R")

PATIENCE = 0.3
"""Seconds to wait while another program holds the database: members wait for their answer meanwhile, and who only
reads waits in the loop itself."""

READERS = 4
"""How many transactions may read at once; further ones wait for their turn."""


class Transaction:
    """The repositories, all in one transaction."""

    def __init__(self, sql: Sql, token: Callable[[], str]) -> None:
        self.token = token
        """Returns a key that nothing had before."""
        self.members = Members(sql)
        self.links = Links(sql)
        self.absences = Absences(sql)
        self.notes = Notes(sql)
        self.lessons = Lessons(sql)
        self.dashboards = Dashboards(sql)
        self.tables = Tables(sql, self.dashboards)
        self.outages = Outages(sql)
        self.seats = Seats(sql)
        self.guests = Guests(sql)
        self.watchers = Watchers(sql)
        self.matches = Matches(sql)
        self.openings = Openings(sql)
        self.awaited = Awaited(sql)
        self.foretold = Foretold(sql)
        self.news = News(sql)
        self.told = Told(sql)
        self.orders = Orders(sql)
        self.panels = Panels(sql)
        self.trials = Trials(sql)
        self.analyses = Analyses(sql)
        self.votes = Votes(sql)
        self.results = Results(sql)
        self.ratings = Ratings(sql)
        self.outbox = Outbox(sql)
        self.shown_panels = ShownPanels(sql)
        self.pings = Pings(sql)
        self.aloud = Aloud(sql)
        self.later = Later(sql)
        self.events = Events(sql)
        self.places = Places(sql)
        self.installation = Installation(sql)
        self.lounge = Lounge(sql)


class Store:
    """An open database. Transactions that write queue for one connection, others read beside them."""

    def __init__(self, path: Path, own: Own | None, token: Callable[[], str]) -> None:
        self._path = path
        self._own = own
        self._lost = False
        self._held = False
        self._token = token
        self._writer: driver.Writer | None = None
        self._readers: list[driver.Connection] = []
        self._writing = asyncio.Lock()
        self._reading = asyncio.Semaphore(READERS)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """Opens a transaction that is committed at the end, or rolled back if an exception leaves it.

        A cancelled task finishes the commit that it is in: whoever sees `asyncio.CancelledError` may find everything
        stored. Must not be opened inside another one of the same task. Raises `Replaced` while the database that is
        open is not the one at its path.
        """
        if self._own is None:
            raise RuntimeError("the store was opened for reading only")
        async with self._writing:
            if not self.is_whole():
                raise Replaced(self._path)
            with self._lost_told():
                async with self._transaction() as transaction:
                    yield transaction
            self._held = False
            self._own.note()

    def is_whole(self) -> bool:
        """Says whether the database that is open still stands at its path; a change is logged with what to do."""
        lost = self._own is not None and not self._own.is_there()
        if lost and not self._lost:
            log.critical("%s", Replaced(self._path))
        if self._lost and not lost:
            log.warning("%s is back, and moves are taken again.", self._path)
        self._lost = lost
        return not lost

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """Opens a transaction that sees the database as of its first query and cannot write."""
        async with self._reading:
            with self._lost_told():
                async with self._reader() as reader:
                    yield Transaction(Sql(reader), self._token)

    async def close(self) -> None:
        """Closes all connections; every transaction must have ended."""
        while self._readers:
            await self._readers.pop().close()
        if self._writer is not None:  # closed last, so that SQLite tidies up the log file beside the database
            await _unbroken(self._writer.close())

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Transaction]:
        """Opens a transaction of the one connection that writes, which is made when it is first needed."""
        try:
            with plain_errors():
                await _unbroken(self._begin())
            assert self._writer is not None
            yield Transaction(Sql(self._writer), self._token)
            with plain_errors():
                await _unbroken(self._writer.commit())
        finally:
            if self._writer is not None and self._writer.own.in_transaction:
                await _unbroken(self._writer.roll_back())

    async def _begin(self) -> None:
        if self._writer is None:
            self._writer = await driver.Writer.open(address(self._path, readonly=False), PATIENCE)
        await self._writer.begin()

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[driver.Connection]:
        """Lends a connection for a transaction that reads: one that is free, or else one more."""
        with plain_errors():
            reader = (
                self._readers.pop() if self._readers else driver.Reader(address(self._path, readonly=True), PATIENCE)
            )
            await reader.begin()
        try:
            yield reader
        finally:
            await reader.roll_back()
            self._readers.append(reader)

    @contextmanager
    def _lost_told(self) -> Iterator[None]:
        """Says of what failed because the database was deleted or replaced that this is why.

        That another program holds it is logged once.
        """
        try:
            yield
        except Unavailable as error:
            if self.is_whole():
                if isinstance(error, Busy) and not self._held:
                    log.warning("Another program holds %s, so nothing can be stored until it lets go.", self._path)
                self._held = isinstance(error, Busy)
                raise
            raise Replaced(self._path) from error


@asynccontextmanager
async def open_store(
    path: Path, *, readonly: bool = False, token: Callable[[], str] = lambda: uuid4().hex
) -> AsyncIterator[Store]:
    """Opens a database that `storage.migrate.migrate` has made or brought up to date; raises `BadFile` for others.

    Every transaction must have ended when the store is closed. ``token`` makes keys that nothing had before.
    """
    require_current(path)
    own = None if readonly else Own(path)
    store = Store(path, own, token)
    try:
        yield store
    finally:
        await store.close()
        if own is not None:
            own.close()


async def _unbroken(work: Coroutine[Any, Any, R]) -> R:
    """Does the work to its end even if the waiting task is cancelled meanwhile, and only then lets it be cancelled.

    A beginning that is cut off would cost the connection, a commit that is cut off would leave open whether it was.
    """
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # looked at, or asyncio would complain that nobody did
        raise
