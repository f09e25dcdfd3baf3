"""What a platform reports of itself, of its places and of who is there: it counts, and is nobody's intent."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from typing import TypeAlias

from bot.app.speech.messages import Place
from storage.leases import connection_of


@dataclass(frozen=True, slots=True)
class Shard:
    """One of several connections to a platform; the servers of which it tells are in it."""

    number: int
    count: int

    def __contains__(self, server: object) -> bool:
        return connection_of(str(server), self.count) == self.number


@dataclass(frozen=True, slots=True, kw_only=True)
class Lost:
    """The bot was removed from a server or channel, or cannot write there."""

    platform: str
    server: str = ""
    channel: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """It is back: the tables there go on, and whoever is awaited is called."""

    platform: str
    server: str = ""
    channel: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Silent:
    """One of several connections is down, so that nobody on its servers can be heard."""

    platform: str
    connection: str
    servers: Container[str]
    within: float = 0.0
    """Seconds within which it comes by itself, as others are made before it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Heard:
    """That connection is there again."""

    platform: str
    connection: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Servers:
    """The bot is on these servers, and on no other one of those of which it tells."""

    platform: str
    known: frozenset[str]
    of: Container[str] | None = None
    """Of which it tells; None: of all."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RightsChanged:
    """Rights have changed on a server, so that other channels of it can be written in than before."""

    platform: str
    server: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Roles:
    """There are these roles on a server, and no other ones."""

    platform: str
    server: str
    known: frozenset[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """A channel has another id now; its threads are gone."""

    platform: str
    old: str
    new: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """Somebody has left a channel: the seats at its tables are opened."""

    place: Place
    user: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Gone:
    """Somebody is no longer where a post, named by its key, calls them: the seat is opened."""

    platform: str
    user: str
    post: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lacks:
    """A post, named by its key, could not be shown whole, as the bot lacks a permission for it.

    The host of its table is told so there, once.
    """

    platform: str
    post: str
    permission: str


Report: TypeAlias = Lost | Found | Silent | Heard | Servers | RightsChanged | Roles | Moved | Left | Gone | Lacks
