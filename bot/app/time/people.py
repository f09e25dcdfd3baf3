"""The people at a table, as far as it matters when: whose clock runs when, and when they may be called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.app.time import clocks
from bot.app.time.clocks import Life
from bot.app.time.next_word import DAILY
from rules.core.contract import Seat
from rules.core.match import Match
from storage.rows import AbsenceRow, MemberRow, SeatRow, TableRow
from storage.store import Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Somebody who may be awaited, or nobody: an open seat, whose clock always runs and who is never called."""

    member: MemberRow | None = None
    life: Life = clocks.PLAIN

    @property
    def wish(self) -> str:
        """How the member wants to be called."""
        return self.member.calls if self.member is not None else ""

    def may_be_called(self, now: float) -> bool:
        """Says whether a post may call the member: awake, not away, and not one who hears of all tables once a day."""
        return self.member is not None and self.wish != DAILY and clocks.is_awake(self.life, now)


NOBODY = Person()


class AtTable(Protocol):
    """What is known here of a table whose game has begun: `bot.app.play.tables.Playing` is one."""

    @property
    def table(self) -> TableRow: ...

    @property
    def seats(self) -> tuple[SeatRow, ...]: ...

    @property
    def match(self) -> Match: ...

    def person(self, seat: Seat) -> Person:
        """Returns who plays a seat."""


async def of(tx: Transaction, member: int | None) -> Person:
    """Returns a member by number; nobody where there is none."""
    row = await tx.members.get(member) if member is not None else None
    return NOBODY if row is None else _person(row, await tx.absences.of(row.id))


async def at(tx: Transaction, table: str) -> Mapping[int, Person]:
    """Returns who plays at a table, by the number of the member."""
    away = await tx.absences.at_table(table)
    found = await tx.members.at_table(table)
    return {row.id: _person(row, [one for one in away if one.member == row.id]) for row in found}


def _person(row: MemberRow, absences: Iterable[AbsenceRow]) -> Person:
    """Hours count once their zone is known."""
    away = tuple((absence.begins, absence.ends) for absence in absences)
    hours = clocks.read_hours(row.hours) if row.zone else None
    return Person(member=row, life=Life(hours or clocks.ALWAYS, row.zone, away))
