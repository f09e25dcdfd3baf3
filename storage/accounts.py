"""What the chats keep of accounts, such as where a panel stands in a private chat; it is forgotten with the member."""

from __future__ import annotations

from storage.settings import Meta, of_account
from storage.sql import Sql


class Accounts:
    """Values by account and key."""

    def __init__(self, sql: Sql) -> None:
        self._meta = Meta(sql)

    async def of(self, platform: str) -> dict[tuple[str, str], str]:
        """Returns all that is kept of a platform's accounts, by user and key."""
        kept = await self._meta.starting_with(of_account(platform))
        parted = ((key.removeprefix(of_account(platform)).partition("-"), value) for key, value in kept.items())
        return {(user, name): value for (user, _, name), value in parted}

    async def put(self, platform: str, user: str, key: str, value: str) -> None:
        """Keeps a value in place of the one before."""
        await self._meta.put(of_account(platform, user) + key, value)

    async def remove(self, platform: str, user: str, key: str) -> None:
        """Keeps a value no longer, if there is one."""
        await self._meta.remove(of_account(platform, user) + key)
