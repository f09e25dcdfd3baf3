"""Waiting for what comes by itself, however busy the machine is."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds after which what has not come does not come."""
SOON = 4.0
"""Seconds in which there is what is promised within one, with what a busy machine takes beside it."""


async def until(condition: Callable[[], object], every: float = 0.01) -> None:
    """Waits until something is so, which is looked at again and again; fails where it never is."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it does not come"
        await asyncio.sleep(every)
