"""Discord as one of the chats of a running bot."""

from __future__ import annotations

import discord
from discord.ext import commands

from bot.app import App
from bot.app.beside.serving import CannotServe
from bot.chat_discord.bot import SERVERS_COME, create_bot

REFUSED = (
    "Discord does not know the token. Set LONGTABLE_DISCORD_TOKEN to the one from the developer portal, where "
    "Reset Token on the page Bot gives you a new one."
)


class DiscordChat:
    """Connects to Discord, with a new bot at each try: one that has failed cannot be started again."""

    name = "Discord"

    def __init__(self, app: App, *, servers_come: float = SERVERS_COME) -> None:
        self._app = app
        self._servers_come = servers_come
        self._bot = self._create()

    async def serve(self) -> None:
        """Serves until it is cancelled; raises `CannotServe` when the token or a setting is refused."""
        if self._bot.is_closed():
            self._bot = self._create()
        try:
            await self._bot.start(self._app.settings.discord_token)
        except discord.LoginFailure as error:
            raise CannotServe(REFUSED) from error
        finally:
            await self._bot.close()

    def _create(self) -> commands.Bot | commands.AutoShardedBot:
        return create_bot(self._app, servers_come=self._servers_come)
