"""Going back in a game: the match by an entry of its own, its seats as they are played now.

What was drawn comes out the same again. Seats that nobody plays stay so, whatever they were at the time.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.app.play import orders, posts, replays, tables, turns
from bot.app.play.news import News
from bot.app.play.tables import Playing
from bot.app.speech.language import literal
from rules.core import history
from rules.core import match as matches
from rules.core.contract import Seat
from rules.core.history import Kept
from rules.core.log import Entry, effective
from rules.core.match import Match, Moved
from storage.store import Transaction


async def go_back(tx: Transaction, playing: Playing, entry: int, number: int, kept: Kept, now: float) -> None:
    """Goes back to just after an entry of the whole log, which everybody knows by another number."""
    table, words = playing.table, playing.words
    log = await tables.stored_log(tx, table.id)
    moved, news = await replays.asked(_rewound, playing, log, entry, kept)
    said = words("post-rewound", table=literal(table.name), entry=number)
    await turns.go_back(tx, playing, moved, news, now, f"{said} {words('post-orders-dropped')}")


def _rewound(playing: Playing, log: Sequence[Entry], to: int, kept: Kept) -> tuple[Moved, News]:
    """Goes back in a match; returns what came of it, and what each seat has seen happen since its own last turn."""
    header = playing.match.header
    moved = history.rewind(playing.match, log, to, kept)
    in_force = [entry for entry in effective(log) if entry.n <= to]
    since = [_after_last_turn(in_force, seat) for seat in range(header.seats)]
    told = list(history.retell(header, in_force, kept, min(since)))
    news: News = {}
    for seat, start in enumerate(since):
        events = [event for _, happened in told[start - min(since) :] for event in happened]
        news[seat] = posts.show(playing.match, events, None)
    return _seated_as_now(moved, playing.match), news


def _after_last_turn(entries: Sequence[Entry], seat: Seat) -> int:
    """Returns the place behind the last entry that a seat made itself."""
    own = (at for at, entry in enumerate(entries, 1) if entry.seat == seat and not orders.is_automatic(entry.by))
    return max(own, default=0)


def _seated_as_now(moved: Moved, now: Match) -> Moved:
    """Takes seats out of play, or back into it, that were played otherwise at the time gone back to."""
    for seat in sorted({*moved.match.resigned} - {*now.resigned}):
        moved = matches.then(moved, matches.take_over(moved.match, seat))
    for seat in now.resigned:
        if seat not in moved.match.resigned:
            moved = matches.then(moved, matches.resign(moved.match, seat))
    return moved
