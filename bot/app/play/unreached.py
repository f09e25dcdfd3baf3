"""Tells in private that a table cannot be reached: who is awaited there, and whoever has just moved."""

from __future__ import annotations

from collections.abc import Collection

from bot.app.play import outgoing, tables
from bot.app.play.outgoing import Outgoing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from bot.app.time import next_word, people
from rules.core import codec, library
from rules.core.contract import Seat
from rules.core.log import Entry
from storage.rows import AwaitedRow, IdentityRow, MemberRow, PingRow, TableRow
from storage.store import Transaction

PREFIX = "unreached-"
"""Begins the key of what tells who is awaited that the table cannot be reached."""


async def tell(tx: Transaction, table: TableRow, now: float, quiet: Collection[Seat] = ()) -> None:
    """Tells who is awaited at a table that cannot be reached, each once for a question; some without a sound."""
    if table.practice or table.paused_at is not None or not await tx.tables.is_unreached(table.id):
        return
    seats, _ = await tables.seated(tx, table)
    for row in await tx.awaited.of(table.id):
        member = await tx.members.get(seats[row.seat].member or 0)
        key = _key(row)
        if member is not None and await tx.outbox.get(key) is None:
            await _tell(tx, table, member, key, now, silent=row.seat in quiet)


async def holds(tx: Transaction, table: TableRow, key: str) -> bool:
    """Says whether what waits to be told under a key is true yet: who slept may have played, or be reached by now."""
    asked = await tx.awaited.of(table.id) if await tx.tables.is_unreached(table.id) else ()
    return any(_key(row) == key for row in asked)


def _key(row: AwaitedRow) -> str:
    return f"{PREFIX}{row.table}-{row.seat}-{row.since:.0f}"


async def tell_mover(tx: Transaction, table: TableRow, now: float) -> None:
    """Tells who has moved last, where that waits to be posted: the move was answered before anybody knew.

    Whoever is awaited as well is told by `tell`.
    """
    match = await tx.matches.get(table.id)
    if match is None or table.practice or table.paused_at is not None or not await _waits(tx, table):
        return
    (row,) = await tx.matches.entries(table.id, match.entries - 1)
    entry: Entry = codec.decode(row.entry, Entry)
    seats, _ = await tables.seated(tx, table)
    member = await tx.members.get(seats[entry.seat].member or 0)
    awaited = {one.seat for one in await tx.awaited.of(table.id)}
    key = f"unposted-{table.id}-{entry.n}"
    if entry.by != "player" or entry.seat in awaited or member is None or await tx.outbox.get(key) is not None:
        return
    if (account := await _account(tx, member.id, table)) is not None:
        words = Words(member.language or table.language)
        message = Message(compose(words("unreached-moved", table=literal(table.name))))
        post = Outgoing(what="tell", user=account.user, platform=account.platform, message=message, silent=True)
        await outgoing.send(tx, table, post, key=key, now=now)


async def _waits(tx: Transaction, table: TableRow) -> bool:
    """Says whether something new of a table is not posted yet."""
    waiting: list[Outgoing] = [codec.decode(row.post, Outgoing) for row in await tx.outbox.of_table(table.id)]
    return any(one.what == "post" and not one.edits for one in waiting)


async def _tell(tx: Transaction, table: TableRow, member: MemberRow, key: str, now: float, *, silent: bool) -> None:
    """Tells a member when that does not disturb, by an account that can be reached, of this platform if possible."""
    account = await _account(tx, member.id, table)
    if account is None:
        return
    at = next_word.good_time((await people.of(tx, member.id)).life, member.calls, now)
    words = Words(member.language or table.language)
    said = words("unreached-awaited", game=library.meta(table.game).title, table=literal(table.name))
    button = Button(presses.make("play", table.id), words("button-play"), "main")
    message = Message(compose(said), buttons=((button,),))
    post = Outgoing(
        what="tell", user=account.user, platform=account.platform, message=message, silent=silent, calls="unreached"
    )
    await outgoing.send(tx, table, post, key=key, now=at)
    await tx.pings.add(PingRow(member=member.id, table=table.id, kind="unreached", at=at, post=key))


async def _account(tx: Transaction, member: int, table: TableRow) -> IdentityRow | None:
    """Returns the account by which a member can be told something now."""
    silent = {row.platform for row in await tx.outages.all() if not row.server and not row.channel}
    accounts = [one for one in await tx.members.identities(member) if one.platform not in silent]
    return min(accounts, key=lambda one: one.platform != table.platform, default=None)


async def note(tx: Transaction, table: TableRow, words: Words) -> str:
    """Says that a table stands still, as it cannot be reached; empty where it can be."""
    stands = table.still is not None and await tx.tables.is_unreached(table.id)
    return words("unreached", table=literal(table.name)) if stands else ""
