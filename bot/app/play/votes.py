"""Votes of a table: what is proposed, who has agreed and who has not, and how a vote ends.

A table has one vote at most. It lies in the store and is shown by one post, which is kept up to date and tells in the
end who has said what. Who has not answered when its time is up abstains.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, TypeAlias

import msgspec

from bot.app.play import calling, outgoing, tables, telling
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech import presses
from bot.app.speech.context import Trouble
from bot.app.speech.language import Words, literal
from bot.app.speech.messages import Button, Message
from bot.app.speech.text import compose
from bot.app.time import lateness
from rules.core import codec
from rules.core.contract import Seat
from storage.rows import DeclinedRow, VoteRow
from storage.store import Transaction

LIFETIME = 2 * 24 * 3600.0
"""Seconds after which who has not answered abstains."""
ALL, MAJORITY = "all", "majority"
RULES = (ALL, MAJORITY)
"""Of how many a proposal needs the consent: of all, or of more than half."""

Matter: TypeAlias = Literal["rewind", "pause", "resume", "extend", "end", "replace"]
"""What can be proposed: to go back, to stop and to go on, more time, an end without result, a seat's other player."""
Why: TypeAlias = Literal["agreed", "declined", "failed", "withdrawn", "played", "settled", "late", "left"]
"""How a vote ends."""

MATTERS: tuple[Matter, ...] = ("pause", "resume", "extend", "replace", "end")
"""What is proposed without naming an entry of the log."""
MID_PLAY = ("rewind", "extend")
"""What is about the very position: whatever becomes final ends it, and it waits while a table is paused."""
WEIGHTY = ("rewind", "end", "replace")
"""What the silence of all others is not enough for."""


class Vote(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal, and who has answered what."""

    stamp: str
    """Tells its buttons from those of earlier votes."""
    what: Matter = "rewind"
    by: Seat | None
    """Who proposes it; None where the table itself does."""
    until: float
    agreed: tuple[Seat, ...] = ()
    """The others who have."""
    declined: tuple[Seat, ...] = ()
    seat: Seat | None = None
    """Whom it is about, who has no say in it."""
    entry: int = 0
    """The entry to go back to, by its number in the whole log."""
    number: int = 0
    """That entry, counted among those in force, as the log is shown."""
    undone: int = 0
    """How many entries it would undo."""


async def of(tx: Transaction, table: str) -> Vote | None:
    """Returns the open vote of a table."""
    row = await tx.votes.get(table)
    if row is None:
        return None
    vote: Vote = codec.decode(row.vote, Vote)
    return msgspec.structs.replace(vote, until=row.until)  # the row's is moved when time is given back


async def open(tx: Transaction, playing: Playing, vote: Vote, now: float) -> None:
    """Stores a new vote, calls all who are to answer, and tells whom it is about."""
    await _store(tx, playing, vote)
    message = await _message(tx, playing, vote, now)
    await outgoing.send(tx, playing.table, Outgoing(message=message), key=_key(playing, vote), now=now)
    await calling.later(tx, playing, asked(playing, vote), "vote", now)
    by, late = ("", "yes") if vote.by is None else (literal(playing.names[vote.by]), "no")
    named = vote.by is None  # the post about their time has called them
    await _tell(tx, playing, vote, "you-vote-open", now, quietly=named, player=by, late=late)


async def update(tx: Transaction, playing: Playing, vote: Vote, now: float) -> None:
    """Stores who has answered by now, and brings the post up to date."""
    await _store(tx, playing, vote)
    message = await _message(tx, playing, vote, now)
    await outgoing.send(tx, playing.table, Outgoing(message=message, edits=_key(playing, vote)), now=now)


async def end(tx: Transaction, playing: Playing, vote: Vote, why: Why, now: float, player: str = "") -> str:
    """Ends a vote and takes the buttons from its post; returns how it ended, for all to be told.

    What was declined or withdrawn cannot be proposed again in the same position.
    """
    await tx.votes.remove(playing.table.id)
    if why in ("declined", "failed", "withdrawn"):
        await _note_declined(tx, playing, vote)
    said = playing.words(
        f"vote-end-{why}",
        table=literal(playing.table.name),
        player=literal(player),
        what=matter(playing.words, playing, vote),
    )
    message = Message(compose("\n".join([_proposal(playing, vote), *_answers(playing, vote), said])))
    await outgoing.send(tx, playing.table, Outgoing(message=message, edits=_key(playing, vote)), now=now)
    if (vote.what, why) != ("replace", "agreed"):  # who has lost the seat by it is told that
        await _tell(tx, playing, vote, "you-vote-ended", now, carried="yes" if why == "agreed" else "no")
    return said


async def end_aloud(tx: Transaction, playing: Playing, vote: Vote, why: Why, now: float, player: str = "") -> None:
    """Ends a vote and tells everybody so."""
    said = await end(tx, playing, vote, why, now, player)
    await outgoing.send(tx, playing.table, Outgoing(message=Message(compose(said))), now=now)


async def void(tx: Transaction, playing: Playing, now: float, *, whatever: bool = False, why: Why = "played") -> None:
    """Ends the vote of a table that makes no sense any more as play has gone on; or whatever it is about."""
    vote = await of(tx, playing.table.id)
    if vote is not None and (whatever or vote.by is None or vote.what in MID_PLAY):
        await end_aloud(tx, playing, vote, why, now)


async def settle(tx: Transaction, playing: Playing, now: float) -> None:
    """Ends a vote on whether a table is to be paused, or to go on, as that has been done meanwhile."""
    vote = await of(tx, playing.table.id)
    if vote is not None and vote.what in ("pause", "resume"):
        await end_aloud(tx, playing, vote, "settled", now)


def asked(playing: Playing, vote: Vote) -> tuple[Seat, ...]:
    """Returns the seats that are to answer: not open ones, nor those of who proposes it or whom it is about.

    A pause is about the host who has decided it alone.
    """
    table = playing.table
    concerned = {None, *(playing.seats[seat].member for seat in (vote.by, vote.seat) if seat is not None)}
    if vote.what == "resume" and not table.voted:
        concerned.add(table.host)
    return tuple(row.seat for row in playing.seats if row.member not in concerned)


def missing(playing: Playing, vote: Vote) -> tuple[Seat, ...]:
    """Returns the seats that have still to answer."""
    return tuple(seat for seat in asked(playing, vote) if seat not in (*vote.agreed, *vote.declined))


def outcome(playing: Playing, vote: Vote, *, closed: bool = False) -> bool | None:
    """Says whether a proposal is carried; None while that is open. Once the vote is closed the silent ones abstain."""
    proposing = int(vote.by is not None)
    agreed, declined = proposing + len(vote.agreed), len(vote.declined)
    voices = agreed + declined if closed else proposing + len(asked(playing, vote))
    needed = voices // 2 + 1 if playing.table.votes == MAJORITY else voices
    if closed and not vote.agreed and vote.what in WEIGHTY:
        return False
    if agreed >= needed:
        return True
    return False if closed or voices - declined < needed else None


def switched(rule: str) -> str:
    """Returns the other one of the two rules."""
    return ALL if rule == MAJORITY else MAJORITY


def matter(words: Words, playing: Playing, vote: Vote) -> str:
    """Says in a few words what is proposed: ``to pause the game``."""
    return words(f"vote-what-{vote.what}", who=_who(playing, vote))


async def is_declined(tx: Transaction, playing: Playing, vote: Vote) -> bool:
    """Says whether the same has been proposed and declined in this position."""
    declined = await tx.votes.declined(playing.table.id)
    return (_subject(vote), _position(playing)) in {(row.subject, row.position) for row in declined}


async def require_new(tx: Transaction, playing: Playing, vote: Vote) -> None:
    """Raises `Trouble` where a vote is open, or where the same has been declined in this position."""
    if await of(tx, playing.table.id) is not None:
        raise Trouble("vote-open", table=playing.table.name)
    if await is_declined(tx, playing, vote):
        raise Trouble("vote-repeated", table=playing.table.name)


async def _note_declined(tx: Transaction, playing: Playing, vote: Vote) -> None:
    declined = DeclinedRow(table=playing.table.id, subject=_subject(vote), position=_position(playing))
    await tx.votes.decline(declined)


def _position(playing: Playing) -> str:
    """Tells a position from those after anything was final, or the table was paused."""
    return f"{playing.match.base_last}-{playing.table.paused_at}"


def _subject(vote: Vote) -> str:
    """Names what a vote is about; what the table itself asks, members may still propose."""
    return f"{vote.what}-{vote.entry}-{vote.seat}{'-late' if vote.by is None else ''}"


async def _tell(
    tx: Transaction, playing: Playing, vote: Vote, id: str, now: float, *, quietly: bool = False, **args: str
) -> None:
    """Tells whom a vote is about in private."""
    if vote.seat is not None:
        what = partial(matter, playing=playing, vote=vote)
        await telling.of_vote(tx, playing, vote.seat, id, what, now, quietly=quietly, **args)


async def _store(tx: Transaction, playing: Playing, vote: Vote) -> None:
    await tx.votes.put(VoteRow(table=playing.table.id, until=vote.until, vote=codec.encode(vote)))


async def _message(tx: Transaction, playing: Playing, vote: Vote, now: float) -> Message:
    return await question(tx, playing, vote, missing(playing, vote), now)


async def question(tx: Transaction, playing: Playing, vote: Vote, seats: Sequence[Seat], now: float) -> Message:
    """Writes what a vote asks of seats, with what has been answered so far and the buttons to answer."""
    words, table = playing.words, playing.table
    asked = await calling.players(tx, playing, tables.once(playing, seats), now)
    called = words(f"vote-call-{table.votes}", players=words.list(asked))
    lines = [_proposal(playing, vote), *await _consequences(tx, playing, vote, now), called]
    agree, decline = (presses.make("vote", table.id, vote.stamp, answer) for answer in ("yes", "no"))
    buttons = (Button(agree, words("button-agree"), "main"), Button(decline, words("button-decline"), "danger"))
    return Message(compose("\n".join([*lines, *_answers(playing, vote)])), buttons=(buttons,))


async def _consequences(tx: Transaction, playing: Playing, vote: Vote, now: float) -> list[str]:
    """Says what else comes of it, or of not agreeing: going back drops drafts, a player removed in time voids all."""
    if vote.what == "rewind":
        return [playing.words("vote-luck" if playing.game.meta.luck else "vote-without-luck")]
    if vote.what == "end" and vote.by is None:
        return await telling.forfeit(tx, playing, playing.words, now)
    if vote.what != "replace" or vote.seat is None or await lateness.is_late(tx, playing, vote.seat, now):
        return []
    return [playing.words("vote-voids", who=_who(playing, vote))]


def _proposal(playing: Playing, vote: Vote) -> str:
    words, table, who = playing.words, literal(playing.table.name), _who(playing, vote)
    if vote.by is None:
        return words(f"vote-late-{vote.what}", table=table, who=who)
    player = literal(playing.names[vote.by])
    if vote.what == "rewind":
        return words("vote-proposal", player=player, table=table, entry=vote.number, count=vote.undone)
    return words("vote-proposal-other", player=player, table=table, what=matter(words, playing, vote))


def _answers(playing: Playing, vote: Vote) -> list[str]:
    """Says who has agreed and who has not."""
    said = {"vote-agreed": vote.agreed, "vote-against": vote.declined}
    return [playing.words(id, players=_names(playing, seats)) for id, seats in said.items() if seats]


def _who(playing: Playing, vote: Vote) -> str:
    return "" if vote.seat is None else literal(playing.names[vote.seat])


def _names(playing: Playing, seats: Sequence[Seat]) -> str:
    return playing.words.list(literal(playing.names[seat]) for seat in tables.once(playing, seats))


def _key(playing: Playing, vote: Vote) -> str:
    return f"proposal-{playing.table.id}-{vote.stamp}"
