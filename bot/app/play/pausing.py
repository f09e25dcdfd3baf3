"""Pausing: a table stops, and its clocks with it, until it goes on."""

from __future__ import annotations

from dataclasses import replace

from bot.app.play import calling, handing_over, outgoing, posts, tables, turns, votes
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from bot.app.time import clocks, deadlines
from rules.core.match import Moved
from storage.store import Transaction

FORGOTTEN = 7 * clocks.DAY
"""Seconds after which the players of a paused table are asked whether it goes on, again and again."""


async def pause(tx: Transaction, playing: Playing, now: float, *, voted: bool = False) -> None:
    """Stops a table: no move is taken until it is resumed. What was voted nobody undoes alone."""
    table = playing.table
    await votes.settle(tx, playing, now)
    if table.still is not None:
        await deadlines.give_back(tx, table.still, now, table.id)
        table = replace(table, still=now)
    await tx.tables.update(replace(table, paused_at=now, voted=voted, due=now + FORGOTTEN, changed=now))
    said = playing.words("post-paused", table=literal(table.name), voted="yes" if voted else "no")
    await outgoing.send(tx, table, Outgoing(message=Message(compose(said))), now=now)


async def ask_whether_to_go_on(tx: Transaction, playing: Playing, now: float) -> None:
    """Calls the players of a table that has been paused for long, with a button by which one proposes to go on."""
    words, table = playing.words, playing.table
    assert table.paused_at is not None, "the table is paused"
    await tx.tables.update(replace(table, due=now + FORGOTTEN))
    seats = [row.seat for row in playing.seats if row.member is not None]
    if table.practice or not seats:
        return
    said = words(
        "post-still-paused",
        players=words.list(await calling.players(tx, playing, tables.once(playing, seats), now)),
        table=literal(table.name),
        since=posts.duration(words, now - table.paused_at),
    )
    button = Button(presses.make("propose", table.id, "resume"), words("button-vote-resume"), "main")
    message = Message(compose(said), buttons=((button,),))
    await outgoing.send(tx, table, Outgoing(message=message), now=now)


async def resume(tx: Transaction, playing: Playing, now: float, *, voted: bool = False) -> None:
    """Goes on with a paused table and calls whoever is awaited. What was voted nobody undoes alone."""
    table = playing.table
    assert table.paused_at is not None, "the table is paused"
    await votes.settle(tx, playing, now)
    await deadlines.give_back(tx, table.paused_at, now, table.id)
    table = replace(
        table, paused_at=None, still=None if table.still is None else now, voted=voted, due=None, changed=now
    )
    await tx.tables.update(table)
    playing = await tables.load(tx, table)
    opening, before = playing.words("post-resumed"), playing.match
    playing = await turns.record(tx, playing, Moved(match=before, entries=()), now, opening)
    if playing.match == before:
        await handing_over.call_again(tx, playing, opening, now)
