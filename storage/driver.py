"""The driver's connection, which waits for the disk and for locks in a thread of its own, and answers the rest at once.

The driver goes to that thread four times for a query - to make a cursor, to execute, to fetch, to close - which takes
far longer than most queries. SQLite is no server, though: within a transaction a statement neither waits for anybody
nor writes to the disk, and all of ours are small. So `Connection.run` carries them out where they are asked for. What
may wait - to connect, to begin, to commit, to roll back - is left to SQLAlchemy, and goes to the thread once. Who only
reads waits for nobody: `Reader` has neither a thread nor SQLAlchemy's transactions, which took ten times as long as
what was read.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import aiosqlite

# Its debug messages hold every statement with its values, what players keep secret among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


class Answer(NamedTuple):
    """What came of a statement."""

    rows: list[tuple[Any, ...]]
    changed: int
    """The number of rows that were changed."""
    key: int | None
    """The number of the row that was inserted last."""


class Connection(aiosqlite.Connection):
    """A connection that can be asked without waiting."""

    def run(self, statement: str, rows: Sequence[Sequence[Any]]) -> Answer:
        """Carries out a statement of an open transaction, once for each row of values; raises `sqlite3.Error`."""
        return _run(self._conn, statement, rows)

    def cursor(self) -> Cursor:  # type: ignore[override]
        return Cursor(self)


class Reader:
    """A connection that only reads; raises `sqlite3.Error`, as does whatever is asked of it."""

    def __init__(self, database: str, wait: float) -> None:
        self._conn = sqlite3.connect(database, uri=True, timeout=wait, isolation_level=None)
        self._conn.execute("PRAGMA query_only = ON").close()

    def begin(self) -> None:
        """Begins a transaction, which sees the database as of its first query."""
        self._conn.execute("BEGIN").close()

    def run(self, statement: str, rows: Sequence[Sequence[Any]]) -> Answer:
        """Carries out a statement of the open transaction."""
        return _run(self._conn, statement, rows)

    def end(self) -> None:
        """Ends the transaction, if it has not ended by a failure."""
        self._conn.rollback()

    def close(self) -> None:
        self._conn.close()


class Cursor:
    """As much of a cursor as SQLAlchemy uses for what may wait; it goes to the thread once, and fetches all."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Sequence[Any] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Cursor:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        await self._connection._execute(self._run, statement, values)  # type: ignore[no-untyped-call]

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []

    def _run(self, statement: str, values: Any) -> None:
        cursor = self._connection._conn.execute(statement, values)
        self.description = cursor.description
        self._rows, self.rowcount, self.lastrowid = _answer(cursor)


def connect(database: str, **options: Any) -> Connection:
    """Returns a connection that opens when it is awaited."""
    connection = Connection(partial(sqlite3.connect, database, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # a process that dies of something else does not wait for it
    return connection


def _run(connection: sqlite3.Connection, statement: str, rows: Sequence[Sequence[Any]]) -> Answer:
    if len(rows) == 1:  # only so can it be a query
        return _answer(connection.execute(statement, rows[0]))
    return _answer(connection.executemany(statement, rows))


def _answer(cursor: sqlite3.Cursor) -> Answer:
    try:
        return Answer(cursor.fetchall(), cursor.rowcount, cursor.lastrowid)
    finally:
        cursor.close()
