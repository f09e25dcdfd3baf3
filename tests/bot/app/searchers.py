"""What finds the answers of bots in tests: at once, in the process of the test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot import searches
from bot.app.beside.searching import SearchFailed
from players.core.hints import Hint
from players.core.looking_back import Valued

QUICK = "easy"
"""The level at which all bots of a test play that says nothing else, so that none takes long."""


class InPlace:
    """Answers when it is allowed to, and as it is told to; it remembers what it was asked."""

    def __init__(self) -> None:
        self.level = QUICK
        self.asked: list[tuple[str, int, str]] = []
        self.valued = 0
        self.given_up = 0
        self.rests = 0
        self.fails = False
        self.singly = False
        """Whether it is allowed one answer at a time."""
        self.free = asyncio.Event()
        self.free.set()
        self.before: Callable[[], None] = lambda: None

    async def search(self, game: str, state: bytes, seat: int, level: str) -> tuple[str, ...]:
        self.asked.append((game, seat, level))
        try:
            await self.free.wait()
        except asyncio.CancelledError:
            self.given_up += 1
            raise
        if self.singly:
            self.free.clear()
        self.before()
        if self.fails:
            raise SearchFailed("it was to fail")
        return searches.answer(game, state, seat, self.level)

    async def hints(self, game: str, state: bytes, seat: int) -> tuple[Hint, ...]:
        if self.fails:
            raise SearchFailed("it was to fail")
        return searches.hints(game, state, seat)

    async def value(self, game: str, state: bytes, seat: int, actions: tuple[str, ...], longer: bool) -> Valued:
        self.valued += 1
        await self.free.wait()
        self.before()
        if self.fails:
            raise SearchFailed("it was to fail")
        return searches.value(game, state, seat, actions, longer)

    def rest(self) -> None:
        self.rests += 1

    def close(self) -> None:
        pass
