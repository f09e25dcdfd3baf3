"""What the pictures of a whole game by panel weigh in each chat; ``python -m bench.sent [TITLE...]`` plays and counts.

A recorded game of all seats is played from its first turn to its last, in the fewest presses that panels allow, through
the application and each chat's own way to send a picture. On Discord and Telegram each upload counts: the previews of
every player's panels, and the board of every post. On the web table every download of every player's page counts, each
open on a desk from the first turn to the last; ``mb_of_a_page`` is what the one loads that loads most.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, cast

from telegram import InputFile, InputMediaPhoto
from telegram.ext import ExtBot

from bench.chat import Chat
from bench.figures import progress, single
from bench.games import CHANNEL, PLATFORM, Game, Stored, name_of, play_games, store_games, user_of
from bench.presses import shortest_turn, turns_of
from bot.app import App, create_app
from bot.app.speech.language import Words
from bot.app.speech.messages import Actor, Command, Message, Picture, Place, Post, Press, Reply
from bot.app.speech.pictures import Shown
from bot.chat_discord import bodies, texts
from bot.chat_telegram.screen import Screen
from bot.chat_web import boards
from bot.settings import Settings
from rules.core import library
from rules.core.contract import Seat
from storage.databases import at

MB = 1_000_000
TARGETS = {"tikal": 30}
"""Megabytes that a whole game may take in each chat, where that was set. Games of more turns take more."""
GROUP = -1
"""The chat of Telegram in which the table is played."""


class Viewer(Protocol):
    """A chat as far as pictures are sent in it."""

    @property
    def bytes(self) -> int:
        """All bytes that were sent."""

    async def panel(self, seat: Seat, message: Message, *, opened: bool) -> None:
        """Shows a member's panel, a new one or in the place of the one before."""

    async def post(self, post: Post, reference: str) -> None:
        """Shows a post to all."""

    async def look(self) -> None:
        """Comes after everything that has happened."""


class OnDiscord:
    """Counts what is uploaded for all players."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._shown = Shown()
        self.bytes = 0

    async def panel(self, seat: Seat, message: Message, *, opened: bool) -> None:
        await self._show(message, f"panel {seat}", edited=not opened)

    async def post(self, post: Post, reference: str) -> None:
        await self._show(post.message, post.replaces or reference, edited=bool(post.replaces))

    async def look(self) -> None:
        return

    async def _show(self, message: Message, id: str, *, edited: bool) -> None:
        seen = self._shown.of(id) if edited else bodies.NOTHING
        body = await bodies.body(message, self._app.draw, texts.NONE_KNOWN, seen)
        body.note(self._shown, id)
        self.bytes += len(body.drawing.data) if body.drawing is not None else 0


class OnTelegram:
    """Counts what is uploaded for all players; stands for the library's bot, too."""

    username = "longtable"

    def __init__(self, app: App) -> None:
        self._screen = Screen(app, cast("ExtBot[float]", self))
        self._numbers = count(1)
        self._panels: dict[Seat, int] = {}
        self._posts: dict[str, int] = {}
        self.bytes = 0

    async def panel(self, seat: Seat, message: Message, *, opened: bool) -> None:
        if opened or not await self._screen.edit(seat + 1, self._panels[seat], message, Words("en"), photo=True):
            self._panels[seat] = (await self._screen.send(seat + 1, message, Words("en"))).message_id

    async def post(self, post: Post, reference: str) -> None:
        earlier = self._posts.get(post.replaces)
        if earlier is None or not await self._screen.edit(GROUP, earlier, post.message, Words("en")):
            self._posts[reference] = (await self._screen.send(GROUP, post.message, Words("en"))).message_id

    async def look(self) -> None:
        return

    async def send_photo(self, chat: int, file: InputFile, **_: Any) -> object:
        self.bytes += len(cast(bytes, file.input_file_content))
        return SimpleNamespace(chat_id=chat, message_id=next(self._numbers))

    async def edit_message_media(self, media: InputMediaPhoto, *_: Any, **__: Any) -> None:
        self.bytes += len(cast(bytes, cast(InputFile, media.media).input_file_content))

    async def send_message(self, chat: int, *_: Any, **__: Any) -> object:
        return SimpleNamespace(chat_id=chat, message_id=next(self._numbers))

    async def edit_message_text(self, *_: Any, **__: Any) -> None:
        return

    async def edit_message_caption(self, *_: Any, **__: Any) -> None:
        return

    async def edit_message_reply_markup(self, *_: Any, **__: Any) -> None:
        return


class Page:
    """Counts what a player's page loads, which shows the table whenever something has been posted or pressed there.

    Of a picture that follows the one in view it loads what has changed, as `board.js` does.
    """

    def __init__(self, app: App, table: Stored, seat: Seat) -> None:
        self._app = app
        self._who = _who(table, seat)
        self._seen: dict[str, tuple[Picture, Picture]] = {}
        """By the name of a picture the whole one in view, and what is shown by it and the changes on it."""
        self.bytes = 0

    async def look(self) -> None:
        message = await self._app.table(*self._who)
        if message is not None:
            await self.show(message)

    async def show(self, message: Message) -> None:
        for picture in boards.on_table(message):
            whole, shown = self._seen.get(picture.name, (None, None))
            if picture != shown:
                drawing = await self._app.draw(picture, before=whole)
                self.bytes += len(drawing.data)
                self._seen[picture.name] = (whole if whole and drawing.patches else picture, picture)


class OnWeb:
    """Counts what the pages of all players load."""

    def __init__(self, app: App, table: Stored, seats: int) -> None:
        self.pages = [Page(app, table, seat) for seat in range(seats)]
        self._posted = True

    @property
    def bytes(self) -> int:
        return sum(page.bytes for page in self.pages)

    async def panel(self, seat: Seat, message: Message, *, opened: bool) -> None:
        await self.pages[seat].show(message)

    async def post(self, post: Post, reference: str) -> None:
        self._posted = True

    async def look(self) -> None:
        for page in self.pages if self._posted else ():
            await page.look()
        self._posted = False


class Channel(Chat):
    """The table's channel in all chats at once."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.viewers: dict[str, Viewer] = {}

    async def deliver(self, post: Post) -> str:
        reference = await super().deliver(post)
        for viewer in self.viewers.values():
            await viewer.post(post, reference)
        return post.replaces or reference

    async def show_panel(self, seat: Seat, panel: Message | None, *, opened: bool) -> None:
        """Shows what an action has led to: the panel of who acted, unless nothing is asked any more."""
        for viewer in self.viewers.values():
            if panel is not None and panel.table is not None:
                await viewer.panel(seat, panel, opened=opened)
            await viewer.look()


async def measure_sent(game: Game) -> dict[str, Any]:
    """Plays a recorded game by panel, from its first turn to its last, and adds up what is sent in each chat."""
    header = game.matches[0].header
    target = TARGETS.get(header.game)
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as name:
        settings = Settings(data=Path(name))
        at(settings.stored).migrate()
        app = create_app(settings)
        channel = Channel(app)
        app.attach(PLATFORM, channel)
        await app.start()
        try:
            turns = list(turns_of(game))
            table = await _store(app, game, turns[0][0])
            web = OnWeb(app, table, header.seats)
            channel.viewers = {"discord": OnDiscord(app), "telegram": OnTelegram(app), "web": web}
            presses = 0
            for turn in progress(turns, "bytes of a game"):
                presses += await _Turn(app, game, table, channel, *turn).play()
        finally:
            await app.stop()
    return {
        "turns": len(turns),
        "presses": presses,
        "posts": channel.posts,
        "mb": {chat: single(viewer.bytes / MB, target) for chat, viewer in channel.viewers.items()},
        "mb_of_a_page": round(max(page.bytes for page in web.pages) / MB, 1),
    }


async def _store(app: App, game: Game, stand: int) -> Stored:
    """Stores a table with the game at its first turn, and gives it the thread in which a page shows it."""
    [table] = await store_games(app.store, [game], [0], stand=stand)
    async with app.store.write() as tx:
        row = await tx.tables.get(table.id)
        assert row is not None
        await tx.tables.update(replace(row, thread=name_of(table.number)))
    return table


class _Turn:
    """A turn of a recorded game, from one entry to another."""

    def __init__(self, app: App, game: Game, table: Stored, channel: Channel, first: int, last: int) -> None:
        self._app = app
        self._channel = channel
        self._entries = game.log[first : last + 1]
        self._presses = [press for action in shortest_turn(game, first, last) for press in action]
        self._seat = self._entries[0].seat
        self._actor, self._place = _who(table, self._seat)
        self._events = (f"{self._seat}-{first}-{number}" for number in count())

    async def play(self) -> int:
        """Plays it by panel, or types it where the panel does not lead to it; returns the presses."""
        if not self._presses:
            for entry in self._entries:
                await self._type("move", entry.action)
            return 0
        panel = await self._type("play")
        for what in self._presses:
            assert panel is not None
            panel = await self._press(next(data for data in _pressable(panel) if data.rpartition(":")[2] == what))
        return len(self._presses)

    async def _type(self, name: str, line: str = "") -> Message | None:
        event = next(self._events)
        command = Command(event=event, actor=self._actor, place=self._place, name=name, line=line, private=True)
        return await self._show(await self._app.command(command), opened=True)

    async def _press(self, data: str) -> Message | None:
        press = Press(event=next(self._events), actor=self._actor, place=self._place, data=data, private=True)
        return await self._show(await self._app.press(press), opened=False)

    async def _show(self, reply: Reply, *, opened: bool) -> Message | None:
        if reply.refused:
            raise RuntimeError(f"entry {self._entries[0].n} and those after it are not played as they were recorded")
        await self._app.drain()
        await self._channel.show_panel(self._seat, reply.message, opened=opened)
        return reply.message


def _pressable(panel: Message) -> Iterator[str]:
    """Yields all that can be pressed in a panel."""
    yield from (button.press for row in panel.buttons for button in row)
    yield from (choice.press for menu in panel.menus for choice in menu.choices)


def _who(table: Stored, seat: Seat) -> tuple[Actor, Place]:
    actor = Actor(platform=PLATFORM, user=user_of(table.number, seat), name=f"Player {seat + 1}")
    return actor, Place(platform=PLATFORM, channel=CHANNEL, thread=name_of(table.number))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.sent", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("titles", nargs="*", default=library.games(), help="what to play (default: all titles)")
    parser.add_argument("--games", type=int, default=1, help="how many games of each (default 1)")
    given = parser.parse_args(arguments)
    for title in given.titles:
        for played in play_games(title, given.games):
            print(json.dumps({title: asyncio.run(measure_sent(played))}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
