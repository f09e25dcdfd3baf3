"""The end of a game: its result is told and counted, and the thread of its table is put away a while later.

Here a game ends, too, that goes on elsewhere.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.app.play import calling, calls, lobby, openings, outgoing, ratings, results
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.language import literal
from bot.app.speech.messages import Message
from bot.app.speech.text import compose
from storage.store import Transaction

TALKED_OVER = 24 * 3600.0
"""Seconds for which the thread of a finished game stays open."""


async def finish(tx: Transaction, playing: Playing, events: tuple[Any, ...], now: float) -> None:
    """Tells the result to all, and in the lobby; the table's thread is put away a while later."""
    await tx.awaited.set(playing.table.id, ())
    await tx.told.remove(playing.table.id)
    table = replace(playing.table, due=now + TALKED_OVER)
    await tx.tables.update(table)
    uncounted = await results.keep(tx, playing, now)
    await ratings.count_ended(tx, table)
    await openings.withdraw_all(tx, playing, now)
    await lobby.renew(tx, table, now, result=calls.outcome(playing, uncounted))
    message = await calls.result(tx, playing, events, now, uncounted)
    await outgoing.send(
        tx, table, Outgoing(message=message), key=outgoing.board_key(tx, playing.match.base_last), now=now
    )
    await calling.later(tx, playing, range(playing.match.header.seats), "result", now)


async def move_away(tx: Transaction, playing: Playing, now: float) -> None:
    """Closes a table whose game goes on elsewhere.

    Its match does not end here: with its end the secret would be told, from which all draws elsewhere still come.
    """
    table = replace(playing.table, status="closed", paused_at=None, due=None, changed=now)
    await tx.awaited.set(table.id, ())
    await tx.orders.clear(table.id)
    await tx.votes.remove(table.id)
    await tx.tables.update(table)
    await lobby.renew(tx, table, now)
    said = playing.words("post-moved-away", table=literal(table.name))
    await outgoing.send(tx, table, Outgoing(message=Message(compose(said))), now=now)
    await outgoing.send(tx, table, Outgoing(what="close"), now=now)
