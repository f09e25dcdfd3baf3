"""What goes wrong in the database, brought about in the database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

DISK_FULL = "SELECT RAISE(ABORT, 'disk full')"


@asynccontextmanager
async def fault(path: Path, when: str, what: str = DISK_FULL) -> AsyncIterator[None]:
    """Lets something happen ``BEFORE`` or ``AFTER`` each change of a kind, as long as the context lasts."""
    await asyncio.to_thread(_carry_out, path, f"CREATE TRIGGER fault {when} BEGIN {what}; END")
    try:
        yield
    finally:
        await asyncio.to_thread(_carry_out, path, "DROP TRIGGER fault")


def _carry_out(path: Path, statement: str) -> None:
    """Changes a database that the application has open, and may be writing to, in its turn."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        database.execute(statement)
        database.execute("COMMIT")
