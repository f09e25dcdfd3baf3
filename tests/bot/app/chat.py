"""A chat in memory, and people in it who type and press: what the tests of the application play with."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

from bot.app import App
from bot.app.messages import Actor, Button, Choice, Command, Message, Place, Post, Press, Reply, Typing
from bot.app.text import as_plain
from bot.settings import Settings
from storage.migrate import migrate


class Chat:
    """A platform that shows every post to everybody at once. It remembers what it has shown, by key."""

    name = "chat"

    def __init__(self) -> None:
        self.posts: dict[str, Post] = {}
        self.threads: dict[str, str] = {}
        self.closed: list[str] = []

    async def deliver(self, post: Post) -> str:
        self.posts.setdefault(post.key, post)
        return post.replaces or post.key

    async def open_thread(self, place: Place, title: str, key: str) -> Place:
        thread = self.threads.setdefault(key, f"thread-{len(self.threads) + 1}")
        return Place(platform=self.name, channel=place.channel, thread=thread)

    async def close_thread(self, place: Place) -> None:
        self.closed.append(place.thread)

    @property
    def said(self) -> list[str]:
        """The text of all posts, in the order in which they were first shown."""
        return [as_plain(post.message.text) for post in self.posts.values()]

    @property
    def last(self) -> Message:
        return list(self.posts.values())[-1].message


class Person:
    """Somebody in the chat."""

    _events = count(1)

    def __init__(self, app: App, name: str, language: str = "en") -> None:
        self.app = app
        self.actor = Actor(platform=Chat.name, user=f"u-{name.lower()}", name=name, language=language)
        self.place = Place(platform=Chat.name, channel="hall")
        self.seen: list[Message] = []
        """All that was answered to this person alone."""

    async def types(self, line: str, *, private: bool = True, event: str = "") -> str:
        """Types a command line and returns the answer's text."""
        name, _, words = line.removeprefix("/").partition(" ")
        command = Command(
            event=event or f"e{next(self._events)}",
            actor=self.actor,
            place=self.place,
            name=name,
            words=words,
            private=private,
        )
        return await self._take(await self.app.command(command))

    async def presses(self, label: str, message: Message | None = None) -> str:
        """Presses a button, or makes a choice, by its label, in a message or in the last answer."""
        return await self.presses_data(find(message or self.seen[-1], label).press)

    async def presses_data(self, data: str, event: str = "") -> str:
        press = Press(
            event=event or f"e{next(self._events)}", actor=self.actor, place=self.place, data=data, private=True
        )
        return await self._take(await self.app.press(press))

    async def completes(self, line: str) -> tuple[str, ...]:
        name, _, words = line.removeprefix("/").partition(" ")
        return await self.app.complete(Typing(actor=self.actor, place=self.place, name=name, words=words))

    async def _take(self, reply: Reply) -> str:
        await self.app.drain()
        if reply.message is None:
            return ""
        self.seen.append(reply.message)
        return as_plain(reply.message.text)


def choices(message: Message) -> list[Button | Choice]:
    """Returns all that can be pressed in a message."""
    return [*(c for menu in message.menus for c in menu.choices), *(b for row in message.buttons for b in row)]


def find(message: Message, label: str) -> Button | Choice:
    """Returns the button or choice of a label, or the first whose label begins with it."""
    offered = choices(message)
    exact = [choice for choice in offered if choice.label == label]
    begun = [choice for choice in offered if choice.label.startswith(label)]
    assert exact or begun, f"no {label!r} among {[choice.label for choice in offered]}"
    return (exact or begun)[0]


@asynccontextmanager
async def open_app(folder: Path, clock: Callable[[], float] = time.time) -> AsyncIterator[tuple[App, Chat]]:
    """Starts an application with a database in a folder, and a chat that it is attached to."""
    settings = Settings(data=folder)
    migrate(settings.database)
    app, chat = App(settings, clock), Chat()
    app.attach(chat.name, chat)
    await app.start()
    try:
        yield app, chat
    finally:
        await app.stop()
