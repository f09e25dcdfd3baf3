"""A database of one kind becomes one of the other, and back, row by row."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from storage.copying import STEPS, copy
from storage.databases import Where, at
from storage.errors import InUse, NotEmpty
from storage.schema import lounge_messages, metadata
from storage.store import open_store
from tests.postgresql import database
from tests.storage.sample import a_table, one_of_each


def rows_of(where: Where) -> dict[str, list[Any]]:
    with at(where).engine() as engine, engine.connect() as connection:
        return {
            table.name: sorted(map(repr, connection.execute(select(table)).all())) for table in metadata.sorted_tables
        }


async def test_everything_goes_to_a_server_and_back(path: Path, tmp_path: Path) -> None:
    async with open_store(path) as store:
        async with store.write() as tx:
            await one_of_each(tx)
            await tx.tables.add(a_table(id="a0", again="t1"))
        async with store.write() as tx:
            await tx.lounge.message("last", body=b"", at=1.0)
            await tx.tables._sql.remove(lounge_messages, key="last")
    back = tmp_path / "back.sqlite"
    with database() as address:
        assert len(dict(copy(at(path), at(address)))) == STEPS
        assert rows_of(address) == rows_of(path)
        list(copy(at(address), at(back)))
    assert rows_of(back) == rows_of(path)
    async with open_store(path) as old, open_store(back) as new, old.write() as before, new.write() as after:
        numbers = [(await tx.lounge.message("next", body=b"", at=1.0)).id for tx in (before, after)]
    assert numbers[0] == numbers[1], "a number that was given never comes back"


async def test_nothing_is_copied_over_what_is_there_or_beside_a_bot(path: Path) -> None:
    async with open_store(path) as store, store.write() as tx:
        await one_of_each(tx)
    with database() as address:
        with at(path).hold(), pytest.raises(InUse):
            list(copy(at(path), at(address)))
        list(copy(at(path), at(address)))
        with pytest.raises(NotEmpty):
            list(copy(at(path), at(address)))
