"""Playing: what a move changes is stored together with the posts that tell of it, in one transaction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import reduce
from typing import Any, TypeAlias

import msgspec

from bot.app.play import (
    calling,
    calls,
    lobby,
    openings,
    orders,
    outgoing,
    posts,
    ratings,
    results,
    telling,
    timing,
    unreached,
    upcoming,
    votes,
)
from bot.app.play.outgoing import Outgoing
from bot.app.play.tables import Playing
from bot.app.speech.language import literal
from bot.app.speech.messages import Message, Text
from bot.app.speech.text import LONGEST, compose, shorten, size
from render.core import studio
from rules.core import codec, standing
from rules.core import match as matches
from rules.core.contract import GameError, Seat, Unreadable
from rules.core.log import Entry
from rules.core.match import Match, Moved, Refused, asked_anew
from rules.core.notation import Tree, split
from storage.rows import EntryRow, MatchRow, NewsRow, PanelRow, PingRow, TableRow, ToldRow
from storage.store import Transaction

News: TypeAlias = dict[Seat, tuple[Any, ...]]
"""What everybody has seen happen since each seat's own last turn."""

MOST_NEWS = 150
"""How many of these are kept for a seat; with standing orders it may have no turn of its own for a long time."""


TALKED_OVER = 24 * 3600.0
"""Seconds for which the thread of a finished game stays open."""


class NotPlayed(Exception):
    """What a member wanted to play for a seat was refused; ``text`` is all that was sent.

    ``tree`` offers what would have been possible: the notation, unless something else was refused.
    """

    def __init__(self, refused: Refused, playing: Playing, seat: Seat, text: str, tree: Tree | None = None) -> None:
        super().__init__(refused.notation)
        self.tree = tree or refused.before.game
        self.refused = refused
        self.playing = playing
        self.seat = seat
        self.text = text


def play(playing: Playing, seat: Seat, text: str) -> Moved:
    """Plays what a member typed or chose, without storing it; raises `NotPlayed`."""
    return reduce(matches.then, play_each(playing, seat, text))


def play_each(playing: Playing, seat: Seat, text: str) -> tuple[Moved, ...]:
    """Plays one notation after the other; returns what comes of each, or raises `NotPlayed` for the first refused."""
    try:
        return matches.play_each(playing.match, seat, text)
    except Refused as error:
        raise NotPlayed(error, playing, seat, text) from error
    except Unreadable as error:
        raise NotPlayed(Refused(text, playing.match, error), playing, seat, text) from error


async def hides_nothing(tx: Transaction, playing: Playing, seat: Seat) -> bool:
    """Says whether a seat sees just what everybody could: nothing hidden of its own, no draft but one typed openly."""
    match = playing.match
    if studio.private_picture(playing.table.game) is not None:  # every seat has something of its own there
        return False
    if match.draft and await tx.meta.get(_openly_key(playing.table, seat)) != str(match.entries):
        return False
    return bool(match.view(seat) == match.game.view(match.state_for(seat), None))


async def note_openly(tx: Transaction, playing: Playing, seat: Seat) -> None:
    """Notes that everybody could read how a seat's draft came about, up to the last entry; any other one ends that."""
    if playing.match.draft:
        await tx.meta.put(_openly_key(playing.table, seat), str(playing.match.entries))
    else:
        await tx.meta.remove(_openly_key(playing.table, seat))


def _openly_key(table: TableRow, seat: Seat) -> str:
    return f"openly-{table.id}-{seat}"


def tells_secret(playing: Playing, seat: Seat, text: str) -> bool:
    """Says whether one of the notations, legal or not, tells what others will not see."""
    with suppress(Unreadable):
        return any(_is_secret(playing, seat, notation) for notation in split(text))
    return False


def _is_secret(playing: Playing, seat: Seat, notation: str) -> bool:
    with suppress(GameError):
        return playing.game.secret(playing.match.state, playing.game.parse(notation, playing.match.state, seat))
    return False


async def begin(tx: Transaction, playing: Playing, moved: Moved, now: float) -> None:
    """Stores a match that has just been set up, and calls whoever begins."""
    await _store_new(tx, playing, moved.entries, now)
    await timing.start(tx, playing, {}, now)
    message = await calls.start(tx, playing, now)
    call = Outgoing(message=message, tells=_meanwhile(playing, calls.opening(playing)))
    await _send_call(tx, playing, playing.match.awaited, call, now)
    await upcoming.tell(tx, playing, (), now)


async def adopt(tx: Transaction, playing: Playing, log: Sequence[Entry], now: float) -> None:
    """Stores a match that was played elsewhere, and tells how it stands or how it ended."""
    await _store_new(tx, playing, log, now)
    if playing.match.over:
        await _finish(tx, playing, (), now)
        return
    await timing.start(tx, playing, {}, now)
    await call_again(tx, playing, playing.words("post-adopted"), now)


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


async def _store_new(tx: Transaction, playing: Playing, log: Sequence[Entry], now: float) -> None:
    table, match = playing.table, playing.match
    await tx.matches.add(MatchRow(table=table.id, snapshot=matches.dump(match), entries=match.entries))
    await _append(tx, table, log, now)
    under = await outgoing.lobby_key(tx, table)
    await outgoing.send(tx, table, Outgoing(what="open", title=posts.thread_title(playing), edits=under), now=now)


async def record(tx: Transaction, playing: Playing, moved: Moved, now: float, opening: str = "") -> Playing:
    """Stores what was done to a match, and what absent seats and standing orders answer; returns the table then.

    Whoever is newly asked is called by one post, which begins with ``opening``; a finished game is told by one.
    Orders wait while a table is paused, and after a draft was changed: what their owner took back stays so. What is
    final ends a vote on the position, and the end of the game any.
    """
    waiting = playing.table.paused_at is not None or (moved.entries and not moved.barrier)
    given = [] if waiting else await orders.of(tx, playing)
    answered, held = standing.carry_out(moved.match, [one.held for one in given])
    await orders.store(tx, given, held, acting(moved))
    parts, moved = (moved, answered), matches.then(moved, answered)
    before = playing.match
    if moved.barrier:
        await votes.void(tx, playing, now, whatever=moved.match.over)
    playing = await _store(tx, playing, moved, now)
    if moved.barrier:
        await _spread_news(tx, playing, before, parts)
        await _publish(tx, playing, before, parts, now, opening)
        await telling.played_for(tx, playing, moved.entries, now)
    return playing


async def go_back(tx: Transaction, playing: Playing, moved: Moved, news: News, now: float, opening: str) -> Playing:
    """Stores that a match has gone back, and calls everybody who is awaited then, as if they had not been asked yet.

    Standing orders are dropped: they were given for what lay ahead, and nobody is to be answered for unawares.
    """
    await tx.orders.clear(playing.table.id)
    await _withdraw_calls(tx, playing, playing.match.awaited, now)
    absent, _ = standing.carry_out(moved.match, ())
    playing = await _store(tx, playing, matches.then(moved, absent), now)
    await _put_news(tx, playing, news)
    if playing.match.over:
        await _finish(tx, playing, (), now)
        return playing
    await timing.start(tx, playing, {}, now, again=True)
    asked = playing.match.awaited
    events = _longest(news, asked)
    message = await calls.hand_over(tx, playing, asked, events, opening, now)
    await _send_call(tx, playing, asked, Outgoing(message=message, tells=_meanwhile(playing, [opening])), now)
    await _note_posted(tx, playing, events)
    return playing


async def _store(tx: Transaction, playing: Playing, moved: Moved, now: float) -> Playing:
    """Stores what the log has grown by and the match as it is now; old buttons become known as such."""
    table, before, after = playing.table, playing.match, moved.match
    if after.over:
        await tx.orders.clear(table.id)
    await _append(tx, table, moved.entries, now)
    await tx.matches.update(
        MatchRow(table=table.id, snapshot=matches.dump(after), entries=after.entries), expected=before.entries
    )
    table = replace(table, changed=now, status="over" if after.over else table.status)
    await tx.tables.update(table)
    anew = [seat for seat, since in enumerate(before.revisions) if since != after.revisions[seat]]
    await tx.panels.renew(table.id, anew)
    return replace(playing, table=table, match=after)


def acting(moved: Moved) -> set[Seat]:
    """Returns the seats that have acted; one whose standing order did has seen nothing of it."""
    return {entry.seat for entry in moved.entries if not orders.is_automatic(entry.by)}


async def news_of(tx: Transaction, playing: Playing, seat: Seat | None) -> tuple[Any, ...]:
    """Returns what everybody has seen happen since a seat's last turn."""
    return (await _all_news(tx, playing)).get(seat, ()) if seat is not None else ()


async def call_again(tx: Transaction, playing: Playing, opening: str, now: float, *, recap: bool = True) -> None:
    """Posts the board anew and calls everybody who is awaited, for example after a pause, with a ``recap`` or not."""
    asked = playing.match.awaited
    await timing.forget_calls(tx, playing, asked, now)
    events = _longest(await _all_news(tx, playing), asked)
    message = await calls.hand_over(tx, playing, asked, events, opening, now, recap=recap)
    await _send_call(tx, playing, asked, Outgoing(message=message), now)
    await _note_posted(tx, playing, events)


async def call_held(tx: Transaction, playing: Playing, now: float) -> None:
    """Calls those who are awaited and could not be called when they were asked, with the board and their news.

    The latest board shows the same position, so this post takes its place: no board stands at a table twice.
    """
    asked = playing.match.awaited
    events = _longest(await _all_news(tx, playing), asked)
    board, since = await _told(tx, playing)
    events = max((*board, *since), events, key=len)
    message = await calls.hand_over(tx, playing, asked, events, "", now)
    await _send_call(tx, playing, asked, Outgoing(message=message, renews=True), now)
    await _note_posted(tx, playing, events)


async def _send_call(tx: Transaction, playing: Playing, asked: Iterable[Seat], call: Outgoing, now: float) -> None:
    """Posts a call, and notes whom it calls by what; the others of those asked are called at a better time.

    Where the table cannot be reached those who are awaited are told so in private.
    """
    key, table = _key(tx, playing), playing.table
    to_call = await calling.still_to_call(tx, playing, asked, now)
    await outgoing.send(tx, table, msgspec.structs.replace(call, calls="turn"), key=key, now=now)
    if table.still is not None:
        here = {row.seat for row in await tx.awaited.of(table.id) if row.called == now}  # they have it before them
        await unreached.tell(tx, table, now, quiet=here)
    users = {part.user for part in call.message.text if part.user} if call.message is not None else set()
    for member in dict.fromkeys(playing.seats[seat].member for seat in asked):
        accounts = await tx.members.identities(member) if member is not None else ()
        if member is not None and users & {account.user for account in accounts}:
            await tx.pings.add(PingRow(member=member, table=table.id, kind="turn", at=now, post=key))
    await timing.note_called(tx, playing, to_call, now)


def _meanwhile(playing: Playing, lines: Iterable[str]) -> Text:
    """Says what is still to be told where a call comes too late; of much only the last."""
    said = [line for line in lines if line]
    title = playing.words("post-meanwhile", table=literal(playing.table.name))
    return compose("\n".join([title, *shorten(said, LONGEST - size(title))[0]])) if said else ()


async def _withdraw_calls(tx: Transaction, playing: Playing, asked: Iterable[Seat], now: float) -> None:
    """Says in the posts that have called seats to a turn that there is none any more; who plays alone knows."""
    if playing.table.practice:
        return
    members = {playing.seats[seat].member for seat in asked} - {None}
    keys = {await tx.pings.last_turn(member, playing.table.id) for member in members if member is not None}
    for key in sorted(keys - {""}):
        said = playing.words("post-withdrawn", table=literal(playing.table.name))
        message = Message(compose(said))
        await outgoing.send(tx, playing.table, Outgoing(message=message, edits=key), now=now)


def _key(tx: Transaction, playing: Playing) -> str:
    """Returns a key for a post that shows the board as it stands now."""
    return outgoing.board_key(tx, playing.match.base_last)


async def _append(tx: Transaction, table: TableRow, log: Sequence[Entry], now: float) -> None:
    rows = [EntryRow(table=table.id, n=entry.n, entry=codec.encode(entry), at=now) for entry in log]
    await tx.matches.append(*rows)


async def _all_news(tx: Transaction, playing: Playing) -> News:
    rows = await tx.news.of(playing.table.id)
    return {row.seat: posts.decode_events(playing.match, row.events) for row in rows}


async def _spread_news(tx: Transaction, playing: Playing, before: Match, parts: Sequence[Moved]) -> None:
    """Adds what everybody has seen happen to the news of each seat, beginning anew after a turn of its own."""
    news = await _all_news(tx, playing)
    for moved in parts:
        if not moved.entries:
            continue
        after = moved.match
        shown = posts.show(after, moved.published, None)
        acted = acting(moved) if not after.ended else set()
        for seat in range(after.header.seats):
            if seat not in acted:
                news[seat] = (*news.get(seat, ()), *shown)
            elif seat in asked_anew(before, after):
                news[seat] = shown
            elif seat not in after.awaited:
                news[seat] = ()
        before = after
    await _put_news(tx, playing, news)


async def _put_news(tx: Transaction, playing: Playing, news: News) -> None:
    table = playing.table.id
    rows = [NewsRow(table=table, seat=seat, events=_encoded(events)) for seat, events in news.items()]
    await tx.news.put(rows)


async def _publish(
    tx: Transaction, playing: Playing, before: Match, parts: Sequence[Moved], now: float, opening: str
) -> None:
    """Tells what is new since the post before; what somebody has missed before that a button tells."""
    match = playing.match
    board, since = await _told(tx, playing)
    since = (*since, *(event for moved in parts for event in posts.show(moved.match, moved.published, None)))
    if match.over:
        await _finish(tx, playing, since, now)
        return
    asked, goes_on = asked_anew(before, match), in_one_stretch(before, match)
    still = set(match.awaited) - set(asked)
    kept = {row.seat: row for row in await tx.awaited.of(playing.table.id) if row.seat in still}
    await timing.start(tx, playing, kept, now)
    if asked:
        events = (*board, *since) if goes_on else since
        shows = not in_one_auction(before, match)
        here = {entry.seat for moved in parts for entry in moved.entries if entry.by == "player"}
        await timing.note_called(tx, playing, here & set(asked), now)  # they have the next question before them
        message = await calls.hand_over(tx, playing, asked, events, opening, now, board=shows)
        told = _meanwhile(playing, [opening, *posts.tell(playing.words, playing.table.game, since, playing.names)])
        await _send_call(tx, playing, asked, Outgoing(message=message, renews=goes_on, tells=told), now)
    if asked and not goes_on:
        await _note_posted(tx, playing, since)
        await upcoming.tell(tx, playing, {seat for moved in parts for seat in acting(moved)}, now)
    else:
        await _put_told(tx, playing, board, since)


def in_one_auction(before: Match, after: Match) -> bool:
    """Says whether nothing but bids has come since an earlier position, so that the board is as it was."""
    return _one_name(decision.auction for match in (before, after) for decision in match.decisions)


def in_one_stretch(before: Match, after: Match) -> bool:
    """Says whether nothing lies on the board otherwise than in an earlier position, but for what is bid for."""
    return _one_name(one.stretch or one.auction for match in (before, after) for one in match.decisions)


def _one_name(names: Iterable[str]) -> bool:
    found = set(names)
    return len(found) == 1 and "" not in found


async def _told(tx: Transaction, playing: Playing) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Returns what the latest board has told, where a later post may take its place, and what has happened since."""
    row = await tx.told.get(playing.table.id)
    if row is None:
        return (), ()
    return posts.decode_events(playing.match, row.board), posts.decode_events(playing.match, row.since)


async def _note_posted(tx: Transaction, playing: Playing, events: tuple[Any, ...]) -> None:
    """Notes that a board has been posted that tells of events, so that nothing is new any more."""
    await _put_told(tx, playing, events if in_one_stretch(playing.match, playing.match) else (), ())


async def _put_told(tx: Transaction, playing: Playing, board: tuple[Any, ...], since: tuple[Any, ...]) -> None:
    await tx.told.put(ToldRow(table=playing.table.id, board=_encoded(board), since=_encoded(since)))


def _encoded(events: tuple[Any, ...]) -> bytes:
    return codec.encode(events[-MOST_NEWS:])


async def _finish(tx: Transaction, playing: Playing, events: tuple[Any, ...], now: float) -> None:
    """Tells the result to all, and in the lobby; the table's thread is put away a while later."""
    await tx.awaited.set(playing.table.id, ())
    await tx.told.remove(playing.table.id)
    await upcoming.forget(tx, playing.table)
    table = replace(playing.table, due=now + TALKED_OVER)
    await tx.tables.update(table)
    uncounted = await results.keep(tx, playing, now)
    await ratings.count_ended(tx, table)
    await openings.withdraw_all(tx, playing, now)
    await lobby.renew(tx, table, now, result=calls.outcome(playing, uncounted))
    message = await calls.result(tx, playing, events, now, uncounted)
    await outgoing.send(tx, table, Outgoing(message=message), key=_key(tx, playing), now=now)
    await calling.later(tx, playing, range(playing.match.header.seats), "result", now)


def _longest(news: News, seats: Sequence[Seat]) -> tuple[Any, ...]:
    """Returns the news of the seat that has waited longest; those of the others are their last part."""
    return max((news.get(seat, ()) for seat in seats), key=len, default=())


def fresh_panel(table: TableRow, seat: Seat) -> PanelRow:
    return PanelRow(table=table.id, seat=seat, revision=0, state=b"")
