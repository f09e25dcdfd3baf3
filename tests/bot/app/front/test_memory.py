"""What chats keep for themselves by the application."""

from __future__ import annotations

from bot.app import App
from bot.app.front.forgetting import KEEP_EVENTS
from tests.bot.app.chat import (
    Chat,
)


async def test_what_need_be_said_once_is_known_to_have_been_said(app: App) -> None:
    assert [await app.memory.first_time(Chat.name, "hello", keep=KEEP_EVENTS) for _ in range(2)] == [True, False]
    assert await app.memory.first_time("other", "hello", keep=KEEP_EVENTS)
