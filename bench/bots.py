"""What members notice of bots that think: commands and pictures without them and with 50 of their seats in play.

``python -m bench.bots`` prints the results as JSON. Members play on at their tables now without bots, as theirs are
paused, and now with bots, in blocks that take turns, so that the machine's moods meet both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.chat import Chat
from bench.figures import percentile, progress, single, spread
from bench.games import PLATFORM, Stored, play_games, store_games
from bot.app import App, create_app
from bot.app.play import tables
from bot.app.time import deadlines
from bot.settings import Settings
from rules.core import library
from storage.databases import at

PLAYED = 12
"""Commands that are measured at each table."""
LEVEL = "master"
SETTLED = 2.0
"""Seconds for which nothing is measured after the bots have begun or been stopped."""
PAUSE = 0.02
"""Seconds between two commands, in which others would think, and bots do."""


async def measure_bots(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Returns how long commands and whole moves take without bots and with them, and the ratios."""
    at(Settings(data=folder).stored).migrate()
    app = create_app(Settings(data=folder))
    chat = Chat(app)
    app.attach(PLATFORM, chat)
    await app.start()
    try:
        games = play_games(options.game, 4)
        seats = games[0].matches[0].header.seats
        count = -(-options.bots // seats)
        theirs = await store_games(app.store, games, range(count))
        stored = await store_games(app.store, games, range(count, count + options.tables), near_end=True)
        for table in theirs:
            await _hand_over(app, table)
        await app.drain()
        return await _compared(app, chat, theirs, stored, options.blocks) | {"bot_seats": count * seats}
    finally:
        await app.stop()


async def _compared(
    app: App, chat: Chat, theirs: Sequence[Stored], stored: Sequence[Stored], blocks: int
) -> dict[str, Any]:
    commands: dict[bool, list[float]] = {False: [], True: []}
    worked: dict[bool, list[float]] = {False: [], True: []}
    moves: dict[bool, list[float]] = {False: [], True: []}
    before = await _entries(app, theirs)
    parts = [stored[first :: 2 * blocks] for first in range(2 * blocks)]
    for number, part in enumerate(progress(parts, "blocks")):
        with_bots = number % 2 == 1
        await _let_play(app, theirs, with_bots)
        await asyncio.sleep(SETTLED)
        for table in part:
            for nth, command in enumerate(table.commands(PLAYED)):
                chat.draws = nth % 2 == 1
                began, working = time.perf_counter(), time.process_time()
                reply = await app.command(command)
                if chat.draws:
                    await chat.show(reply.message)
                    await app.drain()
                (moves if chat.draws else commands)[with_bots].append((time.perf_counter() - began) * 1000)
                if not chat.draws:
                    worked[with_bots].append((time.process_time() - working) * 1000)
                await asyncio.sleep(PAUSE)
    await _some_have_answered(app, theirs, before)
    return {
        "command_ms": {"without": spread(commands[False]), "with": spread(commands[True])},
        "command_cpu_ms": {"without": spread(worked[False]), "with": spread(worked[True])},
        "whole_move_ms": {"without": spread(moves[False]), "with": spread(moves[True])},
        "command_ratio": _ratio(commands),
        "command_cpu_ratio": _ratio(worked),  # what a machine that is busy otherwise does not move
        "whole_move_ratio": _ratio(moves),
        "entries_of_bots": await _entries(app, theirs) - before,
    }


def _ratio(taken: dict[bool, list[float]]) -> dict[str, Any]:
    return single(percentile(taken[True], 0.95) / percentile(taken[False], 0.95), target=1.1, digits=2)


async def _hand_over(app: App, table: Stored) -> None:
    """Lets bots play all the seats of a table."""
    async with app.store.write() as tx:
        for row in await tx.seats.of(table.id):
            await tx.seats.put(replace(row, member=None, bot=LEVEL))
        playing = await tables.played(tx, table.id)
        await tx.tables.update(replace(playing.table, paused_at=0.0))
        await deadlines.start(tx, playing, {}, time.time())


async def _let_play(app: App, theirs: Sequence[Stored], play: bool) -> None:
    async with app.store.write() as tx:
        for table in theirs:
            row = await tables.get(tx, table.id)
            await tx.tables.update(replace(row, paused_at=None if play else 0.0))
    app.running.wake()


async def _some_have_answered(app: App, theirs: Sequence[Stored], before: int) -> None:
    """Waits until a bot has, so that they were at work and not at a loss."""
    while await _entries(app, theirs) == before:  # noqa: ASYNC110 - what happens beside tells nobody
        await asyncio.sleep(0.1)


async def _entries(app: App, theirs: Sequence[Stored]) -> int:
    async with app.store.read() as tx:
        found = [await tx.matches.get(table.id) for table in theirs]
    return sum(row.entries for row in found if row is not None)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.bots", description=__doc__)
    parser.add_argument("--game", choices=library.games(), default="tikal")
    parser.add_argument("--bots", type=int, default=50, help="seats that bots play")
    parser.add_argument("--tables", type=int, default=40, help="tables at which members play")
    parser.add_argument("--blocks", type=int, default=4, help="how often bots play, and how often they do not")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as name:
        print(json.dumps(asyncio.run(measure_bots(options, Path(name))), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
