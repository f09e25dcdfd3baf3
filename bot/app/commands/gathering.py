"""Gathering at a table: opening it, joining and leaving, its switches, and starting the game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from bot.app.commands import briefing, house, people, refusals
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
    votes,
)
from bot.app.play.houses import House
from bot.app.play.naming import free_name, new_id
from bot.app.play.outgoing import Outgoing
from bot.app.speech import declared, presses
from bot.app.speech.context import Context, Trouble, require_host, require_room
from bot.app.speech.declared import Arg
from bot.app.speech.language import Words, literal, plain
from bot.app.speech.messages import ADD, Button, Choice, Menu, Message, Reply
from bot.app.speech.text import compose
from bot.app.time import deadlines, lateness, paces
from render.core.palette import LOOKS
from rules.core import chance, library
from rules.core import match as matches
from rules.core.contract import IllegalAction, Meta
from rules.core.log import Lobby
from storage.rows import SeatRow, TableRow

PRACTICE = "practice"
LONGEST_WORD = 40
"""Signs of what a member adds to the luck."""
MENUS = 4
"""Menus that every chat can show above a row of buttons."""
ENTRIES = ("open", "invite")
"""Who may join a lobby: everybody, or whom its host invites."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """What the line of `/new` asks for."""

    game: str
    seats: int | None = None
    practice: bool = False
    invite_only: bool = False
    pace: str = ""
    """The name of a pace; empty for that of the house."""
    late: str = lateness.USUAL
    votes: str = ""
    """Of how many a proposal needs the consent; empty for what the house says."""
    options: dict[str, str] = field(default_factory=dict)


async def _complete_wish(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes the line of `/new`: a game, and then one wish after the other, each once."""
    words = typed.split()
    if not words or (len(words) == 1 and not typed.endswith(" ")):
        return completing.matching(typed, "", library.games())
    if words[0].lower() not in library.games():
        return ()
    seats = (f"seats={count}" for count in library.meta(words[0].lower()).seats)
    pace = (f"pace={name}" for name in paces.PACES)
    late = (f"late={what}" for what in lateness.POLICIES)
    of = (f"votes={rule}" for rule in votes.RULES)
    return _complete_further(typed, (PRACTICE, "invite", *seats, *pace, *late, *of, *_switches(words[0].lower())))


async def _complete_switch(ctx: Context, typed: str) -> tuple[str, ...]:
    """Completes a switch of the game that a line begins with; raises `Trouble` for a game that has none."""
    game = typed.partition(" ")[0].lower()
    if game not in library.games():
        raise Trouble("which-game-first")
    if not library.meta(game).options:
        raise Trouble("no-options", game=library.meta(game).title)
    return _complete_further(typed, _switches(game))


async def _tell_switches(ctx: Context, typed: str, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Says of the switches with which lines end what they are called, and what their values mean."""
    game, said = typed.partition(" ")[0].lower(), []
    for way in ways:
        name, _, value = way.split()[-1].partition("=")
        told = posts.option_value(ctx.words, game, name, value)
        said.append(plain(ctx.say("lobby-option", option=ctx.say(f"{game}-option-{name}"), value=told)))
    return tuple(said)


def _switches(game: str) -> tuple[str, ...]:
    return tuple(f"{option.name}={value}" for option in library.meta(game).options for value in option.values)


def _complete_further(typed: str, wishes: Iterable[str]) -> tuple[str, ...]:
    given = {word.partition("=")[0] for word in typed.rpartition(" ")[0].split()}
    return completing.last_word(typed, (wish for wish in wishes if wish.partition("=")[0] not in given))


_WISH = (
    Arg(name="game", values=library.games, label=lambda words, game: library.meta(game).title),
    replace(completing.SEATS, written="seats={}"),
    Arg(name="pace", written="pace={}", values=lambda: paces.PACES, label=lambda words, pace: words(f"pace-{pace}")),
    Arg(
        name="late",
        written="late={}",
        values=lambda: lateness.POLICIES,
        label=lambda words, late: words(f"late-{late}"),
    ),
    Arg(name="votes", written="votes={}", values=lambda: votes.RULES, label=lambda words, rule: words(f"votes-{rule}")),
    Arg(name="practice", kind="yes", written=PRACTICE),
    Arg(name="invite", kind="yes", written="invite"),
    Arg(name="options", completes=_complete_switch, tells=_tell_switches),
)
_PLAYER = Arg(name="player", kind="member", needed=True)


@declared.command("new", who="depends", heard="aloud", does="changes", args=_WISH, whole=_complete_wish)
async def new(ctx: Context, line: str) -> Reply:
    """Opens a lobby; whoever opens it is its host and takes the first seat, or all of a practice table."""
    if not line.strip():
        return _alone(ctx, library.games()) if ctx.place.alone else _which_game(ctx)
    wish = read_wish(line)
    if ctx.place.alone and not wish.practice:
        return _alone(ctx, (wish.game,))
    meta = library.meta(wish.game)
    options = _options(meta, wish.options)
    usual = meta.seats[0] if wish.practice else meta.seats[-1]
    count = usual if wish.seats is None else wish.seats
    if count not in meta.seats:
        raise Trouble("seat-count", game=meta.title, least=meta.seats[0], most=meta.seats[-1])
    rules = await house.require_welcome(ctx)
    require_room(ctx)
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
        language=rules.language or house.spoken(ctx),
        pace=pace.turn,
        bank=pace.bank,
        late=wish.late,
        votes=wish.votes or rules.votes,
        created=ctx.now,
        changed=ctx.now,
    )
    return await open_table(ctx, rules, table)


async def open_table(ctx: Context, rules: House, table: TableRow, opening: str = "") -> Reply:
    """Opens a lobby with a secret of its own, which is posted with what is said first."""
    table = replace(table, secret=ctx.luck.secret())
    await ctx.tx.tables.add(table)
    await house.welcome(ctx, rules, table)
    await house.list_tables(ctx, rules)
    for seat in range(table.seats if table.practice else 1):
        await ctx.tx.seats.put(SeatRow(table=table.id, seat=seat, member=ctx.member.id, colour=None))
    await lobby.show(ctx.tx, table, ctx.now, key=outgoing.first_lobby_key(table), opening=opening)
    id = "lobby-opened-practice" if table.practice else "lobby-opened"
    return ctx.reply(id, game=library.meta(table.game).title, table=literal(table.name))


def read_wish(line: str) -> Wish:
    """Reads the line of `/new`: a game, ``practice``, ``invite``, a number of seats, and ``option=value`` pairs."""
    first, *others = line.split()
    game = first.lower()
    if game not in library.games():
        raise Trouble("no-such-game", game=first[:20], games=", ".join(library.games()))
    seats, practice, invite, pace, late, rule = None, False, False, "", lateness.USUAL, ""
    options: dict[str, str] = {}
    for word in others:
        name, equals, value = word.partition("=")
        if name.lower() == "pace":
            pace = _pace(value)
        elif name.lower() == "late":
            late = _late(value)
        elif name.lower() == "votes":
            rule = _votes(value)
        elif equals and name.lower() != "seats":
            options[name.lower()] = _as_spelt(game, name.lower(), value)
        elif equals or (word.isascii() and word.isdigit()):
            seats = presses.number(value if equals else word)
        elif word.lower() == PRACTICE:
            practice = True
        elif word.lower() == "invite":
            invite = True
        elif word.lower() != "seats":
            raise Trouble("unknown-wish", word=word[:40])
    return Wish(
        game=game,
        seats=seats,
        practice=practice,
        invite_only=invite,
        pace=pace,
        late=late,
        votes=rule,
        options=options,
    )


def _as_spelt(game: str, option: str, value: str) -> str:
    """Returns a value of an option, typed in any case, as the game spells it; one that it has not, as typed."""
    values = next((known.values for known in library.meta(game).options if known.name == option), ())
    return next((known for known in values if known.lower() == value.lower()), value)


@declared.button("new", who="depends", heard="aloud", does="changes", in_place=True)
async def new_of(ctx: Context, game: str = "", kind: str = "") -> Reply:
    """Opens a lobby of a game, or a practice table; asks of which game where none is named."""
    if game:
        return await new(ctx, f"{game} {kind}")
    asked = _which_game(ctx, kind) if kind or not ctx.place.alone else await new(ctx, "")
    return msgspec.structs.replace(asked, refused=False)


def _which_game(ctx: Context, kind: str = "") -> Reply:
    return refusals.which_game(ctx, lambda game: presses.make("new", game, *([kind] if kind else [])))


def _alone(ctx: Context, games: Sequence[str]) -> Reply:
    """Offers who writes where nobody could join a practice table, and to take the bot along to where the others are."""
    practice = [
        Button(presses.make("new", game, PRACTICE), ctx.say("button-practice", game=library.meta(game).title))
        for game in games
    ]
    rows = tuple(tuple(practice[i : i + 3]) for i in range(0, min(len(practice), 12), 3))
    add = Button(ADD, ctx.say("button-add"), "main")
    return Reply(Message(compose(ctx.say("new-alone")), buttons=(*rows, (add,))), refused=True)


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
    table, _ = await tables.find(ctx, line, ("lobby",))
    return await leave_seat(ctx, table)


@declared.button("leave", who="players", heard="aloud", does="changes", of=tables.get)
async def leave_seat(ctx: Context, table: TableRow) -> Reply:
    """Leaves a lobby; when its host leaves, the next member is host, and an empty lobby is closed."""
    if table.status != "lobby":
        raise Trouble("leave-running", table=table.name)
    seats = await ctx.tx.seats.of(table.id)
    staying = [row for row in seats if row.member != ctx.member.id]
    if len(staying) == len(seats):
        raise Trouble("not-at-table", table=table.name)
    for row in seats:
        await ctx.tx.seats.remove(table.id, row.seat)
    for seat, row in enumerate(staying):
        await ctx.tx.seats.put(replace(row, seat=seat))
    next_host = staying[0].member if staying else None
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


@declared.command("options", who="host", heard="aloud", does="looks", args=(completing.OF_LOBBY,), group="table")
async def options(ctx: Context, line: str) -> Reply:
    """Shows the switches of a lobby."""
    table, _ = await tables.find(ctx, line, ("lobby",), wish="host")
    return await show_options(ctx, table)


@declared.button("options", who="host", heard="aloud", does="looks", of=tables.get, linked=True)
async def show_options(ctx: Context, table: TableRow, page: str = "0") -> Reply:
    """Shows the switches of a lobby as menus, for its host."""
    lobby.require_lobby(table)
    require_host(ctx, table)
    return Reply(_options_message(ctx, table, presses.number(page)), replace=True)


@declared.button("opt", who="host", heard="aloud", does="changes", of=tables.get)
async def choose_option(ctx: Context, table: TableRow, option: str, choice: str) -> Reply:
    """Sets a switch of a lobby, its pace, what comes of lateness and votes, its number of seats, or who may join."""
    name, value = _option_of(table, option, choice)
    lobby.require_lobby(table)
    require_host(ctx, table)
    meta = library.meta(table.game)
    if name == "seats":
        table = await _change_seats(ctx, table, presses.number(value))
    elif name == "pace":
        pace = paces.PACES[_pace(value)]
        table = replace(table, pace=pace.turn, bank=pace.bank)
    elif name == "late":
        table = replace(table, late=_late(value))
    elif name == "votes":
        table = replace(table, votes=_votes(value))
    elif name == "entry":
        table = replace(table, invite_only=value == "invite")
    else:
        table = replace(table, options=json.dumps(_options(meta, {**json.loads(table.options), name: value})))
    table = await lobby.touch(ctx.tx, table, ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    names = (*_own_switches(table), *(option.name for option in meta.options), "late")
    page = names.index(name) // MENUS if name in names else 0
    return Reply(_options_message(ctx, table, page), replace=True)


@declared.command("start", who="host", heard="aloud", does="changes", args=(completing.OF_LOBBY,), group="table")
async def start(ctx: Context, line: str) -> Reply:
    """Begins the game of a lobby."""
    table, _ = await tables.find(ctx, line, ("lobby",), wish="host")
    return await begin(ctx, table)


@declared.button("start", who="host", heard="aloud", does="changes", of=tables.get)
async def begin(ctx: Context, table: TableRow) -> Reply:
    """Begins the game with those who sit there; the seats are drawn, except at a practice table.

    Who has chosen no colour gets the first that is left, so these are drawn with the seats.
    """
    lobby.require_lobby(table)
    require_host(ctx, table)
    require_room(ctx, table)
    meta = library.meta(table.game)
    seats = await ctx.tx.seats.of(table.id)
    if len(seats) not in meta.seats:
        raise Trouble("too-few-players", taken=len(seats), least=meta.seats[0])
    secret = table.secret or ctx.luck.secret()
    settled = _settle(table, seats, secret)
    for seat, (who, colour) in enumerate(zip(settled.seating, settled.colours, strict=True)):
        await ctx.tx.seats.put(replace(seats[who], seat=seat, colour=colour))
    table = replace(table, status="running", seats=len(seats), secret=secret)
    table = await lobby.touch(ctx.tx, table, ctx.now)
    await lobby.show(ctx.tx, table, ctx.now)
    moved = matches.start(library.load(table.game), len(seats), json.loads(table.options), secret, settled)
    await turns.begin(ctx.tx, await tables.with_people(ctx.tx, table, moved.match), moved, ctx.now)
    return ctx.reply("lobby-started", table=literal(table.name))


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


async def _take_over(ctx: Context, table: TableRow, seats: tuple[SeatRow, ...], wanted: str) -> Reply:
    """Takes the own seat of before, or the one that is named; of several open ones it asks which.

    Who comes first where nobody plays, as after an import, is the host from then on.
    """
    free = await _free_for(ctx, table, seats)
    named = [row for row in free if await _is_seat(ctx, table, row, wanted)]
    played = [row for row in free if await tables.former(ctx.tx, row) is not None]  # none: a game from a record
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
    await ctx.tx.seats.put(replace(deadlines.of_newcomer(table, row, back=back), member=ctx.member.id))
    await lobby.renew(ctx.tx, table, ctx.now)
    playing = await tables.load(ctx.tx, table)
    seat, match = row.seat, playing.match
    await openings.withdraw(ctx.tx, playing, seat, ctx.now)
    said = playing.words(
        "post-back" if back else "post-taken-over",
        table=literal(table.name),
        player=literal(ctx.member.name),
        seat=literal(before[seat]),
    )
    if seat in match.awaited:  # a seat of an adopted match, which nobody has played here before
        await deadlines.begin_anew(ctx.tx, playing, (seat,), ctx.now)
        await handing_over.call_again(ctx.tx, playing, said, ctx.now)
    else:
        if seat in match.resigned:
            playing = await turns.record(ctx.tx, playing, matches.take_over(match, seat), ctx.now)
        message = Message(compose(said), buttons=briefing.leads(table, playing.words))
        await outgoing.send(ctx.tx, playing.table, Outgoing(message=message), now=ctx.now)
    await outgoing.send(ctx.tx, table, Outgoing(what="rename", title=posts.thread_title(playing)), now=ctx.now)
    hosts = "yes" if table.host == ctx.member.id else "no"
    told = ctx.say("lobby-taken-over", table=literal(table.name), host=hosts)
    return msgspec.structs.replace(await briefing.brief(ctx, playing, told), aloud=Message(compose(told)))


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
    points = {score.seat: score.points for score in matches.scores(playing.match, None)}
    said = ctx.say("join-unknown" if wanted else "join-which", table=literal(table.name), seat=literal(wanted[:40]))
    offered = []
    for row in free:
        mark = LOOKS[row.colour].mark if row.colour is not None else tables.seat_mark(row.seat)
        label = ctx.say("button-seat", player=f"{mark} {playing.names[row.seat]}", points=points[row.seat])
        offered.append((presses.make("join", table.id, tables.seat_mark(row.seat)), label))
    return people.ask(said, offered)


async def _change_seats(ctx: Context, table: TableRow, count: int) -> TableRow:
    meta, seats = library.meta(table.game), await ctx.tx.seats.of(table.id)
    if count not in meta.seats:
        raise Trouble("seat-count", game=meta.title, least=meta.seats[0], most=meta.seats[-1])
    if table.practice:
        for row in seats:
            await ctx.tx.seats.remove(table.id, row.seat)
        for seat in range(count):
            await ctx.tx.seats.put(SeatRow(table=table.id, seat=seat, member=table.host, colour=None))
    elif count < len(seats):
        raise Trouble("seats-taken", taken=len(seats))
    return replace(table, seats=count)


def _own_switches(table: TableRow) -> tuple[str, ...]:
    """Returns what can be chosen of a lobby whatever its game; nobody else joins a practice table."""
    return ("seats", "pace") if table.practice else ("seats", "pace", "entry")


def _options_message(ctx: Context, table: TableRow, page: int) -> Message:
    meta, chosen = library.meta(table.game), json.loads(table.options)
    seats = tuple(
        Choice(presses.make("opt", table.id, "seats", count), ctx.say("lobby-seat-choice", count=count))
        for count in meta.seats
    )
    held = meta.seats.index(table.seats) if table.seats in meta.seats else -1
    menus = [Menu(ctx.say("lobby-menu", option=ctx.say("lobby-seat-count"), value=str(table.seats)), seats, held)]
    pace = tuple(Choice(presses.make("opt", table.id, "pace", name), ctx.say(f"pace-{name}")) for name in paces.PACES)
    menus.append(
        Menu(
            ctx.say("lobby-menu", option=ctx.say("lobby-pace"), value=ctx.say(f"pace-{paces.name_of(table)}")),
            pace,
            list(paces.PACES).index(paces.name_of(table)),
        )
    )
    if not table.practice:
        entries = tuple(Choice(presses.make("opt", table.id, "entry", one), ctx.say(f"entry-{one}")) for one in ENTRIES)
        held = ENTRIES.index("invite" if table.invite_only else "open")
        title = ctx.say("lobby-menu", option=ctx.say("lobby-entry"), value=ctx.say(f"entry-{ENTRIES[held]}"))
        menus.append(Menu(title, entries, held))
    for index, option in enumerate(meta.options):
        choices = tuple(
            Choice(
                presses.make("opt", table.id, index, number),
                posts.option_value(ctx.words, table.game, option.name, value),
            )
            for number, value in enumerate(option.values)
        )
        name = ctx.say(f"{table.game}-option-{option.name}")
        value = posts.option_value(ctx.words, table.game, option.name, chosen[option.name])
        held = option.values.index(chosen[option.name])
        menus.append(Menu(ctx.say("lobby-menu", option=name, value=value), choices, held))
    late = tuple(
        Choice(presses.make("opt", table.id, "late", one), ctx.say(f"late-{one}")) for one in lateness.POLICIES
    )
    title = ctx.say("lobby-menu", option=ctx.say("lobby-late"), value=ctx.say(f"late-{table.late}"))
    menus.append(Menu(title, late, list(lateness.POLICIES).index(table.late)))
    buttons = [Button(presses.make("start", table.id), ctx.say("button-start"), "main")]
    pages = (len(menus) + MENUS - 1) // MENUS
    page = page if 0 <= page < pages else 0
    if pages > 1:
        following = (page + 1) % pages
        label = ctx.say("button-next" if following else "button-first")
        buttons.append(Button(presses.make("options", table.id, following), label))
    if page == 0 and not table.practice:
        switched = presses.make("opt", table.id, "votes", votes.switched(table.votes))
        buttons.append(Button(switched, ctx.say(f"button-votes-{table.votes}")))
    said = [ctx.say("lobby-options", table=literal(table.name))]
    if lateness.may_forfeit(table):
        said.append(ctx.say("lobby-option", option=ctx.say("lobby-late"), value=posts.late(ctx.words, table)))
    return Message(
        compose("\n".join(said)),
        menus=tuple(menus[page * MENUS : (page + 1) * MENUS]),
        buttons=(tuple(buttons),),
        again=presses.make("options", table.id, page),
    )


def _option_of(table: TableRow, option: str, value: str) -> tuple[str, str]:
    """Turns the numbers in an options menu back into names; raises `Trouble` for numbers that are not there."""
    options = library.meta(table.game).options
    if option in ("seats", "pace", "late", "votes") or (option == "entry" and value in ENTRIES and not table.practice):
        return option, value
    index, number = presses.number(option), presses.number(value)
    if not 0 <= index < len(options) or not 0 <= number < len(options[index].values):
        raise Trouble("no-such-choice")
    return options[index].name, options[index].values[number]


async def _tell_host_full(ctx: Context, table: TableRow) -> None:
    called = await calling.host(ctx.tx, table, ctx.now)
    said = Words(table.language)("lobby-full", host=called, table=literal(table.name))
    await outgoing.send(ctx.tx, table, Outgoing(message=Message(compose(said)), in_channel=True), now=ctx.now)


def _pace(text: str) -> str:
    if text.lower() not in paces.PACES:
        raise Trouble("which-pace", pace=text[:20], paces=", ".join(paces.PACES))
    return text.lower()


def _late(text: str) -> str:
    if text.lower() not in lateness.POLICIES:
        raise Trouble("which-late", late=text[:20], choices=", ".join(lateness.POLICIES))
    return text.lower()


def _votes(text: str) -> str:
    if text.lower() not in votes.RULES:
        raise Trouble("which-votes", votes=text[:20], choices=", ".join(votes.RULES))
    return text.lower()


async def _let_in(ctx: Context, table: TableRow, platform: str, user: str, name: str) -> Reply:
    await ctx.tx.guests.invite(table.id, platform, user, ctx.now)
    return ctx.reply("lobby-invited", player=literal(name), table=literal(table.name))


async def _require_welcome(ctx: Context, table: TableRow) -> None:
    """Raises `Trouble` for who is not let in: of an invitation and a removal the later one counts."""
    if table.host == ctx.member.id:
        return
    invited = await ctx.tx.guests.invited(table.id, await ctx.tx.members.identities(ctx.member.id))
    removed = await ctx.tx.guests.removed(table.id, ctx.member.id)
    if removed is not None and (invited is None or invited <= removed):
        raise Trouble("was-removed", table=table.name)
    if table.invite_only and invited is None:
        raise Trouble("invite-only", table=table.name)


def _options(meta: Meta, given: dict[str, str]) -> dict[str, str]:
    try:
        return meta.read_options(given)
    except IllegalAction as error:
        if not meta.options:
            raise Trouble("no-options", game=meta.title) from error
        known = ", ".join(f"{option.name}={'|'.join(option.values)}" for option in meta.options)
        raise Trouble(error.code, known=known, **{k: str(v)[:40] for k, v in error.params.items()}) from error
