"""Tells members who have asked for it, in private, that their turn comes next."""

from __future__ import annotations

from collections.abc import Collection

from bot.app.play import outgoing, tables
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from bot.app.time import clocks
from bot.app.time.people import Person
from rules.core import ahead, library
from rules.core.chance import SecretChance
from rules.core.contract import Seat
from storage.rows import PingRow
from storage.store import Transaction


async def tell(tx: Transaction, playing: Playing, acted: Collection[Seat], now: float) -> None:
    """Tells members whose turn comes next, once before each turn: neither who is asleep nor who has just played."""
    before = await tx.foretold.of(playing.table.id)
    told = set(before) - set(playing.match.awaited)
    forewarned = {seat: person for seat, person in _forewarned(playing).items() if seat not in told}
    if forewarned.keys() - set(acted):
        for seat in ahead.next_asked(playing.match, SecretChance(tx.token())):
            if seat in forewarned and seat not in acted:
                await _tell(tx, playing, forewarned[seat], now)
                told.add(seat)
    if told != before:
        await tx.foretold.set(playing.table.id, told)


def _forewarned(playing: Playing) -> dict[Seat, Person]:
    """Returns who wants to be told, by seats, of those who need not move now."""
    asked = {playing.seats[seat].member for seat in playing.match.awaited}
    found = {row.seat: playing.person(row.seat) for row in playing.seats if row.member not in asked}
    return {seat: person for seat, person in found.items() if person.member is not None and person.member.forewarned}


async def _tell(tx: Transaction, playing: Playing, person: Person, now: float) -> None:
    table, member = playing.table, person.member
    assert member is not None, "somebody is forewarned"
    user = await outgoing.user_of(tx, member.id, table)
    if not user or not clocks.is_awake(person.life, now):
        return
    words, key = Words(member.language or table.language), tx.token()
    players = words.list(literal(playing.names[seat]) for seat in tables.once(playing, playing.match.awaited))
    title, ordered = library.meta(table.game).title, "no" if playing.game.orders is None else "yes"
    said = words("you-are-next", game=title, table=literal(table.name), players=players, orders=ordered)
    button = Button(presses.make("board", table.id), words("button-board"))
    message = Message(compose(said), buttons=((button,),))
    told = Outgoing(what="tell", user=user, message=message, calls="next")
    await outgoing.send(tx, table, told, key=key, now=now)
    await tx.pings.add(PingRow(member=member.id, table=table.id, kind="next", at=now, post=key))
