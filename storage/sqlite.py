"""SQLite: the database as a file, put together of what `files`, `identity`, `lock`, `migrate` and `backup` can do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from sqlalchemy import Connection as SyncConnection
from sqlalchemy import Engine, NullPool, Table, create_engine, func, select, text
from sqlalchemy.engine import URL

from storage import driver
from storage.databases import Migration
from storage.errors import NewerDatabase, Replaced, Unavailable
from storage.files import address, examine, look_through, require_current
from storage.identity import Own, is_another, require_whole
from storage.leases import Alone, Leases
from storage.lock import hold, is_held
from storage.schema import VERSION
from storage.sql import Sql, plain_errors

PATIENCE = 0.3
"""Seconds to wait while another program holds the database: members wait for their answer meanwhile, and who only
reads waits in the loop itself."""
SHOWN = 10
"""Files that are named, at the most."""
LARGE = 64 * 1024 * 1024
"""Bytes of a database from which on it is looked through while the bot runs, as that takes longer than the start."""


class Sqlite:
    """The database in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __str__(self) -> str:
        return str(self._path)

    def hold(self) -> AbstractContextManager[None]:
        return hold(self._path)

    def join(self, parts: Collection[str], connected: Mapping[str, int]) -> AbstractContextManager[None]:
        return self.hold()

    def is_held(self) -> bool:
        return is_held(self._path)

    def migrate(self, *, anew: bool = False) -> Migration:
        from storage.migrate import migrate

        return migrate(self._path, anew=anew)

    def open(self, *, readonly: bool) -> OpenedFile:
        require_current(self._path)
        return OpenedFile(self._path, None if readonly else Own(self._path))

    def examine(self) -> str:
        require_whole(self._path)
        return examine(self._path)

    def look_through(self) -> None:
        look_through(self._path)

    def is_large(self) -> bool:
        return self._path.stat().st_size > LARGE

    def describe(self) -> Iterator[str]:
        if not self.is_held():
            require_whole(self._path)
        elif is_another(self._path):
            raise Replaced(self._path)
        if not self._path.exists():
            if left := self._traces():
                traces = f"{', '.join(left)} stand beside it, as where one was and is gone"
                way = "put it back or run `longtable restore` with a backup, a start begins with an empty one"
                raise Unavailable(f"there is none at {self._path}, but {traces}; {way}")
            yield "none yet, will be made at the first start"
            return
        version = examine(self._path)
        if version > VERSION:
            raise NewerDatabase(self._path, version)
        later = "" if version == VERSION else ", will be migrated at the next start"
        yield f"sound, version {version}, {self._path.stat().st_size // 1024} KB{later}"

    def _traces(self) -> list[str]:
        """Returns what lies in the folder that is only there where a database was, the file of the lock included."""
        left = (*self._path.parent.glob(f"{self._path.name}?*"), *self._path.parent.glob("links.json"))
        return sorted(path.name for path in left)[:SHOWN]

    def backup(self, dest: Path) -> None:
        from storage.backup import backup

        backup(self._path, dest)

    def restore(self, file: Path) -> Path | None:
        from storage.backup import restore

        return restore(file, self._path)

    @contextmanager
    def engine(self) -> Iterator[Engine]:
        url = URL.create("sqlite", database=address(self._path, readonly=False), query={"uri": "true"})
        made = create_engine(url, poolclass=NullPool)
        try:
            yield made
        finally:
            made.dispose()

    def counted(self, connection: SyncConnection, table: Table) -> int:
        (key,) = table.primary_key.columns
        most = connection.scalar(select(func.max(key))) or 0
        given = connection.scalar(text("SELECT seq FROM sqlite_sequence WHERE name = :name"), {"name": table.name}) or 0
        return max(most, given)

    def count_on(self, connection: SyncConnection, table: Table, last: int) -> None:
        if table.dialect_options["sqlite"]["autoincrement"]:  # of the others the highest number counts
            connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :name"), {"name": table.name})
            values = {"name": table.name, "last": last}
            connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:name, :last)"), values)

    def suffix(self) -> str:
        return ".sqlite"


class OpenedFile:
    """The file that is open; ``own`` is None where it is only read."""

    def __init__(self, path: Path, own: Own | None) -> None:
        self._path = path
        self._own = own
        self.leases: Leases = Alone()

    async def writer(self) -> driver.Writer:
        return await driver.Writer.open(address(self._path, readonly=False), PATIENCE)

    def reader(self) -> driver.Reader:
        return driver.Reader(address(self._path, readonly=True), PATIENCE)

    def sql(self, connection: driver.File) -> Sql:
        return Sql(connection)

    def plain_errors(self) -> AbstractContextManager[None]:
        return plain_errors()

    def is_there(self) -> bool:
        return self._own is None or self._own.is_there()

    def lost(self) -> Unavailable:
        return Replaced(self._path)

    def note(self) -> None:
        if self._own is not None:
            self._own.note()

    def close(self) -> None:
        if self._own is not None:
            self._own.close()
