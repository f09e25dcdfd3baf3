"""Runs the SQL of one transaction and turns its rows into those of `storage.rows`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from functools import cache
from typing import Any, TypeAlias, TypeVar

from sqlalchemy import (
    ColumnElement,
    CursorResult,
    Delete,
    Executable,
    Insert,
    Select,
    Table,
    Update,
    bindparam,
    delete,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from storage.errors import Conflict, Unavailable

R = TypeVar("R")
Values: TypeAlias = Mapping[str, Any]


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
    """The statements of one transaction.

    A statement that is made once and gets its values when it is run takes half the time of one that is made anew: it
    is not compared again with all that have been compiled. Those by key are made here, others beside who runs them.
    """

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def run(self, statement: Executable, values: Values | Sequence[Values] | None = None) -> CursorResult[Any]:
        """Executes a statement, once for each of the rows of values; raises `Conflict` or `Unavailable`.

        The driver waits for nothing here, so that nothing has to be kept from being cancelled half done.
        """
        with plain_errors():
            return await self._connection.execute(statement, values)

    async def row(self, kind: type[R], query: Select[Any], /, **values: object) -> R | None:
        """Returns the first row that the query finds."""
        found = (await self.run(query, values)).first()
        return None if found is None else kind(**found._mapping)

    async def rows(self, kind: type[R], query: Select[Any], /, **values: object) -> tuple[R, ...]:
        """Returns all rows that the query finds."""
        return tuple(kind(**found._mapping) for found in await self.run(query, values))

    async def value(self, query: Select[Any], /, **values: object) -> Any:
        """Returns the first column of the first row that the query finds, or None."""
        return (await self.run(query, values)).scalar()

    async def values(self, query: Select[Any], /, **values: object) -> tuple[Any, ...]:
        """Returns the first column of all rows that the query finds."""
        return tuple((await self.run(query, values)).scalars())

    async def one(self, kind: type[R], table: Table, /, **key: object) -> R | None:
        """Returns the row whose columns have these values."""
        return await self.row(kind, _having(table, *key), **key)

    async def all(self, kind: type[R], table: Table, /, **key: object) -> tuple[R, ...]:
        """Returns the rows whose columns have these values, in the order of their primary key."""
        return await self.rows(kind, _having(table, *key), **key)

    async def add(self, table: Table, *rows: object) -> None:
        """Inserts rows; raises `Conflict` if one is there already or refers to what is not there."""
        if rows:
            await self.run(_insert(table), [_columns(row) for row in rows])

    async def change(self, table: Table, row: object, /, **expected: object) -> bool:
        """Gives the row of the same key new values, if it is there and has the expected ones; returns whether so."""
        columns = _columns(row)
        key = {column.name: columns.pop(column.name) for column in table.primary_key}
        before = {f"before_{name}": value for name, value in (key | expected).items()}
        return (await self.run(_update(table, *key, *expected), columns | before)).rowcount > 0

    async def put(self, table: Table, *rows: object) -> None:
        """Inserts rows; those of which one of the same key is there give it their values."""
        if rows:
            await self.run(_upsert(table), [_columns(row) for row in rows])

    async def remove(self, table: Table, /, **key: object) -> None:
        """Deletes the rows whose columns have these values."""
        await self.run(_delete(table, *key), key)


@cache
def _having(table: Table, *names: str) -> Select[Any]:
    return select(table).where(*_equal(table, names)).order_by(*table.primary_key)


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


@cache
def _upsert(table: Table) -> Insert:
    fresh = sqlite.insert(table)
    values = {column.name: column for column in fresh.excluded if not column.primary_key}
    return fresh.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)


@cache
def _update(table: Table, *names: str) -> Update:
    return update(table).where(*_equal(table, names, "before_"))


@cache
def _delete(table: Table, *names: str) -> Delete:
    return delete(table).where(*_equal(table, names))


def _equal(table: Table, names: Iterable[str], prefix: str = "") -> list[ColumnElement[bool]]:
    """Compares columns with values that are called like them; before an update they must be called otherwise."""
    return [table.c[name] == bindparam(prefix + name) for name in names]


def _columns(row: Any) -> dict[str, Any]:
    return {field.name: getattr(row, field.name) for field in fields(row)}
