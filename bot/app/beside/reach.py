"""Watches what can be reached: platforms, by asking them when nothing was heard, and places that were lost, now and
then. What is not reached any more is noted, and so is its return.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Container, Mapping
from dataclasses import replace
from typing import NamedTuple

from bot.app.outside import Clock
from bot.app.play import outgoing, reach, unreached
from bot.app.speech.messages import Barred, Messenger, Place, TryLater, Unreached
from storage.leases import CLOCK
from storage.outages import PRIVATE
from storage.rows import OutageRow, TableRow
from storage.store import Store, Transaction

log = logging.getLogger(__name__)

QUIET = 30.0
"""Seconds without a sign of life after which a platform is asked for one, and between two times that it is asked."""
PATIENCE = 10.0
"""Seconds for which an answer is waited."""
GONE = 2 * QUIET
"""Seconds without a sign of life after which a platform that does not answer cannot be reached; before, it may just be
connecting anew."""
FIRST_WAIT, LONGEST_WAIT = 60.0, 3600.0
"""Seconds between two times that a place is asked for, at the least and at the most."""
PORTION = 50
"""Tables of which is told in one transaction."""

Known = tuple[str, str, str]
"""The platform, server and channel of an outage."""


class Silence(NamedTuple):
    """That nothing is heard by a connection."""

    servers: Container[str]
    since: float
    until: float
    """Until when it may just be waiting for its turn to be made."""


class Reach:
    """What the application knows of who and what can be reached."""

    def __init__(
        self, store: Store, messengers: Mapping[str, Messenger], clock: Clock, wake: Callable[[], None]
    ) -> None:
        self._store = store
        self._messengers = messengers
        self._clock = clock
        self._wake = wake
        self._began = clock.steady()
        self._heard: dict[str, float] = {}
        """When platforms gave a sign of life."""
        self._known: dict[Known, OutageRow] = {}
        """What could not be reached when that was last looked up."""
        self._again: dict[Known, float] = {}
        """When it is worth asking for something again."""
        self._waits: dict[Known, float] = {}
        """How long it was waited before."""
        self._lacks: dict[Known, str] = {}
        """For want of what, where that is known."""
        self.doubted: set[str] = set()
        """Platforms that do not answer now, perhaps only for a moment; nobody's time is up there meanwhile."""
        self._silent: dict[tuple[str, str], Silence] = {}
        """The servers of platforms of which nothing can be heard now, by the connection to them."""

        self._kept: set[str] | None = None
        """The platforms of which this process says whether they can be reached."""

        self.returned = False
        """Whether something can be reached again whose tables have not all gone on yet."""

    async def begin(self) -> None:
        """Takes note of platforms that this bot does not serve, such as one whose token was taken out of the settings.

        They are as if they did not answer, until they are served again. To be called before the tables go on that have
        stood still since the bot was stopped. Of several processes the first one does so.
        """
        if self._store.leases.get(CLOCK) is None:
            return
        async with self._store.write() as tx:
            running = await tx.tables.running_on()
            unserved = (await tx.members.platforms()).union(running).difference(self._messengers)
            for platform in unserved:
                await reach.note(tx, OutageRow(platform=platform, since=self._clock.now()))
        for platform in sorted(unserved.intersection(running)):
            log.warning("%s is not served, so its running tables stand still: %d", platform, running[platform])

    def heard(self, platform: str) -> None:
        """Takes note of a sign of life."""
        self._heard[platform] = self._clock.steady()
        self.doubted.discard(platform)

    def heard_from(self, place: Place) -> None:
        """Takes note that somebody has written or pressed something: a place that was lost is asked for at once."""
        self.heard(place.platform)
        for row in self._known.values():
            if _is_in(place, row):
                self._again.pop(_known(row), None)
                self._wake()

    def doubt(self, platform: str) -> None:
        """Takes note that a platform did not answer: it is asked at once."""
        self._again.pop((platform, "", ""), None)
        self.doubted.add(platform)
        self._wake()

    def silence(self, platform: str, connection: str, servers: Container[str], within: float = 0.0) -> None:
        """Takes note that nothing is heard of some servers, perhaps for a moment only, as their connection is down.

        One that comes ``within`` some seconds is late only then: until then nobody is told that anything is lost.
        """
        now = self._clock.steady()
        self._silent.setdefault((platform, connection), Silence(servers, now, now + within))

    def hear(self, platform: str, connection: str) -> None:
        """Takes note that a connection is there again; whether its servers are is asked at once."""
        servers, *_ = self._silent.pop((platform, connection), Silence((), 0.0, 0.0))
        for of, server, channel in list(self._again):
            if of == platform and server and server in servers:
                self._again.pop((of, server, channel))
        self._wake()

    def is_doubted(self, table: TableRow) -> bool:
        """Says whether those who play may not be heard now, perhaps only for a moment."""
        return table.platform in self.doubted or self._is_silent(table.platform, table.server)

    def _is_silent(self, platform: str, server: str) -> bool:
        return any(of == platform and server in one.servers for (of, _), one in self._silent.items())

    def _is_coming(self, platform: str, server: str) -> bool:
        """Says whether what is silent may be heard as soon as it is its turn."""
        late = self._clock.steady() - GONE
        return any(
            of == platform and server in one.servers and one.until > late for (of, _), one in self._silent.items()
        )

    async def lose(
        self, platform: str, server: str = "", channel: str = "", *, lacks: str = "", since: float | None = None
    ) -> None:
        """Takes note that something cannot be reached, since a moment or from now on, perhaps for want of a right."""
        row = OutageRow(
            platform=platform, server=server, channel=channel, since=self._clock.now() if since is None else since
        )
        known = _known(row)
        async with self._store.write() as tx:
            await reach.lose(tx, row)
        self._known[known] = row
        self._lacks[known] = lacks
        wait = min(LONGEST_WAIT, 2 * self._waits[known]) if known in self._waits else FIRST_WAIT
        self._waits[known], self._again[known] = wait, self._clock.steady() + wait
        log.info("%s cannot be reached%s", platform, " in one place" if server or channel else "")
        self._wake()

    async def find(self, platform: str, server: str = "", channel: str = "") -> None:
        """Takes note that something can be reached again; of a server that cannot be heard this is no news."""
        if not channel and self._is_silent(platform, server):
            return
        row = OutageRow(platform=platform, server=server, channel=channel, since=0.0)
        async with self._store.read() as tx:
            if await tx.outages.get(row) is None:
                return
        async with self._store.write() as tx:
            await tx.outages.remove(row)
        self._known.pop(_known(row), None)
        self.returned = True
        log.info("%s can be reached again%s", platform, " in one place" if server or channel else "")
        self._wake()

    async def look(self) -> None:
        """Asks for whatever it is time to ask for; tells of what was lost."""
        await self._lose_silent()
        async with self._store.read() as tx:
            rows = await tx.outages.all()
        self._known = {_known(row): row for row in rows}
        kept = {platform for platform in self._messengers if self._store.leases.keeps(platform)}
        for platform in kept - (kept if self._kept is None else self._kept):  # until now another process has heard it
            self._heard[platform] = self._clock.steady()
        self._kept = kept
        platforms = [self._ask_platform(platform, self._messengers[platform]) for platform in sorted(kept)]
        places = [row for row in rows if (row.server or row.channel) and row.platform in kept]
        await asyncio.gather(*platforms, *map(self._ask_place, places))
        if self._known and self._store.leases.get(CLOCK) is not None:
            await self._tell()

    async def _lose_silent(self) -> None:
        """Takes note of servers where somebody plays and of which nothing was heard for too long.

        What another process hears by now is forgotten here.
        """
        for (platform, connection), (servers, since, _) in list(self._silent.items()):
            async with self._store.read() as tx:
                played = await tx.tables.servers(platform)
            own = [
                one for one in sorted(played | {PRIVATE}) if one in servers and self._store.leases.keeps(platform, one)
            ]
            if not own:
                self._silent.pop((platform, connection), None)
            silent = self._clock.steady() - since
            if silent < GONE:
                continue
            for server in own:
                if (platform, server, "") not in self._known:
                    await self.lose(platform, server, since=self._clock.now() - silent)

    async def _ask_platform(self, platform: str, messenger: Messenger) -> None:
        known, now = (platform, "", ""), self._clock.steady()
        silent = now - self._heard.get(platform, self._began)
        wanted = silent >= QUIET or known in self._known or platform in self.doubted
        if not wanted or self._again.get(known, now) > now:
            return
        self._again[known] = now + QUIET
        try:
            async with asyncio.timeout(PATIENCE):
                await messenger.reach(Place(platform=platform, channel=""))
        except (Unreached, TimeoutError):
            self.doubted.add(platform)
            if silent >= GONE and known not in self._known and self._store.leases.keeps_all(platform):
                await self.lose(platform, since=self._clock.now() - silent)
                self._again[known] = now + QUIET
            return
        except TryLater:
            pass
        self.heard(platform)
        if known in self._known:
            await self.find(platform)

    async def _ask_place(self, row: OutageRow) -> None:
        known, now = _known(row), self._clock.steady()
        messenger = self._messengers.get(row.platform)
        if messenger is None or self._again.get(known, now) > now:
            return
        server = row.server or await self._store.server_of(row.platform, row.channel)
        if not self._store.leases.keeps(row.platform, server):
            return
        if server == PRIVATE:  # of which there is nothing to ask: it is lost and found with its connection alone
            await self.find(*known)
            return
        wait = min(LONGEST_WAIT, 2 * self._waits.get(known, FIRST_WAIT / 2))
        self._waits[known], self._again[known] = wait, now + wait
        place = Place(platform=row.platform, server=server, channel=row.channel)
        try:
            async with asyncio.timeout(PATIENCE):
                await messenger.reach(place)
        except (TryLater, TimeoutError, Barred):
            return
        await self.find(*known)

    async def _tell(self) -> None:
        """Lets tables stand still that have come to what cannot be reached; tells who is awaited, and the hosts."""
        now = self._clock.now()
        async with self._store.write() as tx:
            grown = await tx.tables.stop_unreached(now)
            rows = await tx.outages.all()
        if not grown and all(row.told for row in rows):
            return
        last = ""
        while True:
            async with self._store.write() as tx:
                found = await tx.tables.unreached(last, PORTION)
                for table in found:
                    if self._is_coming(table.platform, table.server):
                        continue
                    await unreached.tell(tx, table, now)
                    await unreached.tell_mover(tx, table, now)
                    await self._tell_host(tx, table, rows, now)
            if len(found) < PORTION:
                break
            last = found[-1].id
        async with self._store.write() as tx:
            for row in rows:
                if await tx.outages.get(row) is not None and not self._is_coming(row.platform, row.server):
                    await tx.outages.put(replace(row, told=True))
        self._wake()

    async def tell_hosts(self, tables: Collection[TableRow]) -> None:
        """Tells the hosts of tables which of their places were lost, before something happens there unseen."""
        async with self._store.write() as tx:
            rows = await tx.outages.all()
            for table in tables:
                await self._tell_host(tx, table, rows, self._clock.now())

    async def _tell_host(self, tx: Transaction, table: TableRow, rows: Collection[OutageRow], now: float) -> None:
        """Tells a host, once, that the place of a table was lost; a connection that is down may be there soon."""
        for row in rows:
            is_place = row.server or row.channel
            if is_place and _is_in(table, row) and not self._is_silent(row.platform, row.server):
                await outgoing.tell_host_lost(tx, table, now, self._lacks.get(_known(row), ""), row.since)


def _is_in(place: Place | TableRow, row: OutageRow) -> bool:
    """Says whether a place is part of what cannot be reached."""
    servers, channels = ("", place.server or PRIVATE), ("", place.channel)
    return row.platform == place.platform and row.server in servers and row.channel in channels


def _known(row: OutageRow) -> Known:
    return row.platform, row.server, row.channel
