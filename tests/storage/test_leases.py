"""Several processes on one database: each does its part, and one that is gone or was away does nothing any more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import psycopg
import pytest

from storage import postgresql
from storage.databases import at
from storage.errors import Busy, LeaseLost, NewerDatabase
from storage.leases import ALWAYS, CLOCK, PARTS, Lease, Leases, part_of, parts_of
from storage.postgresql import _working
from storage.rows import DashboardRow
from storage.store import Store, open_store
from storage.working import Working
from tests.postgresql import database
from tests.storage.sample import a_table
from tests.storage.test_postgresql import until

CHAT = "chat"
"""A chat that keeps a connection."""
ALL = PARTS | {CHAT}


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, str, str]]:
    """One database under three names, so that this process can work on it as three."""
    monkeypatch.setattr("storage.working.BEAT", 0.05)
    with database() as address:
        yield address, f"{address}&port=5432", f"{address}&connect_timeout=9"


FOUR = {CHAT: 4}
"""The same with four connections."""
ALL_FOUR = PARTS.union(parts_of(CHAT, 4))


def parts(leases: Leases | Working) -> set[str]:
    return {lease.part for lease in leases.held}


def working(address: str) -> Working:
    return _working[address]


def stand_by(*addresses: str) -> None:
    """Lets processes have all connections to the chat."""
    for address in addresses:
        working(address).stand_by(CHAT)


def forget(address: str) -> None:
    """Lets others find that a process was not heard of for too long."""
    with psycopg.connect(address) as connection:
        when, name = "UPDATE longtable_processes SET until = to_timestamp(0) WHERE name = %s", working(address).name
        connection.execute(when, (name,))


async def test_who_comes_first_takes_all_and_gives_back_what_others_need(addresses: tuple[str, str, str]) -> None:
    first, second, third = addresses
    with at(first).join(ALL, {CHAT: 1}):
        assert parts(working(first)) == ALL
        with at(second).join(ALL, {CHAT: 1}):
            await until(lambda: len(parts(working(second))) == 9)
            await until(lambda: parts(working(first)).isdisjoint(parts(working(second))))
            assert {CHAT, CLOCK} <= parts(working(first)), "a connection is not given back for evenness"
            with at(third).join(ALL, {CHAT: 1}):
                await until(lambda: len(parts(working(third))) >= 5)
                await until(lambda: {len(parts(working(address))) for address in addresses} <= {5, 6, 7})
            await until(lambda: len(parts(working(first)) | parts(working(second))) == 18)
    assert at(first).is_held() is False


def connections(address: str) -> list[int]:
    """Returns which of several connections to a chat a process keeps."""
    return sorted(int(part.rpartition("-")[2]) for part in parts(working(address)) if part.startswith(CHAT))


async def test_several_connections_to_a_chat_are_shared_and_given_back_as_places_are(
    addresses: tuple[str, str, str],
) -> None:
    first, second, third = addresses
    with at(first).join(ALL_FOUR, FOUR):
        assert parts(working(first)) == ALL_FOUR
        with at(second).join(ALL_FOUR, FOUR):
            stand_by(second)
            await until(lambda: (connections(first), connections(second)) == ([0, 1], [2, 3]))
            await until(lambda: {len(parts(working(each))) for each in (first, second)} == {10, 11})
            with at(third).join(ALL_FOUR, FOUR):
                stand_by(third)
                await until(lambda: [connections(each) for each in addresses] == [[0, 1], [2], [3]])
                await until(lambda: sum(len(parts(working(each))) for each in addresses) == len(ALL_FOUR))
                forget(second)
                await until(lambda: [connections(each) for each in addresses] == [[0, 1], [2], [3]])
            await until(lambda: sorted(connections(first) + connections(second)) == [0, 1, 2, 3])


async def test_a_connection_goes_over_to_who_has_it_already_or_to_anybody_if_nobody_has(
    addresses: tuple[str, str, str],
) -> None:
    first, second, third = addresses
    with at(third).join(ALL_FOUR, FOUR), at(first).join(ALL_FOUR, FOUR), at(second).join(ALL_FOUR, FOUR):
        assert connections(third) == [0, 1, 2, 3], "the others have still to make theirs"
        stand_by(second)
        await until(lambda: [connections(each) for each in addresses] == [[], [2, 3], [0, 1]])
        forget(third)
        working(third).leave()
        await until(lambda: [connections(each) for each in addresses] == [[], [0, 1, 2, 3], []])
        working(second).leave()
        await until(lambda: connections(first) == [0, 1, 2, 3])


async def test_who_is_to_keep_another_number_of_connections_waits_until_the_others_have_ended(
    addresses: tuple[str, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    first, second, third = addresses
    two = PARTS.union(parts_of(CHAT, 2)), {CHAT: 2}
    with at(third).join(*two), at(first).join(*two), at(second).join(ALL_FOUR, FOUR):
        stand_by(*addresses)
        await until(lambda: len(parts(working(second))) >= 5)
        await until(lambda: [connections(each) for each in addresses] == [[1], [], [0]])
        assert "chat is kept by 2 connections of other processes, and this one is to keep it by 4" in caplog.text
        assert "Set LONGTABLE_CHAT_SHARDS alike for all processes" in caplog.text
        working(third).leave()
        await until(lambda: connections(first) == [0, 1])
        working(first).leave()
        await until(lambda: connections(second) == [0, 1, 2, 3])


async def test_a_database_on_which_processes_of_old_have_worked_is_described_and_worked_on(
    addresses: tuple[str, str, str],
) -> None:
    first, *_ = addresses
    with at(first).join(PARTS, {}):
        pass
    with psycopg.connect(first) as connection:
        connection.execute("ALTER TABLE longtable_processes DROP COLUMN connected")
        connection.execute("DROP TABLE longtable_turns")
    assert "no process works on it" in [*at(first).describe()]
    with at(first).join(ALL_FOUR, FOUR):
        assert connections(first) == [0, 1, 2, 3]
        assert (working(first).turn("once", 9.0), working(first).turn("once", 9.0)) == (
            0.0,
            pytest.approx(9.0, abs=1.0),
        )


async def test_what_one_of_all_may_do_at_a_time_is_done_by_one_after_the_other(addresses: tuple[str, str, str]) -> None:
    done: list[float] = []

    async def do(address: str) -> None:
        wait = 1.0
        while wait:
            wait = await asyncio.to_thread(working(address).turn, "once", 0.5)
            await asyncio.sleep(wait)
        done.append(time.monotonic())

    first, second, _ = addresses
    with at(first).join(PARTS, {}), at(second).join(PARTS, {}):
        await asyncio.gather(*(do(address) for address in (first, second, first, second)))
    assert all(later - earlier >= 0.25 for earlier, later in pairwise(done))


async def test_a_place_belongs_to_the_connection_by_which_its_server_is_heard(addresses: tuple[str, str, str]) -> None:
    first, second, _ = addresses
    servers = {f"channel-{number}": str(number << 22 | 5) for number in range(1, 9)} | {"private": ""}

    async def found(store: Store) -> set[str]:
        """Returns the channels of which lobbies, posts and lists are this process's."""
        async with store.read() as tx:
            lobbies = {row.channel for row in await tx.tables.open_lobbies(9.0)}
            assert lobbies == {row.table for row in await tx.outbox.due(9.0, 99)}
            assert lobbies == {row.channel for row in await tx.dashboards.stale()}
            return lobbies

    with at(first).join(ALL_FOUR, FOUR), at(second).join(ALL_FOUR, FOUR):
        async with open_store(first) as one, open_store(second) as two:
            async with one.write() as tx:
                host = await tx.members.add("Ada", CHAT, "ada", 1.0)
                for channel, server in servers.items():
                    row = a_table(id=channel, platform=CHAT, channel=channel, server=server, host=host.id)
                    await tx.tables.add(replace(row, status="lobby"))
                    await tx.dashboards.put(DashboardRow(platform=CHAT, channel=channel))
                    await tx.outbox.add(f"post-{channel}", channel, b"", 0.0)
            stand_by(second)
            await until(lambda: (connections(first), connections(second)) == ([0, 1], [2, 3]))
            assert await found(one) == {"private", "channel-1", "channel-4", "channel-5", "channel-8"}
            assert await found(two) == servers.keys() - await found(one)
            assert await found(one) == {here for here, server in servers.items() if one.leases.of(CHAT, here, server)}
            assert await two.server_of(CHAT, "channel-3") == servers["channel-3"]
            for channel in servers:
                assert (await one.lease_at(channel) is None) == (await two.lease_at(channel) is not None)


async def test_what_is_used_is_given_back_when_that_has_ended(addresses: tuple[str, str, str]) -> None:
    first, second, _ = addresses
    with at(first).join(PARTS, {}), at(second).join(PARTS, {}):
        await until(lambda: len(parts(working(first))) == 9)
        lease = next(iter(working(first).held - {working(first).get(CLOCK)}))
        with working(first).using(lease):
            working(first).leave()
            await until(lambda: len(parts(working(second))) == 16)
            assert working(first).get(lease.part) is None, "nothing is begun any more"
            assert working(first).holds(lease), "but what is under way is still its own"
        await until(lambda: len(parts(working(second))) == 17)


async def test_what_is_written_under_a_lease_that_is_gone_is_not_kept(addresses: tuple[str, str, str]) -> None:
    first, *_ = addresses
    with at(first).join(PARTS, {}):
        async with open_store(first) as store:
            lease = store.leases.get(CLOCK)
            assert lease is not None
            async with store.write(lease) as tx:
                await tx.installation.note_alive(1.0)
            for other in (Lease(CLOCK, lease.number + 1), Lease(CLOCK, 0)):
                with pytest.raises(LeaseLost):
                    async with store.write(other) as tx:
                        await tx.installation.note_alive(2.0)
            async with store.read() as tx:
                assert await tx.installation.alive() == 1.0


async def test_one_that_was_away_too_long_finds_all_taken_and_begins_anew(
    addresses: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = addresses
    with at(first).join(PARTS, {}), at(second).join(PARTS, {}):
        async with open_store(first) as store:
            await until(lambda: len(parts(working(second))) == 8)
            lease = store.leases.get(CLOCK)
            assert lease is not None
            with monkeypatch.context() as patched:
                beat = Working._beat
                patched.setattr(
                    Working,
                    "_beat",
                    lambda one, connection: None if one is working(first) else beat(one, connection),
                )
                forget(first)
                await until(lambda: len(parts(working(second))) == 17)
                with pytest.raises(Busy):
                    async with store.write() as tx:
                        await tx.installation.note_alive(1.0)
            await until(lambda: len(parts(working(first))) == 8)
            with pytest.raises(LeaseLost):
                async with store.write(lease) as tx:
                    await tx.installation.note_alive(1.0)
            async with store.write() as tx:
                assert await tx.installation.alive() is None


async def test_nothing_is_begun_from_the_moment_on_at_which_others_may_take_it(
    addresses: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.working.LAPSE", 600.0)
    monkeypatch.setattr("storage.working.BEAT", 600.0)  # from now on it hangs
    with at(addresses[0]).join(PARTS, {}):
        lease = working(addresses[0]).get(CLOCK)
        assert lease is not None and working(addresses[0]).holds(lease)
        began = time.monotonic()
        monkeypatch.setattr(time, "monotonic", lambda: began + 600.0)
        assert working(addresses[0]).get(CLOCK) is None
        assert not working(addresses[0]).holds(lease)
        assert working(addresses[0]).serves() == set()
        monkeypatch.undo()


async def test_what_is_found_to_be_served_is_spread_as_the_leases_are(addresses: tuple[str, str, str]) -> None:
    first, second, _ = addresses
    places = [(platform, f"channel-{number}") for platform in (CHAT, "other") for number in range(40)]

    async def found(store: Store) -> set[tuple[str, str]]:
        async with store.read() as tx:
            return {(row.platform, row.channel) for row in await tx.dashboards.stale()}

    async with open_store(first) as alone:
        assert alone.leases.of(CHAT, "channel-1", "") is ALWAYS
        async with alone.write() as tx:
            for platform, channel in places:
                await tx.dashboards.put(DashboardRow(platform=platform, channel=channel))
        assert await found(alone) == set(places)
    with at(first).join(ALL, {CHAT: 1}), at(second).join(ALL, {CHAT: 1}):
        async with open_store(first) as one, open_store(second) as two:
            await until(lambda: len(parts(working(second))) == 9 and len(parts(working(first))) == 9)
            assert await found(one) == {
                place for place in places if part_of(*place, "", {CHAT: 1}) in parts(one.leases)
            }
            assert await found(one) | await found(two) == set(places)
            assert await found(one) & await found(two) == set()
            assert {place for place in places if place[0] == CHAT} <= await found(one)
            assert {place for place in places if one.leases.of(*place, "")} == await found(one)


async def test_one_for_which_the_tables_are_too_new_says_so_and_ends(
    addresses: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = addresses
    with at(first).join(PARTS, {}), at(second).join((), {}):
        assert parts(working(first)) == PARTS, "who migrates takes nothing"
        number = working(first).number
        monkeypatch.setattr(postgresql, "OLDEST", "9999")
        at(second).migrate()
        await until(lambda: working(first).number not in (0, number))
        monkeypatch.setattr(postgresql, "VERSION", "0001")
        with psycopg.connect(second) as other:
            other.execute("DELETE FROM longtable_processes WHERE name = %s", (working(first).name,))
        await until(lambda: working(first).ended)
        assert isinstance(working(first).ended, NewerDatabase)
