"""Keeps the time: whoever is awaited is reminded, seats whose time runs out are answered for, a vote in which not all
have agreed ends, a lobby where nobody comes is closed, the thread of a game that has been over for a day is put away,
the players of a table that stays paused are asked whether it goes on, and games that ended before there were ratings
are counted.

Deadlines are rows. One task sleeps until the next, and notes now and then that the bot is alive, so that the time
during which it was not is charged to nobody. Nor is a jump of the wall clock, forward or back: the same task compares
it with one that nobody sets, lets all tables stand still since the jump, and only then lets the application follow it.
Nor is the time in which a table cannot be reached. Tables that stand still go on in portions, each with its time back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from bot import about
from bot.app.beside.reach import Reach
from bot.app.beside.rounds import Rounds
from bot.app.outside import Clock
from bot.app.play import (
    deciding,
    leaving,
    lobby,
    mornings,
    orders,
    outgoing,
    pausing,
    ratings,
    reach,
    reminders,
    tables,
    telling,
    turns,
    votes,
)
from bot.app.play.outgoing import Outgoing
from bot.app.speech.language import literal
from bot.app.time import lateness
from rules.core import standing
from storage.leases import CLOCK, Lease
from storage.rows import AwaitedRow, LaterRow, TableRow, UnratedRow, VoteRow
from storage.store import Store, Transaction

log = logging.getLogger(__name__)

BREATH = 30.0
"""Seconds between two notes that the bot is alive; a stop is known this exactly."""
APART = 2 * BREATH
"""Seconds by which the times of processes may differ, or for which nobody may have kept the time, without harm."""
SHORTEST_WAIT = 0.05
PATIENCE = 14 * 24 * 3600.0
"""Seconds after which a lobby that nobody touched is closed."""
JUMP = 1.0
"""Seconds between wall clock and steady one that are a jump; by less it is only kept right."""
PORTION = 50
"""Of each kind of what is due, how much is looked up at once, and how much is done before the clock is looked at."""

Due: TypeAlias = AwaitedRow | VoteRow | TableRow | LaterRow | UnratedRow
"""What the time has come for: an answer or a reminder, the end of a vote, or of a lobby; something that is told later,
or a game to be counted."""


class Timekeeper:
    """One task beside the chats."""

    def __init__(self, store: Store, clock: Clock, wake_sender: Callable[[], None], reach: Reach | None = None) -> None:
        self._store = store
        self._clock = clock
        self._wake_sender = wake_sender
        self._reach = reach
        self._failed: set[Due] = set()
        """What could not be done, so that the rest does not wait for it; it is tried again when nothing else is due."""
        self._rounds = Rounds("timekeeper", self.tick, log, "the time could not be kept", BREATH)
        self.wake = self._rounds.wake

    async def start(self) -> None:
        """Gives back the time since the bot was last alive, and begins."""
        self._clock.follow(self._clock.jumped())
        if self._store.leases.get(CLOCK) is not None:
            async with self._store.write() as tx:
                await give_back_downtime(tx, self._clock.now())
        self._rounds.start()

    async def stop(self) -> None:
        await self._rounds.stop()
        if self._store.is_whole() and self._store.leases.get(CLOCK) is not None:
            async with self._store.write() as tx:
                await tx.installation.note_alive(self._clock.now())

    async def tick(self) -> float:
        """Does a portion of what is due; returns the seconds until it is worth looking again.

        After each table it rests for as long as that took, so that those who play at others have half of the time.
        """
        if not self._store.is_whole():
            return BREATH
        if not await self._follow_the_clock():
            return BREATH
        if self._reach is not None:
            await self._reach.look()
        if await self._go_on():
            return SHORTEST_WAIT
        now = self._clock.now()
        due = [row for row in await self._due(now) if row not in self._failed][:PORTION]
        for row in due:
            began = self._clock.steady()
            if not await self._act(row):
                self._failed.add(row)
            await self._clock.sleep(self._clock.steady() - began)
        if due:
            self._wake_sender()
            return SHORTEST_WAIT
        if self._failed:
            self._failed.clear()
            return BREATH
        async with self._store.read() as tx:
            coming = await tx.awaited.next_deadline()
        return BREATH if coming is None else max(SHORTEST_WAIT, min(BREATH, coming - self._clock.now()))

    async def _go_on(self) -> bool:
        """Lets a portion of the tables that stand still go on; returns whether there may be more."""
        began = self._clock.steady()
        async with self._store.read() as tx:
            if not await tx.tables.standing(1):
                return False
        returned = self._reach is not None and self._reach.returned
        async with self._store.write() as tx:
            more = await reach.go_on(tx, self._clock.now(), returned=returned)
        if self._reach is not None and not more:
            self._reach.returned = False
        self._wake_sender()
        await self._clock.sleep(self._clock.steady() - began)
        return more

    async def _follow_the_clock(self) -> bool:
        """Notes that the bot is alive; a jump of the wall clock is given back, and followed before others write.

        Where another process does so this one follows it; returns whether they go by one time.
        """
        lease = self._store.leases.get(CLOCK)
        if lease is None:
            return await self._follow_another()
        async with self._store.write(lease) as tx:
            jump = self._clock.jumped()
            alive = await tx.installation.alive() if self._store.leases.poll is not None else None
            if alive is not None and self._clock.now() - alive > APART:  # for so long no process has kept the time
                await give_back_downtime(tx, self._clock.now())
            if abs(jump) >= JUMP:
                await give_back(tx, self._clock.now(), self._clock.now() + jump)
            await tx.installation.note_alive(self._clock.now() + jump)
        self._clock.follow(jump)
        if abs(jump) >= JUMP:
            log.warning("the clock was set by %+.0f seconds; deadlines and posts that wait are moved along", jump)
            self._wake_sender()
        return True

    async def _follow_another(self) -> bool:
        """Follows a jump of the wall clock once whoever keeps the time has; returns whether the times are one."""
        jump = self._clock.jumped()
        async with self._store.read() as tx:
            alive = await tx.installation.alive()
        if alive is None:
            return False
        if abs(jump) < JUMP or abs(self._clock.now() + jump - alive) < abs(self._clock.now() - alive):
            self._clock.follow(jump)
        return abs(self._clock.now() - alive) <= APART

    async def _due(self, now: float) -> list[Due]:
        most = PORTION + len(self._failed)
        counts = self._store.leases.get(CLOCK) is not None
        async with self._store.read() as tx:
            return [
                *await tx.awaited.due(now, most),
                *await tx.awaited.to_remind(now, most),
                *await tx.votes.due(now, most),
                *await tx.later.due(now, most),
                *await tx.tables.open_lobbies(now - PATIENCE, most),
                *await tx.tables.due(now, most),
                *(await tx.results.unrated(most) if counts else ()),
            ]

    async def _act(self, row: Due) -> bool:
        """Does what is due at one table; returns False where that fails."""
        with about.doing("clock", _table_of(row)):
            return await self._acted(row)

    async def _acted(self, row: Due) -> bool:
        try:
            lease = await self._lease_of(row)
            if lease is None:
                return True
            async with self._store.write(lease) as tx:
                now = self._clock.now()
                match row:
                    case AwaitedRow() | VoteRow() if await self._is_doubted(tx, row):
                        return False
                    case AwaitedRow():
                        await (answer_late if _is_late(row, now) else remind)(tx, row, now)
                    case VoteRow():
                        await end_late_vote(tx, row, now)
                    case LaterRow():
                        await mornings.tell(tx, row, now)
                    case UnratedRow():
                        await count(tx, row)
                    case TableRow(status="lobby"):
                        await close_late_lobby(tx, row, now)
                    case TableRow(status="running"):
                        await ask_the_paused(tx, row, now)
                    case TableRow():
                        await put_away(tx, row, now)
        except Exception:
            log.exception("what is due at table %s could not be done", _table_of(row))
            return False
        return True

    async def _lease_of(self, row: Due) -> Lease | None:
        """Returns under what something is done; games are counted by who keeps the time, one after the other."""
        if isinstance(row, UnratedRow):
            return self._store.leases.get(CLOCK)
        return await self._store.lease_at(_table_of(row))

    async def _is_doubted(self, tx: Transaction, row: AwaitedRow | VoteRow) -> bool:
        """Says whether those who play at a table may just not be heard."""
        table = await tx.tables.get(row.table)
        return self._reach is not None and table is not None and self._reach.is_doubted(table)


def _table_of(row: Due) -> str:
    return row.id if isinstance(row, TableRow) else row.table


async def give_back_downtime(tx: Transaction, now: float) -> None:
    """Gives back the time since the bot was last alive; it is less than none where the clock was ahead then."""
    alive = await tx.installation.alive()
    if alive is not None and (gap := now - alive):
        await give_back(tx, alive, now)
        if gap < 0:
            log.warning("the clock stood %.0f seconds later when the bot was last alive; all is dated anew", -gap)
    await tx.installation.note_alive(now)


async def give_back(tx: Transaction, before: float, after: float) -> None:
    """Gives back as much as the clock has gone on, or back, while nothing could happen.

    All tables stand still since then; a first portion goes on at once, and the others later. Posts that wait never
    wait longer for it, so they are moved back alone, as are the moments since which seats are awaited.
    """
    seconds = after - before
    await tx.tables.stop(before)
    await tx.tables.postpone(seconds)
    await tx.events.redate(seconds)
    if seconds < 0:
        await tx.awaited.redate(seconds)
        await tx.outbox.redate(seconds)
    await reach.go_on(tx, after)


async def answer_late(tx: Transaction, row: AwaitedRow, now: float) -> None:
    """Does what a table does when somebody's time is up: answers for the seat, on from its draft, or only says so.

    What its player has left for that case comes before anything else.
    """
    table = await _waiting(tx, row)
    if table is None or not _is_late(row, now):
        return
    playing, policy = await tables.load(tx, table), lateness.POLICIES[table.late]
    if policy.opens and not table.practice and not leaving.leaves_bots_alone(playing, row.seat):
        await leaving.open_seat(tx, playing, row.seat, "post-late-open", now, late=True)
    elif policy.answers:
        given = await orders.of(tx, playing)
        moved = standing.answer_late(playing.match, [one.held for one in given], row.seat)
        opening = playing.words("post-time-up-default", player=literal(playing.names[row.seat]))
        await turns.record(tx, playing, moved, now, opening)
    else:
        await reminders.call_late(tx, playing, row, now)
        if not policy.votes or not await deciding.ask_about_late(tx, playing, row.seat, now):
            await telling.is_late(tx, playing, row.seat, now)


async def remind(tx: Transaction, row: AwaitedRow, now: float) -> None:
    """Reminds who is awaited at a seat."""
    table = await _waiting(tx, row)
    if table is not None and row.remind is not None and row.remind <= now:
        await reminders.remind(tx, table, row, now)


async def _waiting(tx: Transaction, row: AwaitedRow) -> TableRow | None:
    """Returns the table that waits for a seat, if it still does so as when it was looked up."""
    table = await tx.tables.get(row.table)
    current = {awaited.seat: awaited for awaited in await tx.awaited.of(row.table)}
    if table is None or table.status != "running" or current.get(row.seat) != row:
        return None
    if table.paused_at is not None or table.still is not None:
        return None
    return table


def _is_late(row: AwaitedRow, now: float) -> bool:
    return row.deadline is not None and row.deadline <= now


async def end_late_vote(tx: Transaction, row: VoteRow, now: float) -> None:
    """Ends a vote whose time is up."""
    vote = await votes.of(tx, row.table)
    if vote is None or await tx.votes.get(row.table) != row or row.until > now:
        return
    playing = await tables.load(tx, await tables.get(tx, row.table))
    await deciding.close(tx, playing, vote, now)


async def close_late_lobby(tx: Transaction, row: TableRow, now: float) -> None:
    """Closes a lobby that nobody has touched since."""
    if await tx.tables.get(row.id) == row and row.changed < now - PATIENCE:
        await lobby.close(tx, row, now)


async def count(tx: Transaction, row: UnratedRow) -> None:
    """Counts a finished game in the ratings."""
    table = await tx.tables.get(row.table)
    if table is not None:
        await ratings.count(tx, table)


async def put_away(tx: Transaction, row: TableRow, now: float) -> None:
    """Closes the thread of a game that has been over for a while."""
    table = await tx.tables.get(row.id)
    if table is None or table.due != row.due:
        return
    await tx.tables.update(replace(table, due=None))
    if table.status == "over":
        await outgoing.send(tx, table, Outgoing(what="close"), now=now)


async def ask_the_paused(tx: Transaction, row: TableRow, now: float) -> None:
    """Asks the players of a table that has been paused for long whether it goes on."""
    table = await tx.tables.get(row.id)
    if table is not None and table.paused_at is not None and table.due == row.due:
        await pausing.ask_whether_to_go_on(tx, await tables.load(tx, table), now)
