"""The bot as a process with both chats, each on a loopback server of its own."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.bot.chat_discord.loopback import Discord
from tests.bot.chat_discord.people import can_press
from tests.bot.chat_telegram.server import TOKEN, BotApi, Fault
from tests.bot.chat_telegram.world import lobby_of
from tests.migrated import put_data
from tests.ports import free_port
from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[3]
DISCORD = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.the-token-of-the-loopback-bot"


@asynccontextmanager
async def bot_process(folder: Path, telegram: str, **others: str) -> AsyncIterator[asyncio.subprocess.Process]:
    put_data(folder / "data")
    settings = {
        "LONGTABLE_DATA": str(folder / "data"),
        "LONGTABLE_TELEGRAM_TOKEN": TOKEN,
        "LONGTABLE_TELEGRAM_API": telegram,
        "LONGTABLE_RECONNECT_SECONDS": "0.1",
        "LONGTABLE_SEND_RETRY_SECONDS": "0.1",
        **others,
    }
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "run"),
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def until(condition: Callable[[], bool], process: asyncio.subprocess.Process) -> None:
    """Waits until the bot has done something."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert process.returncode is None and time.monotonic() < end, "the bot does not do what it should"
        await asyncio.sleep(0.02)


def is_connected(api: BotApi) -> bool:
    return any(method == "deleteWebhook" for _, method, _ in api.calls)


@pytest.mark.long
async def test_telegram_comes_back_and_plays_on_while_discord_cannot_be_reached(tmp_path: Path) -> None:
    """Neither is there at the start. What is under way at SIGTERM, and what waits behind it, is still delivered."""
    dead, api = free_port(), BotApi()
    await api.open()
    await api.close()
    ann, bob = api.add_user("Ann"), api.add_user("Bob")
    group = api.add_group(ann, bob)
    slow = Fault(method="sendMessage", hang=1.0, carried_out=True)
    slow.when = lambda fields: int(fields["chat_id"]) == group.id
    async with bot_process(
        tmp_path,
        api.address,
        LONGTABLE_LOG_LEVEL="debug",
        LONGTABLE_DISCORD_TOKEN=DISCORD,
        LONGTABLE_DISCORD_REST=f"http://127.0.0.1:{dead}/api/v10",
        LONGTABLE_DISCORD_GATEWAY=f"ws://127.0.0.1:{dead}/",
    ) as process:
        for chat in (b"Telegram", b"Discord"):
            await complaint(process, b"the %s chat has failed" % chat)
        await api.open()
        try:
            await until(lambda: is_connected(api), process)
            api.faults.append(slow)
            api.say(bob, group, "/new tikal seats=2")
            await until(lambda: not slow.times and bool(api.chats[bob.id].posts), process)
            api.say(ann, group, "/join @" + re.findall("Table (.*) is open", api.chats[bob.id].posts[-1].text)[0])
            await until(lambda: any("joined" in post.text for post in api.chats[ann.id].posts), process)
            process.send_signal(signal.SIGTERM)
            _, complaints = await process.communicate()
        finally:
            await api.close()
    assert process.returncode == 0
    assert "hosted by Bob" in lobby_of(group).text and "Bob and Ann" in lobby_of(group).text, "what was under way"
    assert "is full" in group.latest.text, "and what waited behind it"
    assert TOKEN.encode() not in complaints


async def complaint(process: asyncio.subprocess.Process, said: bytes) -> None:
    """Waits until a process has written something to standard error."""
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        while said not in await process.stderr.readline():
            pass


async def test_a_token_that_is_refused_ends_the_bot_with_a_word(tmp_path: Path) -> None:
    async with BotApi() as api:
        wrong = "654321:another-token-that-is-void-00001"
        async with bot_process(tmp_path, api.address, LONGTABLE_TELEGRAM_TOKEN=wrong) as process:
            _, complaints = await asyncio.wait_for(process.communicate(), PATIENCE)
            assert process.returncode == 1
            assert b"Telegram refuses LONGTABLE_TELEGRAM_TOKEN" in complaints
            assert wrong.encode() not in complaints and b"Traceback" not in complaints


async def test_one_process_serves_both_and_links_whoever_is_on_both(tmp_path: Path) -> None:
    discord = Discord()
    member = discord.user("Annie")
    async with BotApi() as api, discord.running():
        ann = api.add_user("Ann")
        group = api.add_group(ann)
        chat = api.chats[ann.id]
        async with bot_process(
            tmp_path,
            api.address,
            LONGTABLE_DISCORD_TOKEN=discord.token,
            LONGTABLE_DISCORD_REST=discord.rest,
            LONGTABLE_DISCORD_GATEWAY=discord.gateway,
        ) as process:
            await until(lambda: is_connected(api) and bool(discord.commands), process)
            api.say(ann, group, "/new tikal")
            await until(lambda: bool(group.posts), process)
            api.say(ann, chat, "/link")
            await until(lambda: any("/link" in post.text for post in chat.posts), process)
            code = next(re.findall(r"/link (\w+)", post.text)[0] for post in chat.posts if "/link" in post.text)
            await discord.command(member, discord.hall, "link", code)
            await until(
                lambda: any("Go on only if" in seen.versions[-1].text for seen in discord.seen_by(member)), process
            )
            asked = next(seen for seen in discord.seen_by(member) if "Go on only if" in seen.versions[-1].text)
            await discord.press(member, asked, can_press(asked, "merge")[0][0])
            await discord.command(member, discord.hall, "mygames")
            await until(
                lambda: any("waiting for players" in seen.versions[-1].text for seen in discord.seen_by(member)),
                process,
            )
            assert process.stderr is not None
            async with asyncio.timeout(
                PATIENCE
            ):  # Discord tells of all servers after some seconds, and commands before
                assert b"Discord is connected, on 1 servers" in await process.stderr.readline()
            process.send_signal(signal.SIGTERM)
            _, complaints = await process.communicate()
            assert (process.returncode, complaints) == (0, b"")
