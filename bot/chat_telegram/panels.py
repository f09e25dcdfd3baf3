"""Which guided panels stand in private chats: so those of before lose their buttons, over a restart, too."""

from __future__ import annotations

import logging
from collections import defaultdict
from dataclasses import dataclass

from telegram import InlineKeyboardMarkup

from bot.app.port import Application, Unavailable
from bot.chat_telegram.incoming import PLATFORM

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A guided panel that somebody has in view in a private chat."""

    number: int
    """Of its message."""
    stamp: str = ""
    """What tells it from those of other positions; after a start, from those of the position that it was sent for."""
    link: str = ""
    """The address of the board to which it leads back; empty where that has none."""
    keyboard: InlineKeyboardMarkup | None = None


class Panels:
    """The latest panel of each table in each private chat."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._standing: defaultdict[str, dict[int, Panel]] = defaultdict(dict)

    async def restore(self) -> None:
        """Learns of the panels that stood when the bot was stopped where they are and what for, and no more."""
        async with self._app.memory.read() as kept:
            stored = await kept.shown_panels.on(PLATFORM)
        for row in stored:
            self._standing[row.table].setdefault(int(row.user), Panel(number=int(row.message), stamp=row.stamp))

    def of(self, table: str) -> dict[int, Panel]:
        """Returns the panels of a table, by chat."""
        return dict(self._standing.get(table, {}))

    async def put(self, table: str, chat: int, panel: Panel) -> None:
        """Takes note of a panel, which is the latest of its table in its chat."""
        earlier = self._standing[table].get(chat)
        self._standing[table][chat] = panel
        if earlier is None or earlier.number != panel.number:
            await self._store(table, chat, panel)

    async def drop(self, table: str, chat: int) -> None:
        """Forgets a panel that is none any more."""
        if self._standing[table].pop(chat, None) is not None:
            await self._store(table, chat, None)
        if not self._standing[table]:
            del self._standing[table]

    async def drop_message(self, chat: int, number: int) -> None:
        """Forgets that a message is a panel, if it is one, as something else takes its place."""
        for table in [table for table, panels in self._standing.items() if chat in panels]:
            if self._standing[table][chat].number == number:
                await self.drop(table, chat)

    async def _store(self, table: str, chat: int, panel: Panel | None) -> None:
        """Stores where a panel stands; where nothing can be stored it is known until the next start."""
        try:
            async with self._app.memory.write() as kept:
                if panel is None:
                    await kept.shown_panels.remove(PLATFORM, str(chat), table)
                else:
                    await kept.shown_panels.put(PLATFORM, str(chat), table, str(panel.number), panel.stamp)
        except Unavailable as error:
            log.debug("where a panel stands could not be stored: %s", type(error).__name__)
