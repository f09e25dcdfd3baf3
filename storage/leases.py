"""Leases: what one process does at a time where several work on one database.

A place, which is a channel of a chat, belongs to a part: to the chat where that keeps a connection, else to one of the
shares into which all other places are spread. Who holds the lease of a part delivers its posts and keeps its time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator
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

    def of(self, platform: str, channel: str) -> Lease | None:
        """Returns the lease of the part of a place, likewise."""
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

    def keeps(self, platform: str) -> bool:
        """Says whether this process may say whether a chat can be reached."""
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

    def of(self, platform: str, channel: str) -> Lease | None:
        return ALWAYS

    def holds(self, lease: Lease) -> bool:
        return True

    def keeps(self, platform: str) -> bool:
        return True

    @contextmanager
    def using(self, lease: Lease) -> Iterator[None]:
        yield

    def is_free(self, lease: Lease) -> bool:
        return True

    def leave(self) -> None:
        """There is nobody to whom anything could be given."""


def part_of(platform: str, channel: str, whole: Collection[str]) -> str:
    """Names the part of a place; ``whole`` are the chats that keep a connection."""
    if platform in whole:
        return platform
    return SHARE + hashlib.md5(f"{platform} {channel}".encode(), usedforsecurity=False).hexdigest()[0]


class Ours(FunctionElement[bool]):
    """Whether a place, by platform and channel, or that of a table, by its id, is this process's to be served."""

    type = Boolean()
    inherit_cache = True


@compiles(Ours)
def _always(element: Ours, compiler: Any, **_: Any) -> str:
    """With a file there is one process."""
    return "1"
