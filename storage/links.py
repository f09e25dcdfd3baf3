"""Linking: the codes by which accounts become one member's, the questions they lead to, and wrong codes."""

from __future__ import annotations

from sqlalchemy import delete, select

from storage.repository import Repository
from storage.rows import LinkCodeRow, LinkTryRow, LinkWishRow
from storage.schema import link_codes, link_tries, link_wishes


class Links(Repository):
    """What members have begun of linking their accounts."""

    async def give(self, row: LinkCodeRow) -> None:
        """Stores the code that a member has got, in place of the one before."""
        await self._sql.put(link_codes, row)

    async def take(self, code: str) -> LinkCodeRow | None:
        """Returns the code of that fingerprint and deletes it: it counts once."""
        found = await self._sql.one(LinkCodeRow, link_codes, code=code)
        await self._sql.remove(link_codes, code=code)
        return found

    async def ask(self, row: LinkWishRow) -> None:
        """Stores what a member is asked, in place of what was asked before."""
        await self._sql.put(link_wishes, row)

    async def take_wish(self, member: int) -> LinkWishRow | None:
        """Returns what a member is asked and deletes it: it is answered once."""
        found = await self._sql.one(LinkWishRow, link_wishes, member=member)
        await self._sql.remove(link_wishes, member=member)
        return found

    async def tries(self, member: int) -> tuple[float, ...]:
        """Returns when a member has given wrong codes, in order."""
        query = select(link_tries.c.at).where(link_tries.c.member == member)
        return await self._sql.values(query.order_by(link_tries.c.at))

    async def add_tries(self, member: int, *moments: float) -> None:
        """Stores when a member has given wrong codes."""
        await self._sql.add(link_tries, *(LinkTryRow(member=member, at=at) for at in moments))

    async def prune(self, before: float) -> None:
        """Deletes the codes and questions that could be answered until then, and the wrong codes given before."""
        await self._sql.send(delete(link_codes).where(link_codes.c.until < before))
        await self._sql.send(delete(link_wishes).where(link_wishes.c.until < before))
        await self._sql.send(delete(link_tries).where(link_tries.c.at < before))
