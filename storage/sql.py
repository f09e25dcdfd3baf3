"""Runs the SQL of one transaction and turns its rows into those of `storage.rows`."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields
from functools import cache, lru_cache
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import (
    Boolean,
    ColumnElement,
    Delete,
    Dialect,
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

from storage.driver import File
from storage.errors import Busy, Conflict, Unavailable
from storage.leases import Lease

R = TypeVar("R")
Values: TypeAlias = Mapping[str, Any]
Statement: TypeAlias = Select[Any] | Insert | Update | Delete
Asked: TypeAlias = tuple[Select[Any], Values]
"""A query with its values."""

_DIALECT = sqlite.dialect()
READERS = 4
"""How many transactions may read at once; further ones wait for their turn."""
ALL = 2**31 - 1
"""More rows than there are, as a limit."""
KEPT = 200
"""Statements that are kept compiled: all that are made once, and the last ones of those that are made when needed."""


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turns the driver's errors into ours."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise Busy("Another program holds the database.") from error
        raise Unavailable(f"The database cannot be used: {error}.") from error


class Found(NamedTuple):
    """What came of a statement."""

    rows: tuple[dict[str, Any], ...]
    changed: int
    """The number of rows that were changed."""
    key: int | None
    """The number of the row that was inserted."""


class Sql:
    """The statements of one transaction.

    SQLAlchemy writes them and the driver carries them out. A statement that is made once and gets its values when it is
    run is also compiled once; those by key are made here, others beside who runs them. A database that is a server has
    a class of its own, which saves the ways there: see `storage.server`.
    """

    _to_insert: Callable[[Table], Any] = staticmethod(sqlite.insert)
    """SQLAlchemy's, for the database at hand."""

    def __init__(self, connection: File) -> None:
        self._connection = connection

    async def run(self, statement: Statement, values: Values | Sequence[Values] | None = None) -> Found:
        """Executes a statement, once for each of the rows of values; raises `Conflict` or `Unavailable`."""
        rows: Sequence[Values] = values if isinstance(values, Sequence) else [values or {}]
        compiled = _compiled(statement, tuple(rows[0]))
        with plain_errors():
            answer = await self._connection.run(compiled.text, [compiled.in_order(row) for row in rows])
        return Found(tuple(map(compiled.named, answer.rows)), answer.changed, answer.key)

    async def send(
        self, statement: Statement, values: Values | Sequence[Values] | None = None, missing: str = ""
    ) -> None:
        """Executes a statement of which nobody asks what came of it.

        Raises `Conflict`, at the latest when the transaction ends, where it is refused, or where it changes no row and
        ``missing`` says what that means.
        """
        found = await self.run(statement, values)
        if missing and not found.changed:
            raise Conflict(missing)

    def expect(self, asked: Iterable[Asked]) -> None:
        """Tells what will be asked soon, which costs a server no way of its own; here there is none to be saved."""

    def require(self, lease: Lease) -> None:
        """Lets the transaction keep nothing where a lease is not held any more: then it fails with `LeaseLost`.

        Who is alone holds all.
        """

    async def held(self, kind: type[R], table: Table, row: R, more: Callable[[], Iterable[Asked]]) -> R:
        """Returns a row as it is, which nobody else changes before the transaction ends; ``more`` is asked next.

        Whoever writes here is alone, and asks from near by.
        """
        return row

    async def row(self, kind: type[R], query: Select[Any], /, **values: object) -> R | None:
        """Returns the first row that the query finds."""
        found = (await self.run(query, values)).rows
        return kind(**found[0]) if found else None

    async def rows(self, kind: type[R], query: Select[Any], /, **values: object) -> tuple[R, ...]:
        """Returns all rows that the query finds."""
        return tuple(kind(**found) for found in (await self.run(query, values)).rows)

    async def value(self, query: Select[Any], /, **values: object) -> Any:
        """Returns the first column of the first row that the query finds, or None."""
        return next(iter(await self.values(query, **values)), None)

    async def values(self, query: Select[Any], /, **values: object) -> tuple[Any, ...]:
        """Returns the first column of all rows that the query finds."""
        return tuple(next(iter(found.values())) for found in (await self.run(query, values)).rows)

    async def one(self, kind: type[R], table: Table, /, **key: object) -> R | None:
        """Returns the row whose columns have these values."""
        return await self.row(kind, having(table, *key), **key)

    async def all(self, kind: type[R], table: Table, /, **key: object) -> tuple[R, ...]:
        """Returns the rows whose columns have these values, in the order of their primary key."""
        return await self.rows(kind, having(table, *key), **key)

    async def add(self, table: Table, *rows: object) -> None:
        """Inserts rows; raises `Conflict` if one is there already or refers to what is not there."""
        if rows:
            await self.send(_insert(table), [_columns(row) for row in rows])

    async def change(self, table: Table, row: object, missing: str, /, **expected: object) -> None:
        """Gives the row of the same key new values; `Conflict` says what is ``missing`` if none has the expected."""
        columns = _columns(row)
        key = {column.name: columns.pop(column.name) for column in table.primary_key}
        before = {f"before_{name}": value for name, value in (key | expected).items()}
        await self.send(_update(table, *key, *expected), columns | before, missing)

    async def put(self, table: Table, *rows: object) -> None:
        """Inserts rows; those of which one of the same key is there give it their values."""
        if rows:
            await self.send(_upsert(table, self._to_insert), [_columns(row) for row in rows])

    async def remove(self, table: Table, /, **key: object) -> None:
        """Deletes the rows whose columns have these values."""
        await self.send(_delete(table, *key), key)


def part(kind: type[R], found: Values) -> R:
    """Returns that part of a found row which is a row of a kind."""
    return kind(**{field.name: found[field.name] for field in fields(kind)})  # type: ignore[arg-type]


class Compiled(NamedTuple):
    """A statement as the driver takes it."""

    text: str
    order: tuple[str, ...]
    """The names of its values in the order in which it wants them."""
    fixed: Values
    """The values that it brings along."""
    columns: tuple[str, ...]
    """The columns of its result."""
    flags: tuple[str, ...]
    """Those of them that are true or false, which SQLite knows as 1 and 0."""

    def in_order(self, values: Values) -> list[Any]:
        """Returns the values as the statement wants them."""
        known = {**self.fixed, **values} if self.fixed else values
        return [known[name] for name in self.order]

    def named(self, row: Sequence[Any]) -> dict[str, Any]:
        """Returns a row of its result by column."""
        found = dict(zip(self.columns, row, strict=True))
        for name in self.flags:
            found[name] = bool(found[name])
        return found


@lru_cache(maxsize=KEPT)
def _compiled(statement: Statement, given: tuple[str, ...]) -> Compiled:
    return compiled_for(_DIALECT, statement, given)


def compiled_for(dialect: Dialect, statement: Statement, given: tuple[str, ...]) -> Compiled:
    """Compiles a statement that gets values of these names."""
    names, options = list(given), {"render_postcompile": True}
    compiled = statement.compile(dialect=dialect, column_keys=names, compile_kwargs=options)
    fixed = {
        name: value for name, value in compiled.construct_params(dict.fromkeys(names)).items() if name not in given
    }
    columns = list(statement.selected_columns) if isinstance(statement, Select) else []
    assert len({column.name for column in columns}) == len(columns), "columns of one name would be taken for one"
    return Compiled(
        text=compiled.string,
        order=tuple(compiled.positiontup or ()),
        fixed=fixed,
        columns=tuple(column.name for column in columns),
        flags=tuple(column.name for column in columns if isinstance(column.type, Boolean)),
    )


@cache
def having(table: Table, *names: str) -> Select[Any]:
    return select(table).where(*_equal(table, names)).order_by(*table.primary_key)


@cache
def _insert(table: Table) -> Insert:
    return insert(table)


@cache
def _upsert(table: Table, to_insert: Callable[[Table], Any]) -> Insert:
    fresh = to_insert(table)
    values = {column.name: column for column in fresh.excluded if not column.primary_key}
    changed: Insert = fresh.on_conflict_do_update(index_elements=list(table.primary_key), set_=values)
    return changed


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
