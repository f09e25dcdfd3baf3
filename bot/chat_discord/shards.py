"""Several connections of one bot that are shared by processes: those that this one keeps, each by a client of its own.

So one is made, and closed, without the others noticing. Discord tells of each server by one of them, and of what is
private by the first; who keeps that delivers there, too, as it knows the channels and rights of its servers.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from bot.app.port import Application
from bot.app.speech.messages import Message, Place, Post
from bot.app.speech.reports import Shard
from bot.chat_discord.events import PLATFORM
from bot.chat_discord.messenger import DiscordMessenger
from bot.chat_discord.throttle import Throttle


class Shards:
    """The messenger of all connections, which asks the one that a place belongs to."""

    def __init__(self, app: Application) -> None:
        self.count = app.settings.discord_shards
        self.throttle = Throttle(self.count)
        self.connecting = asyncio.Lock()
        """Is held by the client that connects."""
        self._own: dict[Shard, DiscordMessenger] = {}
        app.attach(PLATFORM, self)

    def attach(self, shard: Shard, messenger: DiscordMessenger) -> None:
        """Makes a client for one of the connections known, in place of the one before."""
        self._own[shard] = messenger

    def _of(self, server: str) -> DiscordMessenger:
        """Returns the one that is told of a server."""
        return next(one for shard, one in self._own.items() if server in shard)

    def _ready(self, server: str = "") -> DiscordMessenger:
        """Returns that one or, before it is connected, another that is: each of them can post wherever the bot is."""
        one = self._of(server)
        return one if one.is_ready() else next((other for other in self._own.values() if other.is_ready()), one)

    async def deliver(self, post: Post) -> str:
        return await self._ready(post.place.server).deliver(post)

    async def open_thread(self, place: Place, title: str, key: str, under: str) -> Place:
        return await self._ready(place.server).open_thread(place, title, key, under)

    async def rename_thread(self, place: Place, title: str) -> None:
        await self._ready(place.server).rename_thread(place, title)

    async def close_thread(self, place: Place) -> None:
        await self._ready(place.server).close_thread(place)

    async def tell(self, user: str, message: Message, key: str, *, silent: bool = False) -> None:
        await self._ready().tell(user, message, key, silent=silent)

    async def reach(self, place: Place) -> None:
        """Asks the one that is told of a place, of Discord as a whole one that can hear at all."""
        heard = self._of(place.server)
        if not place.server and not place.channel:
            heard = next((one for one in self._own.values() if one.listens()), heard)
        await heard.reach(place)

    async def unseen_by(self, place: Place, users: Collection[str]) -> frozenset[str]:
        """Asks where the server is known; of one that another process hears nothing is known here."""
        one = self._of(place.server)
        return await one.unseen_by(place, users) if one.listens() else frozenset()

    def takes_list(self, place: Place) -> bool:
        return self._of(place.server).takes_list(place)

    async def pin(self, reference: str) -> None:
        await self._ready().pin(reference)

    async def remove(self, reference: str) -> None:
        await self._ready().remove(reference)

    def link(self, reference: str) -> str:
        return self._of("").link(reference)
