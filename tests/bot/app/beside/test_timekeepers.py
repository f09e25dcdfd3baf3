"""Several processes keep the time of one database: by one clock, and what is due at a table is done by one of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.app import App
from storage.databases import at
from storage.leases import CLOCK, part_of
from tests.bot.app.beside.test_watching import until
from tests.bot.app.chat import Chat, open_app, seat_down, table_at
from tests.bot.app.outside import HOUR, Hours
from tests.postgresql import database

DAY = 24 * HOUR


class Two(NamedTuple):
    """Who keeps the time, and who serves all places, each by a clock of its own."""

    keeper: App
    keepers: Hours
    server: App
    servers: Hours

    async def deadlines(self) -> list[float | None]:
        async with self.keeper.store.read() as tx:
            return [row.deadline for row in await tx.awaited.of((await table_at(self.keeper)).id)]

    async def pass_by(self, seconds: float) -> None:
        """Lets time pass in which the bot is alive."""
        self.keepers.at += seconds
        self.servers.at += seconds
        async with self.keeper.store.write() as tx:
            await tx.installation.note_alive(self.keepers.now())


@pytest.fixture
async def two(tmp_path: Path) -> AsyncIterator[Two]:
    with database() as address:
        other = f"{address}&port=5432"
        async with AsyncExitStack() as stack:
            stack.enter_context(at(address).join({CLOCK}, {}))
            keepers, servers = Hours(), Hours()
            keeper, _ = await stack.enter_async_context(open_app(tmp_path / "1", keepers, database=address))
            here = part_of(Chat.name, "hall", "", {})
            stack.enter_context(at(other).join({CLOCK, here}, {}))
            server, chat = await stack.enter_async_context(open_app(tmp_path / "2", servers, database=other))
            await seat_down(server, chat, "tikal", "Ann", "Bob", options="pace=1d")
            assert server.store.leases.get(here)
            yield Two(keeper, keepers, server, servers)


async def test_what_is_due_is_done_by_whoever_serves_the_place(two: Two) -> None:
    before = await two.deadlines()
    await two.pass_by(1.2 * DAY)
    await two.keeper.keep_time()
    assert await two.deadlines() == before, "it is not its own to do"
    await two.server.keep_time()
    assert await two.deadlines() != before


async def test_whose_time_is_another_one_lets_nobodys_time_be_up(two: Two) -> None:
    before = await two.deadlines()
    two.servers.at += 2 * DAY
    await two.server.keep_time()
    assert await two.deadlines() == before


@pytest.mark.usefixtures("trouble_is_expected")
async def test_a_jump_is_given_back_once_and_followed_by_all(two: Two) -> None:
    before = await two.deadlines()
    two.servers.wrong = 2 * DAY
    await two.server.keep_time()
    assert two.servers.jumped() == 2 * DAY, "it waits for who keeps the time"
    two.keepers.wrong = 2 * DAY  # not before, or it could have noticed by itself meanwhile
    await two.keeper.keep_time()
    await two.server.keep_time()
    assert two.servers.jumped() == two.keepers.jumped() == 0
    assert await two.deadlines() == [deadline + 2 * DAY for deadline in before if deadline is not None]


@pytest.mark.parametrize(("gap", "given_back"), [(30.0, 0.0), (3 * HOUR, 3 * HOUR)])
async def test_who_takes_over_the_clock_gives_back_the_time_in_which_there_was_none(
    two: Two, gap: float, given_back: float
) -> None:
    await two.pass_by(0.0)
    before = await two.deadlines()
    two.keeper.store.leases.leave()
    await until(lambda: two.server.store.leases.get(CLOCK))
    two.servers.at += gap
    await two.server.keep_time()
    assert await two.deadlines() == [deadline + given_back for deadline in before if deadline is not None]
