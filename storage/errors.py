"""What can go wrong with what is stored::

    StorageError
     ├── Conflict             a row is not as its writer believed
     ├── Unavailable          the database cannot do it now: disk full, file gone, held by another program
     ├── InUse                another process holds the lock of this database
     ├── AlreadyThere         a file that must not be overwritten exists
     ├── MigrationFailed      a migration would have lost rows or left dangling references
     └── BadFile              the file is no database that can be used
          ├── NoDatabase      there is no file
          ├── NotADatabase    it is not a database of Longtable
          ├── DamagedDatabase it is one, but broken
          ├── OlderDatabase   it must be migrated first
          └── NewerDatabase   it was written by a newer Longtable

Every message is a plain sentence that can be shown to whoever runs the bot.
"""

from __future__ import annotations

from pathlib import Path


class StorageError(Exception):
    """Base of everything that can go wrong with what is stored."""


class Conflict(StorageError):
    """A row is not as its writer believed: the log has grown, the key is taken, what it refers to is not there."""


class Unavailable(StorageError):
    """The database cannot do it now; nothing of the transaction was kept."""


class InUse(StorageError):
    """Another process holds the lock; ``pid`` is its number, or None where it cannot be told."""

    def __init__(self, path: Path, pid: int | None) -> None:
        who = f"process {pid}" if pid is not None else "another process"
        super().__init__(f"{path} is in use by {who}; stop it first.")
        self.pid = pid


class AlreadyThere(StorageError):
    """A file that must not be overwritten exists."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already and is not overwritten.")


class MigrationFailed(StorageError):
    """A migration would have lost rows or left dangling references; nothing was changed."""


class BadFile(StorageError):
    """The file is no database that can be used."""


class NoDatabase(BadFile):
    """There is no file."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"There is no database at {path}.")


class NotADatabase(BadFile):
    """The file is not a database of Longtable."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a database of Longtable.")


class DamagedDatabase(BadFile):
    """The file is broken; ``why`` is what was found first."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} is damaged: {_printable(why)}.")


def _printable(said: str) -> str:
    """Returns what SQLite says of a broken file without the control signs that it may quote from it."""
    return "".join(sign for sign in said if sign.isprintable())


class OlderDatabase(BadFile):
    """The file must be migrated first."""

    def __init__(self, path: Path, revision: str) -> None:
        super().__init__(f"{path} has the older version {_printable(revision)} and must be migrated first.")


class NewerDatabase(BadFile):
    """The file was written by a newer Longtable."""

    def __init__(self, path: Path, revision: str) -> None:
        super().__init__(
            f"{path} has version {_printable(revision)}, written by a newer Longtable than this one; update it first."
        )
