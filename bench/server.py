"""What each command takes where the database is on a server, beside what it takes with a file.

``python -m bench.server ADDRESS`` prints the results as JSON; the address names an empty database, which is filled. The
ways to the server and back are counted, for however far it is, a command waits for so many. Both databases are asked in
turn, each command at tables of its own, and the processor's time is this process's alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bench.chat import Chat
from bench.crowd import LINES, Taken, ask
from bench.figures import percentile, progress, single
from bench.games import PLATFORM, Stored, name_of, play_games, store_games, user_of
from bot.app import App, create_app
from bot.app.commands import index
from bot.settings import Settings
from rules.core import library
from storage.databases import at
from storage.postgresql import Connection

MOST_WAYS = 8
"""To the server and back, for a move that does not end its game."""
PAUSE = 0.02
"""Seconds in which the bot looks what is due next, before the next command is measured."""


async def measure_server(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Returns for each command the ways to the server, and its processor's time with either database."""
    games = play_games(options.game, options.tries)
    names = options.command or list(index.COMMANDS)
    async with AsyncExitStack() as stack:
        both = [await stack.enter_async_context(_open(Settings(data=folder, database=to))) for to in ("", options.to)]
        numbers = range(len(names) * options.tries)
        for app in both:
            stored = await store_games(app.store, games, progress(numbers, "storing games"))
        found = {
            f"/{name}": await _measure(both, name, stored[number * options.tries :][: options.tries])
            for number, name in enumerate(progress(names, "commands"))
        }
    moves = {"ways_of_a_move": single(found["/move"]["ways"], target=MOST_WAYS)} if "/move" in found else {}
    return {"game": options.game, **moves, "commands": found}


@asynccontextmanager
async def _open(settings: Settings) -> AsyncIterator[App]:
    at(settings.stored).migrate()
    app = create_app(settings)
    app.attach(PLATFORM, Chat(app))
    await app.start()
    try:
        async with app.store.read() as tx:
            if await tx.tables.everywhere():
                raise SystemExit("the database is not empty")
        yield app
    finally:
        await app.stop()


async def _measure(both: Sequence[App], name: str, tables: Sequence[Stored]) -> dict[str, Any]:
    """Gives a command at some tables, a move by who is awaited there and all else by their hosts."""
    ways: list[int] = []
    worked: tuple[list[float], list[float]] = ([], [])
    for table in tables:
        entry = table.rest[0]
        user = user_of(table.number, entry.seat if name == "move" else 0)
        line = entry.action if name == "move" else LINES.get(name, ("",))[0]
        for app, times in zip(both, worked, strict=True):
            await app.drain()
            await asyncio.sleep(PAUSE)
            with _counting() as asked:
                taken: Taken = await ask(app, user, name, line, name_of(table.number))
            times.append(taken.cpu)
        ways.append(len(asked))
    return {
        "ways": max(ways),
        "cpu_ms": [round(percentile(times, 0.5), 1) for times in worked],
    }


@contextmanager
def _counting() -> Iterator[list[None]]:
    """Counts how often the task that runs asks a server; what goes on beside it is not counted."""
    counted, task, of_all = list[None](), asyncio.current_task(), Connection.ask

    async def counting(self: Connection, *asked: Any) -> Any:
        if asyncio.current_task() is task:
            counted.append(None)
        return await of_all(self, *asked)

    with patch.object(Connection, "ask", counting):
        yield counted


def parsed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("to", metavar="ADDRESS", help="an empty database, postgresql://...")
    parser.add_argument("--game", choices=library.games(), default="tikal", help="which game is played")
    parser.add_argument("--tries", type=int, default=10, help="tables at which each command is given")
    parser.add_argument("--command", choices=index.COMMANDS, action="append", help="only this one (default: all)")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    options = parsed(arguments)
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as folder:
        print(json.dumps(asyncio.run(measure_server(options, Path(folder))), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
