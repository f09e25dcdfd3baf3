"""Whether somebody is called: the one decision for all that is posted, and the one place where a name notifies."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from bot.app.play import clocks, outgoing, tables, timing
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.language import literal, mention
from bot.app.speech.messages import Message, Part
from rules.core.contract import Seat
from storage.rows import LaterRow, TableRow
from storage.store import Transaction


async def name(tx: Transaction, table: TableRow, member: int | None, called: str, now: float) -> str:
    """Returns what a member is called, so that it notifies where this is a time at which the member wants that."""
    if member is not None and await may_call(tx, member, now):
        for account in await tx.members.identities(member):
            if account.platform == table.platform:
                return mention(account.user, called)
    return literal(called)


async def host(tx: Transaction, table: TableRow, now: float) -> str:
    """Returns the name of a table's host, who is called by it like everybody else."""
    row = await tx.members.get(table.host)
    return await name(tx, table, table.host, row.name if row is not None else "?", now)


async def players(
    tx: Transaction, playing: Playing, seats: Iterable[Seat], now: float, quiet: Collection[Seat] = ()
) -> list[str]:
    """Returns the names of those who play seats, each called once at most, and those of ``quiet`` seats not at all."""
    who = {seat: None if seat in quiet else playing.seats[seat].member for seat in seats}
    return [await name(tx, playing.table, member, playing.names[seat], now) for seat, member in who.items()]


async def still_to_call(tx: Transaction, playing: Playing, asked: Iterable[Seat], now: float) -> set[Seat]:
    """Returns the seats of those asked whose players have not been called to that and may be called now."""
    rows = {row.seat: row for row in await tx.awaited.of(playing.table.id)}
    found = set()
    for seat in rows.keys() & set(asked):
        member = playing.seats[seat].member
        is_called = timing.is_called(rows[seat], await timing.life_of(tx, member), now)
        if member is not None and not is_called and await may_call(tx, member, now):
            found.add(seat)
    return found


async def later(tx: Transaction, playing: Playing, seats: Iterable[Seat], kind: str, now: float) -> None:
    """Notes who of those named in a post could not be called by it, so that they hear of it at a good time."""
    members = {playing.seats[seat].member for seat in seats} - {None}
    for member in members if not playing.table.practice else ():
        row = await tx.members.get(member or 0)
        if row is None or await may_call(tx, row.id, now):
            continue
        life = await timing.life_of(tx, row.id)
        at = timing.next_daily(life, now) if row.calls == timing.DAILY else clocks.wakes(life, now)
        await tx.later.put(LaterRow(member=row.id, table=playing.table.id, kind=kind, at=at))


async def asleep_by_now(tx: Transaction, table: TableRow, outgoing: Outgoing, now: float) -> dict[str, int]:
    """Returns whom a post that has waited may not call any more: members by their accounts. An edit calls nobody."""
    if outgoing.what == "tell" and not outgoing.silent:
        member = await tx.members.by_identity(outgoing.platform or table.platform, outgoing.user)
        sleeps = member is not None and not clocks.is_awake(await timing.life_of(tx, member.id), now)
        return {outgoing.user: member.id} if member is not None and sleeps else {}
    if outgoing.what != "post" or outgoing.message is None or outgoing.edits:
        return {}
    users = {part.user for part in outgoing.message.text if part.style == "mention"}
    found = {user: await tx.members.by_identity(table.platform, user) for user in users}
    return {user: row.id for user, row in found.items() if row is not None and not await may_call(tx, row.id, now)}


def hushed(outgoing: Outgoing, users: Collection[str]) -> Outgoing:
    """Returns a post that names some users and does not call them, or tells one without a sound."""
    message = outgoing.message
    if outgoing.what == "tell" or message is None:
        return msgspec.structs.replace(outgoing, silent=True)
    parts = tuple(Part(part.text) if part.user in users else part for part in message.text)
    fuller = tuple(Part(part.text) if part.user in users else part for part in message.fuller)
    return msgspec.structs.replace(outgoing, message=msgspec.structs.replace(message, text=parts, fuller=fuller))


async def put_off(tx: Transaction, table: TableRow, outgoing: Outgoing, members: Collection[int], now: float) -> None:
    """Notes that members were not called by a post, so that they are at a good time, if it still concerns them."""
    if outgoing.what != "post" or table.status not in ("running", "over"):
        return
    playing = await tables.load(tx, table)
    seats = [row.seat for row in playing.seats if row.member in members]
    if outgoing.calls == "turn":
        await timing.forget_calls(tx, playing, seats, now)
    else:
        await later(tx, playing, seats, "result" if playing.match.over else "vote", now)


async def tell(
    tx: Transaction, table: TableRow, member: int, message: Message, now: float, *, quietly: bool = False
) -> None:
    """Tells a member something in private, without a sound where that is wished or this is no time to call them."""
    if user := await outgoing.user_of(tx, member, table):
        silent = quietly or not await may_call(tx, member, now)
        await outgoing.send(tx, table, Outgoing(what="tell", user=user, message=message, silent=silent), now=now)


async def may_call(tx: Transaction, member: int, now: float) -> bool:
    """Says whether a post may call a member: awake, not away, and not one who hears of all tables once a day."""
    row = await tx.members.get(member)
    if row is None or row.calls == timing.DAILY:
        return False
    return clocks.is_awake(await timing.life_of(tx, member), now)
