"""What is forgotten after a while, now and then on the way of an intent."""

from __future__ import annotations

from bot.app.commands import linking
from bot.app.outside import Clock
from bot.app.play import allowance
from storage.store import Transaction

KEEP_EVENTS = 3 * 24 * 3600.0
"""Seconds for which a platform's event is known when it is delivered again."""

KEEP_POSTS = 90 * 24 * 3600.0
"""Seconds for which a post of a finished game is known when somebody answers it, and whom posts have called."""

PRUNE_EVERY = 3600.0


class Forgetting:
    """Forgets old events and delivered posts."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._next = 0.0

    async def when_due(self, tx: Transaction) -> None:
        """Forgets what is old, unless that was done lately."""
        if self._clock.steady() >= self._next:
            now = self._clock.now()
            await tx.events.prune(now - KEEP_EVENTS)
            await tx.outbox.prune(now - KEEP_POSTS)
            await tx.pings.prune(now - KEEP_POSTS)
            await tx.aloud.prune(now - allowance.A_DAY)
            await tx.links.prune(now - linking.HOUR)
            await tx.shown_panels.prune(now - KEEP_POSTS)
            self._next = self._clock.steady() + PRUNE_EVERY
