"""Posts: what waits to be delivered, and which of the platforms' events have been dealt with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

from sqlalchemy import Boolean, Update, and_, bindparam, delete, func, insert, select, union_all, update
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from storage.leases import Ours
from storage.outages import GOING_ON, OUT_OF_REACH, UNHEARD
from storage.repository import Repository, Rows
from storage.rows import AloudRow, EventRow, LaterRow, OutboxRow, PingRow
from storage.schema import aloud, events, later, outbox, pings, seats, tables, waiting
from storage.sql import ALL, Sql
from storage.tables import LIVE


class NotOlder(FunctionElement[bool]):
    """Whether a post has at least a number that is known: of older ones none waits any more.

    For a server, which cannot clear away what was delivered while anybody reads the database as it was, and would have
    to look at each of those whether it is to be seen.
    """

    type = Boolean()
    inherit_cache = True


@compiles(NotOlder)
def _always(element: NotOlder, compiler: Any, **_: Any) -> str:
    """A file has in its index what waits alone."""
    return "1"


_EACH = select(func.min(outbox.c.id).label("id")).where(waiting).group_by(outbox.c.table).subquery()
_OLDEST = select(func.coalesce(func.min(_EACH.c.id), select(func.max(outbox.c.id) + 1).scalar_subquery()))
_SINCE = and_(waiting, NotOlder(outbox.c.id, bindparam("oldest")))
_FIRST = union_all(
    select(func.min(outbox.c.id))
    .join(tables, tables.c.id == outbox.c.table)
    .where(_SINCE, outbox.c.private == "", tables.c.still.is_(None), ~OUT_OF_REACH)
    .where(Ours(tables.c.platform, tables.c.channel, tables.c.server))
    .group_by(outbox.c.table),
    select(outbox.c.id).where(_SINCE, outbox.c.private != "", ~UNHEARD, Ours(outbox.c.table)),
)
"""Of each table of ours that can be reached the post that must be delivered before all others of it, and what is told
to one person in private, for which nothing else waits."""
_DUE = (
    select(outbox)
    .where(outbox.c.id.in_(_FIRST), outbox.c.due <= bindparam("now"))
    .order_by(outbox.c.id)
    .limit(bindparam("limit"))
)
_NEXT_DUE = select(func.min(outbox.c.due)).where(outbox.c.id.in_(_FIRST))
_TABLES_OF = select(outbox.c.table).where(outbox.c.reference == bindparam("reference")).distinct()
_KEYS_OF = select(outbox.c.key).where(outbox.c.reference == bindparam("reference")).order_by(outbox.c.id.desc())
_CHANGE = update(outbox).where(outbox.c.id == bindparam("post_id"))
_SENT = _CHANGE.values(sent=bindparam("at"), reference=bindparam("told"), post=b"")
_RETRY = _CHANGE.values(attempts=outbox.c.attempts + bindparam("more"), due=bindparam("again"))
_HURRY = (
    update(outbox)
    .where(
        waiting,
        outbox.c.due > bindparam("now"),
        outbox.c.due <= bindparam("latest"),
        outbox.c.table.in_(select(tables.c.id).where(tables.c.platform == bindparam("at_platform"))),
    )
    .values(due=bindparam("now"))
)
_FAIL = _CHANGE.values(attempts=outbox.c.attempts + 1, failed=bindparam("why"))
_ADD = insert(outbox).values(attempts=0, failed="", reference="")
_REPLY = select(events.c.reply).where(events.c.platform == bindparam("platform"), events.c.event == bindparam("event"))
_WAITING = select(outbox).where(_SINCE, outbox.c.table == bindparam("table")).order_by(outbox.c.id)
_STALE = select(outbox.c.table).where(waiting, outbox.c.table.in_(select(tables.c.id).where(GOING_ON))).distinct()
_TOLD_SINCE = (
    select(outbox.c.table)
    .join(tables, tables.c.id == outbox.c.table)
    .where(
        outbox.c.key > bindparam("prefix"),
        outbox.c.key < bindparam("beyond"),
        outbox.c.due >= tables.c.still,
        GOING_ON,
    )
    .distinct()
)
_REWRITE = _CHANGE.values(post=bindparam("blob"))
_NOT_CALLED = delete(pings).where(
    pings.c.member.in_(select(seats.c.member).where(seats.c.table == bindparam("at_table"))),
    pings.c.table == bindparam("at_table"),
    pings.c.post == bindparam("post_key"),
)
_DROP = delete(outbox).where(outbox.c.id == bindparam("post_id"))
_PINGS = select(pings.c.member, pings.c.table, pings.c.kind, pings.c.at, pings.c.post)
_LATEST_PINGS = (
    _PINGS.where(pings.c.member == bindparam("member")).order_by(pings.c.id.desc()).limit(bindparam("limit"))
)
_LAST_TURN = (
    select(pings.c.post)
    .where(pings.c.member == bindparam("member"), pings.c.table == bindparam("table"), pings.c.kind == "turn")
    .order_by(pings.c.id.desc())
    .limit(1)
)


_ALOUD = (
    select(aloud.c.member, aloud.c.table, aloud.c.at)
    .where(aloud.c.member == bindparam("member"), aloud.c.at > bindparam("since"), aloud.c.at <= bindparam("until"))
    .order_by(aloud.c.at.desc())
)
_LATER_DUE = (
    select(later)
    .where(later.c.at <= bindparam("now"), Ours(later.c.table))
    .order_by(later.c.at)
    .limit(bindparam("limit"))
)


class Outbox:
    """The posts, kept until they are delivered or given up. Those of one table are delivered in their order."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql
        self.grown = False
        """Whether a post was added in this transaction."""
        self.aloud: set[str] = set()
        """The tables at which one of these is news for others than who made it, as the caller has noted."""

    async def add(self, key: str, table: str, post: bytes, due: float, private: str = "") -> None:
        """Stores a post to be delivered; raises `Conflict` if the key was used before."""
        row = {"key": key, "table": table, "post": post, "due": due, "private": private}
        await self._sql.send(_ADD, row)
        self.grown = True

    async def move(self, row: OutboxRow, private: str) -> OutboxRow:
        """Lets a post that waits wait elsewhere, behind what waits there, and returns it."""
        await self.drop(row.id)
        values = {"key": row.key, "table": row.table, "post": row.post, "due": row.due, "private": private}
        key = (await self._sql.run(_ADD, values)).key
        self.grown = True
        assert key is not None
        return replace(row, id=key)

    async def get(self, key: str) -> OutboxRow | None:
        """Returns the post of that key, delivered or not."""
        return await self._sql.one(OutboxRow, outbox, key=key)

    async def tables_of(self, reference: str) -> tuple[str, ...]:
        """Returns the tables that have a post with a platform's reference; platforms may use the same ones."""
        return await self._sql.values(_TABLES_OF, reference=reference)

    async def keys_of(self, reference: str) -> tuple[str, ...]:
        """Returns the keys of the posts with a platform's reference, the latest first."""
        return await self._sql.values(_KEYS_OF, reference=reference)

    async def of_table(self, table: str, oldest: int = 0) -> tuple[OutboxRow, ...]:
        """Returns what waits of a table, in the order in which it is delivered; ``oldest`` as in `due`."""
        return await self._sql.rows(OutboxRow, _WAITING, table=table, oldest=oldest)

    async def tables_waiting(self, last: str) -> frozenset[str]:
        """Returns of which of the tables that go on, up to one, something waits."""
        return frozenset(await self._sql.values(_STALE, last=last))

    async def tables_told(self, prefix: str, last: str) -> frozenset[str]:
        """Returns those of them of which something was due, while they stood still, whose key begins so."""
        beyond = prefix[:-1] + chr(ord(prefix[-1]) + 1)
        return frozenset(await self._sql.values(_TOLD_SINCE, prefix=prefix, beyond=beyond, last=last))

    async def rewrite(self, id: int, post: bytes) -> None:
        """Stores something else to be delivered in the place of a post that waits."""
        await self._change(_REWRITE, id, blob=post)

    async def drop(self, id: int) -> None:
        """Deletes a post that waits and is not to be delivered any more."""
        await self._sql.send(_DROP, {"post_id": id})

    async def oldest(self) -> int:
        """Returns the number of the oldest post that waits, or may ever wait: a later one has a higher number."""
        return cast("int | None", await self._sql.value(_OLDEST)) or 0

    async def due(self, now: float, limit: int, oldest: int = 0) -> tuple[OutboxRow, ...]:
        """Returns posts to be delivered now, the oldest first: of each table that can be reached the one that is next.

        What is told to one person in private waits for no other post, nor does any that was added as if it were.
        ``oldest`` is what `oldest` has returned before.
        """
        return await self._sql.rows(OutboxRow, _DUE, now=now, limit=limit, oldest=oldest)

    async def next_due(self, oldest: int = 0) -> float | None:
        """Returns when `due` will have something to return, or None while nothing waits."""
        return cast("float | None", await self._sql.value(_NEXT_DUE, oldest=oldest))

    async def sent(self, id: int, reference: str, now: float) -> None:
        """Stores that a post was delivered; its key and reference are kept, its contents are not."""
        await self._change(_SENT, id, at=now, told=reference)

    async def retry(self, id: int, due: float, *, failed: bool = True) -> None:
        """Stores when to try a post again, and that it failed unless it only had to wait for its turn."""
        await self._change(_RETRY, id, again=due, more=int(failed))

    async def hurry(self, platform: str, now: float, latest: float) -> None:
        """Lets what waits on a platform, and is due up to a moment, be tried now."""
        await self._sql.send(_HURRY, {"at_platform": platform, "now": now, "latest": latest})

    async def redate(self, seconds: float) -> None:
        """Moves the moments at which posts that wait are due."""
        await self._sql.send(update(outbox).where(waiting).values(due=outbox.c.due + seconds))

    async def fail(self, id: int, why: str) -> None:
        """Stores why a post is given up; those after it can be delivered."""
        await self._change(_FAIL, id, why=why or "unknown")

    async def pending_count(self) -> int:
        """Returns how many posts wait."""
        return cast(int, await self._sql.value(select(func.count()).select_from(outbox).where(waiting)))

    async def prune(self, before: float) -> None:
        """Deletes the posts delivered earlier to tables where nothing happens any more: none is edited again."""
        live = select(tables.c.id).where(tables.c.status.in_(LIVE))
        await self._sql.send(delete(outbox).where(outbox.c.sent < before, outbox.c.table.not_in(live)))

    async def _change(self, change: Update, id: int, **values: object) -> None:
        await self._sql.send(change, {"post_id": id, **values}, f"There is no post {id}.")


class Pings(Repository):
    """Whom posts have called or reminded."""

    async def add(self, row: PingRow) -> None:
        """Stores that a post calls or reminds a member."""
        await self._sql.add(pings, row)

    async def latest(self, member: int, limit: int) -> tuple[tuple[PingRow, OutboxRow | None], ...]:
        """Returns by what a member was called or reminded last, the latest first, with the posts as long as known."""
        found = await self._sql.rows(PingRow, _LATEST_PINGS, member=member, limit=limit)
        return tuple([(row, await self._sql.one(OutboxRow, outbox, key=row.post)) for row in found])

    async def last_turn(self, member: int, table: str) -> str:
        """Returns the key of the post that has called a member to the last turn at a table; empty for none."""
        return cast("str | None", await self._sql.value(_LAST_TURN, member=member, table=table)) or ""

    async def remove(self, table: str, post: str) -> None:
        """Deletes that a post of a table has called anybody who sits there, as it never will."""
        await self._sql.send(_NOT_CALLED, {"at_table": table, "post_key": post})

    async def prune(self, before: float) -> None:
        """Deletes what is older."""
        await self._sql.send(delete(pings).where(pings.c.at < before))


class Aloud(Repository):
    """What members have had posted in another way than by playing."""

    async def add(self, row: AloudRow) -> None:
        """Stores that a member has had something posted at a table."""
        await self._sql.add(aloud, row)

    async def of(self, member: int, since: float, until: float) -> tuple[AloudRow, ...]:
        """Returns what a member has had posted after a moment and up to another one, the latest first."""
        return await self._sql.rows(AloudRow, _ALOUD, member=member, since=since, until=until)

    async def prune(self, before: float) -> None:
        """Deletes what is older."""
        await self._sql.send(delete(aloud).where(aloud.c.at < before))


class Later(Rows[LaterRow]):
    """What members hear of when it is a good time, as they were not called by the post that told of it."""

    _table = later

    async def due(self, now: float, limit: int = ALL) -> tuple[LaterRow, ...]:
        """Returns what members are to hear of now."""
        return await self._sql.rows(LaterRow, _LATER_DUE, now=now, limit=limit)

    async def remove(self, row: LaterRow) -> None:
        """Forgets something that a member was to hear of."""
        await self._sql.remove(later, member=row.member, table=row.table, kind=row.kind)


class Events(Repository):
    """The platforms' events that have been dealt with, and how they were answered."""

    async def seen(self, platform: str, event: str) -> bytes | None:
        """Returns how the event was answered, or None if it is new."""
        return cast("bytes | None", await self._sql.value(_REPLY, platform=platform, event=event))

    async def remember(self, platform: str, event: str, reply: bytes, now: float) -> None:
        """Stores how the event was answered; raises `Conflict` if it had been answered before."""
        await self._sql.add(events, EventRow(platform=platform, event=event, reply=reply, at=now))

    async def redate(self, seconds: float) -> None:
        """Moves the moments at which events were answered."""
        await self._sql.send(update(events).values(at=events.c.at + seconds))

    async def prune(self, before: float) -> None:
        """Deletes the events that were answered earlier."""
        await self._sql.send(delete(events).where(events.c.at < before))
