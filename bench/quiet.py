"""A messenger with which nothing happens, for those that look at a part of what the bot does."""

from __future__ import annotations

from collections.abc import Collection

from bot.app.speech.messages import Message, Place


class Quiet:
    """Reaches everybody, lists nothing, and does nothing; threads and posts are for who is made of it."""

    async def rename_thread(self, place: Place, title: str) -> None:
        pass

    async def close_thread(self, place: Place) -> None:
        pass

    async def reach(self, place: Place) -> None:
        pass

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        return frozenset()

    def takes_list(self, place: Place) -> bool:
        return False

    async def pin(self, reference: str) -> None:
        pass

    async def remove(self, reference: str) -> None:
        pass

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        pass

    def link(self, reference: str) -> str:
        return ""
