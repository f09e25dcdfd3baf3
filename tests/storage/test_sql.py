from __future__ import annotations

import pytest
from sqlalchemy import bindparam, select
from sqlalchemy.exc import InvalidRequestError

from storage.errors import Conflict, Unavailable
from storage.rows import PlaceRow
from storage.schema import awaited, members, places, seats, tables
from storage.store import Store
from tests.storage.sample import a_table, seat_two


async def test_true_and_false_come_back_as_such(store: Store) -> None:
    async with store.write() as tx:
        await tx.members.add("Ada", "web", "u1", 0.0)
        await tx.tables.add(a_table(practice=True))
        found = await tx.tables.get("t1")
    assert found is not None
    assert (found.practice, found.invite_only) == (True, False)
    assert {type(found.practice), type(found.invite_only)} == {bool}


async def test_several_rows_are_written_by_one_statement(store: Store) -> None:
    rows = [PlaceRow(platform="web", channel=name, settings=name.upper()) for name in "abc"]
    async with store.write() as tx:
        await tx.places._sql.put(places, *rows)
        assert await tx.places._sql.values(select(places.c.settings).order_by(places.c.channel)) == ("A", "B", "C")


async def test_a_value_that_is_missing_is_noticed(store: Store) -> None:
    query = select(places).where(places.c.channel == bindparam("key"))
    async with store.read() as tx:
        with pytest.raises(InvalidRequestError, match="'key'"):
            await tx.places._sql.run(query)


async def test_columns_of_one_name_are_not_taken_for_one(store: Store) -> None:
    async with store.read() as tx:
        with pytest.raises(AssertionError, match="one name"):
            await tx.places._sql.run(select(tables.c.name, members.c.name).join(members, members.c.id == tables.c.host))


async def test_what_the_database_refuses_is_a_conflict_or_a_failure(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
    with pytest.raises(Conflict, match=r"(?i)unique"):
        async with store.write() as tx:
            await tx.places._sql.add(members, await tx.members.get(1))
    async with store.read() as tx:
        with pytest.raises(Unavailable, match=r"read-?only"):
            await tx.places._sql.remove(awaited, table="t1")
    async with store.read() as tx:
        assert len(await tx.places._sql.values(select(seats.c.seat))) == 2
