from __future__ import annotations

from storage.store import Store


async def test_a_place_without_settings_has_an_empty_object(store: Store) -> None:
    async with store.write() as tx:
        assert await tx.places.get("web", "main") == "{}"
        for language in ("en", "cs"):
            await tx.places.put("web", "main", f'{{"language":"{language}"}}')
        assert await tx.places.get("web", "main") == '{"language":"cs"}'
        assert await tx.places.get("discord", "main") == "{}"


async def test_what_the_installation_knows_is_replaced(store: Store) -> None:
    async with store.write() as tx:
        assert await tx.meta.get("alive") is None
        for value in ("1", "2"):
            await tx.meta.put("alive", value)
        assert await tx.meta.get("alive") == "2"
        for _ in range(2):
            await tx.meta.remove("alive")
        assert await tx.meta.get("alive") is None


async def test_what_the_installation_knows_is_found_by_how_its_key_begins(store: Store) -> None:
    async with store.write() as tx:
        for key in ("panel-a", "panel-b", "panem", "pane"):
            await tx.meta.put(key, key.upper())
        assert await tx.meta.starting_with("panel-") == {"panel-a": "PANEL-A", "panel-b": "PANEL-B"}
