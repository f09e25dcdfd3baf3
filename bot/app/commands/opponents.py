"""Bots at a table: sat down in the lobby by its host, sent away again, and a game against one that begins at once."""

from __future__ import annotations

import msgspec

from bot.app.commands import opening, refusals, starting, wishes
from bot.app.play import lobby, tables
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble, require_host
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message, Reply
from bot.app.speech.text import compose
from players.core.levels import LEVELS
from rules.core import library
from storage.rows import SeatRow, TableRow


@declared.button("bots", who="host", heard="quietly", does="looks", of=tables.get, linked=True)
async def show(ctx: Context, table: TableRow) -> Reply:
    """Shows which bots sit in a lobby, to add one of a level or to send one away."""
    lobby.require_lobby(table)
    require_host(ctx, table)
    return await _shown(ctx, table)


@declared.button("addbot", who="host", heard="aloud", does="changes", of=tables.get)
async def add(ctx: Context, table: TableRow, level: str) -> Reply:
    """Lets a bot of a level sit down in a lobby; at a practice table it has the last seat of its member."""
    lobby.require_lobby(table)
    require_host(ctx, table)
    if level not in LEVELS:
        raise Trouble("unknown-button")
    seats = await ctx.tx.seats.of(table.id)
    own = [row for row in seats if row.member is not None]
    if len(own) < 2 if table.practice else len(seats) >= table.seats:
        raise Trouble("table-full", table=table.name)
    seat = own[-1].seat if table.practice else len(seats)
    await ctx.tx.seats.put(SeatRow(table=table.id, seat=seat, member=None, colour=None, bot=level))
    return await _changed(ctx, table)


@declared.button("nobot", who="host", heard="aloud", does="changes", of=tables.get)
async def remove(ctx: Context, table: TableRow, seat: str) -> Reply:
    """Sends a bot away from a lobby; at a practice table the member plays for its seat."""
    lobby.require_lobby(table)
    require_host(ctx, table)
    seats = await ctx.tx.seats.of(table.id)
    if not any(row.bot for row in seats if row.seat == presses.number(seat)):
        raise Trouble("unknown-button")
    staying = [row for row in seats if row.seat != presses.number(seat)]
    if table.practice:
        staying.insert(0, SeatRow(table=table.id, seat=0, member=table.host, colour=None))
    await lobby.seat(ctx.tx, table, staying)
    return await _changed(ctx, table)


@declared.button("against", who="depends", heard="aloud", does="changes", in_place=True)
async def play_against(ctx: Context, game: str = "", level: str = wishes.USUAL_LEVEL) -> Reply:
    """Begins a game against bots at once, with as few seats as it can have; asks of which game where none is named."""
    if not game:
        asked = refusals.which_game(ctx, lambda game: presses.make("against", game), "which-game-against-bots")
        return msgspec.structs.replace(asked, refused=False)
    if game not in library.games() or level not in LEVELS:
        raise Trouble("unknown-button")
    bots = library.meta(game).seats[0] - 1
    table = await opening.opened(ctx, f"{game} {wishes.PRACTICE} bots={bots} level={level}")
    return await starting.begin(ctx, table)


async def _changed(ctx: Context, table: TableRow) -> Reply:
    table = await lobby.touch(ctx.tx, table, ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    return await _shown(ctx, table)


async def _shown(ctx: Context, table: TableRow) -> Reply:
    seats, names = await tables.seated(ctx.tx, table)
    adding = tuple(
        Button(presses.make("addbot", table.id, level), ctx.say("button-add-bot", level=ctx.say(f"bot-level-{level}")))
        for level in LEVELS
    )
    removing = [
        Button(presses.make("nobot", table.id, row.seat), ctx.say("button-remove-bot", player=names[row.seat]))
        for row in seats
        if row.bot
    ]
    rows = tuple(tuple(removing[at : at + 2]) for at in range(0, len(removing), 2))
    start = (Button(presses.make("start", table.id), ctx.say("button-start"), "main"),)
    said = ctx.say("bots-which", table=literal(table.name), count=len(removing))
    return Reply(Message(compose(said), buttons=(adding, *rows, start)), replace=True)
