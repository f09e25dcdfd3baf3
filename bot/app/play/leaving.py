"""Leaving: a seat loses its player, by the player's wish or without it, and is open to whoever takes it over.

Where the table says so a bot plays on for it meanwhile.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias

from bot.app.play import lobby, openings, outgoing, posts, results, tables, telling, turns, votes
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.language import literal
from bot.app.speech.messages import Message
from bot.app.speech.text import compose
from bot.app.time import deadlines, lateness
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.match import Match, Moved
from storage.store import Transaction

STANDS_IN = "strong"
"""The level of a bot that plays on for somebody."""

Comes: TypeAlias = Literal["won", "short", "removed", "alone", "bot", "open"]
"""What comes of a resignation: the only opponent has won; the game counts for nobody, for a reason of `Uncounted`;
nobody has won as nobody but bots would play on; a bot plays on; the seat is answered for harmlessly."""
LOST = {
    "post-removed": "removed",
    "post-voted-out": "voted-out",
    "post-late-open": "late",
    "post-gone": "gone",
    "post-forfeited": "forfeited",
}
"""How players lose their seats who have not resigned, by the post that tells all of it."""


async def open_seat(
    tx: Transaction,
    playing: Playing,
    seat: Seat,
    told: str,
    now: float,
    how: str = results.LEFT,
    *,
    late: bool = False,
) -> Playing:
    """Takes a seat out of play, or has a bot play on for it, of two only for who was ``late``: else that ends the game.

    While the game goes on the seat is open to whoever joins; one that ended keeps its name. Who leaves is no host any
    more, and bots do not go on alone.
    """
    bot = STANDS_IN if _is_played_on(playing, seat, late=late) else ""
    moved = _left(playing, seat, bot)
    if not moved.match.over:
        playing = await hand_on(tx, playing, playing.seats[seat].member, now)
    table = playing.table
    left = tuple(replace(row, member=None) if row.seat == seat else row for row in playing.seats)
    await votes.void(tx, replace(playing, seats=left), now, whatever=True, why="left")  # who leaves knows
    await results.leave(tx, playing, seat, how)
    stays = not moved.match.over
    if stays:
        await openings.announce(tx, playing, seat, now)
        await tx.seats.put(replace(await deadlines.stop(tx, playing, seat, now), member=None, bot=bot))
        await tx.orders.clear(table.id, seat)
        if (member := playing.seats[seat].member) is not None:
            await tx.trials.remove(table.id, member)  # it was tried with what the seat knows
        await lobby.renew(tx, table, now)
    if not _has_further_seats(playing, seat):  # nobody else would read of it
        await _say(tx, playing, seat, told, now, open=stays, bot=bot != "")
    if stays:
        playing = replace(await tables.load(tx, table), match=playing.match)
        if bot:
            await deadlines.hand_to_bot(tx, playing, seat, now)
        await outgoing.send(tx, table, Outgoing(what="rename", title=posts.thread_title(playing)), now=now)
    return await turns.record(tx, playing, moved, now)


async def comes(tx: Transaction, playing: Playing, seat: Seat) -> Comes:
    """Says what comes of it if the player of a seat resigns, as `open_seat` would have it."""
    if _is_played_on(playing, seat, late=False):
        return "bot"
    left = _left(playing, seat, "").match
    if left.ended == "abandoned":
        return "alone"
    return (await results.uncounted(tx, playing) or "won") if left.over else "open"


def leaves_bots_alone(playing: Playing, seat: Seat) -> bool:
    """Says whether nobody but bots would play on without the player of a seat."""
    others = [row for row in playing.seats if row.member != playing.seats[seat].member]
    return any(row.bot for row in others) and all(row.member is None for row in others)


def _has_further_seats(playing: Playing, seat: Seat) -> bool:
    """Says whether the player of a seat plays others, too, as at a table for practice."""
    member = playing.seats[seat].member
    return member is not None and len(playing.seats_of(member)) > 1


def _is_played_on(playing: Playing, seat: Seat, *, late: bool) -> bool:
    """Says whether a bot takes the place of who leaves a seat."""
    goes_on = late or tables.players(playing) > 2
    alone = all(row.member in (None, playing.seats[seat].member) for row in playing.seats)
    return lateness.POLICIES[playing.table.late].bot and goes_on and not alone


def _left(playing: Playing, seat: Seat, bot: str) -> Moved:
    """Returns what becomes of a match that a player leaves; a bot begins a turn anew."""
    match: Match = playing.match
    if bot:
        drafts = match.drafting == seat
        return matches.take_back(match, seat, all=True) if drafts else Moved(match=match, entries=())
    resigned = matches.resign(match, seat)
    alone = _has_further_seats(playing, seat) or (not resigned.match.over and leaves_bots_alone(playing, seat))
    return matches.abandon(match) if alone else resigned


async def remove(tx: Transaction, playing: Playing, seat: Seat, told: str, now: float) -> None:
    """Opens the seat of somebody who may not come back uninvited; of two players nobody has won by it.

    Who is removed for being late has left; the others decide nothing by removing anybody else, see `results`.
    """
    member = playing.seats[seat].member
    assert member is not None, "somebody sits there"
    if tables.players(playing) > 2:
        how = results.LEFT if await lateness.is_late(tx, playing, seat, now) else results.REMOVED
        await open_seat(tx, playing, seat, told, now, how)
    else:
        await _say(tx, playing, seat, told, now)
        await turns.record(tx, playing, matches.abandon(playing.match), now)
    await tx.guests.remove(playing.table.id, member, now)


async def forfeit(tx: Transaction, playing: Playing, seat: Seat, now: float) -> None:
    """Ends a game of two as lost by who has kept the other one waiting for too long, see `lateness`."""
    await open_seat(tx, playing, seat, "post-forfeited", now)


async def hand_on(tx: Transaction, playing: Playing, member: int | None, now: float) -> Playing:
    """Lets somebody else at a table be its host, where a member who leaves it is and others play."""
    heir = next((row.member for row in playing.seats if row.member not in (None, member)), None)
    if playing.table.host != member or heir is None:
        return playing
    return replace(playing, table=await lobby.touch(tx, replace(playing.table, host=heir), now))


async def _say(
    tx: Transaction, playing: Playing, seat: Seat, told: str, now: float, *, open: bool = False, bot: bool = False
) -> None:
    """Tells all that a seat loses its player, with a button to take it over where it is open."""
    table, words = playing.table, playing.words
    ends, plays_on = ("no" if open else "yes"), ("yes" if bot else "no")
    said = words(told, player=literal(playing.names[seat]), ends=ends, bot=plays_on, table=literal(table.name))
    message = Message(compose(said), buttons=openings.buttons(table, words) if open else ())
    await outgoing.send(tx, table, Outgoing(message=message), now=now)
    member = playing.seats[seat].member
    if member is not None and told in LOST:
        how = "bot" if bot and told == "post-late-open" else LOST[told]
        await telling.seat_lost(tx, table, member, how, now, quietly=not open)  # a result calls them
