"""Tables: which games there are, where they are played, and who sits where."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import cache
from typing import Any, cast

from sqlalchemy import Column, ColumnElement, Select, bindparam, false, func, or_, select, union_all, update

from storage.dashboards import Dashboards
from storage.leases import Ours
from storage.outages import GOING_ON, OUT_OF_REACH
from storage.repository import Repository, Rows
from storage.rows import ForgottenRow, IdentityRow, InvitationRow, RemovalRow, ResultRow, SeatRow, TableRow
from storage.schema import (
    declined,
    foretold,
    forgotten,
    identities,
    invitations,
    members,
    openings,
    removals,
    results,
    seats,
    tables,
    trials,
)
from storage.sql import ALL, Sql, having, part

LOBBY = "lobby"
LIVE = (LOBBY, "running")
"""The statuses of tables at which something can still happen."""


def _unindexed(column: Column[str]) -> ColumnElement[str]:
    """Returns a column as something that has no index: few rows are left to compare, and thousands have that value."""
    return column.concat("")


_HERE = (tables.c.platform == bindparam("platform")) & (tables.c.channel == bindparam("channel"))
_ID_HERE = select(tables.c.id).where(_HERE)
IN_THREAD = (
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
_OURS = Ours(tables.c.platform, tables.c.channel, tables.c.server)
_DUE = (
    select(tables)
    .where(tables.c.due <= bindparam("now"), tables.c.still.is_(None), _OURS)
    .order_by(tables.c.due, tables.c.id)
    .limit(bindparam("limit"))
)
_STANDING = (
    select(tables.c.id)
    .where(tables.c.still.is_not(None), ~OUT_OF_REACH)
    .order_by(tables.c.id)
    .limit(bindparam("limit"))
)
_STOP = update(tables).where(tables.c.status == "running", tables.c.still.is_(None)).values(still=bindparam("since"))
_STOP_UNREACHED = _STOP.where(OUT_OF_REACH)
_GO_ON = update(tables).where(GOING_ON).values(still=None)
_GOING_ON_IN = select(tables.c.platform, tables.c.channel).where(GOING_ON)
_UNREACHED = (
    select(tables)
    .where(tables.c.status == "running", OUT_OF_REACH, tables.c.id > bindparam("after"))
    .order_by(tables.c.id)
    .limit(bindparam("limit"))
)
_IS_UNREACHED = select(func.count()).select_from(tables).where(tables.c.id == bindparam("table"), OUT_OF_REACH)
_BY_STATUS = select(tables.c.status, func.count().label("count")).group_by(tables.c.status)
_RUNNING_ON = (
    select(tables.c.platform, func.count().label("running")).where(tables.c.status == "running").group_by("platform")
)
_UNREACHED_ON = _RUNNING_ON.where(OUT_OF_REACH)
_SERVERS = select(tables.c.server).where(tables.c.platform == bindparam("platform"), tables.c.status == "running")
_SERVER = select(tables.c.server).where(_HERE, tables.c.server != "").limit(1)
_CHANNELS = (
    select(tables.c.channel)
    .where(
        tables.c.platform == bindparam("platform"),
        tables.c.server == bindparam("server"),
        _unindexed(tables.c.status) == "running",
    )
    .distinct()
)
_YOUNGEST_LANGUAGE = (
    select(tables.c.language)
    .where(tables.c.platform == bindparam("platform"), tables.c.channel == bindparam("channel"))
    .order_by(tables.c.created.desc())
    .limit(1)
)
SEATED = (
    select(seats, members.c.name)
    .outerjoin(members, members.c.id == seats.c.member)
    .where(seats.c.table == bindparam("table"))
    .order_by(seats.c.seat)
)
_OPEN_LOBBIES = (
    select(tables)
    .where(tables.c.status == LOBBY, tables.c.changed < bindparam("before"), _OURS)
    .order_by(tables.c.changed, tables.c.id)
    .limit(bindparam("limit"))
)
_LATEST = (
    select(tables)
    .where(_HERE, tables.c.status == bindparam("status"))
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
_NAMED = select(tables).where(_HERE, tables.c.name.in_((bindparam("typed"), bindparam("spelt"))))
_OWN_NAMED = select(tables).where(
    tables.c.id.in_(select(seats.c.table).where(seats.c.member == bindparam("member"))),
    tables.c.name.in_((bindparam("typed"), bindparam("spelt"))),
)
EVER_IN = select(func.count()).select_from(tables).where(_HERE)
_SEATS_TAKEN = select(func.count()).select_from(seats).where(seats.c.table == tables.c.id).scalar_subquery()
_LOBBIES_WITH_ROOM = (
    select(tables)
    .where(_HERE, tables.c.status == LOBBY, tables.c.seats > _SEATS_TAKEN)
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
_GAMES_WITH_ROOM = (
    select(tables)
    .where(
        tables.c.id.in_(select(seats.c.table).where(seats.c.member.is_(None))),
        _unindexed(tables.c.platform) == bindparam("platform"),
        _unindexed(tables.c.channel) == bindparam("channel"),
        _unindexed(tables.c.status) == "running",
        tables.c.practice.is_(False),
    )
    .order_by(tables.c.changed.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
"""The open seats, those that a bot plays among them, are few, and an index leads to them."""
_HOSTED = select(tables).where(tables.c.host == bindparam("member")).order_by(tables.c.created, tables.c.id)


@cache
def _in_channel(statuses: tuple[str, ...]) -> Select[Any]:
    here = (tables.c.platform == bindparam("platform")) & (tables.c.channel == bindparam("channel"))
    return select(tables).where(here, _with_status(statuses)).order_by(tables.c.created, tables.c.id)


@cache
def _of_member(statuses: tuple[str, ...]) -> Select[Any]:
    mine = tables.c.id.in_(select(seats.c.table).where(seats.c.member == bindparam("member")))
    fit = _with_status(statuses, _unindexed(tables.c.status))
    return select(tables).where(mine, fit).order_by(tables.c.created, tables.c.id)


def _with_status(statuses: tuple[str, ...], column: ColumnElement[str] = tables.c.status) -> ColumnElement[bool]:
    return or_(false(), *(column == status for status in statuses))


_LIVE = select(func.count()).select_from(tables).where(_with_status(LIVE))
OPENED_BY = _LIVE.where(tables.c.host == bindparam("host"))
_PART = _in_channel(LIVE).limit(bindparam("most")).offset(bindparam("start"))
OPEN_IN = _LIVE.where(tables.c.platform == bindparam("platform"), tables.c.channel == bindparam("channel"))


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
        """Stores the changed table; raises `Conflict` if it is unknown.

        Of one that is over or closed goes what is of use only while it is played.
        """
        await self._sql.change(tables, row, f"There is no table {row.id}.")
        if row.status not in LIVE:
            for left in (forgotten, declined, foretold, trials):
                await self._sql.remove(left, table=row.id)
        if row.status == "closed":  # of one that is over they are still to be taken back
            await self._sql.remove(openings, table=row.id)
        await self._dashboards.mark(row.platform, row.channel)

    async def move(self, platform: str, old: str, new: str) -> None:
        """Stores that a channel has another id now, without the threads that it had."""
        here = (tables.c.platform == platform) & (tables.c.channel == old)
        await self._sql.send(update(tables).where(here).values(channel=new, thread="", home=""))

    async def in_place(self, platform: str, channel: str, statuses: Collection[str] = LIVE) -> tuple[TableRow, ...]:
        """Returns the tables of a channel, those in its threads included."""
        return await self._sql.rows(TableRow, _in_channel(tuple(statuses)), platform=platform, channel=channel)

    async def part_in_place(self, platform: str, channel: str, start: int, most: int) -> tuple[TableRow, ...]:
        """Returns so many of the tables of a channel where something can still happen, counted from a place on."""
        here = {"platform": platform, "channel": channel}
        return await self._sql.rows(TableRow, _PART, **here, start=start, most=most)

    async def in_thread(self, platform: str, channel: str, thread: str) -> tuple[TableRow, ...]:
        """Returns the tables played in a thread, whatever their status, and the lobbies that stand in it."""
        return await self._sql.rows(TableRow, IN_THREAD, platform=platform, channel=channel, thread=thread)

    async def of_member(self, member: int, statuses: Collection[str] = LIVE) -> tuple[TableRow, ...]:
        """Returns the tables at which the member sits."""
        return await self._sql.rows(TableRow, _of_member(tuple(statuses)), member=member)

    async def opened_by(self, member: int) -> int:
        """Counts the tables of which a member is the host and where something can still happen."""
        return cast(int, await self._sql.value(OPENED_BY, host=member))

    async def open_in(self, platform: str, channel: str) -> int:
        """Counts the tables of a channel where something can still happen."""
        return cast(int, await self._sql.value(OPEN_IN, platform=platform, channel=channel))

    async def latest_here(self, platform: str, channel: str, status: str, limit: int) -> tuple[TableRow, ...]:
        """Returns the tables of a channel with a status that have changed last, the latest first."""
        return await self._sql.rows(TableRow, _LATEST, platform=platform, channel=channel, status=status, limit=limit)

    async def with_room(self, platform: str, channel: str, limit: int) -> tuple[TableRow, ...]:
        """Returns lobbies of a channel that are not full, then running games with an open seat, the latest first."""
        here = {"platform": platform, "channel": channel, "limit": limit}
        lobbies = await self._sql.rows(TableRow, _LOBBIES_WITH_ROOM, **here)
        return (*lobbies, *await self._sql.rows(TableRow, _GAMES_WITH_ROOM, **here))

    async def named(self, platform: str, channel: str, name: str) -> tuple[TableRow, ...]:
        """Returns the tables of a channel called so, as typed or with a capital letter."""
        spelt = name.capitalize()
        return await self._sql.rows(TableRow, _NAMED, platform=platform, channel=channel, typed=name, spelt=spelt)

    async def of_member_named(self, member: int, name: str) -> tuple[TableRow, ...]:
        """Returns the tables called so at which the member sits, wherever they are."""
        return await self._sql.rows(TableRow, _OWN_NAMED, member=member, typed=name, spelt=name.capitalize())

    async def hosted(self, member: int) -> tuple[TableRow, ...]:
        """Returns the tables that the member hosts, whatever their status."""
        return await self._sql.rows(TableRow, _HOSTED, member=member)

    async def everywhere(self, statuses: Collection[str] = LIVE) -> tuple[TableRow, ...]:
        """Returns the tables of all places."""
        return await self._rows(tables.c.status.in_(statuses))

    async def running(self) -> tuple[TableRow, ...]:
        """Returns all tables whose game is going on."""
        return await self._rows(tables.c.status == "running")

    async def open_lobbies(self, before: float, limit: int = ALL) -> tuple[TableRow, ...]:
        """Returns the lobbies that have not changed since, the earliest first."""
        return await self._sql.rows(TableRow, _OPEN_LOBBIES, before=before, limit=limit)

    async def stop(self, since: float) -> None:
        """Lets all running tables stand still since a moment that do not do so already."""
        await self._sql.send(_STOP, {"since": since})

    async def stop_unreached(self, since: float) -> bool:
        """Lets those stand still that cannot be reached; returns whether there were any more of them."""
        return (await self._sql.run(_STOP_UNREACHED, {"since": since})).changed > 0

    async def standing(self, limit: int) -> tuple[str, ...]:
        """Returns tables that stand still although they can be reached."""
        return await self._sql.values(_STANDING, limit=limit)

    async def go_on(self, last: str) -> None:
        """Lets tables that stand still although they can be reached go on, up to one."""
        found = (await self._sql.run(_GOING_ON_IN, {"last": last})).rows
        for platform, channel in {(row["platform"], row["channel"]) for row in found}:
            await self._dashboards.mark(platform, channel)
        await self._sql.send(_GO_ON, {"last": last})

    async def unreached(self, after: str, limit: int) -> tuple[TableRow, ...]:
        """Returns running tables that cannot be reached, by their ids, from behind one on."""
        return await self._sql.rows(TableRow, _UNREACHED, after=after, limit=limit)

    async def is_unreached(self, table: str) -> bool:
        """Says whether a table cannot be reached."""
        return bool(await self._sql.value(_IS_UNREACHED, table=table))

    async def running_on(self) -> dict[str, int]:
        """Counts the running tables of each platform that has any."""
        return await self._counted(_RUNNING_ON)

    async def unreached_on(self) -> dict[str, int]:
        """Counts those of them that cannot be reached."""
        return await self._counted(_UNREACHED_ON)

    async def by_status(self) -> dict[str, int]:
        """Counts the tables of each status that any has."""
        return {row["status"]: row["count"] for row in (await self._sql.run(_BY_STATUS)).rows}

    async def _counted(self, query: Select[Any]) -> dict[str, int]:
        return {row["platform"]: row["running"] for row in (await self._sql.run(query)).rows}

    async def servers(self, platform: str) -> frozenset[str]:
        """Returns on which servers of a platform somebody plays."""
        return frozenset(await self._sql.values(_SERVERS.distinct(), platform=platform)) - {""}

    async def server_of(self, platform: str, channel: str) -> str:
        """Returns the server of a channel as far as the tables there tell it, else an empty text."""
        return cast("str | None", await self._sql.value(_SERVER, platform=platform, channel=channel)) or ""

    async def channels(self, platform: str, server: str) -> tuple[str, ...]:
        """Returns in which channels of a server somebody plays."""
        return await self._sql.values(_CHANNELS, platform=platform, server=server)

    async def postpone(self, seconds: float) -> None:
        """Moves the moments at which lobbies have changed."""
        lobbies = update(tables).where(tables.c.status == LOBBY)
        await self._sql.send(lobbies.values(changed=tables.c.changed + seconds))

    async def due(self, now: float, limit: int = ALL) -> tuple[TableRow, ...]:
        """Returns the tables at which something is due by now, the earliest first."""
        return await self._sql.rows(TableRow, _DUE, now=now, limit=limit)

    async def count_in(self, platform: str, channel: str) -> int:
        """Returns how many tables the channel has ever had."""
        return cast(int, await self._sql.value(EVER_IN, platform=platform, channel=channel))

    async def names_in(self, platform: str, channel: str, names: Iterable[str]) -> frozenset[str]:
        """Returns those of some names that tables of the channel have, or have had."""
        here = (tables.c.platform == platform) & (tables.c.channel == channel)
        return frozenset(await self._sql.values(select(tables.c.name).where(here, tables.c.name.in_(list(names)))))

    async def language_in(self, platform: str, channel: str) -> str:
        """Returns the language of the channel's youngest table, empty where there never was one."""
        return await self._sql.value(_YOUNGEST_LANGUAGE, platform=platform, channel=channel) or ""

    async def _rows(self, condition: ColumnElement[bool]) -> tuple[TableRow, ...]:
        query = select(tables).where(condition)
        return await self._sql.rows(TableRow, query.order_by(tables.c.created, tables.c.id))


class Seats(Rows[SeatRow]):
    """Who sits where."""

    _table = seats

    async def of(self, table: str) -> tuple[SeatRow, ...]:
        """Returns the table's seats in their order."""
        return await self._sql.all(SeatRow, seats, table=table)

    async def named(self, table: str) -> tuple[tuple[SeatRow, str | None], ...]:
        """Returns the table's seats in their order, each with its member's name; None for an open one."""
        found = (await self._sql.run(SEATED, {"table": table})).rows
        return tuple((part(SeatRow, row), row["name"]) for row in found)

    async def remove(self, table: str, seat: int) -> None:
        """Deletes a seat; raises `Conflict` if the game has begun to wait for it."""
        await self._sql.remove(seats, table=table, seat=seat)


def fingerprint(table: str, account: IdentityRow) -> str:
    """Returns what is kept of an account that a table must know again when nothing else of it is known any more."""
    return hashlib.sha256(f"{table} {account.platform} {account.user}".encode()).hexdigest()


_KNOWN_AT = union_all(
    *(select(rows.c.table).where(rows.c.member == bindparam("member")) for rows in (seats, results, removals)),
    select(forgotten.c.table),
)
_OPEN_AT = select(tables).where(tables.c.id.in_(_KNOWN_AT), _with_status(LIVE)).order_by(tables.c.created, tables.c.id)
_HOLDERS = [
    select(rows.c.seat, rows.c.member)
    .join(tables, tables.c.id == rows.c.table)
    .where(tables.c.secret == bindparam("secret"), rows.c.member.is_not(None))
    for rows in (seats, results)
]


class Guests(Repository):
    """Which accounts the hosts of tables have let in, whom they have removed, and who has held which seat."""

    async def invite(self, table: str, platform: str, user: str, now: float) -> None:
        """Stores that an account is let in, or ``@`` and a handle: whose that is when it is first seen."""
        await self._sql.put(invitations, InvitationRow(table=table, platform=platform, user=user, at=now))

    async def found(self, account: IdentityRow) -> None:
        """Gives the invitations by the handle of an account to that account, but where its member was removed."""
        by_handle = f"@{account.handle}"
        for row in await self._sql.all(InvitationRow, invitations, platform=account.platform, user=by_handle):
            if await self.removed(row.table, account.member) is None:
                await self._sql.remove(invitations, table=row.table, platform=row.platform, user=row.user)
                await self._sql.put(invitations, replace(row, user=account.user))

    async def remove(self, table: str, member: int, now: float) -> None:
        """Stores that a member was removed."""
        await self._sql.put(removals, RemovalRow(table=table, member=member, at=now))

    async def invited(self, table: str, accounts: Collection[IdentityRow]) -> float | None:
        """Returns when one of these accounts was let in last; None if none was."""
        rows = await self._sql.all(InvitationRow, invitations, table=table)
        known = {(account.platform, account.user) for account in accounts}
        return max((row.at for row in rows if (row.platform, row.user) in known), default=None)

    async def removed(self, table: str, member: int) -> float | None:
        """Returns when the member was removed last, or who had one of the accounts and is forgotten; None if never."""
        row = await self._sql.one(RemovalRow, removals, table=table, member=member)
        times = [] if row is None else [row.at]
        times += [each.at for each in await self._known_again(table, member) if each.at is not None]
        return max(times, default=None)

    async def held(self, table: str, member: int) -> frozenset[int]:
        """Returns the seats of a table that the member has or has had, or who had one of the accounts before."""
        sat = {"table": table, "member": member}
        asked = ((results, sat), (identities, {"member": member}), (forgotten, {"table": table}))
        self._sql.expect([(having(of, *key), key) for of, key in asked])
        now = await self._sql.all(SeatRow, seats, table=table, member=member)
        before = await self._sql.all(ResultRow, results, table=table, member=member)
        again = await self._known_again(table, member)
        return frozenset([*(row.seat for row in now), *(row.seat for row in before)]) | {
            row.seat for row in again if row.seat is not None
        }

    async def open_to(self, member: int) -> tuple[TableRow, ...]:
        """Returns the open tables that may know the member: by a seat, held now or before, or by a removal."""
        return await self._sql.rows(TableRow, _OPEN_AT, member=member)

    async def know_again(self, member: int, accounts: Collection[IdentityRow]) -> None:
        """Stores what the open tables must know of accounts that will not be the member's any more."""
        for table in await self.open_to(member):
            at = await self.removed(table.id, member)
            seat = None if table.status == LOBBY else min(await self.held(table.id, member), default=None)
            if at is not None or seat is not None:
                known = (fingerprint(table.id, account) for account in accounts)
                rows = [ForgottenRow(table=table.id, account=account, at=at, seat=seat) for account in known]
                await self._sql.put(forgotten, *rows)

    async def inherit(self, table: str, secret: str) -> None:
        """Binds who has held a seat of a game at another table to that seat, as the game goes on at this one."""
        found = [row for query in _HOLDERS for row in (await self._sql.run(query, {"secret": secret})).rows]
        for row in found:
            for account in await self._sql.all(IdentityRow, identities, member=row["member"]):
                known = ForgottenRow(table=table, account=fingerprint(table, account), seat=row["seat"])
                await self._sql.put(forgotten, known)

    async def _known_again(self, table: str, member: int) -> list[ForgottenRow]:
        accounts = await self._sql.all(IdentityRow, identities, member=member)
        known = {fingerprint(table, account) for account in accounts}
        return [row for row in await self._sql.all(ForgottenRow, forgotten, table=table) if row.account in known]
