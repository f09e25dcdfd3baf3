"""``export`` and ``import``: games as records, out of the database and into it."""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli.common import (
    BadInput,
    Commands,
    Failure,
    declare,
    make_folder,
    progress,
    read_record,
    read_text,
    settings,
    storage_failures,
    write_text,
)

if TYPE_CHECKING:
    from rules.core.match import Match
    from rules.core.record import Record
    from storage.databases import Where
    from storage.rows import TableRow
    from storage.store import Store, Transaction

PLAYED = ("running", "over")
PLATFORM, CHANNEL = "web", "lounge"
"""Where a game goes on that is put in: at the web table."""
RUNNING = """\
# This game is still running. The secret above tells all that will be drawn: this file is for the operator alone.
"""
MOVED = """\
# This game was closed where it was exported, and goes on where this record is put in. The secret above tells all that
# will be drawn: this file is for the operator alone.
"""
CLOSED_THERE = "It was closed where it was exported."
MAYBE_OPEN_THERE = (
    "Where it comes from it may still go on: export it there with --move, so that it goes on in one place."
)


def add(commands: Commands) -> None:
    parser = declare(
        commands,
        "export",
        "write the record of a table, or of all tables",
        _export,
        more=(
            "A record reaches to the last entry that is final; drafts and what was taken back are not in it. "
            "It does hold the secret that all luck comes from, in a running game too: keep it to yourself "
            "until the game is over. Works beside a running bot; --move needs it stopped."
        ),
        example="longtable export acacia --out acacia.txt",
    )
    parser.add_argument("table", metavar="TABLE", nargs="?", help="the name or the id of a table")
    parser.add_argument("--all", action="store_true", help="all tables whose game has begun; needs --out")
    parser.add_argument(
        "--move",
        action="store_true",
        help="close the table of a running game, which goes on where the record is put in; needs --out",
    )
    parser.add_argument("--out", metavar="PATH", type=Path, help="a new file, or the folder for --all; default: print")
    parser = declare(
        commands,
        "import",
        "put a record in as a table of the web table",
        _import,
        more=(
            "Every entry is checked first. A finished game can be looked at; in a running one all seats are open "
            "and members take them with /join. Stop the bot first."
        ),
        example="longtable import acacia.txt",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a record, as export and selfplay write them")


def _export(options: argparse.Namespace) -> int:
    if bool(options.table) == options.all:
        raise BadInput("name a table, or say --all")
    if options.all and options.out is None:
        raise BadInput("--all needs --out with a folder")
    if options.move and (options.all or options.out is None):
        raise BadInput("--move needs one table, and --out with a file")
    if options.move:
        return _move(options.table, options.out)
    with storage_failures():
        return asyncio.run(_export_all(options.out) if options.all else _export_one(options.table, options.out))


async def _export_one(name: str, out: Path | None) -> int:
    from storage.store import open_store

    async with open_store(settings().stored, readonly=True) as store:
        table = await _named(store, name)
        text = await _record_of(store, table)
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)
        print(f"{table.name}: written to {out}")
    return 0


def _move(name: str, out: Path) -> int:
    from storage.databases import at

    stored = settings().stored
    with storage_failures(), at(stored).hold():
        table = asyncio.run(_move_out(stored, name, out))
    print(f"{table.name}: written to {out} and closed here; its players are told so when the bot runs again")
    return 0


async def _move_out(stored: Where, name: str, out: Path) -> TableRow:
    """Writes the record of a running game and closes its table, both or neither."""
    from bot.app.outside import Clock
    from bot.app.play import endings, tables
    from storage.store import open_store

    async with open_store(stored) as store:
        table = await _named(store, name)
        if table.status != "running":
            raise Failure(
                f"the game of table {table.name} is over, so it cannot go on elsewhere; export it without --move"
            )
        text = await _record_of(store, table, MOVED)
        async with store.write() as tx:
            await endings.move_away(tx, await tables.load(tx, table), Clock().now())
            write_text(out, text)
    return table


async def _named(store: Store, name: str) -> TableRow:
    """Returns the table of a name or an id whose game has begun."""
    async with store.read() as tx:
        tables = await tx.tables.everywhere(PLAYED)
    named = [table for table in tables if name.lower() in (table.id, table.name.lower())]
    if not named:
        known = ", ".join(f"{table.name} ({table.id})" for table in tables[-20:]) or "none"
        raise Failure(f"there is no game at a table called {name!r}; there are: {known}")
    if len(named) > 1:
        ids = ", ".join(table.id for table in named)
        raise Failure(f"several tables are called {name!r}; name one by its id: {ids}")
    return named[0]


async def _export_all(out: Path) -> int:
    from storage.store import open_store

    folder = make_folder(out)
    async with open_store(settings().stored, readonly=True) as store:
        async with store.read() as tx:
            tables = await tx.tables.everywhere(PLAYED)
        for table in progress(tables, "records"):
            write_text(folder / f"{table.game}-{table.id}.txt", await _record_of(store, table))
    print(f"{len(tables)} {'record' if len(tables) == 1 else 'records'} written to {folder}")
    return 0


async def _record_of(store: Store, table: TableRow, running: str = RUNNING) -> str:
    """Returns the record of a table, with a mark behind its end while the game is running."""
    from bot.app.play.tables import restored, stored_log
    from rules.core import record

    async with store.read() as tx:
        row, log = await tx.matches.get(table.id), await stored_log(tx, table.id)
        if row is None:
            raise Failure(f"the game of table {table.name} is not stored")
        match = await restored(tx, row)
    return record.write(match.header, log) + ("" if match.over else running)


def _import(options: argparse.Namespace) -> int:
    from storage.databases import at

    record = read_record(options.record)
    match = _checked(options.record, record)
    chosen = settings()
    with storage_failures(), (database := at(chosen.stored)).hold():
        database.migrate()
        table = asyncio.run(_put_in(chosen.stored, chosen.language, record, match))
    seats = "finished" if match.over else f"running, {match.header.seats} open seats"
    print(f"{options.record} is now table {table.name} ({table.id}): {match.game.meta.title}, {seats}")
    if not match.over:
        print(f"Members take its seats with /join @{table.name}.")
        print(CLOSED_THERE if MOVED in read_text(options.record) else MAYBE_OPEN_THERE)
    return 0


def _checked(path: Path, record: Record) -> Match:
    from rules.core import history
    from rules.core.chance import ReplayError

    try:
        history.verify_draws(record.header, record.entries)
        return history.replay(record.header, record.entries)
    except ReplayError as error:
        raise BadInput(f"{path} cannot be put in: {error}") from None


async def _put_in(stored: Where, language: str, record: Record, match: Match) -> TableRow:
    from storage.store import open_store

    async with open_store(stored) as store, store.write() as tx:
        return await _add_table(tx, language, record, match)


async def _add_table(tx: Transaction, language: str, record: Record, match: Match) -> TableRow:
    """Adds a table with open seats, and the posts that tell the channel of it."""
    from bot.app.outside import Clock, Luck
    from bot.app.play import tables, turns
    from bot.app.play.naming import free_name, new_id
    from storage.rows import SeatRow, TableRow

    now, luck = Clock().now(), Luck()
    host = await tx.members.by_identity("host", "command-line")
    if host is None:
        host = await tx.members.add("Host", "host", "command-line", now)
    table = TableRow(
        id=new_id(luck),
        name=await free_name(tx, PLATFORM, CHANNEL, luck),
        game=match.header.game,
        options=json.dumps(match.header.options),
        status="over" if match.over else "running",
        host=host.id,
        practice=False,
        invite_only=False,
        seats=match.header.seats,
        platform=PLATFORM,
        channel=CHANNEL,
        language=language,
        secret=match.header.secret,
        created=now,
        changed=now,
    )
    await tx.tables.add(table)
    await tx.guests.inherit(table.id, table.secret)
    for seat in range(match.header.seats):
        await tx.seats.put(SeatRow(table=table.id, seat=seat, member=None, colour=seat))
    await turns.adopt(tx, await tables.with_people(tx, table, match), record.entries, now)
    return table
