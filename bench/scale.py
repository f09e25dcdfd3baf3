"""What each command takes where a database on a server has many tables, beside one that has few.

``python -m bench.scale SERVER`` prints the results as JSON; the address is that of a server on this machine, where two
databases are made and dropped. A hundred tables, at most of which the game is over, are stored as the bot stores them,
and all their rows are copied again and again, to other members in other places. Of the logs of copies a few entries are
kept, as none of these commands reads more. Both databases are asked in turn, and the processor's time is compared: that
of this process, and that of the server's.
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
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import Table

from bench.chat import opened
from bench.crowd import ask, fill, lines
from bench.figures import percentile, progress, single
from bench.games import play_games, store_games, user_of
from bench.server_time import ServerTime, database
from bot.app import App
from bot.app.beside.timekeeper import Timekeeper
from bot.app.commands import index
from bot.settings import Settings
from storage import schema
from storage.databases import at

AT_A_PLACE = 100
"""Tables in each place."""
LIVE = 10
"""Of these are not over."""
KEPT = 10
"""Entries of each copied game that are kept."""
MOST = 1.5
"""How much longer a command may take in the larger database."""
COPIED = (
    *(schema.members, schema.identities, schema.tables, schema.seats, schema.matches, schema.entries, schema.awaited),
    *(schema.told, schema.results, schema.ratings, schema.outbox),
)
NUMBERED = {"members": "id", "outbox": "id"}
"""The columns with numbers of their own."""
TABLE_IDS = {("tables", "id"), *((table.name, "table") for table in COPIED)}
MEMBER_IDS = {("members", "id"), ("tables", "host"), *((table.name, "member") for table in COPIED)}
OF_THE_PLACE = {("tables", "channel"), ("tables", "server"), ("ratings", "place")}
UNIQUE = {("identities", "user"), ("outbox", "key"), ("outbox", "reference")}


class Sized(NamedTuple):
    """An application on a database of some size."""

    app: App
    server: ServerTime


async def measure_scale(options: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Returns for each command what it takes of both processors, and how much more in the larger database."""
    games = play_games(options.game, 4)
    async with AsyncExitStack() as stack:
        both, made = [], []
        for tables in (options.few, options.many):
            address = stack.enter_context(database(options.server, str(tables)))
            at(address).migrate()
            app = await stack.enter_async_context(opened(Settings(data=folder, database=address)))
            sized = Sized(app, stack.enter_context(ServerTime(address)))
            await store_games(sized.app.store, games, range(LIVE), near_end=True)
            async with sized.app.store.write() as tx:
                await fill(tx, AT_A_PLACE, LIVE, first=LIVE)
            await sized.app.drain()
            made.append(_multiply(address, max(1, tables // AT_A_PLACE)))
            both.append(sized)
        chosen = [line for line in lines() if line.split()[0] in (options.command or index.COMMANDS)]
        found = {f"/{line}": await _measure(both, line, options.tries) for line in progress(chosen, "commands")}
        if not options.command:
            found["deadlines"] = await _measure(both, "", options.tries)
    worst = {what: max(one[f"{what}_ratio"] for one in found.values()) for what in ("own", "server")}
    return {
        "databases": made,
        **{f"worst_ratio_{what}": single(value, target=MOST, digits=2) for what, value in worst.items()},
        "commands": found,
    }


async def _measure(both: Sequence[Sized], line: str, tries: int) -> dict[str, Any]:
    """Gives a command, or looks what is due, in either database in turn; returns medians in milliseconds."""
    name, _, words = line.partition(" ")
    taken: list[tuple[list[float], list[float]]] = [([], []) for _ in both]
    for number in range(tries + 1):
        for (app, server), (own, of_server) in zip(both, taken, strict=True):
            before, began = server.ms(), time.process_time()
            if name:
                await ask(app, user_of(0, 0), name, words)
            else:
                await Timekeeper(app.store, app.clock, lambda: None).tick()
            own_ms = (time.process_time() - began) * 1000
            await app.drain()
            if number:  # the first time fills what is kept
                own.append(own_ms)
                of_server.append(server.ms() - before)
    own, of_server = ([percentile(part, 0.5) for part in parts] for parts in zip(*taken, strict=True))
    return {
        "own_ms": [round(value, 1) for value in own],
        "server_ms": [round(value, 1) for value in of_server],
        "own_ratio": round(own[1] / own[0], 2),
        "server_ratio": round(of_server[1] / of_server[0], 2),
    }


def _multiply(address: str, copies: int) -> dict[str, Any]:
    """Copies all rows to other places until there are so many; tells how long that took, and how large it is now."""
    began = time.perf_counter()
    with psycopg.connect(address) as connection:
        connection.execute("SET session_replication_role = replica")  # what is copied refers to what is copied
        highest = {
            name: (connection.execute(f'SELECT coalesce(max({column}), 0) FROM "{name}"').fetchone() or (0,))[0]
            for name, column in NUMBERED.items()
        }
        for table in COPIED:
            connection.execute(_copying(table, copies, highest))
        for name, column in NUMBERED.items():
            last = f'SELECT coalesce(max({column}), 1) FROM "{name}"'
            connection.execute(f"SELECT setval(pg_get_serial_sequence('{name}', '{column}'), ({last}))")
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("VACUUM ANALYZE")
        found = connection.execute("SELECT count(*), pg_database_size(current_database()) FROM tables").fetchone()
    assert found is not None
    tables, size = found
    return {"tables": tables, "seconds_to_fill": round(time.perf_counter() - began), "mb": round(size / 1024 / 1024)}


def _copying(table: Table, copies: int, highest: dict[str, int]) -> str:
    """Writes the statement that copies the rows of a table."""
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    values = ", ".join(_value(table.name, column.name, highest) for column in table.columns)
    kept = f"WHERE n <= {KEPT}" if table is schema.entries else ""
    return (
        f'INSERT INTO "{table.name}" ({columns}) SELECT {values} FROM generate_series(1, {copies - 1}) AS copy, '
        f'LATERAL (SELECT * FROM "{table.name}" {kept}) AS old'
    )


def _value(table: str, column: str, highest: dict[str, int]) -> str:
    """Writes what a column has in a copy."""
    old = f'old."{column}"'
    if NUMBERED.get(table) == column or (table, column) in MEMBER_IDS:
        return f"{old} + copy * {highest['members' if (table, column) in MEMBER_IDS else table]}"
    if (table, column) in TABLE_IDS | UNIQUE:
        return f"{old} || '-' || copy"
    if (table, column) in OF_THE_PLACE:
        return f"CASE {old} WHEN '' THEN '' ELSE {old} || '-' || copy END"
    return old


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.scale", description=__doc__)
    parser.add_argument("server", metavar="SERVER", help="a database of a server, where others may be made")
    parser.add_argument("--game", default="tikal", help="which game is played")
    parser.add_argument("--few", type=int, default=20_000, help="tables in the database that is compared with")
    parser.add_argument("--many", type=int, default=200_000, help="tables in the large database")
    parser.add_argument("--tries", type=int, default=20, help="how often each command is given")
    parser.add_argument("--command", choices=index.COMMANDS, action="append", help="only this one (default: all)")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="longtable-bench-") as folder:
        print(json.dumps(asyncio.run(measure_scale(options, Path(folder))), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
