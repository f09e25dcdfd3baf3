"""PostgreSQL: the database on a server. Nobody who has none imports this module, or psycopg.

What SQLite's file gives for nothing has to be asked for here. Each way to the server and back takes longer than what it
is taken for, so a transaction takes few: its beginning goes with its first query, what nobody asks about goes with the
next one, or with the commit, and all that a game is read by comes with the row of its table.

Each process that works on a database has a row, which it renews, and leases of what it alone does meanwhile. Every
transaction that writes looks in its first way whether the row is still there, and waits until no other one writes. A
lock of the session would end with the connection, and mean nothing behind a pooler.
"""

from __future__ import annotations

import asyncio
import logging
import math
import os
import re
import shutil
import socket
import subprocess
import threading
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

from sqlalchemy import Connection as SyncConnection
from sqlalchemy import Dialect, Insert, NullPool, Select, Table, Text, bindparam, create_engine, inspect, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql.psycopg import dialect
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql import visitors

from storage.databases import Migration
from storage.driver import Answer, unbroken
from storage.errors import (
    AlreadyThere,
    BadFile,
    Busy,
    Conflict,
    InUse,
    LeaseLost,
    MigrationFailed,
    NewerDatabase,
    NoDatabase,
    NotADatabase,
    NotEmpty,
    OlderDatabase,
    StorageError,
    TakenOver,
    Unavailable,
)
from storage.files import create, plain_refusals, sync_folder, unused
from storage.leases import ALWAYS, CLOCK, SHARE, SHARES, Alone, Lease, Leases, Ours, part_of
from storage.schema import OLDEST, VERSION, metadata, tables
from storage.sql import KEPT, Asked, Compiled, Found, Sql, Statement, Values, compiled_for

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
except ImportError as error:
    raise Unavailable("PostgreSQL needs a driver: pip install 'longtable[postgresql]'.") from error

log = logging.getLogger(__name__)

R = TypeVar("R")

REACHING: dict[str, int | str] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How long to wait for a server that does not answer; what the address says goes first."""
APPLICATION = "longtable"
"""As what the server knows our connections; those of a process that works on it have its name behind that."""
LIMITS = {"lock_timeout": "9s", "statement_timeout": "15s"}
"""Of a transaction that writes, as members wait for it; longer than one waits for a process that hangs. They are asked
for in it, as behind a pooler the connection is somebody else's the next time."""
_WRITING = "pg_advisory_xact_lock(hashtext('longtable writes'))"
_WRITE = f"SELECT {_WRITING}"
_NUMBERED = (
    "SELECT pg_current_xact_id()::text, "
    + ", ".join(f"set_config('{name}', '{limit}', true)" for name, limit in LIMITS.items())
    + f", {_WRITING}"
)
"""Asks for the limits, for the number by which a transaction is known when its connection is gone, and then waits until
nobody else writes."""
_ENDED = "SELECT pg_xact_status(%s::text::xid8)"
PATIENCE = 20.0
"""Seconds after which a server that does not answer at all is taken for gone, and that one waits for it to come back
who must know whether it has carried out a commit."""
AGAIN = 0.2
"""Seconds after which it is asked again."""
FOR_WRITING = "BEGIN"
FOR_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Who reads sees one state throughout; who writes sees what was committed, behind the lock of the table's row."""
_COMMIT = "COMMIT"

BEAT = 1.0
"""Seconds after which a process renews its row, and looks what is free."""
LAPSE = 6.0
"""Seconds for which that holds, by the clock of the server."""
LOOK = 0.5
"""Seconds after which a process looks what others have stored."""
PROCESSES, LEASES = "longtable_processes", "longtable_leases"
_MAKE = f"""
CREATE TABLE IF NOT EXISTS {PROCESSES} (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL, host text NOT NULL, process integer NOT NULL, alone boolean NOT NULL,
    leaving boolean NOT NULL, until timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS {LEASES} (
    name text PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    holder bigint NOT NULL REFERENCES {PROCESSES} ON DELETE CASCADE
)"""
_LOCK = "SELECT pg_advisory_xact_lock(hashtext('longtable'))"
"""Of several that begin to work, or migrate, one comes after the other."""
_UNTIL = "clock_timestamp() + %s * interval '1 second'"
_ENTER = f"""
INSERT INTO {PROCESSES} (name, host, process, alone, leaving, until)
VALUES (%s, %s, %s, %s, %s, {_UNTIL}) RETURNING number"""
_RENEW = f"UPDATE {PROCESSES} SET until = {_UNTIL}, leaving = %s WHERE number = %s"
_LIVE = f"""
SELECT number, name, host, process, alone, leaving, until, until < clock_timestamp() FROM {PROCESSES} ORDER BY number"""
_END = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = %s AND xact_start IS NOT NULL"""
"""What a process that is gone had begun is ended by who sees that: it may hang, and never go on with it."""
_DELETE = f"DELETE FROM {PROCESSES} WHERE number = %s AND (until < clock_timestamp() OR %s)"
_TAKE = f"INSERT INTO {LEASES} (name, holder) VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING number"
_GIVE = f"DELETE FROM {LEASES} WHERE number = %s"
_WORKS = f"SELECT 1 FROM {PROCESSES} WHERE number = %s FOR KEY SHARE"
_HOLDS = f"SELECT 1 FROM {LEASES} WHERE name = %s AND number = %s FOR KEY SHARE"
"""Transactions that come when that was taken away find nothing."""

_DIALECT: Dialect = dialect(paramstyle="format")  # type: ignore[no-untyped-call]
_working: dict[str, Working] = {}
"""How this process works on databases, by their addresses."""


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turns the driver's errors into ours."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(_said(error)) from error
    except (psycopg.errors.LockNotAvailable, psycopg.errors.QueryCanceled, psycopg.errors.DeadlockDetected) as error:
        raise Busy("Another process holds what is to be changed.") from error
    except psycopg.errors.DiskFull as error:
        raise Unavailable(f"The database cannot be used: {_said(error)}.") from error
    except (psycopg.OperationalError, psycopg.InterfaceError) as error:
        raise Busy(f"The server of the database does not answer: {_said(error)}.") from error
    except psycopg.Error as error:
        raise Unavailable(f"The database cannot be used: {_said(error)}.") from error


def _said(error: BaseException) -> str:
    """Returns the first line of what a server says; those that follow may quote values."""
    return next(iter(str(error).strip().splitlines()), type(error).__name__).rstrip(".")


class _Sent(NamedTuple):
    """A statement on its way."""

    text: str
    values: Sequence[Any] = ()
    missing: StorageError | None = None
    """What is wrong where no row is found or changed, if anything is."""


class Connection:
    """A connection that carries out one transaction after another, and is made anew where it has broken."""

    def __init__(self, address: str, begin: str) -> None:
        self._address = address
        self._begin = begin
        self._own: psycopg.AsyncConnection[Any] | None = None
        self._opening: list[_Sent] = []
        """What begins the transaction, until the server has heard of it."""
        self._waiting: list[_Sent] = []
        self._asked = False
        """Whether the server knows of the transaction."""
        self._number = ""
        """By which the server knows it."""
        self.in_transaction = False
        self.ways = 0
        """How often it went to the server and back."""

    @property
    def writes(self) -> bool:
        return self._begin == FOR_WRITING

    async def begin(self) -> None:
        """Begins a transaction, of which the server hears with its first query."""
        if self._own is None or self._own.broken or self._own.closed:
            await self._connect()
        self._opening = [_Sent(self._begin)]
        if self.writes:
            self._opening.append(_Sent(_NUMBERED))
            if (working := _working.get(self._address)) is not None:
                self._opening.append(_Sent(_WORKS, (working.number,), working.lost()))
        self._asked, self.in_transaction = False, True

    def send(self, statement: str, values: Sequence[Any], missing: str) -> None:
        """Lets a statement go with the next query, or with the commit."""
        self._waiting.append(_Sent(statement, values, Conflict(missing) if missing else None))

    def require(self, lease: Lease) -> None:
        """Lets the transaction fail with its next query, or instead of its commit, where a lease is not held."""
        self._waiting.append(_Sent(_HOLDS, lease, LeaseLost(lease.part)))

    async def ask(self, *asked: tuple[str, Sequence[Any]]) -> list[Answer]:
        """Carries out all that waits and then what is asked, in one way there and back."""
        sent = [*self._opening, *self._waiting, *(_Sent(text, values) for text, values in asked)]
        self._opening, self._waiting = [], []
        with plain_errors():
            answers = await unbroken(self._carry_out(sent))
        return answers[len(answers) - len(asked) :]

    async def commit(self) -> None:
        """Ends the transaction and keeps what it did; raises `Conflict` for what was refused since the last query."""
        if self._waiting and (self._opening or any(one.missing is not None for one in self._waiting)):
            await self.ask()  # its end is not asked for before it is known that nothing is missing, and its number
        if self._asked or self._waiting:
            await self.ask((_COMMIT, ()))
        self._end()

    async def roll_back(self) -> None:
        """Ends the transaction without a trace, if it is open still."""
        self._end()
        if self._asked and self._own is not None:
            self._asked = False
            try:
                with _patiently(self._own):
                    await self._own.execute("ROLLBACK")
            except psycopg.Error:  # its end is the end of the transaction, too
                await self._own.close()
            except asyncio.CancelledError:  # the server may not have heard of it
                await self._own.close()
                raise

    async def close(self) -> None:
        if self._own is not None:
            await self._own.close()

    def _end(self) -> None:
        self._opening, self._waiting, self.in_transaction = [], [], False

    async def _connect(self) -> None:
        self._own = await psycopg.AsyncConnection.connect(
            _reaching(self._address, _working_name(self._address)), autocommit=True, prepare_threshold=None
        )

    async def _carry_out(self, sent: Sequence[_Sent]) -> list[Answer]:
        fresh, self._asked = not self._asked, True
        try:
            return await self._go(sent)
        except psycopg.OperationalError:
            if self._own is None or not self._own.broken:
                raise
            if sent[-1].text == _COMMIT and await self._was_kept():
                return []
            if not fresh:
                raise
            await self._connect()  # it had broken before: of this transaction nothing has been done
            return await self._go(sent)

    async def _go(self, sent: Sequence[_Sent]) -> list[Answer]:
        own = self._own
        assert own is not None
        self.ways += 1
        with _patiently(own):
            async with own.pipeline():
                cursors = [await own.execute(one.text, one.values) for one in sent]
        for one, cursor in zip(sent, cursors, strict=True):
            if one.missing is not None and not cursor.rowcount:
                raise one.missing
        answers = [
            Answer(await cursor.fetchall() if cursor.description else [], cursor.rowcount, None) for cursor in cursors
        ]
        for one, answer in zip(sent, answers, strict=True):
            if one.text == _NUMBERED:
                self._number = answer.rows[0][0]
        return answers

    async def _was_kept(self) -> bool:
        """Asks what came of a commit that was not answered; where nobody can tell, it is taken for lost."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(psycopg.OperationalError):
                await self._connect()
                assert self._own is not None
                with _patiently(self._own):
                    found = await (await self._own.execute(_ENDED, (self._number,))).fetchone()
                if found != ("in progress",):
                    return found == ("committed",)
            await asyncio.sleep(AGAIN)
        return False


@contextmanager
def _patiently(own: psycopg.AsyncConnection[Any]) -> Iterator[None]:
    """Ends a connection whose server does not answer, so that who waits for it hears so."""
    cut = asyncio.get_running_loop().call_later(PATIENCE, _cut, own)
    try:
        yield
    finally:
        cut.cancel()


def _cut(own: psycopg.AsyncConnection[Any]) -> None:
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(own.fileno())) as connected:
        connected.shutdown(socket.SHUT_RDWR)


class Statements(Sql):
    """The statements of one transaction on a server, which go there together where they can."""

    _to_insert = staticmethod(postgresql.insert)

    def __init__(self, connection: Connection, own: Values) -> None:
        self._link = connection
        self._own = own
        """What is this process's to do."""
        self._known: dict[tuple[str, tuple[Any, ...]], tuple[frozenset[str], Found]] = {}
        """What was answered before it was asked, with the tables that it is of."""
        self._soon: list[_Query] = []
        """What will be asked, and goes with the next query."""

    async def run(self, statement: Statement, values: Values | Sequence[Values] | None = None) -> Found:
        rows: Sequence[Values] = values if isinstance(values, Sequence) else [values or {}]
        if isinstance(statement, Select):
            return await self._answer(_Query.of(statement, rows[0], self._own))
        keyed = isinstance(statement, Insert)
        compiled, tables = _compiled(statement, tuple(rows[0]), keyed)
        self._forget(tables)
        answers = await self._link.ask(*((compiled.text, compiled.in_order(row)) for row in rows))
        key = answers[-1].rows[0][0] if keyed else None
        return Found((), sum(answer.changed for answer in answers), key)

    async def send(
        self, statement: Statement, values: Values | Sequence[Values] | None = None, missing: str = ""
    ) -> None:
        rows: Sequence[Values] = values if isinstance(values, Sequence) else [values or {}]
        compiled, tables = _compiled(statement, tuple(rows[0]))
        self._forget(tables)
        for row in rows:
            self._link.send(compiled.text, compiled.in_order(row), missing)
        if not self._link.writes:  # which is refused, and at once
            await self._link.ask()

    def expect(self, asked: Iterable[Asked]) -> None:
        self._soon += [_Query.of(query, values, self._own) for query, values in asked]

    def require(self, lease: Lease) -> None:
        if lease is not ALWAYS:
            self._link.require(lease)

    async def held(self, kind: type[R], table: Table, row: R, more: Callable[[], Iterable[Asked]]) -> R:
        key = {column.name: getattr(row, column.name) for column in table.primary_key}
        self.expect(more())
        found = (await self._answer(_Query.of(_of_row(table, self._link.writes), key, self._own))).rows
        return kind(**found[0]) if found else row

    async def _answer(self, query: _Query) -> Found:
        """Asks a query, and with it what is expected, unless its answer is known already."""
        if query.asked not in self._known:
            together = list({one.asked: one for one in (query, *self._soon) if one.asked not in self._known}.values())
            self._soon = []
            answers = await self._link.ask(*(one.asked for one in together))
            first, *_ = found = [one.found(answer) for one, answer in zip(together, answers, strict=True)]
            self._known |= {one.asked: (one.tables, known) for one, known in zip(together[1:], found[1:], strict=True)}
            return first
        return self._known[query.asked][1]

    def _forget(self, tables: frozenset[str]) -> None:
        """Forgets what a statement may have changed."""
        self._known = {asked: known for asked, known in self._known.items() if known[0].isdisjoint(tables)}


class _Query(NamedTuple):
    """A query with its values."""

    compiled: Compiled
    tables: frozenset[str]
    asked: tuple[str, tuple[Any, ...]]

    @classmethod
    def of(cls, query: Select[Any], values: Values, own: Values) -> _Query:
        compiled, tables = _compiled(query, tuple(values))
        known = {**values, **own} if own.keys() <= compiled.fixed.keys() else values
        return cls(compiled, tables, (compiled.text, tuple(compiled.in_order(known))))

    def found(self, answer: Answer) -> Found:
        return Found(tuple(map(self.compiled.named, answer.rows)), answer.changed, None)


@lru_cache(maxsize=KEPT)
def _compiled(statement: Statement, given: tuple[str, ...], keyed: bool = False) -> tuple[Compiled, frozenset[str]]:
    """Compiles a statement, perhaps one that tells the key of its row; returns also the tables that are in it."""
    named = frozenset(part.name for part in visitors.iterate(statement) if isinstance(part, Table))
    if isinstance(statement, Select):
        return compiled_for(_DIALECT, statement, given), named
    if isinstance(statement, Insert):  # of itself SQLAlchemy asks for the key of each row
        statement = statement.returning(*statement.table.primary_key) if keyed else statement.inline()
    assert isinstance(statement.table, Table)
    return compiled_for(_DIALECT, statement, given), frozenset({statement.table.name})


@cache
def _of_row(table: Table, locked: bool) -> Select[Any]:
    found = select(table).where(*(column == bindparam(column.name) for column in table.primary_key))
    return found.with_for_update(key_share=True) if locked else found


@compiles(Ours, "postgresql")
def _ours(element: Ours, compiler: Any, **options: Any) -> str:
    """Compares the part of a place, as `storage.leases.part_of` names it, with those that are held."""
    of = list(element.clauses)
    if len(of) == 1:  # by an id: the place of that table
        at = tables.alias("at")
        there = select(Ours(at.c.platform, at.c.channel)).where(at.c.id == of[0]).correlate_except(at)
        return str(compiler.process(there.scalar_subquery(), **options))
    platform, channel = (compiler.process(column, **options) for column in of)
    held, whole = (compiler.process(bindparam(name, " ", Text()), **options) for name in ("held", "whole"))
    share = f"'{SHARE}' || left(md5({platform} || ' ' || {channel}), 1)"
    part = f"CASE WHEN strpos({whole}, ' ' || {platform} || ' ') > 0 THEN {platform} ELSE {share} END"
    return f"strpos({held}, ' ' || {part} || ' ') > 0"


def _listed(parts: Iterable[str]) -> str:
    """Writes parts as they are looked for in a query."""
    return f" {' '.join(sorted(parts))} "


_EVERYTHING = {"held": _listed(SHARES), "whole": " "}


class Opened:
    """The database of a server that is open."""

    def __init__(self, address: str) -> None:
        self._address = address

    @property
    def leases(self) -> Leases:
        return _working.get(self._address) or Alone()

    async def writer(self) -> Connection:
        return self._connection(FOR_WRITING)

    def reader(self) -> Connection:
        return self._connection(FOR_READING)

    def sql(self, connection: Any) -> Statements:
        working = _working.get(self._address)
        return Statements(connection, _EVERYTHING if working is None else working.own())

    def plain_errors(self) -> AbstractContextManager[None]:
        return plain_errors()

    def is_there(self) -> bool:
        """Says whether the process still works on it, if it did; each transaction looks for itself, too."""
        return (working := _working.get(self._address)) is None or working.works()

    def lost(self) -> Unavailable:
        return _working[self._address].lost()

    def note(self) -> None:
        """Nothing is noted: a server knows how it was stopped."""

    def close(self) -> None:
        """There is nothing to let go of."""

    def _connection(self, begin: str) -> Connection:
        return Connection(self._address, begin)


class Postgresql:
    """A database of a server."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __str__(self) -> str:
        return _name(self._address)

    @contextmanager
    def hold(self) -> Iterator[None]:
        with self._work(Working(self, (), (), alone=True)):
            yield

    @contextmanager
    def join(self, parts: Collection[str], connected: Collection[str]) -> Iterator[None]:
        with self._work(Working(self, parts, connected, alone=False)):
            yield

    @contextmanager
    def _work(self, working: Working) -> Iterator[None]:
        with plain_errors():
            working.begin()
        _working[self._address] = working
        try:
            yield
        finally:
            del _working[self._address]
            working.end()

    def is_held(self) -> bool:
        with plain_errors(), self.connected() as connection:
            return bool(_living(connection))

    def migrate(self, *, anew: bool = False) -> Migration:
        from storage.migrate import upgrade

        try:
            with self.engine() as engine, engine.begin() as connection:
                connection.execute(text(_LOCK))
                connection.execute(text(_WRITE))
                before = self._revision(connection)
                if before != VERSION:
                    upgrade(connection, "head")
                if "" < before < OLDEST:
                    own = working.number if (working := _working.get(self._address)) is not None else 0
                    connection.execute(text(f"DELETE FROM {PROCESSES} WHERE number <> :own"), {"own": own})
        except psycopg.OperationalError as error:
            raise Unavailable(f"{self} cannot be used: {_said(error)}.") from error
        except DBAPIError as error:
            raise MigrationFailed(
                f"Nothing was changed, because a migration failed: {_said(error.orig or error)}."
            ) from error
        return Migration(before=before, after=VERSION)

    def open(self, *, readonly: bool) -> Opened:
        found = self._version()
        if not found:
            raise NoDatabase(self)
        if found < VERSION:
            raise OlderDatabase(self, found)
        return Opened(self._address)

    def examine(self) -> str:
        """Reads every row of every table; that the pages are sound is the server's to see to, by checksums."""
        found = self._version()
        if not found:
            raise NoDatabase(self)
        with plain_errors(), self.connected() as connection:
            for table in metadata.sorted_tables if found == VERSION else ():
                with connection.cursor("rows") as rows:
                    for _ in rows.execute(f'SELECT * FROM "{table.name}"'):
                        pass
        return found

    def look_through(self) -> None:
        """Nothing is looked at: that is the server's work."""

    def is_large(self) -> bool:
        return False

    def describe(self) -> Iterator[str]:
        with plain_errors(), self.connected() as connection:
            server = connection.info.parameter_status("server_version")
            living, held = _living(connection), _held(connection)
            size = _one(connection, "SELECT pg_database_size(current_database())") // 1024
        found = self._version()
        if not found:
            yield f"{self}, PostgreSQL {server}, no tables yet, which are made at the first start"
            return
        later = "" if found == VERSION else ", will be migrated at the next start"
        yield f"{self}, PostgreSQL {server}, version {found}, {size} KB{later}"
        if not living:
            yield "no process works on it"
        for one in living:
            own = sorted(lease.part for lease, holder in held if holder == one.number)
            what = "alone" if one.alone else f"holds {', '.join(own)}" if own else "holds nothing now"
            yield f"process {one.process} on {one.machine} {what}"

    def backup(self, dest: Path) -> None:
        if dest.exists():
            raise AlreadyThere(dest)
        self.open(readonly=True).close()
        part = unused(dest, "part")
        with plain_refusals():
            create(part)
            try:
                without = [f"--exclude-table={own}" for own in (PROCESSES, LEASES)]
                options = ["--format=custom", "--no-owner", "--no-privileges", *without]
                self._run("pg_dump", *options, f"--file={part}")
                create(dest)
                part.replace(dest)
            finally:
                part.unlink(missing_ok=True)
            sync_folder(dest)

    def restore(self, file: Path) -> None:
        """Puts a backup into a database that is empty; nothing that is there is ever replaced."""
        if not file.is_file():
            raise NoDatabase(file)
        with self.hold():
            if self._version():
                raise NotEmpty(self)
            self._run(
                "pg_restore", "--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", str(file)
            )
            self._version()

    def suffix(self) -> str:
        return ".dump"

    @contextmanager
    def engine(self) -> Iterator[Engine]:
        """Opens the database for statements of SQLAlchemy's own."""
        made = create_engine("postgresql+psycopg://", poolclass=NullPool, creator=self._connect)
        try:
            yield made
        finally:
            made.dispose()

    def count_on(self, connection: SyncConnection, table: Table, last: int) -> None:
        """Lets the numbers of a table go on behind one."""
        column = table.primary_key.columns[0].name
        sequence = text("SELECT setval(pg_get_serial_sequence(:table, :column), :last, :used)")
        values = {"table": f'"{table.name}"', "column": column, "last": max(last, 1), "used": last > 0}
        connection.execute(sequence, values)

    def counted(self, connection: SyncConnection, table: Table) -> int:
        """Returns the last number that a table has given."""
        column = table.primary_key.columns[0].name
        name = connection.scalar(
            text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": f'"{table.name}"', "column": column}
        )
        found = connection.execute(text(f"SELECT last_value, is_called FROM {name}")).one()
        return int(found.last_value) if found.is_called else 0

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(_reaching(self._address), prepare_threshold=None)

    @contextmanager
    def connected(self) -> Iterator[psycopg.Connection[Any]]:
        with self._connect() as connection:
            yield connection

    def _version(self) -> str:
        """Returns the version of the tables, empty where there are none; raises `StorageError`."""
        with plain_errors(), self.engine() as engine:
            try:
                with engine.connect() as connection:
                    return self._revision(connection)
            except DBAPIError as error:
                raise error.orig or error from error

    def _revision(self, connection: SyncConnection) -> str:
        """Returns the version of the tables, empty where there are none; raises `BadFile` for what is of others."""
        encoding, order = connection.execute(text(_SORTS)).one()
        if encoding != "UTF8" or order not in ("C", "POSIX"):
            raise NotADatabase(self, _AS_MADE)
        names = set(inspect(connection).get_table_names()) - {PROCESSES, LEASES}
        if not names:
            return ""
        found = (
            connection.scalar(text("SELECT version_num FROM alembic_version")) if "alembic_version" in names else None
        )
        if found is None or not re.fullmatch(r"[0-9]{4}", found) or "outbox" not in names:
            raise NotADatabase(self)
        if found > VERSION:
            raise NewerDatabase(self, found)
        return str(found)

    def _run(self, program: str, *options: str) -> None:
        """Runs a program of PostgreSQL's on the database; a password stands in no list of processes."""
        if (found := shutil.which(program)) is None:
            raise Unavailable(f"{program} is not installed; it comes with PostgreSQL's client programs.")
        given = conninfo_to_dict(self._address)
        secret = {"PGPASSWORD": str(given.pop("password"))} if given.get("password") else {}
        command = [found, *options, f"--dbname={make_conninfo('', **given)}"]
        done = subprocess.run(command, env=os.environ | secret, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Unavailable(f"{program} has failed: {_said(Exception(done.stderr))}.")


class _Process(NamedTuple):
    """One of those that work on a database."""

    number: int
    name: str
    host: str
    process: int
    alone: bool
    leaving: bool
    """Whether it takes nothing any more."""
    until: datetime
    over: bool
    """Whether it was not heard of for too long."""

    @property
    def machine(self) -> str:
        return self.host.split()[0]

    @property
    def gone(self) -> bool:
        return self.over or (self.host == _HOST and not _runs(self.process))


class Working:
    """This process as one of those that work on a database: its row, and the leases that it holds.

    Both are seen to in a thread, so that a loop that is busy loses nothing. What is held is asked by the loop.
    """

    def __init__(
        self, database: Postgresql, parts: Collection[str], connected: Collection[str], *, alone: bool
    ) -> None:
        self._database = database
        self._wanted = frozenset(parts)
        self._connected = frozenset(connected)
        self._alone = alone
        self.name = f"{APPLICATION} {uuid4().hex[:12]}"
        self.number = 0
        """Of the row; another one after it was lost."""
        self.ended: StorageError | None = None
        """Why this process can work here no more."""
        self._until = 0.0
        """Up to when the row holds for certain, by the own steady clock."""
        self._held: dict[str, Lease] = {}
        self._leaving: set[str] = set()
        """What is to be given back, and nothing new begun for."""
        self._leaves = not parts
        """Whether it takes nothing, and nobody gives anything back for it."""
        self._used: Counter[Lease] = Counter()
        self._lock = threading.Lock()
        self._woken, self._over = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="leases", daemon=True)

    def begin(self) -> None:
        """Enters, and takes what is free; raises `InUse` while others keep this process out."""
        with self._database.connected() as connection:
            with connection.transaction():
                connection.execute(_LOCK)
                connection.execute(_MAKE)
            found: dict[int, datetime] = {}
            end = time.monotonic() + LAPSE + BEAT
            while others := self._enter(connection):
                for other in others:
                    if found.setdefault(other.number, other.until) != other.until or time.monotonic() > end:
                        raise InUse(self._database, other.process, other.machine)
                time.sleep(BEAT / 5)
            connection.autocommit = True
            self._share(connection)
        self._thread.start()

    def end(self) -> None:
        """Leaves, with all that is held."""
        self._over.set()
        self._woken.set()
        self._thread.join()
        with suppress(psycopg.Error), self._database.connected() as connection:
            connection.execute(_DELETE, (self.number, True))

    @property
    def poll(self) -> float | None:
        return None if self._alone else LOOK

    def works(self) -> bool:
        return self.number > 0

    def lost(self) -> Unavailable:
        return TakenOver(self._database) if self._alone else Busy(f"{self._database} was not reached for too long.")

    def own(self) -> Values:
        """Returns what is held, as it is compared in queries."""
        if self._alone:
            return _EVERYTHING
        with self._lock:
            held = [part for part in self._held if self._stands(part)]
        return {"held": _listed(held), "whole": _listed(self._connected)}

    def get(self, part: str) -> Lease | None:
        if self._alone:
            return ALWAYS
        with self._lock:
            return self._held[part] if self._stands(part) else None

    def of(self, platform: str, channel: str) -> Lease | None:
        return self.get(part_of(platform, channel, self._connected))

    def holds(self, lease: Lease) -> bool:
        with self._lock:
            return self._alone or (self._held.get(lease.part) == lease and time.monotonic() < self._until)

    @property
    def held(self) -> frozenset[Lease]:
        with self._lock:
            return frozenset(self._held.values())

    def keeps(self, platform: str) -> bool:
        return self.get(platform if platform in self._connected else CLOCK) is not None

    @contextmanager
    def using(self, lease: Lease) -> Iterator[None]:
        with self._lock:
            self._used[lease] += 1
        try:
            yield
        finally:
            with self._lock:
                self._used[lease] -= 1
            if lease.part in self._leaving:
                self._woken.set()

    def is_free(self, lease: Lease) -> bool:
        return self._used[lease] <= 1

    def leave(self) -> None:
        with self._lock:
            self._leaves, self._wanted = True, frozenset()
            self._leaving = set(self._held)
        self._woken.set()

    def _stands(self, part: str) -> bool:
        return part in self._held and part not in self._leaving and time.monotonic() < self._until

    def _run(self) -> None:
        """Renews until the end; a server that is away meanwhile is asked again."""
        while not self._over.is_set():
            try:
                with self._database.connected() as connection:
                    connection.autocommit = True
                    connection.execute("SELECT set_config('lock_timeout', '2s', false)")
                    while not self._over.is_set():
                        self._beat(connection)
                        self._woken.wait(BEAT)
                        self._woken.clear()
            except psycopg.Error as error:
                log.info("leases could not be renewed (%s); trying again", _said(error))
            self._over.wait(BEAT)

    def _beat(self, connection: psycopg.Connection[Any]) -> None:
        began = time.monotonic()
        if connection.execute(_RENEW, (LAPSE, self._leaves, self.number)).rowcount:
            self._until = began + LAPSE
            _sweep(connection)
            self._share(connection)
        else:
            self._begin_anew(connection)

    def _begin_anew(self, connection: psycopg.Connection[Any]) -> None:
        """Lets go of all that others have taken, and enters again where nobody is alone there."""
        if self.number:
            log.warning("%s", TakenOver(self._database) if self._alone else self.lost())
            with self._lock:
                self.number, self._held, self._leaving = 0, {}, set()
        if self._alone or self.ended is not None:
            return
        try:
            self._database.open(readonly=True)
        except BadFile as error:
            self.ended = error
            return
        except StorageError:
            return
        self._enter(connection)

    def _enter(self, connection: psycopg.Connection[Any]) -> list[_Process]:
        """Makes the row unless others forbid that, and returns those."""
        with connection.transaction():
            connection.execute(_LOCK)
            _sweep(connection)
            others = [other for other in _living(connection) if self._alone or other.alone]
            began = time.monotonic()
            if not others:
                row = self.name, _HOST, os.getpid(), self._alone, self._leaves, LAPSE
                self.number = _one(connection, _ENTER, row)
        self._until = began + LAPSE
        return others

    def _share(self, connection: psycopg.Connection[Any]) -> None:
        """Gives back what others need, once nothing is done under it, and takes what is free."""
        if self._alone:
            return
        rows = _held(connection)
        mine = {lease.part: lease for lease, holder in rows if holder == self.number}
        others = {lease.part for lease, holder in rows if holder != self.number}
        takers = sum(not one.leaving for one in _living(connection))
        fair = math.ceil(len(self._wanted | others | mine.keys()) / max(1, takers))
        with self._lock:
            self._held = mine
            shares = sorted(part for part in mine if part.startswith(SHARE))
            self._leaving = set(mine if self._leaves else shares[: max(0, len(mine) - fair)])
            given = [mine[part] for part in self._leaving if not self._used[mine[part]]]
        for lease in given:
            connection.execute(_GIVE, (lease.number,))
            with self._lock:
                self._held.pop(lease.part, None)
                self._leaving.discard(lease.part)
        free = sorted(self._wanted - others - mine.keys(), key=lambda part: (part.startswith(SHARE), part))
        for part in free[: max(0, fair - len(mine))]:
            if (number := _one(connection, _TAKE, (part, self.number))) is not None:
                with self._lock:
                    self._held[part] = Lease(part, number)


def _living(connection: psycopg.Connection[Any]) -> list[_Process]:
    """Returns the processes that work on a database."""
    if _one(connection, f"SELECT to_regclass('{PROCESSES}')") is None:
        return []
    return [one for row in connection.execute(_LIVE) if not (one := _Process(*row)).gone]


def _held(connection: psycopg.Connection[Any]) -> list[tuple[Lease, int]]:
    """Returns the leases that are held, each with the number of its holder."""
    if _one(connection, f"SELECT to_regclass('{LEASES}')") is None:
        return []
    found = connection.execute(f"SELECT name, number, holder FROM {LEASES}")
    return [(Lease(part, number), holder) for part, number, holder in found]


def _sweep(connection: psycopg.Connection[Any]) -> None:
    """Deletes the processes that are gone, with their leases."""
    for one in [one for row in connection.execute(_LIVE) if (one := _Process(*row)).gone]:
        connection.execute(_END, (one.name,))
        connection.execute(_DELETE, (one.number, not one.over))


_SORTS = "SELECT pg_encoding_to_char(encoding), datcollate FROM pg_database WHERE datname = current_database()"
_AS_MADE = (
    "it must sort by bytes and be in UTF-8, as one made by: "
    "CREATE DATABASE longtable TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'"
)


def _one(connection: psycopg.Connection[Any], query: str, values: Sequence[Any] = ()) -> Any:
    found = connection.execute(query, values).fetchone()
    return None if found is None else found[0]


def _host() -> str:
    """Names where the numbers of processes are those of this one: a machine since its start, or a container of it."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{os.uname().nodename} {boot} {Path('/proc/self/ns/pid').readlink()}"
    return f"{os.uname().nodename} {uuid4()}"


_HOST = _host()


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _reaching(address: str, name: str = APPLICATION) -> str:
    """Returns an address with how long to wait for its server, and as what that knows the connection."""
    given = {name: value for name, value in REACHING.items() if name not in conninfo_to_dict(address)}
    return make_conninfo(address, **given, application_name=name)


def _working_name(address: str) -> str:
    return _working[address].name if address in _working else APPLICATION


def _name(address: str) -> str:
    """Names a database without user and password."""
    given = conninfo_to_dict(address)
    return f"database {given.get('dbname') or 'of the user'} on {given.get('host') or 'this machine'}"
