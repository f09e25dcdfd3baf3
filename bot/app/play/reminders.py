"""Reminders: whoever is awaited is told so in private, or at the table, at the moments that are stored for it.

Who wants to be told once a day is told then of all tables that wait.
"""

from __future__ import annotations

from dataclasses import replace

from bot.app.play import calling, clocks, outgoing, posts, tables, timing
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import LONG, beginning, compose
from rules.core import library
from storage.rows import AwaitedRow, MemberRow, PingRow, TableRow
from storage.store import Transaction

MOST_BUTTONS = 20
"""Tables that a daily message leads to."""
SNOOZES = ("2h", "tonight", "mute")
"""For how long a reminder can be put off: two hours, until the evening, for the rest of the turn."""
EVENING = 19 * 60
"""The minute of the day at which it is evening."""


async def remind(tx: Transaction, table: TableRow, row: AwaitedRow, now: float) -> None:
    """Reminds who is awaited at a seat, and stores when the next reminder is due."""
    seats, names = await tables.seated(tx, table)
    member = await tx.members.get(seats[row.seat].member or 0)
    life = await timing.life_of(tx, seats[row.seat].member)
    if member is not None and member.calls == timing.DAILY and (user := await outgoing.user_of(tx, member.id, table)):
        await _tell_all(tx, member, life, table, user, now)
        return
    remind = timing.next_reminder(row, life, now)
    await tx.awaited.put(replace(row, remind=remind))
    if member is None:
        return
    called = await calling.name(tx, table, member.id, names[row.seat], now)
    public = _message(Words(table.language), table, row, now, called)
    user = await outgoing.user_of(tx, member.id, table)
    key, post = tx.token(), Outgoing(message=public)
    if member.calls != timing.IN_GROUP and user:
        private = _message(Words(member.language or table.language), table, row, now, asks_zone=not member.zone)
        post = Outgoing(what="tell", user=user, message=private, otherwise=public)
    await outgoing.send(tx, table, post, key=key, now=now)
    await tx.pings.add(PingRow(member=member.id, table=table.id, kind="reminder", at=now, post=key))


async def call_late(tx: Transaction, playing: Playing, row: AwaitedRow, now: float) -> None:
    """Tells everybody that somebody's time is up, where nothing else comes of it; there is no hurry any more."""
    seat = playing.seats[row.seat]
    life = await timing.life_of(tx, seat.member)
    if playing.table.bank:
        await tx.seats.put(replace(seat, bank=0.0))
    row = replace(row, deadline=None, given=None)
    await tx.awaited.put(replace(row, remind=timing.next_reminder(row, life, now)))
    [called] = await calling.players(tx, playing, [row.seat], now)
    said = playing.words("post-late", player=called, table=literal(playing.table.name))
    await outgoing.send(tx, playing.table, Outgoing(message=Message(compose(said))), now=now)


async def _tell_all(
    tx: Transaction, member: MemberRow, life: clocks.Life, table: TableRow, user: str, now: float
) -> None:
    """Tells a member of all tables that wait, and says no more for a day."""
    words = Words(member.language or table.language)
    waiting = [(at, row) for at, row in await tx.awaited.of_member(member.id) if at.paused_at is None]
    for _, row in waiting:
        await tx.awaited.put(replace(row, remind=timing.next_daily(life, now)))
    found = {at.id: (at, row) for at, row in reversed(waiting) if not at.practice}
    lines = [_line(words, at, row, now) for at, row in reversed(found.values())]
    buttons = [
        Button(presses.make("play", at.id), words("button-play-at", table=at.name))
        for at, _ in reversed(found.values())
    ]
    message = Message(compose("\n".join(beginning(lines, LONG))), buttons=_rows(buttons[:MOST_BUTTONS]))
    key = tx.token()
    await outgoing.send(tx, table, Outgoing(what="tell", user=user, message=message), key=key, now=now)
    await tx.pings.add(PingRow(member=member.id, table=table.id, kind="digest", at=now, post=key))


def _rows(buttons: list[Button]) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(buttons[at : at + 4]) for at in range(0, len(buttons), 4))


def is_slow(row: AwaitedRow, now: float) -> bool:
    """Says whether somebody has been waited for long enough that the others may send a reminder, once a day."""
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


def _line(words: Words, table: TableRow, row: AwaitedRow, now: float, player: str = "") -> str:
    """Says since when a table waits and until when: to somebody alone, or to a player whom that calls."""
    said = words(
        "reminder-public" if player else "reminder",
        player=player,
        game=library.meta(table.game).title,
        table=literal(table.name),
        since=posts.duration(words, now - row.since),
    )
    due = posts.due(words, row.deadline, now) if row.deadline is not None else ""
    return f"{said} {due}".rstrip()


def _message(
    words: Words, table: TableRow, row: AwaitedRow, now: float, player: str = "", *, asks_zone: bool = False
) -> Message:
    """Says that a table waits, with buttons to play, to put that off, and to ask where somebody lives.

    Without that the evening is that of the bot's own reckoning.
    """
    snoozes = tuple(Button(presses.make("snooze", table.id, one), words(f"button-snooze-{one}")) for one in SNOOZES)
    play = Button(presses.make("play", table.id), words("button-play"), "main")
    zone = (Button(presses.make("zone"), words("button-zone")),) if asks_zone else ()
    return Message(compose(_line(words, table, row, now, player)), buttons=((play, *zone), snoozes))
