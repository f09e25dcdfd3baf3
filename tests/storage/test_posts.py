from __future__ import annotations

from pathlib import Path

from sqlalchemy import select
from sqlalchemy.dialects import sqlite

from storage.rows import OutboxRow
from storage.schema import outbox, waiting
from storage.store import Store, Transaction
from tests.storage.sample import a_table, posted, refused, seat_two


async def keys(tx: Transaction, now: float, limit: int = 10) -> list[str]:
    return [row.key for row in await tx.outbox.due(now, limit)]


async def test_posts_of_a_table_go_out_one_after_the_other(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.tables.add(a_table(id="t2"))
        first = await posted(tx, "a", "t1", b"A", 1.0)
        await tx.outbox.add("b", "t1", b"B", 1.0)
        await tx.outbox.add("c", "t2", b"C", 1.0)
        assert await keys(tx, 1.0) == ["a", "c"]
        assert await keys(tx, 1.0, limit=1) == ["a"]
        await tx.outbox.sent(first, "m1", 2.0)
        assert await keys(tx, 2.0) == ["b", "c"]


async def test_a_post_that_must_wait_holds_back_those_after_it(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        first = await posted(tx, "a", "t1", b"A", 1.0)
        await tx.outbox.add("b", "t1", b"B", 1.0)
        await tx.outbox.retry(first, 30.0)
        assert await keys(tx, 29.0) == []
        assert await tx.outbox.next_due() == 30.0
        assert await keys(tx, 30.0) == ["a"]
        assert [row.attempts for row in await tx.outbox.due(30.0, 1)] == [1]
        await tx.outbox.retry(first, 30.0, failed=False)
        assert [row.attempts for row in await tx.outbox.due(30.0, 1)] == [1], "it only had to wait for its turn"


async def test_nothing_waits_that_is_older_than_the_oldest_of_all_tables(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.tables.add(a_table(id="t2"))
        assert await tx.outbox.oldest() == 0
        first, second = [await posted(tx, key, "t1", b"", 1.0) for key in "ab"]
        third = await posted(tx, "c", "t2", b"", 1.0)
        assert await tx.outbox.oldest() == first
        await tx.outbox.sent(first, "m1", 2.0)
        assert await tx.outbox.oldest() == second
        await tx.outbox.fail(second, "the channel is gone")
        assert await tx.outbox.oldest() == third
        await tx.outbox.sent(third, "m2", 2.0)
        oldest = await tx.outbox.oldest()
        await tx.outbox.add("d", "t1", b"", 2.0)
        assert [row.key for row in await tx.outbox.due(2.0, 10, oldest)] == ["d"]
        assert [row.key for row in await tx.outbox.of_table("t1", oldest)] == ["d"]
        assert await tx.outbox.next_due(oldest) == 2.0


async def test_what_waits_on_a_platform_can_be_tried_before_its_time(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.tables.add(a_table(id="t2", platform="elsewhere"))
        await tx.tables.add(a_table(id="t3"))
        await tx.outbox.add("a", "t1", b"A", 3.0)
        await tx.outbox.add("b", "t2", b"B", 3.0)
        await tx.outbox.add("c", "t3", b"C", 30.0)
        await tx.outbox.hurry(a_table().platform, 1.0, 4.0)
        assert await keys(tx, 1.0) == ["a"]
        assert await keys(tx, 3.0) == ["a", "b"]
        assert await keys(tx, 30.0) == ["a", "b", "c"]


async def test_a_post_that_is_given_up_lets_the_next_one_pass(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        first = await posted(tx, "a", "t1", b"A", 1.0)
        await tx.outbox.add("b", "t1", b"B", 5.0)
        await tx.outbox.fail(first, "the channel is gone")
        assert await keys(tx, 5.0) == ["b"]
        assert await tx.outbox.next_due() == 5.0
        given_up = await tx.outbox.get("a")
        assert given_up is not None
        assert given_up.failed == "the channel is gone"


async def test_a_delivered_post_keeps_its_key_and_reference_but_not_its_contents(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        id = await posted(tx, "a", "t1", b"x" * 10_000, 1.0)
        await tx.outbox.sent(id, "m1", 2.0)
        assert await tx.outbox.get("a") == OutboxRow(
            id=id, key="a", table="t1", post=b"", due=1.0, sent=2.0, reference="m1"
        )
    async with refused(store) as tx:
        await tx.outbox.add("a", "t1", b"again", 3.0)
    async with store.read() as tx:
        assert await tx.outbox.get("b") is None


async def test_a_table_is_found_by_the_reference_of_its_post(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.tables.add(a_table(id="t2"))
        for key, table, reference in (("a", "t1", "m1"), ("b", "t1", "m1"), ("c", "t2", "m2")):
            await tx.outbox.sent(await posted(tx, key, table, b"", 1.0), reference, 2.0)
        assert await tx.outbox.tables_of("m1") == ("t1",)
        assert await tx.outbox.tables_of("m3") == ()


async def test_what_waits_is_found_without_looking_at_what_was_delivered(path: Path, store: Store) -> None:
    plans = []
    for query in (select(outbox).where(waiting), select(outbox).where(outbox.c.reference == "m1")):
        statement = str(query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True}))
        async with store.read() as tx:
            explained = await tx.outbox._sql._connection.run(f"EXPLAIN QUERY PLAN {statement}", [()])
            plans += [row[3] for row in explained.rows]
    assert [plan.split(" (")[0].split()[-1] for plan in plans] == ["ix_outbox_waiting", "ix_outbox_reference"]


async def test_a_transaction_knows_whether_a_post_was_added(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        assert not tx.outbox.grown
        await tx.outbox.add("a", "t1", b"", 1.0)
        assert tx.outbox.grown
    async with store.write() as tx:
        await tx.outbox.retry(1, 2.0)
        assert not tx.outbox.grown


async def test_delivered_posts_are_forgotten_where_nothing_happens_any_more(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        for id, status in (("t2", "over"), ("t3", "closed"), ("t4", "lobby")):
            await tx.tables.add(a_table(id=id, status=status))
        for table in ("t1", "t2", "t3", "t4"):
            for sent in (10.0, 20.0):
                id = await posted(tx, f"{table} {sent:.0f}", table, b"", 1.0)
                await tx.outbox.sent(id, f"m-{table}-{sent:.0f}", sent)
        await tx.outbox.add("waits", "t2", b"", 1.0)
        await tx.outbox.prune(20.0)
        known = [f"{table} {sent}" for table in ("t1", "t2", "t3", "t4") for sent in (10, 20)]
        assert [key for key in known if await tx.outbox.get(key) is None] == ["t2 10", "t3 10"]
        assert await tx.outbox.tables_of("m-t2-10") == ()
        assert await tx.outbox.pending_count() == 1


async def test_posts_that_wait_are_counted(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        assert await tx.outbox.next_due() is None
        ids = [await posted(tx, key, "t1", b"", 1.0) for key in "abcd"]
        await tx.outbox.sent(ids[0], "m1", 2.0)
        await tx.outbox.fail(ids[1], "")
        assert await tx.outbox.pending_count() == 2


async def test_an_unknown_post_cannot_have_been_sent(store: Store) -> None:
    async with refused(store) as tx:
        await tx.outbox.sent(7, "m1", 1.0)


async def test_an_event_is_answered_once(store: Store) -> None:
    async with store.write() as tx:
        assert await tx.events.seen("web", "e1") is None
        await tx.events.remember("web", "e1", b"", 1.0)
    async with refused(store) as tx:
        await tx.events.remember("web", "e1", b"other", 2.0)
    async with store.write() as tx:
        await tx.events.remember("discord", "e1", b"there", 3.0)
        assert await tx.events.seen("web", "e1") == b""
        assert await tx.events.seen("discord", "e1") == b"there"


async def test_old_events_are_forgotten(store: Store) -> None:
    async with store.write() as tx:
        for number in (1, 2, 3):
            await tx.events.remember("web", f"e{number}", b"r", float(number))
        await tx.events.prune(before=3.0)
        assert [await tx.events.seen("web", f"e{number}") for number in (1, 2, 3)] == [None, None, b"r"]
