"""What Telegram tells of the bot without its listening, for whoever sets it up."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit

from telegram import Bot, User, WebhookInfo
from telegram.error import InvalidToken, RetryAfter, TelegramError
from telegram.request import HTTPXRequest

from bot.app.speech.failures import CannotServe, NoAnswer, strange, too_much, unreachable
from bot.app.speech.names import clean_name
from bot.chat_telegram.application import REFUSED
from bot.chat_telegram.pacing import wait_of
from bot.settings import Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramAccount:
    """What the bot is on Telegram."""

    name: str
    username: str
    joins_groups: bool
    hears_everything: bool
    """Whether it is sent all that is said in groups."""
    webhook: str
    """The address to which Telegram sends what happens, empty if the bot has to ask."""
    waiting: int
    """How many updates the bot has not taken yet."""
    error: str
    """Why the webhook did not take an update, the last time that one was not taken."""


async def ask(settings: Settings) -> TelegramAccount:
    """Asks who the bot is and how it hears of what happens.

    Raises `CannotServe` where the token is refused, and `NoAnswer`.
    """
    seconds = settings.telegram_timeout_seconds
    host = urlsplit(settings.telegram_api).hostname or ""
    request = HTTPXRequest(connect_timeout=seconds, read_timeout=seconds, write_timeout=seconds)
    try:
        async with Bot(settings.telegram_token, f"{settings.telegram_api}/bot", request=request) as bot:
            return _account(bot.bot, await bot.get_webhook_info())
    except InvalidToken:
        raise CannotServe(REFUSED) from None
    except RetryAfter as error:
        raise too_much(host, wait_of(error)) from None
    except TelegramError as error:
        raise _failed(host, error.__cause__) from None
    except (LookupError, TypeError, ValueError):
        raise _failed(host, None) from None


def _account(user: User, told: WebhookInfo) -> TelegramAccount:
    return TelegramAccount(
        name=clean_name(user.full_name) or "?",
        username=user.username or "",
        joins_groups=bool(user.can_join_groups),
        hears_everything=bool(user.can_read_all_group_messages),
        webhook=told.url,
        waiting=told.pending_update_count,
        error="".join(filter(str.isprintable, told.last_error_message or "")),
    )


def _failed(host: str, cause: BaseException | None) -> NoAnswer:
    """Tells by its cause whether a failure is one of the connection or an answer that was not understood."""
    if cause is None or isinstance(cause, TelegramError):
        return strange(host, "what Telegram would not say", "LONGTABLE_TELEGRAM_API")
    return unreachable(host, type(cause).__name__)
