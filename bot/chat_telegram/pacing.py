"""Sends no faster than Telegram allows, and lets no chat wait for another one.

The library's own limiter lets a group have 40 messages in its first minute and stops all chats when one is flooded.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Coroutine
from datetime import timedelta
from typing import Any

from telegram.error import RetryAfter
from telegram.ext import BaseRateLimiter

from bot.app.port import Clock

GROUP = 20
"""Messages and edits that a group takes in its time."""
OVERALL = 30
"""Messages and edits a second in all chats together."""
PATIENCE = 30.0
"""Seconds that a private answer waits for its turn, if nothing else is said."""
IN_FLIGHT = 0.05
"""Seconds after which it is looked again whether a request under way has come to its end."""

Answer = bool | dict[str, Any] | list[dict[str, Any]]


class Window:
    """What was sent within the last seconds, as it was answered, and how much is under way."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._sent: deque[float] = deque()
        self.under_way = 0

    def wait(self, now: float) -> float:
        """Returns the seconds until one more may be sent."""
        while self._sent and self._sent[0] <= now - self._seconds:
            self._sent.popleft()
        if len(self._sent) + self.under_way < self._most:
            return 0.0
        if self.under_way or not self._sent:
            return IN_FLIGHT
        return self._sent[0] + self._seconds - now

    def note(self, now: float) -> None:
        """Counts what has just been sent."""
        self._sent.append(now)

    def is_idle(self, now: float) -> bool:
        """Says whether nothing is remembered that could make anybody wait."""
        self.wait(now)
        return not self._sent and not self.under_way


class Pacing(BaseRateLimiter[float]):
    """Lets each request wait for its turn; with ``rate_limit_args`` no longer than so many seconds, or `RetryAfter`."""

    def __init__(self, group_seconds: float, clock: Clock, overall: int = OVERALL) -> None:
        self._group_seconds = group_seconds
        self._clock = clock
        self._overall = Window(overall, 1.0)
        self._groups: dict[int, Window] = {}
        self._held: defaultdict[int, float] = defaultdict(float)
        """Until when a chat takes nothing, as Telegram has said."""

    async def initialize(self) -> None:
        """There is nothing to be opened."""

    async def shutdown(self) -> None:
        """There is nothing to be closed."""

    async def process_request(
        self,
        callback: Callable[..., Coroutine[Any, Any, Answer]],
        args: Any,
        kwargs: dict[str, Any],
        endpoint: str,
        data: dict[str, Any],
        rate_limit_args: float | None,
    ) -> Answer:
        chat = _chat(data)
        if chat is None or not endpoint.startswith(("send", "edit", "create", "close")):
            return await callback(*args, **kwargs)
        until = self._clock.steady() + (PATIENCE if rate_limit_args is None else rate_limit_args)
        while True:
            await self._turn(chat, until)
            windows = self._windows(chat)
            for window in windows:
                window.under_way += 1
            try:
                return await callback(*args, **kwargs)
            except RetryAfter as error:
                seconds = wait_of(error)
                self._held[chat] = self._clock.steady() + seconds
                if self._held[chat] > until:
                    raise
            finally:
                for window in windows:
                    window.under_way -= 1
                    window.note(self._clock.steady())

    async def _turn(self, chat: int, until: float) -> None:
        """Waits until a chat may be sent one more; raises `RetryAfter` if that would be too late."""
        while (wait := self._wait(chat, self._clock.steady())) > 0:
            if self._clock.steady() + wait > until:
                raise RetryAfter(timedelta(seconds=wait))
            await self._clock.sleep(wait)

    def _wait(self, chat: int, now: float) -> float:
        held = self._held.get(chat, 0.0) - now
        if held <= 0:
            self._held.pop(chat, None)
        return max(held, *(window.wait(now) for window in self._windows(chat)))

    def _windows(self, chat: int) -> tuple[Window, ...]:
        """Returns what a chat's messages are counted in; a private chat has no count of its own."""
        if chat > 0:
            return (self._overall,)
        if chat not in self._groups:
            now = self._clock.steady()
            self._groups = {id: window for id, window in self._groups.items() if not window.is_idle(now)}
            self._groups[chat] = Window(GROUP, self._group_seconds)
        return (self._overall, self._groups[chat])


def wait_of(error: RetryAfter) -> float:
    """Returns the seconds that Telegram wants us to wait."""
    wait = error.retry_after
    return wait.total_seconds() if isinstance(wait, timedelta) else float(wait)


def _chat(data: dict[str, Any]) -> int | None:
    try:
        return int(data.get("chat_id"))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        return None
