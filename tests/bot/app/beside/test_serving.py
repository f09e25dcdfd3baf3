"""Several chats at once: one that fails is served again, and the others do not notice."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from bot.app.beside import serving
from bot.app.outside import Clock
from bot.app.speech.failures import CannotServe


class Playing:
    """A chat that fails as often as it is told to, and is served from then on."""

    def __init__(self, name: str, *failures: Exception) -> None:
        self.name = name
        self.failures: Iterator[Exception] = iter(failures)
        self.tries = 0
        self.served = asyncio.Event()
        self.closed = False

    async def serve(self) -> None:
        self.tries += 1
        if (failure := next(self.failures, None)) is not None:
            raise failure
        self.served.set()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            self.closed = True


async def test_a_chat_that_fails_is_served_again_and_the_others_do_not_notice(trouble_is_expected: None) -> None:
    poor, good = Playing("poor", OSError("no network"), AttributeError("ws")), Playing("good")
    async with serving.serving([poor, good], 0.001) as ended:
        await asyncio.gather(poor.served.wait(), good.served.wait())
        assert (poor.tries, good.tries) == (3, 1)
        assert not good.closed and not ended.done()
    assert poor.closed and good.closed


async def test_a_chat_that_cannot_be_served_ends_alone(
    trouble_is_expected: None, caplog: pytest.LogCaptureFixture
) -> None:
    wrong, good = Playing("wrong", CannotServe("The token is wrong; set another.")), Playing("good")
    async with serving.serving([wrong, good], 0.001) as ended:
        await good.served.wait()
        assert not ended.done()
    assert wrong.tries == 1
    assert "the wrong chat cannot be served: The token is wrong; set another." in caplog.text


async def test_it_is_over_when_no_chat_can_be_served(trouble_is_expected: None) -> None:
    chats = [Playing("one", CannotServe("no")), Playing("two", OSError(), CannotServe("never"))]
    async with serving.serving(chats, 0.001) as ended:
        assert [str(why) for why in await ended] == ["no", "never"]


async def test_the_waits_become_longer_and_end_when_the_chat_was_served_long(trouble_is_expected: None) -> None:
    waits: list[float] = []
    lasted = iter([0.0, 0.0, 0.0, 301.0, 0.0])
    now = 0.0

    class Passing(Clock):
        def steady(self) -> float:
            return now

        async def sleep(self, seconds: float) -> None:
            waits.append(seconds)

    class Failing:
        name = "failing"

        async def serve(self) -> None:
            nonlocal now
            try:
                now += next(lasted)
            except StopIteration:
                raise CannotServe("enough") from None
            raise OSError

    await serving.supervise(Failing(), 100.0, Passing())
    assert waits == [100.0, 200.0, 300.0, 100.0, 200.0]


async def test_what_went_wrong_is_told_by_its_kind_alone(
    trouble_is_expected: None, caplog: pytest.LogCaptureFixture
) -> None:
    """The text of an error can hold an address with a token in it."""
    caplog.set_level("INFO")
    async with serving.serving([chat := Playing("poor", OSError("https://example.org/hunter2"))], 0.001):
        await chat.served.wait()
    assert "the poor chat has failed (OSError); trying again" in caplog.text
    assert "hunter2" not in caplog.text
