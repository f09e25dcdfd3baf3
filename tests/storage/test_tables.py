from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Select
from sqlalchemy.dialects import sqlite

import storage.play
import storage.posts
import storage.tables
from storage.rows import SeatRow, TableRow
from storage.store import Store, Transaction
from tests.storage.sample import a_table, refused, seat_two


def ids(rows: tuple[TableRow, ...]) -> list[str]:
    return [row.id for row in rows]


async def fill(tx: Transaction) -> None:
    """Adds tables of several statuses and places beside the running one of Ada and Bo."""
    await seat_two(tx)
    for id, changed in {
        "t2": {"status": "lobby", "created": 2.0, "changed": 50.0},
        "t3": {"status": "over", "created": 3.0, "name": "Red Heron"},
        "t4": {"thread": "th", "created": 4.0},
        "t5": {"channel": "other", "created": 5.0, "name": "Far Away"},
        "t6": {"status": "lobby", "created": 1.0, "changed": 70.0},
    }.items():
        await tx.tables.add(a_table(id=id, **changed))


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    row = a_table(
        practice=True, invite_only=True, pace=86400, paused_at=2.5, thread="th", language="cs", post="m1", created=1.5
    )
    async with store.write() as tx:
        await tx.members.add("Ada", "web", "ada", 1.0)
        await tx.tables.add(row)
        await tx.tables.update(replace(row, status="over", paused_at=None))
    async with store.read() as tx:
        assert await tx.tables.get("t1") == replace(row, status="over", paused_at=None)
        assert await tx.tables.get("t2") is None


async def test_a_code_is_used_for_one_table_only(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
    async with refused(store) as tx:
        await tx.tables.add(a_table())
    async with refused(store) as tx:
        await tx.tables.update(a_table(id="t9"))


async def test_a_table_needs_a_host_who_is_a_member(store: Store) -> None:
    async with refused(store) as tx:
        await tx.tables.add(a_table(host=9))


async def test_tables_are_found_by_their_place(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
        assert ids(await tx.tables.in_place("web", "main")) == ["t1", "t6", "t2", "t4"]
        assert ids(await tx.tables.in_thread("web", "main", "th")) == ["t4"]
        assert ids(await tx.tables.in_thread("web", "other", "th")) == []
        assert ids(await tx.tables.in_place("web", "main", statuses=["over"])) == ["t3"]
        assert ids(await tx.tables.part_in_place("web", "main", 1, 2)) == ["t6", "t2"]
        assert ids(await tx.tables.in_place("discord", "main")) == []
        assert await tx.tables.names_in("web", "main", ["Red Heron", "Blue Crane"]) == {"Red Heron"}
        assert await tx.tables.names_in("discord", "main", ["Red Heron"]) == set()
        assert await tx.tables.count_in("web", "main") == 5


async def test_tables_are_found_by_who_sits_there(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
        for seat in (0, 1):  # a practice table
            await tx.seats.put(SeatRow(table="t4", seat=seat, member=1, colour=seat))
        await tx.seats.put(SeatRow(table="t3", seat=0, member=1, colour=0))
        assert ids(await tx.tables.of_member(1)) == ["t1", "t4"]
        assert ids(await tx.tables.of_member(1, ["over"])) == ["t3"]
        assert ids(await tx.tables.of_member(2)) == ["t1"]


async def test_tables_are_found_by_their_status(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
        assert ids(await tx.tables.running()) == ["t1", "t4", "t5"]
        assert ids(await tx.tables.open_lobbies(before=60.0)) == ["t2"]


async def test_a_lobby_is_found_in_the_thread_where_it_stands_until_it_has_begun(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        lobby = a_table(id="t9", status="lobby", home="club")
        await tx.tables.add(lobby)
        assert ids(await tx.tables.in_thread("web", "main", "club")) == ["t9"]
        await tx.tables.update(replace(lobby, status="running", thread="own"))
        assert ids(await tx.tables.in_thread("web", "main", "club")) == []
        assert ids(await tx.tables.in_thread("web", "main", "own")) == ["t9"]


async def test_seats_are_told_with_the_names_of_who_sits_there(store: Store) -> None:
    async with store.write() as tx:
        _, bo = await seat_two(tx)
        await tx.seats.put(SeatRow(table="t1", seat=0, member=None, colour=2))
        assert [(row.seat, row.member, name) for row, name in await tx.seats.named("t1")] == [
            (0, None, None),
            (1, bo.id, bo.name),
        ]


async def test_a_seat_is_given_up_and_taken_over(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        await tx.seats.put(SeatRow(table="t1", seat=0, member=None, colour=2))
        assert [seat.member for seat in await tx.seats.of("t1")] == [None, bo.id]
        await tx.seats.put(SeatRow(table="t1", seat=0, member=ada.id, colour=3))
        assert await tx.seats.of("t1") == (
            SeatRow(table="t1", seat=0, member=ada.id, colour=3),
            SeatRow(table="t1", seat=1, member=bo.id, colour=0),
        )
        await tx.seats.remove("t1", 0)
        assert [seat.seat for seat in await tx.seats.of("t1")] == [1]


async def test_a_channel_may_move_and_takes_its_tables_along(store: Store) -> None:
    async with store.write() as tx:
        host = (await tx.members.add("Ada", "web", "ada", 1.0)).id
        await tx.tables.add(a_table(id="here", host=host, channel="hall", thread="t1"))
        await tx.tables.add(a_table(id="there", host=host, channel="yard", thread="t2"))
        await tx.tables.move("web", "hall", "garden")
    async with store.read() as tx:
        assert [(t.channel, t.thread) for t in await tx.tables.everywhere()] == [("garden", ""), ("yard", "t2")]


async def test_guests_are_let_in_by_any_of_their_accounts(store: Store) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        await tx.members.link(ada.id, "telegram", "17", "Ada L.")
        accounts = await tx.members.identities(ada.id)
        await tx.guests.invite("t1", "web", "ada", 3.0)
        await tx.guests.invite("t1", "telegram", "17", 5.0)
        assert await tx.guests.invited("t1", accounts) == 5.0
        await tx.guests.invite("t1", "web", "ada", 7.0)
        assert await tx.guests.invited("t1", accounts) == 7.0
        assert await tx.guests.invited("t1", await tx.members.identities(bo.id)) is None
        for at in (4.0, 6.0):
            await tx.guests.remove("t1", bo.id, at)
        assert await tx.guests.removed("t1", bo.id) == 6.0
        assert await tx.guests.removed("t1", ada.id) is None


async def test_open_tables_of_a_host_and_of_a_channel_are_counted(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
        host = a_table().host
        assert await tx.tables.opened_by(host) == 5
        assert await tx.tables.opened_by(host + 1) == 0
        assert await tx.tables.open_in("web", "other") == 1
        assert await tx.tables.open_in("web", "nowhere") == 0


async def test_the_latest_tables_of_a_channel_are_found_by_their_status(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
        assert ids(await tx.tables.latest_here("web", "main", "lobby", 9)) == ["t6", "t2"]
        assert ids(await tx.tables.latest_here("web", "main", "lobby", 1)) == ["t6"]
        assert ids(await tx.tables.latest_here("web", "other", "lobby", 9)) == []


async def test_tables_with_room_are_lobbies_that_are_not_full_and_games_with_an_open_seat(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
        for seat in range(4):
            await tx.seats.put(SeatRow(table="t2", seat=seat, member=1, colour=None))
        assert ids(await tx.tables.with_room("web", "main", 9)) == ["t6"]
        await tx.seats.put(SeatRow(table="t4", seat=0, member=None, colour=0))
        assert ids(await tx.tables.with_room("web", "main", 9)) == ["t6", "t4"]


async def test_tables_are_found_by_their_name_in_a_channel_or_among_the_own(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
        await tx.tables.add(a_table(id="t7", name="Oak-2", channel="other"))
        await tx.seats.put(SeatRow(table="t7", seat=0, member=1, colour=0))
        assert ids(await tx.tables.named("web", "other", "oak-2")) == ["t7"]
        assert ids(await tx.tables.named("web", "main", "Oak-2")) == []
        assert ids(await tx.tables.of_member_named(1, "OAK-2")) == ["t7"]
        assert ids(await tx.tables.of_member_named(2, "Oak-2")) == []
        assert set(ids(await tx.tables.hosted(1))) == {"t1", "t2", "t3", "t4", "t5", "t6", "t7"}
        assert ids(await tx.tables.hosted(2)) == []


@pytest.mark.parametrize(
    "query",
    [
        *(storage.tables._of_member(("running", "over")), storage.tables._in_channel(("lobby", "running"))),
        *(storage.tables._LATEST, storage.tables._NAMED, storage.tables._OWN_NAMED, storage.tables.EVER_IN),
        *(storage.tables._LOBBIES_WITH_ROOM, storage.tables._GAMES_WITH_ROOM, storage.tables._HOSTED),
        *(storage.play._DUE, storage.play._NEXT_DEADLINE, storage.tables._OPEN_LOBBIES),
        *(storage.play._TO_REMIND, storage.posts._LATEST_PINGS, storage.posts._LAST_TURN),
    ],
)
def test_no_table_is_looked_for_by_reading_all(query: Select[Any], path: Path) -> None:
    text = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"render_postcompile": True}))
    with closing(sqlite3.connect(path)) as database:
        plan = database.execute(f"EXPLAIN QUERY PLAN {text}", [1] * text.count("?")).fetchall()
    assert not [step for *_, step in plan if step.startswith("SCAN") and "INDEX" not in step], plan
    assert not [step for *_, step in plan if "ix_tables_status" in step and "changed" not in text], plan


async def test_an_invitation_by_a_handle_is_for_the_first_account_seen_with_it_and_not_for_who_was_removed(
    store: Store,
) -> None:
    async with store.write() as tx:
        ada, bo = await seat_two(tx)
        await tx.guests.remove("t1", ada.id, 1.0)
        await tx.guests.invite("t1", "web", "@lady", 3.0)
        accounts = [replace((await tx.members.identities(one.id))[0], handle="lady") for one in (ada, bo)]
        for account in (*accounts, replace(accounts[0], user="late", member=3)):
            await tx.guests.found(account)
        assert await tx.guests.invited("t1", [accounts[0]]) is None
        assert await tx.guests.invited("t1", [accounts[1]]) == 3.0
        assert await tx.guests.invited("t1", [replace(accounts[0], user="late")]) is None


async def test_tables_are_counted_by_status(store: Store) -> None:
    async with store.write() as tx:
        await fill(tx)
    async with store.read() as tx:
        assert await tx.tables.by_status() == {"running": 3, "lobby": 2, "over": 1}
