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

from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_telegram.server import BotApi
from tests.crash.chats import OnDiscord, OnTelegram, until
from tests.crash.play import read
from tests.crash.several import Process
from tests.crash.tables import WAITING, Table
from tests.postgresql import database

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
            assert connections(discord) == 1, "the other one has not connected"

            began, known = time.monotonic(), discord.identified
            await first.kill()
            times = [await taken_over(second, address, discord, began, known)]
            await asyncio.gather(*(table.play(1) for table in tables))

            await third.start()
            began, known = time.monotonic(), discord.identified
            os.kill(second.pid, signal.SIGSTOP)
            times.append(await taken_over(third, address, discord, began, known))
            await asyncio.gather(*(table.play(1) for table in tables))
            os.kill(second.pid, signal.SIGCONT)
            await until(lambda: connections(discord) == 1)
            await asyncio.gather(*(table.play(1) for table in tables))
            await until(lambda: read(address, WAITING) == [(0,)])
            for table in tables:
                await table.check()
                by_nonce = table.chat.name == "Discord"  # Telegram cannot be asked what it has
                assert table.met["posted twice"] == 0 or not by_nonce
    told = ", ".join(f"{seconds:.1f} s" for seconds in times)
    with capfd.disabled():
        sys.stdout.write(f"\nafter a kill and a hang another process was connected after {told}")


def holders(address: str) -> set[int]:
    """Returns the processes that keep connections to chats."""
    return {int(process) for part in ("discord", "telegram") for (process,) in read(address, HOLDER, part)}


def connections(discord: Discord) -> int:
    return sum(session.socket is not None for session in discord.sessions)


async def taken_over(by: Process, address: str, discord: Discord, began: float, known: int) -> float:
    """Waits until a process has taken over and is connected; returns how long that was after a moment."""
    await until(lambda: holders(address) == {by.pid} and discord.identified > known)
    return time.monotonic() - began
