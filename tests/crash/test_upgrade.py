"""Processes end and start anew one after the other, and the database is migrated, while somebody plays on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, nullcontext, suppress
from pathlib import Path
from random import Random

import pytest
from yarl import URL

from storage.schema import OLDEST, VERSION
from tests.bot.chat_web.visitors import Visitor
from tests.crash.chats import AWAY, OnTheWeb, until
from tests.crash.play import planted, read
from tests.crash.several import Process
from tests.crash.tables import WAITING, Table
from tests.postgresql import database

BUSY = "nothing was changed"
"""What members are told where nothing is taken."""
NEXT = f"{int(VERSION) + 1:04}"
MIGRATION = f"""
from alembic import op
revision, down_revision = "{NEXT}", "{VERSION}"
def upgrade():
    op.execute("CREATE TABLE novelties (id integer PRIMARY KEY)")
"""
TOO_OLD = f"has version {NEXT}, written by a newer Longtable than this one; update it first."


class Proxy:
    """Leads each connection to the first process that takes it."""

    def __init__(self) -> None:
        self.ports: list[int] = []
        self.port = 0
        self._open = set[asyncio.Task[None]]()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        server = await asyncio.start_server(self._lead, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for task in self._open:
                task.cancel()
            await asyncio.gather(*self._open, return_exceptions=True)

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._open.add(task)
        try:
            for port in self.ports:
                with suppress(OSError):
                    to = await asyncio.open_connection("127.0.0.1", port)
                    await asyncio.gather(_pass_on(reader, to[1]), _pass_on(to[0], writer))
                    return
        finally:
            self._open.discard(task)
            writer.close()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(65536):
            writer.write(part)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


class ThroughAProxy(OnTheWeb):
    """Two at the web table who reach whatever process there is; what is not answered their page sends again."""

    def __init__(self, stack: AsyncExitStack, proxy: Proxy) -> None:
        super().__init__(stack)
        self._proxy = proxy
        self.answers: list[str] = []

    async def connected(self, link: str) -> None:
        await super().connected(str(URL(link).with_port(self._proxy.port)))

    async def ask(self, who: str, line: str, event: str) -> str:
        for _ in range(100):
            with suppress(*AWAY):
                self.answers.append(await super().ask(who, line, event))
                return self.answers[-1]
            await asyncio.sleep(0.1)
        raise AssertionError("no process answers")

    def page_of(self, who: str, process: Process) -> Visitor:
        """Returns a page of a member that is open at one process."""
        known = self._visitors[who]
        page = Visitor(f"http://127.0.0.1:{process.port}")
        page.user = known.user
        page._session.cookie_jar.update_cookies(known._session.cookie_jar.filter_cookies(known.place("")))
        return page


@pytest.mark.long
async def test_processes_end_and_start_anew_while_somebody_plays(tmp_path: Path) -> None:
    with database(made=False) as address:
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy().running())
            first, second, third = processes = [Process(tmp_path, address) for _ in range(3)]
            for process in processes:
                stack.push_async_callback(process.kill)
            await first.start()
            await second.start()
            proxy.ports = [first.port, second.port]
            chat = ThroughAProxy(stack, proxy)
            await chat.connected(first.link)
            table = Table(chat, address, Random("upgrade"))  # type: ignore[arg-type]
            await table.begin("mexica")

            async with chat.page_of("Ann", second) as page, page.listen(0) as tab:
                await table.play(1)
                told = await tab.next()
                assert told["messages"], "the page at one process shows what was played through another"

            playing = asyncio.create_task(table.play())
            await second.migrate()
            times = [await first.end()]
            proxy.ports = [second.port, third.port]
            await third.start()
            times.append(await second.end())
            made = len(table.accepted[table.id])
            await until(lambda: len(table.accepted[table.id]) > made + 2 or playing.done())
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
            if table.in_a_move:
                await table.play(1)
            await until(lambda: read(address, WAITING) == [(0,)])
            await table.check()
            assert not [answer for answer in chat.answers if BUSY in answer]
            assert max(times) <= 10.0
    sys.stdout.write(f"\n{table.figures}; processes ended after {', '.join(f'{seconds:.1f} s' for seconds in times)}")


@contextmanager
def next_version(folder: Path) -> Iterator[Path]:
    """Gives the program of a later version, beside which no program of this one can go on."""
    with planted(folder, {"storage/schema.py": (f'OLDEST = "{OLDEST}"', f'OLDEST = VERSION = "{NEXT}"')}) as copy:
        (copy / "storage" / "migrations" / "versions" / f"v{NEXT}.py").write_text(MIGRATION, encoding="utf-8")
        yield copy


@pytest.mark.long
async def test_a_process_that_is_too_old_for_new_tables_says_so_and_ends_while_the_new_one_plays_on(
    tmp_path: Path,
) -> None:
    with database(made=False) as address, next_version(tmp_path) as later:
        async with AsyncExitStack() as stack:
            proxy = await stack.enter_async_context(Proxy().running())
            old, new = Process(tmp_path, address), Process(later, address, packages=later)
            for process in (old, new):
                stack.push_async_callback(process.kill)
            await old.start()
            proxy.ports = [old.port, new.port]
            chat = ThroughAProxy(stack, proxy)
            await chat.connected(old.link)
            table = Table(chat, address, Random("too old"))  # type: ignore[arg-type]
            await table.begin("mexica")
            await table.play(2)
            await new.start()
            assert await old.ends() == 1
            assert old.said.splitlines()[-1].startswith("longtable: ") and old.said.endswith(f"{TOO_OLD}\n")
            await table.play(2)
            await until(lambda: read(address, WAITING) == [(0,)])
            await table.check()


@pytest.mark.long(but={"in a file"})
@pytest.mark.parametrize("kept", ["in a file", "on a server"])
async def test_a_program_that_is_too_old_for_a_database_is_not_started(tmp_path: Path, kept: str) -> None:
    with database(made=False) if kept == "on a server" else nullcontext("") as address, next_version(tmp_path) as later:
        await Process(tmp_path, address, packages=later).migrate()
        old = Process(tmp_path, address)
        assert await old.try_to_start() == 1
        assert old.said.splitlines()[-1].startswith("longtable: ") and old.said.endswith(f"{TOO_OLD}\n")
