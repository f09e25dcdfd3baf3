"""Keeps the time: who lets his turn's time run out is answered for, a vote in which not all have agreed ends, and a
lobby where nobody comes is closed.

Deadlines are rows. One task sleeps until the next, and notes now and then that the bot is alive, so that the time
during which it was not is charged to nobody.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from bot.app.outside import Clock
from bot.app.play import lobby, orders, tables, turns, votes
from bot.app.speech.language import literal
from rules.core import standing
from storage.rows import AwaitedRow, VoteRow
from storage.store import Store, Transaction

log = logging.getLogger(__name__)

ALIVE = "alive"
BREATH = 30.0
"""Seconds between two notes that the bot is alive; a stop is known this exactly."""
PATIENCE = 14 * 24 * 3600.0
"""Seconds after which a lobby that nobody touched is closed."""


class Timekeeper:
    """One task beside the chats."""

    def __init__(self, store: Store, clock: Clock, wake_sender: Callable[[], None]) -> None:
        self._store = store
        self._clock = clock
        self._wake_sender = wake_sender
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Gives back the time since the bot was last alive, and begins."""
        async with self._store.write() as tx:
            await give_back_downtime(tx, self._clock.now())
        self._task = asyncio.create_task(self._run(), name="timekeeper")

    async def stop(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._task = None
        async with self._store.write() as tx:
            await tx.meta.put(ALIVE, repr(self._clock.now()))

    async def tick(self) -> float:
        """Does what is due; returns the seconds until it is worth looking again."""
        now = self._clock.now()
        async with self._store.write() as tx:
            await tx.meta.put(ALIVE, repr(now))
            for table in await tx.tables.open_lobbies(now - PATIENCE):
                await lobby.close(tx, table, now)
        async with self._store.read() as tx:
            due: list[AwaitedRow | VoteRow] = [*await tx.awaited.due(now), *await tx.votes.due(now)]
        failed = [row for row in due if not await self._act(row, now)]
        if due:
            self._wake_sender()
        if failed:
            return BREATH
        async with self._store.read() as tx:
            coming = await tx.awaited.next_deadline()
        return BREATH if coming is None else max(0.05, min(BREATH, coming - self._clock.now()))

    async def _act(self, row: AwaitedRow | VoteRow, now: float) -> bool:
        """Does what is due at one table; returns False where that fails, so that the others do not wait for it."""
        try:
            async with self._store.write() as tx:
                if isinstance(row, AwaitedRow):
                    await answer_late(tx, row, now)
                else:
                    await end_late_vote(tx, row, now)
        except Exception:
            log.exception("what is due at table %s could not be done", row.table)
            return False
        return True

    async def _run(self) -> None:
        while True:
            try:
                wait = await self.tick()
            except Exception:
                log.exception("the time could not be kept; trying again")
                wait = BREATH
            await self._clock.sleep(wait)


async def give_back_downtime(tx: Transaction, now: float) -> None:
    """Moves all deadlines by the time since the bot was last alive."""
    alive = await tx.meta.get(ALIVE)
    if alive is not None and (gap := now - float(alive)) > 0:
        await tx.awaited.postpone(gap)
        await tx.votes.postpone(gap)
    await tx.meta.put(ALIVE, repr(now))


async def answer_late(tx: Transaction, row: AwaitedRow, now: float) -> None:
    """Answers for a seat whose time is up, on from its draft, as it has left for that case or else harmlessly."""
    table = await tx.tables.get(row.table)
    current = {awaited.seat: awaited for awaited in await tx.awaited.of(row.table)}
    if table is None or table.status != "running" or table.paused_at is not None or current.get(row.seat) != row:
        return
    playing = await tables.load(tx, table)
    given = await orders.of(tx, playing)
    moved = standing.answer_late(playing.match, [one.held for one in given], row.seat)
    opening = playing.words("post-time-up", player=literal(playing.names[row.seat]))
    await turns.record(tx, playing, moved, now, opening)


async def end_late_vote(tx: Transaction, row: VoteRow, now: float) -> None:
    """Ends a vote in which not all have agreed in time."""
    vote = await votes.of(tx, row.table)
    if vote is None or await tx.votes.get(row.table) != row:
        return
    playing = await tables.load(tx, await tables.get(tx, row.table))
    await votes.end_aloud(tx, playing, vote, "late", now)
