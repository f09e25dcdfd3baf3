"""Results: how finished games went for those who played in them."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, delete, or_, select, update

from storage.rows import FinishedRow, ResultRow
from storage.schema import results, tables
from storage.sql import Sql

_FINISHED = (
    select(results, tables.c.game, tables.c.seats)
    .join(tables, tables.c.id == results.c.table)
    .where(results.c.ended.is_not(None))
    .order_by(results.c.ended, results.c.table, results.c.seat, results.c.member)
)
_OF_MEMBER = _FINISHED.where(results.c.member == bindparam("of"))
_THERE = and_(
    tables.c.platform == bindparam("platform"),
    or_(
        and_(tables.c.server == bindparam("server"), tables.c.server != ""),
        and_(tables.c.server == "", tables.c.channel == bindparam("channel")),
    ),
)
"""A table that does not know its server counts for its channel alone."""
_IN_PLACE = _FINISHED.where(_THERE, tables.c.game == bindparam("played"), tables.c.status == "over")
_OF_MEMBER_IN_PLACE = _OF_MEMBER.where(_THERE)
_END = update(results).where(results.c.table == bindparam("at")).values(ended=bindparam("when"))


class Results:
    """How games went for those who played in them, the oldest game first."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def put(self, row: ResultRow) -> None:
        """Stores a result in place of the one before."""
        await self._sql.put(results, row)

    async def end(self, table: str, now: float) -> None:
        """Notes that the game of a table is over, for those who had left it, too."""
        await self._sql.run(_END, {"at": table, "when": now})

    async def drop(self, table: str) -> None:
        """Deletes the results of a table, as its game has ended without any."""
        await self._sql.run(delete(results).where(results.c.table == table))

    async def of_table(self, table: str) -> tuple[ResultRow, ...]:
        """Returns all results of a table, those of a game that goes on included."""
        return await self._sql.all(ResultRow, results, table=table)

    async def of_member(self, member: int) -> tuple[FinishedRow, ...]:
        """Returns the results of a member everywhere."""
        return await self._sql.rows(FinishedRow, _OF_MEMBER, of=member)

    async def of_member_in(self, member: int, platform: str, server: str, channel: str) -> tuple[FinishedRow, ...]:
        """Returns the results of a member on a server, or in a channel where that is on none."""
        place = {"platform": platform, "server": server, "channel": channel}
        return await self._sql.rows(FinishedRow, _OF_MEMBER_IN_PLACE, of=member, **place)

    async def in_place(self, game: str, platform: str, server: str, channel: str) -> tuple[FinishedRow, ...]:
        """Returns the results of a game on a server, or in a channel where that is on none."""
        place = {"platform": platform, "server": server, "channel": channel}
        return await self._sql.rows(FinishedRow, _IN_PLACE, played=game, **place)
