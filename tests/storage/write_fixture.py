"""Writes the fixture of this version of the database: ``python -m tests.storage.write_fixture``."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from storage.files import APPLICATION
from storage.migrate import migrate
from storage.schema import VERSION
from storage.store import open_store
from tests.storage.sample import one_of_each

FIXTURES = Path(__file__).parent / "fixtures"


async def fill(path: Path) -> None:
    async with open_store(path) as store, store.write() as tx:
        await one_of_each(tx)


def dump(path: Path) -> str:
    """Returns the database as SQL from which it can be made again."""
    with closing(sqlite3.connect(path)) as database:
        return "\n".join([f"PRAGMA application_id = {APPLICATION};", *database.iterdump(), ""])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fixture.sqlite"
        migrate(path)
        asyncio.run(fill(path))
        (FIXTURES / f"version_{VERSION}.sql").write_text(dump(path), encoding="utf-8")


if __name__ == "__main__":
    main()
