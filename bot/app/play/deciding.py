"""What votes decide: a proposal is put to a table, and carried out once it is agreed to."""

from __future__ import annotations

from bot.app.play import leaving, outgoing, pausing, rewinds, tables, turns, votes
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.play.votes import Vote
from bot.app.speech.language import literal
from bot.app.speech.messages import Message
from bot.app.speech.text import compose
from bot.app.time import deadlines
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.history import Kept
from storage.store import Transaction


async def carry_out(tx: Transaction, playing: Playing, vote: Vote, kept: Kept, now: float) -> None:
    """Does what was proposed, and ends the vote on it, if there was one."""
    if await votes.of(tx, playing.table.id) is not None:
        await votes.end(tx, playing, vote, "agreed", now)
    match vote.what:
        case "rewind":
            await rewinds.go_back(tx, playing, vote.entry, vote.number, kept, now)
        case "pause":
            await pausing.pause(tx, playing, now, voted=True)
        case "resume":
            await pausing.resume(tx, playing, now, voted=True)
        case "extend":
            await _extend(tx, playing, now)
        case "end":
            await turns.record(tx, playing, matches.abandon(playing.match), now)
        case "replace":
            await _replace(tx, playing, vote.seat, now)


async def close(tx: Transaction, playing: Playing, vote: Vote, now: float) -> None:
    """Ends a vote whose time is up: who has not answered abstains."""
    stands = playing.table.paused_at is None or vote.what not in votes.MID_PLAY
    if stands and votes.outcome(playing, vote, closed=True):
        await carry_out(tx, playing, vote, {}, now)
    else:
        await votes.end_aloud(tx, playing, vote, "late", now)


async def ask_about_late(tx: Transaction, playing: Playing, seat: Seat, now: float) -> bool:
    """Has the others vote on somebody whose time is up: on another player, or, of two, on an end without result.

    Returns whether that can be voted on now.
    """
    vote = Vote(
        stamp=tx.token(),
        what="replace" if tables.players(playing) > 2 else "end",
        by=None,
        seat=seat,
        until=now + votes.LIFETIME,
    )
    busy = await votes.of(tx, playing.table.id) is not None or await votes.is_declined(tx, playing, vote)
    if not votes.asked(playing, vote) or busy:
        return False
    await votes.open(tx, playing, vote, now)
    return True


async def _replace(tx: Transaction, playing: Playing, seat: Seat | None, now: float) -> None:
    """Opens somebody's seat to others."""
    assert seat is not None, "somebody is replaced"
    await leaving.remove(tx, playing, seat, "post-voted-out", now)


async def _extend(tx: Transaction, playing: Playing, now: float) -> None:
    """Starts the clocks of all who are awaited anew."""
    asked = playing.match.awaited
    await deadlines.begin_anew(tx, playing, asked, now)
    players = playing.words.list(literal(playing.names[seat]) for seat in asked)
    said = playing.words("post-extended", table=literal(playing.table.name), players=players)
    await outgoing.send(tx, playing.table, Outgoing(message=Message(compose(said))), now=now)
