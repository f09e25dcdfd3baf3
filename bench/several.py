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
from collections.abc import Sequence
from contextlib import nullcontext
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
ALONE = 1 / 6
"""For what part of that time posts are looked at without a snapshot."""
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
        with database(options.server, "snapshot") as address:
            results["snapshot"] = await _beside_a_snapshot(address, folder, options)
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
    with at(settings.stored).join(PARTS, ()):
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
            with at(f"{address} port=5432").join(PARTS, ()):
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


async def _beside_a_snapshot(address: str, folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    """Posts without end, for a while alone, then for some time while another connection holds a snapshot."""
    settings = Settings(data=folder, database=address)
    at(address).migrate()
    async with opened(settings) as app:
        with ServerTime(address) as server:
            await store_games(app.store, play_games(options.game, 1), range(AT_TABLES))
            async with app.store.read() as tx:
                posts = await tx.outbox.due(app.clock.now(), AT_TABLES)
            await app.drain()
            alone = await _post(app, posts, server, options.minutes * ALONE)
            with psycopg.connect(address) as dump:
                dump.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
                dump.execute("SELECT count(*) FROM outbox")
                beside = await _post(app, posts, server, options.minutes)
    delays, spent = ([alone[what], beside[what]] for what in ("p95_ms", "server_cpu_ms"))
    return {
        "minutes": options.minutes,
        "posts": [alone["posts"], beside["posts"]],
        "p95_ms": [round(value, 1) for value in delays],
        "server_cpu_ms": [round(value, 2) for value in spent],
        "delay_ratio": single(delays[1] / delays[0], target=LONGER, digits=2),
        "server_cpu_ratio": single(spent[1] / spent[0], target=LONGER, digits=2),
    }


async def _post(app: App, posts: Sequence[OutboxRow], server: ServerTime, minutes: float) -> dict[str, Any]:
    """Posts at one table after the other; the delay of each, and the server's time, are those of the last third."""
    taken: list[float] = []
    end = time.perf_counter() + minutes * MINUTE
    third, before, counted = end - minutes * MINUTE / 3, None, 0
    while time.perf_counter() < end or not taken:
        post = posts[counted % len(posts)]
        async with app.store.write() as tx:
            await tx.outbox.add(tx.token(), post.table, post.post, app.clock.now())
        began = time.perf_counter()
        await app.drain()
        counted += 1
        if began >= third:
            before = server.ms() if before is None else before
            taken.append((time.perf_counter() - began) * 1000)
    assert before is not None
    return {
        "posts": counted,
        "p95_ms": percentile(taken, 0.95),
        "server_cpu_ms": (server.ms() - before) / len(taken),
    }


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
