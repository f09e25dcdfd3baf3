from __future__ import annotations

from storage.store import Store


async def test_a_place_without_settings_has_an_empty_object(store: Store) -> None:
    async with store.write() as tx:
        assert await tx.places.get("web", "main") == "{}"
        for language in ("en", "cs"):
            await tx.places.put("web", "main", f'{{"language":"{language}"}}')
        assert await tx.places.get("web", "main") == '{"language":"cs"}'
        assert await tx.places.get("discord", "main") == "{}"


async def test_when_the_bot_was_last_known_to_run_is_replaced(store: Store) -> None:
    async with store.write() as tx:
        assert await tx.installation.alive() is None
        for now in (1.0, 2.5):
            await tx.installation.note_alive(now)
        assert await tx.installation.alive() == 2.5
