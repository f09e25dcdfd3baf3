"""The store: opens the database and hands out transactions, each with one repository for each kind of row."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import cached_property
from typing import TypeVar
from uuid import uuid4

from storage.accounts import ShownPanels
from storage.ahead import of_listed, of_lobby, of_opening, of_panel, of_table
from storage.dashboards import Dashboards
from storage.databases import Database, Opened, Where, at
from storage.driver import Connection, WritingConnection, unbroken
from storage.errors import Busy, Unavailable
from storage.inbox import Inbox
from storage.leases import ALWAYS, Lease, Leases
from storage.links import Links
from storage.lounge import Lounge
from storage.members import Absences, Lessons, Members, Notes, Watchers
from storage.outages import Outages
from storage.play import Analyses, Awaited, Foretold, Matches, News, Openings, Orders, Panels, Told, Trials, Votes
from storage.posts import Aloud, Events, Later, Outbox, Pings
from storage.results import Ratings, Results
from storage.rows import TableRow
from storage.schema import tables
from storage.settings import Installation, Places
from storage.sql import READERS, Sql
from storage.tables import Guests, Seats, Tables

log = logging.getLogger(__name__)

R = TypeVar("R")


def _made(repository: Callable[[Sql], R]) -> cached_property[R]:
    """Makes a repository of a transaction when it is first asked for: most need two or three of them."""
    return cached_property(lambda self: repository(self._sql))


class Transaction:
    """The repositories, all in one transaction."""

    members = _made(Members)
    links = _made(Links)
    absences = _made(Absences)
    notes = _made(Notes)
    lessons = _made(Lessons)
    dashboards = _made(Dashboards)
    tables = cached_property(lambda self: Tables(self._sql, self.dashboards))
    outages = _made(Outages)
    seats = _made(Seats)
    guests = _made(Guests)
    watchers = _made(Watchers)
    matches = _made(Matches)
    openings = _made(Openings)
    awaited = _made(Awaited)
    foretold = _made(Foretold)
    news = _made(News)
    told = _made(Told)
    orders = _made(Orders)
    panels = _made(Panels)
    trials = _made(Trials)
    analyses = _made(Analyses)
    votes = _made(Votes)
    results = _made(Results)
    ratings = _made(Ratings)
    outbox = _made(Outbox)
    shown_panels = _made(ShownPanels)
    pings = _made(Pings)
    aloud = _made(Aloud)
    later = _made(Later)
    events = _made(Events)
    inbox = _made(Inbox)
    places = _made(Places)
    installation = _made(Installation)
    lounge = _made(Lounge)

    def __init__(self, sql: Sql, token: Callable[[], str]) -> None:
        self._sql = sql
        self.token = token
        """Returns a key that nothing had before."""

    def require(self, lease: Lease) -> None:
        """Lets nothing of the transaction be kept where a lease is not held any more."""
        self._sql.require(lease)

    async def hold(self, row: TableRow) -> TableRow:
        """Returns the row of a table as it is, and keeps other writers from that table until the transaction ends.

        Whoever plays there asks so first: a server tells with it what a game is read by.
        """
        return await self._sql.held(TableRow, tables, row, lambda: of_table(row.id))

    def expect(self, listed: Iterable[str]) -> None:
        """Tells that of some tables it will be asked who sits there and who is awaited."""
        self._sql.expect(of_listed(listed))

    def expect_opening(self, platform: str, channel: str, thread: str, host: int) -> None:
        """Tells that it will be asked how many tables there are in a place, and of a host, and for its list."""
        self._sql.expect(of_opening(platform, channel, thread, host))

    def expect_panel(self, table: str) -> None:
        """Tells that it will be asked who is awaited at a table and what has happened there."""
        self._sql.expect(of_panel(table))

    def expect_lobby(self, table: TableRow) -> None:
        """Tells that it will be asked who sits in a lobby, and for its host."""
        self._sql.expect(of_lobby(table.id, table.host))


class Store:
    """An open database. Transactions that write queue for one connection, others read beside them."""

    def __init__(self, database: Database, opened: Opened, token: Callable[[], str], *, readonly: bool) -> None:
        self._database = database
        self._opened = opened
        self._readonly = readonly
        self._lost = False
        self._held = False
        self._token = token
        self._writer: WritingConnection | None = None
        self._readers: list[Connection] = []
        self._writing = asyncio.Lock()
        self._reading = asyncio.Semaphore(READERS)

    @property
    def leases(self) -> Leases:
        """What this process does of all that is to be done."""
        return self._opened.leases

    async def lease_at(self, table: str) -> Lease | None:
        """Returns the lease under which a table is served; None where another process does that."""
        if self.leases.poll is None:
            return ALWAYS
        async with self.read() as tx:
            row = await tx.tables.get(table)
        return ALWAYS if row is None else self.leases.of(row.platform, row.channel, row.server)

    async def server_of(self, platform: str, channel: str) -> str:
        """Returns the server of a channel, as `storage.tables.Tables.server_of`."""
        async with self.read() as tx:
            return await tx.tables.server_of(platform, channel)

    @asynccontextmanager
    async def write(self, under: Lease | None = None) -> AsyncIterator[Transaction]:
        """Opens a transaction that is committed at the end, or rolled back if an exception leaves it.

        A cancelled task finishes the commit that it is in: whoever sees `asyncio.CancelledError` may find everything
        stored. Must not be opened inside another one of the same task. Raises `Replaced` while the database that is
        open is not the one at its path, and `LeaseLost` where what is written is done ``under`` a lease that is not
        held any more.
        """
        if self._readonly:
            raise RuntimeError("the store was opened for reading only")
        async with self._writing:
            if not self.is_whole():
                raise self._opened.lost()
            with self._lost_told():
                async with self._transaction() as transaction:
                    if under is not None:
                        transaction.require(under)
                    yield transaction
            self._held = False
            self._opened.note()

    def is_whole(self) -> bool:
        """Says whether the database that is open still stands at its path; a change is logged with what to do."""
        lost = not self._opened.is_there()
        if lost and not self._lost:
            log.critical("%s", self._opened.lost())
        if self._lost and not lost:
            log.warning("%s is back, and moves are taken again.", self._database)
        self._lost = lost
        return not lost

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """Opens a transaction that sees the database as of its first query and cannot write."""
        async with self._reading:
            with self._lost_told():
                async with self._reader() as reader:
                    yield Transaction(self._opened.sql(reader), self._token)

    async def close(self) -> None:
        """Closes all connections; every transaction must have ended."""
        while self._readers:
            await self._readers.pop().close()
        if self._writer is not None:  # closed last, so that SQLite tidies up the log file beside the database
            await unbroken(self._writer.close())

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Transaction]:
        """Opens a transaction of the one connection that writes, which is made when it is first needed."""
        try:
            with self._opened.plain_errors():
                await unbroken(self._begin())
            assert self._writer is not None
            yield Transaction(self._opened.sql(self._writer), self._token)
            with self._opened.plain_errors():
                await unbroken(self._writer.commit())
        finally:
            if self._writer is not None and self._writer.in_transaction:
                await unbroken(self._writer.roll_back())

    async def _begin(self) -> None:
        if self._writer is None:
            self._writer = await self._opened.writer()
        await self._writer.begin()

    @asynccontextmanager
    async def _reader(self) -> AsyncIterator[Connection]:
        """Lends a connection for a transaction that reads: one that is free, or else one more."""
        with self._opened.plain_errors():
            reader = self._readers.pop() if self._readers else self._opened.reader()
            await reader.begin()
        try:
            yield reader
        finally:
            try:
                await reader.roll_back()
            finally:  # whoever is cancelled meanwhile leaves no connection behind that nobody closes
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
                    log.warning("%s can store nothing now: %s", self._database, error)
                self._held = isinstance(error, Busy)
                raise
            raise self._opened.lost() from error


@asynccontextmanager
async def open_store(
    where: Where, *, readonly: bool = False, token: Callable[[], str] = lambda: uuid4().hex
) -> AsyncIterator[Store]:
    """Opens a database that `storage.migrate.migrate` has made or brought up to date; raises `BadFile` for others.

    Every transaction must have ended when the store is closed. ``token`` makes keys that nothing had before.
    """
    database = at(where)
    opened = database.open(readonly=readonly)
    store = Store(database, opened, token, readonly=readonly)
    try:
        yield store
    finally:
        await store.close()
        opened.close()
