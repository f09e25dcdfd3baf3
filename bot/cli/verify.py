"""``verify``: replays what is stored, or one record, and checks every chain, position and draw."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.common import (
    Commands,
    Failure,
    declare,
    progress,
    read_record,
    settings,
    storage_failures,
)

if TYPE_CHECKING:
    from storage.databases import Where
    from storage.rows import TableRow
    from storage.store import Store


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "verify",
        "replay all stored games, or one record, and check every entry",
        _run,
        more=(
            "Checked are that every page of the database is sound, that each move is legal, that the log has not been "
            "changed, that each position is the recorded one, and that each draw follows from the secret that was "
            "committed to before the game. "
            "Works beside a running bot; run it before an upgrade."
        ),
        example="longtable verify game.txt",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, nargs="?", help="a record; default: all stored games")


def _run(options: argparse.Namespace) -> int:
    return _verify_record(options.record) if options.record is not None else _verify_all()


def _verify_record(path: Path) -> int:
    from rules.core import history
    from rules.core.chance import ReplayError

    record = read_record(path)
    try:
        match = history.replay(record.header, record.entries)
        history.verify_draws(record.header, record.entries)
    except ReplayError as error:
        raise Failure(f"{path}: {error}") from None
    state = "finished" if match.over else "running"
    print(f"{path}: {match.game.meta.title}, {state}, {len(record.entries)} entries, all as they should be")
    print(f"commitment {record.header.commitment}: the secret fits it, and every draw follows from it")
    if record.header.lobby is not None:
        given = ", ".join(record.header.words) or "none"
        print(f"beginning {record.header.beginning}: seats, colours, options and words ({given}) fit it")
    return 0


def _verify_all() -> int:
    from storage.databases import at

    stored = settings().stored
    with storage_failures():
        at(stored).examine()
        found = asyncio.run(_examine_all(stored))
    for table, problem in found.items():
        if problem:
            print(f"table {table}: {problem}", file=sys.stderr)
    failed = sum(map(bool, found.values()))
    games = "1 game" if len(found) == 1 else f"{len(found)} games"
    print(f"{games}, {failed or 'none'} with a fault")
    return 1 if failed else 0


async def _examine_all(stored: Where) -> dict[str, str]:
    """Returns for each stored game what is wrong with it, empty if nothing is."""
    from storage.store import open_store

    found = {}
    async with open_store(stored, readonly=True) as store:
        async with store.read() as tx:
            tables = await tx.tables.everywhere(("running", "over"))
        for table in progress(tables, "games"):
            found[f"{table.id} ({table.name}, {table.game})"] = await _problem_of(store, table)
    return found


async def _problem_of(store: Store, table: TableRow) -> str:
    """Says what is wrong with a stored game; empty if its log replays to the stored position."""
    from msgspec import MsgspecError

    from bot.app.play.tables import restored, stored_log
    from rules.core import history
    from rules.core.chance import ReplayError
    from rules.core.contract import GameError

    try:
        async with store.read() as tx:  # one at a time, so that a running bot is not kept from tidying up
            row, log = await tx.matches.get(table.id), await stored_log(tx, table.id)
            if row is None:
                return "there is no match"
            stored = await restored(tx, row)
        history.examine(stored, log)
    except (MsgspecError, LookupError) as error:
        return f"it cannot be read: {error}"
    except GameError as error:
        return f"its open draft cannot be carried out: {error}"
    except ReplayError as error:
        return str(error)
    return ""
