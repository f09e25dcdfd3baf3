"""Results: how finished games went for those who played in them, and how strong members are by them."""

from __future__ import annotations

from sqlalchemy import and_, bindparam, case, exists, func, or_, select, update

from storage.repository import Rows
from storage.rows import BeatenRow, FinishedRow, OpponentRow, RankedRow, RatingRow, ResultRow, UnratedRow
from storage.schema import members, opponents, ratings, results, tables, unrated

_FINISHED = (
    select(results, tables.c.game, tables.c.seats)
    .join(tables, tables.c.id == results.c.table)
    .where(results.c.ended.is_not(None), ~exists().where(opponents.c.table == results.c.table))
    .order_by(results.c.ended, results.c.table, results.c.seat, results.c.member)
)
"""Those of games with bots are apart."""
_OF_MEMBER = _FINISHED.where(results.c.member == bindparam("of"))
_OF_TABLE = _FINISHED.where(results.c.table == bindparam("at"))
_THERE = and_(
    tables.c.platform == bindparam("platform"),
    or_(
        and_(tables.c.server == bindparam("server"), tables.c.server != ""),
        and_(tables.c.server == "", tables.c.channel == bindparam("channel")),
    ),
)
"""A table that does not know its server counts for its channel alone."""
_UNRATED = (
    select(results.c.table, results.c.ended)
    .where(unrated)
    .group_by(results.c.ended, results.c.table)
    .order_by(results.c.ended, results.c.table)
    .limit(bindparam("limit"))
)
_RATED = update(results).where(results.c.table == bindparam("at")).values(rated=True)
_PLAYED_HERE = and_(
    ratings.c.platform == bindparam("platform"),
    ratings.c.place == bindparam("there"),
    ratings.c.game == bindparam("of"),
)
_RANKING = and_(_PLAYED_HERE, ratings.c.seats == bindparam("with"))
_RATING = select(ratings).where(_RANKING, ratings.c.member == bindparam("who"))
_RANKED = (
    select(ratings, members.c.name)
    .join(members, members.c.id == ratings.c.member)
    .where(_RANKING, members.c.unranked.is_(False))
    .order_by(ratings.c.strength.desc(), ratings.c.member)
    .limit(bindparam("limit"))
)
_PLAYED = (
    select(ratings.c.seats, func.count().label("members"))
    .where(_PLAYED_HERE)
    .group_by(ratings.c.seats)
    .order_by(ratings.c.seats)
)
_OF_MEMBER_IN_PLACE = _OF_MEMBER.where(_THERE)
_AGAINST_BOTS = (
    select(
        tables.c.game,
        opponents.c.level,
        func.count().label("games"),
        func.sum(case((results.c.place < opponents.c.place, 1), else_=0)).label("won"),
    )
    .select_from(results)
    .join(tables, tables.c.id == results.c.table)
    .join(opponents, opponents.c.table == results.c.table)
    .where(
        results.c.member == bindparam("of"),
        results.c.ended.is_not(None),
        results.c.how == "played",
        opponents.c.place.is_not(None),
    )
    .group_by(tables.c.game, opponents.c.level)
    .order_by(tables.c.game, opponents.c.level)
)
_END = update(results).where(results.c.table == bindparam("at")).values(ended=bindparam("when"))


class Results(Rows[ResultRow]):
    """How games went for those who played in them, the oldest game first."""

    _table = results

    async def end(self, table: str, now: float) -> None:
        """Notes that the game of a table is over, for those who had left it, too."""
        await self._sql.send(_END, {"at": table, "when": now})

    async def of_table(self, table: str) -> tuple[ResultRow, ...]:
        """Returns all results of a table, those included of who has left a game that goes on or does not count."""
        return await self._sql.all(ResultRow, results, table=table)

    async def of_member(self, member: int) -> tuple[FinishedRow, ...]:
        """Returns the results of a member everywhere."""
        return await self._sql.rows(FinishedRow, _OF_MEMBER, of=member)

    async def of_member_in(self, member: int, platform: str, server: str, channel: str) -> tuple[FinishedRow, ...]:
        """Returns the results of a member on a server, or in a channel where that is on none."""
        place = {"platform": platform, "server": server, "channel": channel}
        return await self._sql.rows(FinishedRow, _OF_MEMBER_IN_PLACE, of=member, **place)

    async def finished(self, table: str) -> tuple[FinishedRow, ...]:
        """Returns the results of a table whose game is over, with what was played."""
        return await self._sql.rows(FinishedRow, _OF_TABLE, at=table)

    async def against_bots(self, member: int) -> tuple[BeatenRow, ...]:
        """Returns how a member has fared against bots everywhere, by game and level."""
        return await self._sql.rows(BeatenRow, _AGAINST_BOTS, of=member)

    async def opponents(self, table: str) -> tuple[OpponentRow, ...]:
        """Returns the bots that sat down at a table before its game."""
        return await self._sql.all(OpponentRow, opponents, table=table)

    async def put_opponent(self, row: OpponentRow) -> None:
        """Stores that a bot has sat down, or how its game went."""
        await self._sql.put(opponents, row)

    async def unrated(self, limit: int) -> tuple[UnratedRow, ...]:
        """Returns the games that are over and not rated, the oldest first."""
        return await self._sql.rows(UnratedRow, _UNRATED, limit=limit)

    async def note_rated(self, table: str) -> None:
        """Notes that the ratings know the game of a table."""
        await self._sql.send(_RATED, {"at": table})


class Ratings(Rows[RatingRow]):
    """How strong members are: a ranking for each place, game and number of seats."""

    _table = ratings

    async def get(self, platform: str, place: str, game: str, seats: int, member: int) -> RatingRow | None:
        ranking = {"platform": platform, "there": place, "of": game, "with": seats}
        return await self._sql.row(RatingRow, _RATING, who=member, **ranking)

    async def listed(self, platform: str, place: str, game: str, seats: int, limit: int) -> tuple[RankedRow, ...]:
        """Returns the strongest of those who want to be listed, equals in the order in which they became members."""
        ranking = {"platform": platform, "there": place, "of": game, "with": seats}
        return await self._sql.rows(RankedRow, _RANKED, limit=limit, **ranking)

    async def played(self, platform: str, place: str, game: str) -> dict[int, int]:
        """Returns by number of seats how many members have played a game in a place, where anybody has."""
        found = await self._sql.run(_PLAYED, {"platform": platform, "there": place, "of": game})
        return {row["seats"]: row["members"] for row in found.rows}
