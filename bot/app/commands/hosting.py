"""What ends or interrupts play: resigning, and the powers of a table's host."""

from __future__ import annotations

from dataclasses import replace

from bot.app.commands import house, people, seating
from bot.app.play import (
    completing,
    handing_over,
    leaving,
    lobby,
    outgoing,
    pausing,
    posts,
    reach,
    results,
    tables,
    telling,
    turns,
)
from bot.app.play.outgoing import Outgoing
from bot.app.play.votes import Matter
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble, WhoSees, require_host, require_permissions
from bot.app.speech.declared import Arg
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message, Place, Reply
from bot.app.speech.text import compose
from bot.app.time import lateness
from rules.core import match as matches
from rules.core.contract import Seat
from storage.rows import TableRow


@declared.command(
    "resign", who="players", heard="quietly", does="changes", args=(completing.OF_RUNNING,), group="table"
)
async def ask_resign(ctx: Context, line: str) -> Reply:
    """Asks whether the member really wants to resign."""
    table = await tables.find_alone(ctx, line, ("running",), wish="move")
    return await ask_resign_there(ctx, table)


@declared.button("resigning", who="players", heard="quietly", does="looks", of=tables.get)
async def ask_resign_there(ctx: Context, table: TableRow) -> Reply:
    """Asks so of the table that a button names."""
    comes = await leaving.comes(ctx.tx, *await _own_seat(ctx, table))
    said = ctx.say(f"resign-really-{comes}", table=literal(table.name))
    return _confirm(said, Button(presses.make("resign", table.id), ctx.say("button-resign"), "danger"))


@declared.button("resign", who="players", heard="quietly", does="changes", of=tables.get)
async def resign(ctx: Context, table: TableRow) -> Reply:
    """Gives up the member's seat: a game of two ends, a bigger one goes on without the member, see `leaving.comes`."""
    await leaving.open_seat(ctx.tx, *await _own_seat(ctx, table), "post-resigned", ctx.now)
    return ctx.reply("resigned", table=literal(table.name))


@declared.command(
    "kick",
    who="host",
    heard="aloud",
    does="changes",
    args=(completing.OF_OPEN, Arg(name="player", kind="member", needed=True, completes=completing.players)),
    group="table",
)
async def kick(ctx: Context, line: str) -> Reply:
    """Removes a player from a lobby or a running table; the seat is open, to that player by invitation."""
    table, rest = await tables.find(ctx, line, tables.OPEN, wish="host", people=True)
    require_host(ctx, table)
    sitting = await _removable(ctx, table)
    meant = await people.meant(ctx, rest)
    if meant is not None:
        member = await ctx.tx.members.by_identity(ctx.actor.platform, meant.user)
        called = [id for id in sitting if member is not None and id == member.id]
    else:
        called = [id for id, names in sitting.items() if people.is_called(rest, *names)]
    if len(called) == 1:
        return await _remove(ctx, table, called[0])
    name = meant.name if meant is not None else rest[:40]
    id = "which-person" if called else "kick-unknown" if name else "kick-whom"
    choices = [(presses.make("kick", table.id, one), sitting[one][0]) for one in called or sitting]
    return people.ask(ctx.say(id, player=literal(name), table=literal(table.name)), choices)


@declared.button("kick", who="host", heard="aloud", does="changes", of=tables.get)
async def kick_seated(ctx: Context, table: TableRow, member: str) -> Reply:
    """Removes the player whom a button names."""
    require_host(ctx, table)
    if table.status not in tables.OPEN:
        raise Trouble("game-over", table=table.name)
    if presses.number(member) not in await _removable(ctx, table):
        raise Trouble("unknown-button")
    return await _remove(ctx, table, presses.number(member))


@declared.command("pause", who="host", heard="aloud", does="changes", args=(completing.OF_RUNNING,), group="table")
async def pause(ctx: Context, line: str) -> Reply:
    """Stops a table: no move is taken until it is resumed."""
    table = await tables.find_alone(ctx, line, ("running",), wish="host")
    require_host(ctx, table)
    if table.paused_at is not None:
        raise Trouble("already-paused", table=table.name)
    if table.voted and not table.practice:
        return _ask_to_vote(ctx, table, "pause")
    playing = await tables.load(ctx.tx, table)
    await pausing.pause(ctx.tx, playing, ctx.now)
    return ctx.reply("paused", table=literal(table.name))


@declared.command("resume", who="host", heard="aloud", does="changes", args=(completing.OF_RUNNING,), group="table")
async def resume(ctx: Context, line: str) -> Reply:
    """Goes on with a paused table and calls whoever is awaited."""
    table = await tables.find_alone(ctx, line, ("running",), wish="host")
    require_host(ctx, table)
    if table.paused_at is None:
        raise Trouble("not-paused", table=table.name)
    if table.voted and not table.practice:
        return _ask_to_vote(ctx, table, "resume")
    await pausing.resume(ctx.tx, await tables.load(ctx.tx, table), ctx.now)
    return ctx.reply("resumed", table=literal(table.name))


@declared.command("close", who="host", heard="aloud", does="changes", args=(completing.OF_OPEN,), group="table")
async def ask_close(ctx: Context, line: str) -> Reply:
    """Asks whether the host really wants to end the table for all; whoever plays can only propose that."""
    table = await tables.find_alone(ctx, line, tables.OPEN, wish="host")
    require_host(ctx, table)
    if await _plays(ctx, table):
        return _ask_to_vote(ctx, table, "end")
    said = ctx.say("end-really", table=literal(table.name))
    return _confirm(said, Button(presses.make("end", table.id), ctx.say("button-end"), "danger"))


@declared.button("end", who="host", heard="aloud", does="changes", of=tables.get)
async def end(ctx: Context, table: TableRow) -> Reply:
    """Ends a lobby, or a running game in which the member has no part, for all and without a winner."""
    require_host(ctx, table)
    if await _plays(ctx, table):
        return _ask_to_vote(ctx, table, "end")
    if table.status == "lobby":
        await lobby.close(ctx.tx, table, ctx.now)
    else:
        playing = _running(await tables.load(ctx.tx, table))
        await turns.record(ctx.tx, playing, matches.abandon(playing.match), ctx.now)
    return ctx.reply("ended", table=literal(table.name))


@declared.command("here", who="host", heard="aloud", does="changes", args=(completing.OF_OPEN,), group="table")
async def here(ctx: Context, line: str) -> Reply:
    """Brings a table to the place where its host is, for example when its own channel is gone."""
    table = await tables.find_alone(ctx, line, tables.OPEN, wish="host")
    require_host(ctx, table)
    if table.platform != ctx.place.platform:
        raise Trouble("other-platform", table=table.name)
    if ctx.place.alone and not table.practice:
        raise Trouble("here-alone", table=table.name)
    rules = await house.require_welcome(ctx)
    require_permissions(ctx)
    await _require_sight(ctx, table)
    await house.list_tables(ctx, rules)
    place, home, before = ctx.place, await tables.home(ctx), table.channel
    table = replace(table, channel=place.channel, server=place.server, thread="", home=home, changed=ctx.now)
    await ctx.tx.tables.update(table)
    table = await reach.go_on_elsewhere(ctx.tx, table, ctx.now)
    await ctx.tx.dashboards.mark(table.platform, before)
    key = f"{outgoing.first_lobby_key(table)}-{ctx.event}"
    table = replace(table, lobby=key)
    await ctx.tx.tables.update(table)
    ctx.tx.expect_lobby(table)
    playing = await tables.load(ctx.tx, table) if table.status == "running" else None
    await lobby.show(ctx.tx, table, ctx.now, key)
    if playing is not None:
        title = posts.thread_title(playing)
        await outgoing.send(ctx.tx, table, Outgoing(what="open", title=title, edits=key), now=ctx.now)
        await handing_over.call_again(ctx.tx, playing, playing.words("post-moved-here"), ctx.now)
    return ctx.reply("moved-here", table=literal(table.name))


async def _require_sight(ctx: Context, table: TableRow) -> None:
    """Raises `WhoSees`, and then `Trouble` where somebody who plays would lose sight of a table brought here."""
    if table.practice or table.channel == ctx.place.channel:
        return
    rows, names = await tables.seated(ctx.tx, table)
    players: dict[str, frozenset[str]] = {}
    for row, name in zip(rows, names, strict=True):
        accounts = await ctx.tx.members.identities(row.member) if row.member not in (None, ctx.member.id) else ()
        players[name] = frozenset(one.user for one in accounts if one.platform == table.platform)
    if ctx.unseen is None:
        before = Place(platform=table.platform, channel=table.channel, server=table.server)
        raise WhoSees(ctx.place, before, frozenset().union(*players.values()))
    if blind := [name for name, users in players.items() if users and users <= ctx.unseen]:
        raise Trouble("here-unseen", table=table.name, players=tuple(blind))


async def gone(ctx: Context, table: TableRow) -> None:
    """Opens the seats of a member who has left the place of a table, and hands on what that member hosts there."""
    if table.status == "lobby":
        await seating.leave_seat(ctx, table)
        return
    playing = await tables.load(ctx.tx, table)
    seats = playing.seats_of(ctx.member.id)
    playing = await leaving.hand_on(ctx.tx, playing, ctx.member.id, ctx.now)
    if all(row.member in (None, ctx.member.id) for row in playing.seats):
        await turns.record(ctx.tx, playing, matches.abandon(playing.match), ctx.now)
    elif seats:
        await leaving.open_seat(ctx.tx, playing, seats[0], "post-gone", ctx.now)


async def _plays(ctx: Context, table: TableRow) -> bool:
    """Says whether the member has something to win or to lose in a game: it counts, and they have a part in it."""
    if table.status != "running" or table.practice or not await ctx.tx.guests.held(table.id, ctx.member.id):
        return False
    return not await results.is_short(ctx.tx, await tables.load(ctx.tx, table))


def _ask_to_vote(ctx: Context, table: TableRow, matter: Matter) -> Reply:
    """Says that all who play decide on something, with buttons to propose it, or to resign where it ends the game."""
    buttons = [Button(presses.make("propose", table.id, matter), ctx.say(f"button-vote-{matter}"), "main")]
    if matter == "end":
        buttons.append(Button(presses.make("resigning", table.id), ctx.say("button-resign"), "danger"))
    said = ctx.say(f"only-by-vote-{matter}", table=literal(table.name))
    return Reply(Message(compose(said), buttons=(tuple(buttons),)), refused=True)


async def _removable(ctx: Context, table: TableRow) -> dict[int, tuple[str, str]]:
    """Returns who sits at a table, as told apart there and as called elsewhere; the host can only leave."""
    named = await ctx.tx.seats.named(table.id)
    _, shown = await tables.seated(ctx.tx, table)
    stay = {table.host, ctx.member.id} if table.status == "running" else {table.host}
    return {
        row.member: (told, name or "")
        for (row, name), told in zip(named, shown, strict=True)
        if row.member is not None and row.member not in stay
    }


async def _remove(ctx: Context, table: TableRow, member: int) -> Reply:
    name = (await _removable(ctx, table))[member][0]
    if table.status == "lobby":
        removed = await ctx.tx.members.get(member)
        assert removed is not None, "seats belong to members"
        await seating.leave_seat(replace(ctx, member=removed), table)
        await ctx.tx.guests.remove(table.id, member, ctx.now)
        await telling.seat_lost(ctx.tx, table, member, "lobby", ctx.now)
    else:
        playing = _running(await tables.load(ctx.tx, table))
        seat = playing.seats_of(member)[0]
        if not await lateness.is_late(ctx.tx, playing, seat, ctx.now, lateness.PATIENCE):
            return _ask_to_replace(ctx, playing, seat)
        await leaving.remove(ctx.tx, playing, seat, "post-removed", ctx.now)
    return ctx.reply("removed", player=literal(name), table=literal(table.name))


def _ask_to_replace(ctx: Context, playing: tables.Playing, seat: Seat) -> Reply:
    """Says that the others decide on somebody who is not late, with a button to propose it."""
    table = playing.table
    propose = Button(presses.make("propose", table.id, "replace", seat), ctx.say("button-vote-replace"), "main")
    said = ctx.say("only-by-vote-replace", table=literal(table.name), player=literal(playing.names[seat]))
    return Reply(Message(compose(said), buttons=((propose,),)), refused=True)


async def _own_seat(ctx: Context, table: TableRow) -> tuple[tables.Playing, Seat]:
    """Returns a running game with the member's seat in it."""
    playing = _running(await tables.load(ctx.tx, table))
    seats = playing.seats_of(ctx.member.id)
    if not seats:
        raise Trouble("not-at-table", table=table.name)
    return playing, seats[0]


def _running(playing: tables.Playing) -> tables.Playing:
    if playing.match.over:
        raise Trouble("game-over", table=playing.table.name)
    return playing


def _confirm(said: str, button: Button) -> Reply:
    return Reply(Message(compose(said), buttons=((button,),)))
