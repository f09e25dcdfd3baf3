"""Puts the Telegram side together: the library's application with our handlers, not yet connected."""

from __future__ import annotations

import logging
from typing import Any, TypeAlias

from telegram import Update
from telegram.ext import (
    Application,
    ApplicationBuilder,
    BaseHandler,
    CallbackQueryHandler,
    ChatMemberHandler,
    ContextTypes,
    ExtBot,
    MessageHandler,
    filters,
)

from bot.app import port
from bot.chat_telegram.answers import Answers
from bot.chat_telegram.handlers import Handlers
from bot.chat_telegram.incoming import PLATFORM
from bot.chat_telegram.messenger import TelegramMessenger
from bot.chat_telegram.pacing import OVERALL, Pacing
from bot.chat_telegram.screen import Screen
from bot.settings import Settings

log = logging.getLogger(__name__)

# It repeats an answer that it cannot read, such as a page that says which address, with the token in it, was not found.
logging.getLogger("telegram.request.BaseRequest").setLevel(logging.CRITICAL)

UPDATES = (
    *(Update.MESSAGE, Update.EDITED_MESSAGE, Update.CALLBACK_QUERY),
    *(Update.MY_CHAT_MEMBER, Update.CHAT_MEMBER),
)
"""Kinds of updates that we want. What is edited changes nothing, as it has been done, and in private is told so."""
NO_TOKEN = "0:no-token"
"""Stands for the token of an installation that has none, so that everything but connecting works."""

REFUSED = "Telegram refuses LONGTABLE_TELEGRAM_TOKEN; ask BotFather for the right one"

Telegram: TypeAlias = Application[Any, Any, Any, Any, Any, Any]


def create_application(app: port.Application, *, overall: int = OVERALL) -> Telegram:
    """Builds Telegram's side of an application and becomes its messenger. Nothing is connected yet.

    ``overall`` is how much all chats together are sent in a second.
    """
    pacing = Pacing(app.settings.telegram_group_seconds, app.clock, overall)
    application: Telegram = reaching(app.settings).rate_limiter(pacing).concurrent_updates(True).build()
    bot: ExtBot[Any] = application.bot
    screen = Screen(app, bot)
    messenger = TelegramMessenger(app, bot, screen)
    handlers = Handlers(app, bot, screen, Answers(app, bot, screen))
    for handler in _handlers(handlers):
        application.add_handler(handler)
    application.add_error_handler(_log_error)
    application.bot_data["messenger"] = messenger
    app.attach(PLATFORM, messenger)
    return application


def reaching(settings: Settings) -> ApplicationBuilder[Any, Any, Any, Any, Any, Any]:
    """Returns the library's builder, told how Telegram is reached and how long an answer may take."""
    seconds = settings.telegram_timeout_seconds
    return (
        ApplicationBuilder()
        .token(settings.telegram_token or NO_TOKEN)
        .base_url(f"{settings.telegram_api}/bot")
        .base_file_url(f"{settings.telegram_api}/file/bot")
        .connect_timeout(seconds)
        .read_timeout(seconds)
        .write_timeout(seconds)
        .media_write_timeout(2 * seconds)
        .pool_timeout(seconds)
        .get_updates_connect_timeout(seconds)
        .get_updates_read_timeout(seconds)
    )


def _handlers(ours: Handlers) -> list[BaseHandler[Any, Any, Any]]:
    said = filters.UpdateType.MESSAGE & filters.TEXT
    return [
        CallbackQueryHandler(ours.press),
        ChatMemberHandler(ours.membership, ChatMemberHandler.MY_CHAT_MEMBER),
        ChatMemberHandler(ours.change, ChatMemberHandler.CHAT_MEMBER),
        MessageHandler(filters.StatusUpdate.LEFT_CHAT_MEMBER, ours.departure),
        MessageHandler(filters.StatusUpdate.MIGRATE, ours.migration),
        MessageHandler(said, ours.command),
        MessageHandler(filters.UpdateType.MESSAGE & ~filters.StatusUpdate.ALL, ours.other),
        MessageHandler(filters.UpdateType.EDITED_MESSAGE & (filters.TEXT | filters.CAPTION), ours.edited),
    ]


async def _log_error(update: object, context: ContextTypes.DEFAULT_TYPE) -> None:
    """Logs what went wrong with an update, and nothing of what it says."""
    log.error("an update could not be dealt with: %s", type(context.error).__name__)
    log.debug("where it went wrong", exc_info=context.error)
