"""Several processes on one database: each has a row that it renews, and leases of what it alone does meanwhile.

What is decided here is who is gone, who gives back what, and when what is held counts no more. How rows and leases are
stored is for the database to say, see `Register`.
"""

from __future__ import annotations

import logging
import math
import os
import threading
import time
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, Protocol
from uuid import uuid4

from storage.databases import Database
from storage.errors import BadFile, Busy, InUse, StorageError, TakenOver, Unavailable
from storage.leases import ALWAYS, CLOCK, SHARE, Lease, part_of, parts_of

log = logging.getLogger(__name__)

BEAT = 1.0
"""Seconds after which a process renews its row, and looks what is free."""
LAPSE = 6.0
"""Seconds for which that holds, by the clock of the database."""
LOOK = 0.5
"""Seconds after which a process looks what others have stored."""
NAMED = "longtable"
"""How the names of processes begin."""


class Process(NamedTuple):
    """One of those that work on a database."""

    number: int
    name: str
    host: str
    process: int
    alone: bool
    leaving: bool
    """Whether it takes nothing any more."""
    until: datetime
    over: bool
    """Whether it was not heard of for too long."""
    connected: str
    """The chats of which it takes connections, each with their number, as in ``chat/4``."""

    @property
    def counts(self) -> dict[str, int]:
        return {chat: int(count) for chat, count in (one.split("/") for one in self.connected.split())}

    @property
    def machine(self) -> str:
        return self.host.split()[0]

    @property
    def gone(self) -> bool:
        return self.over or (self.host == HOST and not _runs(self.process))


class Register(Protocol):
    """Who works on a database and what each of them holds, as it is stored there; raises `StorageError`."""

    def make(self) -> None:
        """Makes the register where there is none."""
        ...

    def one_after_the_other(self) -> AbstractContextManager[None]:
        """Lets one process at a time look who is there, and enter."""
        ...

    def sweep(self) -> None:
        """Takes out the processes that are gone, with their leases, and ends what they had begun to write."""
        ...

    def living(self) -> list[Process]:
        """Returns the processes that work on the database."""
        ...

    def held(self) -> list[tuple[Lease, int]]:
        """Returns the leases that are held, each with the number of its holder."""
        ...

    def enter(self, name: str, host: str, connected: str, lasts: float, *, alone: bool, leaving: bool) -> int:
        """Enters this process, and returns under which number."""
        ...

    def renew(self, number: int, connected: str, lasts: float, *, leaving: bool) -> bool:
        """Lets a process count for some seconds more, as one that takes connections to some chats; says whether it was
        there still."""
        ...

    def leave(self, number: int) -> None:
        """Takes a process out, with its leases."""
        ...

    def take(self, part: str, number: int) -> Lease | None:
        """Gives a process the lease of a part; None where another one has it."""
        ...

    def give(self, lease: Lease) -> None:
        """Lets a lease be taken by others."""
        ...

    def turn(self, what: str, seconds: float) -> float:
        """Takes the turn to do what one of all may do, once in so many seconds; else returns how long it is to that."""
        ...


class Shared(Database, Protocol):
    """A database on which several processes can work."""

    def register(self, *, patient: bool = True) -> AbstractContextManager[Register]:
        """Connects for the register; who is not patient soon hears that another process keeps it waiting."""
        ...


class Working:
    """This process as one of those that work on a database: its row, and the leases that it holds.

    Both are seen to in a thread, so that a loop that is busy loses nothing. What is held is asked by the loop.
    """

    def __init__(self, database: Shared, parts: Collection[str], connected: Mapping[str, int], *, alone: bool) -> None:
        self._database = database
        self._wanted = frozenset(parts)
        self.connected = dict(connected)
        """The chats that keep connections, each with their number."""
        self._counts = {
            chat: count for chat, count in connected.items() if self._wanted.issuperset(parts_of(chat, count))
        }
        """Those of which this process is to keep some."""
        self._standing: frozenset[str] = frozenset()
        """Those all of whose connections are there, so that any can be served at once."""
        self._takes: frozenset[str] = frozenset()
        """Those of which it takes connections, once it has begun to."""
        self._told: frozenset[str] = frozenset()
        """Those of which it was told that others keep them by another number of connections."""
        self.alone = alone
        self.name = f"{NAMED} {uuid4().hex[:12]}"
        self.number = 0
        """Of the row; another one after it was lost."""
        self.ended: StorageError | None = None
        """Why this process can work here no more."""
        self._until = 0.0
        """Up to when the row holds for certain, by the own steady clock."""
        self._held: dict[str, Lease] = {}
        self._leaving: set[str] = set()
        """What is to be given back, and nothing new begun for."""
        self._leaves = not parts
        """Whether it takes nothing, and nobody gives anything back for it."""
        self._used: Counter[Lease] = Counter()
        self._lock = threading.Lock()
        self._woken, self._over = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run, name="leases", daemon=True)

    def begin(self) -> None:
        """Enters, and takes what is free; raises `InUse` while others keep this process out."""
        with self._database.register() as register:
            register.make()
            found: dict[int, datetime] = {}
            end = time.monotonic() + LAPSE + BEAT
            while others := self._enter(register):
                for other in others:
                    if found.setdefault(other.number, other.until) != other.until or time.monotonic() > end:
                        raise InUse(self._database, other.process, other.machine)
                time.sleep(BEAT / 5)
            self._share(register)
        self._thread.start()

    def end(self) -> None:
        """Leaves, with all that is held."""
        self._over.set()
        self._woken.set()
        self._thread.join()
        with suppress(StorageError), self._database.register() as register:
            register.leave(self.number)

    @property
    def poll(self) -> float | None:
        return None if self.alone else LOOK

    def works(self) -> bool:
        return self.number > 0

    def lost(self) -> Unavailable:
        return TakenOver(self._database) if self.alone else Busy(f"{self._database} was not reached for too long.")

    def serves(self) -> frozenset[str]:
        """Returns the parts for which something may be begun."""
        with self._lock:
            return frozenset(part for part in self._held if self._stands(part))

    def get(self, part: str) -> Lease | None:
        if self.alone:
            return ALWAYS
        with self._lock:
            return self._held[part] if self._stands(part) else None

    def of(self, platform: str, channel: str, server: str) -> Lease | None:
        return self.get(part_of(platform, channel, server, self.connected))

    def holds(self, lease: Lease) -> bool:
        with self._lock:
            return self.alone or (self._held.get(lease.part) == lease and time.monotonic() < self._until)

    @property
    def held(self) -> frozenset[Lease]:
        with self._lock:
            return frozenset(self._held.values())

    def keeps(self, platform: str, server: str | None = None) -> bool:
        if platform not in self.connected:
            return self.get(CLOCK) is not None
        if server is None:
            return any(self.get(part) is not None for part in parts_of(platform, self.connected[platform]))
        return self.of(platform, "", server) is not None

    def keeps_all(self, platform: str) -> bool:
        if platform not in self.connected:
            return self.keeps(platform)
        return all(self.get(part) is not None for part in parts_of(platform, self.connected[platform]))

    def stand_by(self, platform: str) -> None:
        if not self.stands_by(platform):
            log.info("%s can be served from now on whenever others have ended", platform)
            self._standing |= {platform}
            self._woken.set()

    def stands_by(self, platform: str) -> bool:
        return platform not in self._counts or platform in self._standing

    def turn(self, what: str, seconds: float) -> float:
        try:
            with self._database.register(patient=False) as register:
                return register.turn(what, seconds)
        except StorageError:  # a server that is away is asked again
            return LOOK

    @contextmanager
    def using(self, lease: Lease) -> Iterator[None]:
        with self._lock:
            self._used[lease] += 1
        try:
            yield
        finally:
            with self._lock:
                self._used[lease] -= 1
            if lease.part in self._leaving:
                self._woken.set()

    def is_free(self, lease: Lease) -> bool:
        return self._used[lease] <= 1

    def leave(self) -> None:
        with self._lock:
            self._leaves, self._wanted = True, frozenset()
            self._leaving = set(self._held)
        self._woken.set()

    def _stands(self, part: str) -> bool:
        return part in self._held and part not in self._leaving and time.monotonic() < self._until

    def _run(self) -> None:
        """Renews until the end; a server that is away meanwhile is asked again."""
        while not self._over.is_set():
            try:
                with self._database.register(patient=False) as register:
                    while not self._over.is_set():
                        self._beat(register)
                        self._woken.wait(BEAT)
                        self._woken.clear()
            except StorageError as error:
                log.info("leases could not be renewed (%s); trying again", error)
            self._over.wait(BEAT)

    def _beat(self, register: Register) -> None:
        began = time.monotonic()
        if register.renew(self.number, self._connected, LAPSE, leaving=self._leaves):
            self._until = began + LAPSE
            register.sweep()
            self._share(register)
        else:
            self._begin_anew(register)

    def _begin_anew(self, register: Register) -> None:
        """Lets go of all that others have taken, and enters again where nobody is alone there."""
        if self.number:
            log.warning("%s", self.lost())
            with self._lock:
                self.number, self._held, self._leaving, self._takes = 0, {}, set(), frozenset()
        if self.alone or self.ended is not None:
            return
        try:
            self._database.open(readonly=True)
        except BadFile as error:
            self.ended = error
            return
        except StorageError:
            return
        self._enter(register)

    def _enter(self, register: Register) -> list[Process]:
        """Makes the row unless others forbid that, and returns those."""
        with register.one_after_the_other():
            register.sweep()
            living = register.living()
            others = [other for other in living if self.alone or other.alone]
            began = time.monotonic()
            if not others:
                self._begin_to_take(living)
                self.number = register.enter(
                    self.name, HOST, self._connected, LAPSE, alone=self.alone, leaving=self._leaves
                )
        self._until = began + LAPSE
        return others

    @property
    def _connected(self) -> str:
        return " ".join(f"{chat}/{self._counts[chat]}" for chat in sorted(self._takes))

    def _begin_to_take(self, living: Sequence[Process]) -> bool:
        """Takes connections from now on to chats where that can be done at once, or where nobody else does; says
        whether there are such.

        So none goes over to a process that would have to make it first, as long as there is one that has it.
        """
        taken = {chat for one in living if one.number != self.number and not one.leaving for chat in one.counts}
        before = self._takes
        self._takes |= self._counts.keys() & (self._standing | (self._counts.keys() - taken))
        return self._takes != before

    def _share(self, register: Register) -> None:
        """Gives back what others need, once nothing is done under it, and takes what is free."""
        if self.alone:
            return
        living = register.living()
        if self._begin_to_take(living):
            register.renew(self.number, self._connected, LAPSE, leaving=self._leaves)
            living = register.living()
        rows = register.held()
        mine = {lease.part: lease for lease, holder in rows if holder == self.number}
        others = {lease.part for lease, holder in rows if holder != self.number}
        shares = sorted(part for part in mine if part.startswith(SHARE))
        fair = math.ceil(len(self._wanted | others | mine.keys()) / max(1, sum(not one.leaving for one in living)))
        most = {chat: self._most(chat, living, rows) for chat in self._counts}
        surplus = [part for chat, kept in self._connections(mine).items() for part in kept[most[chat] :]]
        surplus += shares[: max(0, len(mine) - len(surplus) - fair)]
        with self._lock:
            self._held = mine
            self._leaving = set(mine if self._leaves else surplus)
            given = [mine[part] for part in self._leaving if not self._used[mine[part]]]
        for lease in given:
            register.give(lease)
            with self._lock:
                self._held.pop(lease.part, None)
                self._leaving.discard(lease.part)
        kept, free = self._connections(mine), self._wanted - others - mine.keys()
        for chat, parts in self._connections(free).items():
            self._take(register, parts[: max(0, most[chat] - len(kept[chat]))])
        self._take(register, free & {CLOCK})
        spread = sorted(part for part in free if part.startswith(SHARE))
        self._take(register, spread[: max(0, fair - len(self._held))])

    def _connections(self, parts: Collection[str]) -> dict[str, list[str]]:
        """Returns of each chat which of some parts are connections to it, in their order."""
        return {chat: [one for one in parts_of(chat, count) if one in parts] for chat, count in self._counts.items()}

    def _most(self, chat: str, living: Sequence[Process], rows: Sequence[tuple[Lease, int]]) -> int:
        """Returns how many of the connections to a chat are this process's; a single one is that of who came first.

        None is while another number of them is kept, as a chat would tell twice of the same.
        """
        count, kept = self._counts[chat], _kept_by(chat, living, rows)
        if kept in (count, None):
            self._told -= {chat}
            takers = [one.number for one in living if not one.leaving and one.counts.get(chat) == count]
            return _quota(count, takers, self.number)
        if chat not in self._told:
            self._told |= {chat}
            log.warning(
                "%s is kept by %d connections of other processes, and this one is to keep it by %d: it keeps none "
                "until they have ended. Set LONGTABLE_%s_SHARDS alike for all processes",
                *(chat, kept, count, chat.upper()),
            )
        return 0

    def _take(self, register: Register, parts: Collection[str]) -> None:
        for part in parts:
            if (taken := register.take(part, self.number)) is not None:
                with self._lock:
                    self._held[part] = taken


def _kept_by(chat: str, living: Sequence[Process], rows: Sequence[tuple[Lease, int]]) -> int | None:
    """Returns by how many connections a chat is kept: as the first process does that keeps any, else the first to come.

    A process of old that has it as a whole names no number.
    """
    keepers = {holder for lease, holder in rows if lease.part == chat or lease.part.startswith(f"{chat}-")}
    kept = [one.counts.get(chat, 1) for one in living if one.number in keepers]
    wanted = [one.counts[chat] for one in living if chat in one.counts and not one.leaving]
    return next(iter(kept or wanted), None)


def _quota(count: int, takers: Sequence[int], number: int) -> int:
    """Returns how many of so many connections are those of a process; what is left over is of the first ones."""
    if number not in takers:
        return 0
    each, left = divmod(count, len(takers))
    return each + (takers.index(number) < left)


def _host() -> str:
    """Names where the numbers of processes are those of this one: a machine since its start, or a container of it."""
    with suppress(OSError):
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{os.uname().nodename} {boot} {Path('/proc/self/ns/pid').readlink()}"
    return f"{os.uname().nodename} {uuid4()}"


HOST = _host()
"""Where this process runs."""


def _runs(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
