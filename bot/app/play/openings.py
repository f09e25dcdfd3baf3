"""Open seats: announced in the channel of a table, with a button to take one over, until somebody has."""

from __future__ import annotations

from bot.app.play import houses, outgoing
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message, Place
from bot.app.speech.text import compose
from rules.core import library
from rules.core.contract import Seat
from storage.rows import OpeningRow, TableRow
from storage.store import Transaction


def buttons(table: TableRow, words: Words) -> tuple[tuple[Button, ...], ...]:
    """Returns the button by which an open seat is taken over."""
    return ((Button(presses.make("join", table.id), words("button-take-over"), "main"),),)


async def announce(tx: Transaction, playing: Playing, seat: Seat, now: float) -> None:
    """Tells a channel that a seat is about to be open, where that is wanted and the table has a thread of its own."""
    table, words = playing.table, playing.words
    place = Place(platform=table.platform, channel=table.channel, server=table.server)
    if table.invite_only or not table.thread or not (await houses.load(tx, place)).openings:
        return
    score = next(one for one in playing.match.public_scores if one.seat == seat)
    said = words(
        "post-seat-open",
        game=library.meta(table.game).title,
        table=literal(table.name),
        players=words.list(
            literal(playing.names[row.seat]) for row in playing.seats if row.member is not None and row.seat != seat
        ),
        points=score.points,
        place=score.place,
    )
    key = tx.token()
    await tx.openings.put(OpeningRow(table=table.id, seat=seat, post=key))
    message = Message(compose(said), buttons=buttons(table, words))
    await outgoing.send(tx, table, Outgoing(message=message, in_channel=True), key=key, now=now)


async def withdraw(tx: Transaction, playing: Playing, seat: Seat, now: float) -> None:
    """Says in the announcement of a seat, if there is one, that it is not open any more, and takes its button away."""
    table, words = playing.table, playing.words
    opening = await tx.openings.take(table.id, seat)
    if opening is None:
        return
    said = words("post-seat-taken", game=library.meta(table.game).title, table=literal(table.name))
    message = Message(compose(said))
    await outgoing.send(tx, table, Outgoing(message=message, in_channel=True, edits=opening.post), now=now)


async def withdraw_all(tx: Transaction, playing: Playing, now: float) -> None:
    """Does so for all seats of a table."""
    for row in playing.seats:
        await withdraw(tx, playing, row.seat, now)
