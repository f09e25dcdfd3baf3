from __future__ import annotations

import asyncio
import logging

import pytest

from bot.app.beside.rounds import Rounds, end
from tests.waiting import PATIENCE, until


class Work:
    """Counts how often it is done; fails as often as is said, and waits for long after each time."""

    def __init__(self, failures: int = 0) -> None:
        self.done, self.failures = 0, failures

    async def __call__(self) -> float:
        self.done += 1
        if self.done <= self.failures:
            raise OSError("no disk")
        return PATIENCE


def rounds(work: Work) -> Rounds:
    return Rounds("work", work, logging.getLogger("test"), "nothing could be done", 0.0)


async def test_work_is_done_at_once_and_whenever_it_is_woken() -> None:
    one = rounds(work := Work())
    one.start()
    await until(lambda: work.done == 1)
    one.wake()
    await until(lambda: work.done == 2)
    await one.stop()
    one.wake()
    await asyncio.sleep(0)
    assert work.done == 2


async def test_work_that_fails_is_told_of_and_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    one = rounds(work := Work(failures=2))
    one.start()
    await until(lambda: work.done == 3)
    await one.stop()
    assert caplog.messages == ["nothing could be done; trying again"] * 2


async def test_what_was_never_begun_is_ended_too_and_what_fails_as_it_ends_keeps_nobody() -> None:
    async def stubborn() -> None:
        try:
            await asyncio.sleep(PATIENCE)
        finally:
            raise OSError

    await rounds(Work()).stop()
    task = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    await end(None, task)
    assert task.done()
