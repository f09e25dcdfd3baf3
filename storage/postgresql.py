"""PostgreSQL: the database on a server. Nobody who has none imports this module, or psycopg.

What SQLite's file gives for nothing has to be asked for here. Each way to the server and back takes longer than what it
is taken for, so a transaction takes few: its beginning goes with its first query, what nobody asks about goes with the
next one, or with the commit, and all that a game is read by comes with the row of its table.

Of several processes one alone works on a database: it holds a lease, a row that it renews, and every transaction that
writes looks in its first way whether that is still its own. A lock of the session would end with the connection, and
mean nothing behind a pooler.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

from sqlalchemy import Connection as SyncConnection
from sqlalchemy import Dialect, Insert, NullPool, Select, Table, bindparam, create_engine, inspect, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql.psycopg import dialect
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql import visitors

from storage.databases import Migration
from storage.driver import Answer, unbroken
from storage.errors import (
    AlreadyThere,
    Busy,
    Conflict,
    InUse,
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
from storage.schema import VERSION, metadata
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
    "application_name": "longtable",
}
"""How long to wait for a server that does not answer; what the address says goes first."""
LIMITS = {"lock_timeout": "5s", "statement_timeout": "15s"}
"""Of a transaction that writes, as members wait for it. They are asked for in it, as behind a pooler the connection is
somebody else's the next time."""
_NUMBERED = "SELECT pg_current_xact_id()::text, " + ", ".join(
    f"set_config('{name}', '{limit}', true)" for name, limit in LIMITS.items()
)
"""Asks for the limits, and for the number by which a transaction is known when its connection is gone."""
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
"""Seconds after which a lease is renewed."""
LAPSE = 10.0
"""Seconds without a beat after which another process takes a lease; measured by who waits, so no two clocks matter."""
LEASE = "longtable_lease"
_LEASES = f"""
CREATE TABLE IF NOT EXISTS {LEASE} (
    number bigint PRIMARY KEY, holder text NOT NULL, process integer NOT NULL, beat bigint NOT NULL
)"""
_MINE = f"SELECT 1 FROM {LEASE} WHERE number = %s FOR KEY SHARE"
"""Transactions that come when a lease was taken find another number."""
_END_OTHERS = f"""
SELECT pg_terminate_backend(pid) FROM pg_locks
WHERE relation = '{LEASE}'::regclass AND mode = 'RowShareLock' AND pid <> pg_backend_pid()"""
"""Those that have looked before are ended by who takes it: they may be of a process that never goes on with them."""

_DIALECT: Dialect = dialect(paramstyle="format")  # type: ignore[no-untyped-call]
_leases: dict[str, int] = {}
"""The leases that this process holds, by the address of the database."""
_lost: set[str] = set()
"""Where this process has held one that another process has taken."""


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
            if (lease := _leases.get(self._address)) is not None:
                self._opening.append(_Sent(_MINE, (lease,), TakenOver(_name(self._address))))
        self._asked, self.in_transaction = False, True

    def send(self, statement: str, values: Sequence[Any], missing: str) -> None:
        """Lets a statement go with the next query, or with the commit."""
        self._waiting.append(_Sent(statement, values, Conflict(missing) if missing else None))

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
            _reaching(self._address), autocommit=True, prepare_threshold=None
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

    def __init__(self, connection: Connection) -> None:
        self._link = connection
        self._known: dict[tuple[str, tuple[Any, ...]], tuple[frozenset[str], Found]] = {}
        """What was answered before it was asked, with the tables that it is of."""
        self._soon: list[_Query] = []
        """What will be asked, and goes with the next query."""

    async def run(self, statement: Statement, values: Values | Sequence[Values] | None = None) -> Found:
        rows: Sequence[Values] = values if isinstance(values, Sequence) else [values or {}]
        if isinstance(statement, Select):
            return await self._answer(_Query.of(statement, rows[0]))
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
        self._soon += [_Query.of(query, values) for query, values in asked]

    async def held(self, kind: type[R], table: Table, row: R, more: Callable[[], Iterable[Asked]]) -> R:
        key = {column.name: getattr(row, column.name) for column in table.primary_key}
        self.expect(more())
        found = (await self._answer(_Query.of(_of_row(table, self._link.writes), key))).rows
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
    def of(cls, query: Select[Any], values: Values) -> _Query:
        compiled, tables = _compiled(query, tuple(values))
        return cls(compiled, tables, (compiled.text, tuple(compiled.in_order(values))))

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


class Opened:
    """The database of a server that is open."""

    def __init__(self, address: str) -> None:
        self._address = address

    async def writer(self) -> Connection:
        return self._connection(FOR_WRITING)

    def reader(self) -> Connection:
        return self._connection(FOR_READING)

    def sql(self, connection: Any) -> Statements:
        return Statements(connection)

    def plain_errors(self) -> AbstractContextManager[None]:
        return plain_errors()

    def is_there(self) -> bool:
        """Says whether the lease is still the own one, if there was one; each transaction looks for itself, too."""
        return self._address not in _lost

    def lost(self) -> Unavailable:
        return TakenOver(_name(self._address))

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
        number, ended = self._take(), threading.Event()
        _leases[self._address] = number
        beating = threading.Thread(target=self._renew, args=(number, ended), name="lease", daemon=True)
        beating.start()
        try:
            yield
        finally:
            ended.set()
            beating.join()
            del _leases[self._address]
            _lost.discard(self._address)
            with suppress(psycopg.Error), self._connected() as connection:
                connection.execute(f"DELETE FROM {LEASE} WHERE number = %s", (number,))

    def is_held(self) -> bool:
        with plain_errors(), self._connected() as connection:
            return self._is_alive(_lease(connection), lambda: _lease(connection))

    def migrate(self, *, anew: bool = False) -> Migration:
        from storage.migrate import upgrade

        try:
            with self.engine() as engine, engine.begin() as connection:
                connection.execute(text("SELECT pg_advisory_xact_lock(hashtext('longtable'))"))
                before = self._revision(connection)
                if before != VERSION:
                    upgrade(connection, "head")
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
        with plain_errors(), self._connected() as connection:
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
        with plain_errors(), self._connected() as connection:
            server = connection.info.parameter_status("server_version")
            lease = _lease(connection)
            size = _one(connection, "SELECT pg_database_size(current_database())") // 1024
        found = self._version()
        if not found:
            yield f"{self}, PostgreSQL {server}, no tables yet, which are made at the first start"
            return
        later = "" if found == VERSION else ", will be migrated at the next start"
        yield f"{self}, PostgreSQL {server}, version {found}, {size} KB{later}"
        yield f"the lease is held by process {lease.process} on {lease.host}" if lease else "nobody holds the lease"

    def backup(self, dest: Path) -> None:
        if dest.exists():
            raise AlreadyThere(dest)
        self.open(readonly=True).close()
        part = unused(dest, "part")
        with plain_refusals():
            create(part)
            try:
                options = ["--format=custom", "--no-owner", "--no-privileges", f"--exclude-table={LEASE}"]
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
    def _connected(self) -> Iterator[psycopg.Connection[Any]]:
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
        names = set(inspect(connection).get_table_names()) - {LEASE}
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

    def _take(self) -> int:
        """Takes the lease as soon as nobody holds it, and returns its number; raises `InUse`."""
        number = uuid4().int >> 66
        with plain_errors(), self._connected() as connection:
            connection.execute("SELECT pg_advisory_xact_lock(hashtext('longtable'))")
            connection.execute(_LEASES)
            connection.commit()
            while True:
                lease = _lease(connection)
                if self._is_alive(lease, lambda: _lease(connection)):
                    assert lease is not None
                    raise InUse(self, lease.process, lease.host)
                connection.execute("SELECT pg_advisory_xact_lock(hashtext('longtable'))")
                if _lease(connection) == lease:
                    connection.execute(_END_OTHERS)
                    connection.execute(f"DELETE FROM {LEASE}")
                    row = number, _HOLDER, os.getpid()
                    connection.execute(f"INSERT INTO {LEASE} VALUES (%s, %s, %s, 0)", row)
                    connection.commit()
                    return number
                connection.rollback()

    def _is_alive(self, lease: _Lease | None, look: Callable[[], _Lease | None]) -> bool:
        """Waits until it can be said whether a lease is held: it is renewed, let go of, or lapses."""
        if lease is None or (lease.holder == _HOLDER and not _runs(lease.process)):
            return False
        end = time.monotonic() + LAPSE
        while time.monotonic() < end:
            time.sleep(BEAT / 5)
            now = look()
            if now is None or now != lease:
                return now is not None
        return False

    def _renew(self, number: int, ended: threading.Event) -> None:
        """Renews a lease until it is ended, or gone; a server that is away meanwhile is asked again."""
        while not ended.wait(BEAT):
            with suppress(psycopg.Error), self._connect() as connection:
                connection.autocommit = True
                while True:
                    renewed = connection.execute(f"UPDATE {LEASE} SET beat = beat + 1 WHERE number = %s", (number,))
                    if not renewed.rowcount:
                        _lost.add(self._address)
                        log.critical("%s", TakenOver(self))
                        return
                    if ended.wait(BEAT):
                        return


class _Lease(NamedTuple):
    """Who works on a database."""

    number: int
    holder: str
    process: int
    beat: int

    @property
    def host(self) -> str:
        return self.holder.split()[0]


_SORTS = "SELECT pg_encoding_to_char(encoding), datcollate FROM pg_database WHERE datname = current_database()"
_AS_MADE = (
    "it must sort by bytes and be in UTF-8, as one made by: "
    "CREATE DATABASE longtable TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'"
)


def _lease(connection: psycopg.Connection[Any]) -> _Lease | None:
    """Returns the lease as it is now, if there is one."""
    if _one(connection, f"SELECT to_regclass('{LEASE}')") is None:
        return None
    found = connection.execute(f"SELECT number, holder, process, beat FROM {LEASE}").fetchone()
    connection.rollback()
    return None if found is None else _Lease(*found)


def _one(connection: psycopg.Connection[Any], query: str) -> Any:
    found = connection.execute(query).fetchone()
    return None if found is None else found[0]


def _holder() -> str:
    """Names where the numbers of processes are those of this one: a machine since its start, or a container of it."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{os.uname().nodename} {boot} {Path('/proc/self/ns/pid').readlink()}"
    return f"{os.uname().nodename} {uuid4()}"


_HOLDER = _holder()


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def _reaching(address: str) -> str:
    """Returns an address with how long to wait for its server."""
    return make_conninfo(
        address, **{name: value for name, value in REACHING.items() if name not in conninfo_to_dict(address)}
    )


def _name(address: str) -> str:
    """Names a database without user and password."""
    given = conninfo_to_dict(address)
    return f"database {given.get('dbname') or 'of the user'} on {given.get('host') or 'this machine'}"
