from __future__ import annotations

from storage.store import Store


async def test_what_was_handed_in_waits_once_and_in_its_order_until_it_is_dealt_with(store: Store) -> None:
    async with store.write() as tx:
        for event in ("0012", "0007", "0012"):
            await tx.inbox.put("telegram", event, event.encode())
        await tx.inbox.put("discord", "0001", b"elsewhere")
    async with store.write() as tx:
        assert [row.contents for row in await tx.inbox.waiting("telegram")] == [b"0007", b"0012"]
        await tx.inbox.remove("telegram", "0007")
        assert [row.event for row in await tx.inbox.waiting("telegram")] == ["0012"]


async def test_other_processes_notice_what_was_handed_in(store: Store) -> None:
    async with store.write() as tx:
        before = await tx.installation.latest()
        await tx.inbox.put("telegram", "0007", b"")
        assert await tx.installation.latest() != before
