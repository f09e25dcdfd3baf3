"""The inbox: what platforms have handed in, from when it is acknowledged until it has been dealt with."""

from __future__ import annotations

from storage.repository import Repository
from storage.rows import InboxRow
from storage.schema import inbox


class Inbox(Repository):
    """What has been handed in, to whichever process, and waits for the one that deals with it."""

    async def put(self, platform: str, event: str, contents: bytes) -> None:
        """Stores an event; one that is handed in again stands there once."""
        await self._sql.put(inbox, InboxRow(platform=platform, event=event, contents=contents))

    async def waiting(self, platform: str) -> tuple[InboxRow, ...]:
        """Returns what waits, in the order in which it happened."""
        return await self._sql.all(InboxRow, inbox, platform=platform)

    async def remove(self, platform: str, event: str) -> None:
        """Deletes an event that has been dealt with."""
        await self._sql.remove(inbox, platform=platform, event=event)
