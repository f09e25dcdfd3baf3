"""PostgreSQL: the database on a server. Nobody who has none imports this module, or psycopg.

A transaction takes few ways to the server and back: its beginning goes with its first query, what nobody asks about
with the next one, or with the commit (`Connection`; `storage.server` says what waits for what). Each process that works
on the database has a row and leases there (`Register`; `storage.working` says who holds what). Every transaction that
writes looks in its first way whether the row is still there, and waits until no other one writes. A lock of the session
would end with the connection, and mean nothing behind a pooler.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from sqlalchemy import Connection as SyncConnection
from sqlalchemy import Dialect, NullPool, Table, Text, bindparam, create_engine, inspect, select, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql.psycopg import dialect
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.compiler import compiles

from storage import server
from storage.databases import Migration
from storage.driver import Answer, unbroken
from storage.errors import (
    AlreadyThere,
    Busy,
    Conflict,
    LeaseLost,
    MigrationFailed,
    NewerDatabase,
    NoDatabase,
    NotADatabase,
    NotEmpty,
    OlderDatabase,
    StorageError,
    Unavailable,
)
from storage.files import create, plain_refusals, sync_folder, unused
from storage.leases import SHARE, SHARES, SINCE, Alone, Lease, Leases, Ours
from storage.posts import NotOlder
from storage.schema import OLDEST, VERSION, metadata, tables
from storage.sql import READERS, Values
from storage.working import NAMED, Process, Working

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict, make_conninfo
except ImportError as error:
    raise Unavailable("PostgreSQL needs a driver: pip install 'longtable[postgresql]'.") from error

REACHING: dict[str, int | str] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How long to wait for a server that does not answer; what the address says goes first."""
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
SOON = 0.05
"""Seconds that are waited at least for one's turn."""
FOR_WRITING = "BEGIN"
FOR_READING = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
"""Who reads sees one state throughout; who writes sees what was committed, behind the lock of the table's row."""
_COMMIT = "COMMIT"
CONNECTIONS = READERS + 2
"""What a process has open: those that read, the one that writes, and the one for its leases."""

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


class Statements(server.Statements):
    """The statements of one transaction, as PostgreSQL reads them."""

    _dialect: ClassVar[Dialect] = dialect(paramstyle="format")  # type: ignore[no-untyped-call]
    _to_insert = staticmethod(postgresql.insert)


@compiles(NotOlder, "postgresql")
def _not_older(element: NotOlder, compiler: Any, **options: Any) -> str:
    number, oldest = element.clauses
    return str(compiler.process(number >= oldest, **options))


@compiles(Ours, "postgresql")
def _ours(element: Ours, compiler: Any, **options: Any) -> str:
    """Compares the part of a place, as `storage.leases.part_of` names it, with those that are held."""
    of = list(element.clauses)
    if len(of) == 1:  # by an id: the place of that table
        at = tables.alias("at")
        there = select(Ours(at.c.platform, at.c.channel, at.c.server)).where(at.c.id == of[0]).correlate_except(at)
        return str(compiler.process(there.scalar_subquery(), **options))
    platform, channel, server = (compiler.process(column, **options) for column in of)
    held, counts = (compiler.process(bindparam(name, " ", Text()), **options) for name in ("held", "counts"))
    count = f"(({counts})::jsonb ->> {platform})::numeric"
    share = f"'{SHARE}' || left(md5({platform} || ' ' || {channel}), 1)"
    moment = f"CASE WHEN {server} ~ '^[0-9]+$' THEN div({server}::numeric, {1 << SINCE}) ELSE 0 END"
    part = (
        f"CASE WHEN {count} IS NULL THEN {share} WHEN {count} = 1 THEN {platform} "
        f"ELSE {platform} || '-' || mod({moment}, {count}) END"
    )
    return f"strpos({held}, ' ' || {part} || ' ') > 0"


def _listed(parts: Iterable[str]) -> str:
    """Writes parts as they are looked for in a query."""
    return f" {' '.join(sorted(parts))} "


def _own(working: Working | None) -> Values:
    """Returns what is this process's to do, as queries compare it."""
    if working is None or working.alone:
        return {"held": _listed(SHARES), "counts": "{}"}
    return {"held": _listed(working.serves()), "counts": json.dumps(working.connected)}


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
        return Statements(connection, _own(_working.get(self._address)))

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


_SORTS = "SELECT pg_encoding_to_char(encoding), datcollate FROM pg_database WHERE datname = current_database()"
_AS_MADE = (
    "it must sort by bytes and be in UTF-8, as one made by: "
    "CREATE DATABASE longtable TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'"
)


_SAY = "SELECT set_config('longtable.said', %s, false)"
_ASK = "SELECT current_setting('longtable.said', true)"
_POOLED_BY_SESSION = (
    "reached through a pooler that lends connections by session: let it have "
    f"{CONNECTIONS} for each process of Longtable, or set it to lend them by transaction"
)
_POOLED_BY_TRANSACTION = (
    "reached through a pooler that lends connections by transaction, which is well: nothing is kept in a session, "
    "and no statement is prepared"
)


class Postgresql:
    """A database of a server."""

    def __init__(self, address: str) -> None:
        self._address = address

    def __str__(self) -> str:
        return _name(self._address)

    @contextmanager
    def hold(self) -> Iterator[None]:
        with self._work(Working(self, (), {}, alone=True)):
            yield

    @contextmanager
    def join(self, parts: Collection[str], connected: Mapping[str, int]) -> Iterator[None]:
        with self._work(Working(self, parts, connected, alone=False)):
            yield

    @contextmanager
    def _work(self, working: Working) -> Iterator[None]:
        working.begin()
        _working[self._address] = working
        try:
            yield
        finally:
            del _working[self._address]
            working.end()

    def is_held(self) -> bool:
        with self.register() as register:
            return bool(register.living())

    @contextmanager
    def register(self, *, patient: bool = True) -> Iterator[Register]:
        with plain_errors(), self.connected() as connection:
            connection.autocommit = True
            if not patient:
                connection.execute("SELECT set_config('lock_timeout', '2s', false)")
            yield Register(connection)

    def migrate(self, *, anew: bool = False) -> Migration:
        from storage.migrate import upgrade

        try:
            with self.engine() as engine, engine.begin() as connection:
                connection.execute(text(_LOCK))
                connection.execute(text(_WRITE))
                before = self._revision(connection)
                if before != VERSION:
                    upgrade(connection, "head", others=OWN)
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
            size = _one(connection, "SELECT pg_database_size(current_database())") // 1024
        with self.register() as register:
            living, held = register.living(), register.held()
        found = self._version()
        if not found:
            yield f"{self}, PostgreSQL {server}, no tables yet, which are made at the first start"
            return
        later = "" if found == VERSION else ", will be migrated at the next start"
        yield f"{self}, PostgreSQL {server}, version {found}, {size} KB{later}"
        yield self._pooling()
        if not living:
            yield "no process works on it"
        for one in living:
            own = sorted(lease.part for lease, holder in held if holder == one.number)
            what = "alone" if one.alone else f"holds {', '.join(own)}" if own else "holds nothing now"
            yield f"process {one.process} on {one.machine} {what}"

    def _pooling(self) -> str:
        """Says whether a pooler stands before the server, which tells another number of its process than that has.

        Two connections each set something and ask for it: where nothing of a session lasts, one finds what the other
        has set, as the connection of the server that was given back last is lent first.
        """
        with plain_errors(), self.connected() as one, self.connected() as other:
            both = (one, other)
            numbers = [_in_a_transaction(each, "SELECT pg_backend_pid()") for each in both]
            if numbers == [each.info.backend_pid for each in both]:
                return "reached without a pooler"
            said = [_in_a_transaction(each, _SAY, (f"by {number}",)) for number, each in enumerate(both)]
            lasts = said == [_in_a_transaction(each, _ASK) for each in both]
        return _POOLED_BY_SESSION if lasts else _POOLED_BY_TRANSACTION

    def backup(self, dest: Path) -> None:
        if dest.exists():
            raise AlreadyThere(dest)
        self.open(readonly=True).close()
        part = unused(dest, "part")
        with plain_refusals():
            create(part)
            try:
                without = [f"--exclude-table={own}" for own in OWN]
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
        names = set(inspect(connection).get_table_names()) - set(OWN)
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


OWN = PROCESSES, LEASES, TURNS = "longtable_processes", "longtable_leases", "longtable_turns"
_MAKE = f"""
CREATE TABLE IF NOT EXISTS {PROCESSES} (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL, host text NOT NULL, process integer NOT NULL, alone boolean NOT NULL,
    leaving boolean NOT NULL, until timestamptz NOT NULL
);
CREATE TABLE IF NOT EXISTS {LEASES} (
    name text PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
    holder bigint NOT NULL REFERENCES {PROCESSES} ON DELETE CASCADE
);
CREATE TABLE IF NOT EXISTS {TURNS} (name text PRIMARY KEY, free timestamptz NOT NULL)"""
_CONNECTED = f"ALTER TABLE {PROCESSES} ADD COLUMN IF NOT EXISTS connected text NOT NULL DEFAULT ''"
_IS_CONNECTED = f"""
SELECT 1 FROM pg_attribute WHERE attrelid = to_regclass('{PROCESSES}') AND attname = 'connected' AND NOT attisdropped"""
"""Is asked before, as whoever adds a column lets all others wait."""
_LOCK = "SELECT pg_advisory_xact_lock(hashtext('longtable'))"
"""Of several that begin to work, or migrate, one comes after the other."""
_UNTIL = "clock_timestamp() + %s * interval '1 second'"
_ENTER = f"""
INSERT INTO {PROCESSES} (name, host, connected, process, alone, leaving, until)
VALUES (%s, %s, %s, %s, %s, %s, {_UNTIL}) RETURNING number"""
_RENEW = f"UPDATE {PROCESSES} SET until = {_UNTIL}, connected = %s, leaving = %s WHERE number = %s"
_LIVE = f"""
SELECT number, name, host, process, alone, leaving, until, until < clock_timestamp(),
    coalesce(to_jsonb(known) ->> 'connected', '') FROM {PROCESSES} AS known ORDER BY number"""
_END = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = %s AND xact_start IS NOT NULL"""
"""What a process that is gone had begun is ended by who sees that: it may hang, and never go on with it."""
_DELETE = f"DELETE FROM {PROCESSES} WHERE number = %s AND (until < clock_timestamp() OR %s)"
_TAKE = f"INSERT INTO {LEASES} (name, holder) VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING number"
_GIVE = f"DELETE FROM {LEASES} WHERE number = %s"
_TURN = f"""
INSERT INTO {TURNS} AS turns (name, free) VALUES (%s, {_UNTIL})
ON CONFLICT (name) DO UPDATE SET free = excluded.free WHERE turns.free <= clock_timestamp() RETURNING 1"""
_UNTIL_FREE = f"SELECT extract(epoch FROM free - clock_timestamp()) FROM {TURNS} WHERE name = %s"
_WORKS = f"SELECT 1 FROM {PROCESSES} WHERE number = %s FOR KEY SHARE"
_HOLDS = f"SELECT 1 FROM {LEASES} WHERE name = %s AND number = %s FOR KEY SHARE"
"""Transactions that come when that was taken away find nothing."""


class Register:
    """Who works on the database, over a connection of its own that keeps each statement at once."""

    def __init__(self, connection: psycopg.Connection[Any]) -> None:
        self._own = connection

    def make(self) -> None:
        with self.one_after_the_other():
            self._own.execute(_MAKE)
            if _one(self._own, _IS_CONNECTED) is None:
                self._own.execute(_CONNECTED)

    @contextmanager
    def one_after_the_other(self) -> Iterator[None]:
        with self._own.transaction():
            self._own.execute(_LOCK)
            yield

    def sweep(self) -> None:
        for one in [one for one in self._all() if one.gone]:
            self._own.execute(_END, (one.name,))
            self._own.execute(_DELETE, (one.number, not one.over))

    def living(self) -> list[Process]:
        return [one for one in self._all() if not one.gone] if self._there(PROCESSES) else []

    def held(self) -> list[tuple[Lease, int]]:
        rows = self._own.execute(f"SELECT name, number, holder FROM {LEASES}") if self._there(LEASES) else ()
        return [(Lease(part, number), holder) for part, number, holder in rows]

    def enter(self, name: str, host: str, connected: str, lasts: float, *, alone: bool, leaving: bool) -> int:
        return int(_one(self._own, _ENTER, (name, host, connected, os.getpid(), alone, leaving, lasts)))

    def renew(self, number: int, connected: str, lasts: float, *, leaving: bool) -> bool:
        return bool(self._own.execute(_RENEW, (lasts, connected, leaving, number)).rowcount)

    def leave(self, number: int) -> None:
        self._own.execute(_DELETE, (number, True))

    def take(self, part: str, number: int) -> Lease | None:
        lease = _one(self._own, _TAKE, (part, number))
        return None if lease is None else Lease(part, lease)

    def give(self, lease: Lease) -> None:
        self._own.execute(_GIVE, (lease.number,))

    def turn(self, what: str, seconds: float) -> float:
        if _one(self._own, _TURN, (what, seconds)) is not None:
            return 0.0
        return max(SOON, float(_one(self._own, _UNTIL_FREE, (what,))))

    def _all(self) -> list[Process]:
        return [Process(*row) for row in self._own.execute(_LIVE)]

    def _there(self, table: str) -> bool:
        return _one(self._own, f"SELECT to_regclass('{table}')") is not None


def _one(connection: psycopg.Connection[Any], query: str, values: Sequence[Any] = ()) -> Any:
    found = connection.execute(query, values).fetchone()
    return None if found is None else found[0]


def _in_a_transaction(connection: psycopg.Connection[Any], query: str, values: Sequence[Any] = ()) -> Any:
    with connection.transaction():
        return _one(connection, query, values)


def _reaching(address: str, name: str = NAMED) -> str:
    """Returns an address with how long to wait for its server, and as what that knows the connection."""
    given = {name: value for name, value in REACHING.items() if name not in conninfo_to_dict(address)}
    return make_conninfo(address, **given, application_name=name)


def _working_name(address: str) -> str:
    return _working[address].name if address in _working else NAMED


def _name(address: str) -> str:
    """Names a database without user and password."""
    given = conninfo_to_dict(address)
    return f"database {given.get('dbname') or 'of the user'} on {given.get('host') or 'this machine'}"
