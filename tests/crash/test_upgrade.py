"""Processes end and start anew one after the other, and the database is migrated, while somebody plays on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random

from yarl import URL

from tests.bot.chat_web.visitors import Visitor
from tests.crash.chats import AWAY, OnTheWeb, until
from tests.crash.play import read
from tests.crash.several import Process
from tests.crash.tables import WAITING, Table
from tests.postgresql import database

BUSY = "nothing was changed"
"""What members are told where nothing is taken."""


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
    sys.stdout.write(f"\n{table.figures}; processes ended after {', '.join(f'{seconds:.1f} s' for seconds in times)}")
