"""Looks back at finished games when somebody asks for it: one game after the other, each once.

What was asked for is stored, so a look back that a kill has ended is begun anew, and what was found is kept. Each turn
is a search of its own, so that the bots at other tables come in between.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import replace

import msgspec

from bot.app.beside.rounds import Rounds
from bot.app.beside.searching import Searcher, SearchFailed
from bot.app.outside import Clock
from bot.app.play import looks_back, replays, tables, turning_points
from bot.app.play.looks_back import LookBack
from bot.app.speech.context import Trouble
from players.core import looking_back
from players.core.looking_back import Turn, Valued
from rules.core import codec
from rules.core.chance import ReplayError
from rules.core.log import effective
from rules.core.match import Outdated
from storage.leases import CLOCK
from storage.rows import AnalysisRow
from storage.store import Store

log = logging.getLogger(__name__)

LOOKED_UP = 50
"""Of how many games it is looked up at once that somebody has asked for them."""
WAIT = 300.0
"""Seconds after which what could not be done is tried again."""


class LookingBack:
    """One task beside the chats."""

    def __init__(self, store: Store, clock: Clock, searcher: Searcher) -> None:
        self._store = store
        self._clock = clock
        self._searcher = searcher
        self._asked: dict[str, float] = {}
        """When tables were asked for, as long as that is not stored."""
        self._progress: dict[str, tuple[int, int]] = {}
        """Of the tables that are asked for, how many turns have been looked at and how many are to be."""
        self._failed: set[str] = set()
        self._idle = asyncio.Event()
        """Set while nothing is left to be done."""
        failure = "it could not be looked up which games to look back at"
        self._rounds = Rounds("looking back", self._look_all, log, failure, WAIT)
        self.start, self.stop = self._rounds.start, self._rounds.stop
        """What is looked for as it stops is begun anew after the next start."""

    def ask(self, table: str) -> tuple[int, int] | None:
        """Has the game of a table looked back at, where that is neither done nor under way.

        Returns how many of its turns have been looked at and how many are to be, no number at all before that is
        known; None where it has failed since somebody asked last.
        """
        if table in self._failed:
            self._failed.remove(table)
            return None
        if table not in self._progress:
            self._asked.setdefault(table, self._clock.now())
            self._rounds.wake()
            self._idle.clear()
        return self._progress.setdefault(table, (0, 0))

    async def settle(self) -> None:
        """Finds all that is asked for, in tests."""
        await self._idle.wait()

    async def _look_all(self) -> float:
        """Looks back at all that is asked for; returns the seconds until what could not be done is tried again."""
        while (row := await self._next()) is not None:
            await self._look(row)
        if not self._asked:
            self._idle.set()
        return WAIT

    async def _next(self) -> AnalysisRow | None:
        """Returns what was asked for first, after storing what has been asked for since."""
        if not self._store.is_whole():
            return None
        if asked := dict(self._asked):
            async with self._store.write() as tx:
                for table, at in asked.items():
                    known = await tx.analyses.get(table)
                    if known is None or (known.found is not None and looks_back.read(known) is None):
                        await tx.analyses.put(AnalysisRow(table=table, asked=at))
                    elif known.found is not None:
                        self._progress.pop(table, None)
            for table in asked:
                del self._asked[table]
        async with self._store.read() as tx:
            wanted = await tx.analyses.wanted(LOOKED_UP)
        left = self._store.leases.get(CLOCK) is not None  # by a process that is gone
        return next((row for row in wanted if left or row.table in self._progress), None)

    async def _look(self, row: AnalysisRow) -> None:
        """Looks back at a game and stores what is found; where that fails, it has to be asked for again."""
        found = None
        try:
            found = await self._found(row.table)
        except (SearchFailed, ReplayError, Outdated, Trouble) as error:
            log.warning("table %s could not be looked back at (%s)", row.table, type(error).__name__)
        async with self._store.write() as tx:
            if found is not None:
                await tx.analyses.put(replace(row, found=looks_back.write(found)))
            else:
                await tx.analyses.remove(row.table)
        if found is None and row.table in self._progress:
            self._failed.add(row.table)
        self._progress.pop(row.table, None)

    async def _found(self, table: str) -> LookBack:
        async with self._store.read() as tx:
            playing = await tables.played(tx, table)
            entries = effective(await tables.stored_log(tx, table))
        if not playing.match.over:
            raise Trouble("not-over-yet", table=table)
        header = playing.match.header
        course, _ = await replays.run(turning_points.follow, header, entries, {})
        turns = await replays.run(looking_back.turns, header, entries)
        self._progress[table] = (0, len(turns) + looking_back.AGAIN)
        briefly = await self._valued(table, header.game, dict(enumerate(turns)), longer=False)
        if turns and not briefly:
            raise SearchFailed("no turn could be valued")
        self._progress[table] = (len(turns), len(turns) + looking_back.AGAIN)
        worst = {number: turns[number] for number in looking_back.again(briefly)}
        longer = await self._valued(table, header.game, worst, longer=True)
        analysis = looking_back.conclude(header.seats, turns, briefly, longer)
        turning = tuple(one.first for one in analysis.decisive)  # as they are told of in words
        return LookBack(course=msgspec.structs.replace(course, turning=turning), analysis=analysis)

    async def _valued(self, table: str, game: str, turns: Mapping[int, Turn], *, longer: bool) -> dict[int, Valued]:
        """Values turns one after the other; those of which a search fails are left out."""
        found = {}
        for number, turn in turns.items():
            state = codec.encode(turn.state)
            try:
                found[number] = await self._searcher.value(game, state, turn.seat, turn.actions, longer)
            except SearchFailed as error:
                log.warning("a turn of table %s could not be valued (%s)", table, error)
            done, every = self._progress[table]
            self._progress[table] = (done + 1, every)
        return found
