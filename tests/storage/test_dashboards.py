from __future__ import annotations

from dataclasses import replace

from storage.rows import DashboardRow
from storage.store import Store
from tests.storage.sample import a_table

MAIN = DashboardRow(platform="web", channel="main", reference="m1", stale=False)


async def test_a_change_of_a_table_makes_the_dashboard_of_its_channel_stale_and_no_other(store: Store) -> None:
    async with store.write() as tx:
        host = await tx.members.add("Ada", "web", "ada", 1.0)
        await tx.dashboards.put(MAIN)
        await tx.dashboards.put(replace(MAIN, channel="side"))
        assert await tx.dashboards.stale() == ()
        await tx.tables.add(a_table(host=host.id))
        assert await tx.dashboards.stale() == (replace(MAIN, stale=True),)
        await tx.dashboards.put(MAIN)
        await tx.tables.update(a_table(host=host.id, status="over"))
        assert await tx.dashboards.stale() == (replace(MAIN, stale=True),)
        await tx.dashboards.mark_all()
        assert len(await tx.dashboards.stale()) == 2


async def test_a_channel_without_a_dashboard_is_given_none(store: Store) -> None:
    async with store.write() as tx:
        await tx.dashboards.mark("web", "main")
        assert await tx.dashboards.get("web", "main") is None
        await tx.dashboards.put(MAIN)
        await tx.dashboards.remove("web", "main")
        assert await tx.dashboards.get("web", "main") is None


async def test_tables_to_be_put_away_are_found_when_it_is_time(store: Store) -> None:
    async with store.write() as tx:
        host = await tx.members.add("Ada", "web", "ada", 1.0)
        over = a_table(host=host.id, status="over", due=50.0)
        await tx.tables.add(over)
        await tx.tables.add(a_table(id="t2", host=host.id))
        assert await tx.tables.due(49.0) == ()
        assert await tx.tables.due(50.0) == (over,)
