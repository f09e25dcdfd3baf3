"""What one process stores another one serves and shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from bot.app import App
from storage.databases import at
from storage.driver import Answer, File
from storage.leases import PARTS
from storage.working import LOOK
from tests.bot.app.chat import Chat, Person, is_taken, open_app, playing_at, seat_down
from tests.postgresql import database
from tests.waiting import until


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[tuple[tuple[App, Chat], tuple[App, Chat]]]:
    """Two applications on one database, as if each were in a process of its own."""
    with database() as address:
        async with AsyncExitStack() as stack:
            apps = []
            for number, name in enumerate((address, f"{address}&port=5432")):
                stack.enter_context(at(name).join(PARTS, {}))
                apps.append(await stack.enter_async_context(open_app(tmp_path / str(number), database=name)))
            yield apps[0], apps[1]


async def test_what_is_moved_through_one_process_is_posted_by_whichever_serves_the_place_and_once(
    two: tuple[tuple[App, Chat], tuple[App, Chat]],
) -> None:
    (first, one), (second, other) = two
    people = await seat_down(first, one, "toy", "Ann", "Bob")
    for number in range(6):
        match = (await playing_at(first)).match
        seat = match.awaited[0]
        app = (first, second)[number % 2]
        person = Person(app, people[seat].name)
        person.patient = False
        assert is_taken(await person.types(f"/move {match.game.format(match.game.default(match.state, seat))}"))
    async with first.store.read() as tx:
        known = await tx.outbox.pending_count()
    while known:
        await asyncio.sleep(0.05)
        async with first.store.read() as tx:
            known = await tx.outbox.pending_count()
    said = [*one.said, *other.said]
    assert len(said) == len(set(said)) > 3


async def test_who_shows_what_others_store_hears_of_it_and_of_nothing_else(
    two: tuple[tuple[App, Chat], tuple[App, Chat]],
) -> None:
    (first, _), (second, _) = two
    told = list[None]()
    await asyncio.sleep(0)
    first.memory.watch(lambda: told.append(None))
    async with second.memory.write() as kept:
        await kept.lounge.message("key", body=b"", at=1.0)
    await until(lambda: told)


async def test_where_there_is_one_process_nothing_is_asked_while_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def run(file: File, statement: str, rows: Sequence[Sequence[Any]]) -> Answer:
        asked.append(statement)
        return await of_all(file, statement, rows)

    of_all = File.run
    async with open_app(tmp_path) as (app, chat):
        ann, _ = await seat_down(app, chat, "toy", "Ann", "Bob")
        await app.drain()
        monkeypatch.setattr(File, "run", run)
        for _ in range(5):  # what has just been played wakes whoever looks what is due next
            asked.clear()
            await asyncio.sleep(2 * LOOK)
            if not asked:
                break
        assert asked == []
        await ann.types("/score")
        assert asked
