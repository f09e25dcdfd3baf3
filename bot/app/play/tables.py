"""Finds the table that an intent is about, and loads what is needed to play on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from bot import about
from bot.app.play.naming import is_name
from bot.app.speech.context import Context, Trouble, WhichTable
from bot.app.speech.language import Words
from bot.app.speech.messages import Place
from bot.app.speech.names import told_apart
from bot.app.time import people
from bot.app.time.people import NOBODY, Person
from rules.core import codec, history
from rules.core import match as matches
from rules.core.contract import AnyGame, Seat
from rules.core.log import Entry, effective
from rules.core.match import Match, Outdated
from storage.rows import MatchRow, MemberRow, PersonRow, SeatRow, TableRow
from storage.store import Transaction

OPEN = ("lobby", "running")
ALL = ("lobby", "running", "over")
PLAYED = ("running", "over")
MOST_OFFERED = 20
"""Tables that are offered where several could be meant."""

LONGEST_QUOTE = 60
"""Characters that are repeated of what was not understood."""

KEPT = 64
"""Matches that are kept as they were played or restored last: who has a turn makes several moves in a row."""

Wish = Literal["move", "host", "join", "look"]
"""What a member wants of a table without naming it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """A table whose game has begun, loaded."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    match: Match
    names: tuple[str, ...]
    """The players' names in the order of seats; an open seat has its number."""
    people: Mapping[int, Person]
    """The players by their numbers as members."""
    openly: bool = False
    """Whether everybody could read how the draft came about."""

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def colours(self) -> tuple[int, ...]:
        """The look that each seat wears, in the order of seats."""
        return tuple(row.colour for row in self.seats if row.colour is not None)

    @property
    def words(self) -> Words:
        """The words of the table's public posts."""
        return Words(self.table.language)

    def person(self, seat: Seat) -> Person:
        """Returns who plays a seat."""
        member = self.seats[seat].member
        return NOBODY if member is None else self.people[member]

    def is_bot(self, seat: Seat) -> bool:
        """Says whether a bot plays a seat."""
        return self.seats[seat].bot != ""

    def members_of(self, seats: Iterable[Seat]) -> tuple[Seat, ...]:
        """Leaves out seats that bots play, which nobody calls."""
        return tuple(seat for seat in seats if not self.is_bot(seat))

    @property
    def alone(self) -> bool:
        """Whether one member plays alone, or against bots alone; an open seat is somebody else's."""
        members = {row.member for row in self.seats if not row.bot}
        return len(members) == 1 and None not in members

    def seats_of(self, member: int) -> tuple[Seat, ...]:
        return tuple(row.seat for row in self.seats if row.member == member)

    def seat_to_move(self, member: int) -> Seat:
        """Returns the seat for which a member must decide now; raises `Trouble` when there is none."""
        own = self.seats_of(member)
        if not own:
            raise Trouble("not-at-table", table=self.table.name)
        if self.match.over:
            raise Trouble("game-over", table=self.table.name)
        awaited = [seat for seat in self.match.awaited if seat in own]
        if not awaited:
            players = tuple(self.names[seat] for seat in self.match.awaited)
            raise Trouble(
                "not-your-turn" if self.game.orders is None else "not-your-turn-yet",
                table=self.table.name,
                players=players,
            )
        return awaited[0]

    def eye_of(self, member: int) -> Seat | None:
        """Returns the seat with whose eyes a member looks: their own, or in a practice table the one to move."""
        own = self.seats_of(member)
        awaited = [seat for seat in self.match.awaited if seat in own]
        seats = awaited or list(own)
        return seats[0] if seats else None


def players(playing: Playing) -> int:
    """Returns how many seats are still played; of two, one that is given up ends the game."""
    return playing.table.seats - len(playing.match.resigned)


def once(playing: Playing, seats: Iterable[Seat]) -> list[Seat]:
    """Leaves out further seats of the same member, who is called once."""
    members: set[int | None] = set()
    kept = []
    for seat in seats:
        member = playing.seats[seat].member
        if member is None or member not in members:
            kept.append(seat)
        members.add(member)
    return kept


def require_unpaused(playing: Playing) -> None:
    """Raises `Trouble` while a table is paused."""
    if playing.table.paused_at is not None:
        raise Trouble("paused", table=playing.table.name)


def place_of(table: TableRow) -> Place:
    return Place(platform=table.platform, channel=table.channel, server=table.server, thread=table.thread)


async def load(tx: Transaction, table: TableRow) -> Playing:
    """Loads a table whose game has begun; raises `Trouble` when it has not, or goes on elsewhere."""
    table = await tx.hold(table)
    row = await tx.matches.get(table.id)
    about.note(table=table.id, **({} if row is None else {"entry": row.entries}))
    if table.status == "closed":
        raise Trouble("table-closed" if row is None else "game-moved-away", table=table.name)
    if row is None:
        raise Trouble("not-started", table=table.name)
    return replace(await with_people(tx, table, await restored(tx, row)), openly=row.openly)


async def with_people(tx: Transaction, table: TableRow, match: Match) -> Playing:
    """Returns a match with the table and the people who play it."""
    seats, names = await seated(tx, table)
    tx.members.expect_identities(row.member for row in seats if row.member is not None)
    return Playing(table=table, seats=seats, match=match, names=names, people=await people.at(tx, table.id))


async def restored(tx: Transaction, row: MatchRow) -> Match:
    """Returns a match that is stored.

    A snapshot is only a copy of what the log says: where it has the form of another version the match is made anew
    from the log, and stored in today's form with its next change.
    """
    if (kept := _kept.get(row.snapshot)) is not None:
        return keep(row.snapshot, kept)
    try:
        return keep(row.snapshot, matches.restore(row.snapshot))
    except Outdated as error:
        return history.renew(error.snapshot, await stored_log(tx, row.table))


_kept: dict[bytes, Match] = {}
"""Matches by what is stored of them, the one that was asked for last at the end; neither ever changes."""


def keep(snapshot: bytes, match: Match) -> Match:
    """Keeps a match for who asks for what is stored of it, with all that has been found of its position."""
    _kept.pop(snapshot, None)
    _kept[snapshot] = match
    if len(_kept) > KEPT:
        del _kept[next(iter(_kept))]
    return match


async def stored_log(tx: Transaction, id: str, start: int = 0) -> list[Entry]:
    """Returns the entries of a table's match from one on, those taken back included."""
    return [codec.decode(row.entry, Entry) for row in await tx.matches.entries(id, start)]


async def seated(tx: Transaction, table: TableRow) -> tuple[tuple[SeatRow, ...], tuple[str, ...]]:
    """Returns the seats of a table and their names, which are told apart: by their seats where one is another's."""
    named = await tx.seats.named(table.id)
    words = Words(table.language)
    holders = [row.member for row, _ in named]
    names = []
    for row, name in named:
        if row.bot:
            names.append(words(f"bot-name-{row.bot}"))
        elif name is None:
            names.append(await _open_seat(tx, table, row, words))
        elif not name:
            names.append(words("table-former-member", seat=seat_mark(row.seat)))
        elif holders.count(row.member) > 1:
            names.append(f"{name} {row.seat + 1}")
        else:
            names.append(name)
    return tuple(row for row, _ in named), told_apart(names)


async def _open_seat(tx: Transaction, table: TableRow, row: SeatRow, words: Words) -> str:
    """Names an open seat by who had it last; by its mark where nobody is known, as after an import.

    When the game is over it is open no more.
    """
    before = await former(tx, row)
    if before is None or not before.name:
        return words("table-open-seat", seat=seat_mark(row.seat))
    return before.name if table.status == "over" else words("table-left-seat", player=before.name)


async def former(tx: Transaction, row: SeatRow) -> MemberRow | None:
    """Returns who had a seat before it was open, where that is known."""
    left = [result for result in await tx.results.of_table(row.table) if result.seat == row.seat]
    return await tx.members.get(left[-1].member) if left else None


async def others_in_place(tx: Transaction, table: TableRow) -> tuple[PersonRow, ...]:
    """Returns who is known in the place of a table and does not sit at it."""
    there = {row.member for row in await tx.seats.of(table.id) if row.member is not None}
    known = await tx.members.of_place(table.platform, table.channel)
    return tuple(person for person in known if person.member not in there)


def seat_mark(seat: Seat) -> str:
    """Returns what a seat is called in notations and on the boards."""
    return f"P{seat}"


async def get(tx: Transaction, id: str) -> TableRow:
    """Returns a table by its id; raises `Trouble` when there is none."""
    table = await tx.tables.get(id)
    if table is None:
        raise Trouble("no-such-table", table=id[:20])
    return table


async def played(tx: Transaction, id: str) -> Playing:
    """Loads a table by its id; raises `Trouble` when there is none, or its game has not begun."""
    return await load(tx, await get(tx, id))


async def find(
    ctx: Context, line: str, statuses: tuple[str, ...] = PLAYED, *, wish: Wish = "look", people: bool = False
) -> tuple[TableRow, str]:
    """Finds the table that a command is about, and returns it with the rest of the line.

    A table named by ``@name`` counts first, or by its name alone; with ``people`` words may also name a person, or be
    anything. Then the one that was chosen when it was asked which decides, then the post that is answered or the
    thread; then what is most likely wished: to move where the member is awaited, wherever that is, to join where a
    seat is free, to manage a table that they host, to look at a running table. Raises `WhichTable` where several
    remain, and `Trouble` where there is none.
    """
    first, _, rest = line.strip().partition(" ")
    name = first.removeprefix("@")
    if name and (name != first or (not people and is_name(name))):
        named = await _named(ctx, name, statuses)
        if named or not people:
            return _only(named, Trouble("no-such-table", table=name[:20])), rest.strip()
    if meant := [await get(ctx.tx, ctx.meant)] if ctx.meant else await pointed(ctx):
        fit = [table for table in meant if table.status in statuses]
        return _only(await _narrow(ctx, fit, wish), _unfit(meant[-1])), line.strip()
    return _only(await _likely(ctx, statuses, wish), Trouble("no-table-here")), line.strip()


async def find_alone(ctx: Context, line: str, statuses: tuple[str, ...] = PLAYED, *, wish: Wish = "look") -> TableRow:
    """Finds the table that a command is about behind which nothing else may follow; raises `Trouble` where it does."""
    table, left = await find(ctx, line, statuses, wish=wish)
    if left:
        raise Trouble("words-left", words=left[:LONGEST_QUOTE])
    return table


async def _named(ctx: Context, name: str, statuses: tuple[str, ...]) -> list[TableRow]:
    """Returns the tables of a name or code in the channel, or else those at which the member sits elsewhere."""
    coded = await ctx.tx.tables.get(name.lower())
    found = [coded] if coded is not None else []
    found += await ctx.tx.tables.named(ctx.place.platform, ctx.place.channel, name)
    if here := [table for table in found if table.status in statuses and is_here(ctx, table)]:
        return here
    found += await ctx.tx.tables.of_member_named(ctx.member.id, name)
    own = {table.id: table for table in found if table.status in statuses and await _sits_at(ctx, table)}
    return list(own.values())


async def fitting(ctx: Context, statuses: tuple[str, ...], wish: Wish) -> list[TableRow]:
    """Returns tables that a command can be about, the most likely first: the member's, and the channel's latest."""
    likely = await _likely(ctx, statuses, wish)
    own = await ctx.tx.tables.of_member(ctx.member.id, statuses)
    every = {table.id: table for table in (*likely, *own, *await _latest(ctx, statuses))}
    return list(every.values())


async def last_public(tx: Transaction, playing: Playing) -> int:
    """Returns the number of the last entry in force that everybody may know of, the setup being 0."""
    log = effective(await stored_log(tx, playing.table.id))
    return sum(entry.n <= playing.match.base_last for entry in log) - 1


async def _sits_at(ctx: Context, table: TableRow) -> bool:
    return any(row.member == ctx.member.id for row in await ctx.tx.seats.of(table.id))


async def _likely(ctx: Context, statuses: tuple[str, ...], wish: Wish) -> list[TableRow]:
    """Returns the tables most likely meant where nothing points to one, and of many the latest.

    A channel may have had ten thousands, so that they are never all read: each reason to choose has its index.
    """
    own = list(await ctx.tx.tables.of_member(ctx.member.id, statuses))
    if wish == "move" and own:
        return await _narrow(ctx, own, wish)
    here = await _likely_here(ctx, statuses, wish, [table for table in own if is_here(ctx, table)])
    return here or await _narrow(ctx, own, wish)


async def _likely_here(ctx: Context, statuses: tuple[str, ...], wish: Wish, own: list[TableRow]) -> list[TableRow]:
    """Returns the tables of the channel most likely meant; of these the member sits at ``own``."""
    found: list[TableRow] = []
    match wish:
        case "host":
            hosted = await ctx.tx.tables.hosted(ctx.member.id)
            found = [table for table in hosted if table.status in statuses and is_here(ctx, table)]
        case "join":
            sits = {table.id for table in own}
            free = await ctx.tx.tables.with_room(ctx.place.platform, ctx.place.channel, MOST_OFFERED + len(own))
            found = [table for table in free if table.status in statuses and table.id not in sits]
        case "look":
            found = await _narrow(ctx, [table for table in own if table.status != "over"], wish)
            found = found or await _latest(ctx, [status for status in statuses if status != "over"])
            found = found or own
    return (found or await _latest(ctx, statuses))[:MOST_OFFERED]


async def _latest(ctx: Context, statuses: Iterable[str]) -> list[TableRow]:
    """Returns the tables of the channel that have changed last."""
    platform, channel = ctx.place.platform, ctx.place.channel
    found = [
        table
        for status in statuses
        for table in await ctx.tx.tables.latest_here(platform, channel, status, MOST_OFFERED)
    ]
    return sorted(found, key=lambda table: -table.changed)[:MOST_OFFERED]


def _only(tables: list[TableRow], none: Trouble) -> TableRow:
    """Returns the one table there is; raises `WhichTable` for several, the latest changed first, and ``none``."""
    if not tables:
        raise none
    if len(tables) > 1:
        raise WhichTable(sorted(tables, key=lambda table: -table.changed))
    about.note(table=tables[0].id)
    return tables[0]


def _unfit(table: TableRow) -> Trouble:
    """Says why a table is not in the state for what was wished."""
    ids = {"lobby": "not-started", "running": "already-started", "over": "game-over", "closed": "table-closed"}
    return Trouble(ids[table.status], table=table.name)


async def pointed(ctx: Context) -> list[TableRow]:
    """Returns the tables that the answered post belongs to, or else the thread, whatever their status."""
    told = await ctx.tx.outbox.tables_of(ctx.about) if ctx.about else ()
    found = [await ctx.tx.tables.get(id) for id in told]
    answered = [table for table in found if table is not None and is_here(ctx, table)]
    platform, channel, thread = ctx.place.platform, ctx.place.channel, ctx.place.thread
    if answered or not thread:
        return answered
    return list(await ctx.tx.tables.in_thread(platform, channel, thread))


async def home(ctx: Context) -> str:
    """Returns the thread where a table is at home that is opened here: this one, unless it is another table's own."""
    place = ctx.place
    if not place.thread:
        return ""
    there = await ctx.tx.tables.in_thread(place.platform, place.channel, place.thread)
    return next((table.home for table in there if table.home != place.thread), place.thread)


async def _narrow(ctx: Context, near: list[TableRow], wish: Wish) -> list[TableRow]:
    """Leaves out, one reason after the other, what is less likely meant, as long as something else remains."""
    if len(near) < 2:
        return near
    awaited = {table.id for table, _ in await ctx.tx.awaited.of_member(ctx.member.id)}
    own = {table.id for table in await ctx.tx.tables.of_member(ctx.member.id, ALL)}
    match wish:
        case "move":
            likely = [awaited, {table.id for table in near if is_here(ctx, table)}]
        case "host":
            likely = [{table.id for table in near if table.host == ctx.member.id}]
        case "join":
            likely = [{table.id for table in near if table.id not in own and await _has_room(ctx, table)}]
        case "look":
            live = {table.id for table in near if table.status != "over"}
            likely = [awaited, own & live, live, own]
    for ids in likely:
        near = [table for table in near if table.id in ids] or near
    return near


def is_here(ctx: Context, table: TableRow) -> bool:
    """Says whether a table is played in the channel in which somebody is."""
    return (table.platform, table.channel) == (ctx.place.platform, ctx.place.channel)


async def _has_room(ctx: Context, table: TableRow) -> bool:
    seats = await ctx.tx.seats.of(table.id)
    if table.status == "lobby":
        return len(seats) < table.seats
    return not table.practice and any(row.member is None for row in seats)
