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
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, Protocol
from uuid import uuid4

from storage.databases import Database
from storage.errors import BadFile, Busy, InUse, StorageError, TakenOver, Unavailable
from storage.leases import ALWAYS, CLOCK, SHARE, Lease, part_of

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

    def enter(self, name: str, host: str, lasts: float, *, alone: bool, leaving: bool) -> int:
        """Enters this process, and returns under which number."""
        ...

    def renew(self, number: int, lasts: float, *, leaving: bool) -> bool:
        """Lets a process count for some seconds more; says whether it was there still."""
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


class Shared(Database, Protocol):
    """A database on which several processes can work."""

    def register(self, *, patient: bool = True) -> AbstractContextManager[Register]:
        """Connects for the register; who is not patient soon hears that another process keeps it waiting."""
        ...


class Working:
    """This process as one of those that work on a database: its row, and the leases that it holds.

    Both are seen to in a thread, so that a loop that is busy loses nothing. What is held is asked by the loop.
    """

    def __init__(self, database: Shared, parts: Collection[str], connected: Collection[str], *, alone: bool) -> None:
        self._database = database
        self._wanted = frozenset(parts)
        self.connected = frozenset(connected)
        """The chats that are a part as a whole."""
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

    def of(self, platform: str, channel: str) -> Lease | None:
        return self.get(part_of(platform, channel, self.connected))

    def holds(self, lease: Lease) -> bool:
        with self._lock:
            return self.alone or (self._held.get(lease.part) == lease and time.monotonic() < self._until)

    @property
    def held(self) -> frozenset[Lease]:
        with self._lock:
            return frozenset(self._held.values())

    def keeps(self, platform: str) -> bool:
        return self.get(platform if platform in self.connected else CLOCK) is not None

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
        if register.renew(self.number, LAPSE, leaving=self._leaves):
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
                self.number, self._held, self._leaving = 0, {}, set()
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
            others = [other for other in register.living() if self.alone or other.alone]
            began = time.monotonic()
            if not others:
                self.number = register.enter(self.name, HOST, LAPSE, alone=self.alone, leaving=self._leaves)
        self._until = began + LAPSE
        return others

    def _share(self, register: Register) -> None:
        """Gives back what others need, once nothing is done under it, and takes what is free."""
        if self.alone:
            return
        rows = register.held()
        mine = {lease.part: lease for lease, holder in rows if holder == self.number}
        others = {lease.part for lease, holder in rows if holder != self.number}
        takers = sum(not one.leaving for one in register.living())
        fair = math.ceil(len(self._wanted | others | mine.keys()) / max(1, takers))
        with self._lock:
            self._held = mine
            shares = sorted(part for part in mine if part.startswith(SHARE))
            self._leaving = set(mine if self._leaves else shares[: max(0, len(mine) - fair)])
            given = [mine[part] for part in self._leaving if not self._used[mine[part]]]
        for lease in given:
            register.give(lease)
            with self._lock:
                self._held.pop(lease.part, None)
                self._leaving.discard(lease.part)
        free = sorted(self._wanted - others - mine.keys(), key=lambda part: (part.startswith(SHARE), part))
        for part in free[: max(0, fair - len(mine))]:
            if (taken := register.take(part, self.number)) is not None:
                with self._lock:
                    self._held[part] = taken


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
