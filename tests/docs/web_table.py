"""A web table that a process of its own serves, and a whole game over it, from lobby to result, by buttons alone."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

from yarl import URL

from tests.bot.chat_web.visitors import Visitor, choices

STEERING = ("Back", "Undo", "Reset", "More choices", "First choices", "Board as text")
MOST_PRESSES = 1500


@asynccontextmanager
async def serve(command: Sequence[str], at: Path, data: Path, **environ: str) -> AsyncIterator[URL]:
    """Starts the bot by a command as a process of its own, in a folder; yields the host's link."""
    settings = {"LONGTABLE_DATA": str(data), "LONGTABLE_WEB_PORT": "0", **environ}
    process = await asyncio.create_subprocess_exec(
        *command, cwd=at, env={**os.environ, **settings}, stdout=PIPE, stderr=PIPE
    )
    assert process.stdout is not None
    try:
        async for line in process.stdout:
            if b"/start?token=" in line:
                yield URL(line.decode().strip())
                break
    finally:
        if process.returncode is None:
            process.terminate()
        _, complaints = await process.communicate()
        assert process.returncode == 0, complaints.decode()
        assert b"Traceback" not in complaints


async def enter(link: URL, *names: str) -> list[Visitor]:
    """Lets members in by the host's page; each follows their own link."""
    visitors = []
    async with Visitor(str(link.origin())) as host:
        assert (await host.open(str(link))).status == 200
        for name in names:
            own = URL((await host.post("/start/members", {"name": name})).json["link"])
            visitor = Visitor(str(link.origin()))
            visitor.user, visitor.name = own.path.split("/")[2], name
            assert (await visitor.open(str(own))).status == 200
            visitors.append(visitor)
    return visitors


def text(message: dict[str, Any]) -> str:
    return "".join(part["text"] for part in message.get("text", ()))


async def press_label(visitor: Visitor, message: dict[str, Any], label: str) -> None:
    data = next(choice["press"] for choice in choices(message) if choice["label"] == label)
    answer = await visitor.press(message["id"], data)
    assert answer.status == 200, answer.text


async def play(player: Visitor, thread: str, data: str) -> None:
    answer = await player.play(thread, data)
    if answer.status == 429:  # as a hasty member would be told to, we wait a little
        await asyncio.sleep(2)
        answer = await player.play(thread, data)
    assert answer.status == 200, answer.text


async def play_to_the_end(players: list[Visitor], thread: str, luck: Random) -> str:
    """Plays at random and briefly by the panel alone, whoever is called; returns the result's text."""
    for _ in range(MOST_PRESSES):
        messages = await players[0].messages(thread)
        public = [message for message in messages if not message["private"] and message["kind"] == "shown"]
        if not public:
            await asyncio.sleep(0.05)
            continue
        if "is over" in text(public[-1]):
            return text(public[-1])
        for player in players:
            panel = await player.table(thread)
            if panel is None or not panel["onward"]:
                continue
            offered = [choice for choice in choices(panel) if choice["label"] not in STEERING]
            quick = [choice for choice in offered if choice["label"].startswith(("Done", "End", "Pass", "Sleep"))]
            await play(player, thread, luck.choice(quick or offered)["press"])
            break
    raise AssertionError("the game does not end")


async def wait_for(visitor: Visitor, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Waits for a message in the lounge."""
    for _ in range(200):
        if found := [message for message in await visitor.messages() if is_it(message)]:
            return found[0]
        await asyncio.sleep(0.05)
    raise AssertionError("the message never came")


async def play_over_the_web(copy: Path, data: Path, game: str) -> str:
    """Lets two members play a game of the copy and returns the text of its result."""
    async with serve([sys.executable, "-m", "bot", "run"], copy, data, PYTHONPATH=str(copy)) as link:
        ada, bo = await enter(link, "Ada", "Bo")
        try:
            await ada.send(f"/new {game}")
            lobby = await wait_for(bo, lambda message: "hosted by Ada" in text(message))
            await press_label(bo, lobby, "Join")
            await press_label(ada, lobby, "Start")
            opened = await wait_for(ada, lambda message: message["kind"] == "opened")
            result = await play_to_the_end([ada, bo], opened["opens"], Random(2))
            assert "1. " in result
            table = await ada.table(opened["opens"])
            assert table and (await ada.get(table["picture"])).status == 200
            return result
        finally:
            for visitor in (ada, bo):
                await visitor.__aexit__(None, None, None)
