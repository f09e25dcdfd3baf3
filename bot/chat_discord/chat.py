"""Discord as one of the chats of a running bot."""

from __future__ import annotations

import asyncio

import discord
from discord.ext import commands

from bot.app.port import Application
from bot.app.speech.failures import CannotServe
from bot.chat_discord.bot import SERVERS_COME, OneShardLongtableBot, create_bot
from bot.chat_discord.shards import Shards

REFUSED = (
    "Discord does not know the token. Set LONGTABLE_DISCORD_TOKEN to the one from the developer portal, where "
    "Reset Token on the page Bot gives you a new one."
)

DISALLOWED = 4014
OUTDATED = "A newer version of Longtable may mend that: update it (docs/hosting.md, Upgrading) and start it again."
UNSERVED = {
    4004: REFUSED,
    4010: (
        "Discord does not take connections in the number that LONGTABLE_DISCORD_SHARDS asks for (close code 4010). "
        "Set it to one for each thousand servers that the bot is on, or leave it out below 2500."
    ),
    4011: (
        "The bot is on too many servers for so few connections (close code 4011). Set LONGTABLE_DISCORD_SHARDS to one "
        "for each thousand servers."
    ),
    4012: f"Discord does not speak as this version does any more (close code 4012). {OUTDATED}",
    4013: f"Discord does not know what this version asks to be told of (close code 4013). {OUTDATED}",
    DISALLOWED: (
        "Discord does not allow the bot what it asks to be told of (close code 4014). Longtable as it is needs none of "
        "that, so this copy was changed: undo the change, or open the bot's application in the developer portal, "
        "https://discord.com/developers/applications, switch on under Bot, Privileged Gateway Intents, what it asks "
        "for, save, and start the bot again."
    ),
}
"""By the code with which Discord ends a connection for good: what the host is to do."""


class DiscordChat:
    """Connects to Discord, with a new bot at each try: one that has failed cannot be started again."""

    def __init__(
        self, app: Application, *, servers_come: float = SERVERS_COME, shards: Shards | None = None, number: int = 0
    ) -> None:
        """As one of ``shards`` it serves the servers of the connection of that number."""
        self.name = "Discord" if shards is None or shards.count == 1 else f"Discord (shard {number})"
        self._app = app
        self._servers_come = servers_come
        self._shards = shards
        self._number = number
        self._bot = self._create()

    async def serve(self) -> None:
        """Serves until it is cancelled; raises `CannotServe` when Discord refuses what another try would not mend."""
        if self._bot.is_closed():
            self._bot = self._create()
        if not isinstance(self._bot, OneShardLongtableBot):
            await self._serve()
            return
        following = asyncio.create_task(self._bot.follow(), name=f"{self.name} or standing by")
        try:
            await self._serve()
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    async def _serve(self) -> None:
        try:
            await self._bot.start(self._app.settings.discord_token)
        except discord.LoginFailure as error:
            raise CannotServe(REFUSED) from error
        except (discord.ConnectionClosed, discord.PrivilegedIntentsRequired) as error:
            code = error.code if isinstance(error, discord.ConnectionClosed) else DISALLOWED
            if code not in UNSERVED:
                raise
            raise CannotServe(UNSERVED[code]) from error
        finally:
            await self._bot.close()

    def _create(self) -> commands.Bot | commands.AutoShardedBot:
        return create_bot(self._app, servers_come=self._servers_come, shards=self._shards, number=self._number)
