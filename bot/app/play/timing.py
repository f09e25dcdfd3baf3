"""The clocks of a table as stored: until when a seat is awaited, what its bank holds, when it hears of that next.

A turn has a time of its own, or takes from a bank to which each turn adds. What is stored is the moment at which the
time is up; it is reckoned anew when time is given back or the member changes when the clock runs. So is the moment of
the next word: of a call that waits for a better time, and then of the reminders.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace
from math import inf

from bot.app.play import clocks
from bot.app.play.clocks import Life
from bot.app.play.tables import Playing
from rules.core.contract import Decision, Seat
from storage.rows import AwaitedRow, SeatRow, TableRow
from storage.store import Transaction

DAY = 24 * 3600.0
IN_PRIVATE, IN_GROUP, DAILY = "private", "group", "daily"
"""Where a member may be called: in private as well as at the table, there alone, or once a day to all tables."""
MORNING = 8 * 60
"""The minute of the day at which that is for who has set no hours."""
SHARES = (0.5, 0.1)
"""Of what somebody had, how much is left when a reminder comes."""
SHORTEST = 600.0
"""With fewer seconds left nobody is reminded any more."""
ROUNDING = 1.0
"""Seconds by which moments that mean the same may differ."""
UNHURRIED, AGAIN = 2 * DAY, 7 * DAY
"""Seconds after which somebody who has all the time in the world is reminded for the first time, and then again."""
LONG_AWAY = DAY
"""Seconds of an absence after which who was called before it is called again, as for a new turn."""


async def life_of(tx: Transaction, member: int | None) -> Life:
    """Returns when a member's clock runs; that of an open seat always does. Hours count once their zone is known."""
    row = await tx.members.get(member) if member is not None else None
    if row is None:
        return clocks.PLAIN
    away = tuple((absence.begins, absence.ends) for absence in await tx.absences.of(row.id))
    hours = clocks.read_hours(row.hours) if row.zone else None
    return Life(hours or clocks.ALWAYS, row.zone, away)


async def calls_of(tx: Transaction, member: int | None) -> str:
    """Returns how a member wants to be called."""
    row = await tx.members.get(member) if member is not None else None
    return row.calls if row is not None else ""


async def start(
    tx: Transaction, playing: Playing, kept: Mapping[Seat, AwaitedRow], now: float, *, again: bool = False
) -> None:
    """Stores who is awaited until when; the clocks of those whose rows are kept run on, those of others are stopped.

    A bank gains nothing by a question that is asked ``again``, as after going back.
    """
    if playing.table.bank:
        await _stop(tx, playing, kept, now)
        playing = replace(playing, seats=await tx.seats.of(playing.table.id))
    rows = [kept.get(one.seat) or await _row(tx, playing, one, now, again=again) for one in playing.match.decisions]
    await tx.awaited.set(playing.table.id, rows)


async def begin_anew(tx: Transaction, playing: Playing, seats: Container[Seat], now: float) -> None:
    """Gives seats that are awaited all the time that a turn has; who has been called to it is not called again."""
    before = {row.seat: row for row in await tx.awaited.of(playing.table.id)}
    for decision in playing.match.decisions:
        row = before.get(decision.seat)
        if row is None or decision.seat not in seats:
            continue
        if playing.table.bank and row.given is not None:
            await _fill(tx, playing.seats[decision.seat], row.given)
        now_seated = replace(playing, seats=await tx.seats.of(playing.table.id))
        await tx.awaited.put(await _row(tx, now_seated, decision, now, again=row.given is not None))
        if row.called is not None:
            await note_called(tx, playing, (decision.seat,), now)


def of_newcomer(table: TableRow, seat: SeatRow, *, back: bool) -> SeatRow:
    """Returns an open seat with the bank of who takes it: what is left, and for a substitute half of all at least.

    Who comes ``back`` to the seat would have more by resigning; somebody new must have time to find into the game.
    """
    return seat if back or seat.bank is None else replace(seat, bank=max(seat.bank, table.bank / 2))


async def stop(tx: Transaction, playing: Playing, seat: Seat, now: float) -> SeatRow:
    """Stops the clock of a seat that its player leaves, and returns the seat with what is left in its bank."""
    rows = [row for row in await tx.awaited.of(playing.table.id) if row.seat != seat]
    if playing.table.bank:
        await _stop(tx, playing, {row.seat: row for row in rows}, now)
    await tx.awaited.set(playing.table.id, rows)
    return (await tx.seats.of(playing.table.id))[seat]


def in_bank(row: AwaitedRow, seat: SeatRow, life: Life, at: float) -> float:
    """Returns what a seat that is awaited has left for all turns: some of it is beyond the latest end of this one."""
    beyond = 0.0 if seat.bank is None or row.latest is None else seat.bank
    return beyond + (left(row, life, at) or 0.0)


async def _fill(tx: Transaction, seat: SeatRow, seconds: float) -> None:
    await tx.seats.put(replace(seat, bank=(seat.bank or 0.0) + seconds))


async def note_called(tx: Transaction, playing: Playing, seats: Container[Seat], now: float) -> None:
    """Notes that those who play seats have been called to what they are asked; reminders come next."""
    for row in await tx.awaited.of(playing.table.id):
        if row.seat in seats:
            await _put(tx, playing, replace(row, called=now), now)


async def forget_calls(tx: Transaction, playing: Playing, seats: Container[Seat], now: float) -> None:
    """Notes that those who play seats are to be called to what they are asked, as if they had not been yet."""
    for row in await tx.awaited.of(playing.table.id):
        if row.seat in seats:
            await _put(tx, playing, replace(row, called=None), now)


async def hurry_no_more(tx: Transaction, playing: Playing, row: AwaitedRow, now: float) -> None:
    """Lets a seat whose time is up have all the time in the world; its member is reminded all the same."""
    await _put(tx, playing, replace(row, deadline=None, given=None), now)


async def _put(tx: Transaction, playing: Playing, row: AwaitedRow, now: float) -> None:
    """Stores a row with the moment at which the member hears of it next; at a practice table and an open seat never."""
    member = playing.seats[row.seat].member
    if not playing.table.practice and member is not None:
        life, wish = await life_of(tx, member), await calls_of(tx, member)
        row = replace(row, remind=next_word(row, wish, life, now))
    await tx.awaited.put(row)


async def give_back(tx: Transaction, before: float, after: float, table: str) -> None:
    """Moves what is dated at a table as no time passed between two moments; none did before a seat was awaited.

    Whoever has set hours has as much left then as before, wherever night and days off lie now.
    """
    seats = await tx.seats.of(table)
    for row in await tx.awaited.of(table):
        await tx.awaited.put(await _moved(tx, row, seats[row.seat].member, max(before, row.since), after))


async def go_on(tx: Transaction, last: str, now: float) -> None:
    """Gives back to all tables that go on, up to one, the time for which they stood still."""
    particular = await tx.awaited.particular(last)
    await tx.awaited.give_back(last, now)
    for row, member, still in particular:
        await tx.awaited.put(await _moved(tx, row, member, max(still, row.since), now))
    await tx.votes.give_back(last, now)


async def _moved(tx: Transaction, row: AwaitedRow, member: int | None, before: float, after: float) -> AwaitedRow:
    """Returns a row as no time passed between two moments."""
    life, wish = await life_of(tx, member), await calls_of(tx, member)
    return replace(redated(row, wish, life, before, life, after), since=row.since + max(0.0, after - before))


async def redate(
    tx: Transaction, member: int, before: Life, now: float, at_tables: Container[str] | None = None
) -> None:
    """Reckons anew until when a member is awaited, as the clock runs at other times from now on than before.

    Where two members have become one that was so at some tables only.
    """
    life, wish = await life_of(tx, member), await calls_of(tx, member)
    for table, row in await tx.awaited.of_member(member):
        if at_tables is not None and table.id not in at_tables:
            continue
        at = reckoned(table, row, now)
        charged = _charged(row, before, life, at)
        moved = redated(charged, wish, before, at, life, at)
        await tx.awaited.put(moved)
        beyond = (left(charged, before, at) or 0.0) - (left(moved, life, at) or 0.0)
        if table.bank and beyond > ROUNDING:
            await _fill(tx, (await tx.seats.of(table.id))[row.seat], beyond)


async def recall(tx: Transaction, member: int, now: float) -> None:
    """Reckons anew when a member hears of what waits, who wants to be called in another way than before."""
    life, wish = await life_of(tx, member), await calls_of(tx, member)
    for table, row in await tx.awaited.of_member(member):
        if row.remind is not None:
            at = reckoned(table, row, now)
            await tx.awaited.put(replace(row, remind=next_word(row, wish, life, at)))


def left(row: AwaitedRow, life: Life, at: float) -> float | None:
    """Returns how many seconds somebody has left at a moment; None where that is no matter."""
    if row.deadline is None:
        return None
    seconds = clocks.passed(life, at, row.deadline)
    return seconds if row.given is None else min(row.given, seconds)


def next_daily(life: Life, now: float) -> float:
    """Returns when it is next the hour at which somebody hears of all tables: on waking up, or in the morning."""
    minute = life.hours.begins if life.hours.begins != life.hours.ends else MORNING
    return clocks.wakes(life, clocks.next_at(life, now, minute))


def next_word(row: AwaitedRow, wish: str, life: Life, now: float) -> float | None:
    """Returns when somebody who is awaited hears of it next, never in sleep; None where no more comes.

    That is the call as long as it has not come, or somebody is to be called again after an absence; then a reminder.
    Who hears of all tables once a day does so earlier where the time would be up by then.
    """
    if wish == DAILY:
        daily, seconds = next_daily(life, now), left(row, life, now)
        if row.called is None and seconds is not None and clocks.passed(life, now, daily) >= seconds:
            return clocks.runs_out(life, now, seconds / 2)
        return daily
    if not is_called(row, life, now):
        return clocks.wakes(life, now)
    reminder = next_reminder(row, life, now)
    coming = [clocks.wakes(life, ends) for _, ends in _missed(row, life)]
    return min(coming if reminder is None else [*coming, reminder], default=None)


def is_called(row: AwaitedRow, life: Life, now: float) -> bool:
    """Says whether somebody has been called to what a seat is asked, and has not been away for long since then."""
    return row.called is not None and all(ends > now for _, ends in _missed(row, life))


def _missed(row: AwaitedRow, life: Life) -> list[clocks.Span]:
    """Returns the long absences that begin after somebody was called."""
    since = inf if row.called is None else row.called
    return [span for span in life.away if span[0] >= since and span[1] - span[0] >= LONG_AWAY]


def next_reminder(row: AwaitedRow, life: Life, now: float) -> float | None:
    """Returns when somebody who is awaited is reminded next, never in sleep; None where no more reminders come."""
    seconds = left(row, life, now)
    if seconds is None or row.given is None:
        return clocks.wakes(life, now + (AGAIN if now - row.since >= UNHURRIED else UNHURRIED))
    marks = (share * row.given for share in SHARES)
    coming = [mark for mark in marks if SHORTEST <= mark < seconds - ROUNDING]
    return clocks.runs_out(life, now, seconds - coming[0]) if coming else None


async def _row(tx: Transaction, playing: Playing, decision: Decision, now: float, *, again: bool = False) -> AwaitedRow:
    """Starts the clock of a seat that is asked, whose player is to be called."""
    table, seat = playing.table, playing.seats[decision.seat]
    life, wish = await life_of(tx, seat.member), await calls_of(tx, seat.member)
    given = decision.share * table.pace
    if table.bank:
        bank = table.bank if seat.bank is None else seat.bank
        given = min(table.bank, max(given, bank) if again else given + bank)
    row = AwaitedRow(table=table.id, seat=seat.seat, since=now)
    if given:
        latest, deadline = clocks.latest(life, now, given), clocks.runs_out(life, now, given)
        takes = given if deadline <= latest else clocks.passed(life, now, latest)
        row = replace(row, given=takes, latest=latest, deadline=min(latest, deadline))
        if table.bank:
            await tx.seats.put(replace(seat, bank=given - takes))
    if table.practice or seat.member is None:
        return row
    return replace(row, remind=next_word(row, wish, life, now))


async def _stop(tx: Transaction, playing: Playing, kept: Mapping[Seat, AwaitedRow], now: float) -> None:
    """Puts what is left to those who have answered back into their banks."""
    seats = {row.seat: row for row in await tx.seats.of(playing.table.id)}
    for row in await tx.awaited.of(playing.table.id):
        if row.seat not in kept and row.deadline is not None:
            seat = seats[row.seat]
            bank = in_bank(row, seat, await life_of(tx, seat.member), reckoned(playing.table, row, now))
            await tx.seats.put(replace(seat, bank=min(bank, playing.table.bank)))


def reckoned(table: TableRow, row: AwaitedRow, now: float) -> float:
    """Returns the moment up to which the clock of a seat has run: not while its table is paused or stands still."""
    stopped = table.still if table.paused_at is None else table.paused_at
    return now if stopped is None else max(stopped, row.since)


def _charged(row: AwaitedRow, before: Life, life: Life, at: float) -> AwaitedRow:
    """Returns a row with no more time left than it would have, had the clock run at the new times all along.

    Else hours that are moved on again and again, each time before they begin, would never let any time pass. Longer
    hours count as if they had been as long as before. What was given back since the seat is asked stays given back.
    """
    seconds = left(row, before, at)
    if row.given is None or seconds is None:
        return row
    spent = row.given - seconds
    given_back = max(0.0, clocks.passed(before, row.since, at) - spent)
    share = min(1.0, clocks.in_a_week(before, at) / clocks.in_a_week(life, at))
    spent = max(spent, clocks.passed(life, row.since, at) * share - given_back)
    return replace(row, deadline=clocks.runs_out(before, at, max(0.0, row.given - spent)))


def redated(row: AwaitedRow, wish: str, before: Life, at: float, life: Life, then: float) -> AwaitedRow:
    """Returns a row with the same time left at another moment of another life, also until it is up at the latest."""
    seconds = left(row, before, at)
    if seconds is None:
        moved = row
    elif row.latest is None:
        moved = replace(row, deadline=clocks.runs_out(life, then, seconds))
    else:
        days = clocks.passed(clocks.on_calendar(before), at, row.latest)
        latest = clocks.runs_out(clocks.on_calendar(life), then, days)
        moved = replace(row, latest=latest, deadline=min(latest, clocks.runs_out(life, then, seconds)))
    return replace(moved, remind=_next_word(row, moved, wish, before, at, life, then))


def _next_word(
    row: AwaitedRow, moved: AwaitedRow, wish: str, before: Life, at: float, life: Life, then: float
) -> float | None:
    """Returns when somebody hears next of a row that was moved.

    What comes for another reason than a call or the time left, as it was put off, is as far away as it was; but what
    only waited for the end of the night or of an absence comes as soon as that is over.
    """
    if row.remind is None and (row.called is None or not _missed(row, life)):
        return None
    coming = next_word(moved, wish, life, then)
    if wish == DAILY or not is_called(moved, life, then) or row.remind is None:
        return coming
    usual = next_word(row, wish, before, at)
    if usual is not None and coming is not None and row.remind >= usual - ROUNDING:
        return coming
    return clocks.wakes(life, max(then, clocks.last_awake(before, at, row.remind) + then - at))
