"""How long each command takes where many tables are in one place, and what a burst of one costs another member.

``python -m bench.crowd`` prints the results as JSON. What counts is the ratio: the same command is given in turn where
there are few tables and where there are many, and the processor's time is compared: no other program adds to that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from bench.chat import Chat
from bench.figures import percentile, progress, single
from bench.games import CHANNEL, PLATFORM, Game, Stored, id_of, name_of, play_games, store_games, user_of
from bot.app import App, create_app
from bot.app.beside.timekeeper import SHORTEST_WAIT, Timekeeper
from bot.app.commands import index
from bot.app.speech.messages import Actor, Command, Place
from bot.settings import Settings
from storage.databases import at
from storage.rows import AwaitedRow, RatingRow, ResultRow, SeatRow
from storage.store import Transaction

MEMBERS_TABLES = 20
"""Tables at which each member sits; nine of ten are over."""
LINES = {
    "new": ("tikal", "tikal practice"),
    "rules": ("tikal",),
    "language": ("en",),
    "ranking": ("tikal",),
    "settings": ("",),
}
"""What is typed behind some commands; behind the others nothing, and the name of a table that is not the member's."""
LIVE = 400
"""How many of the tables are not over, wherever they are: a place may not have many more."""
ASKED = 5
"""How often the other member asks during a burst."""
EVENTS = count()


async def measure_crowd(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Returns for each command its 95th percentile where tables are few and many, their ratio, and a burst's cost."""
    games = play_games("tikal", 1)
    async with AsyncExitStack() as open_apps:
        (here, _), (there, stored) = [
            await _crowded(folder / str(tables), tables, games, open_apps) for tables in (options.few, options.many)
        ]
        chosen = [line for line in lines() if line.split()[0] in (options.command or index.COMMANDS)]
        found = {}
        for line in progress(chosen, "commands"):
            slower = await _slower(here, there, line, options.tries)
            found[f"/{line}"] = {**slower, **await _burst(there, stored, line, options.burst)}
    due = await measure_due(folder / "due", options.lobbies, options.deadlines)
    worst, dearest = (max(one[name]["value"] for one in found.values()) for name in ("ratio", "burst_ms"))
    return {
        "tables": [options.few, options.many],
        "slowest_ratio": single(worst, target=1.5, digits=2),
        "dearest_burst_ms": single(dearest, target=50),
        "much_due": due,
        "commands": found,
    }


def lines() -> Sequence[str]:
    """Returns what is typed: every command as it is given without a thread, and with the name of a table."""
    named = {"leave", "invite", "kick", "colour", "watch", "notes", "score", "board", "log", "join", "start", "move"}
    lines = [f"{name} {words}".strip() for name in index.COMMANDS for words in LINES.get(name, ("",))]
    return [*lines, *(f"{name} @{name_of(1).replace(' ', '-')}" for name in index.COMMANDS if name in named)]


async def _crowded(
    folder: Path, tables: int, games: Sequence[Game], open_apps: AsyncExitStack
) -> tuple[App, Sequence[Stored]]:
    """Starts an application where one channel has so many tables; at the first two there are games."""
    settings = Settings(data=folder)
    at(settings.stored).migrate()
    app = create_app(settings)
    app.attach(PLATFORM, Chat(app))
    await app.start()
    open_apps.push_async_callback(app.stop)
    stored = await store_games(app.store, games, range(2), near_end=True)
    async with app.store.write() as tx:
        await fill(tx, tables, LIVE)
    await app.drain()
    return app, stored


async def fill(tx: Transaction, tables: int, live: int, first: int = 2) -> None:
    """Adds tables of all statuses with four players each, who are some of many; games are at those before."""
    sample = await tx.tables.get(id_of(0))
    assert sample is not None
    members = [
        (await tx.members.add(f"Member {number}", PLATFORM, f"m{number}", 0.0)).id
        for number in range(max(4, 4 * tables // MEMBERS_TABLES))
    ]
    for number in range(first, tables):
        status = ("running", "lobby")[number % 2] if number < live else "over"
        id, host = id_of(number), members[number % len(members)]
        name = name_of(number).replace(" ", "-")
        await tx.tables.add(
            replace(sample, id=id, name=name, status=status, host=host, thread="", post="", changed=float(number))
        )
        for seat in range(2 if status == "lobby" else 4):
            member = members[(number + seat * (len(members) // 4)) % len(members)]
            await tx.seats.put(SeatRow(table=id, seat=seat, member=member, colour=seat))
            if status == "over":
                await tx.results.put(ResultRow(table=id, seat=seat, member=member, **_result(number, seat)))
        if status == "running":
            await tx.awaited.set(id, [AwaitedRow(table=id, seat=0, since=0.0, deadline=None)])
    await tx.ratings.put(*(_rating(member, sample.seats) for member in members))


def _result(number: int, seat: int) -> dict[str, Any]:
    """Returns how a game ended for a seat; in the next one another seat wins."""
    place = (number + seat) % 4 + 1
    return {"how": "played", "place": place, "points": 100 - 10 * place, "ended": float(number), "rated": True}


def _rating(member: int, seats: int) -> RatingRow:
    """Returns some rating; the strengths of many members differ."""
    played = MEMBERS_TABLES - 2
    of: dict[str, Any] = {"platform": PLATFORM, "place": CHANNEL, "game": "tikal", "seats": seats, "member": member}
    strength = member * 37 % 3001 / 100
    return RatingRow(**of, mu=strength + 15.0, sigma=5.0, strength=strength, games=played, won=played // 4)


class Taken(NamedTuple):
    """How many milliseconds an answer took, by the clock and of the processor's time, whatever worked meanwhile."""

    ms: float
    cpu: float


async def ask(app: App, user: str, name: str, line: str, thread: str = "") -> Taken:
    """Gives a command and returns what its answer took."""
    began, working = time.perf_counter(), time.process_time()
    await asyncio.sleep(0)  # like what comes from outside, it is looked at after all that has come before
    await app.command(
        Command(
            event=f"crowd-{next(EVENTS)}",
            actor=Actor(platform=PLATFORM, user=user, name="Player 1", manager=True),
            place=Place(platform=PLATFORM, channel=CHANNEL, thread=thread),
            name=name,
            line=line,
            private=True,
        )
    )
    return Taken((time.perf_counter() - began) * 1000, (time.process_time() - working) * 1000)


async def _slower(few: App, many: App, line: str, tries: int) -> dict[str, Any]:
    name, _, words = line.partition(" ")
    taken: tuple[list[Taken], list[Taken]] = ([], [])
    for _ in range(tries):
        for app, times in zip((few, many), taken, strict=True):
            times.append(await ask(app, user_of(0, 0), name, words))
            await app.drain()
    by_clock = [percentile([one.ms for one in times], 0.95) for times in taken]
    worked = [percentile([one.cpu for one in times], 0.95) for times in taken]
    return {
        "p95_ms": [round(value, 1) for value in by_clock],
        "p95_cpu_ms": [round(value, 1) for value in worked],
        "ratio": single(worked[1] / worked[0], target=1.5, digits=2),
    }


async def _burst(app: App, stored: Sequence[Stored], line: str, many: int) -> dict[str, Any]:
    """Returns by how much a member waits longer for an answer while another one sends the same command many times."""
    name, _, words = line.partition(" ")
    other, thread = user_of(1, 0), name_of(stored[1].number)
    alone = [await ask(app, other, "score", "", thread) for _ in range(ASKED)]
    burst = asyncio.gather(*(ask(app, user_of(0, 0), name, words) for _ in range(many)))
    await asyncio.sleep(0)
    waited = [await ask(app, other, "score", "", thread) for _ in range(ASKED)]
    await burst
    await app.drain()
    by_clock = percentile([one.ms for one in waited], 0.95) - percentile([one.ms for one in alone], 0.5)
    worked = percentile([one.cpu for one in waited], 0.95) - percentile([one.cpu for one in alone], 0.5)
    return {"burst_ms": single(by_clock, target=50), "burst_cpu_ms": round(worked, 1)}


async def measure_due(folder: Path, lobbies: int, deadlines: int) -> dict[str, Any]:
    """Returns how long a member waits for answers while a great deal is due at once at the tables of others."""
    settings = Settings(data=folder)
    at(settings.stored).migrate()
    app = create_app(settings)
    app.attach(PLATFORM, Chat(app))
    await app.start()
    try:
        games = play_games("tikal", 4)
        stored = await store_games(app.store, games, range(2 + deadlines))
        async with app.store.write() as tx:
            await _open_late_lobbies(tx, stored[0].id, lobbies)
        closed = await _while_due(app, stored[1])
        async with app.store.write() as tx:
            for table in stored[2:]:
                awaited = await tx.awaited.of(table.id)
                await tx.awaited.set(table.id, [replace(row, deadline=1.0, given=1.0) for row in awaited])
        return {
            "lobbies": {"due": lobbies, **closed},
            "deadlines": {"due": deadlines, **await _while_due(app, stored[1])},
        }
    finally:
        await app.stop()


async def _open_late_lobbies(tx: Transaction, like: str, lobbies: int) -> None:
    sample = await tx.tables.get(like)
    assert sample is not None
    for number in range(lobbies):
        late = replace(sample, id=f"late{number}", name=f"Late-{number}", status="lobby", thread="", changed=0.0)
        await tx.tables.add(late)


async def _while_due(app: App, other: Stored) -> dict[str, Any]:
    """Lets a member ask again and again while what is due is done."""
    user, thread = user_of(other.number, 0), name_of(other.number)
    alone = [await ask(app, user, "score", "", thread) for _ in range(ASKED)]
    keeping, waited = asyncio.create_task(_keep_time(app)), []
    began = time.perf_counter()
    while not keeping.done():
        waited.append(await ask(app, user, "score", "", thread))
        await asyncio.sleep(SHORTEST_WAIT)
    seconds = time.perf_counter() - began
    await app.drain()
    longer = percentile([one.ms for one in waited], 0.95) - percentile([one.ms for one in alone], 0.5)
    worked = percentile([one.cpu for one in waited], 0.95) - percentile([one.cpu for one in alone], 0.5)
    return {
        "seconds": round(seconds, 1),
        "alone_ms": round(percentile([one.ms for one in alone], 0.95), 1),
        "p95_ms": single(percentile([one.ms for one in waited], 0.95), target=50),
        "longer_ms": round(longer, 1),
        "longer_cpu_ms": round(worked, 1),
    }


async def _keep_time(app: App) -> None:
    keeper = Timekeeper(app.store, app.clock, lambda: None)
    while await keeper.tick() <= SHORTEST_WAIT:
        pass


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.crowd", description=__doc__)
    parser.add_argument("--few", type=int, default=500, help="tables in the place that is compared with")
    parser.add_argument("--many", type=int, default=20_000, help="tables in the crowded place")
    parser.add_argument("--tries", type=int, default=20, help="how often each command is given")
    parser.add_argument("--burst", type=int, default=60, help="how often it is sent at once")
    parser.add_argument("--lobbies", type=int, default=5000, help="lobbies that expire at once")
    parser.add_argument("--deadlines", type=int, default=2000, help="deadlines that are due at once")
    parser.add_argument("--command", choices=index.COMMANDS, action="append", help="only this one (default: all)")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as folder:
        print(json.dumps(asyncio.run(measure_crowd(options, Path(folder))), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
