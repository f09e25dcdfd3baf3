"""Several connections of one bot that processes share: each makes all, by a client of its own, and serves some.

So who is to serve another one has it already. Discord tells of each server by one of them, and of what is private by
the first, to all processes; who serves that connection answers and delivers there.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from functools import partial

from bot.app.port import Application
from bot.app.speech.messages import Message, Place, Post
from bot.app.speech.reports import Shard
from bot.chat_discord.events import PLATFORM
from bot.chat_discord.messenger import DiscordMessenger
from bot.chat_discord.throttle import OTHERS, SECOND, Throttle

ASKING = f"{PLATFORM} request"


class Shards:
    """The messenger of all connections, which asks the one that a place belongs to."""

    def __init__(self, app: Application) -> None:
        self.count = max(1, app.settings.discord_shards)
        self.throttle = Throttle(
            self.count, lambda: len(self._served()), partial(app.memory.turn, ASKING, SECOND / OTHERS)
        )
        self.connecting = asyncio.Lock()
        """Is held by the client that connects."""
        self._memory = app.memory
        self._own: dict[Shard, DiscordMessenger] = {}
        app.attach(PLATFORM, self)

    def attach(self, shard: Shard, messenger: DiscordMessenger) -> None:
        """Makes a client for one of the connections known, in place of the one before."""
        self._own[shard] = messenger

    def _served(self) -> list[DiscordMessenger]:
        return [one for shard, one in self._own.items() if self._memory.serves(PLATFORM, shard)]

    def is_one_missing(self) -> bool:
        """Says whether a connection that this process is to serve is not there yet."""
        return not all(one.is_ready() for one in self._served())

    def stand_by(self) -> None:
        """Lets this process serve any of them, once all are there."""
        if len(self._own) == self.count and all(one.is_ready() for one in self._own.values()):
            self._memory.stand_by(PLATFORM)

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
        """Asks where the server is known, which it is not before its connection is there."""
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
