"""Leases: what one process does at a time where several work on one database.

A place, which is a channel of a chat, belongs to a part: to the chat where that keeps a connection, to one of its
connections where it keeps several, else to one of the shares into which all other places are spread. Who holds the
lease of a part delivers its posts and keeps its time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Boolean
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from storage.errors import StorageError

SHARE = "places-"
"""How the names of shares begin; what follows is how the hashes of their places begin."""
SHARES = frozenset(f"{SHARE}{digit:x}" for digit in range(16))
CLOCK = "clock"
"""The part of who notes that the bot is alive, and gives back time that was lost to all."""
PARTS = SHARES | {CLOCK}
"""What there is to be done whatever chats there are."""


class Lease(NamedTuple):
    """That a process does a part; each lease has a number of its own, by which what comes too late is known."""

    part: str
    number: int


ALWAYS = Lease("", 0)
"""What is held by who works alone."""


class Leases(Protocol):
    """What this process holds."""

    @property
    def poll(self) -> float | None:
        """After how many seconds it is worth looking what others have stored; None where there are no others."""
        ...

    def get(self, part: str) -> Lease | None:
        """Returns the lease of a part; None where it is not held, or is being given back."""
        ...

    def of(self, platform: str, channel: str, server: str) -> Lease | None:
        """Returns the lease of the part of a place, likewise; its ``server`` is empty where it has none."""
        ...

    def holds(self, lease: Lease) -> bool:
        """Says whether a lease is held, were it being given back."""
        ...

    @property
    def held(self) -> frozenset[Lease]:
        """All that is held."""
        ...

    @property
    def ended(self) -> StorageError | None:
        """Why this process can work there no more, if it cannot."""
        ...

    def keeps(self, platform: str, server: str | None = None) -> bool:
        """Says whether this process may say whether a chat can be reached, or a server of it if one is named."""
        ...

    def keeps_all(self, platform: str) -> bool:
        """Says whether it may do so of all servers of a chat."""
        ...

    def stand_by(self, platform: str) -> None:
        """Takes note that any connection to a chat can be served here at once, as all are there or none need be."""
        ...

    def stands_by(self, platform: str) -> bool:
        """Says whether that is so, or this process has nothing to do with the chat."""
        ...

    def turn(self, what: str, seconds: float) -> float:
        """Takes the turn to do what one of all may do, once in so many seconds; else returns how long it is to that.

        It asks the database, so whoever must not wait for that calls it in a thread.
        """
        ...

    def using(self, lease: Lease) -> AbstractContextManager[None]:
        """Lets a lease be given back only after what is done under it has ended."""
        ...

    def is_free(self, lease: Lease) -> bool:
        """Says whether a lease is used once at the most."""
        ...

    def leave(self) -> None:
        """Gives all back, and takes nothing any more."""
        ...


class Alone:
    """All is held for ever, as nobody else is there."""

    poll = None
    held = frozenset({ALWAYS})
    ended = None

    def get(self, part: str) -> Lease | None:
        return ALWAYS

    def of(self, platform: str, channel: str, server: str) -> Lease | None:
        return ALWAYS

    def holds(self, lease: Lease) -> bool:
        return True

    def keeps(self, platform: str, server: str | None = None) -> bool:
        return True

    def keeps_all(self, platform: str) -> bool:
        return True

    def stand_by(self, platform: str) -> None:
        """There is nobody in whose place anything could be served."""

    def stands_by(self, platform: str) -> bool:
        return True

    def turn(self, what: str, seconds: float) -> float:
        return 0.0

    @contextmanager
    def using(self, lease: Lease) -> Iterator[None]:
        yield

    def is_free(self, lease: Lease) -> bool:
        return True

    def leave(self) -> None:
        """There is nobody to whom anything could be given."""


def part_of(platform: str, channel: str, server: str, connected: Mapping[str, int]) -> str:
    """Names the part of a place; ``connected`` tells of the chats that keep connections how many those are."""
    if count := connected.get(platform, 0):
        return _connection(platform, connection_of(server, count), count)
    return SHARE + hashlib.md5(f"{platform} {channel}".encode(), usedforsecurity=False).hexdigest()[0]


def parts_of(platform: str, count: int) -> tuple[str, ...]:
    """Names the parts of a chat that keeps so many connections, one for each."""
    return tuple(_connection(platform, number, count) for number in range(count))


def _connection(platform: str, number: int, count: int) -> str:
    return platform if count == 1 else f"{platform}-{number}"


SINCE = 22
"""Behind so many bits the number of a server holds when it was made."""


def connection_of(server: str, count: int) -> int:
    """Returns by which of several connections a chat tells of a server; of all that is on none it does by the first."""
    return (int(server) >> SINCE) % count if server.isascii() and server.isdecimal() else 0


class Ours(FunctionElement[bool]):
    """Whether a place, by platform, channel and server, or a table's, by its id, is this process's to be served."""

    type = Boolean()
    inherit_cache = True


@compiles(Ours)
def _always(element: Ours, compiler: Any, **_: Any) -> str:
    """With a file there is one process."""
    return "1"
