# ruff: noqa: T201 - what it prints is what it is for
"""Floods of the web table: somebody asks for far too much while a member plays, and we see how long the member waits.

Each flood is made by a process of its own that yields to others, only ever against a bot that was started for it on
127.0.0.1 with the 1,024 descriptors that most systems give a process. ``python -m tests.laws.soak --part floods``.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from uuid import uuid4

import aiohttp
from yarl import URL

from bench.figures import percentile
from tests.bot.chat_web.visitors import Visitor

SECONDS = 15.0
WARM = 2.0
"""Seconds of play before that, in which everything is done that is done once."""
PATIENCE = 10.0
"""Seconds after which the member gives up an answer."""
BROKEN = (aiohttp.ClientError, OSError, TimeoutError, asyncio.IncompleteReadError)
HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Half: "
GAMES = ("tikal", "java", "mexica", "caylus", "magellan")


@dataclass(frozen=True, slots=True)
class Size:
    """How large the floods are."""

    silent: int = 3000
    pictures: int = 400
    sockets: int = 24
    members: int = 20
    tables: int = 20


Keys = Sequence[tuple[str, str]]
"""Members with their personal links."""


# ---------------------------------------------------------------------- the floods


async def half_headers(address: str, size: Size, keys: Keys) -> None:
    """Opens sockets that send half a header and wait, each anew when it was closed."""

    async def hold(number: int) -> None:
        await asyncio.sleep(number * 0.001)
        while True:
            with suppress(*BROKEN):
                reader, writer = await asyncio.open_connection(URL(address).host, URL(address).port)
                writer.write(HALF)
                await reader.read()
                writer.close()
            await asyncio.sleep(1)

    await asyncio.gather(*(hold(number) for number in range(size.silent)))


async def pictures(address: str, size: Size, keys: Keys) -> None:
    """Asks for pictures of one member, more than are kept, as many at once as there are sockets."""
    async with _enter(address, *keys[0]) as eve:
        shown = [await eve.table(thread) for thread in await threads(eve)]
        wanted = itertools.cycle(
            f"{table['picture']}?layout={layout}" for layout in ("wide", "tall") for table in shown if table
        )
        async with aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(limit=0), cookies={"longtable": eve.cookie}
        ) as session:

            async def ask() -> None:
                while True:
                    with suppress(*BROKEN):
                        async with session.get(eve.place(next(wanted))) as answer:
                            await answer.read()
                            await asyncio.sleep(0 if answer.ok else 0.5)

            await asyncio.gather(*(ask() for _ in range(size.pictures)))


async def frames(address: str, size: Size, keys: Keys) -> None:
    """Opens pages that talk without end."""
    async with _enter(address, *keys[0]) as eve:

        async def talk() -> None:
            while True:
                with suppress(*BROKEN):
                    async with eve.listen() as page:
                        while not page.socket.closed:
                            await page.socket.send_str("x" * 1000)
                await asyncio.sleep(0.2)

        await asyncio.gather(*(talk() for _ in range(size.sockets)))


async def lines(address: str, size: Size, keys: Keys) -> None:
    """Opens pages of many members, all of whom talk as fast as they can."""
    async with AsyncExitStack() as stack:
        members = [await stack.enter_async_context(_enter(address, *key)) for key in keys]

        async def read(member: Visitor) -> None:
            while True:
                with suppress(*BROKEN):
                    revision = (await member.get("state")).json.get("revision", 0)  # none where it was refused
                    async with member.listen(after=revision) as page:
                        async for _ in page.socket:
                            pass
                await asyncio.sleep(1)

        async def talk(member: Visitor) -> None:
            while True:
                with suppress(*BROKEN):
                    await member.send("Hello")
                await asyncio.sleep(0.1)

        readers = [read(member) for member in members for _ in range(size.sockets)]
        await asyncio.gather(*readers, *(talk(member) for member in members))


async def nothing(address: str, size: Size, keys: Keys) -> None:
    """Leaves the member alone, for comparison."""


Flood = Callable[[str, Size, Keys], Coroutine[Any, Any, None]]
FLOODS: dict[str, Flood] = {
    "nothing": nothing,
    "sockets with half a header": half_headers,
    "requests for pictures": pictures,
    "pages that send frames": frames,
    "pages and lines": lines,
}


# ---------------------------------------------------------------------- the member, and what is seen


async def threads(member: Visitor) -> list[str]:
    return [thread["thread"] for thread in (await member.get("state")).json["threads"]]


@asynccontextmanager
async def _enter(address: str, user: str, link: str) -> AsyncIterator[Visitor]:
    """Lets a member in by the link."""
    async with Visitor(address) as visitor:
        visitor.user = user
        assert (await visitor.open(link)).status == 200
        yield visitor


async def let_in(address: str, start: str, count: int) -> list[tuple[str, str]]:
    """Adds members as the host; returns them with their links."""
    async with Visitor(address) as host:
        await host.open(start)
        added = [(await host.post("/start/members", {"name": f"Member {number}"})).json for number in range(count)]
        return [(member["user"], member["link"]) for member in added]


async def sit(member: Visitor, tables: int) -> None:
    """Begins practice games, so that there are boards to look at."""
    before = len(await threads(member))
    for number in range(tables):
        await member.send(f"/new {GAMES[number % len(GAMES)]} practice")
        await member.send("/start")
        for _ in range(1000):
            opened = (await threads(member))[before + number :]
            if opened and await member.table(opened[-1]) is not None:  # a moment later than the thread
                break
            await asyncio.sleep(0.05)


async def play(member: Visitor, seconds: float, answers: Counter[str]) -> tuple[list[float], list[float]]:
    """Commands and looks at boards like somebody who plays; returns how many milliseconds each took."""
    commands, boards = list[float](), list[float]()
    thread = (await threads(member))[-1]
    table = await member.table(thread)
    assert table is not None
    ends = time.monotonic() + seconds
    for number in itertools.count():
        if number and time.monotonic() > ends:
            return commands, boards
        line = ("/mygames", "/notes " + uuid4().hex, "/score")[number % 3]
        await _timed(commands, answers, member.send(line, thread))
        if number % 3 == 0:
            await _timed(boards, answers, member.get(f"{table['picture']}?layout={('wide', 'tall')[number % 2]}"))
        await asyncio.sleep(0.3)
    raise AssertionError


async def _timed(taken: list[float], answers: Counter[str], asking: Awaitable[Any]) -> None:
    began = time.perf_counter()
    try:
        async with asyncio.timeout(PATIENCE):
            answers[str((await asking).status)] += 1
    except BROKEN as error:
        answers[type(error).__name__] += 1
    taken.append((time.perf_counter() - began) * 1000)


@contextmanager
def serving(folder: Path, log: Path) -> Iterator[str]:
    """Starts a bot in a process of its own with 1,024 descriptors; yields the host's own link."""
    environ = {**os.environ, "LONGTABLE_DATA": str(folder), "LONGTABLE_WEB_PORT": "0"}
    run = 'ulimit -n 1024; exec "$0" -m bot run'
    with log.open("wb") as errors:
        process = subprocess.Popen(
            ["sh", "-c", run, sys.executable], env=environ, stdout=subprocess.PIPE, stderr=errors, text=True
        )
        try:
            assert process.stdout is not None
            yield next(line.strip() for line in process.stdout if "/start?token=" in line)
        finally:
            process.terminate()
            process.communicate()


def _attack(flood: str, address: str, size: Size, keys: Keys) -> None:
    os.nice(10)  # others have computers of their own
    asyncio.run(FLOODS[flood](address, size, keys))


@contextmanager
def flooding(flood: str, address: str, size: Size, keys: Keys) -> Iterator[None]:
    """Lets a process make a flood for as long as this lasts."""
    process = get_context("spawn").Process(target=_attack, args=(flood, address, size, keys))
    process.start()
    try:
        yield
        assert process.is_alive() or FLOODS[flood] is nothing, "the flood has ended by itself"
    finally:
        process.kill()
        process.join()


def measure(flood: str, seconds: float = SECONDS, size: Size | None = None) -> str:
    """Makes one flood against a bot of its own while a member plays; returns a line of figures."""
    with TemporaryDirectory(prefix="longtable-flood-") as name:
        folder, log = Path(name, "data"), Path(name, "log")
        with serving(folder, log) as start:
            commands, boards, answers = asyncio.run(_measure(flood, start, seconds, size or Size()))
        kept = log.stat().st_size / 1024
    return f"{flood}: commands {_told(commands)}, pictures {_told(boards)}, answers {dict(answers)}, log {kept:.1f} KB"


async def _measure(flood: str, start: str, seconds: float, size: Size) -> tuple[list[float], list[float], Counter[str]]:
    address, answers = str(URL(start).origin()), Counter[str]()
    (*keys, own) = await let_in(address, start, size.members + 1)
    async with _enter(address, *keys[0]) as eve:
        await sit(eve, size.tables if flood == "requests for pictures" else 0)
    async with _enter(address, *own) as ada:
        await sit(ada, 1)
        await play(ada, WARM, Counter())  # the drawing is started with the first picture, and words are read
        with flooding(flood, address, size, keys):
            await asyncio.sleep(min(seconds, 5))
            return *await play(ada, seconds, answers), answers


def _told(taken: Sequence[float]) -> str:
    return f"p50 {percentile(taken, 0.5):.0f} p95 {percentile(taken, 0.95):.0f} ms"


def tell() -> None:
    """Prints the figures of every flood."""
    for flood in FLOODS:
        print("  " + measure(flood), flush=True)
