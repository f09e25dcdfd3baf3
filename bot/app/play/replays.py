"""Replays take long, so they run beside the loop: one after the other, in a thread that soon lets the loop go on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from bot.app.speech.context import Trouble
from rules.core.chance import ReplayError

P = ParamSpec("P")
T = TypeVar("T")

LENT = 0.001
"""Seconds for which a thread keeps the interpreter while another one waits for it; by itself it would be five times as
long, at every step of everybody's commands."""

_THREAD = ThreadPoolExecutor(1, "replay", partial(sys.setswitchinterval, LENT))


async def run(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Does the work of a replay without holding up the loop."""
    return await asyncio.get_running_loop().run_in_executor(_THREAD, partial(work, *args, **kwargs))


async def asked(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """Does so what a member has asked for; raises `Trouble` where the log does not fit together."""
    try:
        return await run(work, *args, **kwargs)
    except ReplayError as error:
        raise Trouble("damaged-log", why=str(error)) from error
