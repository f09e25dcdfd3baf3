"""The clocks of a table as stored: until when a seat is awaited, what its bank holds, when it is reminded.

A turn has a time of its own, or takes from a bank to which each turn adds. What is stored is the moment at which the
time is up; it is reckoned anew when time is given back or the member changes when the clock runs.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from dataclasses import replace

from bot.app.play import clocks
from bot.app.play.clocks import Life
from bot.app.play.tables import Playing
from rules.core.contract import Decision, Seat
from storage.rows import AwaitedRow, TableRow
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


async def life_of(tx: Transaction, member: int | None) -> Life:
    """Returns when a member's clock runs; that of an open seat always does."""
    row = await tx.members.get(member) if member is not None else None
    if row is None:
        return clocks.PLAIN
    away = tuple((absence.begins, absence.ends) for absence in await tx.absences.of(row.id))
    return Life(clocks.read_hours(row.hours) or clocks.ALWAYS, row.zone, away)


async def start(tx: Transaction, playing: Playing, kept: Mapping[Seat, AwaitedRow], now: float) -> None:
    """Stores who is awaited until when; the clocks of those whose rows are kept run on, those of others are stopped."""
    if playing.table.bank:
        await _stop(tx, playing, kept, now)
        playing = replace(playing, seats=await tx.seats.of(playing.table.id))
    rows = [kept.get(one.seat) or await _row(tx, playing, one, now) for one in playing.match.decisions]
    await tx.awaited.set(playing.table.id, rows)


async def begin_anew(tx: Transaction, playing: Playing, seats: Container[Seat], now: float) -> None:
    """Gives seats that are awaited all the time that a turn has."""
    for decision in playing.match.decisions:
        if decision.seat in seats:
            await tx.awaited.put(await _row(tx, playing, decision, now))


async def give_back(tx: Transaction, before: float, after: float, table: str = "") -> None:
    """Moves what is dated at a table, or everywhere, as no time passed between two moments.

    Whoever has set hours has as much left then as before, wherever night and days off lie now.
    """
    particular = await tx.awaited.particular(table)
    await tx.awaited.postpone(after - before, table)
    for row, member in particular:
        life = await life_of(tx, member)
        await tx.awaited.put(_redated(row, life, before, life, after))


async def redate(tx: Transaction, member: int, before: Life, now: float) -> None:
    """Reckons anew until when a member is awaited, as the clock runs at other times from now on than before."""
    life = await life_of(tx, member)
    for table, row in await tx.awaited.of_member(member):
        at = now if table.paused_at is None else table.paused_at
        await tx.awaited.put(_redated(_charged(row, before, life, at), before, at, life, at))


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


def next_reminder(row: AwaitedRow, life: Life, now: float) -> float | None:
    """Returns when somebody who is awaited is reminded next, never in sleep; None where no more reminders come."""
    seconds = left(row, life, now)
    if seconds is None or row.given is None:
        return clocks.wakes(life, now + (AGAIN if now - row.since >= UNHURRIED else UNHURRIED))
    marks = (share * row.given for share in SHARES)
    coming = [mark for mark in marks if SHORTEST <= mark < seconds - ROUNDING]
    return clocks.runs_out(life, now, seconds - coming[0]) if coming else None


async def _row(tx: Transaction, playing: Playing, decision: Decision, now: float) -> AwaitedRow:
    """Starts the clock of a seat that is asked."""
    table, seat = playing.table, playing.seats[decision.seat]
    life = await life_of(tx, seat.member)
    given = decision.share * table.pace
    if table.bank:
        given = min(table.bank, given + (table.bank if seat.bank is None else seat.bank))
    deadline = clocks.runs_out(life, now, given) if given else None
    row = AwaitedRow(table=table.id, seat=seat.seat, since=now, deadline=deadline, given=given or None)
    if table.practice:
        return row
    member = await tx.members.get(seat.member) if seat.member is not None else None
    if member is not None and member.calls == DAILY:
        return replace(row, remind=next_daily(life, now))
    awake = clocks.is_awake(life, now)
    return replace(row, remind=next_reminder(row, life, now) if awake else clocks.wakes(life, now))


async def _stop(tx: Transaction, playing: Playing, kept: Mapping[Seat, AwaitedRow], now: float) -> None:
    """Puts what is left to those who have answered back into their banks."""
    seats = {row.seat: row for row in await tx.seats.of(playing.table.id)}
    for row in await tx.awaited.of(playing.table.id):
        if row.seat not in kept and row.deadline is not None:
            seat = seats[row.seat]
            bank = left(row, await life_of(tx, seat.member), _reckoned(playing.table, now))
            await tx.seats.put(replace(seat, bank=bank))


def _reckoned(table: TableRow, now: float) -> float:
    """Returns the moment up to which the clocks of a table have run."""
    return now if table.paused_at is None else table.paused_at


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


def _redated(row: AwaitedRow, before: Life, at: float, life: Life, then: float) -> AwaitedRow:
    """Returns a row with the same time left at another moment of another life, and reminded with the same time left.

    A reminder that comes for another reason, such as a call in the morning, is as far away as it was.
    """
    seconds, usual = left(row, before, at), next_reminder(row, before, at)
    moved = replace(row, deadline=None if seconds is None else clocks.runs_out(life, then, seconds))
    if row.remind is None:
        return moved
    coming = next_reminder(moved, life, then)
    other = usual is None or coming is None or row.remind < usual - ROUNDING
    return replace(moved, remind=clocks.wakes(life, max(then, row.remind + then - at)) if other else coming)
