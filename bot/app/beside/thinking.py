"""Has bots think, a few at once and the one that was asked first before all others, and plays what comes of it.

For whom one is to answer is stored with who is awaited, so it survives whatever ends the bot, and is played once: in
the transaction in which it is played the seat is awaited by others, or asked something else. A search whose table has
changed meanwhile is given up.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot import about
from bot.app.beside.rounds import Rounds, end
from bot.app.beside.searching import Searcher, SearchFailed
from bot.app.outside import Clock
from bot.app.play import bots
from rules.core import codec
from storage.rows import ThinkingRow
from storage.store import Store

log = logging.getLogger(__name__)

LOOKED_UP = 50
"""For how many seats it is looked up at once that bots are to answer."""
IDLE = 300.0
"""Seconds without a search after which what searches is ended; and after which what could not be done is tried
again."""


class Thinking:
    """One task beside the chats, and one more for each search under way."""

    def __init__(
        self, store: Store, clock: Clock, searcher: Searcher, at_once: int, wake_sender: Callable[[], None]
    ) -> None:
        self._store = store
        self._clock = clock
        self._searcher = searcher
        self._at_once = at_once
        self._wake_sender = wake_sender
        self._searches: dict[ThinkingRow, asyncio.Task[None]] = {}
        self._failed: dict[ThinkingRow, float] = {}
        """What could not even be played harmlessly, and when, so that other tables do not wait for it."""
        self._needed = clock.steady()
        """When a search has begun or ended last."""
        failure = "it could not be looked up which bots are asked"
        self._rounds = Rounds("thinking", self._look, log, failure, IDLE)
        self.start, self.wake = self._rounds.start, self._rounds.wake

    async def stop(self) -> None:
        """Gives up what is searched for; it is due again after the next start."""
        await self._rounds.stop()
        await end(*self._searches.values())
        self._searcher.close()

    async def settle(self) -> None:
        """Lets all bots answer that are asked, in tests."""
        await self._look()
        while self._searches:
            await asyncio.wait(self._searches.values())
            await self._look()

    async def _look(self) -> float:
        """Gives up the searches that nobody needs any more, and begins others."""
        if not self._store.is_whole():
            return IDLE
        now = self._clock.steady()
        self._failed = {row: at for row, at in self._failed.items() if now < at + IDLE}
        async with self._store.read() as tx:
            due = await tx.awaited.thinking(LOOKED_UP + len(self._failed))
        for row in self._searches.keys() - set(due):
            self._searches[row].cancel()
        for row in due:
            if len(self._searches) < self._at_once and row not in self._searches and row not in self._failed:
                self._searches[row] = asyncio.create_task(self._think(row), name="search")
        if self._searches:
            self._needed = now
        elif now >= self._needed + IDLE:
            self._searcher.rest()
        return IDLE

    async def _think(self, row: ThinkingRow) -> None:
        """Searches an answer for a seat and plays it."""
        with about.doing("bot", row.table):
            await self._answer(row)

    async def _answer(self, row: ThinkingRow) -> None:
        try:
            found = await self._found(row)
            async with self._store.write() as tx:
                await bots.play(tx, row, found, self._clock.now())
        except Exception:
            log.exception("a bot could not answer at table %s", row.table)
            self._failed[row] = self._clock.steady()
        finally:
            del self._searches[row]
            self._wake_sender()
            self.wake()

    async def _found(self, row: ThinkingRow) -> tuple[str, ...]:
        """Returns what is found, nothing where the search fails."""
        async with self._store.read() as tx:
            playing = await bots.asked(tx, row)
        if playing is None:
            return ()
        state = codec.encode(playing.match.state)
        try:
            return await self._searcher.search(playing.table.game, state, row.seat, row.level)
        except Exception as error:
            why = error if isinstance(error, SearchFailed) else type(error).__name__
            log.warning("a search at table %s has failed (%s)", row.table, why)
            return ()
