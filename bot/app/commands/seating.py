"""Taking a seat and leaving it: in a lobby, or an open one of a game that goes on; and asking others to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from bot.app.commands import briefing, people
from bot.app.play import (
    calling,
    completing,
    handing_over,
    lobby,
    openings,
    outgoing,
    posts,
    tables,
    telling,
    turns,
)
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble, require_host
from bot.app.speech.declared import Arg
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Message, Reply
from bot.app.speech.text import compose
from bot.app.time import deadlines
from render.core.palette import LOOKS
from rules.core import match as matches
from rules.core.contract import Seat
from storage.rows import SeatRow, TableRow

_PLAYER = Arg(name="player", kind="member", needed=True)


@declared.command(
    "join",
    who="everybody",
    heard="aloud",
    does="changes",
    args=(completing.OF_JOINED, Arg(name="seat", completes=completing.open_seats)),
    group="table",
)
async def join(ctx: Context, line: str) -> Reply:
    """Joins a lobby, or takes over an open seat, which may be named by its mark, its colour or who had it."""
    table, seat = await tables.find(ctx, line, tables.OPEN, wish="join")
    return await take_seat(ctx, table, seat)


@declared.button("join", who="everybody", heard="aloud", does="changes", of=tables.get)
async def join_here(ctx: Context, table: TableRow, seat: str = "") -> Reply:
    """Joins the table below whose post the button stands: from elsewhere nobody comes who only knows its id."""
    if not tables.is_here(ctx, table):
        raise Trouble("join-elsewhere")
    return await take_seat(ctx, table, seat)


async def take_seat(ctx: Context, table: TableRow, wanted: str = "") -> Reply:
    """Takes a seat in a lobby, or takes over an open seat of a running game; of several it asks which."""
    seats = await ctx.tx.seats.of(table.id)
    if any(row.member == ctx.member.id for row in seats):
        raise Trouble("already-seated", table=table.name)
    if table.status not in tables.OPEN:
        raise Trouble("table-closed", table=table.name)
    if table.practice:
        raise Trouble("table-full", table=table.name)
    await _require_welcome(ctx, table)
    if table.status == "running":
        return await _take_over(ctx, table, seats, wanted.strip())
    if len(seats) >= table.seats:
        raise Trouble("table-full", table=table.name)
    await ctx.tx.seats.put(SeatRow(table=table.id, seat=len(seats), member=ctx.member.id, colour=None))
    table = await lobby.touch(ctx.tx, table, ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    if len(seats) + 1 == table.seats:
        await _tell_host_full(ctx, table)
    return ctx.reply("lobby-joined", table=literal(table.name))


@declared.command("leave", who="players", heard="aloud", does="changes", args=(completing.OF_LOBBY,), group="table")
async def leave(ctx: Context, line: str) -> Reply:
    """Leaves a lobby."""
    table = await tables.find_alone(ctx, line, ("lobby",))
    return await leave_seat(ctx, table)


@declared.button("leave", who="players", heard="aloud", does="changes", of=tables.get)
async def leave_seat(ctx: Context, table: TableRow) -> Reply:
    """Leaves a lobby; when its host leaves, the next member is host, and one without members is closed."""
    if table.status != "lobby":
        raise Trouble("leave-running", table=table.name)
    seats = await ctx.tx.seats.of(table.id)
    staying = [row for row in seats if row.member != ctx.member.id]
    if len(staying) == len(seats):
        raise Trouble("not-at-table", table=table.name)
    await lobby.seat(ctx.tx, table, staying)
    next_host = next((row.member for row in staying if row.member is not None), None)
    if next_host is None:
        table = replace(table, status="closed")
    elif table.host == ctx.member.id:
        table = replace(table, host=next_host)
    table = await lobby.touch(ctx.tx, table, ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    return ctx.reply("lobby-left", table=literal(table.name))


@declared.command(
    "invite",
    who="host",
    heard="aloud",
    does="changes",
    args=(completing.OF_OPEN, replace(_PLAYER, completes=completing.others_here)),
    group="table",
)
async def invite(ctx: Context, line: str) -> Reply:
    """Lets an account take a seat at a table by invitation, or at one that its member was removed from."""
    table, rest = await tables.find(ctx, line, tables.OPEN, wish="host", people=True)
    require_host(ctx, table)
    meant = await people.meant(ctx, rest)
    if meant is not None:
        return await _let_in(ctx, table, ctx.actor.platform, meant.user or f"@{meant.handle}", meant.name)
    others = await tables.others_in_place(ctx.tx, table)
    called = [one for one in others if people.is_called(rest, one.name, one.known_as, one.handle)]
    if len(called) == 1:
        return await _let_in(ctx, table, table.platform, called[0].user, called[0].name)
    id = "which-person" if called else "invite-unknown" if rest else "invite-whom"
    offered = called or others
    pressed = [presses.make("invite", table.id, person.user) for person in offered]
    return people.ask(ctx.say(id, player=literal(rest[:40])), zip(pressed, people.labels(offered), strict=True))


@declared.button("invite", who="host", heard="aloud", does="changes", of=tables.get)
async def invite_known(ctx: Context, table: TableRow, user: str) -> Reply:
    """Lets the account in that a button names, of somebody who is known in the place of the table."""
    require_host(ctx, table)
    if table.status not in tables.OPEN:
        raise Trouble("table-closed", table=table.name)
    found = [person for person in await tables.others_in_place(ctx.tx, table) if person.user == user]
    if not found:
        raise Trouble("unknown-button")
    return await _let_in(ctx, table, table.platform, user, found[0].name)


async def _take_over(ctx: Context, table: TableRow, seats: tuple[SeatRow, ...], wanted: str) -> Reply:
    """Takes the own seat of before, or the one that is named; of several open ones it asks which.

    Who comes first where nobody plays, as after an import, is the host from then on.
    """
    free = await _free_for(ctx, table, seats)
    named = [row for row in free if await _is_seat(ctx, table, row, wanted)]
    played = [row for row in free if row.bot or await tables.former(ctx.tx, row) is not None]  # none: from a record
    if len(free) > 1 and len(named) != 1 and (played or wanted):
        return await _ask_seat(ctx, table, named or free, wanted)
    row = named[0] if len(free) > 1 and wanted else free[0]
    if all(row.member is None for row in seats):
        table = await lobby.touch(ctx.tx, replace(table, host=ctx.member.id), ctx.now)
    back = row.seat in await ctx.tx.guests.held(table.id, ctx.member.id)
    _, before = await tables.seated(ctx.tx, table)
    former = await tables.former(ctx.tx, row)
    if former is not None and not back:
        await telling.seat_lost(ctx.tx, table, former.id, "replaced", ctx.now, quietly=True)
    taken = replace(deadlines.of_newcomer(table, row, back=back), member=ctx.member.id, bot="")
    await ctx.tx.seats.put(taken)
    await lobby.renew(ctx.tx, table, ctx.now)
    playing = await tables.load(ctx.tx, table)
    await openings.withdraw(ctx.tx, playing, row.seat, ctx.now)
    said = playing.words(
        "post-back" if back else "post-taken-over",
        table=literal(table.name),
        player=literal(ctx.member.name),
        seat=literal(before[row.seat]),
    )
    playing = await _go_on(ctx, playing, row.seat, said)
    await outgoing.send(ctx.tx, table, Outgoing(what="rename", title=posts.thread_title(playing)), now=ctx.now)
    hosts = "yes" if table.host == ctx.member.id else "no"
    told = ctx.say("lobby-taken-over", table=literal(table.name), host=hosts)
    return msgspec.structs.replace(await briefing.brief(ctx, playing, told), aloud=Message(compose(told)))


async def _go_on(ctx: Context, playing: Playing, seat: Seat, said: str) -> Playing:
    """Goes on where a seat has a member again, and tells so, with a call if the seat is asked."""
    match = playing.match
    if seat in match.awaited:  # a seat of an adopted match, which nobody has played here before
        await deadlines.begin_anew(ctx.tx, playing, (seat,), ctx.now)
        await handing_over.call_again(ctx.tx, playing, said, ctx.now)
        return playing
    if seat in match.resigned:
        playing = await turns.record(ctx.tx, playing, matches.take_over(match, seat), ctx.now)
    message = Message(compose(said), buttons=briefing.leads(playing.table, playing.words))
    await outgoing.send(ctx.tx, playing.table, Outgoing(message=message), now=ctx.now)
    return playing


async def _free_for(ctx: Context, table: TableRow, seats: tuple[SeatRow, ...]) -> list[SeatRow]:
    """Returns the open seats that a member may take: who has held one may know its hand, and takes no other."""
    free = [row for row in seats if row.member is None]
    held = await ctx.tx.guests.held(table.id, ctx.member.id)
    own = [row for row in free if row.seat in held]
    if held and not own:
        raise Trouble("seat-lost", table=table.name)
    if not free:
        raise Trouble("table-full", table=table.name)
    return own[:1] or free


async def _is_seat(ctx: Context, table: TableRow, row: SeatRow, wanted: str) -> bool:
    """Says whether an open seat is called so: by its mark, who had it, or its colour."""
    former = await tables.former(ctx.tx, row)
    names = [tables.seat_mark(row.seat), (await tables.seated(ctx.tx, table))[1][row.seat]]
    if row.colour is not None:
        colour = LOOKS[row.colour].name
        names += [colour, ctx.say(f"colour-{colour}")]
    return people.is_called(wanted, *names, *([former.name] if former is not None else []))


async def _ask_seat(ctx: Context, table: TableRow, free: Sequence[SeatRow], wanted: str) -> Reply:
    """Asks which open seat is taken over, each with who had it and its points, as everybody knows them."""
    playing = await tables.load(ctx.tx, table)
    points = {score.seat: score.points for score in playing.match.public_scores}
    said = ctx.say("join-unknown" if wanted else "join-which", table=literal(table.name), seat=literal(wanted[:40]))
    offered = []
    for row in free:
        mark = LOOKS[row.colour].mark if row.colour is not None else tables.seat_mark(row.seat)
        label = ctx.say("button-seat", player=f"{mark} {playing.names[row.seat]}", points=points[row.seat])
        offered.append((presses.make("join", table.id, tables.seat_mark(row.seat)), label))
    return people.ask(said, offered)


async def _tell_host_full(ctx: Context, table: TableRow) -> None:
    called = await calling.host(ctx.tx, table, ctx.now)
    said = Words(table.language)("lobby-full", host=called, table=literal(table.name))
    await outgoing.send(ctx.tx, table, Outgoing(message=Message(compose(said)), in_channel=True), now=ctx.now)


async def _let_in(ctx: Context, table: TableRow, platform: str, user: str, name: str) -> Reply:
    await ctx.tx.guests.invite(table.id, platform, user, ctx.now)
    return ctx.reply("lobby-invited", player=literal(name), table=literal(table.name))


async def _require_welcome(ctx: Context, table: TableRow) -> None:
    """Raises `Trouble` for who is not let in: of an invitation and a removal the later one counts."""
    if table.host == ctx.member.id:
        return
    invited = await ctx.tx.guests.invited(table.id, await ctx.tx.members.identities(ctx.member.id))
    held = table.status == "running" and await ctx.tx.guests.held(table.id, ctx.member.id)
    removed = await ctx.tx.guests.removed(table.id, ctx.member.id)
    if removed is not None and (invited is None or invited <= removed):
        raise Trouble("was-removed", table=table.name)
    if table.invite_only and invited is None and not held:
        raise Trouble("invite-only", table=table.name)
