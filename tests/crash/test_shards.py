"""Processes that share the connections of one bot to Discord are killed and ended while members of its servers play."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bench.figures import percentile
from tests.bot.chat_discord.loopback import Discord
from tests.crash.chats import OnDiscord, until
from tests.crash.play import read
from tests.crash.several import Process, can_be_elsewhere
from tests.crash.tables import WAITING, Table
from tests.postgresql import database

pytestmark = pytest.mark.long

SEED = int(os.environ.get("KILL_SEED", "1"))
KILLS = int(os.environ.get("KILL_SHARDS", "1"))
SHARDS = 4
PLACES = [False, True] if "KILL_SHARDS" in os.environ else [False]
"""Whether the others are elsewhere: each of the two takes minutes, so both are for the soak."""


@pytest.mark.parametrize("elsewhere", PLACES, ids=["on its machine", "elsewhere"][: len(PLACES)])
async def test_shards_of_a_process_that_is_killed_or_ended_go_on_at_others_while_all_play(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], elsewhere: bool
) -> None:
    if elsewhere and not can_be_elsewhere():
        pytest.skip("processes of another machine can be played by root alone, with unshare")
    luck, times = Random(f"shards {SEED}"), []
    with database(made=False) as address:
        async with AsyncExitStack() as stack:
            discord = await stack.enter_async_context(Discord().running())
            chats = [OnDiscord(discord, discord.server(f"Server {shard}", shard, SHARDS)) for shard in range(SHARDS)]
            settings = chats[0].settings | {"LONGTABLE_DISCORD_SHARDS": str(SHARDS)}

            async def started() -> Process:
                process = Process(tmp_path, address, settings, elsewhere=elsewhere)
                stack.push_async_callback(process.kill)
                await process.start()
                return process

            processes = [await started(), await started()]
            await shared(discord, processes, [2, 2])
            tables = [Table(chat, address, Random(f"{chat.name} {SEED}")) for chat in chats]  # type: ignore[arg-type]
            for table in tables:
                await table.begin("mexica")
            await play(tables)

            for _ in range(KILLS):
                processes.remove(doomed := luck.choice(processes))
                (left,) = processes
                others = [table for number, table in enumerate(tables) if left.holds(f"discord-{number}")]
                await asyncio.sleep(luck.random())
                await doomed.kill()
                began = time.monotonic()
                playing = asyncio.create_task(play(others))
                await asyncio.gather(*(table.is_answered() for table in tables if table not in others))
                times.append(time.monotonic() - began)
                await playing
                await play(tables)
                processes.append(await started())
                await shared(discord, processes, [2, 2])

            await processes.pop(0).end()
            await play(tables)
            await shared(discord, processes, [SHARDS])
            await until(lambda: read(address, WAITING) == [(0,)])
            for table in tables:
                await table.check()
                assert table.met["posted twice"] == 0
            assert (discord.refusals, discord.limited) == ([], 0)
    shown = ", ".join(f"{percentile(times, part):.1f} s (p{100 * part:.0f})" for part in (0.5, 0.95))
    place = "elsewhere" if elsewhere else "on its machine"
    with capfd.disabled():
        sys.stdout.write(
            f"\nseed {SEED}: {KILLS} processes killed that served two of four shards; another one {place} answered on "
            f"all of them after {shown}"
        )


async def play(tables: list[Table]) -> None:
    await asyncio.gather(*(table.play(1) for table in tables))


async def shared(discord: Discord, processes: list[Process], counts: list[int]) -> None:
    """Waits until processes serve so many shards, and each has all of them."""
    parts = [f"discord-{number}" for number in range(SHARDS)]
    await until(lambda: sorted(sum(map(one.holds, parts)) for one in processes) == sorted(counts), 0.2)
    everything = sorted(len(processes) * list(range(SHARDS)))
    await until(lambda: sorted(one.shard[0] for one in discord.sessions if one.ready.is_set()) == everything)
