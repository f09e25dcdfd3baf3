"""The clocks of a table as stored: until when a seat is awaited, what its bank holds, when it hears of that next.

A turn has a time of its own, or takes from a bank to which each turn adds. What is stored is the moment at which the
time is up; it is reckoned anew when time is given back or the member changes when the clock runs. So is the moment of
the next word: of a call that waits for a better time, and then of the reminders.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import replace

from bot.app.time import clocks, people
from bot.app.time.clocks import Life
from bot.app.time.next_word import ROUNDING, left, next_word
from bot.app.time.people import AtTable, Person
from bot.app.time.redating import charged, reckoned, redated
from rules.core.contract import Decision, Seat
from storage.rows import AwaitedRow, SeatRow, TableRow
from storage.store import Transaction


async def awaited(tx: Transaction, table: str) -> dict[Seat, AwaitedRow]:
    """Returns who is awaited at a table, by seats."""
    return {row.seat: row for row in await tx.awaited.of(table)}


async def start(
    tx: Transaction, playing: AtTable, kept: Mapping[Seat, AwaitedRow], now: float, *, again: bool = False
) -> dict[Seat, AwaitedRow]:
    """Stores who is awaited until when, and returns that; the clocks of those whose rows are kept run on.

    Those of others are stopped. A bank gains nothing by a question that is asked ``again``, as after going back.
    """
    seats = playing.seats
    if playing.table.bank:
        await _stop(tx, playing, kept, now)
        seats = await tx.seats.of(playing.table.id)
    rows = [
        kept.get(one.seat) or await _row(tx, playing, seats[one.seat], one, now, again=again)
        for one in playing.match.decisions
    ]
    await tx.awaited.set(playing.table.id, rows)
    return {row.seat: row for row in rows}


async def begin_anew(tx: Transaction, playing: AtTable, seats: Container[Seat], now: float) -> None:
    """Gives seats that are awaited all the time that a turn has; who has been called to it is not called again."""
    before = await awaited(tx, playing.table.id)
    for decision in playing.match.decisions:
        row = before.get(decision.seat)
        if row is None or decision.seat not in seats:
            continue
        seat = (await tx.seats.of(playing.table.id))[decision.seat]
        if playing.table.bank and row.given is not None:
            seat = await _fill(tx, seat, row.given)
        anew = await _row(tx, playing, seat, decision, now, again=row.given is not None)
        await (tx.awaited.put(anew) if row.called is None else note_called(tx, playing, [anew], now))


def of_newcomer(table: TableRow, seat: SeatRow, *, back: bool) -> SeatRow:
    """Returns an open seat with the bank of who takes it: what is left, and for a substitute half of all at least.

    Who comes ``back`` to the seat would have more by resigning; somebody new must have time to find into the game.
    """
    return seat if back or seat.bank is None else replace(seat, bank=max(seat.bank, table.bank / 2))


async def hand_to_bot(tx: Transaction, playing: AtTable, seat: Seat, now: float) -> None:
    """Lets a bot answer what a seat is asked, if it is asked anything, in place of who has just left it."""
    if seat in playing.match.awaited:
        await tx.awaited.put(_of_bot(playing.table, seat, now))


async def stop(tx: Transaction, playing: AtTable, seat: Seat, now: float) -> SeatRow:
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


async def _fill(tx: Transaction, seat: SeatRow, seconds: float) -> SeatRow:
    filled = replace(seat, bank=(seat.bank or 0.0) + seconds)
    await tx.seats.put(filled)
    return filled


async def note_called(
    tx: Transaction, playing: AtTable, rows: Iterable[AwaitedRow], now: float
) -> dict[Seat, AwaitedRow]:
    """Notes that who is awaited has been called to what is asked, and returns the rows as they are then.

    Reminders come next.
    """
    return {row.seat: await _put(tx, playing, replace(row, called=now), now) for row in rows}


async def forget_calls(tx: Transaction, playing: AtTable, seats: Container[Seat], now: float) -> None:
    """Notes that those who play seats are to be called to what they are asked, as if they had not been yet."""
    for row in await tx.awaited.of(playing.table.id):
        if row.seat in seats:
            await _put(tx, playing, replace(row, called=None), now)


async def hurry_no_more(tx: Transaction, playing: AtTable, row: AwaitedRow, now: float) -> None:
    """Lets a seat whose time is up have all the time in the world; its member is reminded all the same."""
    await _put(tx, playing, replace(row, deadline=None, given=None), now)


async def _put(tx: Transaction, playing: AtTable, row: AwaitedRow, now: float) -> AwaitedRow:
    """Stores a row with the moment at which the member hears of it next; at a practice table and an open seat never."""
    row = _with_next_word(row, playing.table, playing.person(row.seat), now)
    await tx.awaited.put(row)
    return row


def _with_next_word(row: AwaitedRow, table: TableRow, person: Person, now: float) -> AwaitedRow:
    if table.practice or person.member is None:
        return row
    return replace(row, remind=next_word(row, person.wish, person.life, now))


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
    person = await people.of(tx, member)
    moved = redated(row, person.wish, person.life, before, person.life, after)
    return replace(moved, since=row.since + max(0.0, after - before))


async def redate(
    tx: Transaction, member: int, before: Life, now: float, at_tables: Container[str] | None = None
) -> None:
    """Reckons anew until when a member is awaited, as the clock runs at other times from now on than before.

    Where two members have become one that was so at some tables only.
    """
    person = await people.of(tx, member)
    for table, row in await tx.awaited.of_member(member):
        if at_tables is not None and table.id not in at_tables:
            continue
        at = reckoned(table, row, now)
        spent = charged(row, before, person.life, at)
        moved = redated(spent, person.wish, before, at, person.life, at)
        await tx.awaited.put(moved)
        beyond = (left(spent, before, at) or 0.0) - (left(moved, person.life, at) or 0.0)
        if table.bank and beyond > ROUNDING:
            await _fill(tx, (await tx.seats.of(table.id))[row.seat], beyond)


async def recall(tx: Transaction, member: int, now: float) -> None:
    """Reckons anew when a member hears of what waits, who wants to be called in another way than before."""
    person = await people.of(tx, member)
    for table, row in await tx.awaited.of_member(member):
        if row.remind is not None:
            at = reckoned(table, row, now)
            await tx.awaited.put(replace(row, remind=next_word(row, person.wish, person.life, at)))


async def _row(
    tx: Transaction, playing: AtTable, seat: SeatRow, decision: Decision, now: float, *, again: bool = False
) -> AwaitedRow:
    """Starts the clock of a seat that is asked, whose player is to be called; a bot has none, and nobody calls it."""
    table, person = playing.table, playing.person(seat.seat)
    if seat.bot:
        return _of_bot(table, seat.seat, now)
    given = decision.share * table.pace
    if table.bank:
        bank = table.bank if seat.bank is None else seat.bank
        given = min(table.bank, max(given, bank) if again else given + bank)
    row = AwaitedRow(table=table.id, seat=seat.seat, since=now)
    if given:
        latest, deadline = clocks.latest(person.life, now, given), clocks.runs_out(person.life, now, given)
        takes = given if deadline <= latest else clocks.passed(person.life, now, latest)
        row = replace(row, given=takes, latest=latest, deadline=min(latest, deadline))
        if table.bank:
            await tx.seats.put(replace(seat, bank=given - takes))
    return _with_next_word(row, table, person, now)


def _of_bot(table: TableRow, seat: Seat, now: float) -> AwaitedRow:
    return AwaitedRow(table=table.id, seat=seat, since=now, thinks=now)


async def _stop(tx: Transaction, playing: AtTable, kept: Mapping[Seat, AwaitedRow], now: float) -> None:
    """Puts what is left to those who have answered back into their banks."""
    seats = {row.seat: row for row in await tx.seats.of(playing.table.id)}
    for row in await tx.awaited.of(playing.table.id):
        if row.seat not in kept and row.deadline is not None:
            seat, life = seats[row.seat], playing.person(row.seat).life
            bank = in_bank(row, seat, life, reckoned(playing.table, row, now))
            await tx.seats.put(replace(seat, bank=min(bank, playing.table.bank)))
