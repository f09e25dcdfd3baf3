"""Discord: slash commands, panels and threads. `create_bot` makes the bot, `DiscordChat` serves it."""

from bot.chat_discord.bot import create_bot
from bot.chat_discord.chat import DiscordChat
from bot.chat_discord.shards import Shards

__all__ = ["DiscordChat", "Shards", "create_bot"]
