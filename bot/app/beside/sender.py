"""Delivers what waits in the outbox, in order at each table, until it is delivered or can never be."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace

from bot import about
from bot.app.beside.delivering import Done, act
from bot.app.beside.reach import Reach
from bot.app.beside.rounds import end
from bot.app.outside import Clock
from bot.app.play import calling, unreached
from bot.app.play import outgoing as outbox
from bot.app.play.outgoing import Outgoing
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import (
    Barred,
    Message,
    Messenger,
    ThreadGone,
    TryLater,
    Undeliverable,
    Unreached,
)
from bot.app.speech.text import compose
from rules.core import codec
from storage.errors import LeaseLost
from storage.leases import Lease
from storage.rows import OutboxRow, TableRow
from storage.store import Store, Transaction

log = logging.getLogger(__name__)

AT_ONCE = 16
"""Tables that are served at the same time."""
SHORTEST_WAIT = 0.01
LONGEST_WAIT = 300.0
"""Seconds between two tries, at the least and at the most."""
LOOKS = 100
"""After so many looks for what is due it is found out from which post on one has to look."""
LOOK_AGAIN = 0.5
"""Seconds after which other tables are looked at while something is under way."""
PATIENCE = 10.0
"""Seconds that a delivery under way has to end when the bot stops."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Job:
    """A post that is due, with what it depends on."""

    row: OutboxRow
    outgoing: Outgoing
    table: TableRow
    edited: OutboxRow | None
    """The post in whose place it is shown."""
    lobby: str
    """The message of the table's lobby, where a post could take it away."""
    asleep: Mapping[str, int]
    """Whom it may not call any more: members by their accounts."""
    outdone: bool
    """Whether there is nothing to be said any more."""
    now: float

    @property
    def reference(self) -> str:
        """The message in whose place it is shown."""
        return self.edited.reference if self.edited is not None else ""


class Sender:
    """One task that sleeps until something is due or `wake` is called, and one more for each delivery under way."""

    def __init__(
        self, store: Store, messengers: Mapping[str, Messenger], clock: Clock, retry: float, reach: Reach
    ) -> None:
        self._store = store
        self._messengers = messengers
        self._clock = clock
        self._retry = retry
        self._reach = reach
        self._woken = asyncio.Event()
        self._starting = asyncio.Lock()
        self._under_way: dict[str, asyncio.Task[None]] = {}
        """By table: of each at most one post is under way, so that they keep their order."""
        self._leases: dict[str, Lease] = {}
        """By table: under which lease that is."""
        self._looks = 0
        self._oldest = 0
        """No post before it waits, or ever will."""
        self._put_off: set[str] = set()
        """Platforms that were not connected when something was to be delivered there."""
        self._task: asyncio.Task[None] | None = None
        self._stopping = False

    def start(self) -> None:
        self._stopping = False
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Finishes what is being delivered, if that does not take long; the rest waits for the next start."""
        if self._task is None:
            return
        self._stopping = True
        self.wake()
        await self._task
        self._task = None
        if tasks := list(self._under_way.values()):
            await end(*await self._clock.late(tasks, PATIENCE))

    def wake(self) -> None:
        """Tells that there may be something new."""
        self._woken.set()

    async def hurry(self, platform: str) -> None:
        """Tries at once what was put off because a platform was not connected: now it is, or some more of it."""
        if platform in self._put_off:
            self._put_off.discard(platform)
            now = self._clock.now()
            async with self._store.write() as tx:
                await tx.outbox.hurry(platform, now, now + self._retry)
            self.wake()

    async def drain(self) -> int:
        """Delivers what is due now, and what becomes due by it; returns how many were tried."""
        tried = 0
        while True:
            started, idle = await self._start_due()
            tried += started
            if idle and not started:
                return tried
            if self._under_way:
                await asyncio.wait(list(self._under_way.values()), return_when=asyncio.FIRST_COMPLETED)

    async def _run(self) -> None:
        while not self._stopping:
            self._woken.clear()
            wait: float | None = self._retry
            try:
                await self._start_due()
                wait = await self._until_due()
            except Exception:
                log.exception("the outbox could not be served; trying again")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), wait)

    async def _start_due(self) -> tuple[int, bool]:
        """Starts to deliver what is due at tables where nothing is under way.

        Returns how many, and whether nothing was under way before: what is may end meanwhile and make more due.
        """
        if not self._store.is_whole():  # what was delivered could not be remembered, and would be delivered again
            return 0, not self._under_way
        async with self._starting:
            busy = frozenset(self._under_way)
            async with self._store.read() as tx:
                if self._looks % LOOKS == 0:
                    self._oldest = await tx.outbox.oldest()
                self._looks += 1
                due = await tx.outbox.due(self._clock.now(), AT_ONCE + len(busy), self._oldest)
            free = {row.table: row for row in reversed(due) if row.table not in busy}
            rows = list(free.values())[::-1][: AT_ONCE - len(busy)]
            for row in rows:
                self._under_way[row.table] = asyncio.create_task(self._serve(row), name=f"post {row.id}")
            return len(rows), not busy

    async def _until_due(self) -> float | None:
        """Returns the seconds until it is worth looking again; None: not before `wake`."""
        async with self._store.read() as tx:
            due = await tx.outbox.next_due(self._oldest)
        if due is None:
            return None
        if not self._store.is_whole():
            return self._retry
        return max(LOOK_AGAIN if self._under_way else SHORTEST_WAIT, due - self._clock.now())

    async def _serve(self, row: OutboxRow) -> None:
        with about.doing("post", row.table):
            await self._try_to_the_end(row)

    async def _try_to_the_end(self, row: OutboxRow) -> None:
        try:
            await self._try_under_lease(row)
        except LeaseLost as error:
            log.warning("a post of table %s is left to another process: %s", row.table, error)
        except Exception:
            log.exception("what became of a post of table %s could not be stored; trying again", row.table)
            await self._clock.sleep(self._retry)
        finally:
            del self._under_way[row.table]
            self.wake()

    async def _try_under_lease(self, row: OutboxRow) -> None:
        lease = await self._store.lease_at(row.table)
        if lease is None:  # it has been given back since the post was looked up
            return
        with self._store.leases.using(lease):
            self._leases[row.table] = lease
            try:
                await self._try(row)
            finally:
                del self._leases[row.table]

    @asynccontextmanager
    async def _writing(self, row: OutboxRow) -> AsyncIterator[Transaction]:
        """Opens a transaction in which it is stored what became of a post, if it is still ours."""
        async with self._store.write(self._leases[row.table]) as tx:
            yield tx

    async def _try(self, row: OutboxRow) -> None:
        try:
            await self._deliver(row)
        except ThreadGone as error:
            await self._go_on_in_channel(row, error.lacks)
        except Barred as error:
            await self._wait_for_place(row, error)
        except Undeliverable as error:
            await self._give_up(row, str(error), error.lacks)
        except Unreached as error:
            await self._later(row, error.seconds)
            await self._doubt(row)
        except TryLater as error:
            await self._later(await self._aside(row), error.seconds)
        except Exception:
            log.exception("a post of table %s could not be delivered", row.table)
            await self._later(row, None)

    async def _go_on_in_channel(self, row: OutboxRow, lacks: str) -> None:
        """Forgets a table's deleted thread, tells the host where it goes on, and tries the post again there.

        That is the thread in which the table was opened, or the channel itself if this is the one that is gone.
        """
        outgoing: Outgoing = codec.decode(row.post, Outgoing)
        async with self._writing(row) as tx:
            table = await tx.tables.get(row.table)
            if table is not None and table.home and (outgoing.in_channel or table.thread == table.home):
                table = replace(table, home="")
                await tx.tables.update(table)
            if table is not None and table.thread and not outgoing.in_channel:
                table = replace(table, thread=table.home)
                await tx.tables.update(table)
                host = await calling.host(tx, table, self._clock.now())
                words = Words(table.language)
                id, permission = f"post-thread-{'lacks' if lacks else 'gone'}", outbox.permission(words, lacks)
                over = "no" if table.status == "running" else "yes"
                said = words(id, host=host, table=literal(table.name), permission=permission, over=over)
                await outbox.send(tx, table, Outgoing(message=Message(compose(said))), now=self._clock.now())
            await tx.outbox.retry(row.id, self._clock.now())

    async def _wait_for_place(self, row: OutboxRow, error: Barred) -> None:
        """Lets a post wait until the bot can write in its channel again; the table stands still, and its host is told.

        A table that has a thread of its own plays on there.
        """
        outgoing: Outgoing = codec.decode(row.post, Outgoing)
        async with self._store.read() as tx:
            table = await tx.tables.get(row.table)
        if table is None or outgoing.what == "tell" or (outgoing.in_channel and table.thread):
            await self._give_up(row, str(error), error.lacks)
            return
        log.warning("a post of table %s waits until the bot can write there again: %s", row.table, error)
        await self._reach.lose(table.platform, channel=table.channel, lacks=error.lacks)
        async with self._writing(row) as tx:
            if table.status != "running":
                await outbox.tell_host_lost(tx, table, self._clock.now(), error.lacks)
            await tx.outbox.retry(row.id, self._clock.now(), failed=False)

    async def _doubt(self, row: OutboxRow) -> None:
        """Lets it be asked whether a platform can be reached at all."""
        async with self._store.read() as tx:
            table = await tx.tables.get(row.table)
        if table is not None:
            platform = row.private or table.platform
            self._put_off.add(platform)
            self._reach.doubt(platform)

    async def _give_up(self, row: OutboxRow, why: str, lacks: str) -> None:
        """Leaves a post aside for ever and lets the table's host know."""
        outgoing: Outgoing = codec.decode(row.post, Outgoing)
        level = logging.INFO if outgoing.what == "tell" else logging.WARNING  # many take no private messages
        log.log(level, "a post of table %s can never be delivered: %s", row.table, why)
        async with self._writing(row) as tx:
            await tx.outbox.fail(row.id, why)
            table = await tx.tables.get(row.table)
            if table is not None and outgoing.otherwise is not None:
                await outbox.send(tx, table, Outgoing(message=outgoing.otherwise), now=self._clock.now())
            if table is not None and outgoing.what == "post":
                await outbox.tell_host_lost(tx, table, self._clock.now(), lacks)

    async def _later(self, row: OutboxRow, seconds: float | None) -> None:
        wait = seconds if seconds is not None else min(LONGEST_WAIT, self._retry * 2 ** min(row.attempts, 20))
        at = self._clock.now() + max(wait, SHORTEST_WAIT)
        async with self._writing(row) as tx:
            await tx.outbox.retry(row.id, at, failed=seconds is None)

    async def _aside(self, row: OutboxRow) -> OutboxRow:
        """Lets a thread's new name wait beside the table's posts, which need not wait for it; returns what waits now.

        Discord takes two names in ten minutes.
        """
        if row.private or not _is_name(row):
            return row
        async with self._writing(row) as tx:
            table = await tx.tables.get(row.table)
            if table is None or await _is_outdone(tx, row, self._oldest):
                return row
            return await tx.outbox.move(row, table.platform)

    async def _deliver(self, row: OutboxRow) -> None:
        job = await self._look_up(row)
        if job.outdone:
            async with self._writing(row) as tx:
                await tx.outbox.sent(row.id, "", job.now)
            return
        platform = job.outgoing.platform or job.table.platform
        messenger = self._messengers.get(platform)
        if messenger is None:
            raise TryLater(f"{platform} is not connected")
        said = calling.hushed(job.outgoing, job.asleep) if job.asleep else job.outgoing
        if not self._store.leases.holds(lease := self._leases[row.table]):
            raise LeaseLost(lease.part)
        done = await act(messenger, row, said, job.table, job.reference, job.lobby)
        self._reach.heard(platform)
        if not await self._note(job, done) and done.reference not in ("", job.reference, job.table.post):
            await messenger.remove(done.reference)

    async def _look_up(self, row: OutboxRow) -> _Job:
        """Returns a post with all that it depends on; raises `Undeliverable` where its table is gone."""
        outgoing: Outgoing = codec.decode(row.post, Outgoing)
        async with self._store.read() as tx:
            table = await tx.tables.get(row.table)
            if table is None:
                raise Undeliverable("its table is gone")
            now = self._clock.now()
            outdone = _is_name(row) and await _is_outdone(tx, row, self._oldest)
            if outgoing.calls == "unreached":
                outdone = not await unreached.holds(tx, table, row.key)
            lobby = await tx.outbox.get(outbox.lobby_key(table)) if outgoing.renews else None
            return _Job(
                row=row,
                outgoing=outgoing,
                table=table,
                edited=await tx.outbox.get(outgoing.edits) if outgoing.edits else None,
                lobby=lobby.reference if lobby else "",
                asleep=await calling.asleep_by_now(tx, table, outgoing, now),
                outdone=outdone,
                now=now,
            )

    async def _note(self, job: _Job, done: Done) -> bool:
        """Stores what has come of a post; returns False where it was dropped meanwhile and is to be taken away again.

        So a call is that was out of date.
        """
        row = job.row
        async with self._writing(row) as tx:
            if await tx.outbox.get(row.key) is None:
                return job.outgoing.what != "post"
            if (current := await tx.tables.get(job.table.id)) is not None:
                await tx.tables.update(replace(current, thread=done.thread, post=done.post, call=done.call))
                if job.asleep:
                    await calling.put_off(tx, current, job.outgoing, set(job.asleep.values()), job.now)
            await tx.outbox.sent(row.id, done.reference, self._clock.now())
            if _is_name(row):
                await _forget_names(tx, row, self._oldest)
            if job.edited is not None and done.reference not in ("", job.reference):  # gone, and shown anew
                await tx.outbox.sent(job.edited.id, done.reference, self._clock.now())
        return True


def _is_name(row: OutboxRow) -> bool:
    """Says whether something names a table's thread: as it is opened, or anew."""
    return codec.decode(row.post, Outgoing).what in ("open", "rename")


async def _names(tx: Transaction, row: OutboxRow, oldest: int) -> list[OutboxRow]:
    """Returns the other names that wait for the thread of a post's table."""
    return [other for other in await tx.outbox.of_table(row.table, oldest) if other.id != row.id and _is_name(other)]


async def _is_outdone(tx: Transaction, row: OutboxRow, oldest: int) -> bool:
    """Says whether a later name for the same thread waits already, so that the platform is asked but once."""
    renames = codec.decode(row.post, Outgoing).what == "rename"
    return renames and any(other.id > row.id for other in await _names(tx, row, oldest))


async def _forget_names(tx: Transaction, row: OutboxRow, oldest: int) -> None:
    """Deletes the names that wait from before, as a thread bears a later one now."""
    for other in await _names(tx, row, oldest):
        if other.id < row.id:
            await tx.outbox.drop(other.id)
