"""Opening a table: with what its host wishes, or with what is usual in the house."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.app.commands import house, refusals, wishes
from bot.app.play import (
    lobby,
    outgoing,
    posts,
    tables,
)
from bot.app.play.houses import House
from bot.app.play.naming import free_name, new_id
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble, require_permissions
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import ADD, Button, Message, Reply
from bot.app.speech.text import compose
from bot.app.time import paces
from rules.core import library
from storage.rows import SeatRow, TableRow


@declared.command("new", who="depends", heard="aloud", does="changes", args=wishes.ARGS, whole=wishes.complete)
async def new(ctx: Context, line: str) -> Reply:
    """Opens a lobby; whoever opens it is its host and takes the first seat, or all of a practice table but for bots."""
    if not line.strip():
        return _alone(ctx, library.games()) if ctx.place.alone else _which_game(ctx)
    wish = wishes.read_wish(line)
    if ctx.place.alone and not wish.practice:
        return _alone(ctx, (wish.game,))
    return told(ctx, await opened(ctx, line), bots=wish.bots > 0)


def told(ctx: Context, table: TableRow, *, bots: bool = False) -> Reply:
    """Tells the host that a lobby is open; who wanted bots there gets the button to change them."""
    id = "lobby-opened-practice" if table.practice else "lobby-opened"
    said = ctx.say(id, game=library.meta(table.game).title, table=literal(table.name))
    return Reply(Message(compose(said), buttons=(posts.bots_button(table, ctx.words),) if bots else ()))


async def opened(ctx: Context, line: str) -> TableRow:
    """Opens a lobby as a line wishes it."""
    wish = wishes.read_wish(line)
    meta = library.meta(wish.game)
    options = wishes.options_of(meta, wish.options)
    least = max(meta.seats[0], 1 + wish.bots)
    usual = least if wish.practice else meta.seats[-1]
    count = usual if wish.seats is None else wish.seats
    if count not in meta.seats:
        raise Trouble("seat-count", game=meta.title, least=meta.seats[0], most=meta.seats[-1])
    if not 0 <= wish.bots < count:
        raise Trouble("how-many-bots", most=count - 1)
    rules = await house.require_welcome(ctx)
    require_permissions(ctx)
    pace = paces.PACES[wish.pace or (paces.UNHURRIED if wish.practice else rules.pace)]
    table = TableRow(
        id=new_id(ctx.luck),
        name=await free_name(ctx.tx, ctx.place.platform, ctx.place.channel, ctx.luck),
        game=wish.game,
        options=json.dumps(options),
        status="lobby",
        host=ctx.member.id,
        practice=wish.practice,
        invite_only=wish.invite_only,
        seats=count,
        platform=ctx.place.platform,
        channel=ctx.place.channel,
        server=ctx.place.server,
        home=await tables.home(ctx),
        language=rules.language or house.spoken(ctx, practice=wish.practice),
        pace=pace.turn,
        bank=pace.bank,
        late=wish.late,
        votes=wish.votes or rules.votes,
        created=ctx.now,
        changed=ctx.now,
    )
    return await open_table(ctx, rules, table, bots=(wish.level,) * wish.bots)


async def open_table(
    ctx: Context, rules: House, table: TableRow, opening: str = "", bots: Sequence[str] = ()
) -> TableRow:
    """Opens a lobby with a secret of its own, where bots sit, which is posted with what is said first."""
    table = replace(table, secret=ctx.luck.secret())
    await ctx.tx.tables.add(table)
    await house.welcome(ctx, rules, table)
    await house.list_tables(ctx, rules)
    own = table.seats - len(bots) if table.practice else 1
    mine = SeatRow(table=table.id, seat=0, member=ctx.member.id, colour=None)
    sitting = [mine] * own + [replace(mine, member=None, bot=level) for level in bots]
    await lobby.seat(ctx.tx, table, sitting)
    await lobby.show(ctx.tx, table, ctx.now, key=outgoing.first_lobby_key(table), opening=opening)
    return table


@declared.button("new", who="depends", heard="aloud", does="changes", in_place=True)
async def new_of(ctx: Context, game: str = "", kind: str = "") -> Reply:
    """Opens a lobby of a game, or a practice table; asks of which game where none is named."""
    if game and ctx.place.alone:
        return await new(ctx, f"{game} {kind}")
    if game:
        return told(
            ctx, await opened(ctx, f"{game} {kind}")
        )  # the buttons of its lobby come where this one was pressed
    asked = _which_game(ctx, kind) if kind or not ctx.place.alone else await new(ctx, "")
    return msgspec.structs.replace(asked, refused=False)


def _which_game(ctx: Context, kind: str = "") -> Reply:
    """Asks of which game a table is to be, or whether a bot is to be played against."""
    asked = refusals.which_game(ctx, lambda game: presses.make("new", game, *([kind] if kind else [])))
    assert asked.message is not None
    message = msgspec.structs.replace(asked.message, buttons=(*asked.message.buttons, *against(ctx.words)))
    return msgspec.structs.replace(asked, message=message)


def against(words: Words) -> tuple[tuple[Button, ...], ...]:
    """Returns the button by which a game against bots begins."""
    return ((Button(presses.make("against"), words("button-against")),),)


def _alone(ctx: Context, games: Sequence[str]) -> Reply:
    """Offers who writes where nobody could join a practice table, and to take the bot along to where the others are."""
    practice = [
        Button(presses.make("new", game, wishes.PRACTICE), ctx.say("button-practice", game=library.meta(game).title))
        for game in games
    ]
    rows = tuple(tuple(practice[i : i + 3]) for i in range(0, min(len(practice), 12), 3))
    add = Button(ADD, ctx.say("button-add"), "main")
    return Reply(Message(compose(ctx.say("new-alone")), buttons=(*against(ctx.words), *rows, (add,))), refused=True)
