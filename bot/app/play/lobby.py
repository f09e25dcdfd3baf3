"""A table before its game, as it is stored and as its post shows it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

from bot.app.play import outgoing, posts
from bot.app.play.outgoing import Outgoing
from bot.app.speech.context import Trouble
from bot.app.time import paces
from render.core.palette import LOOKS, SeatLook
from rules.core import library
from storage.rows import SeatRow, TableRow
from storage.store import Transaction


async def show(
    tx: Transaction, table: TableRow, now: float, key: str = "", *, opening: str = "", result: str = ""
) -> None:
    """Posts the lobby, or brings its post up to date: with what is said first, or with how the game has ended."""
    tx.expect_lobby(table)
    seats, options = await tx.seats.of(table.id), json.loads(table.options)
    message = await posts.lobby(tx, table, seats, options, paces.name_of(table), opening=opening, result=result)
    edits = "" if key else outgoing.lobby_key(table)
    await outgoing.send(tx, table, Outgoing(message=message, in_channel=True, edits=edits), key=key, now=now)


async def renew(tx: Transaction, table: TableRow, now: float, *, result: str = "") -> None:
    """Brings the post of a table's lobby up to date, where there is one: one that was imported has none."""
    if await tx.outbox.get(outgoing.lobby_key(table)) is not None:
        await show(tx, table, now, result=result)


async def touch(tx: Transaction, table: TableRow, now: float) -> TableRow:
    """Stores a changed table."""
    table = replace(table, changed=now)
    await tx.tables.update(table)
    return table


async def seat(tx: Transaction, table: TableRow, sitting: Sequence[SeatRow]) -> None:
    """Stores who sits in a lobby, in this order."""
    for row in await tx.seats.of(table.id):
        await tx.seats.remove(table.id, row.seat)
    for number, row in enumerate(sitting):
        await tx.seats.put(replace(row, seat=number))


async def close(tx: Transaction, table: TableRow, now: float) -> None:
    """Ends a lobby without a game."""
    await show(tx, await touch(tx, replace(table, status="closed"), now), now)


def require_lobby(table: TableRow) -> None:
    """Raises `Trouble` for a table that is no lobby any more."""
    if table.status != "lobby":
        raise Trouble("already-started", table=table.name)


def looks(game: str) -> tuple[SeatLook, ...]:
    """Returns the looks that seats of a game can have: as many as it has seats at most."""
    return LOOKS[: library.meta(game).seats[-1]]


def give_out(chosen: Sequence[int | None]) -> list[int]:
    """Returns a colour for each seat: the chosen one, or else the first that is left."""
    left = iter([colour for colour in range(len(LOOKS)) if colour not in chosen])
    return [next(left) if colour is None else colour for colour in chosen]
