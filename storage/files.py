"""The database as a file: SQLite's own ways of opening, recognising and copying it."""

from __future__ import annotations

import itertools
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.errors import (
    AlreadyThere,
    DamagedDatabase,
    EarlyDatabase,
    NewerDatabase,
    NoDatabase,
    NotADatabase,
    OlderDatabase,
    Unavailable,
)
from storage.schema import VERSION

APPLICATION = 0x4C54424C
"""The number by which SQLite databases say whose they are: ``LTBL`` in ASCII."""

EARLY = 0x4C4F4E47
"""That of the databases of 0.1.0, whose versions were counted otherwise; see `storage.convert`."""

WAIT = 10.0
"""Seconds to wait while another process holds the database."""

COMPANIONS = ("-wal", "-shm", "-journal")
"""The endings of the files that SQLite keeps beside a database."""


def address(path: Path, *, readonly: bool) -> str:
    """Returns the URI of an existing database; it is never created by being opened."""
    return f"{path.resolve().as_uri()}?mode={'ro' if readonly else 'rw'}"


@contextmanager
def opened(path: Path, *, readonly: bool = True) -> Iterator[sqlite3.Connection]:
    """Opens a database with SQLite's own transaction control off; raises `BadFile` or `Unavailable`."""
    if not path.exists():
        raise NoDatabase(path)
    if not path.is_file():
        raise NotADatabase(path)
    try:
        with closing(_connect(path, readonly=readonly)) as connection:
            yield connection
    except UnicodeDecodeError as error:  # the driver fails to read SQLite's complaint, which quotes what is broken
        raise DamagedDatabase(path, "it contains nonsense") from error
    except sqlite3.DatabaseError as error:
        match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF:  # the driver's own have no code
            case sqlite3.SQLITE_NOTADB:
                raise NotADatabase(path) from error
            case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_ERROR:
                raise DamagedDatabase(path, str(error)) from error
            case _:
                raise Unavailable(f"{path} cannot be used: {error}.") from error


@contextmanager
def plain_refusals() -> Iterator[None]:
    """Turns what the operating system refuses into `Unavailable`."""
    try:
        yield
    except OSError as error:
        raise Unavailable(f"{error.filename} cannot be used: {error.strerror}.") from error


def revision(path: Path) -> str:
    """Returns the version of a database; raises `BadFile` or `Unavailable`."""
    with opened(path) as connection:
        return _revision(path, connection)


def examine(path: Path) -> str:
    """Returns the version of a database, in use or not, of which every page was looked at; raises `BadFile`."""
    with opened(path) as connection:
        found = _revision(path, connection)
        _check(path, connection)
        return found


def look_through(path: Path) -> None:
    """Looks at every page of a database, in use or not, a little less closely and much faster; raises `BadFile`."""
    with opened(path) as connection:
        _require_ok(path, connection, "quick_check(1)")


def require_current(path: Path) -> None:
    """Raises `BadFile` unless the database is of the version that this program reads and writes."""
    found = revision(path)
    if found > VERSION:
        raise NewerDatabase(path, found)
    if found < VERSION:
        raise OlderDatabase(path, found)


def create(path: Path) -> None:
    """Creates an empty file that only its owner can read; raises `AlreadyThere`."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise AlreadyThere(path) from None


def companions(path: Path) -> list[Path]:
    """Returns the files that SQLite has left beside a database."""
    companions = (path.with_name(path.name + ending) for ending in COMPANIONS)
    return [companion for companion in companions if companion.exists()]


def unused(path: Path, label: str) -> Path:
    """Returns a name for a copy of the database beside it, with today's date, that no file has."""
    stem = f"{path.name}.{label}-{time.strftime('%Y%m%d')}"
    names = (path.with_name(f"{stem}-{number}") for number in itertools.count(1))
    return next(name for name in names if not name.exists())


def sync_folder(path: Path) -> None:
    """Makes sure that the file's name, not only its contents, is on the disk."""
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def copy(source: Path, target: Path) -> None:
    """Copies a database, in use or not, into a new file of its own without companions, and checks the copy.

    Raises `AlreadyThere` if the target exists, `BadFile` if the source is damaged; then no copy is left.
    """
    create(target)
    try:
        with opened(source) as old, closing(_connect(target, readonly=False)) as new:
            old.backup(new)  # all pages in one step: as of one commit, whatever is written meanwhile
            new.execute("PRAGMA journal_mode = DELETE").close()
            _check(source, new)
    except BaseException:
        for left in (target, *companions(target)):
            left.unlink(missing_ok=True)
        raise


def _connect(path: Path, *, readonly: bool) -> sqlite3.Connection:
    return sqlite3.connect(address(path, readonly=readonly), uri=True, timeout=WAIT, isolation_level=None)


def _revision(path: Path, connection: sqlite3.Connection) -> str:
    whose = connection.execute("PRAGMA application_id").fetchone()[0]
    if whose == EARLY:
        raise EarlyDatabase(path)
    if whose != APPLICATION:
        raise NotADatabase(path)
    found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    if found is None or not re.fullmatch(r"[0-9]{4}", str(found[0])):
        raise DamagedDatabase(path, "it does not tell its version")
    return str(found[0])


def _check(path: Path, connection: sqlite3.Connection) -> None:
    _require_ok(path, connection, "integrity_check(1)")
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        raise DamagedDatabase(path, "a row refers to nothing")


def _require_ok(path: Path, connection: sqlite3.Connection, check: str) -> None:
    found = connection.execute(f"PRAGMA {check}").fetchone()[0]
    if found != "ok":
        raise DamagedDatabase(path, str(found).replace("\n", " "))
