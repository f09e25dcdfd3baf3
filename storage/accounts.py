"""What stands in the private chats of accounts; it is forgotten with the member."""

from __future__ import annotations

from sqlalchemy import delete, select

from storage.repository import Repository
from storage.rows import IdentityRow, ShownPanelRow
from storage.schema import identities, shown_panels, tables
from storage.tables import LIVE


class ShownPanels(Repository):
    """The guided panels that stand there."""

    async def on(self, platform: str) -> tuple[ShownPanelRow, ...]:
        """Returns those of a platform."""
        return await self._sql.all(ShownPanelRow, shown_panels, platform=platform)

    async def put(self, platform: str, user: str, table: str, message: str, stamp: str) -> None:
        """Stores where the panel of a table stands, in place of where it stood; unless nobody has the account."""
        if await self._sql.one(IdentityRow, identities, platform=platform, user=user) is not None:
            row = ShownPanelRow(platform=platform, user=user, table=table, message=message, stamp=stamp)
            await self._sql.put(shown_panels, row)

    async def remove(self, platform: str, user: str, table: str) -> None:
        """Forgets the panel of a table in a chat."""
        await self._sql.remove(shown_panels, platform=platform, user=user, table=table)

    async def prune(self, before: float) -> None:
        """Forgets those of tables at which nothing can happen any more since then."""
        gone = select(tables.c.id).where(tables.c.status.not_in(LIVE), tables.c.changed < before)
        await self._sql.send(delete(shown_panels).where(shown_panels.c.table.in_(gone)))
