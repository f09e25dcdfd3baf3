"""What has happened since each seat's last turn, and since the latest board: what a post tells, and a button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

from bot.app.play import orders, posts, stretches
from bot.app.play.tables import Playing
from rules.core import codec
from rules.core.contract import Seat
from rules.core.match import Match, Moved, asked_anew
from storage.rows import NewsRow, ToldRow
from storage.store import Transaction

News: TypeAlias = dict[Seat, tuple[Any, ...]]
"""What everybody has seen happen since each seat's own last turn."""

MOST_NEWS = 150
"""How many of these are kept for a seat; with standing orders it may have no turn of its own for a long time."""


async def of_seat(tx: Transaction, playing: Playing, seat: Seat | None) -> tuple[Any, ...]:
    """Returns what everybody has seen happen since a seat's last turn."""
    return (await all_of(tx, playing)).get(seat, ()) if seat is not None else ()


async def all_of(tx: Transaction, playing: Playing) -> News:
    """Returns what everybody has seen happen since the last turn of each seat."""
    rows = await tx.news.of(playing.table.id)
    return {row.seat: posts.decode_events(playing.match, row.events) for row in rows}


async def spread(tx: Transaction, playing: Playing, before: Match, parts: Sequence[Moved]) -> None:
    """Adds what everybody has seen happen to the news of each seat, beginning anew after a turn of its own."""
    news = await all_of(tx, playing)
    for moved in parts:
        if not moved.entries:
            continue
        after = moved.match
        shown = posts.show(after, moved.published, None)
        acted = orders.acting(moved) if not after.ended else set()
        for seat in range(after.header.seats):
            if seat not in acted:
                news[seat] = (*news.get(seat, ()), *shown)
            elif seat in asked_anew(before, after):
                news[seat] = shown
            elif seat not in after.awaited:
                news[seat] = ()
        before = after
    await put(tx, playing, news)


async def put(tx: Transaction, playing: Playing, news: News) -> None:
    """Stores the news of seats."""
    table = playing.table.id
    rows = [NewsRow(table=table, seat=seat, events=_encoded(events)) for seat, events in news.items()]
    await tx.news.put(*rows)


async def told(tx: Transaction, playing: Playing) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """Returns what the latest board has told, where a later post may take its place, and what has happened since."""
    row = await tx.told.get(playing.table.id)
    if row is None:
        return (), ()
    return posts.decode_events(playing.match, row.board), posts.decode_events(playing.match, row.since)


async def note_posted(tx: Transaction, playing: Playing, events: tuple[Any, ...]) -> None:
    """Notes that a board has been posted that tells of events, so that nothing is new any more."""
    await put_told(tx, playing, events if stretches.in_one_stretch(playing.match, playing.match) else (), ())


async def put_told(tx: Transaction, playing: Playing, board: tuple[Any, ...], since: tuple[Any, ...]) -> None:
    """Notes what the latest board has told, and what has happened since."""
    await tx.told.put(ToldRow(table=playing.table.id, board=_encoded(board), since=_encoded(since)))


def _encoded(events: tuple[Any, ...]) -> bytes:
    return codec.encode(events[-MOST_NEWS:])


def longest(news: News, seats: Sequence[Seat]) -> tuple[Any, ...]:
    """Returns the news of the seat that has waited longest; those of the others are their last part."""
    return max((news.get(seat, ()) for seat in seats), key=len, default=())
