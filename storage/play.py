"""Play: the matches with their logs, who is awaited, and what each seat is to see and has begun."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from sqlalchemy import ColumnElement, bindparam, case, delete, exists, or_, select, true, update

from storage import rows
from storage.leases import Ours
from storage.outages import GOING_ON
from storage.repository import OfTables, Repository, Rows
from storage.schema import (
    absences,
    analyses,
    awaited,
    declined,
    entries,
    foretold,
    matches,
    members,
    news,
    openings,
    orders,
    panels,
    seats,
    tables,
    told,
    trials,
    votes,
)
from storage.sql import ALL, Sql, part

_WANTED = (
    select(analyses)
    .where(analyses.c.found.is_(None))
    .order_by(analyses.c.asked, analyses.c.table)
    .limit(bindparam("limit"))
)
_OF_MEMBER = (
    select(tables, awaited)
    .join(awaited, awaited.c.table == tables.c.id)
    .join(seats, (seats.c.table == awaited.c.table) & (seats.c.seat == awaited.c.seat))
    .where(seats.c.member == bindparam("member"))
    .order_by(awaited.c.deadline.is_(None), awaited.c.deadline, awaited.c.since, tables.c.id, awaited.c.seat)
)
_ENTRIES = (
    select(entries)
    .where(entries.c.table == bindparam("table"), entries.c.n >= bindparam("start"))
    .order_by(entries.c.n)
)
_PLAYED = awaited.join(
    tables, (tables.c.id == awaited.c.table) & tables.c.paused_at.is_(None) & tables.c.still.is_(None)
)
_OURS = Ours(tables.c.platform, tables.c.channel, tables.c.server)
_DUE = (
    select(awaited)
    .select_from(_PLAYED)
    .where(awaited.c.deadline <= bindparam("now"), _OURS)
    .order_by(awaited.c.deadline, awaited.c.table, awaited.c.seat)
    .limit(bindparam("limit"))
)
_TO_REMIND = (
    select(awaited)
    .select_from(_PLAYED)
    .where(awaited.c.remind <= bindparam("now"), _OURS)
    .order_by(awaited.c.remind, awaited.c.table, awaited.c.seat)
    .limit(bindparam("limit"))
)
_NEXT_DEADLINE = (
    select(awaited.c.deadline)
    .select_from(_PLAYED)
    .where(awaited.c.deadline.is_not(None), _OURS)
    .order_by(awaited.c.deadline)
    .limit(1)
)
"""Written so that the index of deadlines is walked only as far as the first table that plays."""
_THINKING = (
    select(awaited.c.table, awaited.c.seat, awaited.c.thinks, seats.c.bot.label("level"), matches.c.entries)
    .select_from(_PLAYED)
    .join(seats, (seats.c.table == awaited.c.table) & (seats.c.seat == awaited.c.seat))
    .join(matches, matches.c.table == awaited.c.table)
    .where(awaited.c.thinks.is_not(None), _OURS)
    .order_by(awaited.c.thinks, awaited.c.table, awaited.c.seat)
    .limit(bindparam("limit"))
)
_GOING_ON = awaited.c.table.in_(select(tables.c.id).where(GOING_ON, tables.c.paused_at.is_(None)))
"""Written so that the index of those that stand still is walked, and not all that are awaited."""
_PARTICULAR = (
    select(awaited, seats.c.member, tables.c.still)
    .join(tables, tables.c.id == awaited.c.table)
    .join(seats, (seats.c.table == awaited.c.table) & (seats.c.seat == awaited.c.seat))
    .join(members, members.c.id == seats.c.member)
    .where(
        _GOING_ON,
        or_(members.c.hours != "", members.c.calls == "daily", exists().where(absences.c.member == members.c.id)),
    )
)
"""The seats for whose members a moment is not as good as any other one."""
_SINCE = select(tables.c.still).where(tables.c.id == awaited.c.table).scalar_subquery()
_GAP: ColumnElement[float] = bindparam("now") - case((awaited.c.since > _SINCE, awaited.c.since), else_=_SINCE)
_GIVE_BACK = (
    update(awaited)
    .where(_GOING_ON)
    .values(
        {column: awaited.c[column] + _GAP for column in ("deadline", "latest", "remind")}
        | {"since": case((_GAP > 0, awaited.c.since + _GAP), else_=awaited.c.since)}  # back is moved by `redate`
    )
)
_OVERDUE = select(awaited.c.table).where(_GOING_ON, awaited.c.deadline <= bindparam("now")).distinct()
_VOTES_DUE = (
    select(votes)
    .join(tables, (tables.c.id == votes.c.table) & tables.c.still.is_(None))
    .where(votes.c.until <= bindparam("now"), _OURS)
    .order_by(votes.c.until)
    .limit(bindparam("limit"))
)
_VOTES_GO_ON = (
    update(votes)
    .where(votes.c.table.in_(select(tables.c.id).where(GOING_ON)))
    .values(
        until=votes.c.until
        + bindparam("now")
        - select(tables.c.still).where(tables.c.id == votes.c.table).scalar_subquery()
    )
)
_RENEW = (
    update(panels)
    .where(panels.c.table == bindparam("at"), panels.c.seat == bindparam("of"))
    .values(revision=panels.c.revision + 1, state=b"")
)
_NOTE_OPENLY = update(matches).where(matches.c.table == bindparam("of")).values(openly=true())
_OTHERS_DECLINED = delete(declined).where(
    declined.c.table == bindparam("of"), declined.c.position != bindparam("position")
)


class Matches(Repository):
    """The snapshots and logs of the games."""

    async def get(self, table: str) -> rows.MatchRow | None:
        """Returns the match of a table."""
        return await self._sql.one(rows.MatchRow, matches, table=table)

    async def add(self, row: rows.MatchRow) -> None:
        """Stores a new match; raises `Conflict` if the table has one."""
        await self._sql.add(matches, row)

    async def update(self, row: rows.MatchRow, expected: int) -> None:
        """Stores the new snapshot; raises `Conflict` if the log is not as long as expected any more."""
        grown = f"The match of table {row.table} has not {expected} entries any more."
        await self._sql.change(matches, row, grown, entries=expected)

    async def note_openly(self, table: str) -> None:
        """Stores that everybody could read how the draft came about, until the match is stored anew."""
        await self._sql.send(_NOTE_OPENLY, {"of": table})

    async def append(self, *rows: rows.EntryRow) -> None:
        """Stores entries of the log; raises `Conflict` if there is one of such a number."""
        await self._sql.add(entries, *rows)

    async def entries(self, table: str, start: int = 0) -> tuple[rows.EntryRow, ...]:
        """Returns the log in its order, from the entry of that number on."""
        return await self._sql.rows(rows.EntryRow, _ENTRIES, table=table, start=start)


class Awaited:
    """Which seats are awaited, and until when."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql
        self.bots_asked = False
        """Whether it was stored here that a bot is to answer."""

    async def of(self, table: str) -> tuple[rows.AwaitedRow, ...]:
        """Returns the awaited seats of a table."""
        return await self._sql.all(rows.AwaitedRow, awaited, table=table)

    async def set(self, table: str, rows: Iterable[rows.AwaitedRow]) -> None:
        """Stores who is awaited at a table now, in place of who was."""
        asked = tuple(rows)
        await self._sql.remove(awaited, table=table)
        await self._sql.add(awaited, *asked)
        self.bots_asked |= any(row.thinks is not None for row in asked)

    async def of_member(self, member: int) -> tuple[tuple[rows.TableRow, rows.AwaitedRow], ...]:
        """Returns where the member is awaited: the nearest deadline first, then whatever has waited longest."""
        found = (await self._sql.run(_OF_MEMBER, {"member": member})).rows
        return tuple((part(rows.TableRow, row), part(rows.AwaitedRow, row)) for row in found)

    async def due(self, now: float, limit: int = ALL) -> tuple[rows.AwaitedRow, ...]:
        """Returns whose deadline has come, the earliest first; at a paused table none comes."""
        return await self._sql.rows(rows.AwaitedRow, _DUE, now=now, limit=limit)

    async def to_remind(self, now: float, limit: int = ALL) -> tuple[rows.AwaitedRow, ...]:
        """Returns who is to be reminded by now, the earliest first; at a paused table nobody is."""
        return await self._sql.rows(rows.AwaitedRow, _TO_REMIND, now=now, limit=limit)

    async def thinking(self, limit: int) -> tuple[rows.ThinkingRow, ...]:
        """Returns for which seats bots are to answer, the earliest first; at a paused table none is."""
        return await self._sql.rows(rows.ThinkingRow, _THINKING, limit=limit)

    async def particular(self, last: str) -> tuple[tuple[rows.AwaitedRow, int, float], ...]:
        """Returns of the tables that go on, up to one, the awaited seats whose clocks do not always run.

        With each comes its member, who may have set hours or have been away, and since when the table stood still.
        """
        found = (await self._sql.run(_PARTICULAR, {"last": last})).rows
        return tuple((part(rows.AwaitedRow, row), row["member"], row["still"]) for row in found)

    async def overdue(self, last: str, now: float) -> frozenset[str]:
        """Returns those of the tables that go on, up to one, where somebody's time would be up by now."""
        return frozenset(await self._sql.values(_OVERDUE, last=last, now=now))

    async def give_back(self, last: str, now: float) -> None:
        """Moves what is dated of seats at the tables that go on, up to one, by the time for which these stood still.

        Of a seat that is awaited only since then it is the time for which it is.
        """
        await self._sql.send(_GIVE_BACK, {"last": last, "now": now})

    async def put(self, row: rows.AwaitedRow) -> None:
        """Stores until when an awaited seat has time, and when it is reminded."""
        await self._sql.put(awaited, row)
        self.bots_asked |= row.thinks is not None

    async def next_deadline(self) -> float | None:
        """Returns the nearest deadline at a table that plays."""
        return cast("float | None", await self._sql.value(_NEXT_DEADLINE))

    async def redate(self, seconds: float) -> None:
        """Moves the moments since which seats are awaited, and at which they were called and nudged."""
        moved = {column: awaited.c[column] + seconds for column in ("since", "called", "nudged")}
        await self._sql.send(update(awaited).values(moved))


class Foretold(Repository):
    """Which seats were told that they are next."""

    async def of(self, table: str) -> frozenset[int]:
        """Returns the seats of a table that were, and have not been asked since."""
        return frozenset(row.seat for row in await self._sql.all(rows.ForetoldRow, foretold, table=table))

    async def set(self, table: str, seats: Iterable[int]) -> None:
        """Stores which they are now, in place of which they were."""
        await self._sql.remove(foretold, table=table)
        await self._sql.add(foretold, *(rows.ForetoldRow(table=table, seat=seat) for seat in seats))


class Openings(Rows[rows.OpeningRow]):
    """The seats that are open and announced."""

    _table = openings

    async def take(self, table: str, seat: int) -> rows.OpeningRow | None:
        """Returns by which post a seat was announced, if it was, and forgets it."""
        found = await self._sql.one(rows.OpeningRow, openings, table=table, seat=seat)
        if found is not None:
            await self._sql.remove(openings, table=table, seat=seat)
        return found


class News(Rows[rows.NewsRow]):
    """What has happened since each seat's own last turn."""

    _table = news

    async def of(self, table: str) -> tuple[rows.NewsRow, ...]:
        """Returns the news of a table's seats; a seat may have none."""
        return await self._sql.all(rows.NewsRow, news, table=table)


class Told(OfTables[rows.ToldRow]):
    """What the posts of tables have told, and have still to tell."""

    _table = told
    _kind = rows.ToldRow


class Orders(Rows[rows.OrderRow]):
    """The standing orders of the seats."""

    _table = orders

    async def of(self, table: str) -> tuple[rows.OrderRow, ...]:
        """Returns the orders of a table, those of a seat in the order of giving."""
        return await self._sql.all(rows.OrderRow, orders, table=table)

    async def remove(self, row: rows.OrderRow) -> None:
        """Deletes an order."""
        await self._sql.remove(orders, table=row.table, seat=row.seat, number=row.number)

    async def clear(self, table: str, seat: int | None = None) -> None:
        """Deletes the orders of a seat, or of all seats of a table."""
        await self._sql.remove(orders, table=table, **({} if seat is None else {"seat": seat}))


class Panels(Rows[rows.PanelRow]):
    """What members have put together in their guided panels so far."""

    _table = panels

    async def get(self, table: str, seat: int, kind: str = "move") -> rows.PanelRow | None:
        """Returns the seat's panel of a kind."""
        return await self._sql.one(rows.PanelRow, panels, table=table, seat=seat, kind=kind)

    async def renew(self, table: str, seats: Iterable[int]) -> None:
        """Makes the panels of seats start afresh, so that their old buttons are noticed."""
        if rows := [{"at": table, "of": seat} for seat in seats]:
            await self._sql.send(_RENEW, rows)


class Trials(Rows[rows.TrialRow]):
    """What members try out for themselves."""

    _table = trials

    async def get(self, table: str, member: int) -> rows.TrialRow | None:
        """Returns what a member tries out at a table."""
        return await self._sql.one(rows.TrialRow, trials, table=table, member=member)

    async def remove(self, table: str, member: int) -> None:
        """Forgets what a member tries out at a table."""
        await self._sql.remove(trials, table=table, member=member)


class Analyses(OfTables[rows.AnalysisRow]):
    """Looks back at finished games."""

    _table = analyses
    _kind = rows.AnalysisRow

    async def wanted(self, limit: int) -> tuple[rows.AnalysisRow, ...]:
        """Returns those that are asked for and not found yet, the one that was asked for first before the others."""
        return await self._sql.rows(rows.AnalysisRow, _WANTED, limit=limit)


class Votes(OfTables[rows.VoteRow]):
    """What the players of tables are asked to agree to."""

    _table = votes
    _kind = rows.VoteRow

    async def declined(self, table: str) -> tuple[rows.DeclinedRow, ...]:
        """Returns what the players of a table have declined in the position of the latest of them."""
        return await self._sql.all(rows.DeclinedRow, declined, table=table)

    async def decline(self, row: rows.DeclinedRow) -> None:
        """Stores that something was declined; what was in another position is forgotten."""
        await self._sql.send(_OTHERS_DECLINED, {"of": row.table, "position": row.position})
        await self._sql.put(declined, row)

    async def due(self, now: float, limit: int = ALL) -> tuple[rows.VoteRow, ...]:
        """Returns the votes whose time is up."""
        return await self._sql.rows(rows.VoteRow, _VOTES_DUE, now=now, limit=limit)

    async def give_back(self, last: str, now: float) -> None:
        """Gives the votes of the tables that go on, up to one, the time for which these stood still."""
        await self._sql.send(_VOTES_GO_ON, {"last": last, "now": now})
