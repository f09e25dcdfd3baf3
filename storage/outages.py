"""Outages: platforms, servers and channels that cannot be reached."""

from __future__ import annotations

from sqlalchemy import ColumnElement, bindparam, exists, or_

from storage.repository import Rows
from storage.rows import OutageRow
from storage.schema import outages, outbox, tables

PRIVATE = "private"
"""Stands for the server of all that is on none, where that alone cannot be reached."""
_OF_PLATFORM = (outages.c.server == "") & (outages.c.channel == "")
_HOLDS = or_(
    _OF_PLATFORM,
    (outages.c.server == tables.c.server) & (outages.c.server != ""),
    (outages.c.server == PRIVATE) & (tables.c.server == ""),
    (outages.c.channel == tables.c.channel) & (outages.c.channel != ""),
)
OUT_OF_REACH: ColumnElement[bool] = exists().where(outages.c.platform == tables.c.platform, _HOLDS)
"""Whether a table cannot be reached."""
GOING_ON: ColumnElement[bool] = tables.c.still.is_not(None) & ~OUT_OF_REACH & (tables.c.id <= bindparam("last"))
"""Whether a table goes on now that can be reached again; of all that do, those up to one."""
UNHEARD: ColumnElement[bool] = exists().where(outages.c.platform == outbox.c.private, _OF_PLATFORM)
"""Whether the one who is told a post in private cannot be reached."""


class Outages(Rows[OutageRow]):
    """What cannot be reached, and since when."""

    _table = outages

    async def all(self) -> tuple[OutageRow, ...]:
        """Returns all of them."""
        return await self._sql.all(OutageRow, outages)

    async def get(self, row: OutageRow) -> OutageRow | None:
        """Returns the one of the same platform, server and channel."""
        return await self._sql.one(OutageRow, outages, platform=row.platform, server=row.server, channel=row.channel)

    async def remove(self, row: OutageRow) -> None:
        """Forgets one that is over."""
        await self._sql.remove(outages, platform=row.platform, server=row.server, channel=row.channel)
