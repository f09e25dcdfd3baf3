"""What members hear of at a good time who were only named in a post: a vote that waits for them, or a result."""

from __future__ import annotations

from dataclasses import replace

from bot.app.play import outgoing, tables, votes
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from bot.app.time import clocks, next_word, people
from rules.core import library
from storage.rows import LaterRow
from storage.store import Transaction


async def tell(tx: Transaction, row: LaterRow, now: float) -> None:
    """Tells a member what still concerns them; who is asleep again by now hears of it later."""
    life = (await people.of(tx, row.member)).life
    await tx.later.remove(row)
    if not clocks.is_awake(life, now):
        await tx.later.put(replace(row, at=clocks.wakes(life, now)))
        return
    playing = await tables.load(tx, await tables.get(tx, row.table))
    member, user = await tx.members.get(row.member), await outgoing.user_of(tx, row.member, playing.table)
    if member is None or not user or not playing.seats_of(row.member):
        return
    asked = await _question(tx, playing, row.member, now) if row.kind == "vote" else None
    if row.kind == "vote" and asked is None:
        return
    table = playing.table
    if member.calls == next_word.IN_GROUP:
        if asked is not None:
            await outgoing.send(tx, table, Outgoing(message=asked), now=now)
        return
    own = replace(playing, table=replace(table, language=member.language or table.language))
    private = await _question(tx, own, row.member, now) or _result(own)
    await outgoing.send(tx, table, Outgoing(what="tell", user=user, message=private, otherwise=asked), now=now)


async def _question(tx: Transaction, playing: Playing, member: int, now: float) -> Message | None:
    """Returns what a vote asks of a member; None where none waits for them."""
    vote = await votes.of(tx, playing.table.id)
    waiting = set(votes.missing(playing, vote)) & set(playing.seats_of(member)) if vote is not None else set()
    return await votes.question(tx, playing, vote, sorted(waiting), now) if vote is not None and waiting else None


def _result(playing: Playing) -> Message:
    words, table = playing.words, playing.table
    said = words("later-result", game=library.meta(table.game).title, table=literal(table.name))
    score = Button(presses.make("score", table.id), words("button-score"))
    return Message(compose(said), buttons=((Button(presses.make("board", table.id), words("button-board")), score),))
