"""Tables: which games there are, where they are played, and who sits where."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, cast

from sqlalchemy import ColumnElement, Select, bindparam, false, func, or_, select, union_all, update

from storage.dashboards import Dashboards
from storage.errors import Conflict
from storage.rows import InvitationRow, RemovalRow, SeatRow, TableRow
from storage.schema import invitations, members, removals, seats, tables
from storage.sql import Sql, part

LOBBY = "lobby"
LIVE = (LOBBY, "running")
"""The statuses of tables at which something can still happen."""

_ID_HERE = select(tables.c.id).where(
    tables.c.platform == bindparam("platform"), tables.c.channel == bindparam("channel")
)
_IN_THREAD = (
    select(tables)
    .where(
        tables.c.id.in_(
            union_all(
                _ID_HERE.where(tables.c.thread == bindparam("thread")),
                _ID_HERE.where(tables.c.home == bindparam("thread"), tables.c.status == LOBBY),
            )
        )
    )
    .order_by(tables.c.created, tables.c.id)
)
"""In two parts, each of which has its index: the channel may hold thousands of tables."""
_CLOSING = (
    select(tables)
    .where(tables.c.closes <= bindparam("now"))
    .order_by(tables.c.closes, tables.c.id)
    .limit(bindparam("limit"))
)
_YOUNGEST_LANGUAGE = (
    select(tables.c.language)
    .where(tables.c.platform == bindparam("platform"), tables.c.channel == bindparam("channel"))
    .order_by(tables.c.created.desc())
    .limit(1)
)
_SEATED = (
    select(seats, members.c.name)
    .outerjoin(members, members.c.id == seats.c.member)
    .where(seats.c.table == bindparam("table"))
    .order_by(seats.c.seat)
)
_OPEN_LOBBIES = (
    select(tables)
    .where(tables.c.status == LOBBY, tables.c.changed < bindparam("before"))
    .order_by(tables.c.changed, tables.c.id)
    .limit(bindparam("limit"))
)


@cache
def _in_channel(statuses: tuple[str, ...]) -> Select[Any]:
    here = (tables.c.platform == bindparam("platform")) & (tables.c.channel == bindparam("channel"))
    return select(tables).where(here, _with_status(statuses)).order_by(tables.c.created, tables.c.id)


@cache
def _of_member(statuses: tuple[str, ...]) -> Select[Any]:
    mine = tables.c.id.in_(select(seats.c.table).where(seats.c.member == bindparam("member")))
    return select(tables).where(mine, _with_status(statuses)).order_by(tables.c.created, tables.c.id)


def _with_status(statuses: tuple[str, ...]) -> ColumnElement[bool]:
    return or_(false(), *(tables.c.status == status for status in statuses))


_LIVE = select(func.count()).select_from(tables).where(_with_status(LIVE))
_OPENED_BY = _LIVE.where(tables.c.host == bindparam("host"))
_OPEN_IN = _LIVE.where(tables.c.platform == bindparam("platform"), tables.c.channel == bindparam("channel"))


class Tables:
    """The tables, from the lobby to the result. Whatever returns several has the oldest first."""

    def __init__(self, sql: Sql, dashboards: Dashboards) -> None:
        self._sql = sql
        self._dashboards = dashboards

    async def add(self, row: TableRow) -> None:
        """Stores a new table; raises `Conflict` if its id is taken."""
        await self._sql.add(tables, row)
        await self._dashboards.mark(row.platform, row.channel)

    async def get(self, id: str) -> TableRow | None:
        """Returns the table of that id."""
        return await self._sql.one(TableRow, tables, id=id)

    async def update(self, row: TableRow) -> None:
        """Stores the changed table; raises `Conflict` if it is unknown."""
        if not await self._sql.change(tables, row):
            raise Conflict(f"There is no table {row.id}.")
        await self._dashboards.mark(row.platform, row.channel)

    async def move(self, platform: str, old: str, new: str) -> None:
        """Stores that a channel has another id now, without the threads that it had."""
        here = (tables.c.platform == platform) & (tables.c.channel == old)
        await self._sql.run(update(tables).where(here).values(channel=new, thread="", home=""))

    async def in_place(self, platform: str, channel: str, statuses: Collection[str] = LIVE) -> tuple[TableRow, ...]:
        """Returns the tables of a channel, those in its threads included."""
        return await self._sql.rows(TableRow, _in_channel(tuple(statuses)), platform=platform, channel=channel)

    async def in_thread(self, platform: str, channel: str, thread: str) -> tuple[TableRow, ...]:
        """Returns the tables played in a thread, whatever their status, and the lobbies that stand in it."""
        return await self._sql.rows(TableRow, _IN_THREAD, platform=platform, channel=channel, thread=thread)

    async def of_member(self, member: int, statuses: Collection[str] = LIVE) -> tuple[TableRow, ...]:
        """Returns the tables at which the member sits."""
        return await self._sql.rows(TableRow, _of_member(tuple(statuses)), member=member)

    async def opened_by(self, member: int) -> int:
        """Counts the tables of which a member is the host and where something can still happen."""
        return cast(int, await self._sql.value(_OPENED_BY, host=member))

    async def open_in(self, platform: str, channel: str) -> int:
        """Counts the tables of a channel where something can still happen."""
        return cast(int, await self._sql.value(_OPEN_IN, platform=platform, channel=channel))

    async def everywhere(self, statuses: Collection[str] = LIVE) -> tuple[TableRow, ...]:
        """Returns the tables of all places."""
        return await self._rows(tables.c.status.in_(statuses))

    async def running(self) -> tuple[TableRow, ...]:
        """Returns all tables whose game is going on."""
        return await self._rows(tables.c.status == "running")

    async def open_lobbies(self, before: float, limit: int = -1) -> tuple[TableRow, ...]:
        """Returns the lobbies that have not changed since, the earliest first."""
        return await self._sql.rows(TableRow, _OPEN_LOBBIES, before=before, limit=limit)

    async def postpone(self, seconds: float) -> None:
        """Moves the moments at which lobbies have changed."""
        lobbies = update(tables).where(tables.c.status == LOBBY)
        await self._sql.run(lobbies.values(changed=tables.c.changed + seconds))

    async def closing(self, now: float, limit: int = -1) -> tuple[TableRow, ...]:
        """Returns the tables whose threads are to be put away by now, the earliest first."""
        return await self._sql.rows(TableRow, _CLOSING, now=now, limit=limit)

    async def names_in(self, platform: str, channel: str) -> frozenset[str]:
        """Returns the names of all tables that the channel has ever had."""
        here = (tables.c.platform == platform) & (tables.c.channel == channel)
        return frozenset(await self._sql.values(select(tables.c.name).where(here)))

    async def language_in(self, platform: str, channel: str) -> str:
        """Returns the language of the channel's youngest table, empty where there never was one."""
        return await self._sql.value(_YOUNGEST_LANGUAGE, platform=platform, channel=channel) or ""

    async def _rows(self, condition: ColumnElement[bool]) -> tuple[TableRow, ...]:
        query = select(tables).where(condition)
        return await self._sql.rows(TableRow, query.order_by(tables.c.created, tables.c.id))


class Seats:
    """Who sits where."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def of(self, table: str) -> tuple[SeatRow, ...]:
        """Returns the table's seats in their order."""
        return await self._sql.all(SeatRow, seats, table=table)

    async def named(self, table: str) -> tuple[tuple[SeatRow, str | None], ...]:
        """Returns the table's seats in their order, each with its member's name; None for an open one."""
        found = (await self._sql.run(_SEATED, {"table": table})).rows
        return tuple((part(SeatRow, row), row["name"]) for row in found)

    async def put(self, row: SeatRow) -> None:
        """Stores a new or changed seat."""
        await self._sql.put(seats, row)

    async def remove(self, table: str, seat: int) -> None:
        """Deletes a seat; raises `Conflict` if the game has begun to wait for it."""
        await self._sql.remove(seats, table=table, seat=seat)


class Guests:
    """Whom the hosts of tables have let in by name, and whom they have removed."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def invite(self, table: str, name: str, now: float) -> None:
        """Stores that whoever bears a name, in any case, is let in."""
        await self._sql.put(invitations, InvitationRow(table=table, name=name.casefold(), at=now))

    async def remove(self, table: str, member: int, now: float) -> None:
        """Stores that a member was removed."""
        await self._sql.put(removals, RemovalRow(table=table, member=member, at=now))

    async def invited(self, table: str, names: Collection[str]) -> float | None:
        """Returns when somebody with one of these names was let in last; None if he was not."""
        rows = await self._sql.all(InvitationRow, invitations, table=table)
        known = {name.casefold() for name in names}
        return max((row.at for row in rows if row.name in known), default=None)

    async def removed(self, table: str, member: int) -> float | None:
        """Returns when the member was removed last; None if he was not."""
        row = await self._sql.one(RemovalRow, removals, table=table, member=member)
        return None if row is None else row.at
