"""Members: the persons, their accounts on the platforms, and what is theirs alone."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Select,
    Table,
    and_,
    bindparam,
    delete,
    exists,
    false,
    insert,
    or_,
    select,
    update,
)

from storage import rows
from storage.errors import Conflict
from storage.links import Links
from storage.repository import Repository, Rows
from storage.schema import (
    absences,
    aloud,
    identities,
    invitations,
    later,
    lessons,
    link_codes,
    link_tries,
    link_wishes,
    lounge_messages,
    lounge_pictures,
    lounge_users,
    members,
    notes,
    orders,
    pings,
    ratings,
    removals,
    results,
    seats,
    shown_panels,
    tables,
    trials,
    watchers,
)
from storage.sql import Statement, having, part
from storage.tables import Guests

_BY_IDENTITY = (
    select(members)
    .join(identities, identities.c.member == members.c.id)
    .where(identities.c.platform == bindparam("platform"), identities.c.user == bindparam("user"))
)
AT_TABLE = select(members).where(members.c.id.in_(select(seats.c.member).where(seats.c.table == bindparam("table"))))
AWAY_AT_TABLE = (
    select(absences)
    .where(absences.c.member.in_(select(seats.c.member).where(seats.c.table == bindparam("table"))))
    .order_by(*absences.primary_key)
)
_ADD = insert(members)
_NOTHING_CHOSEN = {
    **dict.fromkeys(("language", "zone", "layout", "calls", "hours"), ""),
    **dict.fromkeys(("forewarned", "unranked"), False),
}
_RENAME = (
    update(identities)
    .where(identities.c.platform == bindparam("on"), identities.c.user == bindparam("account"))
    .values(name=bindparam("called"), handle=bindparam("found_by"))
)
_TAKE_HANDLE = (
    update(identities)
    .where(identities.c.platform == bindparam("on"), identities.c.handle == bindparam("found_by"))
    .values(handle="")
)
_PLATFORMS = select(identities.c.platform).distinct()
_KNOWN_AS = _BY_IDENTITY.add_columns(identities.c.name.label("known_as"), identities.c.handle)
_THERE = (tables.c.platform == bindparam("platform")) & (tables.c.channel == bindparam("channel"))
_KNOWN_THERE = (
    select(identities.c.user, members.c.name, identities.c.name.label("known_as"), identities.c.handle)
    .add_columns(identities.c.member)
    .join(members, members.c.id == identities.c.member)
    .where(
        identities.c.platform == bindparam("platform"),
        members.c.name != "",
        or_(
            *(
                exists().where(rows.c.member == members.c.id, tables.c.id == rows.c.table, _THERE)
                for rows in (seats, removals)
            ),
            exists().where(tables.c.host == members.c.id, _THERE),
        ),
    )
    .order_by(members.c.name, identities.c.user)
)


class Members(Repository):
    """The persons and their accounts."""

    async def get(self, id: int) -> rows.MemberRow | None:
        """Returns the member of that number."""
        return await self._sql.one(rows.MemberRow, members, id=id)

    async def at_table(self, table: str) -> tuple[rows.MemberRow, ...]:
        """Returns who sits at the table."""
        return await self._sql.rows(rows.MemberRow, AT_TABLE, table=table)

    async def several(self, ids: Collection[int]) -> dict[int, rows.MemberRow]:
        """Returns the members of those numbers that there are, by their numbers."""
        found = await self._sql.rows(rows.MemberRow, select(members).where(members.c.id.in_(ids)))
        return {row.id: row for row in found}

    async def by_identity(self, platform: str, user: str) -> rows.MemberRow | None:
        """Returns the member whose account it is."""
        return await self._sql.row(rows.MemberRow, _BY_IDENTITY, platform=platform, user=user)

    async def recognize(self, platform: str, user: str) -> tuple[rows.MemberRow, str, str] | None:
        """Returns the member whose account it is, and the name and handle that it had when it was last seen."""
        found = (await self._sql.run(_KNOWN_AS, {"platform": platform, "user": user})).rows
        if not found:
            return None
        return part(rows.MemberRow, found[0]), found[0]["known_as"], found[0]["handle"]

    def expect(self, platform: str, user: str) -> None:
        """Tells that an account will be recognized."""
        self._sql.expect([(_KNOWN_AS, {"platform": platform, "user": user})])

    def expect_identities(self, members: Iterable[int]) -> None:
        """Tells that the accounts of members will be asked for."""
        self._sql.expect((having(identities, "member"), {"member": member}) for member in members)

    async def platforms(self) -> frozenset[str]:
        """Returns on which platforms there are accounts."""
        return frozenset(await self._sql.values(_PLATFORMS))

    async def by_handle(self, platform: str, handle: str) -> rows.IdentityRow | None:
        """Returns the account that was last seen with a handle, in any case."""
        return await self._sql.one(rows.IdentityRow, identities, platform=platform, handle=handle.casefold())

    async def of_place(self, platform: str, channel: str) -> tuple[rows.PersonRow, ...]:
        """Returns who is known in a channel, by name: has sat or hosted there; in the lounge, who is let in."""
        known = await self._sql.rows(rows.PersonRow, _KNOWN_THERE, platform=platform, channel=channel)
        others = select(lounge_users.c.user, lounge_users.c.name).where(
            lounge_users.c.platform == platform, lounge_users.c.user.not_in([row.user for row in known])
        )
        named = [
            rows.PersonRow(user=row["user"], name=row["name"], known_as=row["name"])
            for row in (await self._sql.run(others)).rows
        ]
        return tuple(sorted((*known, *named), key=lambda row: (row.name, row.user))) if named else known

    async def add(self, name: str, platform: str, user: str, now: float) -> rows.MemberRow:
        """Stores a new member with a first account; raises `Conflict` if the account is somebody's."""
        fresh = await self._add(name, now)
        await self.link(fresh.id, platform, user, name)
        return fresh

    async def _add(self, name: str, now: float) -> rows.MemberRow:
        key = (await self._sql.run(_ADD, {"name": name, **_NOTHING_CHOSEN, "created": now})).key
        assert key is not None
        return rows.MemberRow(id=key, name=name, created=now)

    async def update(self, row: rows.MemberRow) -> None:
        """Stores the member's changed name, or what else is stored; raises `Conflict` for an unknown one."""
        await self._sql.change(members, row, f"There is no member {row.id}.")

    async def identities(self, member: int) -> tuple[rows.IdentityRow, ...]:
        """Returns the member's accounts."""
        return await self._sql.all(rows.IdentityRow, identities, member=member)

    async def link(self, member: int, platform: str, user: str, name: str, handle: str = "") -> None:
        """Stores a further account of the member; raises `Conflict` if it is somebody's already."""
        row = rows.IdentityRow(platform=platform, user=user, member=member, name=name, handle=handle)
        await self._sql.add(identities, row)

    async def absorb(self, keeps: int, joins: int) -> None:
        """Gives all that is a member's to another one, and deletes the first; raises `Conflict` for an unknown one.

        Where both have notes on a table, those of the second are added to those of the first.
        """
        if await self.get(keeps) is None or await self.get(joins) is None or keeps == joins:
            raise Conflict(f"Members {keeps} and {joins} cannot become one.")
        own = Notes(self._sql)
        for note in await own.of_member(joins):
            kept = await own.get(note.table, keeps)
            text = note.text if kept is None else f"{kept.text}\n{note.text}"
            await own.put(rows.NoteRow(table=note.table, member=keeps, text=text))
        for table in await Watchers(self._sql).tables_of(joins):
            await Watchers(self._sql).add(table.id, keeps)
        for removal in await self._sql.all(rows.RemovalRow, removals, member=joins):
            await self._sql.put(removals, replace(removal, member=keeps))
        for absence in await Absences(self._sql).of(joins):
            await Absences(self._sql).put(replace(absence, member=keeps))
        for lesson in await Lessons(self._sql).of(joins):
            kept_lesson = await Lessons(self._sql).get(keeps, lesson.game)
            if kept_lesson is None or kept_lesson.at < lesson.at:
                await Lessons(self._sql).put(replace(lesson, member=keeps))
        for word in await self._sql.all(rows.LaterRow, later, member=joins):
            if await self._sql.one(rows.LaterRow, later, member=keeps, table=word.table, kind=word.kind) is None:
                await self._sql.put(later, replace(word, member=keeps))
        for rating in await self._sql.all(rows.RatingRow, ratings, member=joins):
            await self._sql.put(ratings, await self._rating_of_both(rating, keeps))
        statements: tuple[Statement, ...] = (
            *_without(joins),
            delete(results).where(results.c.member == joins, results.c.table.in_(_played_by(keeps))),
            *(
                update(own).where(own.c.member == joins).values(member=keeps)
                for own in (link_tries, pings, aloud, results, identities, seats)
            ),
            update(tables).where(tables.c.host == joins).values(host=keeps),
            delete(members).where(members.c.id == joins),
        )
        for statement in statements:
            await self._sql.send(statement)

    async def _rating_of_both(self, rating: rows.RatingRow, keeps: int) -> rows.RatingRow:
        """Returns the rating of two members who become one: that which knows more games, with the games of both."""
        key = {"platform": rating.platform, "place": rating.place, "game": rating.game, "seats": rating.seats}
        kept = await self._sql.one(rows.RatingRow, ratings, member=keeps, **key)
        if kept is None:
            return replace(rating, member=keeps)
        better = max(kept, rating, key=lambda one: one.games)
        return replace(better, member=keeps, games=kept.games + rating.games, won=kept.won + rating.won)

    async def part(self, account: rows.IdentityRow, now: float) -> rows.MemberRow:
        """Makes one of several accounts that of a new member, who is kept out where the old one was.

        In a game that goes on the new member is known by the seat that the old one has held. Wrong codes count for
        both, or linking anew would forgive them.
        """
        await Guests(self._sql).know_again(account.member, [account])
        fresh = await self._add(account.name, now)
        await self._sql.change(identities, replace(account, member=fresh.id), f"There is no account {account.user}.")
        tries = await Links(self._sql).tries(account.member)
        await Links(self._sql).add_tries(fresh.id, *tries)
        return fresh

    async def rename_identity(self, platform: str, user: str, name: str, handle: str = "") -> None:
        """Stores the name and the handle that the account has now; the handle is no other account's any more."""
        if handle:
            await self._sql.send(_TAKE_HANDLE, {"on": platform, "found_by": handle})
        await self._sql.send(_RENAME, {"on": platform, "account": user, "called": name, "found_by": handle})

    async def forget(self, member: int) -> None:
        """Deletes what is stored of the member as a person; the seats stay, held by somebody without a name.

        Of where the member was removed, or has held a seat, only fingerprints of the accounts are left while the table
        is open: so forgetting lets nobody in again, and lets nobody see a second hand.
        """
        accounts = await self.identities(member)
        await Guests(self._sql).know_again(member, accounts)
        for account in accounts:
            await self._sql.send(delete(shown_panels).where(*_of_account(shown_panels, account)))
        users, invited = await self._lounge_users(member), await self._invited(member)
        statements: tuple[Statement, ...] = (
            delete(lounge_messages).where(
                or_(lounge_messages.c.author.in_(users), lounge_messages.c.member.in_(users))
            ),
            delete(lounge_pictures).where(lounge_pictures.c.member.in_(users)),
            delete(lounge_users).where(lounge_users.c.user.in_(users)),
            *_without(member),
            delete(invitations).where(invited),
            *(delete(own).where(own.c.member == member) for own in (pings, aloud, results, link_tries, identities)),
            update(members).where(members.c.id == member).values(**_NOTHING_CHOSEN, name=""),
        )
        for statement in statements:
            await self._sql.send(statement)

    async def everything(self, member: int) -> dict[str, Any]:
        """Returns what is stored of the member, in a form that can be written as JSON; empty for an unknown one."""
        row = await self.get(member)
        if row is None:
            return {}
        users = await self._lounge_users(member)
        return {
            "member": asdict(row),
            "identities": [asdict(identity) for identity in await self.identities(member)],
            "seats": await self._seats(member),
            "orders": await self._orders(member),
            "pings": await self._dicts(select(pings.c.table, pings.c.kind, pings.c.at).where(pings.c.member == member)),
            "aloud": await self._dicts(select(aloud.c.table, aloud.c.at).where(aloud.c.member == member)),
            "later": await self._dicts(select(later.c.table, later.c.kind, later.c.at).where(later.c.member == member)),
            "absences": [asdict(absence) for absence in await Absences(self._sql).of(member)],
            "hosted": list(await self._sql.values(select(tables.c.id).where(tables.c.host == member))),
            "watched": list(await self._sql.values(select(watchers.c.table).where(watchers.c.member == member))),
            "tried": list(await self._sql.values(select(trials.c.table).where(trials.c.member == member))),
            "notes": [asdict(note) for note in await Notes(self._sql).of_member(member)],
            "lessons": [asdict(lesson) for lesson in await Lessons(self._sql).of(member)],
            "results": await self._dicts(select(results).where(results.c.member == member)),
            "ratings": await self._dicts(select(ratings).where(ratings.c.member == member)),
            "invitations": await self._dicts(select(invitations).where(await self._invited(member))),
            "removals": await self._dicts(select(removals.c.table, removals.c.at).where(removals.c.member == member)),
            "panels": [panel for account in await self.identities(member) for panel in await self._panels(account)],
            "lounge_users": await self._dicts(
                select(lounge_users.c.user, lounge_users.c.name).where(lounge_users.c.user.in_(users))
            ),
            "lounge_messages_written": await self._written(users),
            "lounge_messages_received": await self._dicts(
                select(lounge_messages.c.at, lounge_messages.c.thread).where(lounge_messages.c.member.in_(users))
            ),  # without what they say: the last such list is itself one of them
        }

    async def _lounge_users(self, member: int) -> tuple[str, ...]:
        there = identities.c.platform.in_(select(lounge_users.c.platform))
        mine = select(identities.c.user).where(identities.c.member == member, there)
        return await self._sql.values(mine)

    async def _invited(self, member: int) -> ColumnElement[bool]:
        """Returns what the invitations of the member's accounts have in common."""
        accounts = await self.identities(member)
        return or_(false(), *(and_(*_of_account(invitations, own)) for own in accounts))

    async def _panels(self, account: rows.IdentityRow) -> list[dict[str, Any]]:
        return await self._dicts(select(shown_panels).where(*_of_account(shown_panels, account)))

    async def _seats(self, member: int) -> list[dict[str, Any]]:
        own = (seats.c.table, seats.c.seat, seats.c.colour, seats.c.word)
        query = select(*own, tables.c.name, tables.c.game, tables.c.status)
        held = query.join(tables, tables.c.id == seats.c.table).where(seats.c.member == member)
        return await self._dicts(held.order_by(seats.c.table, seats.c.seat))

    async def _orders(self, member: int) -> list[dict[str, Any]]:
        whose = (seats.c.table == orders.c.table) & (seats.c.seat == orders.c.seat)
        query = select(orders).join(seats, whose).where(seats.c.member == member)
        found = await self._sql.rows(rows.OrderRow, query.order_by(orders.c.table, orders.c.seat, orders.c.number))
        return [{"table": row.table, "seat": row.seat, "order": row.order.decode()} for row in found]

    async def _dicts(self, query: Select[Any]) -> list[dict[str, Any]]:
        return list((await self._sql.run(query)).rows)

    async def _written(self, users: Collection[str]) -> list[dict[str, Any]]:
        query = select(lounge_messages).where(lounge_messages.c.author.in_(users)).order_by(lounge_messages.c.id)
        found = await self._sql.rows(rows.LoungeMessageRow, query)
        return [{"at": row.at, "thread": row.thread, "body": row.body.decode(errors="replace")} for row in found]


def _without(member: int) -> Iterator[Statement]:
    """Yields what deletes all that goes with a member, as it is nobody else's afterwards."""
    for own in (notes, lessons, watchers, removals, absences, ratings, later, trials, link_codes):
        yield delete(own).where(own.c.member == member)
    yield delete(link_wishes).where(or_(link_wishes.c.member == member, link_wishes.c.keeps == member))


def _of_account(table: Table, account: rows.IdentityRow) -> tuple[ColumnElement[bool], ...]:
    """Compares the columns of a table that name an account."""
    return table.c.platform == account.platform, table.c.user == account.user


def _played_by(member: int) -> Select[Any]:
    """Returns the tables of which a member has a result."""
    return select(results.c.table).where(results.c.member == member)


class Absences(Rows[rows.AbsenceRow]):
    """When the members are away."""

    _table = absences

    async def of(self, member: int) -> tuple[rows.AbsenceRow, ...]:
        """Returns when the member is away, or has been, in order."""
        return await self._sql.all(rows.AbsenceRow, absences, member=member)

    async def at_table(self, table: str) -> tuple[rows.AbsenceRow, ...]:
        """Returns when those who sit at a table are away, or have been, in order."""
        return await self._sql.rows(rows.AbsenceRow, AWAY_AT_TABLE, table=table)

    async def remove(self, row: rows.AbsenceRow) -> None:
        """Deletes an absence."""
        await self._sql.remove(absences, member=row.member, begins=row.begins)


class Lessons(Rows[rows.LessonRow]):
    """How far the members have come in the lessons."""

    _table = lessons

    async def of(self, member: int) -> tuple[rows.LessonRow, ...]:
        """Returns the lessons that the member has begun, the latest first."""
        found = await self._sql.all(rows.LessonRow, lessons, member=member)
        return tuple(sorted(found, key=lambda row: (-row.at, row.game)))

    async def get(self, member: int, game: str) -> rows.LessonRow | None:
        """Returns how far the member has come in a lesson, if begun."""
        return await self._sql.one(rows.LessonRow, lessons, member=member, game=game)


class Notes(Repository):
    """The members' private notes about their tables."""

    async def get(self, table: str, member: int) -> rows.NoteRow | None:
        """Returns the member's note about the table."""
        return await self._sql.one(rows.NoteRow, notes, table=table, member=member)

    async def put(self, row: rows.NoteRow) -> None:
        """Stores a note in place of the one before; an empty one is deleted."""
        if row.text:
            await self._sql.put(notes, row)
        else:
            await self._sql.remove(notes, table=row.table, member=row.member)

    async def of_member(self, member: int) -> tuple[rows.NoteRow, ...]:
        """Returns all notes of the member."""
        return await self._sql.all(rows.NoteRow, notes, member=member)


class Watchers(Repository):
    """Who wants to be told of a table without sitting at it."""

    async def add(self, table: str, member: int) -> None:
        """Stores that the member watches the table, if that is new."""
        if member not in await self.of(table):
            await self._sql.add(watchers, rows.WatcherRow(table=table, member=member))

    async def remove(self, table: str, member: int) -> None:
        """Stores that the member does not watch the table."""
        await self._sql.remove(watchers, table=table, member=member)

    async def of(self, table: str) -> tuple[int, ...]:
        """Returns who watches the table."""
        query = select(watchers.c.member).where(watchers.c.table == table)
        return await self._sql.values(query.order_by(watchers.c.member))

    async def tables_of(self, member: int) -> tuple[rows.TableRow, ...]:
        """Returns the tables that the member watches, the oldest first."""
        query = select(tables).join(watchers, watchers.c.table == tables.c.id).where(watchers.c.member == member)
        return await self._sql.rows(rows.TableRow, query.order_by(tables.c.created, tables.c.id))
