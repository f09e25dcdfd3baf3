from __future__ import annotations

import asyncio
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest

from rules.core import codec
from rules.core.log import Entry
from storage import driver
from storage.errors import NewerDatabase, NoDatabase, NotADatabase, OlderDatabase, Unavailable
from storage.migrate import migrate
from storage.rows import EntryRow, MatchRow, NewsRow, SeatRow
from storage.store import Store, Transaction, open_store
from tests.disk import SHIPPED
from tests.storage.sample import a_table, posted, seat_two
from tests.waiting import PATIENCE


async def count(store: Store) -> float:
    async with store.read() as tx:
        return await tx.installation.alive() or 0.0


async def add_one(tx: Transaction) -> None:
    await tx.installation.note_alive((await tx.installation.alive() or 0.0) + 1.0)


async def test_what_was_written_can_be_read_after_the_store_was_closed(path: Path) -> None:
    async with open_store(path) as store, store.write() as tx:
        await add_one(tx)
    async with open_store(path, readonly=True) as store:
        assert await count(store) == 1


async def test_an_exception_takes_back_the_whole_transaction(store: Store) -> None:
    with pytest.raises(ZeroDivisionError):
        async with store.write() as tx:
            await seat_two(tx)
            await add_one(tx)
            raise ZeroDivisionError
    async with store.read() as tx:
        assert await tx.tables.running() == ()
    assert await count(store) == 0


async def test_fifty_writers_queue(store: Store) -> None:
    async def write() -> None:
        async with store.write() as tx:
            before = await tx.installation.alive()
            await asyncio.sleep(0.001)
            assert await tx.installation.alive() == before
            await add_one(tx)

    async with asyncio.TaskGroup() as tasks:
        for _ in range(50):
            tasks.create_task(write())
    assert await count(store) == 50


async def test_readers_read_while_somebody_writes(store: Store) -> None:
    async with store.write() as tx:
        await add_one(tx)
    async with store.write() as tx:
        await add_one(tx)
        assert await asyncio.wait_for(asyncio.gather(*(count(store) for _ in range(20))), 5.0) == [1] * 20
    assert await count(store) == 2


async def test_a_reader_sees_one_state_throughout(store: Store) -> None:
    async with store.read() as reading:
        assert await reading.installation.alive() is None
        async with store.write() as tx:
            await add_one(tx)
        assert await reading.installation.alive() is None
    assert await count(store) == 1


async def test_a_reader_cannot_write(store: Store) -> None:
    async with store.read() as tx:
        with pytest.raises(Unavailable, match=r"read-?only"):
            await add_one(tx)


async def test_a_store_for_reading_only_has_no_writer(path: Path) -> None:
    async with open_store(path, readonly=True) as store:
        with pytest.raises(RuntimeError):
            async with store.write():
                pass


async def test_nothing_slower_or_less_safe_than_promised_is_set(
    path: Path, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driver, "SETTINGS", SHIPPED)
    async with store.write() as tx:
        found = {
            name: (await tx.installation._sql._connection.run(f"PRAGMA {name}", [()])).rows[0][0]
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 300}


async def test_a_writer_holds_the_database_from_the_first_moment(path: Path, store: Store) -> None:
    with closing(sqlite3.connect(path, timeout=0, isolation_level=None)) as other:
        async with store.write():
            with pytest.raises(sqlite3.OperationalError, match="locked"):
                other.execute("BEGIN IMMEDIATE")
        other.execute("BEGIN IMMEDIATE")


async def test_a_writer_waits_for_another_process(path: Path, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("storage.sqlite.PATIENCE", 60.0)  # on a busy machine the other one may take longer
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        async def write() -> None:
            async with store.write() as tx:
                await add_one(tx)

        task = asyncio.create_task(write())
        await asyncio.sleep(0.1)
        assert not task.done()
        other.execute("COMMIT")
        await task
    assert await count(store) == 1


async def test_only_the_owner_can_read_the_files(path: Path, store: Store) -> None:
    async with store.write() as tx:
        await add_one(tx)
    files = [file for file in path.parent.iterdir() if file.name.startswith(path.name)]
    assert len(files) == 4
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600] * 4


async def test_a_closed_store_leaves_one_file_and_a_note(path: Path) -> None:
    async with open_store(path) as store:
        async with store.write() as tx:
            await add_one(tx)
        assert await count(store) == 1
    assert sorted(path.parent.iterdir()) == [path, path.with_name(f"{path.name}.note")]


@pytest.mark.parametrize("name", ["100%41 & more?mode=memory#x", "Žluťoučký kůň"])
async def test_any_file_name_will_do(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / f"{name}.sqlite"
    migrate(path)
    async with open_store(path) as store:
        async with store.write() as tx:
            await add_one(tx)
        assert await count(store) == 1


async def write_twice(store: Store) -> None:
    async with store.write() as tx:
        await add_one(tx)
        await add_one(tx)


async def write_and_fail(store: Store) -> None:
    async with store.write() as tx:
        await add_one(tx)
        raise ZeroDivisionError


@pytest.mark.timeout(60)
@pytest.mark.parametrize(("what", "kept"), [("BEGIN", 0), ("COMMIT", 2), ("ROLLBACK", 0)])
async def test_a_cancelled_task_ends_when_what_it_had_begun_is_done(
    path: Path, store: Store, what: str, kept: int
) -> None:
    await write_twice(store)
    writer, loop = store._writer, asyncio.get_running_loop()
    assert writer is not None

    def cancel_in_slow_work(statement: str) -> None:
        if statement.startswith(what):
            for delay in (0.0, 0.02, 0.04):
                loop.call_soon_threadsafe(loop.call_later, delay, task.cancel)
            time.sleep(0.1)

    writer.own.set_trace_callback(cancel_in_slow_work)
    task = asyncio.create_task(write_and_fail(store) if what == "ROLLBACK" else write_twice(store))
    with pytest.raises(asyncio.CancelledError):
        await task
    writer.own.set_trace_callback(None)
    assert await count(store) == 2 + kept
    await write_twice(store)
    assert await count(store) == 2 + kept + 2
    assert store._writer is writer, "the connection is not lost by it"


async def test_a_task_cancelled_again_and_again_leaves_all_or_nothing(store: Store) -> None:
    outcomes = []
    for patience in range(0, 60, 3):
        before = await count(store)
        task = asyncio.create_task(write_twice(store))
        for _ in range(patience):
            await asyncio.sleep(0.0001)
        while not task.done():
            task.cancel()
            await asyncio.sleep(0)
        outcomes.append(await count(store) - before)
    assert set(outcomes) == {0, 2}
    assert await count(store) == sum(outcomes)


async def test_a_writer_can_be_cancelled_while_it_waits_for_its_turn(store: Store) -> None:
    async with store.write() as tx:
        await add_one(tx)
        waiting = asyncio.create_task(write_twice(store))
        behind = asyncio.create_task(write_twice(store))
        await asyncio.sleep(0.01)
        waiting.cancel()
        await asyncio.wait({waiting}, timeout=PATIENCE)
        assert waiting.cancelled()
    await asyncio.wait_for(behind, PATIENCE)
    assert await count(store) == 3


async def test_a_full_disk_is_told_and_nothing_is_kept(path: Path, store: Store) -> None:
    async with store.write() as tx:
        await add_one(tx)
        await tx.installation._sql._connection.run("PRAGMA max_page_count = 1", [()])
    with pytest.raises(Unavailable, match="full"):
        async with store.write() as tx:
            await add_one(tx)
            await tx.lounge.pictures.add("p", "", "image/png", b"x" * 1_000_000)
    assert await count(store) == 1


async def test_there_must_be_a_database(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase):
        async with open_store(tmp_path / "none.sqlite"):
            pass
    assert not (tmp_path / "none.sqlite").exists()


@pytest.mark.parametrize("content", [b"", b"rubbish" * 1000], ids=["empty", "rubbish"])
async def test_the_file_must_be_a_database(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "x.sqlite"
    path.write_bytes(content)
    with pytest.raises(NotADatabase):
        async with open_store(path):
            pass
    assert path.read_bytes() == content


@pytest.mark.parametrize(("version", "error"), [("0000", OlderDatabase), ("9999", NewerDatabase)])
async def test_the_database_must_be_of_this_version(path: Path, version: str, error: type[Exception]) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", [version])
    with pytest.raises(error, match=version):
        async with open_store(path):
            pass


def used(path: Path) -> int:
    """Returns how many bytes of the database are in use."""
    with closing(sqlite3.connect(path)) as database:
        pages, free = (database.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "freelist_count"))
        return (pages - free) * 4096


async def test_a_long_game_for_four_takes_at_most_100_kilobytes(path: Path) -> None:
    """Three games of 600 entries grow side by side; entries and snapshots are as long as those of Tikal."""
    games, entries, turn = [f"table{number:03}" for number in range(3)], 600, 6
    empty = used(path)
    async with open_store(path) as store:
        async with store.write() as tx:
            await seat_two(tx)
            for table in games:
                await tx.tables.add(a_table(id=table))
                await tx.matches.add(MatchRow(table=table, snapshot=b"", entries=0))
                for seat in range(4):
                    await tx.seats.put(SeatRow(table=table, seat=seat, member=1, colour=seat))
        for start in range(0, entries, turn):
            for table in games:
                async with store.write() as tx:
                    for n in range(start, start + turn):
                        await tx.matches.append(EntryRow(table=table, n=n, entry=an_entry(n, n == start), at=1.7e9 + n))
                    await tx.matches.update(MatchRow(table=table, snapshot=b"s" * 8000, entries=start + turn), start)
                    await tx.news.put(NewsRow(table=table, seat=start // turn % 4, events=b"e" * 1000))
                    post = await posted(tx, f"{table}:{start}", table, b"p" * 9000, 1.0)
                    await tx.outbox.sent(post, f"message-{start}", 2.0)
    assert (used(path) - empty) / len(games) <= 100 * 1024


def an_entry(n: int, barrier: bool) -> bytes:
    digest = codec.digest(n)[:32]
    return codec.encode(Entry(n, n % 4, "player", "move 3 c3-d3-d4", (), barrier, digest, digest if barrier else ""))
