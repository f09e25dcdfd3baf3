"""What the repositories have alike: each serves one transaction, and most put rows of one table in place of others."""

from __future__ import annotations

from typing import ClassVar, Generic, TypeVar

from sqlalchemy import Table

from storage.sql import Sql

R = TypeVar("R")


class Repository:
    """What is stored of one kind, as a transaction sees it."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql


class Rows(Repository, Generic[R]):
    """The rows of one table of the database."""

    _table: ClassVar[Table]

    async def put(self, *rows: R) -> None:
        """Stores rows, each in place of the one of its key."""
        await self._sql.put(self._table, *rows)


class OfTables(Rows[R]):
    """Rows of which a table where people play has one at most."""

    _kind: type[R]

    async def get(self, table: str) -> R | None:
        """Returns that of a table."""
        return await self._sql.one(self._kind, self._table, table=table)

    async def remove(self, table: str) -> None:
        """Forgets that of a table."""
        await self._sql.remove(self._table, table=table)
