"""``doctor``: looks whether everything is as the bot needs it."""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from bot.cli.common import DOTENV, Commands, declare, settings

if TYPE_CHECKING:
    from bot.chat_discord.checks import DiscordAccount, Server
    from bot.chat_telegram.checks import TelegramAccount
    from bot.settings import Settings
    from render.core.studio import Drawn

T = TypeVar("T")

ROOM = 200 * 1024 * 1024
"""Bytes that should be free on the disk."""
SHOWN = 10
"""Servers that are named, at the most."""


class Problem(Exception):
    """Something is not as the bot needs it; the text says what to do. Raised it ends the check, yielded it does not."""


Findings: TypeAlias = Iterator[str | Problem]
"""What a check finds, one after the other: what is well, and what is not."""
Check: TypeAlias = "Callable[[Settings], Findings]"


def add(commands: Commands) -> None:
    declare(
        commands,
        "doctor",
        "look whether settings, database, addresses, tokens and pictures are all right",
        _run,
        more=(
            "It asks the chats that are set up what they know of the bot. It changes nothing and works beside a "
            "running bot. The exit status is 1 if there is a problem."
        ),
        example="longtable doctor",
    )


def _run(options: argparse.Namespace) -> int:
    return look(settings(), CHECKS)


def look(chosen: Settings, checks: Mapping[str, Check]) -> int:
    """Tells what checks find; returns 1 if there is a problem."""
    problems = 0
    for name, check in checks.items():
        for finding in _findings(check, chosen):
            is_problem = isinstance(finding, Problem)
            problems += is_problem
            print(f"{'PROBLEM' if is_problem else 'ok     '}  {name}: {finding}", flush=True)
    print("All is well." if not problems else f"{problems} to be looked at.")
    return 1 if problems else 0


def _findings(check: Check, chosen: Settings) -> Findings:
    """Yields what a check finds, with the problem that ended it."""
    try:
        yield from check(chosen)
    except Problem as problem:
        yield problem


def _settings(chosen: Settings) -> Findings:
    values = ((field, getattr(chosen, field.name) or "-") for field in fields(chosen))
    yield ", ".join(f"{field.name} {value if field.repr or value == '-' else '(set)'}" for field, value in values)


def _dotenv(chosen: Settings) -> Findings:
    if not DOTENV.exists():
        yield "none"
    elif DOTENV.stat().st_mode & 0o077:
        yield Problem("others on this machine can read it, and the tokens in it; chmod 600 .env")
    else:
        yield "for its owner alone"


def _python(chosen: Settings) -> Findings:
    yield sys.version.split()[0]


def _folder(chosen: Settings, room: int = ROOM) -> Findings:
    nearest = next(path for path in (chosen.data.resolve(), *chosen.data.resolve().parents) if path.exists())
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise Problem(f"{nearest} cannot be written to by this user; change its owner or set LONGTABLE_DATA")
    free = shutil.disk_usage(nearest).free
    if free < room:
        raise Problem(f"only {free // 1024 // 1024} MB are free on the disk of {nearest}; make room")
    made = "" if chosen.data.exists() else ", will be made at the first start"
    yield f"{chosen.data.resolve()}{made}, {free // 1024 // 1024} MB free"


def _database(chosen: Settings) -> Findings:
    from storage.databases import at
    from storage.errors import StorageError

    try:
        yield from at(chosen.stored).describe()
    except StorageError as error:
        raise Problem(str(error)) from error


def _address(chosen: Settings) -> Findings:
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


def _discord(chosen: Settings) -> Findings:
    if not chosen.discord_token:
        yield "not set up"
        return
    from bot.chat_discord import checks
    from bot.chat_discord.invite import BadToken, application_of, invite_link

    try:
        application = chosen.discord_application or application_of(chosen.discord_token)
    except BadToken as error:
        raise Problem(f"{error}; copy LONGTABLE_DISCORD_TOKEN anew from the developer portal") from error
    where = f"on server {chosen.discord_test_server} alone" if chosen.discord_test_server else "everywhere"
    yield f"application {application}, commands are registered {where}"
    yield f"whoever manages a server invites the bot with {invite_link(application)}"
    account = _answer(checks.ask(chosen))
    yield f"the token is accepted, it is that of {account.name}, number {account.id}"
    yield from _portal(account, application)
    yield from _servers(account.servers, chosen.discord_test_server)


def _portal(account: DiscordAccount, application: str) -> Findings:
    """Tells what stands in the way in Discord's developer portal, if anything does."""
    if account.application != application:
        right = f"set LONGTABLE_DISCORD_APPLICATION to {account.application}"
        yield Problem(f"application {application} is not the one of this token, so that link is of no use; {right}")
    if account.has_endpoint:
        why = "Discord sends what members do to another address and not to this bot"
        yield Problem(f"{why}; empty Interactions Endpoint URL on General Information in the developer portal")
    if account.needs_code:
        why = "nobody can invite the bot with that link"
        yield Problem(f"{why}; switch off Requires OAuth2 Code Grant on the page Bot of the developer portal")


def _servers(servers: Sequence[Server], test_server: str) -> Findings:
    """Tells on which servers of Discord the bot is, and what it may not do there."""
    if not servers:
        yield Problem("the bot is on no server; open the link above and choose yours")
        return
    yield f"the bot is on {_some([server.name for server in servers])}"
    if test_server and all(server.id != test_server for server in servers):
        why = f"it is not on server {test_server}, where its commands are to be registered"
        yield Problem(f"{why}; invite it there or correct LONGTABLE_DISCORD_TEST_SERVER")
    lacking = [server for server in servers if server.missing]
    for server in lacking[:SHOWN]:
        what = f"on {server.name}, number {server.id}, it may not {', '.join(server.missing)}"
        yield Problem(f"{what}; allow its role that in Server Settings, Roles")
    if len(lacking) > SHOWN:
        yield Problem(f"nor may it do all that it needs on {len(lacking) - SHOWN} more; allow its role that there too")
    if not lacking:
        yield "it has all permissions that it needs there, unless a channel takes one away"


def _telegram(chosen: Settings) -> Findings:
    if not chosen.telegram_token:
        yield "no token, so it is not served"
        return
    from bot.chat_telegram import checks

    bot = chosen.telegram_token.partition(":")[0]
    if not chosen.telegram_webhook:
        yield f"bot {bot}, which asks {chosen.telegram_api} for news"
    elif chosen.telegram_secret:
        where = f"{chosen.telegram_host} port {chosen.telegram_port}"
        yield f"bot {bot}, which is told of news at {chosen.telegram_webhook} and listens on {where}"
    else:
        yield Problem("a webhook needs LONGTABLE_TELEGRAM_SECRET, or anybody could pretend to be Telegram")
    account = _answer(checks.ask(chosen))
    yield f"the token is accepted, it is that of {account.name}, @{account.username}"
    if not account.joins_groups:
        yield Problem("the bot cannot be added to groups; send /setjoingroups to BotFather and choose Enable")
    if account.hears_everything:
        why = "its privacy mode is off, so it is sent all that people say in groups"
        yield Problem(f"{why}; send /setprivacy to BotFather and choose Enable, then add the bot to its groups anew")
    yield _updates(chosen, account)


def _updates(chosen: Settings, account: TelegramAccount) -> str | Problem:
    """Tells whether Telegram sends what happens to where the bot waits for it."""
    from urllib.parse import urlsplit

    if account.webhook != chosen.telegram_webhook and (account.webhook or _is_running(chosen)):
        host = urlsplit(account.webhook).hostname
        why = (
            f"Telegram sends its updates to another address, on {host}"
            if host
            else "Telegram sends its updates nowhere"
        )
        way = "start the bot anew, which corrects that"
        again = "if it comes back, another program uses the same token, and /revoke at BotFather gives you a new one"
        return Problem(f"{why}, and this bot hears of none; {way}; {again}")
    if account.webhook and account.waiting and account.error:
        why = f"Telegram cannot hand over its updates ({account.error}), of which there wait {account.waiting}"
        where = f"{chosen.telegram_host} port {chosen.telegram_port}"
        return Problem(f"{why}; look whether {account.webhook} leads to {where} and its certificate is good")
    return f"updates that wait for the bot: {account.waiting}"


def _answer(asking: Coroutine[Any, Any, T]) -> T:
    """Waits for what a chat tells; raises `Problem` where it tells nothing."""
    import asyncio

    from bot.app.speech.failures import CannotServe, NoAnswer

    try:
        return asyncio.run(asking)
    except (CannotServe, NoAnswer) as error:
        raise Problem(str(error)) from None


def _games(chosen: Settings) -> Findings:
    """Tells how many games are running, and how many of them stand still as the bot cannot reach where that is."""
    import asyncio

    from storage.errors import StorageError

    try:
        running, still, away = asyncio.run(_running(chosen))
    except StorageError:
        yield "not looked at without a database of this version"
        return
    wanting = {"discord": chosen.discord_token, "telegram": chosen.telegram_token}
    for platform, count in sorted(running.items()):
        if not wanting.get(platform, True):
            what = f"{count} on {platform} stand still, as LONGTABLE_{platform.upper()}_TOKEN is not set"
            yield Problem(f"{what}; set it again and start the bot anew, and they go on with the time that was left")
        elif platform in away:
            what = f"{count} on {platform} stand still, as the bot did not reach it when it ran last"
            yield Problem(f"{what}; they go on with the time that was left as soon as it does")
        elif platform in still:
            yield f"{count} on {platform}, of which {still[platform]} cannot be posted in and stand still"
        else:
            yield f"{count} on {platform}"
    if not running:
        yield "none is running"


async def _running(chosen: Settings) -> tuple[dict[str, int], dict[str, int], frozenset[str]]:
    """Returns how many games run on each platform, how many of them the bot cannot reach, and what it did not reach."""
    from storage.store import open_store

    async with open_store(chosen.stored, readonly=True) as store, store.read() as tx:
        away = frozenset(row.platform for row in await tx.outages.all() if not row.server and not row.channel)
        return await tx.tables.running_on(), await tx.tables.unreached_on(), away


def _some(names: Sequence[str]) -> str:
    """Lists names, the first few of many."""
    more = len(names) - SHOWN
    return ", ".join(names[:SHOWN]) + (f" and {more} more" if more > 0 else "")


def _pictures(chosen: Settings, draw: Callable[..., Drawn] | None = None) -> Findings:
    from bot.app.speech.language import Words
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
            picture = (draw or draw_picture)(name, "board", view, codec.encode(marks), Words(chosen.language))
        except Exception as error:
            raise Problem(f"the board of {game.meta.title} cannot be drawn: {type(error).__name__}: {error}") from error
        yield f"{game.meta.title}, {len(picture.data) // 1024} KB"


def _is_running(chosen: Settings) -> bool:
    """Says whether a bot holds the database."""
    from storage.databases import at
    from storage.errors import StorageError

    try:
        return at(chosen.stored).is_held()
    except StorageError:
        return False


CHECKS: dict[str, Check] = {
    "settings": _settings,
    ".env": _dotenv,
    "Python": _python,
    "data folder": _folder,
    "database": _database,
    "games": _games,
    "web address": _address,
    "Discord": _discord,
    "Telegram": _telegram,
    "pictures": _pictures,
}
"""What is looked at, in this order."""
