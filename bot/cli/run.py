"""``run``: starts the bot."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import TYPE_CHECKING, Any

from bot.cli.common import NEW, Commands, Failure, declare, settings, storage_failures
from bot.cli.logs import log_ours

if TYPE_CHECKING:
    from bot.app import App
    from bot.app.beside.serving import Chat
    from bot.app.port import Application
    from bot.chat_web import WebServer
    from bot.settings import Settings
    from storage.databases import Database

LAST_POSTS = 10.0
"""Seconds that a stopping bot gives to posts which are due; later ones are delivered after the next start."""
LOOK = 0.5
"""Seconds after which it is looked again whether this process can still work on the database."""


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "run",
        "start the bot",
        _run,
        more=(
            "It serves every chat that is set up; without one, or with --web, the local web table, and prints the "
            "operator's own link to it. A chat that fails is started again, and the others go on meanwhile. The "
            "database is made, or brought to this version after a backup. Ctrl+C, or SIGTERM, stops it. On a database "
            "of PostgreSQL it can be started as often as one likes: each process takes what no other one does."
        ),
        example="longtable run",
    )
    parser.add_argument("--new", action="store_true", help=NEW)
    parser.add_argument("--web", action="store_true", help="serve the web table, which is so anyhow without a chat")


def _run(options: argparse.Namespace) -> int:
    gc.disable()  # until it has started: of what is imported and made by then nearly all stays
    from storage.databases import at
    from storage.files import plain_refusals
    from storage.leases import PARTS, parts_of

    chosen = settings()
    log_ours(getattr(logging, chosen.log_level.upper()), chosen.log_form)
    connected = {"discord": max(1, chosen.discord_shards), "telegram": 1}
    served = [parts_of(chat, count) for chat, count in connected.items() if getattr(chosen, f"{chat}_token")]
    with storage_failures(), (database := at(chosen.stored)).join(PARTS.union(*served), connected):
        with plain_refusals():  # a database on a server has made no folder
            chosen.data.mkdir(parents=True, exist_ok=True)
        done = database.migrate(anew=options.new)
        if done.backup is not None:
            print(f"The database is now of version {done.after}; what it was is kept as {done.backup}", flush=True)
        large = database.is_large()
        if not large:
            database.look_through()
        asyncio.run(_serve(chosen, options.web, look_through_meanwhile=large))
    return 0


async def _serve(chosen: Settings, web: bool, *, look_through_meanwhile: bool) -> None:
    from bot.app import create_app
    from bot.app.beside.serving import serving
    from storage.databases import at

    app = create_app(chosen)
    stop = _stop_signal()
    asked, watching = _watched(app, chosen)
    chats = _chats(app, asked, chosen, web)
    await app.start()
    app.begin_drawing()
    gc.freeze()  # what stands by now stays: looked through again and again, it would stop the loop each time
    gc.enable()
    painting = asyncio.create_task(app.paint_ahead())
    try:
        async with watching, serving(chats, chosen.reconnect_seconds) as ended:
            stopped = asyncio.create_task(stop.wait())
            either: list[asyncio.Future[Any]] = [stopped, ended]
            either.append(outdated := asyncio.create_task(_outdated(app)))
            if look_through_meanwhile:
                either.append(looked_through(at(chosen.stored)))
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not stopped.done():
                stopped.cancel()
                for one in either[2:]:
                    if one.done():
                        one.result()
                raise Failure("there is no chat left that could be served")
            outdated.cancel()
            app.store.leases.leave()
            await _deliver_last_posts(app)
    finally:
        painting.cancel()
        await app.stop()


def _watched(app: App, chosen: Settings) -> tuple[Application, AbstractAsyncContextManager[None]]:
    """Returns the application as chats are to ask it, and what tells of it meanwhile, where that is wanted."""
    if not chosen.watch_port:
        return app, nullcontext()
    try:
        from bot.cli.watched import Meters, measured, watched
    except ModuleNotFoundError as error:
        raise Failure('LONGTABLE_WATCH_PORT needs a library: pip install "longtable[metrics]"') from error
    meters = Meters()
    return measured(app, meters), _at_address(watched(app, meters, chosen.watch_host, chosen.watch_port), chosen)


@asynccontextmanager
async def _at_address(watching: AbstractAsyncContextManager[None], chosen: Settings) -> AsyncIterator[None]:
    try:
        await watching.__aenter__()
    except OSError as error:
        address = f"{chosen.watch_host}:{chosen.watch_port}"
        raise Failure(f"LONGTABLE_WATCH_PORT: {address} cannot be listened at ({error.strerror})") from error
    try:
        yield
    finally:
        await watching.__aexit__(None, None, None)


def _chats(app: App, asked: Application, chosen: Settings, web: bool) -> list[Chat]:
    """Returns the chats that are set up, or else the web table; only their libraries are imported."""
    from bot.app.beside.serving import Taken

    chats: list[Chat] = []
    if chosen.discord_token:
        from bot.chat_discord import DiscordChat, Shards

        if chosen.database:  # which processes share
            shards = Shards(asked)
            chats += [DiscordChat(asked, shards=shards, number=number) for number in range(shards.count)]
        else:
            chats.append(DiscordChat(asked))
    if chosen.telegram_token:
        from bot.chat_telegram import TelegramChat

        telegram = TelegramChat(asked)
        chats.append(Taken(telegram, "telegram", lambda: app.store.leases))
        if telegram.webhook is not None:
            chats.append(telegram.webhook)
    if web or not chats:
        from bot.chat_web import WebSettings, create_server

        addresses = WebSettings(
            host=chosen.web_host,
            port=chosen.web_port,
            base=chosen.web_base,
            language=chosen.language,
            links=chosen.data / "links.json",
        )
        chats.append(WebTable(create_server(asked, addresses)))
    return chats


class WebTable:
    """The web table as a chat: it prints the operator's own link when it is open."""

    name = "web"

    def __init__(self, server: WebServer) -> None:
        self._server = server

    async def serve(self) -> None:
        from bot.app.speech.failures import CannotServe
        from bot.chat_web import BadAddress

        try:
            await self._server.start()
        except BadAddress as error:
            why = f"{error} Another one can be set by LONGTABLE_WEB_HOST and LONGTABLE_WEB_PORT."
            raise CannotServe(why) from error
        try:
            link = self._server.start_link
            print(f"The web table is open. Your own link, to let players in:\n\n    {link}\n", flush=True)
            await asyncio.get_running_loop().create_future()
        finally:
            await self._server.stop()


async def _outdated(app: App) -> None:
    """Ends as soon as this process can work on the database no more, and says why."""
    while True:
        if (why := app.store.leases.ended) is not None:
            raise Failure(str(why))
        await asyncio.sleep(LOOK)


async def _deliver_last_posts(app: App) -> None:
    try:
        await asyncio.wait_for(app.drain(), LAST_POSTS)
    except TimeoutError:
        logging.getLogger(__name__).warning("some posts wait for the next start")


def looked_through(database: Database) -> asyncio.Future[None]:
    """Looks through a database in a thread that nobody has to wait for; what is returned fails if it is damaged."""
    from storage.errors import StorageError

    loop = asyncio.get_running_loop()
    damaged: asyncio.Future[None] = loop.create_future()

    def look() -> None:
        try:
            database.look_through()
        except StorageError as error:
            with suppress(RuntimeError):  # the bot has stopped meanwhile
                loop.call_soon_threadsafe(damaged.set_exception, error)

    threading.Thread(target=look, name="look through", daemon=True).start()
    return damaged


def _stop_signal() -> asyncio.Event:
    """Returns what is set by the first signal to stop; the second one ends the process at once."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    signals = (signal.SIGINT, signal.SIGTERM)

    def told() -> None:
        stop.set()
        for each in signals:
            loop.remove_signal_handler(each)

    for each in signals:
        loop.add_signal_handler(each, told)
    return stop
