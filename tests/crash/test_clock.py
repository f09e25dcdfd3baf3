"""A wall clock that is set again and again, forward and back, with restarts or without, costs nobody a turn.

The bot plays on a clock that a test moves. Whatever the clock shows, each player has the time that truly passed while
the bot was on; nobody is answered for before that, and everybody is when it is up. ``CLOCK_SEED`` and ``CLOCK_JUMPS``
choose other jumps and more of them.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from bot.app import App
from bot.app.beside.timekeeper import PATIENCE, Timekeeper
from bot.app.speech.messages import Post, TryLater
from tests.bot.app.chat import Chat, Person, open_app, seat_down
from tests.bot.app.outside import Hours

SEED = int(os.environ.get("CLOCK_SEED", "1"))
JUMPS = int(os.environ.get("CLOCK_JUMPS", "24"))
HOUR, DAY, YEAR = 3600.0, 86400.0, 365 * 86400.0
OFTEN = 4
"""One of so many jumps comes over a restart."""


class Played:
    """A bot on a clock that is set at will, and what is known of the true time."""

    def __init__(self, folder: Path, luck: Random) -> None:
        self._folder = folder
        self._luck = luck
        self._open = AsyncExitStack()
        self.hours = Hours()
        self.chat = Chat()
        self.on = 0.0
        """The seconds for which the bot was on."""

    async def start(self) -> None:
        self.app, _ = await self._open.enter_async_context(open_app(self._folder, self.hours, self.chat))
        self.keeper = Timekeeper(self.app.store, self.hours, lambda: None)

    async def stop(self) -> None:
        await self._open.aclose()

    async def pass_time(self, seconds: float) -> None:
        self.hours.at += seconds
        self.on += seconds
        await self.keeper.tick()

    async def set_clock(self) -> str:
        """Sets the clock, while the bot is on or over a restart; returns how."""
        wrong = self._luck.choice((0.0, HOUR, 30 * HOUR, YEAR, -HOUR, -30 * HOUR, -YEAR, self._luck.uniform(-DAY, DAY)))
        if self._luck.randrange(OFTEN):
            self.hours.wrong = wrong
            await self.keeper.tick()
            return "jumps"
        await self.stop()
        self.hours.wrong = wrong
        self.hours.at += self._luck.choice((0.0, HOUR, 30 * HOUR))
        await self.start()
        await self.keeper.tick()
        return "restarts"

    async def left(self) -> float:
        """Returns how much time is left until somebody is answered for; where no game is left, in a new one."""
        async with self.app.store.read() as tx:
            deadline = await tx.awaited.next_deadline()
        if deadline is None:
            await seat_down(self.app, self.chat, "toy pace=1d", "Ann", "Bob")
            return await self.left()
        return deadline - self.hours.now()


async def lobbies(app: App) -> int:
    async with app.store.read() as tx:
        return len(await tx.tables.everywhere(["lobby"]))


async def test_jumps_of_the_clock_cost_nobody_a_turn(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    luck = Random(f"clock {SEED}")
    played, met, answered = Played(tmp_path, luck), Counter[str](), 0
    await played.start()
    due = await played.left()
    await Person(played.app, "Cid").types("/new toy")
    for _ in range(JUMPS):
        met[await played.set_clock()] += 1
        if played.on < PATIENCE:
            assert await lobbies(played.app) == 1
        assert abs(await played.left() - (due - played.on)) < 1, "as much is left as truly is"
        said = len(played.chat.posts)
        await played.app.drain()
        assert len(played.chat.posts) == said, "nobody is answered for, and no lobby closed, by a jump"
        await played.pass_time(luck.uniform(0, DAY / 3))
        await played.app.drain()  # what time itself brings, such as the end of the lobby
        if played.on >= due:
            answered += 1
            assert len(played.chat.posts) > said, "whose time is up is answered for"
            due = played.on + await played.left()
    await _deliver_after_a_jump(played, met)
    await played.stop()
    with capfd.disabled():
        sys.stdout.write(
            f"\nseed {SEED}: {met['jumps']} jumps of the clock and {met['restarts']} restarts under another one in "
            f"{played.on / DAY:.0f} days; {answered} turns ended, each in its time; "
            f"{met['posts']} posts that had to wait delivered in theirs"
        )


async def _deliver_after_a_jump(played: Played, met: Counter[str]) -> None:
    """Lets posts wait for a minute while the clock is set, and sees that they are delivered after that minute."""

    def too_fast(post: Post) -> None:
        raise TryLater("too fast", 60)

    for number in range(JUMPS // 8):
        played.chat.before = too_fast
        await Person(played.app, f"Host {number}").types("/new toy")
        said = len(played.chat.posts)
        await played.set_clock()
        played.chat.before = lambda post: None
        await played.pass_time(61)
        await played.app.drain()
        assert len(played.chat.posts) > said
        met["posts"] += 1
