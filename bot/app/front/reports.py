"""Takes note of what platforms report: what is lost and found, who has left, which rights and roles there are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

import msgspec

from bot.app.commands import hosting, house
from bot.app.front.contexts import Contexts
from bot.app.front.running import Running
from bot.app.outside import Clock
from bot.app.play import calling, houses, outgoing, tables
from bot.app.speech.messages import Actor, Barred, Messenger, Place, TryLater, Undeliverable
from bot.app.speech.reports import (
    Found,
    Gone,
    Heard,
    Lacks,
    Left,
    Lost,
    Moved,
    Report,
    RightsChanged,
    Roles,
    Servers,
    Silent,
)
from storage.rows import OutageRow, TableRow
from storage.store import Transaction


class Reports:
    """Takes note of reports, of each at once."""

    def __init__(self, clock: Clock, messengers: Mapping[str, Messenger], running: Running, contexts: Contexts) -> None:
        self._clock = clock
        self._messengers = messengers
        self._running = running
        self._contexts = contexts

    async def note(self, report: Report) -> None:
        """Takes note of a report."""
        reach = self._running.reach
        match report:
            case Lost(platform=platform, server=server, channel=channel):
                await reach.lose(platform, server, channel)
            case Found(platform=platform, server=server, channel=channel):
                await reach.find(platform, server, channel)
            case Silent(platform=platform, connection=connection, servers=servers, within=within):
                reach.silence(platform, connection, servers, within)
            case Heard(platform=platform, connection=connection):
                reach.hear(platform, connection)
                await self._running.hurry(platform)
            case Servers():
                await self._servers(report)
            case RightsChanged():
                await self._rights_changed(report)
            case Roles():
                await self._roles(report)
            case Moved():
                await self._moved(report)
            case Left():
                await self._left(report)
            case Gone():
                await self._gone(report)
            case Lacks():
                await self._lacks(report)
            case _:
                assert_never(report)

    async def look_where_it_lacks(self, place: Place) -> None:
        """Looks into a channel where somebody acts and the platform says that the bot lacks something, unless known."""
        async with self._running.store.read() as tx:
            played = await tx.tables.in_place(place.platform, place.channel, ("running",))
            known = await tx.outages.get(OutageRow(platform=place.platform, channel=place.channel, since=0.0))
        if played and known is None:
            await self._look_into(msgspec.structs.replace(place, thread=""))
            await self._running.reach.tell_hosts(played)

    async def _servers(self, report: Servers) -> None:
        """Finds the servers that were lost and are there, and loses those that are played on and are not."""
        platform = report.platform
        async with self._running.store.read() as tx:
            played = {one for one in await tx.tables.servers(platform) if report.of is None or one in report.of}
            lost = {row.server for row in await tx.outages.all() if row.platform == platform} - {""}
        for server in sorted(played.difference(report.known)):
            await self._running.reach.lose(platform, server)
        for server in sorted(lost.intersection(report.known)):
            await self._running.reach.find(platform, server)
        await self._running.hurry(platform)

    async def _rights_changed(self, report: RightsChanged) -> None:
        """Looks which channels of the server can be written in."""
        async with self._running.store.read() as tx:
            channels = await tx.tables.channels(report.platform, report.server)
        for channel in channels:
            await self._look_into(Place(platform=report.platform, server=report.server, channel=channel))

    async def _look_into(self, place: Place) -> None:
        """Looks whether a channel can be written in."""
        try:
            await self._messengers[place.platform].reach(place)
        except Barred as error:
            await self._running.reach.lose(place.platform, channel=place.channel, lacks=error.lacks)
        except (TryLater, Undeliverable):
            return
        else:
            await self._running.reach.find(place.platform, channel=place.channel)

    async def _roles(self, report: Roles) -> None:
        place = Place(platform=report.platform, channel="", server=report.server)
        async with self._running.store.read() as tx:
            gone = house.names_missing_role(await houses.load(tx, place), report.known)
        if gone:
            async with self._running.store.write() as tx:
                await house.leave_to_managers(tx, place, report.known)

    async def _moved(self, report: Moved) -> None:
        async with self._running.store.write() as tx:
            await tx.tables.move(report.platform, report.old, report.new)
            await tx.dashboards.move(report.platform, report.old, report.new)
            await house.move(tx, report.platform, report.old, report.new)
        self._running.wake()

    async def _left(self, report: Left) -> None:
        place = report.place
        async with self._running.store.write() as tx:
            member = await tx.members.by_identity(place.platform, report.user)
            for table in await tx.tables.of_member(member.id, tables.OPEN) if member is not None else ():
                if (table.platform, table.channel) == (place.platform, place.channel):
                    await self._open_seat(tx, table, place.platform, report.user)
        self._running.wake()

    async def _gone(self, report: Gone) -> None:
        async with self._running.store.write() as tx:
            table = await _table_of(tx, report.post)
            if table is not None:
                await self._open_seat(tx, table, report.platform, report.user)
        self._running.wake()

    async def _open_seat(self, tx: Transaction, table: TableRow, platform: str, user: str) -> None:
        """Opens the seat of somebody who is no longer where a table is played, if there is one."""
        member = await tx.members.by_identity(platform, user)
        if member is None or table.status not in tables.OPEN:
            return
        if member.id not in {seat.member for seat in await tx.seats.of(table.id)}:
            return
        actor = Actor(platform=platform, user=user, name=member.name)
        await hosting.gone(self._contexts.of_member(tx, member, actor, tables.place_of(table)), table)

    async def _lacks(self, report: Lacks) -> None:
        async with self._running.store.write() as tx:
            table = await _table_of(tx, report.post)
            if table is not None and table.platform == report.platform:
                now = self._clock.now()
                host = await calling.host(tx, table, now)
                await outgoing.tell_what_lacks(tx, table, host, report.permission, now)
        self._running.wake()


async def _table_of(tx: Transaction, post: str) -> TableRow | None:
    """Returns the table of which a post, named by its key, tells."""
    row = await tx.outbox.get(post)
    return await tx.tables.get(row.table) if row is not None else None
