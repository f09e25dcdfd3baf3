"""How long moves take in a database full of live games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bench.chat import Chat
from bench.figures import percentile, progress, spread
from bench.games import PLATFORM, Game, Stored, store_games
from bench.panels import measure_presses
from bot.app import App, create_app
from bot.settings import Settings
from storage.migrate import migrate

PLAYED = 12
"""Commands that are measured at each table."""
PAUSE = 0.01
"""Seconds after a command, in which the bot looks what is due next: that is no part of the command that follows."""


async def measure_moves(folder: Path, games: Sequence[Game], live: int, tables: int) -> dict[str, Any]:
    """Plays on at some of many live tables, first without pictures, then with all of them."""
    settings = Settings(data=folder)
    migrate(settings.database)
    app = create_app(settings)
    chat = Chat(app)
    app.attach(PLATFORM, chat)
    await app.start()
    try:
        numbers = progress(range(live), "storing games")
        near_end = await store_games(app.store, games, islice(numbers, live - tables), near_end=True)
        at_beginning = await store_games(app.store, games, numbers, near_end=False)
        await app.drain()
        early, late, worked = await _commands(app, zip(at_beginning, near_end, strict=False))
        presses = await measure_presses(app, near_end[:tables])
        whole = await _whole_moves(app, chat, near_end[tables : 2 * tables])
    finally:
        await app.stop()
    return {
        "command_ms": spread(late, target=10),
        "command_cpu_ms": spread(worked),  # what a busy machine does not make longer
        **presses,
        "press_to_command": round(presses["press_ms"]["p50"] / percentile(late, 0.5), 2),
        "whole_move_ms": spread(whole, target=200),
        "command_at_the_beginning_ms": spread(early),
        "end_to_beginning": round(percentile(late, 0.5) / percentile(early, 0.5), 2),
        "live_games": live,
    }


async def _commands(app: App, pairs: Iterable[tuple[Stored, Stored]]) -> tuple[list[float], list[float], list[float]]:
    """Measures from a typed command to its answer, which comes when the new state is committed.

    Games at their beginning and near their end take turns, so that the machine's moods meet both alike. Returned
    are the times of both, and the processor's time of all.
    """
    taken: tuple[list[float], list[float]] = ([], [])
    worked = []
    for pair in progress(list(pairs), "commands"):
        for table, times in zip(pair, taken, strict=True):
            for command in table.commands(PLAYED):
                began, working = time.perf_counter(), time.process_time()
                await app.command(command)
                times.append((time.perf_counter() - began) * 1000)
                worked.append((time.process_time() - working) * 1000)
                await app.drain()
                await asyncio.sleep(PAUSE)
    return *taken, worked


async def _whole_moves(app: App, chat: Chat, tables: Sequence[Stored]) -> list[float]:
    """Measures from a typed command to the last post handed over, with the pictures of the answer and the post."""
    chat.draws = True
    taken = []
    for table in progress(tables, "whole moves"):
        for command in table.commands(PLAYED):
            began = time.perf_counter()
            reply = await app.command(command)
            await chat.show(reply.message)
            await app.drain()
            taken.append((time.perf_counter() - began) * 1000)
    return taken[1:]  # the first one starts the process that draws
