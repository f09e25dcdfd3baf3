"""Which database everything is stored in: a file of SQLite's, or one of a server of PostgreSQL's."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

if TYPE_CHECKING:  # a command that only asks for the version needs none of it
    from sqlalchemy import Connection as SyncConnection
    from sqlalchemy import Engine, Table

    from storage.driver import Connection, WritingConnection
    from storage.errors import Unavailable
    from storage.leases import Leases
    from storage.sql import Sql

Where: TypeAlias = Path | str
"""The file, or the address of the server's database, ``postgresql://...``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Migration:
    """What was done: from which version to which, and where the backup is; ``before`` is empty for a new database."""

    before: str
    after: str
    backup: Path | None = None


class Opened(Protocol):
    """A database that is open: what a store needs of it."""

    async def writer(self) -> WritingConnection:
        """Connects for transactions that write."""
        ...

    def reader(self) -> Connection:
        """Returns a connection for transactions that read."""
        ...

    def sql(self, connection: Any) -> Sql:
        """Returns the statements of a transaction of a connection of this database."""
        ...

    def plain_errors(self) -> AbstractContextManager[None]:
        """Turns the driver's errors into ours."""
        ...

    @property
    def leases(self) -> Leases:
        """What this process holds of it."""
        ...

    def is_there(self) -> bool:
        """Says whether the database that is open is still the one at its address."""
        ...

    def lost(self) -> Unavailable:
        """Returns what is said where it is not."""
        ...

    def note(self) -> None:
        """Notes that something has been written."""
        ...

    def close(self) -> None:
        """Lets go of the database, when all connections are closed."""
        ...


class Database(Protocol):
    """A database as a whole; its text names it without any password."""

    def hold(self) -> AbstractContextManager[None]:
        """Keeps all others from changing the database, which need not exist yet; raises `InUse`."""
        ...

    def join(self, parts: Collection[str], connected: Mapping[str, int]) -> AbstractContextManager[None]:
        """Works on the database as one of those that do; where there can be one only it is as if it were held.

        The ``parts`` are what it does as far as no other process does; ``connected`` tells of each chat that keeps
        connections how many.
        Raises `InUse` while the database is held.
        """
        ...

    def is_held(self) -> bool:
        """Says whether a bot holds the database."""
        ...

    def migrate(self, *, anew: bool = False) -> Migration:
        """Makes the tables, or brings them to this version; whoever calls it holds the database."""
        ...

    def open(self, *, readonly: bool) -> Opened:
        """Opens a database of this version; raises `BadFile` for others."""
        ...

    def examine(self) -> str:
        """Looks at all that is in the database, in use or not, and returns its version; raises `StorageError`."""
        ...

    def look_through(self) -> None:
        """Looks for damages less closely, and much faster."""
        ...

    def is_large(self) -> bool:
        """Says whether that takes longer than anybody wants to wait for a start."""
        ...

    def describe(self) -> Iterator[str]:
        """Tells in what state the database is, and changes nothing; raises `StorageError` where it cannot be used."""
        ...

    def backup(self, dest: Path) -> None:
        """Copies everything to a new file for its owner's eyes alone, whether a bot is running or not."""
        ...

    def restore(self, file: Path) -> Path | None:
        """Puts a backup in place and returns where what it replaced is kept, if anything."""
        ...

    def engine(self) -> AbstractContextManager[Engine]:
        """Opens the database for statements of SQLAlchemy's own."""
        ...

    def counted(self, connection: SyncConnection, table: Table) -> int:
        """Returns the last number that a table has given to a row."""
        ...

    def count_on(self, connection: SyncConnection, table: Table, last: int) -> None:
        """Lets the numbers of a table go on behind one."""
        ...

    def suffix(self) -> str:
        """Returns how the names of its backups end."""
        ...


def at(where: Where) -> Database:
    """Returns the database that stands somewhere; only what is needed for it is imported."""
    if isinstance(where, str):
        from storage.postgresql import Postgresql

        return Postgresql(where)
    from storage.sqlite import Sqlite

    return Sqlite(where)
