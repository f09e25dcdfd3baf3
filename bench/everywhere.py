"""Looks at every table of a database, draws some boards, and prints the memory in MB: its own, and the drawer's."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import psutil

from bench.chat import Chat
from bench.games import CHANNEL, PLATFORM, user_of
from bot.app import create_app
from bot.app.speech.messages import Actor, Command, Place
from bot.settings import Settings

MB = 1024 * 1024
DRAWN = 20
"""Every so many tables a board is drawn."""


async def look_everywhere(folder: Path) -> tuple[float, float]:
    app = create_app(Settings(data=folder))
    chat = Chat(app)
    app.attach(PLATFORM, chat)
    await app.start()
    try:
        async with app.store.read() as tx:
            tables = await tx.tables.running()
        for number, table in enumerate(tables):
            chat.draws = number % DRAWN == 0
            for name in ("board", "legal", "score"):
                reply = await app.command(
                    Command(
                        event=f"{name}-{table.id}",
                        actor=Actor(platform=PLATFORM, user=user_of(int(table.id[1:]), 0), name="Player 1"),
                        place=Place(platform=PLATFORM, channel=CHANNEL, thread=table.thread),
                        name=name,
                        private=True,
                    )
                )
                await chat.show(reply.message)
        process = psutil.Process()
        drawing = sum(child.memory_info().rss for child in process.children(recursive=True))
        return process.memory_info().rss / MB, drawing / MB
    finally:
        await app.stop()


if __name__ == "__main__":
    print(*asyncio.run(look_everywhere(Path(sys.argv[1]))))
