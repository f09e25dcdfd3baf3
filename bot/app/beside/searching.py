"""Searches for bots, hints and looks back, in processes of their own at the lowest priority: nobody waits for one.

A process is begun when the first search needs it, and ended when a search is given up, or none has come for a while.
Processes are spawned, not forked: a forked one would inherit the lock file of the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from typing import Any, Protocol

from bot import searches
from bot.searches import Job
from players.core.hints import Hint
from players.core.looking_back import Valued
from render.core.workers import paths_of


class SearchFailed(Exception):
    """A search has found nothing, for the reason that is named; what it looked at is not."""


class Searcher(Protocol):
    """What finds the answers of bots, and what members could play or could have played."""

    async def search(self, game: str, state: bytes, seat: int, level: str) -> tuple[str, ...]:
        """Returns the notations with which a seat that is asked goes on; raises `SearchFailed`."""

    async def hints(self, game: str, state: bytes, seat: int) -> tuple[Hint, ...]:
        """Returns the best lines for what a seat is asked; raises `SearchFailed`."""

    async def value(self, game: str, state: bytes, seat: int, actions: tuple[str, ...], longer: bool) -> Valued:
        """Values what a seat played, and what it could have played, briefly or longer; raises `SearchFailed`."""

    def rest(self) -> None:
        """Gives back what is only needed for searches, as none has come for a while."""

    def close(self) -> None:
        """Gives it back for good."""


class Processes:
    """Searches in up to so many processes.

    ``packages`` names packages whose search path, where it was extended, holds in these processes too.
    """

    def __init__(self, at_once: int, packages: Sequence[str] = ("rules", "players")) -> None:
        self._packages = packages
        self._threads = ThreadPoolExecutor(at_once, "search")
        self._free = asyncio.Semaphore(at_once)
        self._resting: list[_Process] = []

    async def search(self, game: str, state: bytes, seat: int, level: str) -> tuple[str, ...]:
        found: tuple[str, ...] = await self._found((searches.ANSWER, (game, state, seat, level)))
        return found

    async def hints(self, game: str, state: bytes, seat: int) -> tuple[Hint, ...]:
        found: tuple[Hint, ...] = await self._found((searches.HINTS, (game, state, seat)))
        return found

    async def value(self, game: str, state: bytes, seat: int, actions: tuple[str, ...], longer: bool) -> Valued:
        found: Valued = await self._found((searches.VALUE, (game, state, seat, actions, longer)))
        return found

    async def _found(self, job: Job) -> Any:
        async with self._free:  # before there is a process, or all who wait would have one
            process = self._resting.pop() if self._resting else _Process(self._packages)
            try:
                found = await asyncio.get_running_loop().run_in_executor(self._threads, process.ask, job)
            except (EOFError, OSError) as error:
                raise SearchFailed("the process has ended") from error
            except asyncio.CancelledError:
                process.kill()
                raise
            self._resting.append(process)
        if isinstance(found, str):
            raise SearchFailed(found)
        return found

    def rest(self) -> None:
        while self._resting:
            self._resting.pop().end()

    def close(self) -> None:
        self.rest()
        self._threads.shutdown(wait=False)


class _Process:
    """One process, which does one search after the other."""

    def __init__(self, packages: Sequence[str]) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process = context.Process(target=searches.serve, args=(theirs, paths_of(packages)), daemon=True)
        self._process.start()
        theirs.close()

    def ask(self, job: Job) -> Any:
        """Waits for what is found, or for why nothing was; raises `EOFError` or `OSError` where the process ends."""
        try:
            self._connection.send(job)
            return self._connection.recv()
        except (EOFError, OSError):
            self.end()
            raise

    def kill(self) -> None:
        """Ends the process in the middle of a search; whoever waits for that does the rest."""
        self._process.kill()

    def end(self) -> None:
        """Ends the process, which searches for nothing."""
        self._process.kill()
        self._process.join()
        self._connection.close()
