"""Finds the table that an intent is about, and loads what is needed to play on."""

from __future__ import annotations

from dataclasses import dataclass

from bot.app.context import Context, Trouble, WhichTable
from bot.app.messages import Place
from bot.app.words import Words
from rules.core import match as matches
from rules.core.contract import AnyGame, Seat
from rules.core.match import Match
from storage.rows import SeatRow, TableRow
from storage.store import Transaction

OPEN = ("lobby", "running")
ALL = ("lobby", "running", "over")
PLAYED = ("running", "over")


@dataclass(frozen=True, slots=True, kw_only=True)
class Playing:
    """A table whose game has begun, loaded."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    match: Match
    names: tuple[str, ...]
    """The players' names in the order of seats; an open seat has its number."""

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def words(self) -> Words:
        """The words of the table's public posts."""
        return Words(self.table.language)

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
            raise Trouble("not-your-turn", table=self.table.name, players=self.awaited_names())
        return awaited[0]

    def eye_of(self, member: int) -> Seat | None:
        """Returns the seat whose eyes a member looks with: the one to move in a practice table, else his own."""
        own = self.seats_of(member)
        awaited = [seat for seat in self.match.awaited if seat in own]
        seats = awaited or list(own)
        return seats[0] if seats else None

    def awaited_names(self) -> str:
        return self.words.list(self.names[seat] for seat in self.match.awaited)


def place_of(table: TableRow) -> Place:
    return Place(platform=table.platform, channel=table.channel, thread=table.thread)


async def load(tx: Transaction, table: TableRow) -> Playing:
    """Loads a table whose game has begun; raises `Trouble` when it has not."""
    row = await tx.matches.get(table.id)
    if row is None:
        raise Trouble("not-started", table=table.name)
    seats = await tx.seats.of(table.id)
    return Playing(
        table=table,
        seats=seats,
        match=matches.restore(row.snapshot),
        names=await seat_names(tx, table, seats),
    )


async def seat_names(tx: Transaction, table: TableRow, seats: tuple[SeatRow, ...]) -> tuple[str, ...]:
    """Returns the names of the seats. Where one member holds several, each is numbered."""
    words = Words(table.language)
    holders = [row.member for row in seats]
    names = []
    for row in seats:
        member = await tx.members.get(row.member) if row.member is not None else None
        if member is None:
            names.append(words("table-open-seat", number=row.seat + 1))
        elif not member.name:
            names.append(words("table-former-member", number=row.seat + 1))
        elif holders.count(row.member) > 1:
            names.append(f"{member.name} {row.seat + 1}")
        else:
            names.append(member.name)
    return tuple(names)


async def get(tx: Transaction, id: str) -> TableRow:
    """Returns a table by its id; raises `Trouble` when there is none."""
    table = await tx.tables.get(id)
    if table is None:
        raise Trouble("no-such-table", table=id[:20])
    return table


async def find(ctx: Context, words: str, statuses: tuple[str, ...] = PLAYED) -> tuple[TableRow, str]:
    """Finds the table that a command is about, and returns it with the words that are left.

    A table named by ``@name`` counts first; then the thread or the post that is answered; then the only table where
    the member is awaited, the only one where he sits, the only one in this channel. Raises `WhichTable` where
    several remain, and `Trouble` where there is none.
    """
    first, _, rest = words.strip().partition(" ")
    near = await _near(ctx, statuses)
    if first.startswith("@") and len(first) > 1:
        return _named(first[1:], near), rest.strip()
    if ctx.place.thread:
        near = [table for table in near if table.thread == ctx.place.thread] or near
    if ctx.about:
        near = [table for table in near if table.post == ctx.about] or near
    if not near:
        raise Trouble("no-table-here")
    if len(near) == 1:
        return near[0], words.strip()
    awaited = {table.id for table, _ in await ctx.tx.awaited.of_member(ctx.member.id)}
    own = {table.id for table in await ctx.tx.tables.of_member(ctx.member.id, statuses)}
    for mine in (awaited, own):
        chosen = [table for table in near if table.id in mine]
        if len(chosen) == 1:
            return chosen[0], words.strip()
        near = chosen or near
    raise WhichTable(near)


async def _near(ctx: Context, statuses: tuple[str, ...]) -> list[TableRow]:
    """Returns the tables of this channel, or of the member himself where the channel has none."""
    here = await ctx.tx.tables.in_place(ctx.place.platform, ctx.place.channel, statuses=statuses)
    return list(here) or list(await ctx.tx.tables.of_member(ctx.member.id, statuses))


def _named(name: str, tables: list[TableRow]) -> TableRow:
    named = [table for table in tables if name.lower() in (table.name.lower(), table.id)]
    if not named:
        raise Trouble("no-such-table", table=name[:20])
    return named[0]
