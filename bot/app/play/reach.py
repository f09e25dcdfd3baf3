"""Tables that cannot be reached: they stand still like paused ones, and go on with the time that was lost to them.

Since when it stands still is stored with each table, so that its time is given back once, whatever came together: an
outage of a platform and one of a channel, a stop of the bot, a jump of its clock. It goes on in portions.
"""

from __future__ import annotations

import logging
from dataclasses import replace

import msgspec

from bot.app.play import handing_over, tables, unreached
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.messages import Message
from bot.app.time import deadlines
from rules.core import codec
from storage.rows import OutageRow, TableRow
from storage.store import Transaction

log = logging.getLogger(__name__)

AT_ONCE = 200
"""Tables that go on in one transaction."""
BRIEF = 600.0
"""Seconds for which a table may have stood still without that what waits in its outbox is out of date."""


async def note(tx: Transaction, outage: OutageRow) -> bool:
    """Notes what cannot be reached, unless that is known; returns whether it was not."""
    if await tx.outages.get(outage) is not None:
        return False
    await tx.outages.put(outage)
    return True


async def lose(tx: Transaction, outage: OutageRow) -> None:
    """Notes what cannot be reached any more; its tables stand still since then."""
    if await note(tx, outage):
        await tx.tables.stop_unreached(outage.since)


async def go_on(tx: Transaction, now: float, *, returned: bool = False) -> bool:
    """Lets a portion of the tables go on that stand still and can be reached; returns whether there may be more.

    Each gets its time back. Calls that are out of date are dropped, what they tell of moves is kept, and whoever is
    awaited is called anew, if there was such a call, or they were told elsewhere, or something has ``returned`` and
    time would have been up meanwhile, so that the call of before names a moment that is over.
    """
    ids = await tx.tables.standing(AT_ONCE)
    if not ids:
        return False
    last = ids[-1]
    told = await tx.outbox.tables_told(unreached.PREFIX, last)
    late = await tx.awaited.overdue(last, now) if returned else frozenset()
    found = [await tx.tables.get(id) for id in sorted(told | late | await tx.outbox.tables_waiting(last))]
    await deadlines.go_on(tx, last, now)
    await tx.tables.go_on(last)
    for table in found:
        if table is not None and table.still is not None and (table.id in told or now - table.still >= BRIEF):
            await _take_up(tx, table, now, again=table.id in told or table.id in late)
    return len(ids) == AT_ONCE


async def go_on_elsewhere(tx: Transaction, table: TableRow, now: float) -> TableRow:
    """Lets a table go on that was brought to a place that can be reached; whoever does so calls who is awaited."""
    if table.still is None or await tx.tables.is_unreached(table.id):
        return table
    if table.paused_at is None:
        await deadlines.give_back(tx, table.still, now, table.id)
    if (vote := await tx.votes.get(table.id)) is not None:
        await tx.votes.put(replace(vote, until=vote.until + now - table.still))
    await _drop_calls(tx, table)
    table = replace(table, still=None)
    await tx.tables.update(table)
    return table


async def _take_up(tx: Transaction, table: TableRow, now: float, *, again: bool) -> None:
    """Makes what waits of a table hold: calls are dropped, and one is posted in their place."""
    playing = await _load(tx, table)
    dropped = await _drop_calls(tx, table)
    lost = any(call.calls in ("turn", "reminder") for call in dropped)
    if playing is not None and table.paused_at is None and (again or lost):
        recap = not any(call.tells for call in dropped)  # else the posts before tell it
        await handing_over.call_again(tx, playing, playing.words("post-resumed"), now, recap=recap)


async def _load(tx: Transaction, table: TableRow) -> Playing | None:
    current = await tx.tables.get(table.id)
    if current is None or current.status != "running":
        return None
    try:
        return await tables.load(tx, current)
    except Exception:
        log.exception("table %s goes on, but cannot be loaded", table.id)
        return None


async def _drop_calls(tx: Transaction, table: TableRow) -> list[Outgoing]:
    """Drops all calls that wait of a table, but not what they tell; returns them."""
    dropped = []
    for row in await tx.outbox.of_table(table.id):
        outgoing: Outgoing = codec.decode(row.post, Outgoing)
        if not outgoing.calls:
            continue
        dropped.append(outgoing)
        await tx.pings.remove(table.id, row.key)
        if outgoing.tells:
            await tx.outbox.rewrite(row.id, codec.encode(_told(outgoing)))
        else:
            await tx.outbox.drop(row.id)
    return dropped


def _told(call: Outgoing) -> Outgoing:
    """Returns what a call tells, without calling anybody."""
    return msgspec.structs.replace(call, message=Message(call.tells), renews=False, calls="", tells=())
