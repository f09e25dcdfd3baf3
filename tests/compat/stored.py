"""A database and records that an earlier state of Longtable made; see README.md beside this."""

from __future__ import annotations

import asyncio
import gzip
import json
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from bot.app import App
from bot.app.play.tables import Playing
from bot.settings import Settings
from rules.core import codec
from rules.core.log import Entry
from storage.convert import convert
from tests.bot.app.chat import Chat, open_app, playing_at
from tests.bot.app.outside import Hours

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.txt"))
"""One for each table whose game has begun, called after its game and its id, as they were exported."""
REMEMBERED = json.loads((HERE / "remembered.json").read_text(encoding="utf-8"))
"""What the chat of that time has kept: when the bot stopped, buttons that members have before them, a line typed."""
DAY = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Stored:
    """A table whose game has begun, as it is loaded now, with its log."""

    playing: Playing
    log: tuple[Entry, ...]


def unpack(folder: Path) -> Path:
    """Puts the database into a folder, brought over to the tables of today."""
    path = Settings(data=folder).file
    path.write_bytes(_brought_over())
    return path


@cache
def _brought_over() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "longtable.sqlite"
        path.write_bytes(gzip.decompress((HERE / "database.sqlite.gz").read_bytes()))
        convert(path)
        return path.read_bytes()


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[tuple[App, Chat]]:
    """Starts the application of today on the database, in the chat of that time."""
    unpack(folder)
    async with open_app(folder, Hours(float(REMEMBERED["stopped"]) + DAY)) as (app, chat):
        yield app, chat


async def log_at(app: App, table: str) -> tuple[Entry, ...]:
    async with app.store.read() as tx:
        return tuple(codec.decode(row.entry, Entry) for row in await tx.matches.entries(table))


@cache
def stored() -> Mapping[str, Stored]:
    """Returns all tables whose game has begun, by their id."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_load(Path(folder)))


async def _load(folder: Path) -> dict[str, Stored]:
    async with started(folder) as (app, _):
        async with app.store.read() as tx:
            ids = [table.id for table in await tx.tables.everywhere(("running", "over"))]
        return {id: Stored(await playing_at(app, id), await log_at(app, id)) for id in ids}


def table_of(record: Path) -> str:
    """Returns the id of the table that a record is of."""
    return record.stem.partition("-")[2]
