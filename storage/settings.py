"""Settings: of a place, and of the installation as a whole."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, select

from storage.rows import MetaRow, PlaceRow
from storage.schema import meta, places
from storage.sql import Sql

_BETWEEN = meta.c.key.between(bindparam("first"), bindparam("last"))
_READ, _REMOVE = select(meta).where(_BETWEEN), delete(meta).where(_BETWEEN)


def of_account(platform: str, user: str = "") -> str:
    """Begins the keys of what a chat keeps of an account, and with no user of all; it is forgotten with its member."""
    return f"account-{platform}-{user}-" if user else f"account-{platform}-"


class Places:
    """The settings of the channels, each a JSON object."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def get(self, platform: str, channel: str) -> str:
        """Returns the settings of a channel, ``{}`` if it has none."""
        found = await self._sql.one(PlaceRow, places, platform=platform, channel=channel)
        return "{}" if found is None else found.settings

    async def put(self, platform: str, channel: str, settings: str) -> None:
        """Stores the settings of a channel in place of those before."""
        await self._sql.put(places, PlaceRow(platform=platform, channel=channel, settings=settings))


class Meta:
    """What the installation knows of itself, by key."""

    def __init__(self, sql: Sql) -> None:
        self._sql = sql

    async def get(self, key: str) -> str | None:
        """Returns the value of a key."""
        found = await self._sql.one(MetaRow, meta, key=key)
        return None if found is None else found.value

    async def starting_with(self, prefix: str) -> dict[str, str]:
        """Returns the values of all keys that begin so."""
        rows = await self._sql.rows(MetaRow, _READ, **_all_from(prefix))
        return {row.key: row.value for row in rows}

    async def put(self, key: str, value: str) -> None:
        """Stores the value of a key in place of the one before."""
        await self._sql.put(meta, MetaRow(key=key, value=value))

    async def remove(self, key: str) -> None:
        """Deletes a key, if it is there."""
        await self._sql.remove(meta, key=key)

    async def remove_starting_with(self, prefix: str) -> None:
        """Deletes all keys that begin so."""
        await self._sql.run(_REMOVE, _all_from(prefix))


def _all_from(prefix: str) -> dict[str, str]:
    """Returns between which keys those lie that begin so."""
    return {"first": prefix, "last": prefix + "\U0010ffff"}
