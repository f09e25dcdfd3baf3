"""The lounge: a channel that no platform keeps, so that it is kept here: its users, its messages and their pictures."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import bindparam, func, insert, or_, select, update

from storage.errors import Conflict
from storage.repository import Repository
from storage.rows import LoungeMessageRow, LoungePictureRow, LoungeUserRow
from storage.schema import installation, lounge_messages, lounge_pictures, lounge_users
from storage.sql import ALL, Sql

"""The platform whose users these are, as identities name it."""

_COUNT_ON = update(installation).values(lounge_revision=installation.c.lounge_revision + 1)
_REVISION = select(installation.c.lounge_revision)

_SEEN = or_(lounge_messages.c.member == "", lounge_messages.c.member == bindparam("user"))
_AFTER = (
    select(lounge_messages)
    .where(lounge_messages.c.revision > bindparam("revision"), _SEEN)
    .order_by(lounge_messages.c.id)
)
_BEFORE = (
    select(lounge_messages)
    .where(lounge_messages.c.id < bindparam("id"), lounge_messages.c.thread == bindparam("thread"), _SEEN)
    .order_by(lounge_messages.c.id.desc())
    .limit(bindparam("limit"))
)
_BETWEEN = (
    select(lounge_messages)
    .where(lounge_messages.c.key.between(bindparam("first"), bindparam("last")))
    .order_by(lounge_messages.c.id)
)
_NEWEST = select(func.max(lounge_messages.c.revision)).where(_SEEN)
_USERS = select(lounge_users).order_by(lounge_users.c.name, lounge_users.c.user)
_ADD = insert(lounge_messages)
_EDIT = (
    update(lounge_messages)
    .where(lounge_messages.c.id == bindparam("message"))
    .values(body=bindparam("text"), revision=bindparam("changed"))
)


class Lounge:
    """The users and messages of the lounge; a number that a page names may be larger than any that there is."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql
        self.pictures = LoungePictures(sql)

    async def message(
        self, key: str, *, body: bytes, at: float, thread: str = "", member: str = "", author: str = ""
    ) -> LoungeMessageRow:
        """Stores a message and returns it, or returns the one that has that key already."""
        known = await self.by_key(key)
        if known is not None:
            return known
        revision = await self._next_revision()
        said: dict[str, Any] = {
            "key": key,
            "thread": thread,
            "member": member,
            "author": author,
            "body": body,
            "at": at,
        }
        id = (await self._sql.run(_ADD, said | {"revision": revision})).key
        assert id is not None
        return LoungeMessageRow(id=id, revision=revision, **said)

    async def edit(self, id: int, body: bytes) -> LoungeMessageRow:
        """Gives a message another body and a new revision, and returns it; raises `Conflict` if it is unknown."""
        revision = await self._next_revision()
        await self._sql.send(_EDIT, {"message": id, "text": body, "changed": revision})
        changed = await self.get(id)
        if changed is None:
            raise Conflict(f"There is no message {id}.")
        return changed

    async def after(self, revision: int, user: str) -> tuple[LoungeMessageRow, ...]:
        """Returns what is new or changed since that revision and for this user to see, in the order it was written."""
        return await self._sql.rows(LoungeMessageRow, _AFTER, revision=min(revision, ALL), user=user)

    async def before(self, id: int, user: str, thread: str, limit: int) -> tuple[LoungeMessageRow, ...]:
        """Returns the last messages of a thread before that one, of those for this user to see, the oldest first."""
        found = await self._sql.rows(LoungeMessageRow, _BEFORE, id=min(id, ALL), user=user, thread=thread, limit=limit)
        return found[::-1]

    async def newest(self, user: str) -> int:
        """Returns the highest revision of what this user may see, 0 where there is nothing."""
        return cast(int, await self._sql.value(_NEWEST, user=user) or 0)

    async def get(self, id: int) -> LoungeMessageRow | None:
        """Returns the message of that number."""
        return await self._sql.one(LoungeMessageRow, lounge_messages, id=min(id, ALL))

    async def by_key(self, key: str) -> LoungeMessageRow | None:
        """Returns the message of that key."""
        return await self._sql.one(LoungeMessageRow, lounge_messages, key=key)

    async def starting_with(self, prefix: str) -> tuple[LoungeMessageRow, ...]:
        """Returns the messages whose keys begin so, the oldest first."""
        return await self._sql.rows(LoungeMessageRow, _BETWEEN, first=prefix, last=prefix + "\U0010ffff")

    async def users(self) -> tuple[LoungeUserRow, ...]:
        """Returns all users, by name."""
        return await self._sql.rows(LoungeUserRow, _USERS)

    async def add_user(self, platform: str, user: str, name: str, link_hash: str) -> LoungeUserRow:
        """Stores a new user; raises `Conflict` if there is one of that id or link."""
        row = LoungeUserRow(user=user, platform=platform, name=name, link_hash=link_hash)
        await self._sql.add(lounge_users, row)
        return row

    async def rename(self, user: str, name: str) -> None:
        """Gives a user another name; raises `Conflict` for an unknown one."""
        done = await self._sql.run(update(lounge_users).where(lounge_users.c.user == user).values(name=name))
        if not done.changed:
            raise Conflict(f"There is no user {user}.")

    async def relink(self, user: str, link_hash: str) -> None:
        """Gives a user another link in place of the old one; raises `Conflict` for an unknown one.

        It counts as a change, so that pages which another process shows hear of it.
        """
        await self._sql.send(_COUNT_ON)
        done = await self._sql.run(update(lounge_users).where(lounge_users.c.user == user).values(link_hash=link_hash))
        if not done.changed:
            raise Conflict(f"There is no user {user}.")

    async def user(self, user: str) -> LoungeUserRow | None:
        """Returns the user of that id."""
        return await self._sql.one(LoungeUserRow, lounge_users, user=user)

    async def user_by_link(self, link_hash: str) -> LoungeUserRow | None:
        """Returns the user whose personal link has that hash."""
        return await self._sql.one(LoungeUserRow, lounge_users, link_hash=link_hash)

    async def _next_revision(self) -> int:
        """Counts on; the messages themselves cannot tell, since the newest may have been deleted."""
        await self._sql.send(_COUNT_ON)
        return cast(int, await self._sql.value(_REVISION))


class LoungePictures(Repository):
    """The pictures that the messages show."""

    async def add(self, id: str, member: str, mime: str, data: bytes) -> None:
        """Stores a picture under an unguessable id, for one user alone unless ``member`` is empty."""
        await self._sql.add(lounge_pictures, LoungePictureRow(id=id, member=member, mime=mime, data=data))

    async def get(self, id: str) -> LoungePictureRow | None:
        """Returns the picture of that id."""
        return await self._sql.one(LoungePictureRow, lounge_pictures, id=id)

    async def remove(self, id: str) -> None:
        """Deletes a picture that no message shows any more."""
        await self._sql.remove(lounge_pictures, id=id)
