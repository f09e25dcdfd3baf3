"""What can go wrong with what is stored::

    StorageError
     ├── Conflict             a row is not as its writer believed
     ├── Unavailable          the database cannot do it now: disk full
     │    ├── Busy            another program holds it
     │    ├── LeaseLost       another process does by now what was to be stored here
     │    └── Replaced        the open database was deleted, or another one took its place
     │         └── TakenOver  another process holds the lease of the database
     ├── InUse                another process holds the lock of this database
     ├── AlreadyThere         a file that must not be overwritten exists
     ├── NotEmpty             a database that must not be overwritten has tables
     ├── MigrationFailed      a migration would have lost rows or left dangling references
     └── BadFile              the file is no database that can be used
          ├── NoDatabase      there is no file
          ├── Vanished        there was one, and it is gone
          ├── LogVanished     the log beside it, with what was stored last, is gone
          ├── LogDamaged      that log was cut or changed
          ├── NotADatabase    it is not a database of Longtable
          ├── DamagedDatabase it is one, but broken
          ├── EarlyDatabase   it was written by Longtable 0.1.0 and must be converted first
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


class Busy(Unavailable):
    """Another program holds the database; it can be tried again."""


class LeaseLost(Unavailable):
    """Another process does by now what was to be stored here; nothing was."""

    def __init__(self, part: str) -> None:
        super().__init__(f"Another process has taken over {part}.")


class Replaced(Unavailable):
    """The open database was deleted, or another one took its place: what was stored now would be lost."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path} was deleted or replaced while Longtable works on it, so nothing is stored any more, and no move "
            "is taken. Put the file back as it was; or stop Longtable, run `longtable restore` with a backup, and "
            "start it again."
        )


class TakenOver(Replaced):
    """Another process holds the lease of the database, as this one was not heard of for too long."""

    def __init__(self, name: object) -> None:
        Exception.__init__(
            self,
            f"Another process of Longtable has taken over {name}, as this one was not heard of for too long. It stores "
            "nothing any more; stop it, and start it again when the other one is stopped.",
        )


class InUse(StorageError):
    """Another process holds the lock; ``pid`` is its number, or None where it cannot be told."""

    def __init__(self, path: object, pid: int | None, host: str = "") -> None:
        who = f"process {pid}" if pid is not None else "another process"
        super().__init__(f"{path} is in use by {who}{f' on {host}' if host else ''}; stop it first.")
        self.pid = pid


class AlreadyThere(StorageError):
    """A file that must not be overwritten exists."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} exists already and is not overwritten.")


class NotEmpty(StorageError):
    """A database that must not be overwritten has tables."""

    def __init__(self, name: object) -> None:
        super().__init__(f"{name} is not empty and is not overwritten; make a new one for this.")


class MigrationFailed(StorageError):
    """A migration would have lost rows or left dangling references; nothing was changed."""


class BadFile(StorageError):
    """The file is no database that can be used."""


class NoDatabase(BadFile):
    """There is no file."""

    def __init__(self, path: object) -> None:
        super().__init__(f"There is no database at {path}.")


class Vanished(BadFile):
    """There was a database, and it is gone."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"There was a database at {path}, and it is gone. Put it back, or run `longtable restore` with a backup; "
            "--new begins with an empty one."
        )


class LogVanished(BadFile):
    """The log beside the database, with what was stored last, is gone."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path}-wal is gone: it belongs to the database and holds what was played last, as Longtable was killed. "
            "Put it back, or run `longtable restore` with a backup; --new goes on with what is left, and is right "
            "where another program has opened the database meanwhile and put all into one file."
        )


class LogDamaged(BadFile):
    """The log beside the database, with what was stored last, was cut or changed."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            f"{path}-wal was cut or changed since Longtable was killed: it belongs to the database, and some of what "
            "was played last cannot be read from it any more. Put it back as it was, with the files beside it, or run "
            "`longtable restore` with a backup; --new goes on without what is missing."
        )


class NotADatabase(BadFile):
    """The file is not a database of Longtable."""

    def __init__(self, path: object, why: str = "") -> None:
        super().__init__(f"{path} is not a database of Longtable{f': {why}' if why else ''}.")


class DamagedDatabase(BadFile):
    """The file is broken; ``why`` is what was found first."""

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} is damaged: {_printable(why)}.")


def _printable(said: str) -> str:
    """Returns what SQLite says of a broken file without the control signs that it may quote from it."""
    return "".join(sign for sign in said if sign.isprintable())


class EarlyDatabase(BadFile):
    """The file was written by Longtable 0.1.0; ``revision`` is said where it is not the last one of that."""

    def __init__(self, path: Path, revision: str = "") -> None:
        if revision:
            super().__init__(
                f"{path} has version {_printable(revision)}, of before 0.1.0 was complete, and is not converted: start "
                "Longtable 0.1.0 on it once, and convert it then."
            )
        else:
            super().__init__(
                f"{path} was written by Longtable 0.1.0. Run `longtable convert` once: it keeps a copy, and brings all "
                "games and members over."
            )


class OlderDatabase(BadFile):
    """The file must be migrated first."""

    def __init__(self, path: object, revision: str) -> None:
        super().__init__(f"{path} has the older version {_printable(revision)} and must be migrated first.")


class NewerDatabase(BadFile):
    """The file was written by a newer Longtable."""

    def __init__(self, path: object, revision: str) -> None:
        super().__init__(
            f"{path} has version {_printable(revision)}, written by a newer Longtable than this one; update it first."
        )
