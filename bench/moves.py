"""How long moves take in a database full of live games."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from bench.chat import Chat
from bench.figures import percentile, progress, single, spread
from bench.games import PLATFORM, Game, Stored, store_games
from bench.panels import measure_presses
from bench.parts import Parts
from bot.app import App, create_app
from bot.app.speech.messages import Command
from bot.settings import Settings
from rules.core.contract import AnyGame
from storage.databases import at

PLAYED = 12
"""Commands that are measured at each table."""
PAUSE = 0.01
"""Seconds after a command, in which the bot looks what is due next: that is no part of the command that follows."""


async def measure_moves(folder: Path, games: Sequence[Game], live: int, tables: int) -> dict[str, Any]:
    """Plays on at some of many live tables, first without pictures, then with all of them."""
    settings = Settings(data=folder)
    at(settings.stored).migrate()
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
        parts = await _by_part(app, games[0].matches[0].game, near_end[2 * tables : 3 * tables])
    finally:
        await app.stop()
    return {
        "command_ms": spread(late, target=5),
        "command_cpu_ms": spread(worked),  # what a busy machine does not make longer
        "command_by_part": parts,
        **presses,
        "press_to_command": round(presses["press_ms"]["p50"] / percentile(late, 0.5), 2),
        "whole_move_ms": spread(whole, target=200),
        "command_at_the_beginning_ms": spread(early),
        "end_to_beginning": single(percentile(late, 0.5) / percentile(early, 0.5), target=1.1, digits=2),
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
            async for command in _typed(app, table):
                began, working = time.perf_counter(), time.process_time()
                await app.command(command)
                times.append((time.perf_counter() - began) * 1000)
                worked.append((time.process_time() - working) * 1000)
    return *taken, worked


async def _by_part(app: App, game: AnyGame, tables: Sequence[Stored]) -> dict[str, Any]:
    """Measures where the time of commands goes; the measuring itself takes a part of it."""
    parts = Parts()
    with parts.watching(game):
        for table in progress(tables, "parts of commands"):
            async for command in _typed(app, table):
                with parts.running():
                    await app.command(command)
    return parts.found()


async def _typed(app: App, table: Stored) -> AsyncIterator[Command]:
    """Yields the commands by which the players of a table go on, that of a move twice where it is asked about."""
    for command in table.commands(PLAYED):
        before = await _entries(app, table)
        for event in (command.event, f"{command.event}-again"):
            yield msgspec.structs.replace(command, event=event)
            await app.drain()
            await asyncio.sleep(PAUSE)
            if await _entries(app, table) != before:
                break


async def _entries(app: App, table: Stored) -> int:
    async with app.store.read() as tx:
        row = await tx.matches.get(table.id)
    return 0 if row is None else row.entries


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
