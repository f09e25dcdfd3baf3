"""A chat in memory that draws the pictures of its posts, as one that uploads them would."""

from __future__ import annotations

from collections.abc import Collection

from bot.app import App
from bot.app.speech.messages import Message, Place, Post


class Chat:
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

    async def rename_thread(self, place: Place, title: str) -> None:
        return None

    async def close_thread(self, place: Place) -> None:
        return None

    async def reach(self, place: Place) -> None:
        return None

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        return frozenset()

    def takes_list(self, place: Place) -> bool:
        return False

    async def pin(self, reference: str) -> None:
        pass

    async def remove(self, reference: str) -> None:
        pass

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        await self.show(message)

    def link(self, reference: str) -> str:
        return ""

    async def show(self, message: Message | None) -> None:
        if self.draws and message is not None and message.picture is not None:
            await self._app.draw(message.picture)
