"""What one database gives with one process or with several: moves, takeovers, and posts beside a snapshot that is held.

``python -m bench.several SERVER`` prints the results as JSON; the address is that of a server on this machine, where
databases are made and dropped. Each process plays moves at tables of its own, as fast as it can. By the clock that says
as much about the machine as about the program, so the processor's time of a move is told beside it: that of the
program, and that of the server. A process is killed on the same machine, where others see that at once, and as if on
another one, where they wait until it was not heard of for too long.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import psycopg

from bench.chat import opened
from bench.figures import percentile, progress, single, spread
from bench.games import play_games, store_games
from bench.server_time import ServerTime, database
from bot.app import App
from bot.app.speech.messages import Command
from bot.settings import Settings
from rules.core import library
from storage.databases import Where, at
from storage.leases import PARTS
from storage.rows import OutboxRow
from storage.store import open_store

PLAYED = 12
"""Moves at each table, at most."""
PROCESSES = (1, 2, 4)
TAKEN_OVER = 10.0
"""Seconds after which what a killed process did goes on elsewhere, at the 95th percentile."""
LONGER = 1.5
"""How much longer a post may take while a snapshot is held."""
AT_TABLES = 500
"""At so many tables: one has a handful of posts in half an hour, and its row, too, is changed by each of them."""
MINUTE = 60.0
FAIR = -(-len(PARTS) // 2)
"""Of two processes one holds so much, and the other one the rest."""


async def measure_several(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    results: dict[str, Any] = {"game": options.game, "cores": os.cpu_count()}
    if "moves" in options.part:
        found = {"sqlite": await _moves(folder, folder, 1, options)}
        for count in PROCESSES:
            with database(options.server, f"{count}") as address:
                found[f"postgresql_{count}"] = await _moves(address, folder, count, options)
        results["moves"] = found
    if "takeover" in options.part:
        with database(options.server, "takeover") as address:
            at(address).migrate()
            results |= {
                "takeover_here_s": _takeovers(address, options.kills, host=""),
                "takeover_elsewhere_s": _takeovers(address, options.kills, host="elsewhere"),
            }
    if "snapshot" in options.part:
        results["snapshot"] = await _beside_a_snapshot(options.server, folder, options)
    return results


async def _moves(where: Where, folder: Path, count: int, options: argparse.Namespace) -> dict[str, Any]:
    """Lets some processes play at once, each at as many tables."""
    settings = Settings(data=folder, database=where if isinstance(where, str) else "")
    at(settings.stored).migrate()
    async with open_store(settings.stored) as store:
        stored = await store_games(store, play_games(options.game, 4), range(count * options.tables))
    async with asyncio.TaskGroup() as group:
        workers = [
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bench.several", "--play", str(folder), settings.database),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=2**24,
            )
            for _ in range(count)
        ]
        with ServerTime(where) if isinstance(where, str) else nullcontext() as server:
            for number, worker in enumerate(workers):
                own = [command for table in stored[number::count] for command in table.commands(PLAYED)]
                await _tell(worker, msgspec.json.encode(own))
            await asyncio.gather(*(_hear(worker) for worker in workers))
            before, began = server.ms() if server else 0.0, time.perf_counter()
            for worker in workers:
                await _tell(worker, b"go")
            answers = await asyncio.gather(*(group.create_task(_hear(worker)) for worker in workers))
            seconds, spent = time.perf_counter() - began, (server.ms() if server else 0.0) - before
        for worker in workers:
            worker.stdin.close()  # type: ignore[union-attr]
            await worker.wait()
    taken = [ms for answer in answers for ms in answer["ms"]]
    own = sum(answer["cpu_ms"] for answer in answers) / len(taken)
    return {
        "a_second": round(len(taken) / seconds, 1),
        "ms": spread(taken),
        "own_cpu_ms": round(own, 1),
        "server_cpu_ms": round(spent / len(taken), 1),
        "a_second_of_a_core": round(1000 / (own + spent / len(taken)), 1),
    }


async def _tell(worker: asyncio.subprocess.Process, line: bytes) -> None:
    assert worker.stdin is not None
    worker.stdin.write(line + b"\n")
    await worker.stdin.drain()


async def _hear(worker: asyncio.subprocess.Process) -> Any:
    assert worker.stdout is not None
    return json.loads(await worker.stdout.readline())


def play(folder: str, address: str) -> None:
    """Is one of the processes: reads its commands, says that it is ready, and plays when it is told to."""
    settings = Settings(data=Path(folder), database=address)
    commands = msgspec.json.decode(sys.stdin.readline(), type=list[Command])
    with at(settings.stored).join(PARTS, {}):
        asyncio.run(_play(settings, commands))


async def _play(settings: Settings, commands: Sequence[Command]) -> None:
    async with opened(settings) as app:
        for command in commands[:PLAYED]:  # what is kept is filled, and a move that is made already changes nothing
            await app.command(msgspec.structs.replace(command, event=f"{command.event}-before"))
        await app.drain()
        print(json.dumps("ready"), flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        taken, began = [], time.process_time()
        for command in commands[PLAYED:]:
            asked = time.perf_counter()
            await app.command(command)
            taken.append((time.perf_counter() - asked) * 1000)
        print(json.dumps({"ms": taken, "cpu_ms": (time.process_time() - began) * 1000}), flush=True)
        await app.drain()
        await asyncio.to_thread(sys.stdin.readline)  # until the server's time has been looked at


def _takeovers(address: str, kills: int, host: str) -> dict[str, Any]:
    """Kills the process that holds everything, again and again; returns after how many seconds another one has it."""
    taken = []
    for _ in progress(range(kills), "takeovers"):
        with subprocess.Popen([sys.executable, "-m", "bench.holder", address, host]) as holder:
            _wait_for(address, {holder.pid: len(PARTS)})
            with at(f"{address} port=5432").join(PARTS, {}):
                _wait_for(address, {holder.pid: FAIR, os.getpid(): len(PARTS) - FAIR})
                holder.kill()
                holder.wait()
                began = time.perf_counter()
                _wait_for(address, {os.getpid(): len(PARTS)})
                taken.append(time.perf_counter() - began)
    return spread(taken, target=TAKEN_OVER)


HOLDERS = """
SELECT process, count(*) FROM longtable_leases JOIN longtable_processes ON longtable_processes.number = holder
GROUP BY process"""


def _wait_for(address: str, held: dict[int, int]) -> None:
    """Waits until so many leases are held by these processes, and by no other."""
    with psycopg.connect(address, autocommit=True) as connection:
        while True:
            made = connection.execute("SELECT to_regclass('longtable_leases')").fetchone() != (None,)
            if made and held == {row[0]: row[1] for row in connection.execute(HOLDERS)}:
                return
            time.sleep(0.01)


async def _beside_a_snapshot(server: str, folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    """Posts without end in two databases by turns, as the machine's moods then meet both; of one a snapshot is held."""
    async with AsyncExitStack() as stack:
        free, held = [
            await stack.enter_async_context(_posting(server, name, folder / name, options.game))
            for name in ("free", "held")
        ]
        with psycopg.connect(held.address) as dump:
            dump.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            dump.execute("SELECT count(*) FROM outbox")
            end = time.perf_counter() + options.minutes * MINUTE
            last_third = end - options.minutes * MINUTE / 3
            while time.perf_counter() < end or not held.taken:
                counts = time.perf_counter() >= last_third
                for posting in (free, held):
                    await posting.post(counts)
    delays = [percentile(posting.taken, 0.95) for posting in (free, held)]
    spent = [posting.spent / len(posting.taken) for posting in (free, held)]
    return {
        "minutes": options.minutes,
        "posts": held.posted,
        "p95_ms": [round(value, 1) for value in delays],
        "server_cpu_ms": [round(value, 2) for value in spent],
        "delay_ratio": single(delays[1] / delays[0], target=LONGER, digits=2),
        "server_cpu_ratio": single(spent[1] / spent[0], target=LONGER, digits=2),
    }


@dataclass
class _Posting:
    """Posts at the tables of a database, one after the other."""

    address: str
    app: App
    server: ServerTime
    posts: Sequence[OutboxRow]
    posted: int = 0
    taken: list[float] = field(default_factory=list)
    """The delays of those that count."""
    spent: float = 0.0
    """The server's time for these."""

    async def post(self, counts: bool) -> None:
        """Has something posted at the next table, and waits until it is."""
        post = self.posts[self.posted % len(self.posts)]
        self.posted += 1
        before = self.server.ms() if counts else 0.0
        async with self.app.store.write() as tx:
            await tx.outbox.add(tx.token(), post.table, post.post, self.app.clock.now())
        began = time.perf_counter()
        await self.app.drain()
        if counts:
            self.taken.append((time.perf_counter() - began) * 1000)
            self.spent += self.server.ms() - before


@asynccontextmanager
async def _posting(server: str, name: str, folder: Path, game: str) -> AsyncIterator[_Posting]:
    """Opens a database of its own with tables at which something can be posted."""
    with database(server, name) as address:
        at(address).migrate()
        async with opened(Settings(data=folder, database=address)) as app:
            await store_games(app.store, play_games(game, 1), range(AT_TABLES))
            async with app.store.read() as tx:
                posts = await tx.outbox.due(app.clock.now(), AT_TABLES)
            await app.drain()
            with ServerTime(address) as spent:
                yield _Posting(address, app, spent, posts)


def parsed(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.several", description=__doc__)
    parser.add_argument("server", metavar="SERVER", help="a database of a server, where others may be made")
    parser.add_argument("--game", choices=library.games(), default="tikal", help="which game is played")
    parser.add_argument("--tables", type=int, default=25, help="tables at which each process plays")
    parser.add_argument("--kills", type=int, default=20, help="processes that are killed here, and as if elsewhere")
    parser.add_argument("--minutes", type=float, default=30, help="for how long a snapshot is held")
    parts = ("moves", "takeover", "snapshot")
    parser.add_argument("--part", choices=parts, action="append", help="only this (default: all)")
    options = parser.parse_args(arguments)
    options.part = options.part or parts
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    options = parsed(arguments)
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as folder:
        print(json.dumps(asyncio.run(measure_several(options, Path(folder))), indent=2))
    return 0


if __name__ == "__main__":
    if sys.argv[1:2] == ["--play"]:
        play(*sys.argv[2:])
    else:
        sys.exit(main())
