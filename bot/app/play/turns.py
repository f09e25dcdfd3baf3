"""Playing on: what a move changes is stored together with the posts that tell of it, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from bot.app.play import endings, handing_over, news, orders, outgoing, posts, tables, telling, upcoming, votes
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.time import deadlines
from rules.core import codec, standing
from rules.core import match as matches
from rules.core.log import Entry
from rules.core.match import Match, Moved
from storage.rows import EntryRow, MatchRow, TableRow
from storage.store import Transaction


async def begin(tx: Transaction, playing: Playing, moved: Moved, now: float) -> None:
    """Stores a match that has just been set up, and calls whoever begins."""
    await _store_new(tx, playing, moved.entries, now)
    await handing_over.begin(tx, playing, now)
    await upcoming.tell(tx, playing, (), now)


async def adopt(tx: Transaction, playing: Playing, log: Sequence[Entry], now: float) -> None:
    """Stores a match that was played elsewhere, and tells how it stands or how it ended."""
    await _store_new(tx, playing, log, now)
    if playing.match.over:
        await endings.finish(tx, playing, (), now)
        return
    await deadlines.start(tx, playing, {}, now)
    await handing_over.call_again(tx, playing, playing.words("post-adopted"), now)


async def _store_new(tx: Transaction, playing: Playing, log: Sequence[Entry], now: float) -> None:
    table, match = playing.table, playing.match
    await tx.matches.add(MatchRow(table=table.id, snapshot=matches.dump(match), entries=match.entries))
    await _append(tx, table, log, now)
    under = outgoing.lobby_key(table)
    await outgoing.send(tx, table, Outgoing(what="open", title=posts.thread_title(playing), edits=under), now=now)


async def record(tx: Transaction, playing: Playing, moved: Moved, now: float, opening: str = "") -> Playing:
    """Stores what was done to a match, and what absent seats and standing orders answer; returns the table then.

    Whoever is newly asked is called by one post, which begins with ``opening``; a finished game is told by one.
    Orders wait while a table is paused, and after a draft was changed: what their owner took back stays so. What is
    final ends a vote on the position, and the end of the game any.
    """
    orders_wait = playing.table.paused_at is not None or (moved.entries and not moved.barrier)
    given = [] if orders_wait else await orders.of(tx, playing)
    answered, held = standing.carry_out(moved.match, [one.held for one in given])
    await orders.store(tx, given, held, orders.acting(moved))
    parts, moved = (moved, answered), matches.then(moved, answered)
    before = playing.match
    if moved.barrier:
        await votes.void(tx, playing, now, whatever=moved.match.over)
    playing = await _store(tx, playing, moved, now)
    if moved.barrier:
        await news.spread(tx, playing, before, parts)
        await _publish(tx, playing, before, parts, now, opening)
        await telling.played_for(tx, playing, moved.entries, now)
    return playing


async def go_back(
    tx: Transaction, playing: Playing, moved: Moved, missed: news.News, now: float, opening: str
) -> Playing:
    """Stores that a match has gone back, and calls everybody who is awaited then, as if they had not been asked yet.

    Standing orders are dropped: they were given for what lay ahead, and nobody is to be answered for unawares.
    """
    await tx.orders.clear(playing.table.id)
    await handing_over.withdraw(tx, playing, playing.match.awaited, now)
    absent, _ = standing.carry_out(moved.match, ())
    playing = await _store(tx, playing, matches.then(moved, absent), now)
    await news.put(tx, playing, missed)
    if playing.match.over:
        await endings.finish(tx, playing, (), now)
        return playing
    await handing_over.begin_again(tx, playing, missed, opening, now)
    return playing


async def _store(tx: Transaction, playing: Playing, moved: Moved, now: float) -> Playing:
    """Stores what the log has grown by and the match as it is now; old buttons become known as such."""
    table, before, after = playing.table, playing.match, moved.match
    if after.over:
        await tx.orders.clear(table.id)
    await _append(tx, table, moved.entries, now)
    snapshot = matches.dump(after)
    tables.keep(snapshot, after)
    await tx.matches.update(MatchRow(table=table.id, snapshot=snapshot, entries=after.entries), expected=before.entries)
    table = replace(table, changed=now, status="over" if after.over else table.status)
    await tx.tables.update(table)
    anew = [seat for seat, since in enumerate(before.revisions) if since != after.revisions[seat]]
    await tx.panels.renew(table.id, anew)
    return replace(playing, table=table, match=after, openly=False)


async def _append(tx: Transaction, table: TableRow, log: Sequence[Entry], now: float) -> None:
    rows = [EntryRow(table=table.id, n=entry.n, entry=codec.encode(entry), at=now) for entry in log]
    await tx.matches.append(*rows)


async def _publish(
    tx: Transaction, playing: Playing, before: Match, parts: Sequence[Moved], now: float, opening: str
) -> None:
    """Tells what is new since the post before; what somebody has missed before that a button tells."""
    since = tuple(event for moved in parts for event in posts.show(moved.match, moved.published, None))
    if playing.match.over:
        _, untold = await news.told(tx, playing)
        await endings.finish(tx, playing, (*untold, *since), now)
        return
    here = {entry.seat for entry in chain.from_iterable(moved.entries for moved in parts) if entry.by == "player"}
    if await handing_over.go_on(tx, playing, before, since, here, opening, now):
        await upcoming.tell(tx, playing, set().union(*map(orders.acting, parts)), now)
