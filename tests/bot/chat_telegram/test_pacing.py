"""No faster than Telegram allows, and no slower than that asks for."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

import pytest
from telegram.error import RetryAfter

from bot.app.outside import Clock
from bot.chat_telegram.pacing import GROUP, Pacing, Window

GROUP_CHAT, OTHER_GROUP, PRIVATE = -1, -2, 7


async def send(pacing: Pacing, chat: int, longest: float | None = None, endpoint: str = "sendMessage") -> float:
    """Sends something and returns when it went out."""

    async def request() -> bool:
        return True

    await pacing.process_request(request, (), {}, endpoint, {"chat_id": chat}, longest)
    return asyncio.get_running_loop().time()


async def test_a_group_gets_so_many_in_any_stretch_of_time() -> None:
    pacing = Pacing(0.3, Clock())
    times = [await send(pacing, GROUP_CHAT) for _ in range(2 * GROUP + 1)]
    assert all(later - earlier >= 0.3 for earlier, later in zip(times, times[GROUP:], strict=False))


async def test_another_chat_does_not_wait_for_a_group() -> None:
    pacing = Pacing(3600, Clock())
    for _ in range(GROUP):
        await send(pacing, GROUP_CHAT)
    for chat in (OTHER_GROUP, PRIVATE):
        await send(pacing, chat, 0.0)
    with pytest.raises(RetryAfter):
        await send(pacing, GROUP_CHAT, 0.0)


async def test_what_shows_nothing_is_not_counted() -> None:
    pacing = Pacing(3600, Clock())
    for _ in range(2 * GROUP):
        await send(pacing, GROUP_CHAT, 0.0, "getChatMember")
    await send(pacing, GROUP_CHAT, 0.0)


async def test_who_cannot_wait_is_told_for_how_long_it_would_be() -> None:
    pacing = Pacing(100.0, Clock())
    for _ in range(GROUP):
        await send(pacing, GROUP_CHAT)
    with pytest.raises(RetryAfter) as refused:
        await send(pacing, GROUP_CHAT, 0.0)
    assert isinstance(refused.value.retry_after, timedelta)
    assert 99 < refused.value.retry_after.total_seconds() <= 100


async def test_a_flooded_chat_waits_alone() -> None:
    pacing, asked = Pacing(3600, Clock()), []

    async def flooded() -> bool:
        asked.append(asyncio.get_running_loop().time())
        if len(asked) == 1:
            raise RetryAfter(timedelta(seconds=0.2))
        return True

    fields: dict[str, Any] = {"chat_id": GROUP_CHAT}
    waiting = asyncio.create_task(pacing.process_request(flooded, (), {}, "sendMessage", fields, 5.0))
    await asyncio.sleep(0.01)
    await send(pacing, OTHER_GROUP, 0.0)
    with pytest.raises(RetryAfter):
        await send(pacing, GROUP_CHAT, 0.0)
    assert not waiting.done()
    await waiting
    assert asked[1] - asked[0] >= 0.2


async def test_what_is_under_way_counts() -> None:
    pacing, ends = Pacing(3600, Clock()), asyncio.Event()

    async def slow() -> bool:
        return await ends.wait()

    fields: dict[str, Any] = {"chat_id": GROUP_CHAT}
    under_way = [
        asyncio.create_task(pacing.process_request(slow, (), {}, "sendPhoto", fields, 0.0)) for _ in range(GROUP)
    ]
    await asyncio.sleep(0)
    with pytest.raises(RetryAfter):
        await send(pacing, GROUP_CHAT, 0.0)
    ends.set()
    await asyncio.gather(*under_way)


def test_a_window_forgets_what_is_long_ago() -> None:
    window = Window(2, 10.0)
    for now in (1.0, 4.0):
        assert window.wait(now) == 0
        window.note(now)
    assert window.wait(5.0) == 6.0
    assert window.wait(11.0) == 0
    assert not window.is_idle(11.0)
    assert window.is_idle(14.0)
