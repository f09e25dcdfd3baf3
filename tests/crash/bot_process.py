"""A bot in a process of its own that can be killed: started with its packages' folder, the toy, a socket, its data, and
the address of its database where that is no file.

What takes long, importing everything, is done once: each connection to the socket gets a process of its own, forked
off, which opens the database, says its number and then answers one line of JSON by another.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

PACKAGES, TOY, SOCKET, DATA = (Path(argument) for argument in sys.argv[1:5])
DATABASE = sys.argv[5]
sys.path.insert(0, str(PACKAGES))

import bot.words  # noqa: E402
import render  # noqa: E402
import rules  # noqa: E402

for package, folder in ((rules, "rules"), (render, "render"), (bot.words, "words")):
    package.__path__.append(str(TOY / folder))

from bench.quiet import Quiet  # noqa: E402
from bot import searches  # noqa: E402
from bot.app import App  # noqa: E402
from bot.app.speech.language import Words  # noqa: E402
from bot.app.speech.messages import Actor, Command, Place, Post, Press, Reply  # noqa: E402
from bot.app.speech.text import as_plain  # noqa: E402
from bot.settings import Settings  # noqa: E402
from players.core.hints import Hint  # noqa: E402
from players.core.looking_back import Valued  # noqa: E402
from rules.core import library  # noqa: E402
from storage.databases import at  # noqa: E402
from storage.errors import Unavailable  # noqa: E402
from storage.leases import PARTS  # noqa: E402

CHAT = "chat"
PLACE = Place(platform=CHAT, channel="hall")


class OtherSide(Quiet):
    """A platform that writes down what it is given, at once and for good."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    async def deliver(self, post: Post) -> str:
        mentioned = [part.user for part in post.message.text if part.style == "mention"]
        seen = {"key": post.key, "thread": post.place.thread, "called": mentioned, "text": as_plain(post.message.text)}
        seen["by"] = os.getpid()
        os.write(self._file, f"{json.dumps(seen)}\n".encode())
        await asyncio.sleep(0.003)  # the answer takes a while, in which the bot may be killed
        return post.replaces or post.key

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        return Place(platform=CHAT, channel=place.channel, thread=f"thread-{title.split(' · ')[1]}")


class InPlace:
    """Finds the answers of bots in this process, each after a while in which it may be killed."""

    async def search(self, game: str, state: bytes, seat: int, level: str) -> tuple[str, ...]:
        await asyncio.sleep(0.003)
        return searches.answer(game, state, seat, level)

    async def hints(self, game: str, state: bytes, seat: int) -> tuple[Hint, ...]:
        return searches.hints(game, state, seat)

    async def value(self, game: str, state: bytes, seat: int, actions: tuple[str, ...], longer: bool) -> Valued:
        return searches.value(game, state, seat, actions, longer)

    def rest(self) -> None:
        """There is nothing to give back."""

    def close(self) -> None:
        """There is nothing to give back."""


async def serve(connection: socket.socket) -> None:
    """Starts the application and answers until the connection is closed, or the process is killed."""
    app = App(Settings(data=DATA, database=DATABASE, send_retry_seconds=0.01), searcher=InPlace())
    app.attach(CHAT, OtherSide(DATA / "posts"))
    await app.start()
    connection.setblocking(False)
    reader, writer = await asyncio.open_unix_connection(sock=connection)
    writer.write(f"{os.getpid()}\n".encode())
    while line := await reader.readline():
        writer.write(f"{json.dumps(await answer(app, json.loads(line)))}\n".encode())
        await writer.drain()
    await app.stop()


async def answer(app: App, asked: dict[str, str]) -> dict[str, str]:
    """Carries out what a member types or presses, or tells how things stand."""
    if asked["do"] == "look":
        return await look(app)
    actor = Actor(platform=CHAT, user=asked["user"], name=asked["user"].title(), language="en")
    name, _, words = asked["what"].partition(" ")
    if asked["do"] == "press":
        press = Press(event=asked["event"], actor=actor, place=PLACE, data=asked["what"], private=True)
        return _told(await app.press(press))
    command = Command(event=asked["event"], actor=actor, place=PLACE, name=name, line=words, private=True)
    return _told(await app.command(command))


async def look(app: App) -> dict[str, str]:
    """Tells how things stand, as soon as the database does."""
    while True:
        with suppress(Unavailable):
            await app.drain()
            async with app.store.read() as tx:
                tables = await tx.tables.in_place(CHAT, "hall", statuses=("lobby", "running", "over", "closed"))
                match = await tx.matches.get(tables[-1].id) if tables else None
            return {"table": tables[-1].id if tables else "", "match": match.snapshot.decode() if match else ""}
        await asyncio.sleep(0.1)


def _told(reply: Reply) -> dict[str, str]:
    return {"text": as_plain(reply.message.text) if reply.message else ""}


def main() -> None:
    database = at(Settings(data=DATA, database=DATABASE).stored)
    DATA.mkdir(exist_ok=True)
    database.migrate()
    for game in library.games():  # read now what every process needs
        library.load(game)
    Words("en")("button-play")
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(SOCKET))
    listening.listen()
    while True:
        connection, _ = listening.accept()
        if os.fork() == 0:
            listening.close()
            with database.join(PARTS, {}):
                asyncio.run(serve(connection))
            os._exit(0)
        connection.close()


if __name__ == "__main__":
    main()
