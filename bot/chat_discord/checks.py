"""What Discord tells of the bot without its being connected, for whoever sets it up."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from urllib.parse import urlsplit

import aiohttp
import discord

from bot.app.speech.failures import CannotServe, NoAnswer, strange, too_much, unreachable
from bot.app.speech.names import clean_name
from bot.chat_discord.bot import LONGEST_LIMIT, use_addresses
from bot.chat_discord.chat import REFUSED
from bot.chat_discord.failures import TOO_MANY, seconds_to_wait
from bot.chat_discord.invite import missing
from bot.settings import Settings

PATIENCE = 10.0
"""Seconds that an answer is waited for."""
PAGE = 200
"""Servers that Discord tells of at once, at the most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """A server that the bot is on."""

    id: str
    name: str
    missing: tuple[str, ...]
    """The permissions that its roles there do not give it; a channel can take away more."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiscordAccount:
    """What the bot is on Discord."""

    id: str
    name: str
    application: str
    has_endpoint: bool
    """Whether Discord sends commands and presses to an address, and so not to the bot."""
    needs_code: bool
    """Whether the link that invites it is not enough."""
    servers: tuple[Server, ...]


async def ask(settings: Settings, patience: float = PATIENCE) -> DiscordAccount:
    """Asks who the bot is, where, and what it may do there.

    Raises `CannotServe` where the token is refused, and `NoAnswer`.
    """
    use_addresses(settings)
    host = urlsplit(discord.http.Route.BASE).hostname or ""
    answers: list[int] = []
    client = discord.Client(
        intents=discord.Intents.none(), http_trace=_noting(answers), max_ratelimit_timeout=LONGEST_LIMIT
    )
    try:
        async with client:
            await asyncio.wait_for(client.login(settings.discord_token), patience)
            return _account(client, await _servers(client, patience))
    except discord.LoginFailure:
        raise CannotServe(REFUSED) from None
    except discord.RateLimited as error:
        raise too_much(host, error.retry_after) from None
    except discord.HTTPException as error:
        raise _refused(host, error.status, seconds_to_wait(error)) from None
    except TimeoutError:
        if answers and answers[-1] >= 400:  # discord.py was trying again
            raise _refused(host, answers[-1], None) from None
        raise unreachable(host, f"no answer within {patience:g} seconds") from None
    except (aiohttp.ClientError, OSError) as error:
        raise unreachable(host, type(error).__name__) from None
    except (LookupError, TypeError, ValueError):  # for example a page that asks to log in to the network
        raise strange(host, "what Discord would not say", "LONGTABLE_DISCORD_REST") from None


def _account(client: discord.Client, servers: tuple[Server, ...]) -> DiscordAccount:
    user, application = client.user, client.application
    assert user is not None and application is not None, "it is logged in"
    return DiscordAccount(
        id=str(user.id),
        name=clean_name(str(user)) or "?",
        application=str(application.id),
        has_endpoint=bool(application.interactions_endpoint_url),
        needs_code=application.bot_require_code_grant,
        servers=servers,
    )


async def _servers(client: discord.Client, patience: float) -> tuple[Server, ...]:
    """Returns all servers that the bot is on, page by page; discord.py's own objects leave the permissions out."""
    found: list[Server] = []
    while True:
        after = found[-1].id if found else None
        page = await asyncio.wait_for(client.http.get_guilds(PAGE, after=after, with_counts=False), patience)
        for told in page:
            lacking = missing(discord.Permissions(int(told["permissions"])))
            found.append(Server(id=str(told["id"]), name=clean_name(told["name"]) or "?", missing=lacking))
        if len(page) < PAGE:
            return tuple(found)


def _refused(host: str, status: int, seconds: float | None) -> NoAnswer:
    if status == TOO_MANY:
        return too_much(host, seconds)
    return strange(host, f"the error {status}", "LONGTABLE_DISCORD_REST")


def _noting(answers: list[int]) -> aiohttp.TraceConfig:
    """Notes the status of each answer, of those too after which discord.py tries again by itself."""

    async def note(session: object, context: object, end: aiohttp.TraceRequestEndParams) -> None:
        answers.append(end.response.status)

    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(note)
    return trace
