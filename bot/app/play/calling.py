"""Whether somebody is called: the one decision for all that is posted, and the one place where a name notifies."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from bot.app.play import outgoing, tables
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.language import literal, mention
from bot.app.speech.messages import Message, Part
from bot.app.time import clocks, deadlines, next_word, people
from bot.app.time.people import Person
from rules.core.contract import Seat
from storage.rows import AwaitedRow, LaterRow, TableRow
from storage.store import Transaction


async def name(tx: Transaction, table: TableRow, person: Person, called: str, now: float) -> str:
    """Returns what somebody is called, so that it notifies where this is a time at which they want that."""
    if person.member is not None and person.may_be_called(now):
        for account in await tx.members.identities(person.member.id):
            if account.platform == table.platform:
                return mention(account.user, called)
    return literal(called)


async def host(tx: Transaction, table: TableRow, now: float) -> str:
    """Returns the name of a table's host, who is called by it like everybody else."""
    person = await people.of(tx, table.host)
    return await name(tx, table, person, person.member.name if person.member is not None else "?", now)


async def players(
    tx: Transaction, playing: Playing, seats: Iterable[Seat], now: float, quiet: Collection[Seat] = ()
) -> list[str]:
    """Returns the names of those who play seats, each called once at most, and those of ``quiet`` seats not at all."""
    who = {seat: people.NOBODY if seat in quiet else playing.person(seat) for seat in seats}
    return [await name(tx, playing.table, person, playing.names[seat], now) for seat, person in who.items()]


def still_to_call(playing: Playing, rows: Mapping[Seat, AwaitedRow], asked: Iterable[Seat], now: float) -> set[Seat]:
    """Returns the seats of those asked whose players have not been called to that and may be called now."""
    who = {seat: playing.person(seat) for seat in rows.keys() & set(asked)}
    return {
        seat
        for seat, person in who.items()
        if person.may_be_called(now) and not next_word.is_called(rows[seat], person.life, now)
    }


async def later(tx: Transaction, playing: Playing, seats: Iterable[Seat], kind: str, now: float) -> None:
    """Notes who of those named in a post could not be called by it, so that they hear of it at a good time."""
    if playing.table.practice:
        return
    for seat in tables.once(playing, seats):
        person = playing.person(seat)
        if person.member is not None and not person.may_be_called(now):
            at = next_word.good_time(person.life, person.wish, now)
            await tx.later.put(LaterRow(member=person.member.id, table=playing.table.id, kind=kind, at=at))


async def asleep_by_now(tx: Transaction, table: TableRow, outgoing: Outgoing, now: float) -> dict[str, int]:
    """Returns whom a post that has waited may not call any more: members by their accounts. An edit calls nobody."""
    if outgoing.what == "tell" and not outgoing.silent:
        member = await tx.members.by_identity(outgoing.platform or table.platform, outgoing.user)
        sleeps = member is not None and not clocks.is_awake((await people.of(tx, member.id)).life, now)
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
        await deadlines.forget_calls(tx, playing, seats, now)
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
    return (await people.of(tx, member)).may_be_called(now)
