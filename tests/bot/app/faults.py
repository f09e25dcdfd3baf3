"""What goes wrong in the database, brought about in the database."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

DISK_FULL = "SELECT RAISE(ABORT, 'disk full')"


@contextmanager
def fault(path: Path, when: str, what: str = DISK_FULL) -> Iterator[None]:
    """Lets something happen ``BEFORE`` or ``AFTER`` each change of a kind, as long as the context lasts."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(f"CREATE TRIGGER fault {when} BEGIN {what}; END")
        try:
            yield
        finally:
            database.execute("DROP TRIGGER fault")
