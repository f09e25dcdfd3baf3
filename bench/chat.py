"""A chat in memory that draws the pictures of its posts, as one that uploads them would."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bench.games import PLATFORM
from bench.quiet import Quiet
from bot.app import App, create_app
from bot.app.speech.messages import Message, Place, Post
from bot.settings import Settings


class Chat(Quiet):
    """Keeps nothing; threads are called like their tables; ``draws`` says whether pictures are drawn."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.draws = False
        self.posts = 0

    async def deliver(self, post: Post) -> str:
        await self.show(post.message)
        self.posts += 1
        return str(self.posts)

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        return Place(platform=place.platform, channel=place.channel, thread=title)

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        await self.show(message)

    async def show(self, message: Message | None) -> None:
        if self.draws and message is not None and message.picture is not None:
            await self._app.draw(message.picture)


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[App]:
    """Starts an application with such a chat, and stops it in the end."""
    app = create_app(settings)
    app.attach(PLATFORM, Chat(app))
    await app.start()
    try:
        yield app
    finally:
        await app.stop()
