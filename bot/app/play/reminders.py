"""Reminders: whoever is awaited is told so in private, or at the table, at the moments that are stored for it."""

from __future__ import annotations

from dataclasses import replace

from bot.app.play import clocks, outgoing, posts, tables, timing
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from rules.core import library
from storage.rows import AwaitedRow, MemberRow, TableRow
from storage.store import Transaction

SNOOZES = ("2h", "tonight", "mute")
"""For how long a reminder can be put off: two hours, until the evening, for the rest of the turn."""
EVENING = 19 * 60
"""The minute of the day at which it is evening."""


async def remind(tx: Transaction, table: TableRow, row: AwaitedRow, now: float) -> None:
    """Reminds who is awaited at a seat, and stores when he is reminded next."""
    seats, names = await tables.seated(tx, table)
    member = await tx.members.get(seats[row.seat].member or 0)
    life = await timing.life_of(tx, seats[row.seat].member)
    remind = timing.next_reminder(row, life, now)
    await tx.awaited.put(replace(row, remind=remind))
    if member is None:
        return
    called = await posts.called_member(tx, table, member.id, names[row.seat])
    public = _message(Words(table.language), table, row, now, called)
    user = await _user(tx, member, table)
    if member.calls == "group" or not user:
        await outgoing.send(tx, table, Outgoing(message=public), now=now)
        return
    private = _message(Words(member.language or table.language), table, row, now)
    await outgoing.send(tx, table, Outgoing(what="tell", user=user, message=private, otherwise=public), now=now)


async def call_late(tx: Transaction, playing: Playing, row: AwaitedRow, now: float) -> None:
    """Tells everybody that somebody's time is up, where nothing else comes of it; he may take all the time he likes."""
    seat = playing.seats[row.seat]
    life = await timing.life_of(tx, seat.member)
    if playing.table.bank:
        await tx.seats.put(replace(seat, bank=0.0))
    row = replace(row, deadline=None, given=None)
    await tx.awaited.put(replace(row, remind=timing.next_reminder(row, life, now)))
    called = await posts.called_name(tx, playing, row.seat)
    said = playing.words("post-late", player=called, table=literal(playing.table.name))
    await outgoing.send(tx, playing.table, Outgoing(message=Message(compose(said))), now=now)


def is_slow(row: AwaitedRow, now: float) -> bool:
    """Says whether somebody has been waited for long enough that the others may have him reminded, once a day."""
    return max(row.since, row.nudged or row.since) + timing.DAY <= now


def put_off(row: AwaitedRow, life: clocks.Life, snooze: str, now: float) -> AwaitedRow:
    """Returns a row whose reminder is put off: by two hours, until the evening, or for the rest of the turn."""
    match snooze:
        case "2h":
            remind = clocks.wakes(life, now + 2 * 3600.0)
        case "tonight":
            remind = clocks.wakes(life, clocks.next_at(life, now, EVENING))
        case _:
            return replace(row, remind=None)
    return replace(row, remind=remind)


def _message(words: Words, table: TableRow, row: AwaitedRow, now: float, player: str = "") -> Message:
    """Says that a table waits: to somebody alone, or to a player whom it calls there."""
    said = words(
        "reminder-public" if player else "reminder",
        player=player,
        game=library.meta(table.game).title,
        table=literal(table.name),
        since=posts.duration(words, now - row.since),
    )
    due = posts.due(words, row.deadline, now) if row.deadline is not None else ""
    snoozes = tuple(Button(presses.make("snooze", table.id, one), words(f"button-snooze-{one}")) for one in SNOOZES)
    play = Button(presses.make("play", table.id), words("button-play"), "main")
    return Message(compose(f"{said} {due}".rstrip()), buttons=((play,), snoozes))


async def _user(tx: Transaction, member: MemberRow, table: TableRow) -> str:
    """Returns what a member is called by on the platform of a table; empty where he has no account there."""
    accounts = await tx.members.identities(member.id)
    return next((account.user for account in accounts if account.platform == table.platform), "")
