from __future__ import annotations

from dataclasses import replace

from storage.store import Store
from tests.storage.sample import seat_two


async def test_where_a_panel_stands_is_found_again_by_its_platform(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.shown_panels.put("web", "ada", "t1", "12", "a")
        await tx.shown_panels.put("web", "ada", "t1", "13", "b")
        await tx.shown_panels.put("web", "bo", "t1", "1", "a")
        found = [(row.user, row.message, row.stamp) for row in await tx.shown_panels.on("web")]
        assert found == [("ada", "13", "b"), ("bo", "1", "a")]
        assert await tx.shown_panels.on("other") == ()
        for _ in range(2):
            await tx.shown_panels.remove("web", "ada", "t1")
        assert [row.user for row in await tx.shown_panels.on("web")] == ["bo"]


async def test_of_an_account_that_nobody_has_nothing_is_kept(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.shown_panels.put("web", "nobody", "t1", "12", "a")
        assert await tx.shown_panels.on("web") == ()


async def test_panels_are_forgotten_a_while_after_their_table(store: Store) -> None:
    async with store.write() as tx:
        await seat_two(tx)
        await tx.shown_panels.put("web", "ada", "t1", "12", "a")
        await tx.shown_panels.prune(100.0)
        assert len(await tx.shown_panels.on("web")) == 1, "it is still played"
        table = await tx.tables.get("t1")
        assert table is not None
        await tx.tables.update(replace(table, status="over", changed=50.0))
        for before, left in ((50.0, 1), (51.0, 0)):
            await tx.shown_panels.prune(before)
            assert len(await tx.shown_panels.on("web")) == left
