"""``doctor``: looks whether everything is as the bot needs it."""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import TYPE_CHECKING

from bot.cli.common import Commands, declare, settings

if TYPE_CHECKING:
    from bot.settings import Settings

ROOM = 200 * 1024 * 1024
"""Bytes that should be free on the disk."""


class Problem(Exception):
    """Something is not as the bot needs it; the text says what to do."""


def add(commands: Commands) -> None:
    declare(
        commands,
        "doctor",
        "look whether settings, database, addresses, tokens and pictures are all right",
        _run,
        more="Changes nothing and works beside a running bot. The exit status is 1 if there is a problem.",
        example="longtable doctor",
    )


def _run(options: argparse.Namespace) -> int:
    chosen = settings()
    problems = 0
    for name, check in CHECKS.items():
        try:
            for line in check(chosen):
                print(f"ok       {name}: {line}")
        except Problem as problem:
            problems += 1
            print(f"PROBLEM  {name}: {problem}")
    print("All is well." if not problems else f"{problems} to be looked at.")
    return 1 if problems else 0


def _settings(chosen: Settings) -> Iterator[str]:
    values = ((field, getattr(chosen, field.name) or "-") for field in fields(chosen))
    yield ", ".join(f"{field.name} {value if field.repr or value == '-' else '(set)'}" for field, value in values)


def _python(chosen: Settings) -> Iterator[str]:
    yield sys.version.split()[0]


def _folder(chosen: Settings) -> Iterator[str]:
    nearest = next(path for path in (chosen.data.resolve(), *chosen.data.resolve().parents) if path.exists())
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise Problem(f"{nearest} cannot be written to by this user; change its owner or set LONGTABLE_DATA")
    free = shutil.disk_usage(nearest).free
    if free < ROOM:
        raise Problem(f"only {free // 1024 // 1024} MB are free on the disk of {nearest}; make room")
    made = "" if chosen.data.exists() else ", will be made at the first start"
    yield f"{chosen.data.resolve()}{made}, {free // 1024 // 1024} MB free"


def _database(chosen: Settings) -> Iterator[str]:
    from storage.errors import StorageError
    from storage.files import examine
    from storage.schema import VERSION

    path = chosen.database
    if not path.exists():
        yield "none yet, will be made at the first start"
        return
    try:
        version = examine(path)
    except StorageError as error:
        raise Problem(str(error)) from error
    if version > VERSION:
        raise Problem(f"version {version} was written by a newer Longtable than this one, which knows {VERSION}")
    size = path.stat().st_size // 1024
    yield f"sound, version {version}, {size} KB" + (
        "" if version == VERSION else ", will be migrated at the next start"
    )


def _address(chosen: Settings) -> Iterator[str]:
    if _is_running(chosen):
        yield "the bot is running"
        return
    try:
        for family, kind, _, _, address in socket.getaddrinfo(
            chosen.web_host, chosen.web_port, type=socket.SOCK_STREAM
        ):
            with socket.socket(family, kind) as probe:
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                probe.bind(address)
    except OSError as error:
        why = f"nothing can listen on {chosen.web_host} port {chosen.web_port}: {error.strerror}"
        raise Problem(f"{why}; set LONGTABLE_WEB_HOST or LONGTABLE_WEB_PORT") from error
    yield f"{chosen.web_host} port {chosen.web_port} is free"


def _discord(chosen: Settings) -> Iterator[str]:
    if not chosen.discord_token:
        yield "not set up"
        return
    from bot.chat_discord.invite import BadToken, application_of, invite_link

    try:
        application = chosen.discord_application or application_of(chosen.discord_token)
    except BadToken as error:
        raise Problem(f"{error}; copy LONGTABLE_DISCORD_TOKEN anew from the developer portal") from error
    where = f"on server {chosen.discord_test_server} alone" if chosen.discord_test_server else "everywhere"
    yield f"application {application}, commands are registered {where}"
    yield f"whoever manages a server invites the bot with {invite_link(application)}"


def _telegram(chosen: Settings) -> Iterator[str]:
    if not chosen.telegram_token:
        yield "no token, so it is not served"
        return
    bot = chosen.telegram_token.partition(":")[0]
    if not chosen.telegram_webhook:
        yield f"bot {bot}, which asks {chosen.telegram_api} for news"
        return
    if not chosen.telegram_secret:
        raise Problem("a webhook needs LONGTABLE_TELEGRAM_SECRET, or anybody could pretend to be Telegram")
    where = f"{chosen.telegram_host} port {chosen.telegram_port}"
    yield f"bot {bot}, which is told of news at {chosen.telegram_webhook} and listens on {where}"


def _pictures(chosen: Settings) -> Iterator[str]:
    from bot.app.words import Words
    from render.core.scene import Marks
    from render.core.studio import draw_picture
    from rules.core import codec, library
    from rules.core import match as matches

    for name in library.games():
        game = library.load(name)
        match = matches.start(game, game.meta.seats[0], {}, "doctor").match
        marks = Marks(names=tuple(f"P{seat}" for seat in range(match.header.seats)))
        view = codec.encode(match.view(None))
        try:
            picture = draw_picture(name, "board", view, codec.encode(marks), Words(chosen.language))
        except Exception as error:
            raise Problem(f"the board of {game.meta.title} cannot be drawn: {type(error).__name__}: {error}") from error
        yield f"{game.meta.title}, {len(picture) // 1024} KB"


def _is_running(chosen: Settings) -> bool:
    """Says whether a bot holds the database."""
    import fcntl

    lock = chosen.database.with_name(f"{chosen.database.name}.lock")
    try:
        with lock.open("rb") as file:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    except OSError:
        return False
    return False


CHECKS: dict[str, Callable[[Settings], Iterator[str]]] = {
    "settings": _settings,
    "Python": _python,
    "data folder": _folder,
    "database": _database,
    "web address": _address,
    "Discord": _discord,
    "Telegram": _telegram,
    "pictures": _pictures,
}
"""What is looked at, in this order."""
