"""Keeps the list of tables of each channel up to date: one message, edited in place, and not too often."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace

from bot.app.beside.rounds import end
from bot.app.outside import Clock
from bot.app.play import dashboards
from bot.app.speech.messages import Message, Messenger, Place, Post, TryLater, Undeliverable
from storage.errors import LeaseLost
from storage.leases import Lease
from storage.rows import DashboardRow, TableRow
from storage.store import Store

log = logging.getLogger(__name__)

AT_ONCE = 8
"""Channels that are served at the same time."""


class Dashboards:
    """One task beside the chats. What changes within a few seconds is shown by one edit."""

    def __init__(
        self, store: Store, messengers: Mapping[str, Messenger], clock: Clock, seconds: float, language: str
    ) -> None:
        self._store = store
        self._messengers = messengers
        self._clock = clock
        self._seconds = seconds
        """How often a list is edited at most."""
        self._language = language
        self._shown: dict[tuple[str, str], Message] = {}
        self._not_before: dict[tuple[str, str], float] = {}
        """When channels that asked for patience are served again."""
        self._free = asyncio.Semaphore(AT_ONCE)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begins; every list is written once more, as the last edit before a stop may not have been delivered."""
        async with self._store.write() as tx:
            await tx.dashboards.mark_all()
        self._task = asyncio.create_task(self._run(), name="dashboards")

    async def stop(self) -> None:
        """Ends; what is not shown yet is shown after the next start."""
        await end(self._task)
        self._task = None

    async def tick(self) -> None:
        """Shows all lists that may have changed."""
        async with self._store.read() as tx:
            stale = await tx.dashboards.stale()
        now = self._clock.now()
        due = [row for row in stale if self._not_before.get((row.platform, row.channel), now) <= now]
        await asyncio.gather(*map(self._serve, due))

    async def _run(self) -> None:
        while True:
            await self._clock.sleep(self._seconds)
            try:
                await self.tick()
            except Exception:
                log.exception("the lists of tables could not be looked at; trying again")

    async def _serve(self, row: DashboardRow) -> None:
        """Shows a list; where that fails it stays stale or, where it can never be shown, waits for the next change."""
        messenger, leases = self._messengers.get(row.platform), self._store.leases
        server = await self._store.server_of(row.platform, row.channel)
        lease = leases.of(row.platform, row.channel, server)
        if messenger is None or lease is None:
            return
        place = Place(platform=row.platform, channel=row.channel, server=server)
        async with self._free:
            try:
                with leases.using(lease):
                    await self._show(messenger, row, place, lease)
            except LeaseLost as error:
                log.info("the tables of a channel are listed by another process: %s", error)
            except TryLater as error:
                wait = self._seconds if error.seconds is None else error.seconds
                self._not_before[row.platform, row.channel] = self._clock.now() + wait
                await self._mark(row)
            except Undeliverable as error:
                log.info("the tables of a channel cannot be listed there: %s", error)
            except Exception:
                log.exception("the tables of a channel could not be listed")

    async def _show(self, messenger: Messenger, row: DashboardRow, place: Place, lease: Lease) -> None:
        """Shows a list as it is now; what changes meanwhile makes it stale once more."""
        if not messenger.takes_list(place):
            async with self._store.write(lease) as tx:
                await tx.dashboards.remove(row.platform, row.channel)
            return
        async with self._store.write(lease) as tx:
            await tx.dashboards.put(replace(row, stale=False))
            words = await dashboards.words_of(tx, row.platform, row.channel, self._language)
            message = await dashboards.write(tx, row.platform, row.channel, words, _link_of(messenger))
            key = f"tables-{tx.token()}"
        if row.reference and self._shown.get((row.platform, row.channel)) == message:
            return
        if not self._store.leases.holds(lease):
            raise LeaseLost(lease.part)
        told = await messenger.deliver(Post(key=key, place=place, message=message, replaces=row.reference))
        self._shown[row.platform, row.channel] = message
        if told != row.reference:
            await self._note(row, told, lease)
            await messenger.pin(told)

    async def _note(self, row: DashboardRow, reference: str, lease: Lease) -> None:
        async with self._store.write(lease) as tx:
            current = await tx.dashboards.get(row.platform, row.channel)
            if current is not None:
                await tx.dashboards.put(replace(current, reference=reference))

    async def _mark(self, row: DashboardRow) -> None:
        async with self._store.write() as tx:
            await tx.dashboards.mark(row.platform, row.channel)


def _link_of(messenger: Messenger) -> dashboards.Link:
    def link(table: TableRow) -> str:
        return messenger.link(table.post) if table.post else ""

    return link
