"""Votes of a table on going back in its game: what is proposed, who has agreed, and how a vote ends.

A vote lies in the store and is shown by one post, which is kept up to date. Whatever is played meanwhile ends it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from bot.app.play import outgoing, posts
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.language import literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from rules.core import codec
from rules.core.contract import Seat
from storage.rows import VoteRow
from storage.store import Transaction

LIFETIME = 2 * 24 * 3600.0
"""Seconds after which a vote ends in which not all have agreed."""

Why: TypeAlias = Literal["agreed", "declined", "withdrawn", "played", "late"]
"""How a vote ends."""


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal to go back to just after an entry of the log."""

    stamp: str
    """Tells its buttons from those of earlier votes."""
    by: Seat
    entry: int
    """The entry, by its number in the whole log."""
    number: int
    """The entry, counted among those in force, as the log is shown."""
    undone: int
    """How many entries it would undo."""
    until: float
    agreed: tuple[Seat, ...] = ()


async def of(tx: Transaction, table: str) -> Vote | None:
    """Returns the open vote of a table."""
    row = await tx.votes.get(table)
    if row is None:
        return None
    vote: Vote = codec.decode(row.vote, Vote)
    return msgspec.structs.replace(vote, until=row.until)  # the row's is moved when time is given back


async def open(tx: Transaction, playing: Playing, vote: Vote, now: float) -> None:
    """Stores a new vote, and calls all who are to answer."""
    await _store(tx, playing, vote)
    message = await _message(tx, playing, vote)
    await outgoing.send(tx, playing.table, Outgoing(message=message), key=_key(playing, vote), now=now)


async def update(tx: Transaction, playing: Playing, vote: Vote, now: float) -> None:
    """Stores who has agreed by now, and brings the post up to date."""
    await _store(tx, playing, vote)
    message = await _message(tx, playing, vote)
    await outgoing.send(tx, playing.table, Outgoing(message=message, edits=_key(playing, vote)), now=now)


async def end(tx: Transaction, playing: Playing, vote: Vote, why: Why, now: float, player: str = "") -> str:
    """Ends a vote and takes the buttons from its post; returns how it ended, for all to be told."""
    await tx.votes.remove(playing.table.id)
    said = playing.words(f"vote-end-{why}", table=literal(playing.table.name), player=literal(player))
    message = Message(compose("\n".join([_proposal(playing, vote), said])))
    await outgoing.send(tx, playing.table, Outgoing(message=message, edits=_key(playing, vote)), now=now)
    return said


async def end_aloud(tx: Transaction, playing: Playing, vote: Vote, why: Why, now: float, player: str = "") -> None:
    """Ends a vote and tells everybody so."""
    said = await end(tx, playing, vote, why, now, player)
    await outgoing.send(tx, playing.table, Outgoing(message=Message(compose(said))), now=now)


async def void(tx: Transaction, playing: Playing, now: float) -> None:
    """Ends the vote of a table, if there is one, because play has gone on."""
    vote = await of(tx, playing.table.id)
    if vote is not None:
        await end_aloud(tx, playing, vote, "played", now)


def missing(playing: Playing, vote: Vote) -> tuple[Seat, ...]:
    """Returns the seats that have not agreed yet; nobody is asked for an open seat, or for one of who proposed it."""
    own = playing.seats[vote.by].member
    return tuple(row.seat for row in playing.seats if row.member not in (None, own) and row.seat not in vote.agreed)


async def _store(tx: Transaction, playing: Playing, vote: Vote) -> None:
    await tx.votes.put(VoteRow(table=playing.table.id, until=vote.until, vote=codec.encode(vote)))


async def _message(tx: Transaction, playing: Playing, vote: Vote) -> Message:
    words, table = playing.words, playing.table
    dropped = words("vote-luck" if playing.game.meta.luck else "vote-without-luck")
    lines = [_proposal(playing, vote), dropped, words("vote-call", players=await _called(tx, playing, vote))]
    if vote.agreed:
        lines.append(words("vote-agreed", players=words.list(_names(playing, vote.agreed))))
    agree, decline = (presses.make("vote", table.id, vote.stamp, answer) for answer in ("yes", "no"))
    buttons = (Button(agree, words("button-agree"), "main"), Button(decline, words("button-decline"), "danger"))
    return Message(compose("\n".join(lines)), buttons=(buttons,))


def _proposal(playing: Playing, vote: Vote) -> str:
    return playing.words(
        "vote-proposal",
        player=literal(playing.names[vote.by]),
        table=literal(playing.table.name),
        entry=vote.number,
        count=vote.undone,
    )


async def _called(tx: Transaction, playing: Playing, vote: Vote) -> str:
    seats = posts.once(playing, missing(playing, vote))
    return playing.words.list([await posts.called_name(tx, playing, seat) for seat in seats])


def _names(playing: Playing, seats: Sequence[Seat]) -> list[str]:
    return [literal(playing.names[seat]) for seat in posts.once(playing, seats)]


def _key(playing: Playing, vote: Vote) -> str:
    return f"proposal-{playing.table.id}-{vote.stamp}"
