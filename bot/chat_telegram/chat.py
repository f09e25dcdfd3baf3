"""Telegram as one of the chats of a running bot: connects, listens, and takes its leave."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress

from telegram.error import Conflict, InvalidToken, TelegramError

from bot.app.port import Application
from bot.app.speech.failures import CannotServe
from bot.app.speech.reports import Heard
from bot.chat_telegram.application import REFUSED, UPDATES, Telegram, create_application
from bot.chat_telegram.incoming import PLATFORM
from bot.chat_telegram.menu import introduce
from bot.chat_telegram.messenger import TelegramMessenger
from bot.chat_telegram.webhook import HandedIn, Webhook

log = logging.getLogger(__name__)

POLLING = "Updater:start_polling:polling_task"
"""What the library calls the task that asks for news. It gives up for good when Telegram once does not know the token,
and a Bot API server that is just being started says so too."""


class TelegramChat:
    """The Telegram side, from its connecting to its stop, any number of times.

    Each time with an application of its own: one of the library's whose asking for news has failed would be told to
    stop as soon as it began to ask again.
    """

    name = "Telegram"

    def __init__(self, app: Application) -> None:
        self._app = app
        self._application = create_application(app)
        self._handed_in = HandedIn(app)
        self.webhook = Webhook(app, self._handed_in) if app.settings.telegram_webhook else None
        """What every process serves besides, where Telegram is not asked for news."""

    async def serve(self) -> None:
        """Serves until it is cancelled; raises `CannotServe` where the token or the address is no good."""
        if self.webhook is not None:
            self.webhook.require_secret()
        try:
            async with connected(self._app, self._application, self._handed_in) as listening:
                await introduce(self._app, self._application.bot)
                await asyncio.wait([listening])
                raise ConnectionError("Telegram is not asked for news any more")
        finally:
            self._application = create_application(self._app)


@asynccontextmanager
async def connected(
    app: Application, application: Telegram, handed_in: HandedIn
) -> AsyncIterator[asyncio.Future[None]]:
    """Keeps an application connected and listening; what it yields is done if the listening ends by itself.

    Where Telegram is asked for news, what it has handed in before is dealt with first.
    """
    asks = not app.settings.telegram_webhook
    messenger: TelegramMessenger = application.bot_data["messenger"]
    try:
        await messenger.restore()
        await application.initialize()
        await application.start()
        async with handed_in.dealing(application, first=asks) as listening, AsyncExitStack() as more:
            if asks:
                listening = await more.enter_async_context(_asking(application))
            messenger.connected = True
            log.debug("Telegram is connected")
            await app.note(Heard(platform=PLATFORM, connection=""))
            yield listening
    except InvalidToken:
        raise CannotServe(REFUSED) from None
    finally:
        messenger.connected = False
        await _disconnect(application)


@asynccontextmanager
async def _asking(application: Telegram) -> AsyncIterator[asyncio.Future[None]]:
    """Asks for updates; what it yields is done when that comes to an end."""
    updater = application.updater
    assert updater is not None
    before = asyncio.all_tasks()
    await updater.start_polling(allowed_updates=UPDATES, error_callback=_complain)
    yield next(task for task in asyncio.all_tasks() - before if task.get_name() == POLLING)


async def _disconnect(application: Telegram) -> None:
    """Stops what has been started, as far as it was."""
    updater = application.updater
    try:
        if updater is not None and updater.running:
            with suppress(TelegramError):  # what had ended the asking is told again here
                await updater.stop()
        if application.running:
            await application.stop()
    finally:
        await application.shutdown()
        await application.bot.shutdown()


def _complain(error: TelegramError) -> None:
    """Logs that updates could not be fetched; the library goes on trying."""
    if isinstance(error, Conflict):
        log.error("another process uses the same Telegram token; stop one of them")
    else:
        log.warning("Telegram cannot be asked for news (%s); trying again", type(error).__name__)
