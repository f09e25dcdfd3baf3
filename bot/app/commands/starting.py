"""Starting a game: drawing who sits where, and what the members add to the luck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.app.commands import opening, wishes
from bot.app.play import completing, lobby, tables, turns
from bot.app.speech import declared
from bot.app.speech.context import Context, Trouble, require_host, require_permissions
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Reply
from rules.core import chance, library
from rules.core import match as matches
from rules.core.log import Lobby
from storage.rows import OpponentRow, SeatRow, TableRow

LONGEST_WORD = 40
"""Signs of what a member adds to the luck."""


@declared.command("start", who="host", heard="aloud", does="changes", args=(completing.OF_LOBBY,), group="table")
async def start(ctx: Context, line: str) -> Reply:
    """Begins the game of a lobby."""
    table = await tables.find_alone(ctx, line, ("lobby",), wish="host")
    return await begin(ctx, table)


@declared.button("start", who="host", heard="aloud", does="changes", of=tables.get)
async def begin(ctx: Context, table: TableRow) -> Reply:
    """Begins the game with those who sit there; the seats are drawn, except at a practice table.

    Who has chosen no colour gets the first that is left, so these are drawn with the seats.
    """
    lobby.require_lobby(table)
    require_host(ctx, table)
    require_permissions(ctx, table)
    meta = library.meta(table.game)
    seats = await ctx.tx.seats.of(table.id)
    if len(seats) not in meta.seats:
        raise Trouble("too-few-players", taken=len(seats), least=meta.seats[0])
    secret = table.secret or ctx.luck.secret()
    settled = _settle(table, seats, secret)
    for seat, (who, colour) in enumerate(zip(settled.seating, settled.colours, strict=True)):
        await ctx.tx.seats.put(replace(seats[who], seat=seat, colour=colour))
        if level := seats[who].bot:
            await ctx.tx.results.put_opponent(OpponentRow(table=table.id, seat=seat, level=level))
    table = replace(table, status="running", seats=len(seats), secret=secret)
    table = await lobby.touch(ctx.tx, table, ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    moved = matches.start(library.load(table.game), len(seats), json.loads(table.options), secret, settled)
    await turns.begin(ctx.tx, await tables.with_people(ctx.tx, table, moved.match), moved, ctx.now)
    reply = ctx.reply("lobby-started", table=literal(table.name))
    return msgspec.structs.replace(reply, begun=table.id)


@declared.button("practise", who="depends", heard="aloud", does="changes")
async def practise(ctx: Context, game: str) -> Reply:
    """Begins a practice game at once, in which the member has all seats, as few as it can be played with."""
    if game not in library.games():
        raise Trouble("unknown-button")
    return await begin(ctx, await opening.opened(ctx, f"{game} {wishes.PRACTICE}"))


def _settle(table: TableRow, seats: Sequence[SeatRow], secret: str) -> Lobby:
    """Draws who sits where, from the secret and the words given, and hands out the colours that are left."""
    given = tuple(row.word for row in seats)
    members = [row.member for row in seats]
    begins = members.index(table.begins) if table.begins in members and table.begins is not None else None
    everybody = tuple(range(len(seats)))
    seating = everybody if table.practice else chance.seated(chance.mixed(secret, given), len(seats), begins)
    return Lobby(
        words=given,
        seating=seating,
        begins=begins,
        drawn=not table.practice,
        colours=tuple(lobby.give_out([seats[who].colour for who in seating])),
    )


@declared.command(
    "luck",
    who="players",
    heard="aloud",
    does="changes",
    args=(completing.OF_LOBBY, Arg(name="word", needed=True)),
    group="table",
)
async def luck(ctx: Context, line: str) -> Reply:
    """Adds a word of a member's own to what the luck of a game comes from, before it starts."""
    table, rest = await tables.find(ctx, line, ("lobby",), people=True)
    word = " ".join(rest.split())
    own = [row for row in await ctx.tx.seats.of(table.id) if row.member == ctx.member.id]
    if not own:
        raise Trouble("not-at-table", table=table.name)
    if not library.meta(table.game).luck:
        raise Trouble("luck-none", game=library.meta(table.game).title)
    if not word or len(word) > LONGEST_WORD or not word.isprintable():
        raise Trouble("luck-word", longest=LONGEST_WORD)
    await ctx.tx.seats.put(replace(own[0], word=word))
    table = await lobby.touch(ctx.tx, replace(table, secret=table.secret or ctx.luck.secret()), ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    return ctx.reply("lobby-luck-mixed", table=literal(table.name), commitment=chance.commitment(table.secret))
