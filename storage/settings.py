"""Settings: of a place, and of the installation as a whole."""

from __future__ import annotations

from typing import cast

from sqlalchemy import bindparam, func, select, update

from storage.repository import Repository
from storage.rows import PlaceRow
from storage.schema import awaited, inbox, installation, outbox, places

_ALIVE = select(installation.c.alive)
_LATEST = select(
    select(func.max(outbox.c.id)).scalar_subquery().label("post"),
    select(func.max(awaited.c.thinks)).scalar_subquery().label("asked"),
    select(func.max(inbox.c.event)).scalar_subquery().label("handed_in"),
    installation.c.lounge_revision.label("lounge"),
)
_NOTE_ALIVE = update(installation).values(alive=bindparam("now"))


class Places(Repository):
    """The settings of the channels, each a JSON object."""

    async def get(self, platform: str, channel: str) -> str:
        """Returns the settings of a channel, ``{}`` if it has none."""
        found = await self._sql.one(PlaceRow, places, platform=platform, channel=channel)
        return "{}" if found is None else found.settings

    async def put(self, platform: str, channel: str, settings: str) -> None:
        """Stores the settings of a channel in place of those before."""
        await self._sql.put(places, PlaceRow(platform=platform, channel=channel, settings=settings))


class Installation(Repository):
    """What the installation knows of itself."""

    async def alive(self) -> float | None:
        """Returns when the bot was last known to run, None before its first start."""
        return cast("float | None", await self._sql.value(_ALIVE))

    async def latest(self) -> tuple[object, ...]:
        """Returns what is another one as soon as there is a post, something in the lounge or in the inbox, or a bot is
        asked."""
        ((found),) = (await self._sql.run(_LATEST)).rows
        return tuple(found.values())

    async def note_alive(self, now: float) -> None:
        """Stores that the bot runs."""
        await self._sql.send(_NOTE_ALIVE, {"now": now})
