"""Dashboards: which channels have a message that lists their tables, and which of these are out of date."""

from __future__ import annotations

from sqlalchemy import bindparam, func, select, true, update

from storage.leases import Ours
from storage.repository import Rows
from storage.rows import DashboardRow
from storage.schema import dashboards, tables

_SERVER = (
    select(tables.c.server)
    .where(tables.c.platform == dashboards.c.platform, tables.c.channel == dashboards.c.channel, tables.c.server != "")
    .limit(1)
)
_STALE = (
    select(dashboards)
    .where(
        dashboards.c.stale == true(),
        Ours(dashboards.c.platform, dashboards.c.channel, func.coalesce(_SERVER.scalar_subquery(), "")),
    )
    .order_by(dashboards.c.platform, dashboards.c.channel)
)
_MARK = (
    update(dashboards)
    .where(dashboards.c.platform == bindparam("of"), dashboards.c.channel == bindparam("at"))
    .values(stale=True)
)
_MARK_ALL = update(dashboards).values(stale=True)


class Dashboards(Rows[DashboardRow]):
    """The messages that list the tables of a channel. Every change of a table makes that of its channel stale."""

    _table = dashboards

    async def get(self, platform: str, channel: str) -> DashboardRow | None:
        """Returns the dashboard of a channel, if it has one."""
        return await self._sql.one(DashboardRow, dashboards, platform=platform, channel=channel)

    async def remove(self, platform: str, channel: str) -> None:
        """Deletes the dashboard of a channel, if it has one."""
        await self._sql.remove(dashboards, platform=platform, channel=channel)

    async def move(self, platform: str, old: str, new: str) -> None:
        """Stores that a channel has another id now, in which its list is to be shown anew."""
        if await self.get(platform, old) is not None:
            await self.remove(platform, old)
            await self.put(DashboardRow(platform=platform, channel=new))

    async def stale(self) -> tuple[DashboardRow, ...]:
        """Returns the dashboards that may be out of date."""
        return await self._sql.rows(DashboardRow, _STALE)

    async def mark(self, platform: str, channel: str) -> None:
        """Notes that the dashboard of a channel, if it has one, may be out of date."""
        await self._sql.send(_MARK, {"of": platform, "at": channel})

    async def mark_all(self) -> None:
        """Notes that all of them may be out of date, as after a pause of the bot."""
        await self._sql.send(_MARK_ALL)
