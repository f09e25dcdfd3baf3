"""The connection to a chat goes over to another process, and with it all that is done there."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bench.figures import percentile
from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_telegram.server import BotApi
from tests.crash.chats import ByWebhook, OnDiscord, OnTelegram, until
from tests.crash.play import read
from tests.crash.several import Process, can_be_elsewhere
from tests.crash.tables import WAITING, Table
from tests.ports import free_port
from tests.postgresql import database

pytestmark = pytest.mark.long

SEED = int(os.environ.get("KILL_SEED", "1"))
TAKEOVERS = int(os.environ.get("KILL_POSTING", "1"))
HOLDER = (
    "SELECT process FROM longtable_leases JOIN longtable_processes ON longtable_processes.number = holder "
    "WHERE longtable_leases.name = ?"
)


async def test_the_connection_of_a_process_that_is_killed_or_hangs_is_made_by_another_one(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with database(made=False) as address:
        async with AsyncExitStack() as stack:
            discord = await stack.enter_async_context(Discord().running())
            api = await stack.enter_async_context(BotApi(minute=1e-9))
            chats = (OnDiscord(discord), OnTelegram(api))
            settings = {name: value for chat in chats for name, value in chat.settings.items()}
            first, second, third = processes = [Process(tmp_path, address, settings) for _ in range(3)]
            for process in processes:
                stack.push_async_callback(process.kill)
            await first.start()
            await second.start()
            for chat in chats:
                await chat.connected(first.link)
            tables = [Table(chat, address, Random(chat.name)) for chat in chats]  # type: ignore[arg-type]
            for table in tables:
                await table.begin("mexica")
                await table.play(1)
            await until(lambda: holders(address) == {first.pid})
            await until(lambda: connections(discord) == 2)

            began = time.monotonic()
            await first.kill()
            times = [await taken_over(second, address, tables[0], began)]
            await asyncio.gather(*(table.play(1) for table in tables))

            await third.start()
            await until(lambda: connections(discord) == 2)
            began = time.monotonic()
            os.kill(second.pid, signal.SIGSTOP)
            times.append(await taken_over(third, address, tables[0], began))
            await asyncio.gather(*(table.play(1) for table in tables))
            os.kill(second.pid, signal.SIGCONT)
            await until(lambda: connections(discord) == 2)
            await asyncio.gather(*(table.play(1) for table in tables))
            await until(lambda: read(address, WAITING) == [(0,)])
            for table in tables:
                await table.check()
                by_nonce = table.chat.name == "Discord"  # Telegram cannot be asked what it has
                assert table.met["posted twice"] == 0 or not by_nonce
    told = ", ".join(f"{seconds:.1f} s" for seconds in times)
    with capfd.disabled():
        sys.stdout.write(f"\nafter a kill and a hang another process answered after {told}")


async def test_a_process_that_is_not_connected_takes_what_telegram_hands_in_too(tmp_path: Path) -> None:
    with database(made=False) as address:
        async with AsyncExitStack() as stack:
            api = await stack.enter_async_context(BotApi(minute=1e-9))
            chat = ByWebhook(api)
            ports = api.webhook_ports = [free_port(), free_port()]
            first, second = [
                Process(tmp_path, address, chat.settings | {"LONGTABLE_TELEGRAM_PORT": str(port)})
                for port in tuple(ports)
            ]
            for process in (first, second):
                stack.push_async_callback(process.kill)
                await process.start()
                await chat.connected(process.link)
            table = Table(chat, address, Random("calls"))  # type: ignore[arg-type]
            await table.begin("mexica")
            await table.play(1)
            assert min(api.accepted[port] for port in ports) > 0

            assert holders(address) == {first.pid}
            await first.kill()
            await table.play(1)
            await until(lambda: read(address, WAITING) == [(0,)])
            assert read(address, "SELECT count(*) FROM inbox") == [(0,)]
            await table.check()


def holders(address: str) -> set[int]:
    """Returns the processes that keep connections to chats."""
    return {int(process) for part in ("discord", "telegram") for (process,) in read(address, HOLDER, part)}


def connections(discord: Discord) -> int:
    return sum(session.socket is not None for session in discord.sessions)


async def taken_over(by: Process, address: str, table: Table, began: float) -> float:
    """Waits until a process has taken over and answers at a table; returns how long that was after a moment."""
    await table.is_answered()
    took = time.monotonic() - began
    await until(lambda: holders(address) == {by.pid})
    return took


@pytest.mark.parametrize("elsewhere", [False, True], ids=["on its machine", "elsewhere"])
async def test_what_was_to_be_posted_by_a_process_that_is_killed_is_posted_by_another_one(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], elsewhere: bool
) -> None:
    if elsewhere and not can_be_elsewhere():
        pytest.skip("processes of another machine can be played by root alone, with unshare")
    times, worked = [], []
    with database(made=False) as address:
        async with AsyncExitStack() as stack:
            discord = await stack.enter_async_context(Discord().running())
            chat = OnDiscord(discord)
            settings = chat.settings | {"LONGTABLE_SEND_RETRY_SECONDS": "2"}  # as for a host who has set nothing

            async def started() -> Process:
                process = Process(tmp_path, address, settings, elsewhere=elsewhere)
                stack.push_async_callback(process.kill)
                await process.start()
                return process

            processes = [await started()]
            await chat.connected(processes[0].link)
            table = Table(chat, address, Random(f"posts {SEED}"))  # type: ignore[arg-type]
            await table.begin("mexica")
            for _ in range(TAKEOVERS):
                processes.append(await started())
                await posted(address)
                posting = discord.fail("POST", r"/channels/\d+/messages", 500, times=10**6)
                while read(address, WAITING) == [(0,)]:
                    await table.begin("mexica")
                    await table.play(1)
                await until(lambda: any(process.holds("discord") for process in processes))
                doomed = next(process for process in processes if process.holds("discord"))
                processes.remove(doomed)
                (left,) = processes
                await doomed.kill()
                began, before, posting.times = time.monotonic(), left.worked, 0
                await posted(address)
                times.append(time.monotonic() - began)
                worked.append(left.worked - before)
            await table.check()
            assert table.met["posted twice"] == 0
    place = "elsewhere" if elsewhere else "on its machine"
    after = ", ".join(f"{percentile(times, part):.1f} s (p{100 * part:.0f})" for part in (0.5, 0.95))
    with capfd.disabled():
        sys.stdout.write(
            f"\nseed {SEED}: {TAKEOVERS} processes killed that had to post; another one {place} had posted after "
            f"{after}, for which it worked {percentile(worked, 0.95):.1f} s (p95)"
        )


async def posted(address: str) -> None:
    """Waits until nothing is left to be posted, and takes little of the processor for that."""
    await until(lambda: read(address, WAITING) == [(0,)], 0.1)
