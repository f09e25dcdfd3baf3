"""Handing over: the post with the board that calls those who are asked, and what is noted by it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from bot.app.play import calling, calls, news, outgoing, posts, stretches, tables, unreached
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.language import literal
from bot.app.speech.messages import Message, Text
from bot.app.speech.text import LONGEST, compose, shorten, size
from bot.app.time import deadlines
from rules.core.contract import Seat
from rules.core.match import Match, asked_anew
from storage.rows import AwaitedRow, PingRow
from storage.store import Transaction

Rows = Mapping[Seat, AwaitedRow]
"""Who is awaited until when."""


async def begin(tx: Transaction, playing: Playing, now: float) -> None:
    """Starts the clocks of a new game, and calls all to it and whoever begins."""
    rows = await deadlines.start(tx, playing, {}, now)
    message = await calls.start(tx, playing, rows, now)
    call = Outgoing(message=message, tells=_meanwhile(playing, calls.opening(playing)))
    await _send(tx, playing, rows, playing.match.awaited, call, now)


async def begin_again(tx: Transaction, playing: Playing, events: news.News, opening: str, now: float) -> None:
    """Calls everybody who is awaited after going back, as if they had not been asked yet."""
    rows = await deadlines.start(tx, playing, {}, now, again=True)
    asked = playing.match.awaited
    said = news.longest(events, asked)
    message = await calls.hand_over(tx, playing, rows, asked, said, opening, now)
    await _send(tx, playing, rows, asked, Outgoing(message=message, tells=_meanwhile(playing, [opening])), now)
    await news.note_posted(tx, playing, said)


async def go_on(
    tx: Transaction,
    playing: Playing,
    before: Match,
    since: tuple[Any, ...],
    here: Collection[Seat],
    opening: str,
    now: float,
) -> bool:
    """Calls whoever is newly asked, as play has gone on from an earlier position; returns whether a board is posted.

    For a bot that is asked nothing is posted: what it was asked after is told with the next call of a member.

    ``since`` is what has happened last; of those who were ``here`` to play, who is asked again is called by nothing.
    What a post can take the place of that tells on, see `news.told`, is brought up to date.
    """
    board, untold = await news.told(tx, playing)
    since, match = (*untold, *since), playing.match
    asked, goes_on = asked_anew(before, match), stretches.in_one_stretch(before, match)
    still = set(match.awaited) - set(asked)
    kept = {seat: row for seat, row in (await deadlines.awaited(tx, playing.table.id)).items() if seat in still}
    rows = await deadlines.start(tx, playing, kept, now)
    if called := playing.members_of(asked):
        events = (*board, *since) if goes_on else since
        shows = not stretches.in_one_auction(before, match)
        present = [rows[seat] for seat in called if seat in here]  # they have the next question before them
        rows |= await deadlines.note_called(tx, playing, present, now)
        message = await calls.hand_over(tx, playing, rows, called, events, opening, now, board=shows)
        told = _meanwhile(playing, [opening, *posts.tell(playing.words, playing.table.game, since, playing.names)])
        await _send(tx, playing, rows, called, Outgoing(message=message, renews=goes_on, tells=told), now)
    elif opening:
        await outgoing.send(tx, playing.table, Outgoing(message=Message(compose(opening))), now=now)
    posted = bool(called) and not goes_on
    await (news.note_posted(tx, playing, since) if posted else news.put_told(tx, playing, board, since))
    return posted


async def call_again(tx: Transaction, playing: Playing, opening: str, now: float, *, recap: bool = True) -> None:
    """Posts the board anew and calls everybody who is awaited, for example after a pause, with a ``recap`` or not."""
    asked = playing.match.awaited
    await deadlines.forget_calls(tx, playing, asked, now)
    await _call_all(tx, playing, news.longest(await news.all_of(tx, playing), asked), opening, now, recap=recap)


async def call_held(tx: Transaction, playing: Playing, now: float) -> None:
    """Calls those who are awaited and could not be called when they were asked, with the board and their news.

    The latest board shows the same position, so this post takes its place: no board stands at a table twice.
    """
    board, since = await news.told(tx, playing)
    missed = news.longest(await news.all_of(tx, playing), playing.match.awaited)
    await _call_all(tx, playing, max((*board, *since), missed, key=len), "", now, renews=True)


async def _call_all(
    tx: Transaction,
    playing: Playing,
    events: tuple[Any, ...],
    opening: str,
    now: float,
    *,
    renews: bool = False,
    recap: bool = True,
) -> None:
    rows, asked = await deadlines.awaited(tx, playing.table.id), playing.match.awaited
    message = await calls.hand_over(tx, playing, rows, asked, events, opening, now, recap=recap)
    await _send(tx, playing, rows, asked, Outgoing(message=message, renews=renews), now)
    await news.note_posted(tx, playing, events)


async def _send(
    tx: Transaction, playing: Playing, rows: Rows, asked: Sequence[Seat], call: Outgoing, now: float
) -> None:
    """Posts a call, and notes whom it calls by what; the others of those asked are called at a better time.

    Where the table cannot be reached those who are awaited are told so in private.
    """
    key, table = outgoing.board_key(tx, playing.match.base_last), playing.table
    to_call = calling.still_to_call(playing, rows, asked, now)
    await outgoing.send(tx, table, msgspec.structs.replace(call, calls="turn"), key=key, now=now)
    if table.still is not None:
        here = {seat for seat, row in rows.items() if row.called == now}  # they have it before them
        await unreached.tell(tx, table, now, quiet=here)
    users = {part.user for part in call.message.text if part.user} if call.message is not None else set()
    for seat in tables.once(playing, asked) if users else ():
        member = playing.seats[seat].member
        accounts = await tx.members.identities(member) if member is not None else ()
        if member is not None and users & {account.user for account in accounts}:
            await tx.pings.add(PingRow(member=member, table=table.id, kind="turn", at=now, post=key))
    await deadlines.note_called(tx, playing, [rows[seat] for seat in to_call], now)


async def withdraw(tx: Transaction, playing: Playing, asked: Iterable[Seat], now: float) -> None:
    """Says in the posts that have called seats to a turn that there is none any more; who plays alone knows."""
    if playing.table.practice:
        return
    members = {playing.seats[seat].member for seat in asked} - {None}
    keys = {await tx.pings.last_turn(member, playing.table.id) for member in members if member is not None}
    for key in sorted(keys - {""}):
        said = playing.words("post-withdrawn", table=literal(playing.table.name))
        message = Message(compose(said))
        await outgoing.send(tx, playing.table, Outgoing(message=message, edits=key), now=now)


def _meanwhile(playing: Playing, lines: Iterable[str]) -> Text:
    """Says what is still to be told where a call comes too late; of much only the last."""
    said = [line for line in lines if line]
    title = playing.words("post-meanwhile", table=literal(playing.table.name))
    return compose("\n".join([title, *shorten(said, LONGEST - size(title))[0]])) if said else ()
