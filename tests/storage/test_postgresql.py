"""What a server has that a file has not: ways to it, a lease, and a way out of it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import psycopg
import pytest
from sqlalchemy import func, select

from bot.app.app import App
from bot.app.beside import sender
from bot.app.play.tables import stored_log
from bot.app.speech.messages import TryLater
from rules.core.play import RandomPlayer
from storage import postgresql
from storage.databases import at
from storage.errors import Busy, InUse, NotADatabase, NotEmpty, TakenOver, Unavailable
from storage.leases import PARTS
from storage.postgresql import Connection, Postgresql
from storage.schema import VERSION
from storage.store import open_store
from tests.bot.app.beside.test_sender import failing
from tests.bot.app.chat import Person, is_taken, open_app, playing_at, seat_down, table_at
from tests.bot.app.outside import Hours
from tests.postgresql import database, server
from tests.storage.sample import one_of_each, seat_two
from tests.storage.test_migrate import NEXT, planted
from tests.waiting import PATIENCE, until

MOST_WAYS = 8
"""To the server and back, for a move that does not end its game."""


@pytest.fixture
def address() -> Iterator[str]:
    with database() as address:
        yield address


async def test_a_whole_game_is_played_and_no_move_takes_more_ways_to_the_server(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways: list[int] = []
    begin, commit = Connection.begin, Connection.commit

    async def begin_counted(self: Connection) -> None:
        self.ways = 0
        await begin(self)

    async def commit_counted(self: Connection) -> None:
        await commit(self)
        if self.writes:
            ways.append(self.ways)

    monkeypatch.setattr(Connection, "begin", begin_counted)
    monkeypatch.setattr(Connection, "commit", commit_counted)
    async with open_app(tmp_path, database=address) as (app, chat):
        people = await seat_down(app, chat, "toy", "Ann", "Bob")
        luck, moves = Random(3), []
        while not (playing := await playing_at(app)).match.over:
            seat, action = RandomPlayer(luck.randrange).choose(playing.match)
            people[seat].patient = False
            ways.clear()
            await people[seat].types(f"/move {playing.match.game.format(action)}")
            moves.append(ways[0])
            await app.drain()
        assert "is over" in chat.said[-1]
    assert len(moves) > 20
    assert 0 < max(moves[:-1]) <= MOST_WAYS


async def test_a_server_that_is_gone_for_a_while_or_restarted_loses_nothing_that_was_taken(tmp_path: Path) -> None:
    luck, taken = Random(5), []
    with server() as own:
        at(own.address).migrate()
        async with open_app(tmp_path, database=own.address) as (app, chat):
            people = await seat_down(app, chat, "toy", "Ann", "Bob")
            for person in people:
                person.patient = False

            for gone in (True, False, True, False):
                match = (await playing_at(app)).match
                seat, action = RandomPlayer(luck.randrange).choose(match)
                line = f"/move {match.game.format(action)}"
                own.stop()
                if gone:
                    assert "cannot be reached right now, and nothing was changed" in await people[seat].types(line)
                own.start()
                assert is_taken(await people[seat].types(line))
                taken.append(match.game.format(action))
            async with asyncio.timeout(PATIENCE):  # what was just being posted is tried again after a moment
                while await pending(app):
                    await app.drain()
                    await asyncio.sleep(0.05)
            async with app.store.read() as tx:
                log = await stored_log(tx, (await table_at(app)).id)
    assert [entry.action for entry in log if entry.by == "player"] == taken


async def pending(app: App) -> int:
    async with app.store.read() as tx:
        return await tx.outbox.pending_count()


async def test_a_list_of_tables_is_asked_for_at_once_however_many_there_are(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ways = []
    async with open_app(tmp_path, database=address) as (app, _):
        ann = Person(app, "Ann")
        for tables in range(1, 5):
            await ann.types("/new toy")
            await app.drain()
            with monkeypatch.context() as patched:
                counted = count_ways(patched)
                assert (await ann.types("/tables")).count("1 of 4") == tables
            ways.append(len(counted))
    assert set(ways) == {ways[0]}


def count_ways(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """Counts from now on how often the task that runs asks a server."""
    counted, task, ask = list[None](), asyncio.current_task(), Connection.ask

    async def counting(self: Connection, *asked: Any) -> Any:
        if asyncio.current_task() is task:
            counted.append(None)
        return await ask(self, *asked)

    monkeypatch.setattr(Connection, "ask", counting)
    return counted


async def test_what_waited_for_long_is_delivered_behind_whatever_was_posted_since(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sender, "LOOKS", 1)
    hours = Hours()
    async with open_app(tmp_path, hours, database=address) as (app, chat):
        ann, bob = Person(app, "Ann"), Person(app, "Bob")
        chat.before = failing(1, lambda: TryLater("down", 60))
        await ann.types("/new toy")
        await app.drain()
        for _ in range(5):
            await bob.types("/new toy")
            await app.drain()
        assert len(chat.said) == 5 and not any("Ann" in said for said in chat.said)
        hours.at += 60
        await app.drain()
        assert len(chat.said) == 6 and "Ann" in chat.said[-1]


async def test_who_looks_what_waits_passes_by_what_was_delivered_while_a_dump_is_made(address: str) -> None:
    looks, pages = 20, 5
    async with open_store(address) as store, store.write() as tx:
        await seat_two(tx)
    with psycopg.connect(address) as dump, psycopg.connect(address, autocommit=True) as other:
        dump.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
        dump.execute("SELECT count(*) FROM outbox")
        other.execute(DELIVERED, (10_000,))
        other.execute("UPDATE outbox SET sent = 1")
        async with open_store(address) as store:
            async with store.read() as tx:
                oldest = await tx.outbox.oldest()
            async with store.write() as tx:
                await tx.outbox.add("new", "t1", b"", 0.0)
        before = await pages_read(other)
        async with open_store(address) as store:
            for _ in range(looks):
                async with store.read() as tx:
                    assert [row.key for row in await tx.outbox.due(1.0, 10, oldest)] == ["new"]
        assert looks <= await pages_read(other) - before < looks * pages


DELIVERED = """
INSERT INTO outbox (key, "table", post, attempts, due, failed, reference, private)
SELECT 'k' || n, 't1', '', 0, 0, '', '', '' FROM generate_series(1, %s) AS n
"""


async def pages_read(connection: psycopg.Connection[Any]) -> int:
    """Returns how many pages of the index of what waits were read by connections that have ended."""
    await until(lambda: connection.execute(OTHERS).fetchone() == (0,))
    connection.execute("SELECT pg_stat_force_next_flush()")  # or what it has read itself may be told only later
    read = connection.execute(PAGES, ("ix_outbox_waiting",)).fetchone()
    assert read is not None
    return int(read[0])


OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND state <> 'idle in transaction' AND pid <> pg_backend_pid()
"""
PAGES = "SELECT idx_blks_hit + idx_blks_read FROM pg_statio_user_indexes WHERE indexrelname = %s"


def test_it_is_described_by_its_version_and_by_who_works_there(address: str) -> None:
    with at(address).join(PARTS, {}):
        what, how, who = at(address).describe()
    assert "PostgreSQL " in what and f", version {VERSION}, " in what
    assert who.startswith(f"process {os.getpid()} on ")
    assert " holds clock, places-0, places-1, " in who
    assert how == "reached without a pooler"
    assert list(at(address).describe()) == [what, how, "no process works on it"]
    with database(made=False) as other:
        [nothing] = at(other).describe()
        assert nothing.endswith("no tables yet, which are made at the first start")


class Lent:
    """A connection that a pooler lends: of the server's ones the last that was given back."""

    def __init__(self, own: list[psycopg.Connection[Any]], until: str) -> None:
        self._own = own
        self._until = until
        self._lent: psycopg.Connection[Any] | None = None
        self.info = SimpleNamespace(backend_pid=-1, parameter_status=lambda name: name)
        self.autocommit = False

    def execute(self, *asked: Any) -> Any:
        self._lent = self._lent or self._own.pop()
        return self._lent.execute(*asked)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        self._lent = self._lent or self._own.pop()
        with self._lent.transaction():
            yield
        if self._until == "transaction":
            self.give_back()

    def give_back(self) -> None:
        if self._lent is not None:
            self._own.append(self._lent)
            self._lent = None


@pytest.mark.parametrize(
    ("until", "told"), [("session", "let it have 6 for each process"), ("transaction", "which is well")]
)
def test_it_is_told_by_what_a_pooler_lends_connections(
    address: str, monkeypatch: pytest.MonkeyPatch, until: str, told: str
) -> None:
    with psycopg.connect(address) as first, psycopg.connect(address) as second:
        own = [first, second]

        @contextmanager
        def lent(_: Postgresql) -> Iterator[Lent]:
            connection = Lent(own, until)
            yield connection
            connection.give_back()

        monkeypatch.setattr(Postgresql, "connected", lent)
        _, how, *_ = at(address).describe()
    assert how.startswith("reached through a pooler") and told in how


def test_who_must_be_alone_is_refused_while_others_work_there_and_keeps_them_out(address: str) -> None:
    first, second = Postgresql(address), Postgresql(elsewhere(address))
    assert not first.is_held()
    with first.hold():
        assert second.is_held()
        with pytest.raises(InUse, match="stop it first"), second.join((), {}):
            pass
    with second.join((), {}), pytest.raises(InUse, match="stop it first"), first.hold():
        pass
    with second.hold():
        pass


def elsewhere(address: str) -> str:
    """Names a database otherwise, as if by another process."""
    return f"{address}&port=5432"


async def test_who_lost_a_database_that_it_held_alone_stores_nothing_any_more(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.working.BEAT", 0.05)
    with at(address).hold():
        async with open_store(address) as store:
            async with store.write() as tx:
                await tx.installation.note_alive(1.0)
            with psycopg.connect(address) as other:
                other.execute("DELETE FROM longtable_processes")
            with pytest.raises(TakenOver):
                async with store.write() as tx:
                    await tx.installation.note_alive(2.0)
            await until(lambda: not store.is_whole())
            async with store.read() as tx:
                assert await tx.installation.alive() == 1.0


def test_a_process_that_is_not_renewed_is_gone(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with at(address).hold():
        pass
    monkeypatch.setattr("storage.working.BEAT", 0.05)
    with psycopg.connect(address) as other:
        other.execute(
            "INSERT INTO longtable_processes (name, host, process, alone, leaving, until) "
            "VALUES ('other', 'elsewhere', 1, true, false, clock_timestamp() + interval '0.3 seconds')"
        )
    with at(address).hold():
        assert at(address).is_held()


def test_a_process_that_goes_beside_a_migration_holds_it_up_no_more_than_its_leases_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which it gives back in transactions of its own, so a migration sees fewer of them at its end than before."""
    gone = "def upgrade():\n    op.execute('DELETE FROM longtable_processes')"
    with database(made=False) as address, at(address).hold():
        at(address).migrate()
        monkeypatch.setattr("storage.migrate.SCRIPTS", planted(tmp_path, gone))
        monkeypatch.setattr("storage.postgresql.VERSION", NEXT)
        assert at(address).migrate().after == NEXT


def break_all(address: str) -> None:
    """Ends all other connections to a database."""
    with psycopg.connect(address) as other:
        other.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_a_connection_that_broke_between_two_moves_is_made_anew(address: str) -> None:
    async with open_store(address) as store:
        for now in (1.0, 2.0):
            async with store.write() as tx:
                await tx.installation.note_alive(now)
                assert await tx.installation.alive() == now
            break_all(address)


@pytest.mark.parametrize("kept", [True, False])
async def test_of_a_commit_that_was_not_answered_it_is_asked_whether_it_was_carried_out(
    address: str, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    go = Connection._go

    async def break_at_the_commit(self: Connection, sent: Any) -> Any:
        if self.writes and sent[-1].text == "COMMIT":
            if kept:
                await go(self, sent)
            break_all(address)
        return await go(self, sent)

    monkeypatch.setattr(Connection, "_go", break_at_the_commit)
    async with open_store(address) as store:
        with nullcontext() if kept else pytest.raises(Busy):
            async with store.write() as tx:
                await tx.installation.note_alive(1.0)
        async with store.read() as tx:
            assert await tx.installation.alive() == (1.0 if kept else None)


async def test_a_server_that_says_nothing_is_not_waited_for_without_end(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(address) as store:
        async with store.write() as tx:
            pid = await tx.tables._sql.value(select(func.pg_backend_pid()))
        monkeypatch.setattr(postgresql, "PATIENCE", 0.2)
        os.kill(pid, signal.SIGSTOP)
        try:
            async with store.write() as tx:
                await tx.installation.note_alive(1.0)
                assert pid != await tx.tables._sql.value(select(func.pg_backend_pid())), "it has another connection now"
        finally:
            os.kill(pid, signal.SIGCONT)


async def test_who_says_nothing_in_a_transaction_keeps_nobody_out(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.working.BEAT", 60.0)
    with at(address).hold():
        async with open_store(address) as store:
            with pytest.raises(Unavailable):
                async with store.write() as tx:
                    assert await tx.installation.alive() is None
                    with psycopg.connect(address) as other:
                        other.execute("UPDATE longtable_processes SET until = to_timestamp(0)")
                    with at(elsewhere(address)).hold():
                        await tx.installation.note_alive(1.0)
                        await tx.installation.alive()
        async with open_store(address, readonly=True) as store, store.read() as tx:
            assert await tx.installation.alive() is None


async def test_a_backup_is_restored_into_an_empty_database_and_nowhere_else(address: str, tmp_path: Path) -> None:
    async with open_store(address) as store, store.write() as tx:
        await one_of_each(tx)
    kept = tmp_path / "kept.dump"
    at(address).backup(kept)
    assert kept.stat().st_mode & 0o777 == 0o600
    with pytest.raises(NotEmpty):
        at(address).restore(kept)
    with database(made=False) as other:
        at(other).restore(kept)
        at(other).examine()
        async with open_store(other) as store, store.write() as tx:
            assert (await tx.members.add("New", "web", "new", 1.0)).id > 1, "numbers go on"
            assert await tx.matches.get("t1") is not None


def test_a_database_that_sorts_otherwise_is_refused_with_the_way_to_make_one(address: str) -> None:
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("CREATE DATABASE other_order TEMPLATE template0 LOCALE 'C.UTF-8'")
    try:
        with pytest.raises(NotADatabase, match="LOCALE 'C'"):
            at(address.replace(address.split("/")[3].split("?")[0], "other_order")).migrate()
    finally:
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute("DROP DATABASE other_order")


def test_no_password_is_in_the_name_of_a_database() -> None:
    name = str(Postgresql("postgresql://bot:hunter2@db.example.org/longtable"))
    assert name == "database longtable on db.example.org"


async def test_who_is_cancelled_at_the_end_of_reading_leaves_no_connection_open(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[psycopg.AsyncConnection[Any]] = []
    ending = asyncio.Event()
    connect, roll_back = Connection._connect, Connection.roll_back

    async def connect_noted(self: Connection) -> None:
        await connect(self)
        assert self._own is not None
        opened.append(self._own)

    async def end_slowly(self: Connection) -> None:
        ending.set()
        await asyncio.sleep(0.05)
        await roll_back(self)

    monkeypatch.setattr(Connection, "_connect", connect_noted)
    monkeypatch.setattr(Connection, "roll_back", end_slowly)
    at(address).migrate()
    async with open_store(address) as store:

        async def read() -> None:
            async with store.read() as tx:
                await tx.tables.everywhere()

        reading = asyncio.create_task(read())
        await ending.wait()
        reading.cancel()
        with suppress(asyncio.CancelledError):
            await reading
        await read()
    assert opened and all(own.closed for own in opened)
