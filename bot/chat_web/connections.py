"""Open connections: how many there may be, and how long one may keep its place without saying anything.

A connection is nobody's until a member's request has come over it. Where there is no room for a new one, that one of
nobody's makes room which has waited longest: a browser says at once what it wants, and what opens connections to fill
the machine does not. So nobody is ever kept out by others who are silent, even from the same address.

A connection is known here by its transport alone; what speaks HTTP over it is no matter.
"""

from __future__ import annotations

import asyncio
import resource
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from bot.chat_web.guard import Refused
from bot.chat_web.settings import Room

SWEEP_EVERY = 1.0
DESCRIPTORS = 8192
"""Files and sockets that the process may hold, where the system lets it ask for so many."""


@dataclass(slots=True, eq=False)
class Connection:
    """An open connection, and since when it has been silent; ``working`` while a request of it is answered."""

    transport: asyncio.Transport
    address: str
    silent_since: float
    patience: float
    member: str = ""
    working: bool = False


class Connections:
    """All open connections of the server, in the order in which they fell silent."""

    def __init__(self, now: Callable[[], float], room: Room, *, proxied: bool = False) -> None:
        self._now = now
        self._room = room
        self._of_address = room.nobodys if proxied else room.of_address
        self._open: dict[asyncio.BaseTransport, Connection] = {}
        self._nobodys: Counter[str] = Counter()
        self._members: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def made(self, transport: asyncio.Transport) -> None:
        """Takes note of a new connection, and closes another one or it where there is no room for both."""
        address = _address(transport)
        if self._nobodys[address] >= self._of_address:
            self._end_longest_silent(lambda other: not other.member and other.address == address)
        elif self._nobodys.total() >= self._room.nobodys or len(self._open) >= self._room.all:
            self._end_longest_silent(lambda other: not other.member)
        if len(self._open) >= self._room.all:
            transport.abort()
            return
        self._open[transport] = Connection(transport, address, self._now(), self._room.first_request)
        self._nobodys[address] += 1

    def lost(self, transport: asyncio.BaseTransport | None) -> None:
        """Takes note that a connection is closed, as often as it is told; what is done for it counts until its end."""
        found = self._open.pop(transport, None) if transport is not None else None
        if found is not None and not found.working:
            self._count(found, -1)

    def require_room(self, transport: asyncio.BaseTransport | None, member: str) -> None:
        """Makes room for one more connection of a member; raises `Refused` where all of theirs are being answered."""
        found = self._open.get(transport) if transport is not None else None
        if found is None or found.member == member or self._members[member] < self._room.of_member:
            return
        if not self._end_longest_silent(lambda other: other.member == member):
            raise Refused(429, "too-many-at-once")

    def belongs(self, transport: asyncio.BaseTransport | None, member: str) -> None:
        """Takes note of the member from whom a connection's request is; raises `Refused` where there are too many."""
        self.require_room(transport, member)
        found = self._open.get(transport) if transport is not None else None
        if found is None or found.member == member:
            return
        self._count(found, -1)
        found.member = member
        self._count(found, 1)

    @contextmanager
    def at_work(self, transport: asyncio.BaseTransport | None) -> Iterator[None]:
        """Lets a connection be silent for as long as its request is answered."""
        found = self._open.get(transport) if transport is not None else None
        if found is None:
            yield
            return
        found.working = True
        try:
            yield
        finally:
            found.working = False
            found.silent_since = self._now()
            found.patience = self._room.members_next_request if found.member else self._room.next_request
            if transport in self._open:  # the longest silent ones stand first
                self._open[found.transport] = self._open.pop(found.transport)
            else:
                self._count(found, -1)

    def sweep(self) -> None:
        """Closes the connections that have been silent for too long."""
        now = self._now()
        for connection in tuple(self._open.values()):
            if not connection.working and now - connection.silent_since > connection.patience:
                self._end(connection)

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.sweep()

    def _end_longest_silent(self, fits: Callable[[Connection], bool]) -> bool:
        """Closes the first connection at rest that fits; False where there is none."""
        found = next((each for each in self._open.values() if not each.working and fits(each)), None)
        if found is not None:
            self._end(found)
        return found is not None

    def _end(self, connection: Connection) -> None:
        self.lost(connection.transport)
        connection.transport.abort()

    def _count(self, connection: Connection, by: int) -> None:
        counts, who = (self._members, connection.member) if connection.member else (self._nobodys, connection.address)
        counts[who] += by
        if not counts[who]:
            del counts[who]


def places() -> int:
    """Returns how many connections this process can hold and keep as many descriptors for everything else."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(DESCRIPTORS, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return (DESCRIPTORS if soft == resource.RLIM_INFINITY else soft) // 2


def _address(transport: asyncio.BaseTransport) -> str:
    peer = transport.get_extra_info("peername")
    return str(peer[0]) if peer else ""
