"""The connections to SQLite, which carry statements out where they are asked to, and wait in a thread of their own.

SQLite is no server: within a transaction a statement neither waits for anybody nor writes to the disk, and all of ours
are small. To hand each to a thread, and its rows back, takes far longer than most of them. So `run` carries them out at
once. What may wait for the disk or for other programs - to connect, to begin, to commit, to roll back - a `Writer`
leaves to aiosqlite's thread. Who only reads waits for nobody, so `Reader` has none.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol, TypeVar

import aiosqlite

# Its debug messages hold every statement with its values, what players keep secret among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

R = TypeVar("R")

SETTINGS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
"""Those of a connection that writes."""


class Answer(NamedTuple):
    """What came of a statement."""

    rows: list[tuple[Any, ...]]
    changed: int
    """The number of rows that were changed."""
    key: int | None
    """The number of the row that was inserted last."""


class Connection(Protocol):
    """What a store needs of any database; with a server each of these waits."""

    async def begin(self) -> None:
        """Begins a transaction."""
        ...

    async def roll_back(self) -> None:
        """Ends the transaction without a trace, if it is open still."""
        ...

    async def close(self) -> None: ...


class WritingConnection(Connection, Protocol):
    """One that can keep what was done."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        ...

    async def commit(self) -> None:
        """Ends the transaction and keeps what it did."""
        ...


async def unbroken(work: Coroutine[Any, Any, R]) -> R:
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


class File:
    """A connection to SQLite, which is asked without waiting; raises `sqlite3.Error`."""

    def __init__(self, own: sqlite3.Connection) -> None:
        self.own = own

    async def run(self, statement: str, rows: Sequence[Sequence[Any]]) -> Answer:
        """Carries out a statement of the open transaction, once for each row of values."""
        if len(rows) == 1:  # only so can it be a query
            cursor = self.own.execute(statement, rows[0])
        else:
            cursor = self.own.executemany(statement, rows)
        try:
            return Answer(cursor.fetchall(), cursor.rowcount, cursor.lastrowid)
        finally:
            cursor.close()


class Reader(File):
    """A connection that only reads."""

    def __init__(self, database: str, wait: float) -> None:
        super().__init__(_connect(database, wait))
        self.own.execute("PRAGMA query_only = ON").close()

    async def begin(self) -> None:
        """Begins a transaction, which sees the database as of its first query."""
        self.own.execute("BEGIN").close()

    async def roll_back(self) -> None:
        """Ends the transaction, if it has not ended by a failure."""
        self.own.rollback()

    async def close(self) -> None:
        self.own.close()


class Writer(File):
    """A connection that writes; what may wait must not be cut off, see `storage.store`."""

    def __init__(self, own: sqlite3.Connection, thread: aiosqlite.Connection) -> None:
        super().__init__(own)
        self._thread = thread

    @classmethod
    async def open(cls, database: str, wait: float) -> Writer:
        """Connects; the file must be there."""
        made: list[sqlite3.Connection] = []

        def connect() -> sqlite3.Connection:
            made.append(_connect(database, wait))
            return made[0]

        thread = await aiosqlite.Connection(connect, iter_chunk_size=64)
        try:
            for setting in SETTINGS:
                await thread.execute_fetchall(f"PRAGMA {setting}")
        except sqlite3.Error:
            await thread.close()
            raise
        return cls(made[0], thread)

    @property
    def in_transaction(self) -> bool:
        return self.own.in_transaction

    async def begin(self) -> None:
        """Begins a transaction for which nobody else writes."""
        await self._thread.execute_fetchall("BEGIN IMMEDIATE")

    async def commit(self) -> None:
        await self._thread.commit()

    async def roll_back(self) -> None:
        """Ends the transaction without a trace, if it is open still."""
        if self.in_transaction:
            await self._thread.rollback()

    async def close(self) -> None:
        await self._thread.close()


def _connect(database: str, wait: float) -> sqlite3.Connection:
    """Connects so that no transaction begins by itself, and that others than the own thread may ask."""
    return sqlite3.connect(database, uri=True, timeout=wait, isolation_level=None, check_same_thread=False)
