"""Whether a database is still the one that was opened, and whether one that was here is still whole.

A file that was deleted can be written to as long as it is open, and a log that vanished is missed by nobody: SQLite
would go on without a word. So the store looks at each write whether what stands at its path is what it has open; and
a note beside the database says that there is one, and whether it was closed.
"""

from __future__ import annotations

import os
from pathlib import Path

from storage import wal
from storage.errors import LogDamaged, LogVanished, Vanished
from storage.files import APPLICATION

CLOSED = "closed"
_MAGIC = b"SQLite format 3\0"


class Own:
    """The file that a store has open."""

    def __init__(self, path: Path) -> None:
        self._path = path.resolve()
        self._log = _log_of(self._path)
        self._file = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC)  # closed last: that drops SQLite's locks on it
        self._journal = b""
        self._changes = 0
        self.noted = False

    def is_there(self) -> bool:
        """Says whether the file at the path is the open one, was not written over, and has its log beside it."""
        try:
            here, own = self._path.stat(), os.fstat(self._file)
            header = os.pread(self._file, 100, 0)
            if self.noted:
                self._log.stat()
        except OSError:
            return False
        journal, changes = header[18:20], int.from_bytes(header[24:28])
        if (here.st_dev, here.st_ino) != (own.st_dev, own.st_ino) or not _is_database(header):
            return False
        if journal != (self._journal or journal) or changes < self._changes:  # what only a copy of it can have
            return False
        self._changes = changes
        return True

    def note(self) -> None:
        """Notes, when something has been written for the first time, that the database is open."""
        if not self.noted:
            self._journal = os.pread(self._file, 20, 0)[18:20]
            own = os.fstat(self._file)
            _write(self._path, f"{own.st_dev} {own.st_ino}")
            self.noted = True

    def close(self) -> None:
        """Notes that the database was closed; everything else that had it open in this process is closed before."""
        if self.noted:
            _write(self._path, CLOSED)
        os.close(self._file)


def require_whole(path: Path) -> None:
    """Raises `Vanished` where a database was and now is none, and says what is wrong with the log of a killed writer.

    That is `LogVanished` or `LogDamaged`. Whoever opens the database before takes away what tells of a damage.
    """
    said = _read(path)
    if not said:
        return
    if not _size(path):
        raise Vanished(path)
    if said == CLOSED:
        return
    log = _log_of(path.resolve())
    if not _size(log):
        raise LogVanished(path)
    if wal.is_damaged(log, _index_of(path.resolve())):
        raise LogDamaged(path)


def is_another(path: Path) -> bool:
    """Says whether the database at a path is not the one that somebody has open."""
    said = _read(path)
    if said in ("", CLOSED):
        return False
    try:
        here = path.stat()
    except OSError:
        return True
    return said != f"{here.st_dev} {here.st_ino}" or not _log_of(path.resolve()).exists()


def settle(path: Path) -> None:
    """Notes that the database at a path is whole, if it was noted otherwise."""
    if _read(path):
        _write(path.resolve(), CLOSED)


def _is_database(header: bytes) -> bool:
    return header.startswith(_MAGIC) and int.from_bytes(header[68:72]) == APPLICATION


def _log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")


def _index_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-shm")


def _note_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.note")


def _read(path: Path) -> str:
    try:
        return _note_of(path.resolve()).read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def _write(path: Path, said: str) -> None:
    fresh = _note_of(path).with_suffix(".note-new")
    fresh.unlink(missing_ok=True)
    with open(os.open(fresh, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as file:  # noqa: PTH123
        file.write(f"{said}\n")
    fresh.replace(_note_of(path))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
