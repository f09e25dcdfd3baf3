"""The driver's connection with a quicker cursor.

The driver gives SQLite a thread of its own and goes there four times for a query - to make a cursor, to execute, to
fetch, to close - which is most of the time that a small query takes. SQLite is no server, though: within a transaction
a statement neither waits for anybody nor writes to the disk, and all of ours are small. So this cursor goes to the
thread only where there is something to wait for: to begin a transaction, which waits for the lock. The driver goes
there to connect, to commit and to roll back.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

import aiosqlite

# Its debug messages hold every statement with its values, what players keep secret among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


WAITS = ("BEGIN", "PRAGMA")
"""How the statements begin that may wait for a lock or for the disk."""


class Connection(aiosqlite.Connection):
    """A connection whose cursors go to its thread only to wait."""

    def cursor(self) -> Cursor:  # type: ignore[override]
        return Cursor(self)


class Cursor:
    """As much of a cursor as SQLAlchemy's adapter uses; all rows of a result are fetched at once."""

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
        await self._carry_out(sqlite3.Cursor.execute, statement, values)

    async def executemany(self, statement: str, rows: Iterable[Sequence[Any]]) -> None:
        await self._carry_out(sqlite3.Cursor.executemany, statement, rows)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []

    async def _carry_out(self, how: Callable[..., Any], statement: str, values: Any) -> None:
        if statement.startswith(WAITS):
            await self._connection._execute(self._run, how, statement, values)  # type: ignore[no-untyped-call]
        else:
            self._run(how, statement, values)

    def _run(self, how: Callable[..., Any], statement: str, values: Any) -> None:
        cursor = self._connection._conn.cursor()
        try:
            how(cursor, statement, values)
            self.description, self.rowcount, self.lastrowid = cursor.description, cursor.rowcount, cursor.lastrowid
            self._rows = cursor.fetchall()
        finally:
            cursor.close()


def connect(database: str, **options: Any) -> Connection:
    """Returns a connection that opens when it is awaited."""
    connection = Connection(partial(sqlite3.connect, database, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # a process that dies of something else does not wait for it
    return connection
