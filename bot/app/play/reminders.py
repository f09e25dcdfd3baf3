"""What whoever is awaited hears at the moments that are stored for it: a call that had to wait, and then reminders.

The first word is the call, with the board and what has happened; a reminder says how long a table has waited. Who
wants to be told once a day is told then of all tables that wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.app.play import calling, handing_over, outgoing, posts, tables, telling
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import LONG, beginning, compose, join
from bot.app.time import clocks, deadlines, next_word, people
from bot.app.time.clocks import Life
from rules.core import library
from storage.rows import AwaitedRow, MemberRow, PingRow, TableRow
from storage.store import Transaction

MOST_BUTTONS = 20
"""Tables that a daily message leads to."""
MOST_BESIDE = 8
"""Tables that an answer leads to which is about something else."""


async def remind(tx: Transaction, table: TableRow, row: AwaitedRow, now: float) -> None:
    """Calls or reminds who is awaited at a seat, and stores when the next reminder is due."""
    seats, names = await tables.seated(tx, table)
    member = await tx.members.get(seats[row.seat].member or 0)
    if member is None:
        await tx.awaited.put(replace(row, remind=None))
        return
    person = await people.of(tx, member.id)
    life = person.life
    if not clocks.is_awake(life, now):
        await tx.awaited.put(replace(row, remind=clocks.wakes(life, now)))
        return
    if member.calls == next_word.DAILY and (user := await outgoing.user_of(tx, member.id, table)):
        await _tell_all(tx, member, life, table, user, now)
        return
    if not next_word.is_called(row, life, now):
        playing = await tables.load(tx, table)
        await handing_over.call_held(tx, playing, now)
        own = [
            row for seat, row in (await deadlines.awaited(tx, table.id)).items() if seat in playing.seats_of(member.id)
        ]
        await deadlines.note_called(tx, playing, own, now)
        return
    await tx.awaited.put(replace(row, remind=next_word.next_word(row, member.calls, life, now)))
    called = await calling.name(tx, table, person, names[row.seat], now)
    public = _message(Words(table.language), table, row, now, called)
    user = await outgoing.user_of(tx, member.id, table)
    key, post = tx.token(), Outgoing(message=public, calls="reminder")
    if member.calls != next_word.IN_GROUP and user:
        private = _message(Words(member.language or table.language), table, row, now, asks_zone=not member.zone)
        post = Outgoing(what="tell", user=user, message=private, otherwise=public, calls="reminder")
    await outgoing.send(tx, table, post, key=key, now=now)
    await tx.pings.add(PingRow(member=member.id, table=table.id, kind="reminder", at=now, post=key))


async def call_late(tx: Transaction, playing: Playing, row: AwaitedRow, now: float) -> None:
    """Tells all that somebody's time is up, where nothing else comes of it for now; there is no hurry any more."""
    await deadlines.hurry_no_more(tx, playing, row, now)
    [called] = await calling.players(tx, playing, [row.seat], now)
    words, table = playing.words, playing.table
    warning = await telling.forfeit(tx, playing, words, now)
    claim = Button(presses.make("propose", table.id, "forfeit"), words("button-vote-forfeit"))
    said = "\n".join([words("post-late", player=called, table=literal(table.name)), *warning])
    message = Message(compose(said), buttons=((claim,),) if warning else ())
    await outgoing.send(tx, table, Outgoing(message=message), now=now)


async def _tell_all(tx: Transaction, member: MemberRow, life: Life, table: TableRow, user: str, now: float) -> None:
    """Tells a member of all tables that wait, which calls to those that are new, and says no more for a day."""
    words = Words(member.language or table.language)
    waiting = await _waiting(tx, member.id)
    text, buttons = _listed(words, waiting, life, now, MOST_BUTTONS)
    for _, row in waiting:
        await tx.awaited.put(replace(row, called=now, remind=next_word.next_daily(life, now)))
    key, message = tx.token(), Message(compose(text), buttons=buttons)
    digest = Outgoing(what="tell", user=user, message=message, calls="next")
    await outgoing.send(tx, table, digest, key=key, now=now)
    await tx.pings.add(PingRow(member=member.id, table=table.id, kind="digest", at=now, post=key))


async def _waiting(tx: Transaction, member: int) -> list[tuple[TableRow, AwaitedRow]]:
    """Returns where a member is awaited, the nearest deadline first; practice waits for nobody else."""
    found = await tx.awaited.of_member(member)
    return [(at, row) for at, row in found if at.paused_at is None and at.still is None and not at.practice]


async def with_tables_that_wait(
    tx: Transaction, member: MemberRow, words: Words, message: Message, now: float
) -> Message:
    """Adds to an answer which tables wait for a member, with buttons to play there."""
    waiting = await _waiting(tx, member.id)
    if not waiting:
        return message
    life = (await people.of(tx, member.id)).life
    text, buttons = _listed(words, waiting, life, now, MOST_BESIDE)
    return msgspec.structs.replace(
        message, text=join(message.text, compose(text)), buttons=(*message.buttons, *buttons)
    )


def _listed(
    words: Words, waiting: Sequence[tuple[TableRow, AwaitedRow]], life: Life, now: float, most: int
) -> tuple[str, tuple[tuple[Button, ...], ...]]:
    """Lists the tables that wait, each once, with buttons to play at the first of them."""
    first = {at.id: (at, row) for at, row in reversed(waiting)}
    found = [one for one in waiting if one == first[one[0].id]]
    lines = [_line(words, at, row, now, called=next_word.is_called(row, life, now)) for at, row in found]
    buttons = [Button(presses.make("play", at.id), words("button-play-at", table=at.name)) for at, _ in found[:most]]
    return "\n".join(beginning(lines, LONG)), _rows(buttons)


def _rows(buttons: list[Button]) -> tuple[tuple[Button, ...], ...]:
    return tuple(tuple(buttons[at : at + 4]) for at in range(0, len(buttons), 4))


def _line(words: Words, table: TableRow, row: AwaitedRow, now: float, player: str = "", *, called: bool = True) -> str:
    """Says that a table waits and until when: to somebody alone, or to a player whom that calls.

    Since when it does is said to who has been called before.
    """
    said = words(
        "reminder-public" if player else "reminder" if called else "reminder-first",
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
    snoozes = tuple(
        Button(presses.make("snooze", table.id, one), words(f"button-snooze-{one}")) for one in next_word.SNOOZES
    )
    play = Button(presses.make("play", table.id), words("button-play"), "main")
    zone = (Button(presses.make("zone"), words("button-zone")),) if asks_zone else ()
    return Message(compose(_line(words, table, row, now, player)), buttons=((play, *zone), snoozes))
