from __future__ import annotations

from storage.store import Store


async def test_what_a_chat_keeps_of_an_account_is_found_again_by_its_platform(store: Store) -> None:
    async with store.write() as tx:
        await tx.accounts.put("chat", "7", "panel-t1", "12 a")
        await tx.accounts.put("chat", "7", "panel-t1", "13 b")
        await tx.accounts.put("chat", "8", "panel-t1", "1 a")
        await tx.accounts.put("other", "7", "panel-t1", "2 a")
    async with store.write() as tx:
        assert await tx.accounts.of("chat") == {("7", "panel-t1"): "13 b", ("8", "panel-t1"): "1 a"}
        await tx.accounts.remove("chat", "7", "panel-t1")
        await tx.accounts.remove("chat", "7", "panel-t2")
        assert await tx.accounts.of("chat") == {("8", "panel-t1"): "1 a"}


async def test_what_a_chat_keeps_of_an_account_is_forgotten_with_its_member(store: Store) -> None:
    async with store.write() as tx:
        ann = await tx.members.add("Ann", "chat", "7", 1.0)
        await tx.accounts.put("chat", "7", "panel-t1", "12 a")
        await tx.accounts.put("chat", "8", "panel-t1", "1 a")
        await tx.members.forget(ann.id)
        assert await tx.accounts.of("chat") == {("8", "panel-t1"): "1 a"}
