"""A kill of the real program at any instant loses nothing at the tables of any chat, and calls nobody twice.

``KILL_SEED`` chooses other luck, and ``KILL_CHATS`` how often it is killed; then the games are played to their end.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_telegram.server import BotApi
from tests.crash.chats import OnDiscord, OnTelegram, OnTheWeb
from tests.crash.tables import Table, delivered, program
from tests.migrated import put_data

pytestmark = pytest.mark.long

SEED = int(os.environ.get("KILL_SEED", "1"))
KILLS = int(os.environ.get("KILL_CHATS", "1"))
TO_THE_END = "KILL_CHATS" in os.environ
GAMES = ("caylus", "tikal", "mexica", "java")
LONGEST = 2.0
"""Seconds after which a kill comes, at the latest."""


async def test_kills_lose_nothing_in_any_chat(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    luck, data, cut = Random(f"chats {SEED}"), tmp_path / "data", 0
    put_data(data)
    async with AsyncExitStack() as stack:
        discord = await stack.enter_async_context(Discord().running())
        api = await stack.enter_async_context(BotApi(minute=1e-9))
        chats = (OnDiscord(discord), OnTelegram(api), OnTheWeb(stack))
        tables = [Table(chat, data, Random(f"{chat.name} {SEED}")) for chat in chats]
        for _ in range(KILLS):
            async with program(data, chats):
                await begin(tables)
                await asyncio.gather(*(table.play(1) for table in tables))
                playing = [asyncio.create_task(table.play()) for table in tables]
                done, _ = await asyncio.wait(
                    playing, timeout=LONGEST * luck.random(), return_when=asyncio.FIRST_EXCEPTION
                )
                cut += sum(table.in_a_move for table in tables)
                for task in playing:
                    task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            for task in done:
                task.result()
        async with program(data, chats):
            await begin(tables)
            await asyncio.gather(*(table.play(None if TO_THE_END else 1) for table in tables))
            await delivered(data)
            for table in tables:
                await table.check()
    with capfd.disabled():
        told = "; ".join(f"{table.chat.name}: {table.figures}" for table in tables)
        sys.stdout.write(f"\nseed {SEED}: {KILLS} kills of the program, {cut} moves not answered; {told}")
    for table in tables:
        assert table.met["called twice"] == 0
        assert table.met["posted twice"] == 0 or table.chat.name == "Telegram", "which cannot be asked what it has"


async def begin(tables: Sequence[Table]) -> None:
    """Lets a game be played at each table."""
    for number, table in enumerate(tables):
        await table.begin(GAMES[(SEED + number) % len(GAMES)])
