"""The commands as Telegram offers them: in each language, and for groups only what makes sense there."""

from __future__ import annotations

from telegram import BotCommand, BotCommandScope, BotCommandScopeAllGroupChats, BotCommandScopeAllPrivateChats
from telegram.ext import ExtBot

from bot.app import App
from bot.app.speech.language import FALLBACK, languages

START = "start"
"""In a private chat this is Telegram's own: it opens the chat."""


def menu(app: App, language: str, *, private: bool) -> list[BotCommand]:
    """Returns the commands of a kind of chat in a language."""
    offered = [info for info in app.commands(language) if (info.name != START if private else not info.private)]
    return [BotCommand(info.name, info.summary) for info in offered]


async def set_commands(app: App, bot: ExtBot[float]) -> None:
    """Tells Telegram which commands there are."""
    scopes: list[tuple[BotCommandScope, bool]] = [
        (BotCommandScopeAllPrivateChats(), True),
        (BotCommandScopeAllGroupChats(), False),
    ]
    for scope, private in scopes:
        for language in languages():
            code = "" if language == FALLBACK else language
            await bot.set_my_commands(menu(app, language, private=private), scope=scope, language_code=code)
