"""How the bot shows itself on Telegram: the commands that it offers, what it says of itself, and its picture."""

from __future__ import annotations

import logging

from telegram import (
    BotCommand,
    BotCommandScope,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    InputProfilePhotoStatic,
)
from telegram.error import TelegramError
from telegram.ext import ExtBot

from bot.app.port import Application
from bot.app.speech.language import FALLBACK, Words, languages
from bot.chat_telegram.screen import patiently
from render.core.icon import draw_icon

log = logging.getLogger(__name__)

START = "start"
"""In a private chat this is Telegram's own: it opens the chat."""
PRIVATE = ("mygames", "play", "board", "hand", "undo", "orders", "score", "rules", "new", "help")
GROUP = ("new", "tables", "join", "leave", "start", "board", "score", "move", "rules", "help")
MANAGERS = (*GROUP, "pause", "resume", "close", "settings")
"""What is offered where a command is begun: what is wanted most, as ten can be taken in. `/help` tells all.

To the managers of a group Telegram shows their own list instead of the group's, so it begins with all of that."""
PICTURE = 640
"""Pixels of the bot's picture, as many as Telegram shows."""


def menu(app: Application, language: str, names: tuple[str, ...]) -> list[BotCommand]:
    """Returns commands, named by their names, as they are offered in a language."""
    summaries = {info.name: info.summary for info in app.guide(language).commands}
    return [BotCommand(name, summaries[name]) for name in names]


async def introduce(app: Application, bot: ExtBot[float]) -> None:
    """Tells Telegram which commands there are, and how the bot is to be shown. Who is answered does not wait for it."""
    try:
        await patiently(lambda: _introduce(app, bot), app.settings.send_retry_seconds)
    except TelegramError as error:
        log.warning("how the bot is shown could not be set: %s", type(error).__name__)


async def _introduce(app: Application, bot: ExtBot[float]) -> None:
    scopes: list[tuple[BotCommandScope, tuple[str, ...]]] = [
        (BotCommandScopeAllPrivateChats(), PRIVATE),
        (BotCommandScopeAllGroupChats(), GROUP),
        (BotCommandScopeAllChatAdministrators(), MANAGERS),
    ]
    for language in languages():
        code = _code(language)
        for scope, names in scopes:
            await bot.set_my_commands(menu(app, language, names), scope=scope, language_code=code)
        await _describe(bot, Words(language), code)
    await _give_picture(bot)


async def _describe(bot: ExtBot[float], words: Words, code: str) -> None:
    """Sets what the bot says of itself in a language, where that has changed."""
    long, short = words("telegram-description"), words("telegram-description-short")
    if (await bot.get_my_description(language_code=code)).description != long:
        await bot.set_my_description(long, language_code=code)
    if (await bot.get_my_short_description(language_code=code)).short_description != short:
        await bot.set_my_short_description(short, language_code=code)


async def _give_picture(bot: ExtBot[float]) -> None:
    """Gives the bot a picture, unless it has one."""
    photos = await bot.get_user_profile_photos(bot.id, limit=1)
    if photos is not None and not photos.total_count:
        await bot.set_my_profile_photo(InputProfilePhotoStatic(draw_icon(PICTURE, "JPEG")))


def _code(language: str) -> str:
    """Returns a language as Telegram names it, empty for the one that all others fall back to."""
    return "" if language == FALLBACK else language
