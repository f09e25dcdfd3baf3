"""Runs the SQL of one transaction and turns its rows into those of `storage.rows`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, CursorResult, Executable, Select, Table, and_, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.errors import Conflict, Unavailable

R = TypeVar("R")


async def unbroken(work: Coroutine[Any, Any, R]) -> R:
    """Does the work to its end even if the waiting task is cancelled meanwhile, and only then lets it be cancelled.

    A statement that is cut off would cost the connection, a commit that is cut off would leave open whether it was.
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


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turns the library's errors into ours."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict(str(error.orig)) from error
    except DBAPIError as error:
        raise Unavailable(f"The database cannot be used: {error.orig}.") from error


class Sql:
    """The statements of one transaction."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def run(self, statement: Executable, rows: Sequence[Mapping[str, Any]] | None = None) -> CursorResult[Any]:
        """Executes a statement, once for each of the rows if there are any; raises `Conflict` or `Unavailable`."""
        with plain_errors():
            return await unbroken(self._connection.execute(statement, rows))

    async def row(self, kind: type[R], query: Select[Any]) -> R | None:
        """Returns the first row that the query finds."""
        found = (await self.run(query)).first()
        return None if found is None else kind(**found._mapping)

    async def rows(self, kind: type[R], query: Select[Any]) -> tuple[R, ...]:
        """Returns all rows that the query finds."""
        return tuple(kind(**found._mapping) for found in await self.run(query))

    async def value(self, query: Select[Any]) -> Any:
        """Returns the first column of the first row that the query finds, or None."""
        return (await self.run(query)).scalar()

    async def values(self, query: Select[Any]) -> tuple[Any, ...]:
        """Returns the first column of all rows that the query finds."""
        return tuple((await self.run(query)).scalars())

    async def add(self, table: Table, *rows: object) -> None:
        """Inserts rows; raises `Conflict` if one is there already or refers to what is not there."""
        if rows:
            await self.run(insert(table), [_columns(row) for row in rows])

    async def change(self, table: Table, row: object, *conditions: ColumnElement[bool]) -> bool:
        """Gives the row of the same key new values, if it is there and the conditions hold; returns whether so."""
        columns = _columns(row)
        key = [column == columns.pop(column.name) for column in table.primary_key]
        done = await self.run(update(table).where(and_(*key, *conditions)).values(columns))
        return done.rowcount > 0

    async def put(self, table: Table, row: object) -> None:
        """Inserts the row or, if one of its key is there, gives that its values."""
        if not await self.change(table, row):
            await self.add(table, row)


def _columns(row: Any) -> dict[str, Any]:
    return {field.name: getattr(row, field.name) for field in fields(row)}
