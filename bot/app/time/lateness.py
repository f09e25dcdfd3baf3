"""Whether a seat keeps its table waiting for longer than it has time for, so that its player may be removed, or lose.

Of two players, one who never moves where nothing comes of that but a call or a vote would escape the loss: the other
one could only leave, or end the game without a result. So whoever waits may end it as won, after a time that the lobby
says. It is reckoned by the calendar and takes nobody unawares: the seat has been asked for it, its player was called
since any absence and is not away; absences, pauses and time in which the table could not be reached are not counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.app.time import clocks, next_word
from bot.app.time.clocks import DAY
from bot.app.time.people import AtTable
from bot.app.time.redating import reckoned
from rules.core.contract import Seat
from storage.rows import AwaitedRow, TableRow
from storage.store import Transaction

VANISHED = 14 * DAY
"""Seconds after which somebody is late where nobody is hurried."""
PATIENCE = DAY
"""Seconds for which somebody is late before the host alone may open the seat."""
FORFEIT = 7 * DAY
"""Seconds after the latest end of a turn from which on the other one of two players may end the game as won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Policy:
    """What comes of it at a table that somebody's time is up. Whatever does not end the turn is told to all."""

    answers: bool = False
    """Whether the seat is answered for, harmlessly."""
    opens: bool = False
    """Whether the seat loses its player; at a practice table it is answered for."""
    bot: bool = False
    """Whether a bot plays on for who loses or leaves a seat, until somebody takes it."""
    votes: bool = False
    """Whether the others are asked what is to come of it."""

    @property
    def ends_turn(self) -> bool:
        return self.answers or self.opens


POLICIES: Mapping[str, Policy] = {
    "default": Policy(answers=True),
    "bot": Policy(answers=True, opens=True, bot=True),
    "nudge": Policy(),
    "vote": Policy(votes=True),
    "open": Policy(answers=True, opens=True),
}
"""By what the members call them, in the order in which they are offered."""
USUAL = "default"


async def is_late(tx: Transaction, playing: AtTable, seat: Seat, now: float, patience: float = 0.0) -> bool:
    """Says whether a seat's time is up, and has been for so many seconds; a table that is stopped is not waiting."""
    table = playing.table
    row = await _row(tx, playing, seat)
    if row is None:
        return False
    at = reckoned(table, row, now)
    waited = clocks.passed(playing.person(seat).life, row.since, at)
    if not table.pace:
        return waited >= VANISHED
    up = row.deadline is None or row.deadline <= at  # where nothing else comes of it, the deadline is taken away
    return up and (not patience or waited >= table.pace + table.bank + patience)


def may_forfeit(table: TableRow) -> bool:
    """Says whether nothing ends a turn at a table whose time is up, so that one of two may lose by never moving."""
    return table.pace > 0 and not POLICIES[table.late].ends_turn and not table.practice


def longest(table: TableRow) -> float:
    """Returns for how many seconds on the calendar one of two may be waited for where somebody may forfeit."""
    return clocks.latest(clocks.PLAIN, 0.0, table.bank or table.pace) + FORFEIT


def waited_for(playing: AtTable) -> Seat | None:
    """Returns the seat for which alone the other one of two players waits; None where it is not so, or to no effect.

    A bot waits for as long as it takes.
    """
    awaited = playing.match.awaited
    alone = may_forfeit(playing.table) and playing.table.seats - len(playing.match.resigned) == 2 and len(awaited) == 1
    members = alone and not any(row.bot for row in playing.seats)
    return awaited[0] if members and playing.seats[awaited[0]].member is not None else None


async def forfeits_at(tx: Transaction, playing: AtTable, seat: Seat) -> float:
    """Returns when whoever waits for a seat may end the game as won."""
    row = await _row(tx, playing, seat)
    assert row is not None, "the seat is waited for"
    life = clocks.on_calendar(playing.person(seat).life)
    return clocks.runs_out(life, row.since, longest(playing.table))


async def could_move(tx: Transaction, playing: AtTable, seat: Seat, now: float) -> bool:
    """Says whether the player of a seat that is waited for has been called, is not away, and can play."""
    row = await _row(tx, playing, seat)
    life = playing.person(seat).life
    called = row is not None and next_word.is_called(row, life, now)
    return called and clocks.away_until(life, now) is None and playing.table.still is None


async def _row(tx: Transaction, playing: AtTable, seat: Seat) -> AwaitedRow | None:
    return next((row for row in await tx.awaited.of(playing.table.id) if row.seat == seat), None)
