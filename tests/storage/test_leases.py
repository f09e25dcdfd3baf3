"""Several processes on one database: each does its part, and one that is gone or was away does nothing any more."""

from __future__ import annotations

import time
from collections.abc import Iterator

import psycopg
import pytest

from storage import postgresql
from storage.databases import at
from storage.errors import Busy, LeaseLost, NewerDatabase
from storage.leases import ALWAYS, CLOCK, PARTS, Lease, Leases, part_of
from storage.postgresql import _working
from storage.rows import DashboardRow
from storage.store import Store, open_store
from storage.working import Working
from tests.postgresql import database
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


def parts(leases: Leases | Working) -> set[str]:
    return {lease.part for lease in leases.held}


def working(address: str) -> Working:
    return _working[address]


def forget(address: str) -> None:
    """Lets others find that a process was not heard of for too long."""
    with psycopg.connect(address) as connection:
        when, name = "UPDATE longtable_processes SET until = to_timestamp(0) WHERE name = %s", working(address).name
        connection.execute(when, (name,))


async def test_who_comes_first_takes_all_and_gives_back_what_others_need(addresses: tuple[str, str, str]) -> None:
    first, second, third = addresses
    with at(first).join(ALL, [CHAT]):
        assert parts(working(first)) == ALL
        with at(second).join(ALL, [CHAT]):
            await until(lambda: len(parts(working(second))) == 9)
            await until(lambda: parts(working(first)).isdisjoint(parts(working(second))))
            assert {CHAT, CLOCK} <= parts(working(first)), "a connection is not given back for evenness"
            with at(third).join(ALL, [CHAT]):
                await until(lambda: len(parts(working(third))) >= 5)
                await until(lambda: {len(parts(working(address))) for address in addresses} <= {5, 6, 7})
            await until(lambda: len(parts(working(first)) | parts(working(second))) == 18)
    assert at(first).is_held() is False


async def test_what_is_used_is_given_back_when_that_has_ended(addresses: tuple[str, str, str]) -> None:
    first, second, _ = addresses
    with at(first).join(PARTS, ()), at(second).join(PARTS, ()):
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
    with at(first).join(PARTS, ()):
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
    with at(first).join(PARTS, ()), at(second).join(PARTS, ()):
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
    with at(addresses[0]).join(PARTS, ()):
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
        assert alone.leases.of(CHAT, "channel-1") is ALWAYS
        async with alone.write() as tx:
            for platform, channel in places:
                await tx.dashboards.put(DashboardRow(platform=platform, channel=channel))
        assert await found(alone) == set(places)
    with at(first).join(ALL, [CHAT]), at(second).join(ALL, [CHAT]):
        async with open_store(first) as one, open_store(second) as two:
            await until(lambda: len(parts(working(second))) == 9 and len(parts(working(first))) == 9)
            assert await found(one) == {place for place in places if part_of(*place, [CHAT]) in parts(one.leases)}
            assert await found(one) | await found(two) == set(places)
            assert await found(one) & await found(two) == set()
            assert {place for place in places if place[0] == CHAT} <= await found(one)
            assert {place for place in places if one.leases.of(*place)} == await found(one)


async def test_one_for_which_the_tables_are_too_new_says_so_and_ends(
    addresses: tuple[str, str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, _ = addresses
    with at(first).join(PARTS, ()), at(second).join((), ()):
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
