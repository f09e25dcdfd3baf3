"""The lock file beside a database: two processes that change things must not work on one database."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage.errors import InUse
from storage.files import plain_refusals


def is_held(path: Path) -> bool:
    """Says whether a process holds the lock of a database."""
    lock = path.with_name(f"{path.name}.lock")
    try:
        with lock.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


@contextmanager
def hold(path: Path) -> Iterator[None]:
    """Holds the lock of a database, which need not exist yet; raises `InUse` if another process does.

    The lock ends with the process, however that ends. Started programs do not inherit it; a forked child would.
    """
    database = path.resolve()
    with plain_refusals():
        database.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(database.with_name(f"{database.name}.lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.pread(lock, 20, 0)
            raise InUse(path, int(holder) if holder.isdigit() else None) from None
        os.ftruncate(lock, 0)
        os.pwrite(lock, str(os.getpid()).encode(), 0)
        try:
            yield
        finally:
            os.ftruncate(lock, 0)
    finally:
        os.close(lock)  # the file stays: deleting it would let two processes hold two files of one name
