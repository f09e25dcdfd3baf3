"""Tells members who have asked for it, in private, that their turn comes next."""

from __future__ import annotations

from collections.abc import Collection

from bot.app.play import clocks, outgoing, posts, timing
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from rules.core import ahead, library
from rules.core.chance import SecretChance
from rules.core.contract import Seat
from storage.rows import MemberRow, PingRow, TableRow
from storage.store import Transaction


async def tell(tx: Transaction, playing: Playing, acted: Collection[Seat], now: float) -> None:
    """Tells members whose turn comes next, once before each turn: neither who is asleep nor who has just played."""
    told = await _told(tx, playing.table) - set(playing.match.awaited)
    forewarned = {seat: member for seat, member in (await _forewarned(tx, playing)).items() if seat not in told}
    if forewarned.keys() - set(acted):
        for seat in ahead.next_asked(playing.match, SecretChance(tx.token())):
            if seat in forewarned and seat not in acted:
                await _tell(tx, playing, forewarned[seat], now)
                told.add(seat)
    await _note(tx, playing.table, told)


async def _forewarned(tx: Transaction, playing: Playing) -> dict[Seat, MemberRow]:
    """Returns who wants to be told, by seats, of those who need not move now."""
    asked = {playing.seats[seat].member for seat in playing.match.awaited}
    waiting = [row for row in playing.seats if row.member is not None and row.member not in asked]
    found = {row.seat: await tx.members.get(row.member) for row in waiting if row.member is not None}
    return {seat: member for seat, member in found.items() if member is not None and member.forewarned}


async def _tell(tx: Transaction, playing: Playing, member: MemberRow, now: float) -> None:
    table = playing.table
    user = await outgoing.user_of(tx, member.id, table)
    if not user or not clocks.is_awake(await timing.life_of(tx, member.id), now):
        return
    words, key = Words(member.language or table.language), tx.token()
    players = words.list(literal(playing.names[seat]) for seat in posts.once(playing, playing.match.awaited))
    title, ordered = library.meta(table.game).title, "no" if playing.game.orders is None else "yes"
    said = words("you-are-next", game=title, table=literal(table.name), players=players, orders=ordered)
    button = Button(presses.make("board", table.id), words("button-board"))
    message = Message(compose(said), buttons=((button,),))
    told = Outgoing(what="tell", user=user, message=message, calls="next")
    await outgoing.send(tx, table, told, key=key, now=now)
    await tx.pings.add(PingRow(member=member.id, table=table.id, kind="next", at=now, post=key))


async def _told(tx: Transaction, table: TableRow) -> set[Seat]:
    """Returns the seats that were told that they are next, and have not been asked since."""
    return {int(seat) for seat in (await tx.meta.get(_key(table)) or "").split()}


async def _note(tx: Transaction, table: TableRow, told: set[Seat]) -> None:
    if told:
        await tx.meta.put(_key(table), " ".join(map(str, sorted(told))))
    else:
        await tx.meta.remove(_key(table))


async def forget(tx: Transaction, table: TableRow) -> None:
    """Forgets who was told, when a game is over."""
    await _note(tx, table, set())


def _key(table: TableRow) -> str:
    return f"next-{table.id}"
